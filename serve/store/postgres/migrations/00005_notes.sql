-- +goose Up
-- What is kept beside matches: accounts with all that is theirs, and what servers keep for themselves.
CREATE TABLE notes (
    kind    text NOT NULL,
    key     text NOT NULL,
    owner   text NOT NULL, -- the account that it is deleted with, empty for none
    rank    float8 NOT NULL, -- by which notes of a kind are listed, the highest first
    version integer NOT NULL,
    data    bytea NOT NULL,
    PRIMARY KEY (kind, key)
);
CREATE INDEX notes_rank ON notes (kind, rank);
CREATE INDEX notes_owner ON notes (owner, kind, rank) WHERE owner <> '';

-- +goose Down
DROP TABLE notes;
