package main

import (
	"fmt"
	"strings"
	"time"

	"koiogran/bench"
	"koiogran/edition"
)

type benchCommand struct {
	Edition string        `default:"second" help:"The edition: ${editions}." placeholder:"NAME"`
	Time    time.Duration `default:"1s" help:"How long to measure each figure." placeholder:"TIME"`
	JSON    bool          `name:"json" help:"Print the figures as JSON."`
}

func (c *benchCommand) Run(p *program) error {
	compiled, ok := edition.ByID(c.Edition)
	if !ok {
		return fmt.Errorf("--edition %s: expected one of %s", c.Edition,
			strings.Join(edition.IDs(), ", "))
	}
	if c.Time <= 0 {
		return fmt.Errorf("--time %v: expected a time above 0, such as 2s", c.Time)
	}
	return bench.Run(p.ctx, p.out, bench.Options{Edition: compiled, Time: c.Time, JSON: c.JSON})
}
