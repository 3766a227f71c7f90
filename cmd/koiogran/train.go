package main

import (
	"errors"
	"os"

	"koiogran/check/learn"
)

type trainCommand struct {
	Files []string `arg:"" help:"The files of rounds, written by selfplay."`

	Output string `short:"o" default:"play/value/weights" help:"Write the weights to this file." placeholder:"FILE"`
	Passes int    `default:"20" help:"The number of training epochs." placeholder:"N"`
	Turns  int    `default:"3" help:"The number of restarts, each starting from the previous weights." placeholder:"N"`
	Seed   uint64 `default:"1" help:"The seed for the initial weights." placeholder:"N"`
}

func (c *trainCommand) Run(p *program) error {
	// The file is tried before the work, and weights that are there stay until there are others.
	next := c.Output + ".new"
	f, err := os.Create(next)
	if err != nil {
		return writeError(c.Output, "a file that can be written", err)
	}
	w, err := learn.Train(p.ctx, learn.TrainOptions{
		Passes: c.Passes, Turns: c.Turns, Seed: c.Seed, Progress: p.err,
	}, c.Files)
	if err == nil {
		err = w.Write(f)
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(next, c.Output)
	}
	if err != nil {
		return errors.Join(err, os.Remove(next))
	}
	return nil
}
