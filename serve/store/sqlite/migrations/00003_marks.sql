-- +goose Up
-- Fingerprints of the state after an entry, now and then: by them another version of the program
-- knows whether it plays the match as it was played. 0 is none.
ALTER TABLE entries ADD COLUMN mark INTEGER NOT NULL DEFAULT 0;

-- The program that began the match.
ALTER TABLE matches ADD COLUMN program TEXT NOT NULL DEFAULT '';

-- What is kept of a match that is over, to be told without playing it again.
CREATE TABLE relics (
    match INTEGER NOT NULL REFERENCES matches,
    name  TEXT NOT NULL,
    data  BLOB NOT NULL,
    PRIMARY KEY (match, name)
) STRICT, WITHOUT ROWID;

-- The oldest version of these tables that a program has to know to work with them, so that the
-- program of yesterday may finish its matches beside that of today.
CREATE TABLE compatible (oldest INTEGER NOT NULL) STRICT;
INSERT INTO compatible VALUES (3);

-- +goose Down
DROP TABLE compatible;
DROP TABLE relics;
ALTER TABLE matches DROP COLUMN program;
ALTER TABLE entries DROP COLUMN mark;
