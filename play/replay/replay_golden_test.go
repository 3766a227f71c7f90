package replay

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

var update = flag.Bool("update", false, "play the golden matches that end otherwise again and write their records")

var checks = flag.Bool("checks", false,
	"note the fingerprints of the golden matches again; their choices stay")

// golden is where whole matches are kept, with a fingerprint every 25 choices. They protect
// against changes that no one meant; where one was meant, rewrite them with -update and say in
// the commit which rule moved.
const golden = "testdata/*.record"

// goldenEdition is an edition that has golden records.
type goldenEdition struct {
	id       string
	compiled *rules.Compiled
	// with begins the names of its squads and records, except those of second edition.
	with  string
	least int // how many records there are at least
}

// goldenEditions returns all of them.
func goldenEditions() []goldenEdition {
	return []goldenEdition{
		{"second", edition(), "", 30},
		{"first", rules.Compile(first.Edition()), "first-", 24},
		{"flightpath", rules.Compile(flightpath.Edition()), "flightpath-", 30},
	}
}

// files returns the files of a pattern that are the edition's own.
func (e *goldenEdition) files(t *testing.T, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(names, func(name string) bool {
		base := filepath.Base(name)
		if e.with != "" {
			return !strings.HasPrefix(base, e.with)
		}
		return strings.HasPrefix(base, "first-") || strings.HasPrefix(base, "flightpath-")
	})
}

func TestGolden_EveryMatchEndsAsItDid(t *testing.T) {
	for _, e := range goldenEditions() {
		t.Run(e.id, func(t *testing.T) {
			if *update {
				e.rewrite(t)
			}
			files := e.files(t, golden)
			if *checks {
				for _, name := range files {
					e.recheck(t, name)
				}
			}
			if len(files) < e.least {
				t.Fatalf("%d golden records; want at least %d", len(files), e.least)
			}
			for _, name := range files {
				t.Run(strings.TrimSuffix(filepath.Base(name), ".record"), func(t *testing.T) {
					e.verify(t, name)
				})
			}
		})
	}
}

// verify plays a golden record.
func (e *goldenEdition) verify(t *testing.T, name string) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	r := read(t, string(text))
	if err := Play(e.compiled, r, nil); err != nil {
		t.Errorf("%v\nif a rule was meant to change: go test ./play/replay -run Golden/%s -update", err, e.id)
	}
	ended := func(l Line) bool { return l.Kind == EndLine }
	checked := func(l Line) bool { return l.Kind == CheckLine }
	if !slices.ContainsFunc(r.Lines, ended) || !slices.ContainsFunc(r.Lines, checked) {
		t.Error("the record has no end or no checks")
	}
}

// recheck plays a golden record and notes every fingerprint again, for a change of what fingerprints
// take in.
func (e *goldenEdition) recheck(t *testing.T, name string) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	r := read(t, string(text))
	r.Fingerprints = 0 // not compared
	at := map[int]uint64{}
	err = Play(e.compiled, r, func(s Step) error {
		at[s.Line] = s.Exec.G.Fingerprint(s.State)
		return nil
	})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	line := 0
	for i := range r.Lines {
		if l := &r.Lines[i]; l.Kind == CheckLine || l.Kind == EndLine {
			l.Hash = at[line]
		} else {
			line = l.Number
		}
	}
	r.Fingerprints = game.FingerprintVersion
	var out bytes.Buffer
	if _, err := r.WriteTo(&out); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// rewrite plays the match of every golden record that does not verify again, from the same beginning.
func (e *goldenEdition) rewrite(t *testing.T) {
	t.Helper()
	for i, name := range e.files(t, golden) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		r := read(t, string(text))
		if Play(e.compiled, r, nil) == nil {
			continue
		}
		again, _ := recordedIn(t, e.compiled, r.Setup, pace{uint64(i), 100_000})
		if err := os.WriteFile(name, []byte(again), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
