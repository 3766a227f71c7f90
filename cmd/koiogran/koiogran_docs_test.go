package main

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// TestDocs_CommandsExist looks up every command that the documents show, in a block or between backquotes: its words
// name a command, and that command has each of the flags.
func TestDocs_CommandsExist(t *testing.T) {
	pages, err := filepath.Glob("../../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	p := &program{out: io.Discard, err: io.Discard}
	model := p.parser(new(commands)).Model
	seen := 0
	for _, page := range append(pages, "../../README.md", "../../CONTRIBUTING.md", "../../examples/pettingzoo/README.md") {
		content, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, command := range shownCommands(string(content)) {
			seen++
			node := model.Node
			words := strings.Fields(command)
			for len(words) > 0 {
				child := childOf(node, words[0])
				if child == nil {
					break
				}
				node, words = child, words[1:]
			}
			if node == model.Node && len(words) > 0 && !strings.HasPrefix(words[0], "-") {
				t.Errorf("%s: koiogran %s: there is no such command", page, command)
			}
			if node.DefaultCmd != nil {
				node = node.DefaultCmd
			}
			for _, word := range words {
				name, _, _ := strings.Cut(strings.TrimPrefix(word, "--"), "=")
				if flagShown.MatchString(word) && !hasFlag(node, name) {
					t.Errorf("%s: koiogran %s: the command has no flag --%s", page, command, name)
				}
			}
		}
	}
	if seen < 50 {
		t.Errorf("the documents show %d commands; expected at least 50", seen)
	}
}

var (
	spanShown    = regexp.MustCompile("`(?:\\./)?(?:bin/)?koiogran ([^`]+)`")
	commandShown = regexp.MustCompile(`(?m)^\s*(?:\$ |[A-Z]+=\S+ |taskset -c \d )?(?:\./)?(?:bin/)?koiogran ([^#\n]+)`)
	blockShown   = regexp.MustCompile("(?ms)^```(?:sh)?\n(.*?)^```|(?:\n    [^\n]+)+")
	flagShown    = regexp.MustCompile(`^--[a-z][a-z-]*(=.*)?$`)
)

// shownCommands lists the words behind the program's name, wherever a page shows a command. A pipe or a redirection ends one.
func shownCommands(page string) []string {
	var all []string
	for _, block := range append(spanShown.FindAllStringSubmatch(page, -1), blocksOf(page)...) {
		command, _, _ := strings.Cut(block[1], " | ")
		command, _, _ = strings.Cut(command, " >")
		all = append(all, strings.TrimRight(command, ".,;"))
	}
	return all
}

// blocksOf lists the commands in the blocks of a page.
func blocksOf(page string) [][]string {
	var all [][]string
	for _, block := range blockShown.FindAllString(page, -1) {
		all = append(all, commandShown.FindAllStringSubmatch(block, -1)...)
	}
	return all
}

// hasFlag reports whether a command has a flag.
func hasFlag(node *kong.Node, name string) bool {
	for _, group := range node.AllFlags(false) {
		if slices.ContainsFunc(group, func(f *kong.Flag) bool { return f.Name == name }) {
			return true
		}
	}
	return name == "help"
}
