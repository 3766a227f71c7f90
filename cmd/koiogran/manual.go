package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/alecthomas/kong"

	"koiogran"
)

// manualCommand prints a manual page for man, made of what --help says.
type manualCommand struct {
	Command string `arg:"" optional:"" help:"The command; the program itself without one."`
	List    bool   `help:"List the commands that have a page, one a line."`
}

func (c *manualCommand) Run(p *program) error {
	var all commands
	model := p.parser(&all).Model
	out := bufio.NewWriter(p.out)
	switch {
	case c.List:
		for _, child := range model.Children {
			fmt.Fprintln(out, child.Name)
		}
	case c.Command == "":
		writeManual(out, model.Node, "koiogran", strings.TrimSpace(model.Help))
	default:
		node := childOf(model.Node, c.Command)
		if node == nil {
			return fmt.Errorf("manual %s: expected a command, such as play", c.Command)
		}
		writeManual(out, node, "koiogran-"+node.Name, node.Help)
	}
	return out.Flush()
}

// writeManual writes the page of a command: what it does, its words, flags and commands.
func writeManual(w io.Writer, node *kong.Node, name, does string) {
	fmt.Fprintf(w, ".TH %s 1 \"\" \"Koiogran %s\" \"Koiogran\"\n", roff(strings.ToUpper(name)), koiogran.Version())
	fmt.Fprintf(w, ".SH NAME\n%s \\- %s\n", roff(name), roff(does))
	fmt.Fprintf(w, ".SH SYNOPSIS\n.B %s\n", roff(synopsis(node)))
	fmt.Fprintf(w, ".SH DESCRIPTION\n%s\n", roff(does))
	writeArguments(w, node)
	for _, child := range node.Children {
		if child.Hidden {
			continue
		}
		title := "koiogran " + strings.TrimSpace(child.Path())
		fmt.Fprintf(w, ".SH %s\n%s\n", roff(strings.ToUpper(title)), roff(child.Help))
		if node.Type == kong.ApplicationNode {
			fmt.Fprintf(w, "See\n.BR koiogran-%s (1).\n", roff(child.Name))
			continue
		}
		fmt.Fprintf(w, ".PP\n.B %s\n", roff(synopsis(child)))
		writeArguments(w, child)
	}
	fmt.Fprint(w, ".SH EXIT STATUS\n0 if it did what was asked, 1 if the answer is no, 2 if it could not do it, "+
		"and 130 if it was interrupted.\n")
}

// synopsis returns how a command is called.
func synopsis(node *kong.Node) string {
	return "koiogran " + strings.TrimPrefix(strings.TrimSpace(node.Summary()), "koiogran ")
}

// writeArguments lists the arguments and flags of a command.
func writeArguments(w io.Writer, node *kong.Node) {
	for _, arg := range node.Positional {
		fmt.Fprintf(w, ".TP\n.I %s\n%s\n", roff(arg.Name), roff(arg.Help))
	}
	for _, flag := range node.Flags {
		if flag.Hidden {
			continue
		}
		fmt.Fprintf(w, ".TP\n.B %s\n%s\n", roff(flag.String()), roff(flag.Help))
	}
}

// roff writes a text so that a formatter of manual pages leaves it as it is.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n", " ").Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		return `\&` + text
	}
	return text
}
