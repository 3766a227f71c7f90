package main

import "koiogran/check/learn"

type selfplayCommand struct {
	File string `arg:"" help:"The rounds are added to this file. Matches that it holds already are not played again."`

	Matches int    `short:"n" default:"13000" help:"How many." placeholder:"N"`
	Seed    uint64 `default:"1" help:"The seed of the first match." placeholder:"N"`
	Workers int    `help:"How many matches at once; all processors by default." placeholder:"N"`
	Rounds  uint8  `default:"20" help:"End after this many rounds." placeholder:"N"`
	Program string `default:"teacher" help:"The program that plays. What admiral, leader and ace play depends on the weights that are built in." placeholder:"NAME"`
}

func (c *selfplayCommand) Run(p *program) error {
	return learn.Play(p.ctx, learn.Options{
		Matches: c.Matches, Seed: c.Seed, Workers: c.Workers, Rounds: c.Rounds, Program: c.Program,
		Progress: p.err,
	}, c.File)
}
