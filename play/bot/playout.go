package bot

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/value"
)

// playouts play the sets of dials of a matrix out: through the rules, with actions, attacks and dice, to the next
// planning phase, where a network says how likely each side wins. A forecast alone misses what a round brings between
// its dials and its end. Where the enemy may keep to a way of setting dials that is known, the next round is played out, too.
// It is for one goroutine.
type playouts struct {
	*sandbox
	sight sight
	judge *assessor // of the planning phase after the round
	enemy *reader   // sets the enemy's dials there
	rows  []row
	next  uint64 // the number of the next sample

	// Where each seat's hand thinks that its enemies go: in the round that is planned, and in the next one.
	ends [][game.MaxShips][]geom.Placed
	then [game.MaxShips][1]geom.Placed
}

// sight is how much a program plays out.
type sight struct {
	samples int // the playouts that a plan takes, shared by its rows; in matches of many ships it takes fewer
	rows    int // sets of own dials that are played out,
	near    int // of them that differ from the best by one ship
}

// The sights of the levels that play out.
var (
	admiralSight = sight{samples: 240, rows: 10, near: 4}
	leaderSight  = sight{samples: 96, rows: 8, near: 3}
)

// row is a set of own dials that is played out.
type row struct {
	k    int       // of plans[ours]
	hope float64   // what the network expects of it
	sum  float64   // of what playouts came to less what the network expected of them
	n    float64   // how many they were
	off  []float64 // each of them
}

// quickScenes is how many of the sets of dials that an enemy may choose the hands weigh.
const quickScenes = 2

// trustInNetwork is the playouts of a row that the network's word counts for.
const trustInNetwork = 2.0

// newPlayouts returns playouts for matches of g, which a network of these weights judges.
func newPlayouts(s sight, w *value.Weights, g *game.Game, seed uint64) *playouts {
	p := &playouts{sandbox: newSandbox(g), sight: s, next: seed << 20, enemy: newReader(g, 0), judge: newAssessor(w, g)}
	p.dials = new([game.MaxShips]game.Maneuver)
	for _, hand := range p.hands {
		hand.heeds, hand.reckons, hand.scenes = true, true, quickScenes
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
	p.expect(m)
	root := p.root(own)
	p.halve(m, p.samples(len(m.f.ships)), func(mine, other []int, by int, sample uint64) float64 {
		return p.fly(m, root, mine, other, by, sample)
	})
	p.fill(m)
	m.solve()
}

// halve spends samples on rows, by a function that plays one out. All rows of a sample meet the same dials of the enemy
// and the same luck; after each stage the half of them that does worse leaves, until two are left.
func (p *playouts) halve(m *matrix, samples int, play func(mine, other []int, by int, sample uint64) float64) {
	stages := 1
	for n := len(p.rows); n > 2; n = (n + 1) / 2 {
		stages++
	}
	live := p.rows
	for range stages {
		for range max(1, samples/stages/len(live)) {
			p.next++
			against, by := p.drawn(m)
			for i := range live {
				r := &live[i]
				got := play(m.plans[ours][r.k], m.plans[theirs][against], by, p.next)
				off := got - (m.cells[r.k][against][ours] - m.wishOf(r.k, against))
				r.sum, r.n, r.off = r.sum+off, r.n+1, append(r.off, off)
			}
		}
		slices.SortStableFunc(live, func(a, b row) int { return cmp.Compare(b.estimate(), a.estimate()) })
		live = live[:max(2, (len(live)+1)/2)]
	}
}

// estimate returns what a row is worth by the network and its playouts together.
func (r *row) estimate() float64 { return r.hope + r.sum/(r.n+trustInNetwork) }

// samples returns how many playouts a plan may take: their cost grows with the square of the number of ships, and a browser
// needs longer for each.
func (p *playouts) samples(ships int) int {
	const usual = 8
	n := p.sight.samples / playoutTime
	return min(n, n*usual*usual/max(1, ships*ships))
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
		if !m.f.ships[i].mine || !m.f.ships[i].chooses() {
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
	for n := 0; n < len(list) && n < p.sight.near; n++ {
		m.add(ours, list[n].plan)
	}
	m.fill()
	for len(m.mix[ours]) < len(m.plans[ours]) {
		m.mix[ours] = append(m.mix[ours], 0)
	}
}

// hope returns what the network expects of a set of own dials against the enemy's mix.
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
	p.rows = p.rows[:min(len(p.rows), p.sight.rows)]
}

// expect has the hands of both sides reckon with where the other one may go.
func (p *playouts) expect(m *matrix) {
	p.ends = make([][game.MaxShips][]geom.Placed, len(p.hands))
	for seat := range p.hands {
		side := p.sideOf(m, seat)
		for range foreseen {
			plan := m.draw(1 - side)
			for i := range m.f.ships {
				if fl := &m.f.ships[i]; fl.side() != side {
					p.ends[seat][fl.id] = append(p.ends[seat][fl.id], fl.moves[plan[i]].base)
				}
			}
		}
	}
}

// sideOf returns the side of a matrix that a seat is on.
func (p *playouts) sideOf(m *matrix, seat int) int {
	if game.Player(seat).Side() == m.f.b.me.Side() {
		return ours
	}
	return theirs
}

// root returns the state that a player imagines, before its enemy has set a dial.
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

// surely is how likely a way must be before the enemy is taken to keep to it for another round.
const surely = 0.5

// drawn draws a set of the enemy's dials from its mix, by the number of the sample, and returns the way that sets it, 0 for none
// of them and for one that is not sure.
func (p *playouts) drawn(m *matrix) (set, by int) {
	left := rand.New(rand.NewPCG(p.next, 0x6472617773)).Float64()
	for l, chance := range m.mix[theirs] {
		if l < len(m.believed) {
			if left < m.believed[l] && m.believed[l] > surely {
				return l, m.by[l]
			}
		}
		if left -= chance; left < 0 {
			return l, 0
		}
	}
	return len(m.mix[theirs]) - 1, 0
}

// fly plays a round out with a set of dials of each side, and returns how likely the player's side wins then. If the enemy
// keeps to a way it plays the next round out, too.
func (p *playouts) fly(m *matrix, root *game.State, own, other []int, by int, sample uint64) float64 {
	p.begin(root, sample)
	p.judge.begin(sample)
	p.enemy.b.rnd = rand.New(rand.NewPCG(sample, 0x656e656d79))
	me := m.f.b.me
	p.set(m, own, other)
	for seat, hand := range p.hands {
		hand.ends, hand.scene = p.ends[seat], int(sample%foreseen)
	}
	on := p.round()
	if on && by > 0 {
		next := p.ahead(me, by)
		p.set(next, next.plans[ours][next.best()], next.plans[theirs][0])
		on = p.round()
	}
	if on {
		return p.ahead(me, by).hopes()
	}
	won := Won(p.state.Result)
	if me.Side() != game.Seat1 {
		won = 1 - won
	}
	return won
}

// set sets the dials of both sides, and lets the hands know where enemies go.
func (p *playouts) set(m *matrix, own, other []int) {
	for i := range m.f.ships {
		fl := &m.f.ships[i]
		k := own[i]
		if !fl.mine {
			k = other[i]
		}
		p.dials[fl.id], p.then[fl.id][0] = fl.moves[k].m, fl.moves[k].base
	}
	for seat, hand := range p.hands {
		for i := range hand.ends {
			hand.ends[i] = nil
		}
		for i := range m.f.ships {
			if fl := &m.f.ships[i]; fl.side() != p.sideOf(m, seat) {
				hand.ends[fl.id] = p.then[fl.id][:]
			}
		}
	}
}

// round plays on to the next planning phase, and reports whether the match goes on.
func (p *playouts) round() bool {
	p.play(nextPlanning(p.state.Round))
	return !p.state.Over
}

// ahead returns a small matrix of the round that begins where a playout has come to, against an enemy that keeps to a way.
func (p *playouts) ahead(me game.Player, by int) *matrix {
	return p.judge.matrix(&p.state, me, func(m *matrix) {
		if by > 0 {
			p.enemy.sit(m.f)
			m.believe([]guess{{plan: p.enemy.ask(m.f, p.enemy.ways[by-1]), chance: 1, by: by}})
		}
	})
}

// best returns the likeliest of our sets.
func (m *matrix) best() int {
	best := 0
	for k, p := range m.mix[ours] {
		if p > m.mix[ours][best] {
			best = k
		}
	}
	return best
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
	m.off = make([][]float64, len(m.plans[ours]))
	for i := range p.rows {
		m.off[p.rows[i].k] = p.rows[i].off
	}
	for k := range m.cells {
		for l := range m.cells[k] {
			wish := m.wishOf(k, l)
			worth := m.cells[k][l][ours] - wish + moved[k]
			m.cells[k][l] = [2]float64{worth + wish, 1 - worth}
		}
	}
}
