package arena

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/view"
	"koiogran/serve/stdio"
)

// Job is a match to play. What results from it follows from it alone.
type Job struct {
	Edition  string    `json:"edition"`
	Programs [2]string `json:"programs"` // by seat
	Squads   [2]string `json:"squads"`   // by seat
	Seed     uint64    `json:"seed"`
	Rounds   uint8     `json:"limit"` // the round after which it is drawn
}

// String names a job, as its record is called: the command line of a program is in it without slashes and
// spaces.
func (j Job) String() string {
	name := fmt.Sprintf("%s-%s-%s-%s-%s-%d", j.Edition, j.Programs[0], j.Programs[1],
		j.Squads[0], j.Squads[1], j.Seed)
	return strings.NewReplacer("/", "_", `\`, "_", " ", "_").Replace(name)
}

// Result is what resulted from a job.
type Result struct {
	Job
	Winner int `json:"winner"` // 1 or 2, 0 for a draw
	Round  int `json:"round"`  // in which it ended
	// Points are, for each seat, the points of the enemy ships that it destroyed or drove off the table.
	Points [2]int `json:"points"`
	Fled   [2]int `json:"fled"` // ships of each seat that left the table
	// Fault is what a bot that is a program of its own did wrong, for which it conceded.
	Fault string `json:"fault,omitempty"`
	// Times are how long the programs took for their decisions.
	Times [2]Times `json:"times"`
}

// play plays a job. Its record goes to the folder, if there is one.
func play(ctx context.Context, j Job, folder string) (r Result, err error) {
	compiled, err := compile(j.Edition)
	if err != nil {
		return r, err
	}
	setup, err := setupOf(compiled, &j)
	if err != nil {
		return r, err
	}
	r.Job = j
	b := Bout{Edition: compiled, Setup: setup, Programs: j.Programs, Seed: j.Seed, Times: &r.Times}
	if folder != "" {
		f, err := os.Create(filepath.Join(folder, j.String()+".txt"))
		if err != nil {
			return r, err
		}
		defer func() { err = errors.Join(err, f.Close()) }()
		b.Record = f
	}
	out, err := b.Play(ctx)
	r.Winner, r.Round, r.Points, r.Fled = out.Winner, out.Round, out.Points, out.Fled
	r.Fault = out.Faults[0] + out.Faults[1] // one of the two: the first fault ends the match
	return r, err
}

// Bout is a match of bots between two given squads. What results from it follows from its first four fields, if
// its bots follow from their seeds.
type Bout struct {
	Edition  *rules.Compiled
	Setup    rules.Setup
	Programs [2]string // the bots, by seat: ids, or the command lines of programs (package stdio)
	Seed     uint64

	Bots       map[string]bot.Program // bots by names that are not the program's
	AnswerTime time.Duration          // that a bot which is a program of its own has; 0 for the usual one
	Record     io.Writer              // takes the record of the match; nil for none
	Trial      *stdio.Trial           // takes all faults of a bot that is a program of its own, which plays on after them; nil if it concedes
	Times      *[2]Times              // takes how long the bots took; nil for no one who asks
}

// Outcome is how a bout ended.
type Outcome struct {
	Winner int         // 1 or 2, 0 for a draw
	Round  int         // in which it ended
	First  game.Player // who was the first player
	Points [2]int      // of enemy ships that each seat destroyed or drove off the table
	Fled   [2]int      // ships of each seat that left the table
	Faults [2]string   // for which a bot that is a program of its own conceded; empty for none
}

// Play plays a bout to its end. A panic of the engine or of a bot is an error of the bout.
func (b *Bout) Play(ctx context.Context) (out Outcome, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v", fault)
		}
	}()
	seeds := match.SeedsOf(b.Seed)
	var guests [2]*stdio.Bot
	defer func() {
		for p, g := range guests {
			if g == nil {
				continue
			}
			err = errors.Join(err, g.Close())
			if g.Fault() != nil {
				out.Faults[p] = g.Fault().Error()
			}
		}
	}()
	m, err := match.New(match.Options{
		Edition: b.Edition, Setup: b.Setup, Dealer: dealer.NewSeeded(seeds.Dice), Record: b.Record,
		Seat: func(g *game.Game, p game.Player) match.Player {
			program, ours := b.Bots[b.Programs[p]]
			if !ours && stdio.Named(b.Programs[p]) {
				guests[p] = stdio.New(b.Programs[p], b.Edition, g, p, seeds.Seats[p], b.AnswerTime)
				guests[p].Trial = b.Trial
				return guests[p]
			}
			if !ours {
				program, _ = bot.Named(b.Programs[p])
			}
			player := program.New(g, seeds.Seats[p])
			if b.Times != nil {
				player = timed{player, &b.Times[p]}
			}
			return match.Bot(player)
		},
	})
	if err != nil {
		return out, err
	}
	if err := m.Run(ctx); err != nil {
		return out, err
	}
	return outcomeOf(m), nil
}

// Known reports whether a bot can play: one of the program's, by its id, or a program of anyone, by its command
// line.
func Known(name string) bool {
	_, ok := bot.Named(name)
	return ok || stdio.Named(name)
}

// compiled are the editions that have been compiled.
var compiled sync.Map

// compile returns an edition ready to play.
func compile(id string) (*rules.Compiled, error) {
	if c, ok := compiled.Load(id); ok {
		return c.(*rules.Compiled), nil
	}
	c, ok := edition.ByID(id)
	if !ok {
		return nil, fmt.Errorf("edition %s: expected one of %s", id, strings.Join(edition.IDs(), ", "))
	}
	compiled.Store(id, c)
	return c, nil
}

// setupOf reads the squads of a job.
func setupOf(c *rules.Compiled, j *Job) (rules.Setup, error) {
	a, err := ReadSquad(j.Squads[0])
	if err != nil {
		return rules.Setup{}, err
	}
	b, err := ReadSquad(j.Squads[1])
	if err != nil {
		return rules.Setup{}, err
	}
	return rules.Setup{
		Squads:    [2]rules.Squad{match.Squad(c.Facts, a), match.Squad(c.Facts, b)},
		Obstacles: match.Obstacles(c.Measure, a, b),
		Options:   game.Options{RoundLimit: j.Rounds},
	}, nil
}

// outcomeOf says how a match ended.
func outcomeOf(m *match.Match) Outcome {
	out := Outcome{Round: int(m.State.Round), First: m.State.First}
	switch m.State.Result {
	case game.Won1:
		out.Winner = 1
	case game.Won2:
		out.Winner = 2
	}
	for i := range m.Game.Ships {
		info, ship := &m.Game.Ships[i], &m.State.Ships[i]
		if ship.Destroyed || ship.Fled {
			out.Points[info.Side.Other()] += int(info.Points)
		}
		if ship.Fled {
			out.Fled[info.Side]++
		}
	}
	return out
}

// timed is a program whose decisions are timed. A question with one answer is none.
type timed struct {
	bot.Player
	times *Times
}

// Answer lets the program answer.
func (t timed) Answer(v *view.View, q *game.Question) game.Choice {
	if q.Kind == game.PickQuestion && q.N == 1 {
		return t.Player.Answer(v, q)
	}
	start := time.Now()
	c := t.Player.Answer(v, q)
	t.times.add(time.Since(start))
	return c
}
