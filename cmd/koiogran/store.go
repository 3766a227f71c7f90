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
	Reports storeReports `cmd:"" help:"List the reports of players about others, the last match first."`
}

type storeBackup struct {
	Database string `arg:"" help:"The file."`
	To       string `arg:"" help:"The copy, which must not be there yet."`
}

func (c *storeBackup) Run(p *program) error {
	if err := open.Backup(p.ctx, c.Database, c.To); err != nil {
		return err
	}
	fmt.Fprintf(p.out, "%s is a copy of %s.\n", c.To, c.Database)
	return nil
}

type storeCopy struct {
	From string `arg:"" help:"The database with the matches. No server may have it open if it is a file."`
	To   string `arg:"" help:"The database into which they go."`
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
		fmt.Fprintf(p.out, "%d matches and invitations are there.\n", n)
	}
	return err
}

type storeReports struct {
	Database string `arg:"" help:"The database: a file or a PostgreSQL. A server may have it open."`
	Most     int    `short:"n" default:"100" help:"How many are listed." placeholder:"N"`
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
		fmt.Fprintln(p.out, "Nobody has reported anybody.")
	}
	return nil
}
