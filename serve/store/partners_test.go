package store

import (
	"bytes"
	"path/filepath"
	"testing"
)

// The seats of partners are kept as those of captains are, and a match of two players keeps none.
func TestPartners_AreKept(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "two")
		want(t, s, match("two"))
		four := match("four")
		four.Bots[2], four.Names[2], four.Names[3] = "random", "Scouts", "Guards \"½\""
		four.Tokens[3], four.Links[2] = bytes.Repeat([]byte{5}, 32), bytes.Repeat([]byte{255}, 32)
		three := match("three")
		three.Links[2] = bytes.Repeat([]byte{9}, 32)
		for _, m := range []Match{four, three} {
			if err := s.Create(t.Context(), m); err != nil {
				t.Fatal(err)
			}
			want(t, s, m)
		}
	})
}

// What is kept of partners in words that cannot be read is an error, and no empty seat.
func TestPartners_Damaged(t *testing.T) {
	s := newSQLite(t, filepath.Join(t.TempDir(), "matches.db"))
	create(t, s, "one")
	if _, err := s.write.ExecContext(t.Context(), `UPDATE matches SET partners = '{'`); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Match(t.Context(), "one"); err == nil {
		t.Error("it was read")
	}
}
