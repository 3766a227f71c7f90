package main

import (
	"fmt"
	"io"
	"os"
	"runtime"

	"koiogran/play/analysis"
)

type analyzeCommand struct {
	File string `arg:"" help:"The record of a match, or - for standard input."`

	Samples int    `default:"16" help:"Play the match to its end N times after each decision; 0: rate only the luck of attacks." placeholder:"N"`
	Closer  int    `default:"32" help:"Play it to its end N times to compare another decision." placeholder:"N"`
	Page    string `help:"Write a page with plots to this new file." placeholder:"FILE"`
	JSON    bool   `name:"json" help:"Print the analysis as JSON."`
}

// Run analyzes a match.
func (c *analyzeCommand) Run(p *program) error {
	if c.Samples < 0 || c.Closer < 0 {
		return fmt.Errorf("--samples and --closer: expected numbers of at least 0")
	}
	record, compiled, err := p.record(c.File)
	if err != nil {
		return err
	}
	if c.Samples == 0 {
		luck, err := analysis.LuckOf(compiled, record)
		if err != nil {
			return fmt.Errorf("%s: %w", c.File, err)
		}
		if c.JSON {
			return printJSON(p.out, luck)
		}
		return luck.Write(p.out)
	}
	last := -1
	m, err := analysis.Of(p.ctx, compiled, record, analysis.Options{
		Samples: c.Samples, Closer: c.Closer, Workers: runtime.GOMAXPROCS(0),
		Progress: func(done float64) {
			if tenth := int(10 * done); tenth > last {
				last = tenth
				fmt.Fprintf(p.err, "analyze: %d %%\n", 10*tenth)
			}
		},
	})
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if c.Page != "" {
		if err := writeNew(c.Page, m.WritePage); err != nil {
			return err
		}
	}
	if c.JSON {
		return printJSON(p.out, m)
	}
	return m.Write(p.out)
}

// writeNew writes a file that does not exist yet.
func writeNew(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return fmt.Errorf("--page: %w", err)
	}
	if err := write(f); err != nil {
		f.Close()
		return fmt.Errorf("--page: %w", err)
	}
	return f.Close()
}
