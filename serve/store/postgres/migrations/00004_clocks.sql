-- +goose Up
-- When an entry was made, in microseconds since 1970; 0 where nobody noted it. Clocks follow from it.
ALTER TABLE entries ADD COLUMN time bigint NOT NULL DEFAULT 0;

-- When a server with running clocks last said that it is at work, in microseconds since 1970.
CREATE TABLE beats (at bigint NOT NULL);
INSERT INTO beats VALUES (0);

-- The times in which none did. Clocks stand still in them.
CREATE TABLE silences (
    began bigint PRIMARY KEY,
    ended bigint NOT NULL
);
CREATE INDEX silences_ended ON silences (ended);

-- Who is connected to one of the servers. What is lost with the database is told again in seconds.
CREATE UNLOGGED TABLE attendance (
    id   text NOT NULL,
    seat smallint NOT NULL,
    seen timestamptz NOT NULL,
    PRIMARY KEY (id, seat)
);

-- +goose Down
DROP TABLE attendance;
DROP TABLE silences;
DROP TABLE beats;
ALTER TABLE entries DROP COLUMN time;
