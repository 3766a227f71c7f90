package web

import (
	"os"
	"strings"
	"testing"

	"koiogran/engine/edition"
)

// The client draws a picture on the token of every kind in every game.
func TestChips_EveryTokenHasADrawing(t *testing.T) {
	chips, err := os.ReadFile("src/match/chips.ts")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		for kind, info := range c.Tokens {
			if info.Name != "" && !strings.Contains(string(chips), "  \""+info.Name+"\": ") {
				t.Errorf("%s: no drawing for token %d, %s, in src/match/chips.ts", id, kind, info.Name)
			}
		}
	}
}
