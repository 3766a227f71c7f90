package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"time"

	"koiogran/check/lab"
)

type labWatch struct {
	databaseFlag
	File   string `arg:"" optional:"" help:"The file of a run; with --database, the name of one. Default: all runs of the database."`
	Listen string `default:"127.0.0.1:8090" help:"The address of the page. It asks for no password: leave it on this machine." placeholder:"HOST:PORT"`
}

func (c *labWatch) Run(p *program) error {
	var w lab.Watch
	switch {
	case c.Database != "":
		return c.in(p, func(pool *lab.Pool) error {
			w.Runs = pool.Runs
			if c.File != "" {
				w.Runs = func(ctx context.Context) ([]*lab.Run, error) {
					run, err := pool.Run(ctx, c.File)
					return []*lab.Run{run}, err
				}
			}
			return c.serve(p, &w)
		})
	case c.File == "":
		return errors.New("expected the file of a run, or --database")
	}
	w.Runs = func(ctx context.Context) ([]*lab.Run, error) {
		run, err := lab.OpenFile(ctx, c.File)
		return []*lab.Run{run}, err
	}
	return c.serve(p, &w)
}

// serve serves the page until the program is interrupted.
func (c *labWatch) serve(p *program, w *lab.Watch) error {
	runs, err := w.Runs(p.ctx) // what cannot be shown is refused at once
	if err != nil {
		return err
	}
	for _, run := range runs {
		err = errors.Join(err, run.Close())
	}
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", c.Listen)
	if err != nil {
		return listenError("--listen", c.Listen, err)
	}
	fmt.Fprintf(p.out, "The laboratory is at http://%s/, and its metrics at http://%[1]s/metrics\n", listener.Addr())
	h := &http.Server{Handler: w.Handler(), ReadHeaderTimeout: 10 * time.Second}
	stop := context.AfterFunc(p.ctx, func() { _ = h.Close() })
	defer stop()
	if err := h.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
