package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"koiogran/content/catalogue"
	"koiogran/content/scenarios"
	"koiogran/content/search"
)

type rulesCommand struct {
	Query    []string `arg:"" optional:"" help:"A question or search words, a clause id, or the start of one."`
	Edition  []string `help:"The games to search: ${editions}. Default: those that the question names, or all." placeholder:"NAME"`
	All      bool     `help:"Print all clauses found, not only the best ten."`
	Coverage bool     `help:"Count the clauses that are tested, implemented, and not implemented."`
	List     bool     `help:"With --coverage, list every clause and where it is tested."`
	Waiting  bool     `help:"With --coverage, list what blocks each untested clause."`
	Source   string   `default:"." help:"The project's source tree, for --coverage." placeholder:"DIR"`
	JSON     bool     `name:"json" help:"Print the clauses as JSON."`
}

// bestClauses is how many clauses are printed unless all are wanted.
const bestClauses = 10

// namedScenarios is how many scenarios that show a clause are named below it.
const namedScenarios = 3

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
		return errors.New("rules: expected a question or search words, such as barrel roll, or --coverage")
	}
	var within []catalogue.Edition
	for _, name := range c.Edition {
		e := catalogue.Edition(name)
		if !slices.Contains(catalogue.Editions(), e) {
			return fmt.Errorf("--edition %s: expected first, second or flightpath", name)
		}
		within = append(within, e)
	}
	question := strings.Join(c.Query, " ")
	found := search.Clauses(question, within...)
	for _, w := range found.Spelled {
		fmt.Fprintf(p.err, "koiogran: no clause contains %q; searched for %q\n", w.Asked, w.Read)
	}
	if len(found.Clauses) == 0 {
		return no(fmt.Sprintf("no clause contains %q", question))
	}
	return c.print(p, found.Clauses)
}

// print prints the best clauses, or all.
func (c *rulesCommand) print(p *program, list []catalogue.Clause) error {
	rest := 0
	if !c.All && len(list) > bestClauses {
		rest = len(list) - bestClauses
		list = list[:bestClauses]
	}
	if c.JSON {
		return printJSON(p.out, withScenarios(list))
	}
	if err := catalogue.Write(p.out, p.width(), list, scenariosOf); err != nil {
		return err
	}
	if rest > 0 {
		fmt.Fprintf(p.err, "koiogran: %s more; --all prints all\n", count(rest, "clause"))
	}
	return nil
}

// scenariosOf names some of the scenarios that show a clause, and where they are.
func scenariosOf(id string) []string {
	var list []string
	all := scenarios.Showing(id)
	for _, n := range all[:min(namedScenarios, len(all))] {
		list = append(list, fmt.Sprintf("%s (content/scenarios/%s:%d)", n.Title, n.File, n.Line))
	}
	if rest := len(all) - len(list); rest > 0 {
		list[len(list)-1] += fmt.Sprintf(", and %d more", rest)
	}
	return list
}

// shownClause is a clause with the scenarios that show it, for programs.
type shownClause struct {
	catalogue.Clause
	Scenarios []shownBy `json:"scenarios,omitempty"`
}

// shownBy is a scenario that shows a clause.
type shownBy struct {
	Title string `json:"title"`
	File  string `json:"file"`
	Line  int    `json:"line"`
}

func withScenarios(list []catalogue.Clause) []shownClause {
	var out []shownClause
	for _, c := range list {
		one := shownClause{Clause: c}
		for _, n := range scenarios.Showing(c.ID) {
			one.Scenarios = append(one.Scenarios, shownBy{n.Title, "content/scenarios/" + n.File, n.Line})
		}
		out = append(out, one)
	}
	return out
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
