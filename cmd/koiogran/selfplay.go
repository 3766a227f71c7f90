package main

import "koiogran/check/learn"

type selfplayCommand struct {
	File string `arg:"" help:"The file to append rounds to. Matches already in it are not played again."`

	Matches int    `short:"n" default:"13000" help:"How many matches to play." placeholder:"N"`
	Seed    uint64 `default:"1" help:"The seed of the first match." placeholder:"N"`
	Workers int    `help:"Parallel matches. Default: one per processor." placeholder:"N"`
	Rounds  uint8  `default:"20" help:"Stop after this many rounds." placeholder:"N"`
	Program string `default:"teacher" help:"The bot that plays. The play of admiral, leader and ace depends on the built-in weights." placeholder:"NAME"`
}

func (c *selfplayCommand) Run(p *program) error {
	return learn.Play(p.ctx, learn.Options{
		Matches: c.Matches, Seed: c.Seed, Workers: c.Workers, Rounds: c.Rounds, Program: c.Program,
		Progress: p.err,
	}, c.File)
}
