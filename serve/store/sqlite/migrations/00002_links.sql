-- +goose Up
-- The hash of the link of a seat that whoever opens it first may take.
ALTER TABLE matches ADD COLUMN link1 BLOB;
ALTER TABLE matches ADD COLUMN link2 BLOB;

-- +goose Down
ALTER TABLE matches DROP COLUMN link1;
ALTER TABLE matches DROP COLUMN link2;
