package web

import (
	"os"
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
		if len(catalogue.Search("2e."+rule))+len(catalogue.Search("1e."+rule))+len(catalogue.Search("msg."+rule)) == 0 {
			t.Errorf("no clause begins like %q", rule)
		}
	}
}
