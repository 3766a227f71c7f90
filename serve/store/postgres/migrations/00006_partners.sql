-- +goose Up
-- The seats of partners in a match of teams, in JSON: programs, names, tokens and links; empty for two players.
ALTER TABLE matches ADD COLUMN partners text NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE matches DROP COLUMN partners;
