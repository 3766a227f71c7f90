package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"koiogran/check/mutate"
	"koiogran/engine/edition"
)

type mutateCommand struct {
	Faults int `short:"n" name:"faults" default:"60" help:"How many faults to insert; 0: all." placeholder:"N"`

	Seed     uint64   `default:"1" help:"Seed for choosing faults." placeholder:"N"`
	Edition  string   `help:"The edition of the cards: ${editions}; all of them by default." placeholder:"NAME"`
	Cards    []string `help:"Put faults into these cards only." placeholder:"ID"`
	Clauses  bool     `help:"Put faults into the rules that cite a clause, and say which clauses have tests that notice."`
	Matching string   `help:"Only faults whose words match a regular expression, such as 'without Not'." placeholder:"REGEXP"`
	Workers  int      `default:"2" help:"How many faults to try at once." placeholder:"N"`

	Source   string `default:"." help:"The project folder." placeholder:"DIR"`
	Remember string `default:"bin/mutate.jsonl" help:"The file that records which faults were tested." placeholder:"FILE"`
	Fresh    bool   `help:"Discard earlier results."`
}

func (c *mutateCommand) Run(p *program) error {
	switch {
	case c.Faults < 0 || c.Workers < 1:
		return errors.New("--faults must be at least 0, and --workers greater than 0")
	case c.Edition != "" && !slices.Contains(edition.IDs(), c.Edition):
		return fmt.Errorf("--edition %s: expected one of %s", c.Edition,
			strings.Join(edition.IDs(), ", "))
	}
	matching, err := regexp.Compile(c.Matching)
	if err != nil {
		return fmt.Errorf("--matching: %w", err)
	}
	if err := os.MkdirAll(filepath.Dir(c.Remember), 0o755); err != nil {
		return fileError(c.Remember, "a file to remember in what was tried", err)
	}
	report, err := mutate.Run(p.ctx, p.out, mutate.Options{
		Source: c.Source, Edition: c.Edition, Cards: c.Cards, Clauses: c.Clauses, Matching: matching,
		N: c.Faults, Seed: c.Seed,
		Workers: c.Workers, State: c.Remember, Fresh: c.Fresh, Progress: p.err,
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(p.out, "%d caught, %d survived, %d equivalent: %.1f%% of effective faults caught\n",
		report.Noticed, len(report.Unnoticed), report.Harmless, report.Share())
	if n := len(report.Undecided); n > 0 {
		fmt.Fprintf(p.out, "%d undecided: the tests timed out twice\n", n)
	}
	if c.Clauses {
		return c.writeClauses(p.out, report)
	}
	if report.Share() < mutate.Enough {
		return fmt.Errorf("%w: expected %d%%", errUnnoticed, mutate.Enough)
	}
	return nil
}

// writeClauses writes which clauses bite.
func (c *mutateCommand) writeClauses(w io.Writer, report *mutate.Report) error {
	fmt.Fprintf(w, "%d by a test that cites the clause: %.1f%%\n", report.Bitten, report.Own())
	count := map[mutate.Bite]int{}
	for _, clause := range report.Clauses {
		if count[clause.State]++; clause.State == mutate.BitesNot {
			fmt.Fprintf(w, "%s does not bite: %d faults, %d tests\n", clause.ID, clause.Tried, clause.Tests)
		}
	}
	fmt.Fprintf(w, "clauses: %d bite, %d do not, %d not tried, %d without code\n", count[mutate.Bites],
		count[mutate.BitesNot], count[mutate.Untried], count[mutate.NoCode])
	if report.Share() < mutate.EnoughOfRules || report.Own() < mutate.EnoughOwn {
		return fmt.Errorf("%w: expected %d%%, and %d%% by a test of the clause", errUnnoticed, mutate.EnoughOfRules, mutate.EnoughOwn)
	}
	return nil
}

// errUnnoticed says that too many faults went unnoticed.
var errUnnoticed = errors.New("mutate: too few faults were caught")
