package catalogue_test

import (
	"os"
	"strings"
	"testing"

	"koiogran/catalogue"
)

// unshown are the clauses of second edition that come from references and are not shown.
func unshown(t *testing.T) map[string]bool {
	t.Helper()
	r, err := catalogue.Coverage(os.DirFS(".."))
	if err != nil {
		t.Fatal(err)
	}
	open := map[string]bool{}
	for _, c := range r.Clauses {
		if c.Edition == catalogue.Second && c.Origin == catalogue.Reference &&
			c.Status != catalogue.Shown {
			open[c.ID] = true
		}
	}
	return open
}

func TestWaiting_HoldsWhatIsNotShownAndNothingElse(t *testing.T) {
	open := unshown(t)
	seen := map[string]bool{}
	for _, w := range catalogue.Waiting() {
		for _, id := range w.Clauses {
			if !open[id] {
				t.Errorf("%s is shown, or no clause from a reference: take it out of waiting.yaml", id)
			}
			if seen[id] {
				t.Errorf("%s stands twice in waiting.yaml", id)
			}
			seen[id] = true
		}
	}
	for id := range open {
		if !seen[id] {
			t.Errorf("%s is not shown: show it, or say in waiting.yaml what it waits for", id)
		}
	}
}

func TestWaiting_EveryEntrySaysWhatFor(t *testing.T) {
	for _, w := range catalogue.Waiting() {
		if w.For == "" || len(w.Clauses) == 0 {
			t.Errorf("an entry without words or without clauses: %+v", w)
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
		case "2e.movement.sideslip":
			if !strings.Contains(c.Waits, "slider") {
				t.Errorf("%s waits for %q, want a card that sideslips", c.ID, c.Waits)
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
	_, after, ok := strings.Cut(out.String(), "waits for huge ships\n")
	if !ok || !strings.HasPrefix(after, "  2e.huge.size\n") {
		t.Errorf("got %.200q", out.String())
	}
}
