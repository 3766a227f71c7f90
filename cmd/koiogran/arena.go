package main

import (
	"errors"
	"fmt"
	"os"

	"koiogran/check/arena"
	"koiogran/engine/edition"
)

type arenaCommand struct {
	Programs []string `arg:"" help:"The programs, each of which plays every other: ${bots}."`

	Edition []string `help:"The games: ${editions}; all of them if left out." placeholder:"NAME"`

	Matches int    `short:"n" default:"80" help:"How many for each pair of programs in each game." placeholder:"N"`
	Pool    string `enum:"training,kept" default:"training" help:"The squads: those for tuning programs, or those kept to judge them."`
	Seed    uint64 `default:"1" help:"The seed of the first matches." placeholder:"N"`
	Rounds  uint8  `default:"20" help:"End after this many rounds." placeholder:"N"`
	Workers int    `help:"How many matches at once; all processors by default." placeholder:"N"`

	Out     string `help:"Add the results to this file, and play only what it lacks." placeholder:"FILE"`
	Records string `help:"Write the record of every match to this folder." placeholder:"DIR"`
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
