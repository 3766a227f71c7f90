package main

import (
	"time"

	"koiogran/serve/load"
)

type attackCommand struct {
	Server  string `default:"http://127.0.0.1:8080" help:"Your own server on this machine, running with its default limits." placeholder:"URL"`
	Metrics string `default:"http://127.0.0.1:9090/metrics" help:"The server's --metrics address." placeholder:"URL"`
	Choices int    `default:"400" help:"How many choices to send in a match without reading its state." placeholder:"N"`
	Unread  int    `default:"150" help:"How many requests to send without reading the answers." placeholder:"N"`
	Seed    uint64 `default:"1" help:"The seed of the choices." placeholder:"N"`

	Time time.Duration `default:"5s" help:"Duration of each socket flood." placeholder:"TIME"`
}

func (c *attackCommand) Run(p *program) error {
	return load.Attack(p.ctx, p.out, load.Siege{
		Server: c.Server, Metrics: c.Metrics, Choices: c.Choices, Unread: c.Unread, Seed: c.Seed, Time: c.Time,
		Late: time.Second, Ends: 30 * time.Second,
	})
}
