-- +goose Up
-- Matches are listed by the time when they were made: one that does not change says nothing of what is going on in a match,
-- and a list by it can be read page by page.
ALTER TABLE standings ADD COLUMN created timestamptz NOT NULL DEFAULT now();
UPDATE standings SET created = (SELECT m.created FROM matches m WHERE m.number = match);
DROP INDEX standings_public;
CREATE INDEX standings_public ON standings (created, match) WHERE public;
CREATE INDEX standings_going ON standings (created, match) WHERE public AND NOT finished;

-- +goose Down
DROP INDEX standings_going;
DROP INDEX standings_public;
CREATE INDEX standings_public ON standings (touched) WHERE public;
ALTER TABLE standings DROP COLUMN created;
