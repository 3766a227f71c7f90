package bot

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/play/value"
	"koiogran/play/view"
)

// Measures returns programs that only measure others or are learned from, and are not opponents to choose. One
// knows how another one draws its dials and answers that best, to see how far that one can be exploited.
func Measures() []Program {
	return []Program{
		{ID: "against-admiral", Text: "Knows the admiral's mix of dials and answers it best.", New: newResponder},
		{ID: "teacher", Text: "Plays what the network is fitted to, and does not depend on it.", New: teacher},
	}
}

// The time that a responder takes, about ten times that of whom it answers.
const (
	mixesTold      = 8 // how often it lets the other one think
	firstResponses = 8 // sets of dials from which it begins
	responsePasses = 3 // how often its ships choose again
)

// responder is a program that answers the mix of another one.
type responder struct {
	*admiral
	other *admiral // whom it answers, in the other seat
}

// newResponder returns a responder to the admiral.
func newResponder(g *game.Game, seed uint64) Player {
	return &responder{admiral: forecasterBy(value.Fitted(), g, seed), other: newAdmiral(g, seed+1)}
}

// Answer answers a question.
func (r *responder) Answer(v *view.View, q *game.Question) game.Choice {
	r.other.reader.watch(v)
	return r.answer(v, q, r.plan)
}

// plan finds the dials that do best against what the other one may choose.
func (r *responder) plan() {
	f := r.forecast()
	mix := r.mix()
	joint := make([]int, len(f.ships))
	worth := func(plan []int) float64 {
		sum := 0.0
		for _, t := range mix {
			for i := range joint {
				joint[i] = plan[i]
				if !f.ships[i].mine {
					joint[i] = t.plan[i]
				}
			}
			sum += t.chance * f.judge(joint)[ours]
		}
		return sum
	}
	m := newMatrix(f, r.breadth)
	var best []int
	most := 0.0
	for range firstResponses {
		plan := m.chance()
		for range responsePasses {
			r.improve(f, plan, worth)
		}
		if n := worth(plan); best == nil || n > most {
			best, most = plan, n
		}
	}
	r.thought = [game.MaxShips][]Weighed{}
	for i := range f.ships {
		if fl := &f.ships[i]; fl.mine {
			r.dials[fl.id] = fl.moves[best[i]].m
		}
	}
	for n := range foreseen {
		f.foresee(mix[n%len(mix)].plan, n == 0)
	}
}

// improve lets every ship choose its move again, one after the other.
func (r *responder) improve(f *forecast, plan []int, worth func(plan []int) float64) {
	for _, i := range f.order {
		if !f.ships[i].mine || !f.ships[i].chooses() {
			continue
		}
		at, most := plan[i], 0.0
		for k := range f.ships[i].moves {
			plan[i] = k
			if n := worth(plan); k == 0 || n > most {
				at, most = k, n
			}
		}
		plan[i] = at
	}
}

// mix returns what the other one may choose from: it thinks several times, since it begins from sets of dials that it draws.
func (r *responder) mix() []guess {
	o := r.other
	o.v, o.q, o.me = r.v, r.q, r.me.Side().Other()
	state := &o.node(0).state
	*state = r.node(0).state
	for i := range r.g.Ships {
		if r.g.Ships[i].Side == o.me {
			state.Ships[i].DialSet = false // it may have set some already
		}
	}
	o.x.Waiting(state)
	var list []guess
	for range mixesTold {
		m := o.solve()
		most := slices.Max(m.mix[ours])
		for k, p := range m.mix[ours] {
			if p >= most/4 { // others are never drawn
				list = append(list, guess{plan: m.plans[ours][k], chance: p})
			}
		}
	}
	sum := 0.0
	for i := range list {
		sum += list[i].chance
	}
	for i := range list {
		list[i].chance /= sum
	}
	return list
}
