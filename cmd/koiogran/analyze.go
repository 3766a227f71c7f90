package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"

	"koiogran/play/analysis"
)

type analyzeCommand struct {
	File string `arg:"" help:"The record of a match, or - for standard input."`

	Samples int    `default:"16" help:"Simulate the rest of the match N times after each decision; 0: only measure the luck of attacks." placeholder:"N"`
	Closer  int    `default:"32" help:"Simulate the rest of the match N times to compare an alternative decision." placeholder:"N"`
	Page    string `help:"Write an HTML report with plots to this file, which must not exist." placeholder:"FILE"`
	JSON    bool   `name:"json" help:"Print the analysis as JSON."`
}

// Run analyzes a match.
func (c *analyzeCommand) Run(p *program) error {
	if c.Samples < 0 || c.Closer < 0 {
		return fmt.Errorf("--samples and --closer: expected numbers of at least 0")
	}
	if c.Page != "" && c.Samples == 0 {
		return fmt.Errorf("--page requires --samples of at least 1")
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
	page, err := c.page()
	if err != nil {
		return err
	}
	defer page.discard() // unless it was written
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
	if p.ctx.Err() != nil {
		return fmt.Errorf("%s: the analysis was stopped", c.File)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if err := page.write(m.WritePage); err != nil {
		return err
	}
	if c.JSON {
		return printJSON(p.out, m)
	}
	return m.Write(p.out)
}

// newPage is a file that did not exist before, nil for none.
type newPage struct {
	*os.File
	done bool
}

// page makes the file of the page, before the work that goes into it.
func (c *analyzeCommand) page() (*newPage, error) {
	if c.Page == "" {
		return nil, nil
	}
	f, err := os.OpenFile(c.Page, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return nil, fmt.Errorf("--page: %w", err)
	}
	return &newPage{File: f}, nil
}

// write writes the page.
func (n *newPage) write(write func(io.Writer) error) error {
	if n == nil {
		return nil
	}
	if err := errors.Join(write(n), n.Close()); err != nil {
		return fmt.Errorf("--page: %w", err)
	}
	n.done = true
	return nil
}

// discard takes away a page that was not written whole.
func (n *newPage) discard() {
	if n != nil && !n.done {
		n.Close()
		os.Remove(n.Name())
	}
}
