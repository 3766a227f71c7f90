package bot

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"koiogran/engine/game"
	"koiogran/play/value"
	"koiogran/play/view"
)

// playouts play the sets of dials of a matrix out: through the rules, with actions, attacks and dice, to the next
// planning phase, where a network says how likely each side wins. A forecast alone misses what a round brings between
// its dials and its end. It is for one goroutine.
type playouts struct {
	*sandbox
	judge *admiral // weighs the planning phase after the round
	rows  []row
	next  uint64 // the number of the next sample
}

// row is a set of own dials that is played out.
type row struct {
	k    int     // of plans[ours]
	hope float64 // what the network expects of it
	sum  float64 // of what playouts came to less what the network expected of them
	n    float64 // how many they were
}

// What playouts are bounded by.
const (
	mostRows       = 10  // sets of own dials that are played out
	mostNear       = 4   // of them that differ from the best by one ship
	trustInNetwork = 2.0 // the playouts of a row that the network's word counts for
)

// newPlayouts returns playouts for matches of g, which a network of these weights judges.
func newPlayouts(w *value.Weights, g *game.Game, seed uint64) *playouts {
	p := &playouts{sandbox: newSandbox(g), next: seed << 20, judge: &admiral{
		beginner: newBeginner(g, 0), breadth: breadth{first: 2, most: 3, passes: 1}, net: value.NewJudge(w),
	}}
	p.dials = new([game.MaxShips]game.Maneuver)
	for _, hand := range p.hands {
		hand.heeds, hand.reckons = true, true
	}
	return p
}

// refine puts what playouts come to into the cells of a matrix that is solved, and solves it again.
func (p *playouts) refine(m *matrix, own *beginner) {
	p.widen(m)
	p.list(m)
	if len(p.rows) < 2 {
		return
	}
	p.expect(m, own)
	root := p.root(own)
	p.halve(m, p.samples(len(m.f.ships)), func(mine, other []int, sample uint64) float64 {
		return p.fly(m, root, mine, other, sample)
	})
	p.fill(m)
	m.solve()
}

// halve spends samples on rows, by a function that plays one out. All rows of a sample meet the same dials of the enemy
// and the same luck; after each stage the half of them that does worse leaves, until two are left.
func (p *playouts) halve(m *matrix, samples int, play func(mine, other []int, sample uint64) float64) {
	stages := 1
	for n := len(p.rows); n > 2; n = (n + 1) / 2 {
		stages++
	}
	live := p.rows
	for range stages {
		for range max(1, samples/stages/len(live)) {
			p.next++
			against := p.drawn(m)
			for i := range live {
				r := &live[i]
				got := play(m.plans[ours][r.k], m.plans[theirs][against], p.next)
				r.sum += got - m.cells[r.k][against][ours]
				r.n++
			}
		}
		slices.SortStableFunc(live, func(a, b row) int { return cmp.Compare(b.estimate(), a.estimate()) })
		live = live[:max(2, (len(live)+1)/2)]
	}
}

// estimate is what a row is worth by the network and its playouts together.
func (r *row) estimate() float64 { return r.hope + r.sum/(r.n+trustInNetwork) }

// samples is how many playouts a plan may take: their cost grows with the square of the number of ships.
func (p *playouts) samples(ships int) int {
	const usual = 8
	return min(usualSamples, usualSamples*usual*usual/max(1, ships*ships))
}

// widen adds sets of own dials to a matrix: the best one with the move of one ship changed, in the ways that do best.
func (p *playouts) widen(m *matrix) {
	best, most := 0, 0.0
	for k := range m.plans[ours] {
		if n := m.hope(m.plans[ours][k]); k == 0 || n > most {
			best, most = k, n
		}
	}
	type near struct {
		plan []int
		hope float64
	}
	var list []near
	for i := range m.f.ships {
		if !m.f.ships[i].mine {
			continue
		}
		for move := range m.f.ships[i].moves {
			plan := slices.Clone(m.plans[ours][best])
			if plan[i] != move {
				plan[i] = move
				list = append(list, near{plan, m.hope(plan)})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b near) int { return cmp.Compare(b.hope, a.hope) })
	for n := 0; n < len(list) && n < mostNear; n++ {
		m.add(ours, list[n].plan)
	}
	m.fill()
	for len(m.mix[ours]) < len(m.plans[ours]) {
		m.mix[ours] = append(m.mix[ours], 0)
	}
}

// hope is what the network expects of a set of own dials against the enemy's mix.
func (m *matrix) hope(plan []int) float64 {
	sum := 0.0
	for l, p := range m.mix[theirs] {
		if p >= leastChance {
			sum += p * m.value(plan, m.plans[theirs][l])[ours]
		}
	}
	return sum
}

// list lists the sets of own dials to play out: those that do best against the enemy's mix by the network.
func (p *playouts) list(m *matrix) {
	p.rows = p.rows[:0]
	for k := range m.plans[ours] {
		p.rows = append(p.rows, row{k: k, hope: m.worth(k)})
	}
	slices.SortStableFunc(p.rows, func(a, b row) int { return cmp.Compare(b.hope, a.hope) })
	p.rows = p.rows[:min(len(p.rows), mostRows)]
}

// expect has the hands of both sides reckon with where the other one may go.
func (p *playouts) expect(m *matrix, own *beginner) {
	for seat, hand := range p.hands {
		side := theirs
		if game.Player(seat).Side() == own.me.Side() {
			side = ours
		}
		for i := range hand.ends {
			hand.ends[i] = hand.ends[i][:0]
		}
		for range foreseen {
			plan := m.draw(1 - side)
			for i := range m.f.ships {
				if fl := &m.f.ships[i]; fl.side() != side {
					hand.ends[fl.id] = append(hand.ends[fl.id], fl.moves[plan[i]].base)
				}
			}
		}
	}
}

// root is the state that a player imagines, before its enemy has set a dial.
func (p *playouts) root(own *beginner) *game.State {
	s := *own.x.S
	for i := range p.g.Ships {
		if side := p.g.Ships[i].Side; side != own.me.Side() {
			s.Ships[i].DialSet = false
			s.Secret[side].Dials[i] = 0
		}
	}
	return &s
}

// drawn draws a set of the enemy's dials from its mix, by the number of the sample.
func (p *playouts) drawn(m *matrix) int {
	left := rand.New(rand.NewPCG(p.next, 0x6472617773)).Float64()
	for l, chance := range m.mix[theirs] {
		if left -= chance; left < 0 {
			return l
		}
	}
	return len(m.mix[theirs]) - 1
}

// fly plays a round out with a set of dials of each side, and returns how likely the player's side wins then.
func (p *playouts) fly(m *matrix, root *game.State, own, other []int, sample uint64) float64 {
	p.begin(root, sample)
	p.judge.rnd = rand.New(rand.NewPCG(sample, 0x6a75646765))
	for i := range m.f.ships {
		fl := &m.f.ships[i]
		k := own[i]
		if !fl.mine {
			k = other[i]
		}
		p.dials[fl.id] = fl.moves[k].m
	}
	p.play(func(s *game.State) bool { return s.Round > root.Round && s.Phase == game.PlanningPhase })
	me := m.f.b.me
	if !p.state.Over {
		return p.weigh(me)
	}
	won := Won(p.state.Result)
	if me.Side() != game.Seat1 {
		won = 1 - won
	}
	return won
}

// weigh is how likely a player's side wins from the planning phase that a playout has come to: what a small matrix of the
// round that begins says.
func (p *playouts) weigh(me game.Player) float64 {
	j := p.judge
	p.view = view.Of(p.g, &p.state, me)
	j.v, j.q, j.me = &p.view, nil, me
	j.node(0).state = p.state
	j.x.Waiting(&j.node(0).state)
	j.forget()
	m := newMatrix(j.forecast(), j.breadth)
	m.grow()
	sum := 0.0
	for k, own := range m.mix[ours] {
		sum += own * m.worth(k)
	}
	return sum
}

// fill moves the cells of each row by as much as its playouts came to more or less than the network expected, and those of
// rows that were not played out by as much as all were.
func (p *playouts) fill(m *matrix) {
	sum, n := 0.0, 0.0
	for i := range p.rows {
		sum, n = sum+p.rows[i].sum, n+p.rows[i].n
	}
	moved := make([]float64, len(m.plans[ours]))
	for k := range moved {
		moved[k] = sum / (n + trustInNetwork)
	}
	for i := range p.rows {
		r := &p.rows[i]
		moved[r.k] = r.sum / (r.n + trustInNetwork)
	}
	for k := range m.cells {
		for l := range m.cells[k] {
			worth := m.cells[k][l][ours] + moved[k]
			m.cells[k][l] = [2]float64{worth, 1 - worth}
		}
	}
}
