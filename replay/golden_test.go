package replay

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"koiogran/game"
	"koiogran/rules"
	"koiogran/squad"
)

var update = flag.Bool("update", false, "play the golden matches anew and write their records")

// golden is where whole matches are kept, with a fingerprint every 25 choices. They protect
// against changes that nobody meant; where one was meant, rewrite them with -update and say in
// the commit which rule moved.
const golden = "testdata/*.record"

// squadFiles are the squads that meet in golden matches.
const squadFiles = "../squads/*.xws"

func TestGolden_EveryMatchEndsAsItDid(t *testing.T) {
	if *update {
		rewrite(t)
	}
	files, err := filepath.Glob(golden)
	if err != nil || len(files) < 30 {
		t.Fatalf("%d golden records, %v; want at least 30", len(files), err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".record"), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			r := read(t, string(text))
			if err := Play(edition(), r, nil); err != nil {
				t.Errorf("%v\nif a rule was meant to change: go test ./replay -run Golden -update", err)
			}
			ended := func(l Line) bool { return l.Kind == EndLine }
			checked := func(l Line) bool { return l.Kind == CheckLine }
			if !slices.ContainsFunc(r.Lines, ended) || !slices.ContainsFunc(r.Lines, checked) {
				t.Error("the record has no end or no checks")
			}
		})
	}
}

// rewrite plays every squad against the three that follow it in the list, once to the end and
// twice for a few rounds.
func rewrite(t *testing.T) {
	t.Helper()
	old, err := filepath.Glob(golden)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range old {
		if err := os.Remove(name); err != nil {
			t.Fatal(err)
		}
	}
	names, err := filepath.Glob(squadFiles)
	if err != nil || len(names) < 10 {
		t.Fatalf("%d squads, %v; want at least 10", len(names), err)
	}
	var squads []squad.Squad
	for _, name := range names {
		squads = append(squads, squadFrom(t, name))
	}
	if err := os.MkdirAll(filepath.Dir(golden), 0o755); err != nil {
		t.Fatal(err)
	}
	for i := range squads {
		for k := 1; k <= 3; k++ {
			j := (i + k) % len(squads)
			setup := meeting(&squads[i], &squads[j])
			if k > 1 {
				setup.Options.RoundLimit = 8
			}
			text, _ := recorded(t, setup, uint64(10*i+j), 100_000)
			file := strings.TrimSuffix(filepath.Base(names[i]), ".xws") + "-" +
				strings.TrimSuffix(filepath.Base(names[j]), ".xws") + ".record"
			err := os.WriteFile(filepath.Join(filepath.Dir(golden), file), []byte(text), 0o644)
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// squadFrom reads a squad file.
func squadFrom(t *testing.T, name string) squad.Squad {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	s, _, err := squad.Read(f, edition().Facts)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// meeting is a match between two squads.
func meeting(a, b *squad.Squad) rules.Setup {
	setup := rules.Setup{
		Obstacles: slices.Concat(a.Obstacles, b.Obstacles),
		Options:   game.Options{RoundLimit: 30},
	}
	for p, s := range [...]*squad.Squad{a, b} {
		in := rules.Squad{Name: s.Name, Points: s.Points}
		for _, ship := range s.Ships {
			l := rules.Loadout{Pilot: ship.Pilot, Points: ship.Cost(edition().Facts)}
			for _, u := range ship.Upgrades {
				l.Upgrades = append(l.Upgrades, u.ID)
			}
			in.Ships = append(in.Ships, l)
		}
		setup.Squads[p] = in
	}
	return setup
}
