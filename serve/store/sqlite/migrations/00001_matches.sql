-- +goose Up
CREATE TABLE matches (
    number  INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL, -- microseconds since 1970
    head    TEXT NOT NULL,
    bot1    TEXT NOT NULL,
    bot2    TEXT NOT NULL,
    token1  BLOB,
    token2  BLOB,
    secret  BLOB NOT NULL,
    public  INTEGER NOT NULL,
    name1   TEXT NOT NULL,
    name2   TEXT NOT NULL,
    rematch TEXT NOT NULL DEFAULT ''
) STRICT;

-- What changes with every entry stands apart from what a match began with: it is written anew
-- each time, and a head is long.
CREATE TABLE standings (
    match    INTEGER PRIMARY KEY REFERENCES matches,
    public   INTEGER NOT NULL,
    last     INTEGER NOT NULL DEFAULT 0,
    finished INTEGER NOT NULL DEFAULT 0,
    result   TEXT NOT NULL DEFAULT '',
    touched  INTEGER NOT NULL -- microseconds since 1970
) STRICT;
CREATE INDEX standings_public ON standings (touched) WHERE public;

CREATE TABLE entries (
    match    INTEGER NOT NULL REFERENCES matches,
    position INTEGER NOT NULL,
    kind     INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (match, position)
) STRICT, WITHOUT ROWID;

-- +goose Down
DROP TABLE entries;
DROP TABLE standings;
DROP TABLE matches;
