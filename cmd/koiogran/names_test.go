package main

import (
	"os"
	"path/filepath"
	"testing"
)

// A script gives a bot its name, and not the interpreter that all scripts share.
func TestCalledAfter(t *testing.T) {
	script := filepath.Join(t.TempDir(), "falcon.py")
	if err := os.WriteFile(script, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		command []string
		want    string
	}{
		{[]string{"python3", script, "--fast"}, "falcon"},
		{[]string{"./mybot", "--level", "3"}, "mybot"},
	} {
		if got := calledAfter(c.command); got != c.want {
			t.Errorf("%q: got %q, want %q", c.command, got, c.want)
		}
	}
}
