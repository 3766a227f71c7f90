package scenario_test

import (
	"io/fs"
	"slices"
	"testing"

	"koiogran/check/scenario"
	"koiogran/content/scenarios"
)

// The list of names reads two lines of each scenario; what it says is what the whole reader says.
func TestNames_AreAsScenariosAreParsed(t *testing.T) {
	byPlace := map[string]map[int]scenario.Scenario{}
	for _, n := range scenarios.Names() {
		if byPlace[n.File] == nil {
			content, err := fs.ReadFile(scenarios.Files(), n.File)
			if err != nil {
				t.Fatal(err)
			}
			read, err := scenario.Parse(n.File, content)
			if err != nil {
				t.Fatal(err)
			}
			byPlace[n.File] = map[int]scenario.Scenario{}
			for _, s := range read {
				byPlace[n.File][s.Line] = s
			}
		}
		s, ok := byPlace[n.File][n.Line]
		if !ok || s.Title != n.Title || !slices.Equal(s.Rules, n.Rules) {
			t.Errorf("%s:%d: read %q %q, want %q %q", n.File, n.Line, n.Title, n.Rules, s.Title, s.Rules)
		}
		delete(byPlace[n.File], n.Line)
	}
	if len(byPlace) < 90 {
		t.Errorf("%d files were read; expected them all", len(byPlace))
	}
	for file, left := range byPlace {
		if len(left) > 0 {
			t.Errorf("%s: %d scenarios are not in the list", file, len(left))
		}
	}
}

func TestNames_IDsAreUnique(t *testing.T) {
	seen := map[string]bool{}
	for _, n := range scenarios.Names() {
		if seen[n.ID] {
			t.Errorf("%s is the id of two scenarios; give one another title", n.ID)
		}
		seen[n.ID] = true
	}
}
