package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"

	"koiogran/check/lab"
)

type labWork struct {
	Database string        `required:"" help:"The PostgreSQL database." placeholder:"URL"`
	Workers  int           `help:"Parallel matches. Default: one per processor." placeholder:"N"`
	Patience time.Duration `default:"90s" help:"How long a batch may take. The batch of a worker that was killed is handed out again after that." placeholder:"TIME"`
	Drain    bool          `help:"Stop once nothing is left, and do not wait for new runs."`
}

func (c *labWork) Run(p *program) error {
	if c.Workers < 0 || c.Patience < time.Second {
		return errors.New("--workers and --patience: expected a number of at least 0, and at least a second")
	}
	return (&databaseFlag{c.Database}).in(p, func(pool *lab.Pool) error {
		return pool.Work(p.ctx, lab.Labor{Workers: c.Workers, Patience: c.Patience, Drain: c.Drain, Progress: p.err})
	})
}

// labRun is a run of a database.
type labRun struct {
	Database string `required:"" help:"The PostgreSQL database." placeholder:"URL"`
	Name     string `arg:"" help:"The name of the run."`
}

// set changes the state of the run.
func (c *labRun) set(p *program, s lab.State) error {
	return (&databaseFlag{c.Database}).in(p, func(pool *lab.Pool) error {
		run, err := pool.Run(p.ctx, c.Name)
		if err != nil {
			return err
		}
		if s == lab.Open {
			err = pool.Resume(p.ctx, run)
		} else {
			err = run.SetState(p.ctx, s)
		}
		return errors.Join(err, run.Close())
	})
}

type labPause struct{ labRun }

func (c *labPause) Run(p *program) error { return c.set(p, lab.Paused) }

type labResume struct{ labRun }

func (c *labResume) Run(p *program) error { return c.set(p, lab.Open) }

type labCancel struct{ labRun }

func (c *labCancel) Run(p *program) error { return c.set(p, lab.Canceled) }

// weights reads the weights of bots that are named with them. In the run they are called after their files.
func (c *labNew) weights(s *lab.Spec) error {
	for i, name := range s.Bots {
		file, ok := lab.Weighted(name)
		if !ok {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return fileError(file, "a file of weights", err)
		}
		s.Bots[i] = strings.TrimSuffix(name, file) + filepath.Base(file)
		if err := s.AddWeights(s.Bots[i], data); err != nil {
			return err
		}
	}
	return nil
}
