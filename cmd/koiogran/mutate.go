package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"koiogran/check/mutate"
	"koiogran/engine/edition"
)

type mutateCommand struct {
	Faults int `short:"n" name:"faults" default:"60" help:"How many faults; 0: all of them." placeholder:"N"`

	Seed     uint64   `default:"1" help:"The seed by which faults are picked." placeholder:"N"`
	Edition  string   `help:"The edition of the cards: ${editions}; all of them by default." placeholder:"NAME"`
	Cards    []string `help:"Put faults into these cards only." placeholder:"ID"`
	Matching string   `help:"Only faults whose words match a regular expression, such as 'without Not'." placeholder:"REGEXP"`
	Workers  int      `default:"2" help:"How many faults to try at once." placeholder:"N"`

	Source   string `default:"." help:"The project's folder." placeholder:"DIR"`
	Remember string `default:"bin/mutate.jsonl" help:"The file that remembers what was tried." placeholder:"FILE"`
	Fresh    bool   `help:"Forget what was tried before."`
}

func (c *mutateCommand) Run(p *program) error {
	switch {
	case c.Faults < 0 || c.Workers < 1:
		return errors.New("expected a number of 0 or more for --faults, above 0 for --workers")
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
		Source: c.Source, Edition: c.Edition, Cards: c.Cards, Matching: matching,
		N: c.Faults, Seed: c.Seed,
		Workers: c.Workers, State: c.Remember, Fresh: c.Fresh, Progress: p.err,
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(p.out, "%d noticed, %d not, %d harmless: %.1f%% of those that change something\n",
		report.Noticed, len(report.Unnoticed), report.Harmless, report.Share())
	if n := len(report.Undecided); n > 0 {
		fmt.Fprintf(p.out, "%d undecided: the tests ran out of time twice\n", n)
	}
	if report.Share() < mutate.Enough {
		return fmt.Errorf("%w: expected %d%%", errUnnoticed, mutate.Enough)
	}
	return nil
}

// errUnnoticed says that too many faults went unnoticed.
var errUnnoticed = errors.New("mutate: too few faults were noticed")
