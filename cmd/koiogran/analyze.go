package main

import (
	"fmt"

	"koiogran/play/analysis"
)

type analyzeCommand struct {
	File string `arg:"" help:"The record of a match, or - for the standard input."`
	JSON bool   `name:"json" help:"Print the analysis as JSON."`
}

// Run holds the attacks of a match against their odds.
func (c *analyzeCommand) Run(p *program) error {
	record, compiled, err := p.record(c.File)
	if err != nil {
		return err
	}
	luck, err := analysis.LuckOf(compiled, record)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if c.JSON {
		return printJSON(p.out, luck)
	}
	return luck.Write(p.out)
}
