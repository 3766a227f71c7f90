package store

import (
	"context"
	"encoding/json"
	"errors"
	"time"
)

// NoteOf writes something into a note, as JSON.
func NoteOf(kind, key, owner string, version int, of any) (Note, error) {
	data, err := json.Marshal(of)
	return Note{Kind: kind, Key: key, Owner: owner, Version: version, Data: data}, err
}

// changes is how often a note is changed again while others are quicker.
const changes = 5

// ChangeNote changes a note, new or not, as often as someone else is quicker.
func ChangeNote(ctx context.Context, in Store, n *Note, change func(*Note) error) error {
	err := ErrConflict
	for i := 0; i < changes && errors.Is(err, ErrConflict); i++ {
		there, look := in.Note(ctx, n.Kind, n.Key)
		if look != nil && !errors.Is(look, ErrUnknown) {
			return look
		}
		there.Kind, there.Key = n.Kind, n.Key
		if err = change(&there); err == nil {
			err = in.Put(ctx, there)
		}
	}
	return err
}

// DropNote deletes a note, if it is there.
func DropNote(ctx context.Context, in Store, kind, key string) error {
	n, err := in.Note(ctx, kind, key)
	if err == nil {
		n.Data = nil
		err = in.Put(ctx, n)
	}
	if errors.Is(err, ErrUnknown) || errors.Is(err, ErrConflict) { // someone else was quicker
		return nil
	}
	return err
}

// DropPast deletes the notes of a kind that are ranked by when they end, the oldest first, and have ended.
func DropPast(ctx context.Context, in Store, kind string, now time.Time) error {
	list, err := in.Notes(ctx, kind, "", 1000)
	if err != nil {
		return err
	}
	for i := range list {
		if -list[i].Rank > float64(now.Unix()) {
			break
		}
		if err := DropNote(ctx, in, kind, list[i].Key); err != nil {
			return err
		}
	}
	return nil
}
