package search_test

import (
	"bufio"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"koiogran/content/catalogue"
	"koiogran/content/search"
)

// question is what a player asks, and the clauses that answer it.
type question struct {
	words   string
	answers []string
}

func questions(t *testing.T, file string) []question {
	t.Helper()
	f, err := os.Open("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var list []question
	for in := bufio.NewScanner(f); in.Scan(); {
		switch line := in.Text(); {
		case line == "" || line[0] == '#':
		case line[0] == ' ':
			list[len(list)-1].answers = strings.Fields(line)
		default:
			list = append(list, question{words: line})
		}
	}
	return list
}

func ids(clauses []catalogue.Clause, most int) []string {
	var list []string
	for _, c := range clauses[:min(most, len(clauses))] {
		list = append(list, c.ID)
	}
	return list
}

func TestClauses_AnswersQuestions(t *testing.T)        { answers(t, "questions.txt", 40, 38) }
func TestClauses_AnswersFurtherQuestions(t *testing.T) { answers(t, "further.txt", 35, 34) }

// answers fails if fewer questions of a file than a number have an answer among the first three clauses.
func answers(t *testing.T, file string, all, least int) {
	t.Helper()
	answered, asked := 0, questions(t, file)
	for _, q := range asked {
		first := ids(search.Clauses(q.words).Clauses, 3)
		if slices.ContainsFunc(first, func(id string) bool { return slices.Contains(q.answers, id) }) {
			answered++
			continue
		}
		t.Logf("%q: got %q, want one of %q", q.words, first, q.answers)
	}
	if len(asked) != all || answered < least {
		t.Errorf("%d of %d questions are answered by the first three clauses, want %d of %d", answered, len(asked), least, all)
	}
}

func TestClauses_FindsEveryFormOfAWord(t *testing.T) {
	want := ids(search.Clauses("decloak", catalogue.First).Clauses, 3)
	for _, form := range []string{"decloaks", "decloaked", "decloaking"} {
		if got := ids(search.Clauses(form, catalogue.First).Clauses, 3); !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q as for decloak", form, got, want)
		}
	}
}

var ion = regexp.MustCompile(`(?i)\bion(s|ize[sd]?)?\b`)

func TestClauses_AWordIsNotPartOfAnother(t *testing.T) {
	for _, c := range search.Clauses("ion", catalogue.Second).Clauses {
		if text := strings.Join([]string{c.ID, c.Rule, c.Note, c.Example}, " "); !ion.MatchString(text) {
			t.Errorf("%s was found for ion, which it does not hold as a word: %s", c.ID, c.Rule)
		}
	}
}

func TestClauses_KnowWhatPlayersCallThings(t *testing.T) {
	for asked, want := range map[string]string{
		"shoot twice 2e":           "2e.engage.one-attack",
		"K-turn second edition":    "2e.movement.koiogran",
		"leave the table 2e":       "2e.flee.after-maneuver",
		"bump in first edition":    "1e.overlap.skip-action",
		"reroll twice first":       "1e.dice.reroll-once",
		"who goes first in 1e":     "1e.initiative.lower-total-chooses",
		"out of bounds flightpath": "msg.movement.flee",
	} {
		if got := ids(search.Clauses(asked).Clauses, 3); !slices.Contains(got, want) {
			t.Errorf("%q: got %q, want %s among them", asked, got, want)
		}
	}
}

func TestClauses_WhatAStressedShipCannotDo(t *testing.T) {
	for asked, want := range map[string]string{
		"can I boost while stressed 2e":                       "2e.action.stressed-cannot",
		"can I barrel roll when stressed first edition":       "1e.action.stressed-none",
		"may a stressed unit focus in flightpath":             "msg.action.stressed",
		"do I get an action after overlapping an asteroid 2e": "2e.obstacle.asteroid.skip-action",
		"what happens when both players run out of ships 2e":  "2e.win.both-gone-draw",
	} {
		if got := ids(search.Clauses(asked).Clauses, 3); !slices.Contains(got, want) {
			t.Errorf("%q: got %q, want %s among them", asked, got, want)
		}
	}
}

// The beginning of an id ends with a word where there is a topic of that word.
func TestClauses_ATopicIsNotPartOfAnother(t *testing.T) {
	for asked, want := range map[string]string{"2e.win": "2e.win.", "2e.wi": "2e.wi", "1e.end": "1e.end."} {
		got := ids(search.Clauses(asked).Clauses, 100)
		if len(got) == 0 || slices.ContainsFunc(got, func(id string) bool { return !strings.HasPrefix(id, want) }) {
			t.Errorf("%s: got %q, want clauses that begin with %s", asked, got, want)
		}
	}
}

func TestClauses_StayInTheEdition(t *testing.T) {
	for asked, want := range map[string]catalogue.Edition{
		"lock in first edition": catalogue.First, "lock 2nd edition": catalogue.Second, "lock in Flightpath": catalogue.Flightpath,
	} {
		found := search.Clauses(asked).Clauses
		if len(found) == 0 {
			t.Errorf("%q finds nothing", asked)
		}
		for _, c := range found {
			if c.Edition != want {
				t.Errorf("%q found %s", asked, c.ID)
			}
		}
	}
	for _, c := range search.Clauses("lock in first edition", catalogue.Second).Clauses {
		if c.Edition != catalogue.Second {
			t.Errorf("second edition was asked for, and %s was found", c.ID)
		}
	}
}

func TestClauses_CorrectsSpelling(t *testing.T) {
	for asked, want := range map[string]search.Spelling{
		"koigran": {Asked: "koigran", Read: "koiogran"}, "barel roll": {Asked: "barel", Read: "barrel"},
		"obsticle": {Asked: "obsticle", Read: "obstacle"}, "asteriod": {Asked: "asteriod", Read: "asteroid"},
	} {
		if got := search.Clauses(asked).Spelled; !slices.Equal(got, []search.Spelling{want}) {
			t.Errorf("%q: got %v, want %v", asked, got, want)
		}
	}
}

func TestClauses_WhatNoClauseHoldsFindsNothing(t *testing.T) {
	for _, asked := range []string{"", " ", "the", "xyzzy", "parsecs and furlongs"} {
		if found := search.Clauses(asked).Clauses; len(found) != 0 {
			t.Errorf("%q found %d clauses, want none", asked, len(found))
		}
	}
}

func TestClauses_AnIDFindsItsClause(t *testing.T) {
	if got := ids(search.Clauses("2e.attack.range-bonus.1").Clauses, 9); !slices.Equal(got, []string{"2e.attack.range-bonus.1"}) {
		t.Errorf("got %q", got)
	}
	for _, id := range ids(search.Clauses("2e.flee").Clauses, 99) {
		if !strings.HasPrefix(id, "2e.flee.") {
			t.Errorf("got %s, which does not begin like what was asked for", id)
		}
	}
}

func BenchmarkClauses(b *testing.B) {
	search.Clauses("ion")
	for b.Loop() {
		search.Clauses("does a dead ship still shoot at the same initiative")
	}
}
