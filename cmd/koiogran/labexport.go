package main

import (
	"fmt"
	"io"

	"koiogran/check/lab"
)

type labExport struct {
	labFile
	Form string `enum:"csv,jsonl,records" default:"csv" help:"Rows as CSV, rows as JSON lines, or the record of each match, which is played again."`
	Out  string `short:"o" help:"The file; for records, the folder. Default: standard output." placeholder:"PATH"`
	Bots string `help:"Only the matches of these bots, as the report names them." placeholder:"NAME"`
	From int    `help:"Only matches from this number on." placeholder:"N"`
	Most int    `short:"n" help:"At most this many matches of each bot." placeholder:"N"`
}

func (c *labExport) Run(p *program) error {
	part := lab.Part{Bots: c.Bots, From: c.From, Most: c.Most}
	if c.Form == "records" && c.Out == "" {
		return fmt.Errorf("--form %s: expected a folder as --out", c.Form)
	}
	return c.use(p, func(run *lab.Run) (err error) {
		n := 0
		write := func(w io.Writer) error {
			n, err = run.Export(p.ctx, w, c.Form, part)
			return err
		}
		switch {
		case c.Form == "records":
			n, err = run.ExportRecords(p.ctx, c.Out, part)
		case c.Out == "":
			return write(p.out)
		default:
			err = save(c.Out, write)
		}
		if err == nil {
			fmt.Fprintf(p.out, "%s: %d matches\n", c.Out, n)
		}
		return err
	})
}
