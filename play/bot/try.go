package bot

import (
	"math"

	"koiogran/engine/game"
)

// Bounds of trying: how deep questions inside an ability are followed, and how many answers are
// played out for one question.
const (
	levels = 8
	tries  = 120

	noDifference = 1e-6 // in points of damage
)

// node is a state on the way of a trial, with what was asked there.
type node struct {
	state   game.State
	options []game.Choice
}

// node returns the node of a level. Few bots get deep.
func (b *beginner) node(level int) *node {
	if b.nodes[level] == nil {
		b.nodes[level] = new(node)
	}
	return b.nodes[level]
}

// try plays out every option and takes the one after which the table is worth most. What makes
// no difference it leaves, except an ability that costs nothing.
func (b *beginner) try() game.Choice {
	b.prepare()
	astray := b.astray()
	value := func(i int) float64 {
		n := b.after(0, b.me, b.q.Opts[i], b.tries/b.q.N)
		if astray[i] {
			n -= worthStaying
		}
		return n
	}
	best := b.q.Opts[b.q.Default]
	usual := value(b.q.Default)
	most := usual + b.worthOfTrying(best) + noDifference
	b.why.begin(Damage)
	for i, c := range b.q.Options() {
		n := usual
		if i != b.q.Default {
			n = value(i)
		}
		b.why.add(c, n)
		if n += b.worthOfTrying(c); n > most || best == b.q.Opts[b.q.Default] && best.Verb == game.PassVerb && b.free(c, n-usual) {
			best, most = c, max(n, most)
		}
	}
	b.tried(best)
	return best
}

// prepare settles what stays the same for all options of a question.
func (b *beginner) prepare() {
	b.bottom = b.bottomOf(b.x.S)
	b.subject = game.NoShip
	if b.mine(b.q.Ship) {
		b.subject = b.q.Ship
	} else if c := b.q.Opts[0]; b.mine(c.Ship) {
		b.subject = c.Ship
	}
	b.keep = [game.MaxShips]float64{}
}

// bottomOf returns the depth of the stack at which an answer has had its effect: that of the window
// whose ability asks, else that of the question itself.
func (b *beginner) bottomOf(s *game.State) int {
	for i := int(s.Depth) - 1; i >= 0; i-- {
		if b.g.Procs[s.Frames[i].Proc].Closed {
			return i + 1
		}
		if !b.g.Procs[s.Frames[i].Proc].Ability && i < int(s.Depth)-1 && !b.partOfAbility(s, i) {
			return i + 2
		}
	}
	return int(s.Depth)
}

// partOfAbility reports whether a frame was called by an ability.
func (b *beginner) partOfAbility(s *game.State, i int) bool {
	for ; i >= 0; i-- {
		switch proc := &b.g.Procs[s.Frames[i].Proc]; {
		case proc.Ability:
			return true
		case proc.Closed:
			return false
		}
	}
	return false
}

// after returns what the table is worth after a choice on the state of a level, played out with this many
// tries.
func (b *beginner) after(level int, p game.Player, c game.Choice, budget int) float64 {
	next := b.node(level + 1)
	next.state = b.nodes[level].state
	if next.state.NAttacks == 0 {
		b.x.PlayTo(&next.state, p, c, b.bottom)
	} else { // what an attack comes to depends on where it goes on
		b.x.Play(&next.state, p, c, nil)
	}
	return b.value(level+1, budget)
}

// value returns what the state of a level is worth: as it is if the ability tried is over, else
// judged by the possible answers there.
func (b *beginner) value(level, budget int) float64 {
	at := b.node(level)
	if at.state.Over || int(at.state.Depth) <= b.bottom || level == levels-1 {
		return b.worth(&at.state)
	}
	p := b.x.Waiting(&at.state).First()
	q := b.x.Ask(&at.state, p)
	switch {
	case q.Kind == game.PlaceQuestion:
		return b.worth(&at.state)
	case q.Kind == game.RollQuestion:
		return b.overRolls(level, q.Roll, budget)
	case q.N > budget:
		return b.worth(&at.state)
	case p == game.Chance:
		return b.overDraws(level, q, budget)
	}
	at.options = append(at.options[:0], q.Options()...)
	sign := 1.0
	if p.Side() != b.me.Side() {
		sign = -1
	}
	most := math.Inf(-1)
	for _, c := range at.options {
		most = max(most, sign*b.after(level, p, c, budget/len(at.options)))
	}
	return sign * most
}

// overRolls returns the mean over all results of a roll, as the table is before it if there are
// too many.
func (b *beginner) overRolls(level int, roll game.Roll, budget int) float64 {
	results := 0
	for range roll.Outcomes() {
		results++
	}
	if results > budget {
		return b.worth(&b.nodes[level].state)
	}
	sum, total := 0.0, 0.0
	c := game.Opt(game.RollVerb)
	for dice, ways := range roll.Outcomes() {
		c.Dice = dice
		sum += float64(ways) * b.after(level, game.Chance, c, budget/results)
		total += float64(ways)
	}
	return sum / total
}

// overDraws returns the mean over all cards that can be drawn.
func (b *beginner) overDraws(level int, q *game.Question, budget int) float64 {
	at := b.node(level)
	at.options = append(at.options[:0], q.Options()...)
	weights := q.Weights
	sum, total := 0.0, 0.0
	for i, c := range at.options {
		sum += float64(weights[i]) * b.after(level, game.Chance, c, budget/len(at.options))
		total += float64(weights[i])
	}
	return sum / total
}
