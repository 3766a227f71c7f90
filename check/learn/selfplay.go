// Package learn fits the network of play/value: programs play matches with themselves, of which the forecasts of all
// rounds are kept with the results, and the weights are fitted to these.
package learn

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"strings"
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

// The errors of Play.
var (
	// ErrMatch says that a match could not be played.
	ErrMatch = errors.New("a match failed")
	// ErrStopped says that it was stopped before all matches were played.
	ErrStopped = errors.New("stopped")
)

// check says what is wrong with the options.
func (o *Options) check() error {
	switch _, ok := bot.Named(o.Program); {
	case !ok:
		return fmt.Errorf("program %s: expected one of %s", o.Program, strings.Join(bot.IDs(), ", "))
	case o.Matches < 1:
		return fmt.Errorf("%d matches: expected at least 1", o.Matches)
	case o.Workers < 0:
		return fmt.Errorf("%d workers: expected at least 0", o.Workers)
	case o.Rounds < 1:
		return errors.New("0 rounds: expected at least 1")
	}
	return nil
}

// Play plays matches and adds their rounds to a file. Those that the file holds already are not played again.
func Play(ctx context.Context, o Options, file string) error {
	if err := o.check(); err != nil {
		return err
	}
	f, have, err := o.open(file)
	if err != nil {
		return err
	}
	r := &run{o: o, w: f, start: time.Now()}
	for n := range o.Matches {
		if seed := o.Seed + uint64(n); !have[uint32(seed)] {
			r.waiting = append(r.waiting, seed)
		}
	}
	r.told, r.all = r.start, len(r.waiting)
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
	if left := r.all - r.done; r.err == nil && left > 0 {
		r.err = fmt.Errorf("%w: %d matches are missing; the same command goes on", ErrStopped, left)
	}
	return errors.Join(r.err, f.Close())
}

// Block plays one match and returns it as files hold it, nothing for a match without rounds. Title and the blocks of all seeds in
// their order are the bytes that one worker writes.
func Block(o Options, seed uint64) ([]byte, error) {
	list, err := play(&o, seed)
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return block(list), nil
}

// Check says what is wrong with the options.
func (o *Options) Check() error { return o.check() }

// run is selfplay at work.
type run struct {
	o     Options
	start time.Time

	mu        sync.Mutex
	w         io.Writer
	waiting   []uint64 // the seeds of matches
	all, done int
	told      time.Time
	err       error
}

// next plays a match, and reports whether there may be more.
func (r *run) next(ctx context.Context) bool {
	r.mu.Lock()
	if r.err != nil || len(r.waiting) == 0 || ctx.Err() != nil {
		r.mu.Unlock()
		return false
	}
	seed := r.waiting[0]
	r.waiting = r.waiting[1:]
	r.mu.Unlock()

	list, err := play(&r.o, seed)

	r.mu.Lock()
	defer r.mu.Unlock()
	if err == nil && r.err == nil && len(list) > 0 {
		_, err = r.w.Write(block(list))
	}
	if err != nil || r.err != nil {
		r.err = cmp.Or(r.err, err) // nothing is added to what could not be written whole
		return false
	}
	r.done++
	if r.o.Progress != nil && time.Since(r.told) > progressEvery {
		r.told = time.Now()
		each := time.Since(r.start) / time.Duration(r.done)
		fmt.Fprintf(r.o.Progress, "selfplay: %d of %d matches, time left %s\n", r.o.Matches-r.all+r.done, r.o.Matches,
			(each * time.Duration(r.all-r.done)).Round(time.Second))
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
