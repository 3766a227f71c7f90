package arch

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// eventsSpelledOut finds events that are literals.
var eventsSpelledOut = regexp.MustCompile(`[^]]game\.Event\{[^}]`)

// An event that is about no other ship and no card must say so, since 0 is the first of each: game.NewEvent does.
func TestEvents_HaveTheConstructor(t *testing.T) {
	read := 0
	for _, dir := range [...]string{"../../engine", "../../play", "../../serve"} {
		err := filepath.WalkDir(dir, func(name string, _ os.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return err
			}
			text, err := os.ReadFile(name)
			if at := eventsSpelledOut.Find(text); at != nil {
				t.Errorf("%s: %s: use game.NewEvent", name, at)
			}
			read++
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if read < 500 {
		t.Errorf("%d files were read: the walk has missed most", read)
	}
}
