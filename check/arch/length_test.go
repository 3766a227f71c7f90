package arch

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// mostLines is how many lines a file of Go may have, so that it is read in a sitting.
const mostLines = 400

// TestLength_AFileIsReadInASitting fails for every file that ships and is longer. Tests may be longer, and so may
// tables of cards, in which a reader looks up one card.
func TestLength_AFileIsReadInASitting(t *testing.T) {
	read, long := tooLong(t, os.DirFS("../.."))
	if read < 300 {
		t.Errorf("%d files were read: the walk has missed most", read)
	}
	for _, name := range long {
		t.Errorf("%s has more than %d lines: part it by topic", name, mostLines)
	}
}

func TestLength_Counts(t *testing.T) {
	lines := func(n int) *fstest.MapFile { return &fstest.MapFile{Data: bytes.Repeat([]byte("//\n"), n)} }
	read, long := tooLong(t, fstest.MapFS{
		"a/short.go": lines(mostLines), "a/long.go": lines(mostLines + 1), "a/long_test.go": lines(mostLines + 1),
		"a/upgrades/long.go": lines(mostLines + 1), "a/pilots/long.go": lines(mostLines + 1),
		"a/long.md": lines(mostLines + 1), "web/node_modules/long.go": lines(mostLines + 1),
	})
	if read != 2 || len(long) != 1 || long[0] != "a/long.go" {
		t.Errorf("%d files read, too long are %v", read, long)
	}
}

// tooLong returns how many files that ship were read, and which are too long.
func tooLong(t *testing.T, tree fs.FS) (read int, long []string) {
	t.Helper()
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "node_modules":
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		case slices.Contains([]string{"pilots", "upgrades"}, path.Base(path.Dir(name))):
			return nil
		}
		content, err := fs.ReadFile(tree, name)
		read++
		if bytes.Count(content, []byte("\n")) > mostLines {
			long = append(long, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return read, long
}
