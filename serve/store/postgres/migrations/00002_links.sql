-- +goose Up
-- The hash of the link of a seat that whoever opens it first may take.
ALTER TABLE matches ADD COLUMN link1 bytea;
ALTER TABLE matches ADD COLUMN link2 bytea;

-- +goose Down
ALTER TABLE matches DROP COLUMN link1;
ALTER TABLE matches DROP COLUMN link2;
