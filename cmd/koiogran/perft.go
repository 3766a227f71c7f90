package main

import (
	"fmt"

	"koiogran/check/perft"
)

type perftCommand struct {
	Position string `arg:"" optional:"" help:"The position to count; all of them by default."`

	File string `help:"Positions of your own, or - for standard input." placeholder:"FILE"`

	Depth  int  `help:"How many answers deep; by default as deep as the known counts." placeholder:"N"`
	Divide bool `help:"Split the count by the first answer."`
}

func (c *perftCommand) Run(p *program) error {
	if c.Depth < 0 {
		return fmt.Errorf("--depth %d: expected a number above 0", c.Depth)
	}
	o := perft.Options{Name: c.Position, Depth: c.Depth, Divide: c.Divide}
	if c.File != "" {
		r, err := p.open(c.File, "a file of positions to count")
		if err != nil {
			return err
		}
		defer r.Close()
		if o.Positions, err = perft.Read(r); err != nil {
			return fmt.Errorf("%s: %w", c.File, err)
		}
		if len(o.Positions) == 0 {
			return fmt.Errorf("%s: it holds no position; expected at least one", c.File)
		}
	}
	return perft.Run(p.ctx, p.out, o)
}
