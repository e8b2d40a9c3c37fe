-- Money may go back from the table to the wallet: one more kind of transfer. The table keeps all its rows; only the text
-- of its CHECK changes, as SQLite's manual gives it for a loosened one (ALTER TABLE, "Making Other Kinds Of Table Schema
-- Changes"). A table that comes and goes moves the schema's cookie.

PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '''rebuy'', ''first''', '''rebuy'', ''cash-out'', ''first''')
WHERE type = 'table' AND name = 'transfer';
CREATE TABLE passing (x INTEGER) STRICT;
DROP TABLE passing;
PRAGMA writable_schema = RESET;
