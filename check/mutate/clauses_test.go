package mutate

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// rulesOf is a package of rules: a function whose clause has a test that looks, one whose clause has a test that does not, a variable, and
// a function that cites nothing.
const rulesOf = `package rules

// Near reports whether something is at range 1 (2e.obstruction.line).
func Near(n int) bool { return n >= 0 && n <= 100 }

// Far reports whether something is beyond range 3 (2e.range.beyond).
func Far(n int) bool {
	if n > 300 {
		return true
	}
	return false
}

// Step is a step.
type Step struct{ Do func(n *int) }

// Double is a step of the rules (2e.obstruction.equal-lines).
var Double = Step{Do: func(n *int) { *n = *n + *n }}

// Free cites nothing.
func Free(n int) bool { return n > 7 }
`

const rulesTests = `package rules

import "testing"

// 2e.obstruction.line
func TestNear(t *testing.T) {
	if !Near(0) || !Near(100) || Near(101) || Near(-1) {
		t.Error("near")
	}
}

// 2e.range.beyond
func TestFar_LooksAway(t *testing.T) { Far(0) }

func TestFar(t *testing.T) {
	if Far(300) || !Far(301) {
		t.Error("far")
	}
}

// 2e.obstruction.equal-lines
func TestDouble(t *testing.T) {
	n := 3
	if Double.Do(&n); n != 6 {
		t.Error("double")
	}
}
`

// ruledProject writes a project with rules into a folder.
func ruledProject(t *testing.T) string {
	t.Helper()
	dir := project(t)
	for name, text := range map[string]string{"rules.go": rulesOf, "rules_test.go": rulesTests} {
		path := filepath.Join(dir, "engine", "rules", name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// Faults are put into what cites a clause, functions and variables alike, and into nothing else.
func TestClauseFaults_InWhatCitesAClause(t *testing.T) {
	all, err := ClauseFaults(ruledProject(t), "second")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range all {
		got = append(got, f.Place+": "+f.What+": "+strings.Join(f.clauses, " "))
	}
	for _, want := range []string{
		"Near: >= → > in n >= 0: 2e.obstruction.line", "Near: && → || in n >= 0 && n <= 100: 2e.obstruction.line",
		"Far: > → >= in n > 300: 2e.range.beyond", "Double: without *n = *n + *n: 2e.obstruction.equal-lines",
		"Double: + → - in *n + *n: 2e.obstruction.equal-lines", "Near: 100 → 101 in n <= 100: 2e.obstruction.line",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("no fault %q among\n%s", want, strings.Join(got, "\n"))
		}
	}
	for _, f := range got {
		if strings.HasPrefix(f, "Free") {
			t.Errorf("a fault in what cites nothing: %s", f)
		}
	}
}

// A clause bites if a test that cites it notices a fault, and not if only another test does.
func TestRun_SaysWhichClausesBite(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a project")
	}
	var out bytes.Buffer
	report, err := Run(t.Context(), &out, Options{Source: ruledProject(t), Edition: "second", Clauses: true, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]Bite{"2e.obstruction.line": Bites, "2e.range.beyond": BitesNot, "2e.obstruction.equal-lines": Bites,
		"2e.range.span": NoCode}
	for _, c := range report.Clauses {
		if w, ok := want[c.ID]; ok && c.State != w {
			t.Errorf("%s: %s, want %s (%d tried)", c.ID, c.State, w, c.Tried)
		}
		delete(want, c.ID)
	}
	if len(want) > 0 {
		t.Errorf("nothing is said of %v", want)
	}
	if len(report.Unnoticed) > 0 || report.Bitten == 0 || report.Bitten >= report.Noticed {
		t.Errorf("%d noticed, %d by their clause, %d not\n%s", report.Noticed, report.Bitten, len(report.Unnoticed), out.String())
	}
	if !strings.Contains(out.String(), "noticed, but by no test of 2e.range.beyond") {
		t.Errorf("got %s", out.String())
	}
}

func TestInTurn_EachClauseBeforeAnotherTwice(t *testing.T) {
	fault := func(ids ...string) *Fault { return &Fault{clauses: ids} }
	got := inTurn([]*Fault{fault("a"), fault("a"), fault("a"), fault("b"), fault("a", "c"), fault("b")})
	var order []string
	for _, f := range got {
		order = append(order, strings.Join(f.clauses, "+"))
	}
	if s := strings.Join(order, " "); s != "a b a+c b a a" {
		t.Errorf("got %s", s)
	}
}
