package main

import (
	"errors"
	"fmt"
	"os"

	"koiogran/check/arena"
	"koiogran/engine/edition"
)

type arenaCommand struct {
	Programs []string `arg:"" help:"The bots to compare; each plays every other one: ${bots}."`

	Edition []string `help:"The games: ${editions}. Default: all." placeholder:"NAME"`

	Matches int    `short:"n" default:"80" help:"Matches per pair of bots in each game." placeholder:"N"`
	Pool    string `enum:"training,kept" default:"training" help:"The squad set: for tuning, or held out for evaluation."`
	Seed    uint64 `default:"1" help:"The seed of the first matches." placeholder:"N"`
	Rounds  uint8  `default:"20" help:"Stop after this many rounds." placeholder:"N"`
	Workers int    `help:"Parallel matches. Default: one per processor." placeholder:"N"`

	Out     string `help:"Append results to this file, and play only the missing matches." placeholder:"FILE"`
	Records string `help:"Write every match record to this folder." placeholder:"DIR"`
	JSON    bool   `name:"json" help:"Print the report as JSON."`
}

func (c *arenaCommand) Run(p *program) error {
	o := arena.Options{
		Editions: c.Edition, Programs: c.Programs, Pool: c.Pool, Matches: c.Matches, Seed: c.Seed,
		Rounds: c.Rounds, Workers: c.Workers, File: c.Out, Records: c.Records, Progress: p.err,
	}
	if len(o.Editions) == 0 {
		o.Editions = edition.IDs()
	}
	if c.Workers < 0 {
		return fmt.Errorf("--workers %d: expected a number of at least 0", c.Workers)
	}
	if c.Records != "" {
		if err := os.MkdirAll(c.Records, 0o755); err != nil {
			return fmt.Errorf("--records: %w", err)
		}
	}
	results, err := arena.Run(p.ctx, o)
	if len(results) == 0 {
		return err
	}
	report := o.Report(results)
	if c.JSON {
		return errors.Join(err, printJSON(p.out, report))
	}
	return errors.Join(err, report.Write(p.out))
}
