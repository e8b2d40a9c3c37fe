-- What is derived from the rounds, to be found and counted quickly; what is noted beside them; the breaks that were taken.
-- `digest` and `hand_tally` hold nothing of their own: they follow from the rounds' records and from `worth`, outside
-- every seal, and are made for old rounds as this step is taken. `bjdesk verify` derives them again and compares.

-- A round as one person had it: the player, or a guest, who had a bet in it. Money in hundredths.
CREATE TABLE digest (
    owner TEXT NOT NULL,
    round INTEGER NOT NULL,
    rule_set INTEGER NOT NULL,
    dealt INTEGER NOT NULL,   -- seconds since 1970, UTC
    staked INTEGER NOT NULL,  -- first wagers: what an exact return is a share of
    bet INTEGER NOT NULL,     -- all wagers, insurance too
    net INTEGER NOT NULL,
    balance INTEGER NOT NULL, -- after the round
    natural INTEGER NOT NULL, -- 1: one of the person's hands was one; so for the five below
    split INTEGER NOT NULL,
    doubled INTEGER NOT NULL,
    insured INTEGER NOT NULL,
    surrendered INTEGER NOT NULL,
    finished INTEGER NOT NULL, -- by the program, unseen
    expected REAL,             -- what was chosen was worth so much at the moment of choice
    cost REAL,                 -- and so much less than the best; both NULL until every decision of the round has a worth
    PRIMARY KEY (owner, round)
) STRICT, WITHOUT ROWID;

-- The player's hands, counted by the box's first two cards and the dealer's up card.
CREATE TABLE hand_tally (
    rule_set INTEGER NOT NULL,
    start TEXT NOT NULL,   -- hard 16, soft 17, pair 8, pair A, natural
    up TEXT NOT NULL,      -- A, 2 … 9, T
    outcome TEXT NOT NULL, -- as in the records
    hands INTEGER NOT NULL,
    wagered INTEGER NOT NULL,
    net INTEGER NOT NULL,
    PRIMARY KEY (rule_set, start, up, outcome)
) STRICT, WITHOUT ROWID;

-- What the player wrote beside a round: his to change.
CREATE TABLE note (
    round INTEGER NOT NULL PRIMARY KEY REFERENCES round,
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
    at TEXT NOT NULL
) STRICT;

CREATE TABLE break_taken (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    asked_at TEXT NOT NULL,
    until TEXT NOT NULL,
    seconds INTEGER NOT NULL CHECK (seconds > 0),
    boot TEXT NOT NULL,            -- which start of the machine
    monotonic_until REAL NOT NULL, -- seconds on that start's own clock, which nobody can set
    seal TEXT NOT NULL
) STRICT;

CREATE TRIGGER break_kept BEFORE UPDATE ON break_taken BEGIN SELECT raise(ABORT, 'break_taken: inserted only'); END;
CREATE TRIGGER break_stays BEFORE DELETE ON break_taken BEGIN SELECT raise(ABORT, 'break_taken: kept'); END;

-- The accounts that few entries move, the wallet and the guests', are read newest first without looking through all the others.
CREATE INDEX transfers_from ON transfer (debit) WHERE debit NOT IN ('bank', 'table', 'stake', 'house');
CREATE INDEX transfers_to ON transfer (credit) WHERE credit NOT IN ('bank', 'table', 'stake', 'house');
