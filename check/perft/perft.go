// Package perft counts the ways in which a match can go on for some number of answers: every
// option once and every result of a roll once, dice of one kind not told apart. It is the
// quickest way to notice that a rule has changed.
//
// Positions begin after set-up, in the first Planning phase, since placements cannot be listed.
// For the same reason no ship of a first edition position has a barrel roll.
package perft

import (
	"context"
	"errors"
	"fmt"

	"koiogran/engine/game"
	"koiogran/play/replay"
)

// ErrPlacement is returned where the match asks for a placement, whose options cannot be counted.
var ErrPlacement = errors.New("perft: a placement is asked for, which has no list of options")

// Count returns in how many ways a state can go on for exactly depth answers. A match that ends
// before has none. Where both players are asked, the first seat answers first. The errors are
// ErrPlacement and those of ctx.
func Count(ctx context.Context, g *game.Game, s *game.State, depth int) (uint64, error) {
	c := newCounter(ctx, g, s, depth)
	n := c.count(0, depth)
	return n, c.err
}

// Part is how many ways lead through one first answer.
type Part struct {
	Choice string // in the words of a record
	Count  uint64
}

// Divide splits the count of a state by the first answer. Depth is at least 1.
func Divide(ctx context.Context, g *game.Game, s *game.State, depth int) ([]Part, error) {
	c := newCounter(ctx, g, s, depth)
	if s.Over {
		return nil, nil
	}
	p := c.x.Waiting(s).First()
	var parts []Part
	for _, choice := range c.answers(0, p) {
		text := fmt.Sprintf("%s %s", seat(p), replay.Text(c.x, s, p, choice))
		parts = append(parts, Part{text, c.after(0, p, choice, depth-1)})
	}
	return parts, c.err
}

// seat names who answers as records do.
func seat(p game.Player) string {
	return [...]string{game.Seat1: "1", game.Seat2: "2", game.Chance: "*"}[p]
}

// counter counts with one state for each answer on the way.
type counter struct {
	ctx    context.Context
	x      *game.Exec
	levels []level
	nodes  uint64
	err    error
}

// level is a state on the way and what can be answered there.
type level struct {
	state   game.State
	answers []game.Choice
}

func newCounter(ctx context.Context, g *game.Game, s *game.State, depth int) *counter {
	c := &counter{ctx: ctx, x: game.NewExec(g), levels: make([]level, depth+1)}
	c.levels[0].state = *s
	return c
}

// lookUp is how many states are counted between two looks at the context.
const lookUp = 4096

// count counts the ways on from the state of a level.
func (c *counter) count(at, depth int) uint64 {
	if c.nodes++; c.nodes%lookUp == 0 && c.err == nil {
		c.err = c.ctx.Err()
	}
	s := &c.levels[at].state
	switch {
	case c.err != nil:
		return 0
	case depth == 0:
		return 1
	case s.Over:
		return 0
	}
	p := c.x.Waiting(s).First()
	answers := c.answers(at, p)
	if depth == 1 {
		return uint64(len(answers))
	}
	n := uint64(0)
	for _, choice := range answers {
		n += c.after(at, p, choice, depth-1)
	}
	return n
}

// after counts the ways on after an answer.
func (c *counter) after(at int, p game.Player, choice game.Choice, depth int) uint64 {
	next := &c.levels[at+1].state
	*next = c.levels[at].state
	if err := c.x.Step(next, p, choice, nil); err != nil {
		panic("perft: a listed option is refused: " + c.x.Where())
	}
	return c.count(at+1, depth)
}

// answers lists what p can answer in the state of a level.
func (c *counter) answers(at int, p game.Player) []game.Choice {
	l := &c.levels[at]
	l.answers = l.answers[:0]
	q := c.x.Ask(&l.state, p)
	switch q.Kind {
	case game.PlaceQuestion:
		c.err = fmt.Errorf("%w: %s", ErrPlacement, c.x.Where())
	case game.RollQuestion:
		roll := game.Opt(game.RollVerb)
		for dice := range q.Roll.Outcomes() {
			roll.Dice = dice
			l.answers = append(l.answers, roll)
		}
	default:
		l.answers = append(l.answers, q.Options()...)
	}
	return l.answers
}
