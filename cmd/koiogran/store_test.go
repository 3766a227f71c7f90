package main

import (
	"path/filepath"
	"strings"
	"testing"

	"koiogran/serve/store"
	"koiogran/serve/store/open"
)

// An operator sees who played the match of a report, what they said and what they chose, while a server has the file
// open.
func TestStoreMatch_ShowsWhatWasSaidAndChosen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.db")
	s, err := open.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	const id = "abcdefghijklmnop"
	if err := s.Create(t.Context(), store.Match{ID: id, Head: "match second\n", Secret: make([]byte, 32)}); err != nil {
		t.Fatal(err)
	}
	err = s.Append(t.Context(), id, 0, []store.Entry{
		{At: 1, Kind: store.Named, Seat: 1, Text: "Ada"}, {At: 2, Kind: store.Said, Seat: 1, Text: "rude\x1b[2J"},
		{At: 3, Kind: store.Choice, Seat: 2, Text: "concede"},
	}, "")
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	p := &program{ctx: t.Context(), out: &out}
	if err := (&storeMatch{Database: path, ID: id}).Run(p); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`seat 1 is named "Ada"`, `seat 1 says "rude\x1b[2J"`, "match second\n", "seat 2 chooses concede"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, &out)
		}
	}
	if err := (&storeMatch{Database: path, ID: "x"}).Run(p); err == nil || !strings.Contains(err.Error(), "there is no match") {
		t.Errorf("an unknown match: %v", err)
	}
}
