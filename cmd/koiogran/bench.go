package main

import (
	"fmt"
	"strings"
	"time"

	"koiogran/check/bench"
	"koiogran/engine/edition"
	"koiogran/engine/rules"
	"koiogran/play/match"
)

type benchCommand struct {
	A       string        `arg:"" optional:"" help:"A squad file to play with. Default: four ships per side."`
	B       string        `arg:"" optional:"" help:"The other side's squad file."`
	Edition string        `default:"second" help:"The edition: ${editions}." placeholder:"NAME"`
	Time    time.Duration `default:"1s" help:"How long to run each measurement." placeholder:"TIME"`
	JSON    bool          `name:"json" help:"Print the figures as JSON."`
	Random  int           `help:"Instead, measure N pairs of random squads built from all cards." placeholder:"N"`
	Seed    uint64        `default:"1" help:"Seed for the random squads." placeholder:"N"`
}

func (c *benchCommand) Run(p *program) error {
	compiled, ok := edition.ByID(c.Edition)
	if !ok {
		return fmt.Errorf("--edition %s: expected one of %s", c.Edition,
			strings.Join(edition.IDs(), ", "))
	}
	if c.Time <= 0 {
		return fmt.Errorf("--time %v: expected a duration greater than 0, such as 2s", c.Time)
	}
	if c.Random < 0 || c.Random > 0 && c.A != "" {
		return fmt.Errorf("--random %d: expected a number greater than 0 and no squad files", c.Random)
	}
	o := bench.Options{
		Edition: compiled, Time: c.Time, JSON: c.JSON, Random: c.Random, Seed: c.Seed,
	}
	if c.A != "" {
		squads, epic, err := c.squads(p, compiled)
		if err != nil {
			return err
		}
		o.Squads, o.Epic = &squads, epic
	}
	return bench.Run(p.ctx, p.out, o)
}

// squads reads the two squad files, and reports whether they have huge ships.
func (c *benchCommand) squads(p *program, e *rules.Compiled) (squads [2]rules.Squad, epic bool, err error) {
	if c.B == "" {
		return squads, false, fmt.Errorf("%s: expected a second squad file for the other side", c.A)
	}
	for i, path := range [...]string{c.A, c.B} {
		s, err := p.squad(path, "", "")
		if err != nil {
			return squads, false, err
		}
		epic = epic || s.HasHuge(e.Facts)
		if s.Edition != c.Edition {
			return squads, false, fmt.Errorf("%s: the squad is for the %s edition; expected one for "+
				"the %s edition", path,
				s.Edition, c.Edition)
		}
		squads[i] = match.Squad(e.Facts, &s)
	}
	return squads, epic, nil
}
