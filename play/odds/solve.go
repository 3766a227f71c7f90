package odds

import (
	"errors"
	"fmt"
	"hash/maphash"
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// MostStates is how many states of an attack Solve looks at before it gives up: about a second.
const MostStates = 400_000

// roughly is which part of these it looks at, one in this many, before it leaves something out.
const roughly = 4

// mostDepth is how many answers an attack can take: beyond that something goes round in circles.
const mostDepth = 500

// Using is something that a side may use in an attack.
type Using struct {
	Side    game.Player
	Card    string // empty for what the rules give to everyone
	Ability string
}

// Solver finds the best play of an attack by backward induction over all that can still be rolled, by the
// engine: every ability that a card offers until results are neutralized and damage is suffered is weighed.
// What results from damage and after the attack, such as bonus attacks, is passed up where it can be.
type Solver struct {
	*attack
	prices Prices
	known  map[uint64]*Forecast
	sum    maphash.Hash
	paths  []*path // one for each level of what is tried
	most   int
	side   game.Player // of the attacker
	start  path
	plain  bool // no card looks at attack dice other than hits once defense dice are rolled
	bare   bool // no card does anything at all then
	easy   bool // no card does anything when damage is suffered
	// settled says that no card has to be used after the attack.
	settled bool

	tables map[tableKey]*deckTable

	// Used are the things to use that have come up, as in Forecast.Uses.
	Used []Using
	// States is how many states were looked at.
	States int
	// Rough says that there were too many ways to follow all: cards that change damage once it is suffered were left
	// out, and what cards of the defender may ask of the attacker's tokens.
	Rough bool
}

// NewSolver prepares to solve the innermost attack of s, from the question that is open. It returns
// ErrNoAttack if there is none.
func NewSolver(x *game.Exec, s *game.State, prices Prices) (*Solver, error) {
	a, start, err := follow(x.G, s)
	if err != nil {
		return nil, err
	}
	v := &Solver{
		attack: a, prices: prices, tables: map[tableKey]*deckTable{},
		side: x.G.Ships[start.seen.attacker].Side, start: start,
	}
	v.plain, v.easy = !hooked(x.G, s, windowsOfDefense[:]), !hooked(x.G, s, windowsOfDamage[:])
	v.bare = v.plain && v.easy && !hooked(x.G, s, windowsOfResults[:])
	v.settled = true
	for _, w := range windowsEnd {
		v.settled = v.settled && !slices.ContainsFunc(x.G.Hooks[w], func(h game.Hook) bool { return h.Ability.Must })
	}
	return v, nil
}

// errStates says that there are too many states.
var errStates = errors.New("too many states")

// Solve returns what is to be expected, or ErrTooMany.
func (v *Solver) Solve() (f Forecast, err error) {
	err = v.within(MostStates, func() { f = *v.solve(&v.start, 0, false) })
	return f, err
}

// SolveEach returns what is to be expected after each answer to the question that is open, in their order, of a roll in
// that of its outcomes, or ErrTooMany if it takes more than most states.
func (v *Solver) SolveEach(most int) (list []Forecast, err error) {
	p, q := v.ask(&v.start)
	options := slices.Clone(q.Options())
	if q.Kind == game.RollQuestion {
		for dice := range q.Roll.Outcomes() {
			c := game.Opt(game.RollVerb)
			c.Dice = dice
			options = append(options, c)
		}
	}
	err = v.within(most, func() {
		list = list[:0]
		for _, c := range options {
			list = append(list, *v.after(&v.start, p, c, 0))
		}
	})
	return list, err
}

// within solves without looking at more than most states. Where there are too many it leaves something out, if it can.
func (v *Solver) within(most int, solve func()) error {
	if !v.easy || v.plain && !v.bare {
		if err := v.try(most/roughly, solve); err == nil {
			return nil
		}
		v.easy, v.bare, v.Rough = true, v.plain, true
	}
	return v.try(most, solve)
}

// try solves as far as there are not too many states.
func (v *Solver) try(most int, solve func()) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			if fault != error(errStates) {
				panic(fault)
			}
			err = fmt.Errorf("%w: more than %d states", ErrTooMany, most)
		}
	}()
	v.known, v.most, v.Used = map[uint64]*Forecast{}, v.States+most, nil
	solve()
	return nil
}

// solve returns what is to be expected from a state on, fresh if it is the result of a roll.
func (v *Solver) solve(at *path, depth int, fresh bool) *Forecast {
	if at.state.Over || int(at.state.NAttacks) <= int(v.level) || v.settled && v.isOver(at) {
		return v.end(at)
	}
	if fresh { // nothing else leads to a roll's results
		return v.count(at, depth)
	}
	hash := v.hash(at)
	if f := v.known[hash]; f != nil {
		return f
	}
	f := v.count(at, depth)
	v.known[hash] = f
	return f
}

// count returns what is to be expected from a state on that was not met before.
func (v *Solver) count(at *path, depth int) *Forecast {
	if v.States++; v.States > v.most || depth > mostDepth {
		panic(errStates)
	}
	return v.open(at, depth)
}

// next returns the place for a state that is tried, a copy of another one.
func (v *Solver) next(at *path, depth int) *path {
	for len(v.paths) <= depth {
		v.paths = append(v.paths, new(path))
	}
	p := v.paths[depth]
	*p = *at
	return p
}

// open returns what is to be expected where a question is open.
func (v *Solver) open(at *path, depth int) *Forecast {
	p, q := v.ask(at)
	switch {
	case p != game.Chance:
		return v.decide(at, q, depth)
	case q.Kind == game.RollQuestion:
		return v.roll(at, q, depth)
	case v.easy && at.state.NDamages > 0:
		if f := v.deal(at, q); f != nil {
			return f
		}
		p, q = v.ask(at)
	}
	sum := new(Forecast)
	options, weights := v.draws(q)
	total := 0.0
	for _, w := range weights {
		total += w
	}
	for i, c := range options {
		sum.add(v.after(at, p, c, depth), weights[i]/total)
	}
	return sum
}

// draws returns the options of a draw with their weights. One stands for all damage cards that do nothing at once.
func (v *Solver) draws(q *game.Question) (options []game.Choice, weights []float64) {
	plain := -1
	for i, c := range q.Options() {
		weight := float64(q.Weights[i])
		if v.harmless(c) {
			if plain >= 0 {
				weights[plain] += weight
				continue
			}
			plain = len(options)
		}
		options, weights = append(options, c), append(weights, weight)
	}
	return options, weights
}

// after returns what is to be expected after an answer.
func (v *Solver) after(at *path, p game.Player, c game.Choice, depth int) *Forecast {
	next := v.next(at, depth)
	v.seen = &next.seen
	v.x.Play(&next.state, p, c, nil)
	v.seen = nil
	return v.solve(next, depth+1, c.Verb == game.RollVerb)
}

// roll rolls in every way.
func (v *Solver) roll(at *path, q *game.Question, depth int) *Forecast {
	r := q.Roll
	if r.N > mostDice {
		panic(errStates)
	}
	if v.plain && r.Color == game.DefenseDice && at.state.NAttacks == v.level+1 {
		from := v.next(at, depth)
		if v.merge(&from.state); from.state != at.state {
			f := *v.solve(from, depth+1, false)
			f.value += (v.prices.Attacker + noDifference) * (v.lies(at, at.seen.attacker) - v.lies(from, at.seen.attacker))
			return &f
		}
	}
	sum := new(Forecast)
	c := game.Opt(game.RollVerb)
	for dice, ways := range r.Outcomes() {
		c.Dice = dice
		sum.add(v.after(at, game.Chance, c, depth), share(ways, int(r.N)))
	}
	return sum
}

// decide returns what is to be expected where a player chooses the best.
func (v *Solver) decide(at *path, q *game.Question, depth int) *Forecast {
	options := v.options(at, q)
	p, attacking := q.Player, q.Player.Side() == v.side
	var best *Forecast
	used, harm := -1, false
	for _, c := range options {
		use := v.using(at, p, c)
		f := v.after(at, p, c, depth)
		harm = harm || f.harms()
		if best == nil || attacking && f.value > best.value || !attacking && f.value < best.value {
			best, used = f, use
		}
	}
	if used < 0 {
		return best
	}
	f := *best
	f.Uses[used]++
	if !attacking && harm && !f.harms() {
		f.stop = uint8(used) + 1
	}
	return &f
}

// harms reports whether the defender may suffer damage.
func (f *Forecast) harms() bool { return f.Damage[0] < 1-noDifference }

// options returns the answers that are tried, the default first, so that nothing is used in vain.
func (v *Solver) options(at *path, q *game.Question) []game.Choice {
	if q.Kind == game.PlaceQuestion {
		return []game.Choice{First(v.x, &at.state, q)}
	}
	usual := q.Opts[q.Default]
	if usual.Verb != game.PassVerb {
		usual = q.Opts[0]
	}
	for _, w := range windowsAfter {
		if v.x.During(w) {
			return []game.Choice{usual}
		}
	}
	list, plain := append(make([]game.Choice, 0, q.N), usual), v.harmless(usual)
	for _, c := range q.Options() {
		if c == usual || plain && v.harmless(c) {
			continue
		}
		plain = plain || v.harmless(c)
		list = append(list, c)
	}
	return list
}

// harmless reports whether a choice draws or deals a damage card that does nothing at once.
func (v *Solver) harmless(c game.Choice) bool {
	return (c.Verb == game.DrawVerb || c.Verb == game.DamageVerb && c.Card == game.NoCard) &&
		kinds[v.x.G.Dealt[c.Item].ID] == nil
}

// isOver reports whether all that is left of the attack is what may be used after it.
func (v *Solver) isOver(at *path) bool {
	v.x.Waiting(&at.state)
	return slices.ContainsFunc(windowsEnd[:], v.x.During)
}

// windowsEnd are those in which an attack has come to what it comes to.
var windowsEnd = [...]game.Window{card.AfterDefend, card.AfterAttack, card.AftermathBonus}

// windowsAfter are those in which damage is suffered already, or the attack is over, except for what that leads
// to.
var windowsAfter = [...]game.Window{
	card.AfterShieldLost, card.AfterCrit, card.AfterDealt, card.AfterSuffer, card.AfterDefend, card.AfterAttack,
	card.AftermathBonus, card.AfterCounter, card.AfterDestroyed,
}

// using returns which thing an answer uses, -1 for none.
func (v *Solver) using(at *path, p game.Player, c game.Choice) int {
	if c.Verb != game.UseVerb {
		return -1
	}
	a := v.x.Offered(&at.state, c)
	if a == nil {
		return -1
	}
	u := Using{Side: p.Side(), Ability: a.Name}
	switch {
	case c.Card == game.NoCard:
	case int(c.Card) < len(v.x.G.Cards):
		u.Card = v.x.G.Cards[c.Card].Name
	default:
		u.Card = v.x.CodeOf(c.Card).Name
	}
	i := slices.Index(v.Used, u)
	if i < 0 && len(v.Used) < mostUses {
		i = len(v.Used)
		v.Used = append(v.Used, u)
	}
	return i
}
