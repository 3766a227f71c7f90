package mutate

import (
	"bytes"
	"context"
	"errors"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// cards is a file of cards in a project of its own, small enough for a test of a test.
const cards = `package upgrades

import . "small/engine/card"

// All are the upgrades.
func All() []Def {
	return []Def{
		{ID: "fine", Summary: "At range 0-1 of a friend you may gain 2.",
			Abilities: []Ability{{When: 7, If: []Cond{Friend, Within(0, 1)}, Do: 2}}},
		{ID: "loose", Summary: "Nothing looks at this.",
			Abilities: []Ability{{When: 7, Must: true, If: []Cond{Not(Friend)}, Do: 5}}},
	}
}
`

// spells are cards that are made by a method, by a function whose parameter has no name, and by a variable,
// and one fault in them that does not compile.
const spells = `package upgrades

import . "small/engine/card"

type maker struct{}

func (m maker) Spell(n int, _ ...string) Def { return Def{ID: "spell", Abilities: abilities(0, n)} }

func abilities(_, n int) []Ability {
	two := [2]int{1: 2}
	return []Ability{{Do: n + two[1], If: []Cond{Within(two[0], 4)}}}
}

var fixed = Def{ID: "fixed", Abilities: []Ability{{Do: 3}}}

func set(d *Def, _ int) { d.Abilities[0].When = 9 }

func Spells() []Def {
	d := maker{}.Spell(5, "x")
	set(&d, 0)
	return []Def{d, fixed}
}
`

// spellTests look at all of it.
const spellTests = `package upgrades

import "testing"

func TestSpells(t *testing.T) {
	a, b := Spells()[0].Abilities[0], Spells()[1].Abilities[0]
	if a.Do != 7 || a.When != 9 || len(a.If) != 1 || a.If[0](false, -1) ||
		!a.If[0](false, 0) || !a.If[0](false, 4) || a.If[0](false, 5) || b.Do != 3 {
		t.Error("misspelled")
	}
}
`

// words are what these cards are written with.
const words = `package card

// Cond is a condition.
type Cond func(friend bool, r int) bool

// Def is a card.
type Def struct {
	ID, Summary string
	Abilities   []Ability
}

// Ability is an ability.
type Ability struct {
	When, Do int
	Must     bool
	If       []Cond
}

// Friend and Enemy are sides.
func Friend(friend bool, _ int) bool { return friend }
func Enemy(friend bool, _ int) bool  { return !friend }

// Not turns a condition round.
func Not(c Cond) Cond { return func(friend bool, r int) bool { return !c(friend, r) } }

// Within is a range.
func Within(least, most int) Cond {
	return func(_ bool, r int) bool { return least <= r && r <= most }
}
`

// tests look closely at the first card and not at the second.
const tests = `package upgrades

import "testing"

func TestFine(t *testing.T) {
	a := All()[0].Abilities[0]
	holds := func(friend bool, r int) bool {
		for _, c := range a.If {
			if !c(friend, r) {
				return false
			}
		}
		return true
	}
	if !holds(true, 0) || !holds(true, 1) || holds(true, 2) || holds(false, 1) || holds(true, -1) ||
		a.Do != 2 || a.Must || a.When != 7 {
		t.Error("not fine")
	}
}
`

// project writes the project into a folder.
func project(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":                                    "module small\n\ngo 1.26\n",
		"engine/card/card.go":                       words,
		"engine/edition/one/upgrades/cards.go":      cards,
		"engine/edition/one/upgrades/cards_test.go": tests,
		"engine/edition/one/spells/spells.go":       strings.Replace(spells, "upgrades", "spells", 1),
		"engine/edition/one/spells/spells_test.go":  strings.Replace(spellTests, "upgrades", "spells", 1),
	} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestFaults_OfEveryKind(t *testing.T) {
	all, err := Faults(project(t), "one", []string{"fine", "loose"})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range all {
		got = append(got, f.String())
	}
	const at = "engine/edition/one/upgrades/cards.go"
	for _, want := range []string{
		at + ":9: fine: 0 → 1 in Within(0, 1)", at + ":9: fine: 1 → 2 in Within(0, 1)",
		at + ":9: fine: 1 → 0 in Within(0, 1)", at + ":9: fine: without Friend",
		at + ":9: fine: Friend → Enemy in If: []Cond{Friend, Within(0, 1)}",
		at + ":9: fine: 2 → 3 in Do: 2", at + ":9: fine: may → must",
		at + ":11: loose: without Must: true", at + ":11: loose: Not(Friend) → Friend",
		at + ":11: loose: true → false in Must: true",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("no fault %q among\n%s", want, strings.Join(got, "\n"))
		}
	}
	for _, f := range got {
		if strings.Contains(f, "Summary") || strings.Contains(f, "ID") {
			t.Errorf("a fault that no rule reads: %s", f)
		}
	}
}

func TestFaults_OfOneCard(t *testing.T) {
	all, err := Faults(project(t), "", []string{"loose"})
	if err != nil || len(all) == 0 {
		t.Fatalf("got %d faults, %v", len(all), err)
	}
	for _, f := range all {
		if f.owner() != "loose" {
			t.Errorf("a fault of another card: %s", f)
		}
	}
}

func TestRun_ListsWhatNobodyNotices(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a project again and again")
	}
	dir := project(t)
	o := Options{Source: dir, N: 6, Cards: []string{"fine", "loose"}, Seed: 2, Workers: 2, State: filepath.Join(dir, "state.jsonl")}
	var out, progress bytes.Buffer
	o.Progress = &progress
	report, err := Run(t.Context(), &out, o)
	if err != nil {
		t.Fatal(err)
	}
	if report.Noticed == 0 || len(report.Unnoticed) == 0 ||
		report.Noticed+len(report.Unnoticed) != o.N {
		t.Errorf("got %+v", report)
	}
	for _, u := range report.Unnoticed {
		if u.owner() != "loose" || !strings.Contains(out.String(), u.String()+"\n") {
			t.Errorf("%s went unnoticed, or is not in %q", u.Fault, out.String())
		}
	}
	if !strings.Contains(progress.String(), "6 of 6: ") {
		t.Errorf("no progress: %q", progress.String())
	}

	again, err := Run(t.Context(), &bytes.Buffer{}, o)
	if err != nil || again.Share() != report.Share() {
		t.Errorf("the second time %+v, %v", again, err)
	}
}

// Functions of every form can have their faults switched on, and what does not compile is left out:
// nothing is at 2 in an array of two. Only the numbers that no one reads go unnoticed.
func TestRun_InFunctionsOfEveryForm(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a project")
	}
	dir := project(t)
	all, err := Faults(dir, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	spelled := slices.DeleteFunc(all, func(f *Fault) bool { return !strings.HasSuffix(f.Package, "spells") })
	var out bytes.Buffer
	r := &run{w: &out, o: Options{N: len(spelled), Workers: 2}, root: dir, known: &memory{},
		faults: spelled}
	if err := r.all(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := r.report; len(got.Unnoticed) != 2 || got.Noticed != len(spelled)-3 {
		t.Errorf("%d faults: %+v\n%s", len(spelled), got, out.String())
	}
}

// Tests that fail without a fault would seem to notice everything.
func TestRun_TestsThatFailByThemselves(t *testing.T) {
	dir := project(t)
	broken := strings.Replace(tests, "a.When != 7", "a.When == 7", 1)
	path := filepath.Join(dir, "engine/edition/one/upgrades/cards_test.go")
	if err := os.WriteFile(path, []byte(broken), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := Run(t.Context(), &bytes.Buffer{}, Options{Source: dir, N: 2, Cards: []string{"fine"}})
	if !errors.Is(err, errFails) {
		t.Errorf("got %v", err)
	}
}

func TestRun_GoesOnWhereItWasStopped(t *testing.T) {
	dir := project(t)
	state := filepath.Join(dir, "state.jsonl")
	all, err := Faults(dir, "", []string{"fine"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := remember(state, true)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range all {
		if err := m.keep(f, Noticed, nil); err != nil {
			t.Fatal(err)
		}
	}
	m.close()
	// Nothing is built now: whatever was tried is remembered.
	t.Setenv("PATH", "")
	report, err := Run(t.Context(), &bytes.Buffer{},
		Options{Source: dir, Cards: []string{"fine"}, State: state})
	if err != nil || report.Noticed != len(all) || report.Share() != 100 {
		t.Errorf("got %+v, %v", report, err)
	}
}

func TestRun_StopsWithItsContext(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, err := Run(ctx, &bytes.Buffer{}, Options{Source: project(t), N: 1})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestRun_NothingToTry(t *testing.T) {
	for _, o := range []Options{
		{Source: t.TempDir()}, {Source: project(t), Cards: []string{"nobody"}},
		{Source: project(t), Matching: regexp.MustCompile("without nothing")},
	} {
		if _, err := Run(t.Context(), &bytes.Buffer{}, o); !errors.Is(err, ErrNone) {
			t.Errorf("got %v", err)
		}
	}
}

// Every fault that is kept as harmless is one that there is, with a reason.
func TestKept_AreFaults(t *testing.T) {
	all, err := Faults("../..", "", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range keptFaults {
		if k.reason == "" || !slices.ContainsFunc(all, func(f *Fault) bool {
			return f.Edition == k.edition && f.owner() == k.owner && f.What == k.what
		}) {
			t.Errorf("%s: %s: %s: no such fault, or no reason", k.edition, k.owner, k.what)
		}
	}
}

// An edit of a card leaves Go that can be read, for every fault in every card.
func TestFaults_CanBeParsed(t *testing.T) {
	all, err := Faults("../..", "", nil)
	if err != nil || len(all) < 1000 {
		t.Fatalf("%d faults, %v", len(all), err)
	}
	for _, f := range all {
		if err := parses(f.text()); err != nil {
			t.Fatalf("%s: %v", f, err)
		}
	}
}

// parses reports what keeps a text from being Go, nil if it is.
func parses(text []byte) error {
	_, err := parser.ParseFile(token.NewFileSet(), "", text, parser.SkipObjectResolution)
	return err
}

// A condition that holds whatever happens is not dropped, and the others beside it are.
func TestFaults_NoneThatChangesNothing(t *testing.T) {
	for code, want := range map[string]string{
		"Forbids(M).For(Anyone).If(Near)":               "Near",
		"Either(Anyone, Near)":                          "Anyone Near",
		"Add(DefenseDiceOf, N).For(Defending, Near)":    "Near",
		"Add(DefenseDiceOf, N).If(Defending, Near)":     "Near",
		"Add(DefenseDiceOf, N).For(Near).If(Defending)": "Near Defending",
		"Add(DefenseDiceOf, N).If(Attacking)":           "Attacking",
		"Add(AttackDiceOf, N).If(Attacking)":            "",
	} {
		root := t.TempDir()
		path := filepath.Join(root, "engine", "edition", "small", "cards.go")
		source := "package small\n\nimport . \"small/engine/card\"\n\nvar m = " + code + "\n"
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(source), 0o600)); err != nil {
			t.Fatal(err)
		}
		faults, err := faultsOf(root, path, exported{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range faults {
			got = append(got, strings.TrimPrefix(f.What, "without "))
		}
		slices.Sort(got)
		wanted := strings.Fields(want)
		slices.Sort(wanted)
		if !slices.Equal(got, wanted) {
			t.Errorf("%s: without %q; expected %q", code, got, wanted)
		}
	}
}

func TestKept_ShipsThatFireToTheFront(t *testing.T) {
	for id, want := range map[string]bool{
		"niennunb": true, "kavil": true, "concorddawnprotector": true, // a T-70 X-wing, a Y-wing, a title of one ship
		"braylenstramm": false, "torynfarr": false, // an ARC-170, a card of any ship
	} {
		if firesToTheFront("first", id) != want {
			t.Errorf("%s fires to the front alone: want %v", id, want)
		}
	}
}
