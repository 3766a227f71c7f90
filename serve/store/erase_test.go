package store

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// What is deleted or blanked is not in the file any more, for whoever gets a copy of it.
func TestSQLite_WhatIsForgottenLeavesTheFile(t *testing.T) {
	folder := t.TempDir()
	s, err := OpenSQLite(filepath.Join(folder, "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	ctx := t.Context()
	m := match("aaaaaaaaaaaaaaaa")
	const said = "nobody-else-may-read-this"
	for _, err := range []error{
		s.Create(ctx, m),
		s.Append(ctx, m.ID, 0, []Entry{{At: 1, Kind: Said, Seat: 1, Text: said}}, ""),
		s.Put(ctx, Note{Kind: "account", Key: "a", Owner: "a", Data: []byte(said)}),
		s.Keep(ctx, m.ID, "report 1 1", []byte(said)),
		s.Blank(ctx, m.ID, Said, 1),
		s.Keep(ctx, m.ID, "report 1 1", []byte("{}")),
		s.DropOwner(ctx, "a"),
		s.Close(),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(data, []byte(said)) {
			t.Errorf("%s still has it", f.Name())
		}
	}
}
