package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"koiogran/content/catalogue"
)

type rulesCommand struct {
	Query    []string `arg:"" optional:"" help:"A clause id, the start of one, or search words."`
	Coverage bool     `help:"Count the clauses that are tested, implemented, and not implemented."`
	List     bool     `help:"With --coverage, list every clause and where it is tested."`
	Waiting  bool     `help:"With --coverage, list what blocks each untested clause."`
	Source   string   `default:"." help:"The project's source tree, for --coverage." placeholder:"DIR"`
	JSON     bool     `name:"json" help:"Print the clauses as JSON."`
}

func (c *rulesCommand) Run(p *program) error {
	if c.Coverage {
		return c.coverage(p)
	}
	if c.List {
		return errors.New("--list requires --coverage")
	}
	if c.Waiting {
		return errors.New("--waiting requires --coverage")
	}
	if len(c.Query) == 0 {
		return errors.New("rules: expected search words, such as barrel roll, or --coverage")
	}
	found := catalogue.Search(strings.Fields(strings.Join(c.Query, " "))...)
	if clause, ok := catalogue.ByID(strings.Join(c.Query, " ")); ok {
		found = []catalogue.Clause{clause}
	}
	if len(found) == 0 {
		return no(fmt.Sprintf("no clause contains %q", strings.Join(c.Query, " ")))
	}
	if c.JSON {
		return catalogue.WriteJSON(p.out, found)
	}
	return catalogue.Write(p.out, found)
}

// coverage reports on the source tree.
func (c *rulesCommand) coverage(p *program) error {
	module, err := os.ReadFile(filepath.Join(c.Source, "go.mod"))
	if err != nil || !strings.HasPrefix(string(module), "module koiogran\n") {
		return fmt.Errorf("%s: expected the project's source tree (the folder with go.mod); set it "+
			"with --source", c.Source)
	}
	report, err := catalogue.Coverage(os.DirFS(c.Source))
	if err != nil {
		return err
	}
	switch {
	case c.JSON:
		return report.WriteJSON(p.out)
	case c.List:
		return report.WriteList(p.out)
	case c.Waiting:
		return report.WriteWaiting(p.out)
	}
	return report.WriteTable(p.out)
}
