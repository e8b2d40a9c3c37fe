-- What rounds are searched by: for each person, each block of 4,096 rounds and each thing that can be asked for, one bit a
-- round (`store/found_bits.py`). Any of them together is an AND of a few hundred bytes, whatever the number of rounds.
-- Derived from `digest` and the records, a few hundred rounds at a time; the rounds above `upto` are searched in `digest`.

CREATE TABLE found_bits (
    owner TEXT NOT NULL,
    block INTEGER NOT NULL,
    key INTEGER NOT NULL,
    bits BLOB NOT NULL, -- round block × 4096 + n is bit n, the lowest first; without zeros at the end
    PRIMARY KEY (owner, block, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE found_block (
    block INTEGER NOT NULL PRIMARY KEY,
    upto INTEGER NOT NULL,       -- the last round that is in it
    first_dealt INTEGER NOT NULL, -- seconds since 1970: no round of the block was dealt before this
    last_dealt INTEGER NOT NULL   -- or after this
) STRICT;
