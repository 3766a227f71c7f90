package bot

import (
	"math/rand/v2"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/view"
)

// Beginner returns a player who knows the rules and little else: it keeps its ships on the
// table and off the rocks, turns to face the enemy, takes sensible actions and spends tokens
// where they change the expected result.
//
// It judges what it can look at (where a dial takes a ship, whom a weapon hits) with the
// measures of the rules, and everything else, every ability of every card, by trying: it plays
// each option out on a state drawn from its view, to the end of the ability and over all results
// of the dice rolled in it, and compares what the table is worth to it then.
func Beginner(g *game.Game, seed uint64) Player {
	b := heeding(g, seed)
	b.done = map[deed]bool{}
	return b
}

// heeding returns a beginner that weighs what devices on the table will do, and is bolder the longer the match lasts.
func heeding(g *game.Game, seed uint64) *beginner {
	b := newBeginner(g, seed)
	b.heeds = true
	return b
}

// reckoning returns a beginner for programs that foresee where enemies may go: it weighs what both sides will do to
// each other from there.
func reckoning(g *game.Game, seed uint64) *beginner {
	b := heeding(g, seed)
	b.reckons = true
	return b
}

// newBeginner returns a beginner with its scratch memory.
func newBeginner(g *game.Game, seed uint64) *beginner {
	x := game.NewExec(g)
	x.Sights = new(geom.Sights)
	return &beginner{
		hard: hard{id: game.NoShip},
		g:    g, x: x, rnd: rand.New(rand.NewPCG(seed, 0x626567696e6e6572)),
		odds: allOdds(), tries: tries, scenes: foreseen, steps: stepsOf(g), moves: moveStep(g), removal: make([]int16, len(g.Procs)),
		arms: pricesOf(g),
	}
}

// beginner is the bot of Beginner with its scratch memory.
type beginner struct {
	g       *game.Game
	x       *game.Exec
	rnd     *rand.Rand
	odds    *odds
	steps   attackSteps
	removal []int16   // by procedure: 2 more than the step that removes circular tokens, 1 for none, 0 for not known yet
	moves   int       // the step of an activation that executes the maneuver
	arms    []float64 // by card: what an attack with it takes in charges

	v    *view.View // what it sees,
	q    *game.Question
	me   game.Player
	keep [game.MaxShips]float64 // what a green token of each ship is worth, 0 for not known yet
	lane int32                  // where it means to set up, in nanometers; 0 before it decides

	// ends are where enemies may stand once they have moved, as likely as they are often here; a
	// beginner has none.
	ends   [game.MaxShips][]geom.Placed
	scenes int // how many of these are weighed in an exchange,
	scene  int // beginning with which

	heeds    bool                  // it weighs what devices on the table will do, and gets bolder; yardsticks and sandboxes do not
	reckons  bool                  // it weighs the engagement to result from all ships,
	fighters []fighter             // which are these
	rangings *rangings             // nil before one is measured
	routes   [game.MaxShips]routes // where ships may go, as long as one question is answered
	blast    [1]geom.Token         // the device that is looked at
	spot     [1]geom.Placed        // the place that is looked at
	asked    uint32                // how many questions it was asked

	hard    hard                                   // see study
	caughts *[game.MaxDevices][game.MaxShips]catch // nil before there is a device
	spans   [game.MaxShips][]int32                 // see spansOf
	exited  [game.MaxShips]exit                    // see exits

	stays bool // all that matters is whether its ships stay on the table
	kept  []game.Choice

	done map[deed]bool // the abilities that it has used, nil if it is not curious about the others

	manner *Manner // nil for none

	subject game.ShipID // whose prospects an option may change
	tries   int         // how many answers are played out for one question, about
	bottom  int         // depth of the stack to which an option is played out
	nodes   [levels]*node
	plan    plan // of the ship whose dial is set
	why     notes
}

// Answer answers a question.
func (b *beginner) Answer(v *view.View, q *game.Question) game.Choice {
	b.v, b.q, b.me = v, q, v.Viewer()
	if q.Kind == game.PlaceQuestion {
		return b.place()
	}
	if q.N == 1 {
		return q.Opts[0]
	}
	b.imagine()
	switch first := q.Opts[0]; first.Verb {
	case game.DialVerb:
		if first.Ship != game.NoShip {
			return b.dial()
		}
	case game.PlayerVerb:
		return b.playerOption()
	case game.WeaponVerb:
		return b.weapon()
	case game.PickVerb:
		switch {
		case q.Proc == b.g.Roles[card.AttackRole]:
			return b.target()
		case q.Proc == b.g.Roles[card.RoundRole]:
			return b.turn()
		}
	}
	return b.try()
}

// imagine makes b.x look at a state that might be the real one. It is the bot's own, and scratch.
func (b *beginner) imagine() {
	b.forget()
	b.asked++
	root := &b.node(0).state
	view.SampleInto(root, b.g, b.v, b.rnd, view.Uniform)
	b.x.Waiting(root)
}

// forget forgets what it has found out about the table, which is another one now.
func (b *beginner) forget() {
	for i := range b.routes {
		b.routes[i].known = false
	}
	b.hard.id = game.NoShip
}

// playerOption picks itself where a player is to be picked: the first player shoots first.
func (b *beginner) playerOption() game.Choice {
	for _, c := range b.q.Options() {
		if c.N == int16(b.me.Side()) {
			return c
		}
	}
	return b.q.Opts[0]
}

// best returns the option that scores most; of equal ones the first. It notes the scores.
func (b *beginner) best(unit Unit, score func(c game.Choice) float64) game.Choice {
	var best game.Choice
	most := 0.0
	b.why.begin(unit)
	for i, c := range b.q.Options() {
		n := score(c)
		b.why.add(c, n)
		if i == 0 || n > most {
			best, most = c, n
		}
	}
	return best
}

// mine reports whether a ship is on the bot's own side.
func (b *beginner) mine(id game.ShipID) bool {
	return int(id) < len(b.g.Ships) && b.g.Ships[id].Side == b.me.Side()
}
