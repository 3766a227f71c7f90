package prose

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// root is the project's source tree.
const root = "../.."

// exceptions are phrases that a file may hold, and why.
var exceptions = []struct{ file, phrase, why string }{
	{"check/prose/prose.go", "", "it lists what is ruled out"},
	{"check/prose/prose_test.go", "", "it shows what is ruled out"},
	{"docs/style.md", "", "it shows what is ruled out"},
	{"play/replay/oldwords.go", "", "it reads records that were written with the old words"},
	{"play/replay/oldwords_test.go", "", "it reads records that were written with the old words"},
	{"engine/game/outline.go", "anew", "it is in the name of a step, by which matches are traced"},
	{"check/scenario/scenario_test.go", "defence", "it reads a scenario that was written with the old word"},
}

// excepted reports whether a file may hold a phrase.
func excepted(file, phrase string) bool {
	for _, e := range exceptions {
		if e.file == file && (e.phrase == "" || strings.EqualFold(e.phrase, phrase)) {
			return true
		}
	}
	return false
}

// kinds are the endings of files that people read.
var kinds = []string{".go", ".md", ".ts", ".tsx", ".txtar", ".yaml", ".sh"}

func TestProse_WholeTree(t *testing.T) {
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := filepath.ToSlash(strings.TrimPrefix(path, root+string(filepath.Separator)))
		if d.IsDir() && (d.Name() == "node_modules" || d.Name() == "dist" || d.Name() == ".git" ||
			d.Name() == "results" || strings.HasSuffix(name, "testdata/rapid")) {
			return filepath.SkipDir
		}
		if d.IsDir() || !slices.Contains(kinds, filepath.Ext(name)) {
			return nil
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, f := range faultsOf(t, name, source) {
			if !excepted(name, f.Phrase) {
				t.Errorf("%s:%s", name, f)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// faultsOf finds the faults of a file of any kind.
func faultsOf(t *testing.T, name string, source []byte) []Fault {
	t.Helper()
	if filepath.Ext(name) != ".go" {
		return OfText(string(source))
	}
	faults, err := OfGo(name, source)
	if err != nil {
		t.Fatal(err)
	}
	return faults
}

func TestOfText(t *testing.T) {
	for text, want := range map[string]int{
		"Either player has the own edge below.":      1,
		"It tells whether a ship is in arc.":         1,
		"a astromech and an unit":                    2,
		"a unit, an astromech, a one, an hour":       0,
		"The faction belongs to the Scum, not to it": 1,
		"roll 1 attack dice":                         1,
		"roll 11 attack dice":                        0,
		"the colour of `colour`":                     1,
		"2e.action.same-across-colours":              0,
		"when a attacks, a attack follows":           1,
		"Each player sees their own edge.":           0,
	} {
		if got := OfText(text); len(got) != want {
			t.Errorf("%q has %v, want %d faults", text, got, want)
		}
	}
}

func TestOfGo_LooksIntoCommentsStringsAndNames(t *testing.T) {
	const source = "package p\n\n// f tells\n// whether it is so.\nfunc f(colour int) string { return \"the own\" }\n"
	faults, err := OfGo("p.go", []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range faults {
		got = append(got, f.String())
	}
	want := []string{
		`3: "tells whether"; write reports whether`,
		`5: "colour"; write the American spelling`,
		`5: "the own"; write their own, or whose it is`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
