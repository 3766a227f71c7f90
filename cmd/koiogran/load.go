package main

import (
	"time"

	"koiogran/serve/load"
)

type loadCommand struct {
	Server  []string      `default:"http://127.0.0.1:8080" help:"A server on this machine, started with --unlimited; several share a database." placeholder:"URL"`
	Metrics []string      `help:"The address of its metrics, as given to its --metrics; memory and processor are not measured if left out." placeholder:"URL"`
	Matches []int         `default:"100,500,1000,2000" help:"How many matches at once, for each line." placeholder:"N,N"`
	Rate    float64       `default:"1" help:"Choices a second in each match." placeholder:"N"`
	Time    time.Duration `default:"30s" help:"How long to measure each line." placeholder:"TIME"`
	Opening int           `default:"20" help:"Choices made in each match before it counts." placeholder:"N"`
	One     string        `default:"ready-rebels" help:"The ready squad of player 1." placeholder:"ID"`
	Two     string        `default:"ready-empire" help:"The ready squad of player 2." placeholder:"ID"`
	Way     string        `help:"The way to play, such as epic; the usual match if left out." placeholder:"ID"`
	Seed    uint64        `default:"1" help:"The seed of the choices." placeholder:"N"`

	Requests bool `help:"Use requests and streams in place of sockets."`
}

func (c *loadCommand) Run(p *program) error {
	return load.Run(p.ctx, p.out, load.Options{
		Servers: c.Server, Metrics: c.Metrics, Matches: c.Matches, Rate: c.Rate, Time: c.Time, Opening: c.Opening,
		Squads: [2]string{c.One, c.Two}, Way: c.Way, Seed: c.Seed, Requests: c.Requests,
	})
}
