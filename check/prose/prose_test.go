package prose

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// root is the project's source tree.
const root = "../.."

// exceptions are phrases that a file may hold, and why.
var exceptions = []struct{ file, phrase, why string }{
	{"check/prose/prose.go", "", "it lists what is ruled out"},
	{"check/prose/pattern.go", "", "it lists what is ruled out"},
	{"check/prose/prose_test.go", "", "it shows what is ruled out"},
	{"check/prose/pattern_test.go", "", "it shows what is ruled out"},
	{"docs/style.md", "", "it shows what is ruled out"},
	{"play/replay/oldwords.go", "", "it reads records that were written with the old words"},
	{"play/replay/oldwords_test.go", "", "it reads records that were written with the old words"},
	{"engine/game/outline.go", "anew", "it is in the name of a step, by which matches are traced"},
	{"engine/card/compose.go", "so many times", "it is in the name of a step"},
	{"engine/card/def.go", "nobody", "it is in a panic, which only programmers read"},
	{"engine/card/def.go", "is nobody's", "it is in a panic, which only programmers read"},
	{"engine/game/check.go", "lies at", "it is in an invariant, which only programmers read"},
	{"engine/game/check.go", "nobody", "it is in an invariant, which only programmers read"},
	{"engine/game/checkcard.go", "lies on", "it is in an invariant, which only programmers read"},
	{"engine/game/checkremote.go", "lies at", "it is in an invariant, which only programmers read"},
	{"engine/edition/second/condition.go", "somebody", "it is in the name of an ability, which records know"},
	{"engine/rules/condition.go", "lies on", "it is in the names of steps"},
	{"engine/rules/damage_look.go", "nobody", "it is in the name of a step"},
	{"engine/rules/damage_look.go", "somebody", "it is in the name of a step"},
	{"engine/rules/damage_purge.go", "nobody", "it is in the name of a step"},
	{"engine/rules/damage_purge.go", "all the same", "it is in the name of a step"},
	{"engine/rules/damage_search.go", "lies on", "it is in the name of a step"},
	{"engine/rules/device_beside.go", "lies there", "it is in the name of a step"},
	{"engine/rules/huge_move.go", "lies below", "it is in the name of a step"},
	{"web/src/pages/build.tsx", "Besides", "it is the name of a file"},
	{"docs/protocol.md", "nobody", "it is in the id of a scenario"},
	{"check/scene/words.go", "nobody", "it is a word of scenarios"},
	{"check/scenario/then.go", "nobody", "it is a word of scenarios"},
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
	counted := map[string][]Fault{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := filepath.ToSlash(strings.TrimPrefix(path, root+string(filepath.Separator)))
		if d.IsDir() && (d.Name() == "node_modules" || d.Name() == "dist" || d.Name() == ".git" ||
			d.Name() == "results" || strings.HasSuffix(name, "testdata/rapid")) {
			return filepath.SkipDir
		}
		// The types of the client are made from schema.json, which is read itself.
		if d.IsDir() || !slices.Contains(kinds, filepath.Ext(name)) || d.Name() == "schema.d.ts" {
			return nil
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, f := range faultsOf(t, name, source) {
			switch {
			case excepted(name, f.Phrase):
			case f.Counted:
				counted[name] = append(counted[name], f)
			default:
				t.Errorf("%s:%s", name, f)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	ratchet(t, counted)
}

var update = flag.Bool("update", false, "write the lower counts to counts.txt")

// ratchet fails for a file with more counted faults than counts.txt has for it. With -update it writes
// the counts that fell; none rises that way.
func ratchet(t *testing.T, counted map[string][]Fault) {
	t.Helper()
	most := counts(t)
	for _, name := range slices.Sorted(maps.Keys(counted)) {
		if list := counted[name]; len(list) > most[name] {
			t.Errorf("%s has %d phrases of translated English, counts.txt allows %d (a file that was renamed keeps "+
				"its count: rename it there). One of these is new:", name, len(list), most[name])
			for _, f := range list {
				t.Errorf("    %s:%s", name, f)
			}
		}
	}
	if !*update {
		return
	}
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(most)) {
		if n := min(most[name], len(counted[name])); n > 0 {
			fmt.Fprintf(&b, "%d %s\n", n, name)
		}
	}
	if err := os.WriteFile("counts.txt", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// counts reads counts.txt: how many counted faults a file may have.
func counts(t *testing.T) map[string]int {
	t.Helper()
	text, err := os.ReadFile("counts.txt")
	if err != nil {
		t.Fatal(err)
	}
	most := map[string]int{}
	for line := range strings.Lines(string(text)) {
		number, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		n, err := strconv.Atoi(number)
		if err != nil {
			t.Fatalf("counts.txt: %q; expected a number and a file", line)
		}
		most[name] = n
	}
	return most
}

// faultsOf finds the faults of a file of any kind.
func faultsOf(t *testing.T, name string, source []byte) []Fault {
	t.Helper()
	if filepath.Ext(name) != ".go" {
		return OfText(name, string(source))
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
		"It tells whether a ship is in arc.":         2,
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
		if got := OfText("a.md", text); len(got) != want {
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
		`3: "tells"; write ` + patterns[0].want,
		`5: "colour"; write the American spelling`,
		`5: "the own"; write their own, or whose it is`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
