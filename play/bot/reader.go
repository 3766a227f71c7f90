package bot

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// reader learns in the course of a match how the enemy sets its dials. It knows some ways to do that, foretells in each
// round what they would come to, and trusts those most whose dials have been turned over since. An enemy that keeps
// to none of them is taken for one that does what is good for it.
type reader struct {
	b     *beginner                     // who sets dials in the enemy's place,
	dials *[game.MaxShips]game.Maneuver // and those
	ways  []way
	trust []float64 // how likely the enemy keeps to none of the ways, and to each of them
	told  [game.MaxShips]foretold
}

// way is a way to set dials.
type way struct {
	times int    // how often it is asked: more than once if it draws
	plan  func() // sets the dials of all ships
}

// foretold is what was foretold of a ship's dial in this round.
type foretold struct {
	open    bool // the dial has not been seen yet
	moves   []game.Maneuver
	chances [][]float64 // of each move: if the enemy keeps to none of the ways, and by each of them
}

// guess is a set of dials that the enemy may choose, and how likely.
type guess struct {
	plan   []int
	chance float64
	by     int // the way that sets it, from 1
}

// What a reader believes.
const (
	trustInNone = 0.2  // before the match, that the enemy keeps to none of the ways
	surprise    = 0.2  // that who keeps to one sets any other dial
	leastTrust  = 0.02 // what never makes it give up a way
)

func newReader(g *game.Game, seed uint64) *reader {
	b := heeding(g, seed)
	dials := new([game.MaxShips]game.Maneuver)
	r := &reader{b: b, dials: dials}
	byPoints := &wingman{beginner: b, mended: true}
	each := func(fly func(id game.ShipID) game.Maneuver) func() {
		return func() {
			for id := range b.x.EachShip() {
				if b.mine(id) && b.supposeAsked(id) {
					dials[id] = fly(id)
				}
			}
		}
	}
	r.ways = []way{
		{1, func() { byPoints.plan(); *dials = byPoints.dials }},
		{6, each((&table{b}).fly)},
		{6, each((&solo{beginner: b}).fly)},
		{3, each(func(game.ShipID) game.Maneuver { return b.dial().Maneuver })},
	}
	r.trust = []float64{trustInNone}
	for range r.ways {
		r.trust = append(r.trust, (1-trustInNone)/float64(len(r.ways)))
	}
	return r
}

// supposeAsked supposes that the dial of a ship is asked for, and reports whether there is one to set.
func (b *beginner) supposeAsked(id game.ShipID) bool {
	q := &game.Question{Kind: game.PickQuestion}
	for _, m := range b.g.Ships[id].Dial {
		if q.N < len(q.Opts) && rules.MaySet(b.g, b.x.Ship(id), m) {
			q.Opts[q.N] = game.Opt(game.DialVerb)
			q.Opts[q.N].Ship, q.Opts[q.N].Maneuver = id, m
			q.N++
		}
	}
	b.q = q
	return q.N > 0
}

// foretell lists what the enemy may choose in a forecast if it keeps to one of the ways.
func (r *reader) foretell(f *forecast) (list []guess) {
	for i := range r.told {
		r.told[i].open = false
	}
	for i := range f.ships {
		if fl := &f.ships[i]; !fl.mine && fl.chooses() && len(fl.moves) > 1 {
			r.told[fl.id] = foretold{open: true, chances: make([][]float64, len(fl.moves))}
			for k := range fl.moves {
				r.told[fl.id].moves = append(r.told[fl.id].moves, fl.moves[k].m)
				r.told[fl.id].chances[k] = make([]float64, len(r.trust))
			}
		}
	}
	r.sit(f)
	for n, way := range r.ways {
		for range way.times {
			plan := r.ask(f, way)
			r.note(f, plan, 1+n, 1/float64(way.times))
			list = append(list, guess{plan, r.trust[1+n] / float64(way.times), 1 + n})
		}
	}
	return list
}

// sit takes the enemy's place in the round that a forecast is about, before it has set a dial.
func (r *reader) sit(f *forecast) {
	b, own := r.b, f.b
	b.v, b.q, b.me = own.v, own.q, own.me.Side().Other()
	state := &b.node(0).state
	*state = *own.x.S
	for i := range b.g.Ships {
		if b.g.Ships[i].Side == b.me {
			state.Ships[i].DialSet = false
		}
	}
	b.x.Waiting(state)
	b.forget()
}

// ask lets a way set the dials of the enemy's ships. What it sets against all expectation, like a move off the table,
// a likely move takes the place of.
func (r *reader) ask(f *forecast, w way) []int {
	w.plan()
	plan := make([]int, len(f.ships))
	for i := range f.ships {
		fl := &f.ships[i]
		if fl.mine || !fl.chooses() {
			continue
		}
		plan[i] = slices.IndexFunc(fl.moves, func(c course) bool { return c.m == r.dials[fl.id] })
		if plan[i] < 0 {
			plan[i] = f.likely(i)
		}
	}
	f.tie(plan)
	return plan
}

// orElse notes how likely the enemy chooses a set of dials if it keeps to none of the ways.
func (r *reader) orElse(f *forecast, plan []int, chance float64) { r.note(f, plan, 0, chance) }

// note notes how likely a set of dials is by a way, 0 for none of them.
func (r *reader) note(f *forecast, plan []int, by int, chance float64) {
	for i := range f.ships {
		if t := &r.told[f.ships[i].id]; t.open && !f.ships[i].mine {
			t.chances[plan[i]][by] += chance
		}
	}
}

// watch learns from the dials that have been turned over since they were foretold.
func (r *reader) watch(v *view.View) {
	learned := false
	for i := range r.told {
		t := &r.told[i]
		if !t.open || v.Table().Ships[i].Revealed.IsNone() {
			continue
		}
		t.open = false
		k := slices.Index(t.moves, v.Table().Ships[i].Revealed)
		if k < 0 {
			continue
		}
		learned = true
		for n, p := range t.chances[k] {
			r.trust[n] *= surprise/float64(len(t.moves)) + (1-surprise)*p
		}
	}
	if !learned {
		return
	}
	normalize(r.trust)
	for n := range r.trust {
		r.trust[n] = max(r.trust[n], leastTrust)
	}
	normalize(r.trust)
}
