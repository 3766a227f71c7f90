package main

import (
	"encoding/json"
	"errors"
	"fmt"

	"koiogran/serve/store"
	"koiogran/serve/store/open"
)

type storeCommand struct {
	Backup  storeBackup  `cmd:"" help:"Copy a database file, whether or not a server is using it."`
	Copy    storeCopy    `cmd:"" help:"Copy all matches into another database, such as from a file to PostgreSQL."`
	Reports storeReports `cmd:"" help:"List players' abuse reports, most recent match first."`
}

type storeBackup struct {
	Database string `arg:"" help:"The file."`
	To       string `arg:"" help:"The copy; the file must not exist."`
}

func (c *storeBackup) Run(p *program) error {
	if err := open.Backup(p.ctx, c.Database, c.To); err != nil {
		return err
	}
	fmt.Fprintf(p.out, "%s is a copy of %s.\n", c.To, c.Database)
	return nil
}

type storeCopy struct {
	From string `arg:"" help:"The source database. If it is a file, no server may be using it."`
	To   string `arg:"" help:"The destination database."`
}

func (c *storeCopy) Run(p *program) (err error) {
	from, err := open.OpenThere(p.ctx, c.From)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	to, err := open.Open(p.ctx, c.To)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, to.Close()) }()
	n, err := store.Copy(p.ctx, to, from)
	if err == nil {
		fmt.Fprintf(p.out, "Copied %d matches and invitations.\n", n)
	}
	return err
}

type storeReports struct {
	Database string `arg:"" help:"The database: a file or a PostgreSQL URL. A server may be using it."`
	Most     int    `short:"n" default:"100" help:"How many reports to list." placeholder:"N"`
}

func (c *storeReports) Run(p *program) error {
	list, err := open.Reports(p.ctx, c.Database, c.Most)
	if err != nil {
		return err
	}
	for _, r := range list {
		var told any
		if err := json.Unmarshal(r.Data, &told); err != nil {
			return err
		}
		text, err := json.MarshalIndent(told, "", "  ")
		if err != nil {
			return err
		}
		fmt.Fprintf(p.out, "match %s\n%s\n", r.ID, text)
	}
	if len(list) == 0 {
		fmt.Fprintln(p.out, "There are no reports.")
	}
	return nil
}
