// Package learn fits the network of play/value: programs play matches with themselves, of which the forecasts of all
// rounds are kept with the results, and the weights are fitted to these.
package learn

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"sync"
	"time"

	"koiogran/check/arena"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/play/value"
)

// Options say what is played.
type Options struct {
	Matches  int
	Seed     uint64 // of the first match
	Workers  int    // matches at once; 0 for as many as there are processors
	Rounds   uint8  // after which a match is drawn
	Program  string
	Progress io.Writer // gets a line every few seconds; nil for none
}

// Sample is a round with the result of its match: 0, 1 for a draw, 2 if player 1 won.
type Sample struct {
	Match  uint32
	Result uint8
	value.Position

	target float64 // what is learned: the chance that player 1 wins
}

// ErrMatch says that a match could not be played.
var ErrMatch = errors.New("learn: a match failed")

// Play plays matches and adds their rounds to a file.
func Play(ctx context.Context, o Options, file string) error {
	if _, ok := bot.Named(o.Program); !ok {
		return fmt.Errorf("learn: program %s: expected one of %v", o.Program, bot.IDs())
	}
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	r := &run{o: o, w: bufio.NewWriter(f), start: time.Now()}
	r.told = r.start
	workers := o.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for r.next(ctx) {
			}
		})
	}
	group.Wait()
	return errors.Join(r.err, r.w.Flush(), f.Close())
}

// run is selfplay at work.
type run struct {
	o     Options
	start time.Time

	mu          sync.Mutex
	w           *bufio.Writer
	begun, done int
	told        time.Time
	err         error
}

// next plays a match, and reports whether there may be more.
func (r *run) next(ctx context.Context) bool {
	r.mu.Lock()
	n := r.begun
	if r.err != nil || n >= r.o.Matches || ctx.Err() != nil {
		r.mu.Unlock()
		return false
	}
	r.begun++
	r.mu.Unlock()

	list, err := play(&r.o, r.o.Seed+uint64(n))

	r.mu.Lock()
	defer r.mu.Unlock()
	r.err = errors.Join(r.err, err)
	for i := range list {
		r.err = errors.Join(r.err, write(r.w, &list[i]))
	}
	r.done++
	if r.o.Progress != nil && time.Since(r.told) > progressEvery {
		r.told = time.Now()
		each := time.Since(r.start) / time.Duration(r.done)
		fmt.Fprintf(r.o.Progress, "selfplay: %d of %d matches, time left %s\n", r.done, r.o.Matches,
			(each * time.Duration(r.o.Matches-r.done)).Round(time.Second))
	}
	return true
}

// progressEvery is how long it takes from one line of progress to the next.
const progressEvery = 5 * time.Second

// shares are how many of its dials a player sets at random.
var shares = [...]float64{0, 0.1, 0.1, 0.25, 0.5}

// play plays a match.
func play(o *Options, seed uint64) (list []Sample, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("%w: seed %d: %v", ErrMatch, seed, fault)
		}
	}()
	rng := rand.New(rand.NewPCG(seed, 0x6c6561726e))
	ids := edition.IDs()
	c, _ := edition.ByID(ids[rng.IntN(len(ids))])
	setup, err := draw(rng, c)
	if err != nil {
		return nil, err
	}
	setup.Options.RoundLimit = o.Rounds
	g, s, err := c.NewGame(setup)
	if err != nil {
		return nil, err
	}
	program, _ := bot.Named(o.Program)
	var seats []bot.Player
	for range 2 {
		seats = append(seats, bot.Explorer(program, g, rng.Uint64(), shares[rng.IntN(len(shares))]))
	}
	t := table{
		x: game.NewExec(g), s: s, seats: seats, dice: dealer.NewSeeded(rng.Uint64()),
		observer: bot.NewObserver(g),
	}
	if err := t.play(); err != nil {
		return nil, fmt.Errorf("%w: seed %d: %w", ErrMatch, seed, err)
	}
	for i := range t.list {
		t.list[i].Match = uint32(seed)
		switch s.Result {
		case game.Won1:
			t.list[i].Result = 2
		case game.Drawn:
			t.list[i].Result = 1
		}
	}
	return t.list, nil
}

// draw draws the squads of a match: two of those for tuning, or one at random on both sides.
func draw(rng *rand.Rand, c *rules.Compiled) (rules.Setup, error) {
	var a, b *squad.Squad
	if rng.IntN(3) == 0 {
		s, err := squad.Random(rng, c.Facts, match.Pool(c), squad.UsualOf(c.ID))
		if err != nil {
			return rules.Setup{}, err
		}
		a, b = &s, &s
	} else {
		names := arena.Squads(c.ID, arena.Training)
		var err [2]error
		a, err[0] = arena.ReadSquad(names[rng.IntN(len(names))])
		b, err[1] = arena.ReadSquad(names[rng.IntN(len(names))])
		if err := errors.Join(err[:]...); err != nil {
			return rules.Setup{}, err
		}
	}
	return rules.Setup{
		Squads:    [2]rules.Squad{match.Squad(c.Facts, a), match.Squad(c.Facts, b)},
		Obstacles: match.Obstacles(c.Measure, a, b),
	}, nil
}
