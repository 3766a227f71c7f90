-- +goose Up
CREATE TABLE matches (
    number  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text NOT NULL UNIQUE,
    created timestamptz NOT NULL,
    head    text NOT NULL,
    bot1    text NOT NULL,
    bot2    text NOT NULL,
    token1  bytea,
    token2  bytea,
    secret  bytea NOT NULL,
    public  boolean NOT NULL,
    name1   text NOT NULL,
    name2   text NOT NULL,
    rematch text NOT NULL DEFAULT ''
);

-- What changes with every entry stands apart from what a match began with: it is written anew
-- each time, and a head is long.
CREATE TABLE standings (
    match    bigint PRIMARY KEY REFERENCES matches,
    public   boolean NOT NULL,
    last     integer NOT NULL DEFAULT 0,
    finished boolean NOT NULL DEFAULT false,
    result   text NOT NULL DEFAULT '',
    touched  timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);
CREATE INDEX standings_public ON standings (touched) WHERE public;

CREATE TABLE entries (
    match    bigint NOT NULL REFERENCES matches,
    position integer NOT NULL,
    kind     smallint NOT NULL,
    seat     smallint NOT NULL,
    text     text NOT NULL,
    PRIMARY KEY (match, position)
);

-- +goose Down
DROP TABLE entries;
DROP TABLE standings;
DROP TABLE matches;
