package bot

import (
	"slices"
	"sync"

	"koiogran/engine/game"
	"koiogran/play/value"
	"koiogran/play/view"
)

// Admiral returns a player that sees a round as what it is: both sides choose their dials at once. It weighs
// sets of dials of both sides against each other, by a network that was fitted to the results of matches: how
// likely it wins then, in the rounds to come, too. It adds what answers the enemy's best mix best, plays the
// best of its own out to the next planning phase, and draws from the mix that no one can exploit, or answers
// what it has learned of the enemy. It is the best program.
func Admiral(g *game.Game, seed uint64) Player { return newAdmiral(g, seed) }

// AdmiralBy is Admiral by other weights of the network, to find out whether it plays better by them.
func AdmiralBy(w *value.Weights) func(g *game.Game, seed uint64) Player {
	return func(g *game.Game, seed uint64) Player { return admiralBy(w, g, seed) }
}

func newAdmiral(g *game.Game, seed uint64) *admiral { return admiralBy(value.Fitted(), g, seed) }

func admiralBy(w *value.Weights, g *game.Game, seed uint64) *admiral {
	return seeing(admiralSight, w, g, seed)
}

// leader returns the admiral with fewer playouts.
func leader(g *game.Game, seed uint64) Player { return seeing(leaderSight, value.Fitted(), g, seed) }

// seeing returns an admiral of a sight.
func seeing(s sight, w *value.Weights, g *game.Game, seed uint64) *admiral {
	a := forecasterBy(w, g, seed)
	a.played = sync.OnceValue(func() *playouts { return newPlayouts(s, w, g, seed) })
	return a
}

// forecaster returns the admiral without playouts.
func forecaster(g *game.Game, seed uint64) Player { return forecasterBy(value.Fitted(), g, seed) }

func forecasterBy(w *value.Weights, g *game.Game, seed uint64) *admiral {
	return &admiral{
		beginner: reckoning(g, seed), breadth: usualBreadth,
		reader: newReader(g, seed), net: value.NewJudge(w),
	}
}

// teacher returns the player whose matches the network is fitted to: it weighs sets of dials by values that were set
// by hand, and believes nothing of its enemy.
func teacher(g *game.Game, seed uint64) Player {
	return &admiral{beginner: heeding(g, seed), breadth: usualBreadth}
}

// breadth is how widely a program looks: the counts decide what it finds, and never the clock.
type breadth struct {
	first  int // sets of dials that each side begins with
	most   int // and has in the end
	passes int // how often the ships of a side choose again in an answer
}

// usualBreadth is the one with which programs do best.
var usualBreadth = breadth{first: 4, most: 10, passes: 2}

type admiral struct {
	*beginner
	breadth breadth
	reader  *reader          // what it has learned of its enemy, nil if it learns nothing
	played  func() *playouts // plays its best sets of dials out, nil if it plays none; made for the first plan
	net     *value.Judge     // judges sets of dials, nil for weights that were set by hand
	set     stamp
	dials   [game.MaxShips]game.Maneuver
	thought [game.MaxShips][]Weighed // of each own ship's moves
}

// Answer answers a question.
func (a *admiral) Answer(v *view.View, q *game.Question) game.Choice { return a.answer(v, q, a.plan) }

// answer is Answer by dials that plan has found for all own ships.
func (a *admiral) answer(v *view.View, q *game.Question, plan func()) game.Choice {
	if a.reader != nil {
		a.reader.watch(v)
	}
	if a.look(v, q) == dialTopic {
		if a.set.renew(a.x) {
			plan()
		}
		a.note(q.Opts[0].Ship)
		return dialChoice(q, a.dials[q.Opts[0].Ship])
	}
	return a.beginner.Answer(v, q)
}

// unit returns what sets of dials are judged in.
func (a *admiral) unit() Unit {
	switch {
	case a.manner != nil:
		return Ranks // its manner is in the values
	case a.net != nil:
		return Wins
	}
	return Ships
}

// note notes how the mix of its own side's dials came about, for one ship.
func (a *admiral) note(id game.ShipID) {
	a.why.begin(a.unit())
	if int(id) >= len(a.thought) {
		return
	}
	a.why.weighed = append(a.why.weighed, a.thought[id]...)
}

// remember keeps of each own ship how likely its moves are in the mix, and what the best set of dials
// with each is worth against the enemy's mix.
func (a *admiral) remember(m *matrix) {
	a.thought = [game.MaxShips][]Weighed{}
	var by [game.MaxShips][]int // the set that a value comes from
	for k, plan := range m.plans[ours] {
		value := m.worth(k)
		for i := range m.f.ships {
			fl := &m.f.ships[i]
			if !fl.mine {
				continue
			}
			c := game.Opt(game.DialVerb)
			c.Ship, c.Maneuver = fl.id, fl.moves[plan[i]].m
			list := a.thought[fl.id]
			at := slices.IndexFunc(list, func(w Weighed) bool { return w.Choice == c })
			if at < 0 {
				a.thought[fl.id] = append(list, Weighed{Choice: c, Value: value, Chance: m.mix[ours][k]})
				by[fl.id] = append(by[fl.id], k)
				continue
			}
			list[at].Chance += m.mix[ours][k]
			if value > list[at].Value {
				list[at].Value, by[fl.id][at] = value, k
			}
		}
	}
	for id, list := range a.thought {
		m.errors(list, by[id])
	}
}

// errors notes how exact the values of a ship's moves are, which come from one of our sets each.
func (m *matrix) errors(list []Weighed, by []int) {
	if m.off == nil || len(list) == 0 {
		return
	}
	best := 0
	for i := range list {
		if list[i].Value > list[best].Value {
			best = i
		}
	}
	for i := range list {
		list[i].Error, list[i].Apart = m.errorOf(by[i]), m.errorApart(by[i], by[best])
	}
}

// plan finds the moves of all own ships.
func (a *admiral) plan() {
	a.choose(a.solve())
}

// solve finds the mixes of both sides.
func (a *admiral) solve() *matrix {
	m := newMatrix(a.forecast(), a.breadth)
	if a.reader == nil {
		m.grow()
		return m
	}
	m.believe(a.reader.foretell(m.f))
	m.grow()
	for k, p := range m.safe {
		a.reader.orElse(m.f, m.plans[theirs][k], p)
	}
	if a.played != nil {
		a.played().refine(m, a.beginner)
	}
	return m
}

// forecast prepares the forecast of a round.
func (a *admiral) forecast() *forecast {
	f := newForecast(a.beginner)
	f.net = a.net
	return f
}

// choose draws dials from the mix of a matrix that is solved.
func (a *admiral) choose(m *matrix) {
	a.remember(m)
	for n := range foreseen {
		m.f.foresee(m.draw(theirs), n == 0)
	}
	plan := m.draw(ours)
	for i := range m.f.ships {
		if fl := &m.f.ships[i]; fl.mine {
			a.dials[fl.id] = fl.moves[plan[i]].m
		}
	}
}
