-- +goose Up
-- Fingerprints of the state after an entry, now and then: by them another version of the program
-- knows whether it plays the match as it was played. 0 is none.
ALTER TABLE entries ADD COLUMN mark bigint NOT NULL DEFAULT 0;

-- The program that began the match.
ALTER TABLE matches ADD COLUMN program text NOT NULL DEFAULT '';

-- What is kept of a match that is over, to be told without playing it again.
CREATE TABLE relics (
    match bigint NOT NULL REFERENCES matches,
    name  text NOT NULL,
    data  bytea NOT NULL,
    PRIMARY KEY (match, name)
);

-- The oldest version of these tables that a program has to know to work with them, so that the
-- program of yesterday may finish its matches beside that of today.
CREATE TABLE compatible (oldest integer NOT NULL);
INSERT INTO compatible VALUES (3);

-- +goose Down
DROP TABLE compatible;
DROP TABLE relics;
ALTER TABLE matches DROP COLUMN program;
ALTER TABLE entries DROP COLUMN mark;
