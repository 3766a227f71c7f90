package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"koiogran/serve/store"
	"koiogran/serve/store/open"
)

type storeCommand struct {
	Backup  storeBackup  `cmd:"" help:"Copy a database file, whether or not a server is using it."`
	Copy    storeCopy    `cmd:"" help:"Copy all matches into another database, such as from a file to PostgreSQL."`
	Idle    storeIdle    `cmd:"" help:"List the matches that serve --forget would delete, and delete nothing."`
	Reports storeReports `cmd:"" help:"List players' abuse reports, most recent match first."`
	Bot     storeBot     `cmd:"" help:"Make an account for a bot, and print the token with which it signs in."`
	Match   storeMatch   `cmd:"" help:"Show the players, the words and the record of a match, such as that of a report."`
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

// storeIdle is the dry run of forgetting.
type storeIdle struct {
	Database string `arg:"" help:"The database: a file or a PostgreSQL URL. A server may be using it."`
	For      span   `required:"" help:"Matches without activity for this long, such as 365d." placeholder:"TIME"`
}

func (c *storeIdle) Run(p *program) error {
	const atOnce = 200
	return open.Look(p.ctx, c.Database, func(s store.Store) error {
		idle, all := 0, 0
		for after := ""; ; {
			list, err := s.All(p.ctx, after, atOnce)
			if err != nil {
				return err
			}
			if len(list) == 0 {
				_, err := fmt.Fprintf(p.out, "%d of %s would be deleted.\n", idle, plural(all, "match", "matches"))
				return err
			}
			for i := range list {
				all++
				if after = list[i].ID; list[i].Idle >= time.Duration(c.For) {
					idle++
					fmt.Fprintf(p.out, "%s  idle for %s\n", list[i].ID, list[i].Idle.Round(time.Minute))
				}
			}
		}
	})
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

type storeMatch struct {
	Database string `arg:"" help:"The database: a file or a PostgreSQL URL. A server may be using it."`
	ID       string `arg:"" help:"The match."`
}

func (c *storeMatch) Run(p *program) error {
	return open.Look(p.ctx, c.Database, func(s store.Store) error {
		m, err := s.Match(p.ctx, c.ID)
		if errors.Is(err, store.ErrUnknown) {
			return fmt.Errorf("there is no match %q in %s", c.ID, c.Database)
		} else if err != nil {
			return err
		}
		entries, err := s.Entries(p.ctx, c.ID, 0)
		if err != nil {
			return err
		}
		fmt.Fprintf(p.out, "match %s, created %s, result %q\n", m.ID, m.Created.Format("2006-01-02 15:04:05"), m.Result)
		for _, e := range entries {
			switch e.Kind {
			case store.Named:
				fmt.Fprintf(p.out, "%d: seat %d is named %q\n", e.At, e.Seat, e.Text)
			case store.Held:
				fmt.Fprintf(p.out, "%d: seat %d belongs to account %q\n", e.At, e.Seat, e.Text)
			case store.Said:
				fmt.Fprintf(p.out, "%d: seat %d says %q\n", e.At, e.Seat, e.Text)
			case store.Cleared:
				fmt.Fprintf(p.out, "%d: seat %d takes back what it has said\n", e.At, e.Seat)
			}
		}
		fmt.Fprintf(p.out, "\n%s", m.Head)
		for _, e := range entries {
			if e.Kind == store.Choice {
				fmt.Fprintf(p.out, "%d: seat %d chooses %s\n", e.At, e.Seat, e.Text)
			}
		}
		return nil
	})
}

// plural returns a number with the word for one or for several.
func plural(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", several)
}
