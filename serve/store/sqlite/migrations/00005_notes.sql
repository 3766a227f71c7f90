-- +goose Up
-- What is kept beside matches: accounts with all that is theirs, and what servers keep for themselves.
CREATE TABLE notes (
    kind    TEXT NOT NULL,
    key     TEXT NOT NULL,
    owner   TEXT NOT NULL, -- the account that it is deleted with, empty for none
    rank    REAL NOT NULL, -- by which notes of a kind are listed, the highest first
    version INTEGER NOT NULL,
    data    BLOB NOT NULL,
    PRIMARY KEY (kind, key)
) STRICT;
CREATE INDEX notes_rank ON notes (kind, rank);
CREATE INDEX notes_owner ON notes (owner, kind, rank) WHERE owner <> '';

-- +goose Down
DROP TABLE notes;
