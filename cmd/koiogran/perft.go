package main

import (
	"fmt"

	"koiogran/check/perft"
)

type perftCommand struct {
	Position string `arg:"" optional:"" help:"The position to count. Default: all."`

	File string `help:"A file of your own positions, or - for standard input." placeholder:"FILE"`

	Depth  int  `help:"The search depth in answers. Default: the depth of the known counts." placeholder:"N"`
	Divide bool `help:"Break the count down by first answer."`
}

func (c *perftCommand) Run(p *program) error {
	if c.Depth < 0 {
		return fmt.Errorf("--depth %d: expected a number greater than 0", c.Depth)
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
			return fmt.Errorf("%s: no positions found; expected at least one", c.File)
		}
	}
	return perft.Run(p.ctx, p.out, o)
}
