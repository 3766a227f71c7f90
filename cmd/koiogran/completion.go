package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

// completionCommand prints a script for a shell. The script asks the program itself, so that it
// never falls behind.
type completionCommand struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"The shell: bash, zsh or fish. With bash: source <(koiogran completion bash)."`
}

// completeWord is the command that the scripts run. It is not a command for people.
const completeWord = "__complete"

// scripts are the scripts by shell. A shell completes the names of files where the program has
// nothing to say.
var scripts = map[string]string{
	"bash": `_koiogran() {
  local IFS=$'\n'
  COMPREPLY=($(koiogran ` + completeWord + ` "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _koiogran koiogran
`,
	"zsh": `_koiogran() {
  local -a said
  said=("${(@f)$(koiogran ` + completeWord + ` "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "${said[1]}" ]]; then compadd -a said; else _files; fi
}
compdef _koiogran koiogran
`,
	"fish": `complete -c koiogran -a '(koiogran ` + completeWord +
		` (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
}

func (c *completionCommand) Run(p *program) error {
	_, err := fmt.Fprint(p.out, scripts[c.Shell])
	return err
}

// complete prints what may stand for the last of the words, one candidate a line.
func (p *program) complete(model *kong.Application, words []string) int {
	if len(words) == 0 {
		words = []string{""}
	}
	last := len(words) - 1
	node := model.Node
	for _, word := range words[:last] {
		if child := childOf(node, word); child != nil {
			node = child
		}
	}
	for _, candidate := range candidates(node) {
		if strings.HasPrefix(candidate, words[last]) {
			fmt.Fprintln(p.out, candidate)
		}
	}
	return done
}

// childOf returns the command of a name below another, nil if there is none.
func childOf(node *kong.Node, name string) *kong.Node {
	i := slices.IndexFunc(node.Children, func(c *kong.Node) bool {
		return c.Type == kong.CommandNode && c.Name == name
	})
	if i < 0 {
		return nil
	}
	return node.Children[i]
}

// candidates lists the commands below a node, the values of its arguments where they are a list,
// and its flags.
func candidates(node *kong.Node) []string {
	var list []string
	for _, child := range node.Children {
		if child.Type == kong.CommandNode && !child.Hidden {
			list = append(list, child.Name)
		}
	}
	for _, arg := range node.Positional {
		list = append(list, arg.EnumSlice()...)
	}
	for _, flag := range node.Flags {
		switch {
		case flag.Enum != "":
			for _, value := range flag.EnumSlice() {
				list = append(list, "--"+flag.Name+"="+value)
			}
		default:
			list = append(list, "--"+flag.Name)
		}
	}
	return append(list, "--help")
}
