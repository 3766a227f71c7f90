package bot

import "slices"

// matrix is a round as a game in which both sides choose a set of dials at once.
type matrix struct {
	f     *forecast
	size  breadth
	plans [2][][]int     // of each side: a move of every ship, of which only its own count
	cells [][][2]float64 // what sets of both sides are worth to either,
	wish  [][]float64    // and how much of that is what our manner makes of them; nil without a manner
	mix   [2][]float64   // how likely each side is to choose each of its sets
	joint []int          // scratch
	off   [][]float64    // of each of our sets: what its playouts came to less what was expected; nil without playouts

	// What is believed of the other side: how likely it chooses each of its first sets, whatever would be good
	// for it, and how likely one of them; and the mix that no one can exploit, from which it draws else.
	believed []float64
	by       []int // the ways that set these
	belief   float64
	safe     []float64
}

func newMatrix(f *forecast, size breadth) *matrix {
	return &matrix{f: f, size: size, joint: make([]int, len(f.ships))}
}

// believe supposes that the other side chooses some sets of dials with the chances that are given, and draws
// from the mix that no one can exploit with what is left of them.
func (m *matrix) believe(list []guess) {
	for _, g := range list {
		m.belief += g.chance
		if m.add(theirs, g.plan) {
			m.believed, m.by = append(m.believed, g.chance), append(m.by, g.by)
			continue
		}
		k := slices.IndexFunc(m.plans[theirs], func(p []int) bool { return m.same(theirs, p, g.plan) })
		m.believed[k] += g.chance
	}
}

// worth returns what one of our sets is worth against the other side's mix.
func (m *matrix) worth(k int) float64 {
	sum := 0.0
	for l, p := range m.mix[theirs] {
		sum += p * m.cells[k][l][ours]
	}
	return sum
}

// expect is how likely the other side chooses each of its sets if it draws from a mix where nothing else is believed.
func (m *matrix) expect(to, mix []float64) {
	for k, p := range mix {
		to[k] = (1 - m.belief) * p
		if k < len(m.believed) {
			to[k] += m.believed[k]
		}
	}
}

// same reports whether two sets of dials are the same for a side.
func (m *matrix) same(side int, a, b []int) bool {
	for i := range a {
		if m.sideOf(i) == side && a[i] != b[i] {
			return false
		}
	}
	return true
}

// sideOf returns the side that a ship is on.
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

// chance returns a likely move of every ship.
func (m *matrix) chance() []int {
	plan := make([]int, len(m.f.ships))
	for i := range plan {
		plan[i] = m.f.likely(i)
	}
	m.f.tie(plan)
	return plan
}

// add adds a set of dials to a side, and reports whether the side did not have it yet.
func (m *matrix) add(side int, plan []int) bool {
	m.f.tie(plan)
	if slices.ContainsFunc(m.plans[side], func(other []int) bool { return m.same(side, plan, other) }) {
		return false
	}
	m.plans[side] = append(m.plans[side], plan)
	return true
}

// value returns what a set of dials of each side is worth to either.
func (m *matrix) value(own, other []int) [2]float64 {
	for i := range m.joint {
		m.joint[i] = own[i]
		if m.sideOf(i) == theirs {
			m.joint[i] = other[i]
		}
	}
	value := m.f.judge(m.joint)
	value[ours] += m.f.valued(m.joint)
	return value
}

// wishOf is how much of what a cell is worth to us is what our manner makes of it.
func (m *matrix) wishOf(k, l int) float64 {
	if m.wish == nil {
		return 0
	}
	return m.wish[k][l]
}

// fill judges the cells that are new.
func (m *matrix) fill() {
	for i, own := range m.plans[ours] {
		if i == len(m.cells) {
			m.cells = append(m.cells, nil)
		}
		for j := len(m.cells[i]); j < len(m.plans[theirs]); j++ {
			m.cells[i] = append(m.cells[i], m.value(own, m.plans[theirs][j]))
			if m.f.b.manner != nil {
				for len(m.wish) <= i {
					m.wish = append(m.wish, nil)
				}
				m.wish[i] = append(m.wish[i], m.f.valued(m.joint))
			}
		}
	}
}

// iterations is how often regrets are matched.
const iterations = 300

// solve finds the mixes of both sides by regret matching that forgets negative regrets, later
// rounds weighing more. Ours answers what is believed of the other side.
func (m *matrix) solve() {
	var regret, now, sum [2][]float64
	for side := range m.plans {
		n := len(m.plans[side])
		regret[side], now[side], sum[side] = make([]float64, n), make([]float64, n), make([]float64, n)
	}
	expected := make([]float64, len(m.plans[theirs]))
	for t := range iterations {
		for side := range now {
			match(now[side], regret[side])
			for k, p := range now[side] {
				sum[side][k] += p * float64(t+1)
			}
		}
		m.expect(expected, now[theirs])
		m.update(ours, regret[ours], now[ours], expected)
		m.update(theirs, regret[theirs], now[theirs], now[ours])
	}
	for side := range sum {
		normalize(sum[side])
		m.mix[side] = sum[side]
	}
	m.safe = m.mix[theirs]
	m.expect(expected, m.safe)
	m.mix[theirs] = expected
}

// update adds to the regrets of a side, which chooses by a mix now, what it would have gained by each of its sets
// against a mix of the other one.
func (m *matrix) update(side int, regret, now, against []float64) {
	gain := make([]float64, len(m.plans[side]))
	mean := 0.0
	for k := range gain {
		for l, p := range against {
			if side == ours {
				gain[k] += p * m.cells[k][l][ours]
			} else {
				gain[k] += p * m.cells[l][k][theirs]
			}
		}
		mean += gain[k] * now[k]
	}
	for k := range gain {
		regret[k] = max(0, regret[k]+gain[k]-mean)
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

// answer returns a set of dials of a side that does well against the mix of the other: its ships
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
			if m.sideOf(i) != side || !m.f.ships[i].chooses() {
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
