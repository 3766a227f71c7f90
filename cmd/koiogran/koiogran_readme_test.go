package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestReadme runs the commands of the README and wants to read what the README says they print: the
// lines after a command, in their order, with anything in place of a line "…". Commands that wait for
// a person and those of make are left out.
func TestReadme(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a match by the computer")
	}
	project, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(project, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, name := range []string{"content", "docs"} {
		if err := os.Symlink(filepath.Join(project, name), filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	ran := 0
	for _, c := range commandsIn(string(text)) {
		words := strings.Fields(c.line)
		if words[0] != "./bin/koiogran" || strings.Contains(c.line, "--human") {
			continue
		}
		cmd := exec.Command("koiogran", words[1:]...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v\n%s", c.line, err, out)
			continue
		}
		ran++
		printed := strings.Split(string(out), "\n")
		for _, want := range c.prints {
			at := -1
			for i, line := range printed {
				if line == want {
					at = i
					break
				}
			}
			if at < 0 {
				t.Errorf("%s does not print, where the README says so:\n%s", c.line, want)
				break
			}
			printed = printed[at+1:]
		}
	}
	if ran < 8 {
		t.Errorf("the README has %d commands that can be run; expected at least 8", ran)
	}
	drawn, err := os.ReadFile(filepath.Join(dir, "round2.svg"))
	if err != nil {
		t.Fatal(err)
	}
	if shown, err := os.ReadFile(filepath.Join(project, "docs", "match.svg")); err != nil || string(shown) != string(drawn) {
		t.Error("docs/match.svg is not what the README's commands draw: run them and copy round2.svg there")
	}
}

// shown is a command of a document, and the lines that it prints.
type shown struct {
	line   string
	prints []string
}

// commandsIn returns the commands of a document: lines that begin with "$ " in its blocks. Lines of a
// block before its first command go with a line that is not a command.
func commandsIn(text string) []shown {
	var all []shown
	block := false
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		command, is := strings.CutPrefix(line, "$ ")
		switch {
		case strings.HasPrefix(line, "```"):
			block = !block
			if block {
				all = append(all, shown{line: "no command"})
			}
		case block && is:
			all = append(all, shown{line: command})
		case block && line != "…" && len(all) > 0:
			last := &all[len(all)-1]
			last.prints = append(last.prints, line)
		}
	}
	return all
}
