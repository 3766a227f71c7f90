package main

import (
	"cmp"
	"fmt"
	"io"

	"koiogran/check/lab"
)

type labExport struct {
	labFile
	Form string `enum:",csv,jsonl,records" default:"" help:"csv (the default) or jsonl for rows, records for the record of each match, which is played again. Selfplay has rounds for train."`
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
			if c.Form == "" && run.Spec.Question == lab.Selfplay {
				n, err = run.ExportRounds(p.ctx, w)
			} else {
				n, err = run.Export(p.ctx, w, cmp.Or(c.Form, "csv"), part)
			}
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
