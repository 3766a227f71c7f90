-- +goose Up
-- When an entry was made, in microseconds since 1970; 0 where nobody noted it. Clocks follow from it.
ALTER TABLE entries ADD COLUMN time INTEGER NOT NULL DEFAULT 0;

-- When a server with running clocks last said that it is at work, in microseconds since 1970.
CREATE TABLE beats (at INTEGER NOT NULL) STRICT;
INSERT INTO beats VALUES (0);

-- The times in which none did. Clocks stand still in them.
CREATE TABLE silences (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
) STRICT;
CREATE INDEX silences_ended ON silences (ended);

-- +goose Down
DROP TABLE silences;
DROP TABLE beats;
ALTER TABLE entries DROP COLUMN time;
