-- The same rows in half the room: seals and hashes as bytes, times as milliseconds since 1970, a record, a round's boxes
-- and the worth of actions in short (`store/packing.py`; `packed_…` are its functions). Each value is told again exactly
-- as it was, and seals cover what is told: nothing that was sealed is sealed anew. A value that can't be told again
-- exactly stays as it was, hence ANY. Tables are made anew, filled, and take the old one's name, as SQLite's manual
-- gives it (ALTER TABLE, "Making Other Kinds Of Table Schema Changes"); foreign keys are off meanwhile.

CREATE TABLE new_shoe (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    commitment ANY NOT NULL UNIQUE,
    server_seed BLOB NOT NULL CHECK (length(server_seed) = 32),
    client_text TEXT NOT NULL CHECK (length(client_text) <= 200),
    packs INTEGER NOT NULL CHECK (packs BETWEEN 1 AND 8),
    made_at ANY NOT NULL,
    seal ANY NOT NULL
) STRICT;
INSERT INTO new_shoe
SELECT id, packed_hash(commitment), server_seed, client_text, packs, packed_time(made_at), packed_hash(seal) FROM shoe;

CREATE TABLE new_round (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session INTEGER NOT NULL REFERENCES session,
    rule_set INTEGER NOT NULL REFERENCES rule_set,
    shoe INTEGER NOT NULL REFERENCES shoe,
    position INTEGER NOT NULL CHECK (position >= 0),
    boxes TEXT NOT NULL CHECK (json_valid(boxes)),   -- per box: number, bet, owner
    purses TEXT NOT NULL CHECK (json_valid(purses)), -- per owner: balance before the bets
    program TEXT NOT NULL,
    dealt_at ANY NOT NULL,
    seal ANY NOT NULL,
    -- what closing fills in, once
    state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'settled')),
    closed_at ANY,
    position_after INTEGER,
    net INTEGER,
    record TEXT CHECK (record IS NULL OR json_valid(record)),
    hash ANY,
    CHECK ((state = 'settled') = (closed_at IS NOT NULL AND position_after IS NOT NULL AND net IS NOT NULL
                                  AND record IS NOT NULL AND hash IS NOT NULL)),
    CHECK (state = 'settled' OR (closed_at IS NULL AND position_after IS NULL AND net IS NULL
                                 AND record IS NULL AND hash IS NULL))
) STRICT;
INSERT INTO new_round
SELECT id, session, rule_set, shoe, position, packed_boxes(boxes), purses, program, packed_time(dealt_at),
       packed_hash(seal), state, packed_time(closed_at), position_after, net, packed_record(record), packed_hash(hash)
FROM round;

CREATE TABLE new_action (
    round INTEGER NOT NULL REFERENCES round,
    number INTEGER NOT NULL CHECK (number >= 1),
    box INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    action TEXT NOT NULL,
    at ANY NOT NULL,
    seal ANY NOT NULL,
    PRIMARY KEY (round, number)
) STRICT, WITHOUT ROWID;
INSERT INTO new_action SELECT round, number, box, hand, action, packed_time(at), packed_hash(seal) FROM action;

CREATE TABLE new_mark (
    round INTEGER NOT NULL PRIMARY KEY REFERENCES round,
    kind TEXT NOT NULL CHECK (kind IN ('shown', 'finished')),
    at ANY NOT NULL,
    seal ANY NOT NULL
) STRICT;
INSERT INTO new_mark SELECT round, kind, packed_time(at), packed_hash(seal) FROM mark;

CREATE TABLE new_worth (
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    model TEXT NOT NULL,
    value ANY NOT NULL,                   -- per legal action, in units of the first wager
    cost REAL NOT NULL CHECK (cost >= 0), -- of what was done against the best
    PRIMARY KEY (round, number),
    FOREIGN KEY (round, number) REFERENCES action (round, number)
) STRICT, WITHOUT ROWID;
INSERT INTO new_worth SELECT round, number, model, packed_values(value), cost FROM worth;

CREATE TABLE new_transfer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    debit TEXT NOT NULL REFERENCES account,
    credit TEXT NOT NULL REFERENCES account,
    amount INTEGER NOT NULL CHECK (amount > 0),
    kind TEXT NOT NULL CHECK (kind IN ('gift', 'pay-in', 'rebuy', 'cash-out', 'first', 'double', 'split', 'insurance',
                                       'winnings', 'payout', 'loss', 'insurance-winnings', 'insurance-payout',
                                       'insurance-loss')),
    round INTEGER REFERENCES round,
    box INTEGER,
    step INTEGER,
    at ANY NOT NULL,
    seal ANY NOT NULL,
    CHECK (debit <> credit),
    CHECK ((round IS NULL) = (box IS NULL) AND (round IS NULL) = (step IS NULL))
) STRICT;
INSERT INTO new_transfer
SELECT id, debit, credit, amount, kind, round, box, step, packed_time(at), packed_hash(seal) FROM transfer;

-- What the numbers have come to is remembered, rows or no rows.
INSERT INTO sqlite_sequence SELECT 'new_' || name, 0 FROM sqlite_sequence
WHERE name IN ('shoe', 'round', 'transfer') AND 'new_' || name NOT IN (SELECT name FROM sqlite_sequence);
UPDATE sqlite_sequence
SET seq = coalesce((SELECT old.seq FROM sqlite_sequence old WHERE 'new_' || old.name = sqlite_sequence.name), 0)
WHERE name IN ('new_shoe', 'new_round', 'new_transfer');

-- A table goes without its guards' leave: they go with it.
DROP TABLE shoe;
DROP TABLE round;
DROP TABLE action;
DROP TABLE mark;
DROP TABLE worth;
DROP TABLE transfer;
ALTER TABLE new_shoe RENAME TO shoe;
ALTER TABLE new_round RENAME TO round;
ALTER TABLE new_action RENAME TO action;
ALTER TABLE new_mark RENAME TO mark;
ALTER TABLE new_worth RENAME TO worth;
ALTER TABLE new_transfer RENAME TO transfer;

CREATE UNIQUE INDEX one_round_runs ON round (state) WHERE state = 'running';
CREATE INDEX rounds_of_shoe ON round (shoe);
CREATE INDEX transfers_of_round ON transfer (round) WHERE round IS NOT NULL;
CREATE INDEX transfers_from ON transfer (debit) WHERE debit NOT IN ('bank', 'table', 'stake', 'house');
CREATE INDEX transfers_to ON transfer (credit) WHERE credit NOT IN ('bank', 'table', 'stake', 'house');

-- The guards, as they were.

CREATE TRIGGER transfer_in_order BEFORE INSERT ON transfer
WHEN NEW.id IS NOT (SELECT coalesce(max(id), 0) + 1 FROM transfer)
BEGIN SELECT raise(ABORT, 'transfer: out of order'); END;

CREATE TRIGGER transfer_moves_money AFTER INSERT ON transfer
BEGIN
    UPDATE account SET balance = balance - NEW.amount, last_transfer = NEW.id WHERE name = NEW.debit;
    UPDATE account SET balance = balance + NEW.amount, last_transfer = NEW.id WHERE name = NEW.credit;
END;

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
CREATE TRIGGER transfer_stays BEFORE DELETE ON transfer BEGIN SELECT raise(ABORT, 'transfer: kept'); END;
CREATE TRIGGER shoe_stays BEFORE DELETE ON shoe BEGIN SELECT raise(ABORT, 'shoe: kept'); END;
CREATE TRIGGER round_stays BEFORE DELETE ON round BEGIN SELECT raise(ABORT, 'round: kept'); END;
CREATE TRIGGER action_stays BEFORE DELETE ON action BEGIN SELECT raise(ABORT, 'action: kept'); END;
CREATE TRIGGER mark_stays BEFORE DELETE ON mark BEGIN SELECT raise(ABORT, 'mark: kept'); END;
