package squad_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Twenty pastes of each builder, of our own making, as people hand links around: bare, in a sentence, in Markdown, in HTML,
// encoded twice, below a list of names, in BBCode, quoted. Below each are its ships.
func TestPastes_OfEachBuilder(t *testing.T) {
	files, err := filepath.Glob("testdata/pastes/*.txt")
	if err != nil || len(files) != 6 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		entries := strings.Split(strings.TrimSuffix(string(content), "----\n"), "----\n")
		if len(entries) != 20 {
			t.Fatalf("%s: %d pastes, want 20", file, len(entries))
		}
		for i, entry := range entries {
			at := strings.Index(entry, "\n  ")
			var want []string
			for line := range strings.Lines(entry[at+1:]) {
				want = append(want, strings.TrimSpace(line))
			}
			s, report := pasted(t, entry[:at])
			if got := shipLines(s); !slices.Equal(got, want) {
				t.Errorf("%s, paste %d: %q, want %q (%v)", file, i+1, got, want, report)
			}
		}
	}
}
