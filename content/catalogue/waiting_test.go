package catalogue_test

import (
	"os"
	"strings"
	"testing"

	"koiogran/content/catalogue"
)

// unshown returns the clauses that are not shown, of every edition.
func unshown(t *testing.T) map[string]catalogue.Edition {
	t.Helper()
	r, err := catalogue.Coverage(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	open := map[string]catalogue.Edition{}
	for _, c := range r.Clauses {
		if c.Status != catalogue.Shown {
			open[c.ID] = c.Edition
		}
	}
	return open
}

func TestWaiting_HoldsWhatIsNotShownAndNothingElse(t *testing.T) {
	open := unshown(t)
	seen := map[string]bool{}
	for _, e := range catalogue.Editions() {
		for _, w := range catalogue.Waiting(e) {
			for _, id := range w.Clauses {
				if open[id] != e {
					t.Errorf("%s is shown, or no clause of %s: take it out of waiting.yaml there", id, e)
				}
				if seen[id] {
					t.Errorf("%s stands twice in waiting.yaml", id)
				}
				seen[id] = true
			}
		}
	}
	for id := range open {
		if !seen[id] {
			t.Errorf("%s is not shown: show it, or say in waiting.yaml what it waits for", id)
		}
	}
}

func TestWaiting_EveryEntrySaysWhatFor(t *testing.T) {
	for _, e := range catalogue.Editions() {
		said := map[string]bool{}
		for _, w := range catalogue.Waiting(e) {
			if w.For == "" || len(w.Clauses) == 0 || said[w.String()] {
				t.Errorf("%s: an entry without words, without clauses, or twice: %+v", e, w)
			}
			said[w.String()] = true
		}
	}
}

func TestCoverage_SaysWhatAClauseWaitsFor(t *testing.T) {
	r, err := catalogue.Coverage(tree())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range r.Clauses {
		switch c.ID {
		case "2e.aces-high.enemies":
			if !strings.Contains(c.Waits, "Aces High") {
				t.Errorf("%s waits for %q, want Aces High", c.ID, c.Waits)
			}
		case cited:
			if c.Waits != "" {
				t.Errorf("%s waits for %q, want nothing", c.ID, c.Waits)
			}
		}
	}
}

func TestWriteWaiting_ListsTheClausesBelowWhatTheyWaitFor(t *testing.T) {
	r, err := catalogue.Coverage(tree())
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := r.WriteWaiting(&out); err != nil {
		t.Fatal(err)
	}
	rest := out.String()
	for _, want := range []string{
		catalogue.First.Title() + "\n",
		"\nno program can show it: ",
		"\nnot shown, and waiting.yaml does not say why\n  1e.precedence.reference-wins\n",
		catalogue.Second.Title() + "\n",
		"\nwaits for Aces High\n  2e.aces-high.enemies\n",
	} {
		_, after, ok := strings.Cut(rest, want)
		if !ok {
			t.Fatalf("no %q in %.300q", want, rest)
		}
		rest = after
	}
}
