-- The whole schema. Money is in hundredths, times are ISO 8601 in UTC, boxes and hands count from 0.
-- Order is by id, never by time: a clock may jump.
-- `seal` is a SHA-256 over the row's own content and, where rows form a chain, the row before:
-- a guard against accident and casual edits, read by `bjdesk verify`.

CREATE TABLE account (
    name TEXT NOT NULL PRIMARY KEY
        CHECK (name IN ('bank', 'wallet', 'table', 'stake', 'house') OR name GLOB 'guest:?*'),
    balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0 OR name IN ('bank', 'house')),
    last_transfer INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    started_at TEXT NOT NULL,
    program TEXT NOT NULL,
    seal TEXT NOT NULL
) STRICT;

CREATE TABLE rule_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    seal TEXT NOT NULL,
    UNIQUE (name, options)
) STRICT;

-- The shoe's number is the nonce of its stream. The last shoe without a round is the next one, already committed.
CREATE TABLE shoe (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    commitment TEXT NOT NULL UNIQUE CHECK (length(commitment) = 64),
    server_seed BLOB NOT NULL CHECK (length(server_seed) = 32),
    client_text TEXT NOT NULL CHECK (length(client_text) <= 200),
    packs INTEGER NOT NULL CHECK (packs BETWEEN 1 AND 8),
    made_at TEXT NOT NULL,
    seal TEXT NOT NULL
) STRICT;

CREATE TABLE round (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session INTEGER NOT NULL REFERENCES session,
    rule_set INTEGER NOT NULL REFERENCES rule_set,
    shoe INTEGER NOT NULL REFERENCES shoe,
    position INTEGER NOT NULL CHECK (position >= 0),
    boxes TEXT NOT NULL CHECK (json_valid(boxes)),   -- per box: bet, owner
    purses TEXT NOT NULL CHECK (json_valid(purses)), -- per owner: balance before the bets
    program TEXT NOT NULL,
    dealt_at TEXT NOT NULL,
    seal TEXT NOT NULL,
    -- what closing fills in, once
    state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'settled')),
    closed_at TEXT,
    position_after INTEGER,
    net INTEGER,
    record TEXT CHECK (record IS NULL OR json_valid(record)),
    hash TEXT UNIQUE,
    CHECK ((state = 'settled') = (closed_at IS NOT NULL AND position_after IS NOT NULL AND net IS NOT NULL
                                  AND record IS NOT NULL AND hash IS NOT NULL)),
    CHECK (state = 'settled' OR (closed_at IS NULL AND position_after IS NULL AND net IS NULL
                                 AND record IS NULL AND hash IS NULL))
) STRICT;

CREATE UNIQUE INDEX one_round_runs ON round (state) WHERE state = 'running';
CREATE INDEX rounds_of_shoe ON round (shoe);

CREATE TABLE action (
    round INTEGER NOT NULL REFERENCES round,
    number INTEGER NOT NULL CHECK (number >= 1),
    box INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    action TEXT NOT NULL,
    at TEXT NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (round, number)
) STRICT, WITHOUT ROWID;

-- 'shown': the player has seen the end. 'finished': the program found it unseen at a start.
CREATE TABLE mark (
    round INTEGER NOT NULL PRIMARY KEY REFERENCES round,
    kind TEXT NOT NULL CHECK (kind IN ('shown', 'finished')),
    at TEXT NOT NULL,
    seal TEXT NOT NULL
) STRICT;

-- What a decision was worth, filled in later: outside every seal.
CREATE TABLE worth (
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    model TEXT NOT NULL,
    value TEXT NOT NULL CHECK (json_valid(value)), -- per legal action, in units of the first wager
    cost REAL NOT NULL CHECK (cost >= 0),          -- of what was done against the best
    PRIMARY KEY (round, number),
    FOREIGN KEY (round, number) REFERENCES action (round, number)
) STRICT, WITHOUT ROWID;

-- Every movement of money: `amount` leaves `debit` and comes to `credit`. `step` counts a round's actions, 0 is the deal.
CREATE TABLE transfer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    debit TEXT NOT NULL REFERENCES account,
    credit TEXT NOT NULL REFERENCES account,
    amount INTEGER NOT NULL CHECK (amount > 0),
    kind TEXT NOT NULL CHECK (kind IN ('gift', 'pay-in', 'rebuy', 'first', 'double', 'split', 'insurance',
                                       'winnings', 'payout', 'loss', 'insurance-winnings', 'insurance-payout',
                                       'insurance-loss')),
    round INTEGER REFERENCES round,
    box INTEGER,
    step INTEGER,
    at TEXT NOT NULL,
    seal TEXT NOT NULL,
    CHECK (debit <> credit),
    CHECK ((round IS NULL) = (box IS NULL) AND (round IS NULL) = (step IS NULL))
) STRICT;

CREATE INDEX transfers_of_round ON transfer (round) WHERE round IS NOT NULL;

-- Balances change by transfers alone, so that the cached balance is the derived one.

CREATE TRIGGER transfer_in_order BEFORE INSERT ON transfer
WHEN NEW.id IS NOT (SELECT coalesce(max(id), 0) + 1 FROM transfer)
BEGIN SELECT raise(ABORT, 'transfer: out of order'); END;

CREATE TRIGGER transfer_moves_money AFTER INSERT ON transfer
BEGIN
    UPDATE account SET balance = balance - NEW.amount, last_transfer = NEW.id WHERE name = NEW.debit;
    UPDATE account SET balance = balance + NEW.amount, last_transfer = NEW.id WHERE name = NEW.credit;
END;

CREATE TRIGGER account_starts_empty BEFORE INSERT ON account
WHEN NEW.balance <> 0 OR NEW.last_transfer <> 0
BEGIN SELECT raise(ABORT, 'account: starts empty'); END;

CREATE TRIGGER account_by_transfer BEFORE UPDATE ON account
WHEN NOT EXISTS (
    SELECT 1 FROM transfer
    WHERE id = NEW.last_transfer AND id > OLD.last_transfer AND NEW.name = OLD.name
      AND ((debit = OLD.name AND NEW.balance = OLD.balance - amount)
        OR (credit = OLD.name AND NEW.balance = OLD.balance + amount)))
BEGIN SELECT raise(ABORT, 'account: changed by transfers alone'); END;

-- Inserted only, but for the next shoe's text and packs, the closing of a round, and worth.

CREATE TRIGGER shoe_until_first_deal BEFORE UPDATE ON shoe
WHEN NEW.id <> OLD.id OR NEW.commitment <> OLD.commitment OR NEW.server_seed <> OLD.server_seed
  OR NEW.made_at <> OLD.made_at OR EXISTS (SELECT 1 FROM round WHERE shoe = OLD.id)
BEGIN SELECT raise(ABORT, 'shoe: committed'); END;

CREATE TRIGGER round_closes_once BEFORE UPDATE ON round
WHEN OLD.state <> 'running' OR NEW.state <> 'settled'
  OR NEW.id <> OLD.id OR NEW.session <> OLD.session OR NEW.rule_set <> OLD.rule_set OR NEW.shoe <> OLD.shoe
  OR NEW.position <> OLD.position OR NEW.boxes <> OLD.boxes OR NEW.purses <> OLD.purses
  OR NEW.program <> OLD.program OR NEW.dealt_at <> OLD.dealt_at OR NEW.seal <> OLD.seal
BEGIN SELECT raise(ABORT, 'round: closed once, changed never'); END;

CREATE TRIGGER round_starts_running BEFORE INSERT ON round WHEN NEW.state <> 'running'
BEGIN SELECT raise(ABORT, 'round: starts running'); END;

CREATE TRIGGER action_in_running_round BEFORE INSERT ON action
WHEN (SELECT state FROM round WHERE id = NEW.round) IS NOT 'running'
  OR NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM action WHERE round = NEW.round)
BEGIN SELECT raise(ABORT, 'action: out of order'); END;

CREATE TRIGGER mark_of_settled_round BEFORE INSERT ON mark
WHEN (SELECT state FROM round WHERE id = NEW.round) IS NOT 'settled'
BEGIN SELECT raise(ABORT, 'mark: the round runs'); END;

CREATE TRIGGER transfer_kept BEFORE UPDATE ON transfer BEGIN SELECT raise(ABORT, 'transfer: inserted only'); END;
CREATE TRIGGER action_kept BEFORE UPDATE ON action BEGIN SELECT raise(ABORT, 'action: inserted only'); END;
CREATE TRIGGER mark_kept BEFORE UPDATE ON mark BEGIN SELECT raise(ABORT, 'mark: inserted only'); END;
CREATE TRIGGER session_kept BEFORE UPDATE ON session BEGIN SELECT raise(ABORT, 'session: inserted only'); END;
CREATE TRIGGER rule_set_kept BEFORE UPDATE ON rule_set BEGIN SELECT raise(ABORT, 'rule_set: inserted only'); END;

CREATE TRIGGER account_stays BEFORE DELETE ON account BEGIN SELECT raise(ABORT, 'account: kept'); END;
CREATE TRIGGER transfer_stays BEFORE DELETE ON transfer BEGIN SELECT raise(ABORT, 'transfer: kept'); END;
CREATE TRIGGER shoe_stays BEFORE DELETE ON shoe BEGIN SELECT raise(ABORT, 'shoe: kept'); END;
CREATE TRIGGER round_stays BEFORE DELETE ON round BEGIN SELECT raise(ABORT, 'round: kept'); END;
CREATE TRIGGER action_stays BEFORE DELETE ON action BEGIN SELECT raise(ABORT, 'action: kept'); END;
CREATE TRIGGER mark_stays BEFORE DELETE ON mark BEGIN SELECT raise(ABORT, 'mark: kept'); END;
CREATE TRIGGER session_stays BEFORE DELETE ON session BEGIN SELECT raise(ABORT, 'session: kept'); END;
CREATE TRIGGER rule_set_stays BEFORE DELETE ON rule_set BEGIN SELECT raise(ABORT, 'rule_set: kept'); END;

INSERT INTO account (name) VALUES ('bank'), ('wallet'), ('table'), ('stake'), ('house');
