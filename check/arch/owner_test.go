package arch

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// ownersCompared finds comparisons of the owners of two ships, and what a side has looked up by owner.
var ownersCompared = regexp.MustCompile(`x\.Owner\([^=!\n]*\) [!=]= \w*x\.Owner\(|\[x\.Owner\(`)

// Ships on one side are friendly, even with different owners (1e.team.abilities-span-team), and each side has one
// score: no line of the engine compares the owners of two ships or counts by owner.
func TestOwners_AreNotCompared(t *testing.T) {
	read := 0
	err := filepath.WalkDir("../../engine", func(name string, _ os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".go") {
			return err
		}
		text, err := os.ReadFile(name)
		if at := ownersCompared.Find(text); at != nil {
			t.Errorf("%s: %s…): expected sides, as in x.Side(a) == x.Side(b)", name, at)
		}
		read++
		return err
	})
	if err != nil || read == 0 {
		t.Fatalf("%d files read, %v", read, err)
	}
}
