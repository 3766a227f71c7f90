//go:build js

package browser

import (
	"context"

	"koiogran/serve/store"
)

// Put implements store.Store.
func (s *Store) Put(ctx context.Context, notes ...store.Note) error {
	return s.do(ctx, "put", nil, notes)
}

// Note implements store.Store.
func (s *Store) Note(ctx context.Context, kind, key string) (store.Note, error) {
	var n store.Note
	err := s.do(ctx, "note", &n, kind, key)
	return n, err
}

// Notes implements store.Store.
func (s *Store) Notes(ctx context.Context, kind, owner string, limit int) ([]store.Note, error) {
	var list []store.Note
	err := s.do(ctx, "notes", &list, kind, owner, limit)
	return list, err
}

// AllNotes implements store.Store.
func (s *Store) AllNotes(ctx context.Context, after store.Note, limit int) ([]store.Note, error) {
	var list []store.Note
	err := s.do(ctx, "allNotes", &list, after.Kind, after.Key, limit)
	return list, err
}

// DropOwner implements store.Store.
func (s *Store) DropOwner(ctx context.Context, owner string) error {
	return s.do(ctx, "dropOwner", nil, owner)
}
