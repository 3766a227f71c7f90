package web

import (
	"os"
	"slices"
	"strings"
	"testing"

	"koiogran/content/catalogue"
	"koiogran/engine/edition"
)

// The client says of every token of every game what it does.
func TestGlossary_EveryTokenIsExplained(t *testing.T) {
	glossary, err := os.ReadFile("src/match/glossary.ts")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		for kind, info := range c.Tokens {
			if info.Name != "" && !strings.Contains(string(glossary), "  \""+info.Name+"\": { line: ") {
				t.Errorf("%s: nothing is said of token %d, %s, in src/match/glossary.ts", id, kind, info.Name)
			}
		}
	}
}

// What the glossary leads to is in the catalogue of at least one game.
func TestGlossary_LeadsToRules(t *testing.T) {
	glossary, err := os.ReadFile("src/match/glossary.ts")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(glossary)) {
		_, rule, ok := strings.Cut(line, `rule: "`)
		if !ok {
			continue
		}
		rule, _, _ = strings.Cut(rule, `"`)
		if !slices.ContainsFunc(catalogue.All(), func(c catalogue.Clause) bool {
			_, rest, _ := strings.Cut(c.ID, ".")
			return strings.HasPrefix(rest, rule)
		}) {
			t.Errorf("no clause begins like %q", rule)
		}
	}
}
