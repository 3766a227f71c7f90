package main

import (
	"errors"
	"os"

	"koiogran/check/learn"
)

type trainCommand struct {
	Files []string `arg:"" help:"The files of rounds, written by selfplay."`

	Output string `short:"o" default:"play/value/weights" help:"Write the weights to this file." placeholder:"FILE"`
	Passes int    `default:"20" help:"How often to go over all rounds." placeholder:"N"`
	Turns  int    `default:"3" help:"How often to begin again, with what was learned." placeholder:"N"`
	Seed   uint64 `default:"1" help:"The seed of the first weights." placeholder:"N"`
}

func (c *trainCommand) Run(p *program) error {
	w, err := learn.Train(learn.TrainOptions{Passes: c.Passes, Turns: c.Turns, Seed: c.Seed, Progress: p.err}, c.Files)
	if err != nil {
		return err
	}
	f, err := os.Create(c.Output)
	if err != nil {
		return err
	}
	return errors.Join(w.Write(f), f.Close())
}
