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
	Query    []string `arg:"" optional:"" help:"The id of a clause, the beginning of one, or words."`
	Coverage bool     `help:"Count the clauses that are shown by tests, built, and not built."`
	List     bool     `help:"With --coverage, list every clause with a place that proves it."`
	Waiting  bool     `help:"With --coverage, list what the clauses not yet shown are waiting for."`
	Source   string   `default:"." help:"The project's source tree, for --coverage." placeholder:"DIR"`
	JSON     bool     `name:"json" help:"Print the clauses as JSON."`
}

func (c *rulesCommand) Run(p *program) error {
	if c.Coverage {
		return c.coverage(p)
	}
	if c.List {
		return errors.New("--list: expected --coverage with it")
	}
	if c.Waiting {
		return errors.New("--waiting: expected --coverage with it")
	}
	if len(c.Query) == 0 {
		return errors.New("rules: expected words to look for, such as barrel roll, or --coverage")
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
		return fmt.Errorf("%s: expected the project's source tree, with go.mod in it; --source "+
			"names it", c.Source)
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
