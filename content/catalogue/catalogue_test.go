package catalogue_test

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"koiogran/content/catalogue"
)

var (
	wellFormed = regexp.MustCompile(`^(1e|2e|msg)(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$`)
	mention    = regexp.MustCompile(`\b(?:1e|2e|msg)\.[a-z0-9]+[a-z0-9.-]*[a-z0-9]`)
)

func TestAll_EveryIDIsWellFormedAndOfItsEdition(t *testing.T) {
	prefix := map[catalogue.Edition]string{
		catalogue.First: "1e.", catalogue.Second: "2e.", catalogue.Flightpath: "msg.",
	}
	for _, c := range catalogue.All() {
		for _, id := range append(c.Aliases, c.ID) {
			if !wellFormed.MatchString(id) || !strings.HasPrefix(id, prefix[c.Edition]) {
				t.Errorf("%s.yaml: %q is not a well-formed id of this edition", c.Edition, id)
			}
		}
	}
}

func TestAll_EveryIDIsUnique(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range catalogue.All() {
		for _, id := range append(c.Aliases, c.ID) {
			if seen[id] {
				t.Errorf("%s.yaml: %s stands twice", c.Edition, id)
			}
			seen[id] = true
		}
	}
}

func TestAll_EveryClauseHasTopicRuleAndSource(t *testing.T) {
	for _, c := range catalogue.All() {
		if c.Topic == "" || strings.ContainsRune(c.Topic, ' ') {
			t.Errorf("%s: topic %q, want one word", c.ID, c.Topic)
		}
		if !strings.HasSuffix(c.Rule, ".") {
			t.Errorf("%s: rule %q, want a sentence", c.ID, c.Rule)
		}
		if c.Source == "" {
			t.Errorf("%s: names no source", c.ID)
		}
	}
}

func TestAll_EveryClauseHasAKnownOrigin(t *testing.T) {
	for _, c := range catalogue.All() {
		if c.Origin != catalogue.Seed && c.Origin != catalogue.Reference {
			t.Errorf("%s: origin %q, want seed or reference", c.ID, c.Origin)
		}
	}
}

func TestAll_FlightpathAloneSaysHowItDiffers(t *testing.T) {
	for _, c := range catalogue.All() {
		want := []string{""}
		if c.Edition == catalogue.Flightpath {
			want = []string{"same", "changed", "new"}
		}
		if !slices.Contains(want, c.Differs) {
			t.Errorf("%s: differs %q, want one of %q", c.ID, c.Differs, want)
		}
	}
}

func TestAll_EveryClauseMentionedExists(t *testing.T) {
	for _, c := range catalogue.All() {
		for _, id := range mention.FindAllString(c.Rule+" "+c.Note+" "+c.Example, -1) {
			if _, ok := catalogue.ByID(id); !ok {
				t.Errorf("%s mentions %s, which is not a clause", c.ID, id)
			}
		}
	}
}

// The documents cite clauses for readers; those ids must live as long as the ones in code.
func TestAll_EveryClauseTheDocumentsMentionExists(t *testing.T) {
	docs := os.DirFS("../../docs")
	err := fs.WalkDir(docs, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".md" {
			return err
		}
		text, err := fs.ReadFile(docs, name)
		for _, id := range mention.FindAllString(string(text), -1) {
			if _, ok := catalogue.ByID(id); !ok {
				t.Errorf("docs/%s mentions %s, which is not a clause", name, id)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestByID_UnknownIsNotFound(t *testing.T) {
	for _, id := range []string{"", "2e", "2e.token", "2e.no.such.clause"} {
		if c, ok := catalogue.ByID(id); ok {
			t.Errorf("ByID(%q) found %s, want nothing: only full ids count", id, c.ID)
		}
	}
}

func TestParse_RefusesAnUnknownField(t *testing.T) {
	text := "- id: 2e.a.b\n  topic: x\n  rules: a misspelled field\n"
	_, err := catalogue.Parse(catalogue.Second, strings.NewReader(text))
	if !errors.Is(err, catalogue.ErrCatalogue) || !strings.Contains(err.Error(), "line 3") {
		t.Errorf("got %v, want an error that names line 3", err)
	}
}
