package progress_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"koiogran/check/scenario"
	"koiogran/engine/edition"
)

// TestLongTexts_WithoutAScenario holds the cards whose printed text is over 140 characters and that no scenario
// names under cards: the list may only fall. What is printed is not in this project, so a new card comes to the list
// by hand.
func TestLongTexts_WithoutAScenario(t *testing.T) {
	const file = "testdata/longtexts.txt"
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Fields(strings.ReplaceAll(strings.TrimSpace(string(content)), " ", "/"))
	if !slices.IsSorted(lines) || len(slices.Compact(slices.Clone(lines))) != len(lines) {
		t.Errorf("%s: expected each card once, in order", file)
	}
	shown := map[string]bool{}
	for _, name := range edition.IDs() {
		facts := edition.Facts(name)
		for id := range named(t, name) {
			shown[name+"/"+id] = true
		}
		for _, line := range lines {
			id, ok := strings.CutPrefix(line, name+"/")
			_, pilot := facts.Pilot(id)
			_, upgrade := facts.Upgrade(id)
			if ok && !pilot && !upgrade {
				t.Errorf("%s: the edition %s has no card %q", file, name, id)
			}
		}
	}
	left := slices.DeleteFunc(slices.Clone(lines), func(line string) bool { return shown[line] })
	switch {
	case len(left) == len(lines):
	case *update:
		page := strings.ReplaceAll(strings.Join(left, "\n"), "/", " ") + "\n"
		if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s: %d of its cards have a scenario now: write it with go test ./check/progress -update", file,
			len(lines)-len(left))
	}
}

// named returns the ids of the cards that the scenarios of an edition show.
func named(t *testing.T, id string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob("../../content/scenarios/" + id + "/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	ids := map[string]bool{}
	for _, name := range files {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		list, err := scenario.Parse(name, content)
		if err != nil {
			t.Fatal(err)
		}
		for i := range list {
			for _, card := range list[i].Cards {
				ids[card] = true
			}
		}
	}
	return ids
}
