package bot

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/play/value"
	"koiogran/play/view"
)

// weigher returns a player that sees a round as what it is: both sides choose their dials at once. It
// weighs sets of dials of both sides against each other, adds what answers the enemy's best mix
// best, and draws its own from the mix that nobody can exploit.
func weigher(g *game.Game, seed uint64) Player {
	return &ace{beginner: heeding(g, seed), breadth: breadth{first: 4, most: 10, passes: 2}}
}

// breadth is how widely a program looks: the counts decide what it finds, and never the clock.
type breadth struct {
	first  int // sets of dials that each side begins with
	most   int // and has in the end
	passes int // how often the ships of a side choose again in an answer
}

type ace struct {
	*beginner
	breadth breadth
	net     *value.Judge // by which sets of dials are judged, nil for weights that were set by hand
	set     stamp
	dials   [game.MaxShips]game.Maneuver
	thought [game.MaxShips][]Weighed // of each own ship's moves
}

// Answer answers a question.
func (a *ace) Answer(v *view.View, q *game.Question) game.Choice { return a.answer(v, q, a.plan) }

// answer is Answer by dials that plan has found for all own ships.
func (a *ace) answer(v *view.View, q *game.Question, plan func()) game.Choice {
	if a.look(v, q) == dialTopic {
		if a.set.renew(a.x) {
			plan()
		}
		a.note(q.Opts[0].Ship)
		return dialChoice(q, a.dials[q.Opts[0].Ship])
	}
	return a.beginner.Answer(v, q)
}

// unit is what sets of dials are judged in.
func (a *ace) unit() Unit {
	if a.net != nil {
		return Wins
	}
	return Ships
}

// note notes how the mix of its own side's dials came about, for one ship.
func (a *ace) note(id game.ShipID) {
	a.why.begin(a.unit())
	if int(id) >= len(a.thought) {
		return
	}
	a.why.weighed = append(a.why.weighed, a.thought[id]...)
}

// remember keeps of each own ship how likely its moves are in the mix, and what the best set of dials
// with each is worth against the enemy's mix.
func (a *ace) remember(m *matrix) {
	a.thought = [game.MaxShips][]Weighed{}
	for k, plan := range m.plans[ours] {
		value := 0.0
		for l, p := range m.mix[theirs] {
			value += p * m.cells[k][l][ours]
		}
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
				a.thought[fl.id] = append(list, Weighed{c, value, m.mix[ours][k]})
				continue
			}
			list[at].Chance += m.mix[ours][k]
			list[at].Value = max(list[at].Value, value)
		}
	}
}

// plan finds the moves of all own ships.
func (a *ace) plan() {
	m := newMatrix(a.forecast(), a.breadth)
	m.grow()
	a.choose(m)
}

// forecast prepares the forecast of a round.
func (a *ace) forecast() *forecast {
	f := newForecast(a.beginner)
	f.net = a.net
	return f
}

// choose draws dials from the mix of a matrix that is solved.
func (a *ace) choose(m *matrix) {
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

// matrix is a round as a game in which both sides choose a set of dials at once.
type matrix struct {
	f     *forecast
	size  breadth
	plans [2][][]int     // of each side: a move of every ship, of which only its own count
	cells [][][2]float64 // what sets of both sides are worth to either
	mix   [2][]float64   // how likely each side is to choose each of its sets
	joint []int          // scratch
}

func newMatrix(f *forecast, size breadth) *matrix {
	return &matrix{f: f, size: size, joint: make([]int, len(f.ships))}
}

// sideOf is the side that a ship is on.
func (m *matrix) sideOf(i int) int { return m.f.ships[i].side() }

// grow begins with some likely sets of dials and adds answers to the best mixes.
func (m *matrix) grow() {
	for side := range m.plans {
		for range m.size.first {
			m.plans[side] = append(m.plans[side], m.chance())
		}
	}
	m.fill()
	m.solve()
	for len(m.plans[ours]) < m.size.most {
		grown := m.add(ours, m.answer(ours))
		grown = m.add(theirs, m.answer(theirs)) || grown
		if !grown {
			return
		}
		m.fill()
		m.solve()
	}
}

// chance is a likely move of every ship.
func (m *matrix) chance() []int {
	plan := make([]int, len(m.f.ships))
	for i := range plan {
		plan[i] = m.f.likely(i)
	}
	return plan
}

// add adds a set of dials to a side, and reports whether the side did not have it yet.
func (m *matrix) add(side int, plan []int) bool {
	same := func(other []int) bool {
		for i := range plan {
			if m.sideOf(i) == side && plan[i] != other[i] {
				return false
			}
		}
		return true
	}
	if slices.ContainsFunc(m.plans[side], same) {
		return false
	}
	m.plans[side] = append(m.plans[side], plan)
	return true
}

// value is what a set of dials of each side is worth to either.
func (m *matrix) value(own, other []int) [2]float64 {
	for i := range m.joint {
		m.joint[i] = own[i]
		if m.sideOf(i) == theirs {
			m.joint[i] = other[i]
		}
	}
	return m.f.judge(m.joint)
}

// fill judges the cells that are new.
func (m *matrix) fill() {
	for i, own := range m.plans[ours] {
		if i == len(m.cells) {
			m.cells = append(m.cells, nil)
		}
		for j := len(m.cells[i]); j < len(m.plans[theirs]); j++ {
			m.cells[i] = append(m.cells[i], m.value(own, m.plans[theirs][j]))
		}
	}
}

// iterations is how often regrets are matched.
const iterations = 300

// solve finds the mixes of both sides by regret matching that forgets negative regrets, later
// rounds weighing more.
func (m *matrix) solve() {
	var regret, now, sum [2][]float64
	for side := range m.plans {
		n := len(m.plans[side])
		regret[side], now[side], sum[side] = make([]float64, n), make([]float64, n), make([]float64, n)
	}
	for t := range iterations {
		for side := range now {
			match(now[side], regret[side])
			for k, p := range now[side] {
				sum[side][k] += p * float64(t+1)
			}
		}
		m.update(ours, &regret, &now)
		m.update(theirs, &regret, &now)
	}
	for side := range sum {
		normalize(sum[side])
		m.mix[side] = sum[side]
	}
}

// update adds to the regrets of a side what it would have gained by each of its sets.
func (m *matrix) update(side int, regret, now *[2][]float64) {
	gain := make([]float64, len(m.plans[side]))
	mean := 0.0
	for k := range gain {
		for l, p := range now[1-side] {
			if side == ours {
				gain[k] += p * m.cells[k][l][ours]
			} else {
				gain[k] += p * m.cells[l][k][theirs]
			}
		}
		mean += gain[k] * now[side][k]
	}
	for k := range gain {
		regret[side][k] = max(0, regret[side][k]+gain[k]-mean)
	}
}

// match turns regrets into chances.
func match(chances, regret []float64) {
	copy(chances, regret)
	normalize(chances)
}

// normalize makes chances add up to 1, all alike where there are none.
func normalize(list []float64) {
	sum := 0.0
	for _, n := range list {
		sum += n
	}
	for i := range list {
		if sum > 0 {
			list[i] /= sum
		} else {
			list[i] = 1 / float64(len(list))
		}
	}
}

// answer is a set of dials of a side that does well against the mix of the other: its ships
// choose one after the other, beginning with the likeliest set that it has.
func (m *matrix) answer(side int) []int {
	best := 0
	for k, p := range m.mix[side] {
		if p > m.mix[side][best] {
			best = k
		}
	}
	plan := slices.Clone(m.plans[side][best])
	worth := func() float64 {
		sum := 0.0
		for l, p := range m.mix[1-side] {
			switch {
			case p < leastChance:
			case side == ours:
				sum += p * m.value(plan, m.plans[theirs][l])[ours]
			default:
				sum += p * m.value(m.plans[ours][l], plan)[theirs]
			}
		}
		return sum
	}
	for range m.size.passes {
		for _, i := range m.f.order {
			if m.sideOf(i) != side {
				continue
			}
			at, most := plan[i], 0.0
			for k := range m.f.ships[i].moves {
				plan[i] = k
				if n := worth(); k == 0 || n > most {
					at, most = k, n
				}
			}
			plan[i] = at
		}
	}
	return plan
}

// leastChance is how likely a set of dials must be to be thought of.
const leastChance = 0.02

// foreseen is how many sets of enemy dials a program keeps in mind after planning.
const foreseen = 6

// draw draws a set of dials from the mix of a side. Sets that are hardly ever chosen are left out.
func (m *matrix) draw(side int) []int {
	list := slices.Clone(m.mix[side])
	most := slices.Max(list)
	for k := range list {
		if list[k] < most/4 {
			list[k] = 0
		}
	}
	normalize(list)
	left := m.f.b.rnd.Float64()
	for k, p := range list {
		if left -= p; left < 0 {
			return m.plans[side][k]
		}
	}
	return m.plans[side][slices.Index(m.mix[side], most)]
}
