package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"golang.org/x/term"
)

// offers are what the program offers to a person who has started it without words.
var offers = []struct {
	text  string
	words []string
}{
	{"Play in the browser", []string{"serve", "--open"}},
	{"Play here against the computer, with the core set's squads", []string{"play", "--escalation=core", "--human=1"}},
	{"List all commands", []string{"--help"}},
}

// withoutWords returns the words for a program that was started without any: what a person in a terminal chooses, and help
// for all others.
func (p *program) withoutWords() []string {
	in, out := fileOf(p.in), fileOf(p.out)
	if in == nil || out == nil || !term.IsTerminal(int(in.Fd())) || !term.IsTerminal(int(out.Fd())) {
		return []string{"--help"}
	}
	return choose(p.in, p.out)
}

// choose asks which of the offers is wanted. Without an answer it is the first; if there is none to come, help.
func choose(in io.Reader, out io.Writer) []string {
	fmt.Fprintln(out, "Koiogran plays dial-and-template miniatures games with every rule enforced.")
	for i, o := range offers {
		fmt.Fprintf(out, "  %d  %s (koiogran %s)\n", i+1, o.text, strings.Join(o.words, " "))
	}
	for lines := bufio.NewScanner(in); ; {
		fmt.Fprintf(out, "Choose 1 to %d, or press Enter for 1: ", len(offers))
		if !lines.Scan() {
			fmt.Fprintln(out)
			return []string{"--help"}
		}
		answer := strings.TrimSpace(lines.Text())
		if answer == "" {
			return offers[0].words
		}
		for i, o := range offers {
			if answer == fmt.Sprint(i+1) {
				return o.words
			}
		}
	}
}
