package main

import (
	"time"

	"koiogran/serve/load"
)

type loadCommand struct {
	Server  []string      `default:"http://127.0.0.1:8080" help:"A server on this machine, started with --unlimited. Repeat for several servers that share a database." placeholder:"URL"`
	Metrics []string      `help:"The server's --metrics address. If omitted, memory and CPU are not measured." placeholder:"URL"`
	Matches []int         `default:"100,500,1000,2000" help:"Concurrent matches, one result line for each value." placeholder:"N,N"`
	Rate    float64       `default:"1" help:"Choices per second in each match." placeholder:"N"`
	Time    time.Duration `default:"30s" help:"How long to measure each line." placeholder:"TIME"`
	Opening int           `default:"20" help:"Warm-up choices per match before measuring." placeholder:"N"`
	One     string        `default:"ready-rebels" help:"Player 1's ready-made squad." placeholder:"ID"`
	Two     string        `default:"ready-empire" help:"Player 2's ready-made squad." placeholder:"ID"`
	Way     string        `help:"The mode, such as epic. Default: a standard match." placeholder:"ID"`
	Seed    uint64        `default:"1" help:"The seed of the choices." placeholder:"N"`

	Requests bool `help:"Use HTTP requests and event streams instead of WebSockets."`
}

func (c *loadCommand) Run(p *program) error {
	return load.Run(p.ctx, p.out, load.Options{
		Servers: c.Server, Metrics: c.Metrics, Matches: c.Matches, Rate: c.Rate, Time: c.Time, Opening: c.Opening,
		Squads: [2]string{c.One, c.Two}, Way: c.Way, Seed: c.Seed, Requests: c.Requests,
	})
}
