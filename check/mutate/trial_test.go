package mutate

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// put writes a file of a project.
func put(t *testing.T, root, name, text string) {
	t.Helper()
	path := filepath.Join(root, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// The compiler names what is put in place of a file from the project's folder, if that is beside it.
func TestRun_InTheTemporaryFolder(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a project")
	}
	dir := project(t)
	t.Setenv("TMPDIR", filepath.Dir(dir))
	all, err := Faults(dir, "", []string{"fine"})
	if err != nil {
		t.Fatal(err)
	}
	put(t, dir, "engine/card/card.go", strings.Replace(words, "func Enemy(", "func enemy(", 1))
	all = slices.DeleteFunc(all, func(f *Fault) bool { return f.with != "Enemy" && f.with != "3" })
	var out bytes.Buffer
	r := &run{w: &out, o: Options{N: len(all), Workers: 2}, root: dir, known: &memory{}, faults: all}
	if err := r.all(t.Context()); err != nil || r.report.Noticed != 1 {
		t.Errorf("of %v: %+v, %v", all, r.report, err)
	}
}

// Tests that do not end in time say nothing of a fault.
func TestTest_OutOfTime(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a project")
	}
	dir := project(t)
	put(t, dir, "engine/edition/one/spells/slow_test.go", "package spells\n\nimport (\"testing\"; \"time\")\n\n"+
		"func TestSlow(t *testing.T) { time.Sleep(time.Hour) }\n")
	put(t, dir, "overlay.json", "{}")
	outcome, err := test(t.Context(), dir, filepath.Join(dir, "overlay.json"), "./engine/edition/one/spells", "-timeout=1s")
	if outcome != Undecided || err != nil {
		t.Errorf("got %s, %v", outcome, err)
	}
	b := &build{root: dir, dir: t.TempDir(), overlay: filepath.Join(dir, "overlay.json"), programs: map[string]*program{}}
	p := b.program(t.Context(), "engine/edition/one/spells", "-test.timeout=1s")
	if p.err == nil || p.path == "" {
		t.Fatalf("got %+v", p)
	}
	if outcome, err := b.run(t.Context(), p, "engine/edition/one/spells", 0, "-test.timeout=1s"); outcome != Undecided || err != nil {
		t.Errorf("switched on: got %s, %v", outcome, err)
	}
}

// What is undecided counts for neither side, and is tried again the next time.
func TestRun_Undecided(t *testing.T) {
	var out bytes.Buffer
	f := &Fault{File: "a.go", Line: 3, Place: "a", What: "1 → 2"}
	r := &run{w: &out, o: Options{N: 3}}
	r.note(Result{Fault: f, Outcome: Undecided})
	r.note(Result{Fault: f, Outcome: Noticed})
	if r.report.Share() != 100 || len(r.report.Undecided) != 1 || !strings.Contains(out.String(), "a.go:3: a: 1 → 2: undecided") {
		t.Errorf("got %+v, %q", r.report, out.String())
	}
	m := &memory{known: map[string]Outcome{f.key(): Undecided}}
	if outcome, ok := m.outcome(f); ok {
		t.Errorf("it is known to be %s", outcome)
	}
}

// Scenarios name damage cards and conditions by their titles.
func TestInScenarios_ByTitle(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "engine/data/one/damage.json", `[{"id":"bentwing","name":"Bent Wing"},{"id":"loosebolt","name":"Loose Bolt"}]`)
	put(t, dir, "content/scenarios/one/damage.yaml", "then: {fox: {crits: {Bent Wing: 1}}}\n")
	for id, want := range map[string]bool{"bentwing": true, "loosebolt": false, "nobody": false} {
		f := &Fault{Edition: "one", Cards: []string{id}}
		if err := entitle(dir, []*Fault{f}); err != nil {
			t.Fatal(err)
		}
		if named, err := inScenarios(dir, f); named != want || err != nil {
			t.Errorf("%s: %v, %v", id, named, err)
		}
	}
}
