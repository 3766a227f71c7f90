package bot

import (
	"cmp"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/value"
)

// forecast says how a round would end for any dials of both sides, without playing it: where
// ships come to stand and what they are expected to do to each other from there. Everything that
// depends on two ships alone is measured once, so that a set of dials takes about a microsecond.
//
// Its unit is an average ship of the match. A forecast is for one goroutine.
type forecast struct {
	b     *beginner
	w     *weights
	ships []flyer
	order []int     // ships in the order in which they move
	fires []int     // and in the order opposite to that in which they attack
	huge  []int     // the huge ships without sections, which ram others
	total int       // moves of all ships
	pairs []pair    // see pair
	guns  []gunnery // of every ship against every other

	// Scratch memory of judge.
	bumped  []bool
	touches []int32 // the ship that it overlapped, -1 for none
	harm    []float64
	fights  []fight
	seen    value.Position
	net     *value.Judge // nil for weights that were set by hand
}

// flyer is a ship in a forecast.
type flyer struct {
	id    game.ShipID
	mine  bool
	init  int8
	first int // of its moves among all moves; the next one's is where they end
	moves []course
	// The leader whose moves it follows among the ships, -1 for none.
	leader int
	left   float64 // damage that it can take,
	full   float64 // and could in the beginning
	worth  float64
	start  geom.Placed

	before          float64 // the share of its enemies that attack after it
	agility, attack int8    // dice, as printed
}

// course is what a ship may do with its dial.
type course struct {
	m    game.Maneuver
	base geom.Placed // where it ends if nothing is in its way
	cost float64     // what it costs whatever others do
	acts bool        // an action follows
	out  bool        // it leaves the table

	stressed bool // it has stress then
}

// pair is what holds between two ships after their moves.
type pair struct {
	harm     float32 // the damage that the one expects to do to the other
	look     float32 // how well it stands toward the other, if it cannot shoot
	far      float32 // how far the one is from the other, in bands
	overlap  bool    // they would overlap
	obstacle bool    // it would overlap the other where that begins
	measured bool    // most pairs of moves are never looked at
}

// What moves cost, in ships.
const (
	costFlees   = 1000
	costCorner  = 20 // no next move stays on the table
	costEdge    = 0.25
	costOnRock  = 0.7
	costRock    = 0.35
	costMine    = 0.4
	costStress  = 0.22
	costRelief  = -0.18
	costNoToken = 0.12 // no action
	costPull    = 0.2  // a point of damage that a place is not worth to the objective of a mission
)

// newForecast prepares the forecast of the round that b.x plans.
func newForecast(b *beginner) *forecast { return newForecastOf(b, (*forecast).courses) }

// newForecastOf is newForecast for the moves that are given of each ship.
func newForecastOf(b *beginner, courses func(*forecast, game.ShipID) []course) *forecast {
	f := &forecast{b: b, w: &usual}
	points, n := 0.0, 0.0
	for id := range b.x.EachShip() {
		points += float64(b.g.Ships[id].Points)
		n++
	}
	for id := range b.x.EachShip() {
		s := b.x.Ship(id)
		fl := flyer{
			id: id, mine: b.mine(id), init: s.Initiative, left: float64(b.left(id)), worth: 1,
			start: *b.x.Placed(id),
		}
		f.profile(&fl)
		if points > 0 {
			fl.worth = 0.3 + 0.7*float64(b.g.Ships[id].Points)*n/points
		}
		if fl.moves = []course{{base: fl.start}}; !b.follows(id) {
			fl.moves = courses(f, id)
		}
		f.ships = append(f.ships, fl)
	}
	f.dropFatalMoves()
	f.form()
	for i := range f.ships {
		if b.g.Ships[f.ships[i].id].Undivided() {
			f.huge = append(f.huge, i)
		}
		f.ships[i].first = f.total
		f.total += len(f.ships[i].moves)
	}
	f.sort()
	f.bumped, f.touches = make([]bool, len(f.ships)), make([]int32, len(f.ships))
	f.harm, f.fights = make([]float64, len(f.ships)), make([]fight, len(f.ships))
	f.pairs = make([]pair, f.total*f.total)
	f.guns = make([]gunnery, 0, len(f.ships)*len(f.ships))
	for i := range f.ships {
		for j := range f.ships {
			var guns gunnery
			if f.ships[i].mine != f.ships[j].mine {
				guns = f.gunnery(f.ships[i].id, f.ships[j].id)
			}
			f.guns = append(f.guns, guns)
		}
	}
	return f
}

// sort finds the orders in which ships move and attack: mates move right after their leaders (2e.wing.activation,
// 2e.wing.engage).
func (f *forecast) sort() {
	for i := range f.ships {
		f.order, f.fires = append(f.order, i), append(f.fires, i)
	}
	turn := func(i, j int) int {
		return cmp.Or(int(f.ships[i].init)-int(f.ships[j].init), f.b.x.TurnOf(f.ships[i].id)-f.b.x.TurnOf(f.ships[j].id))
	}
	slices.SortStableFunc(f.fires, turn)
	lead := func(i int) int {
		if l := f.ships[i].leader; l >= 0 {
			return l
		}
		return i
	}
	slices.SortStableFunc(f.order, func(i, j int) int {
		l, m := lead(i), lead(j)
		if l == m {
			return one(!f.ships[i].chooses()) - one(!f.ships[j].chooses())
		}
		return cmp.Or(turn(l, m), l-m)
	})
}

// profile says of a ship what does not depend on its move.
func (f *forecast) profile(fl *flyer) {
	b := f.b
	info := &b.g.Ships[fl.id]
	fl.full = float64(info.AllHull() + info.AllShields())
	fl.agility = info.Agility
	for i := range info.Weapons {
		if w := &info.Weapons[i]; w.Primary() {
			fl.attack = max(fl.attack, w.Value)
		}
	}
	enemies := 0.0
	for other := range b.x.EachShip() {
		if b.mine(other) == fl.mine {
			continue
		}
		enemies++
		if b.x.Ship(other).Initiative < fl.init {
			fl.before++
		}
	}
	fl.before /= max(1, enemies)
}

// courses returns the moves of a ship: those of its dial, or the one of an ionized ship.
func (f *forecast) courses(id game.ShipID) []course {
	b := f.b
	if s := b.x.Ship(id); s.DialKept || s.DialSet && b.mine(id) && !b.hasDial(id) {
		return []course{f.course(id, rules.DriftManeuver)}
	}
	var list []course
	for _, m := range b.g.Ships[id].Dial {
		if m, ok := b.v.Dial(b.g, id); ok {
			return []course{f.course(id, m)}
		}
		if rules.MaySet(b.g, b.x.Ship(id), m) && b.mayFly(id, m) {
			list = append(list, f.course(id, m))
		}
	}
	staying := slices.DeleteFunc(slices.Clone(list), func(c course) bool { return c.out })
	if len(staying) > 0 {
		return staying
	}
	if len(list) == 0 {
		return []course{f.course(id, rules.DriftManeuver)}
	}
	return list
}

// hasDial reports whether the viewer knows the dial of a ship.
func (b *beginner) hasDial(id game.ShipID) bool {
	_, ok := b.v.Dial(b.g, id)
	return ok
}

// course weighs a move by itself.
func (f *forecast) course(id game.ShipID, m game.Maneuver) course {
	b := f.b
	stressed := b.x.Ship(id).Has(game.StressToken)
	c := course{m: m, base: b.endOf(id, m)}
	after := stressed
	switch b.difficulty(id, m) {
	case game.DifficultyRed:
		if b.paysRed(id) {
			c.cost += costStress / 2
			break
		}
		c.cost += costStress
		after = true
	case game.DifficultyBlue:
		if stressed {
			c.cost += costRelief
		}
		after = false
	case game.DifficultyPurple:
		c.cost += costStress / 2
	}
	c.stressed = after
	if !b.g.Area.Holds(&c.base) {
		c.out = true
		c.cost += costFlees
		return c
	}
	switch b.exits(id, c.base.Pose, after) {
	case 0:
		c.cost += costCorner
	case 1, 2:
		c.cost += costEdge
	}
	c.acts = !after
	c.cost += f.w.Rock * f.met(id, m, &c)
	if !c.acts {
		c.cost += costNoToken
	}
	c.cost -= costPull * b.objective(id, c.base.Pose)
	return c
}

// met returns what obstacles and devices on the way of a move cost.
func (f *forecast) met(id game.ShipID, m game.Maneuver, c *course) float64 {
	b := f.b
	move := geom.Move{Size: b.g.Ships[id].Size, Start: b.x.Ship(id).Pose, Maneuver: m.Path()}
	way := move.Passage()
	tokens, objects := b.x.Tokens()
	var list [game.MaxMet]geom.Encounter
	cost := 0.0
	for _, e := range way.Meet(tokens, list[:0]) {
		o := objects[e.Token]
		switch {
		case o.Kind == game.DeviceObject:
			cost += costMine
		case b.g.Harmless[b.g.Obstacles[o.ID].Kind()]:
		case e.Onto:
			cost += costOnRock
			c.acts = false
		default:
			cost += costRock
			c.acts = false
		}
	}
	return cost
}

// pair returns what holds between ship i and ship j after their moves of a plan.
func (f *forecast) pair(plan []int, i, j int) *pair {
	p := &f.pairs[(f.ships[i].first+plan[i])*f.total+f.ships[j].first+plan[j]]
	if !p.measured {
		f.measure(p, plan, i, j)
	}
	return p
}

// measure fills in what holds between ship i and ship j after their moves of a plan.
func (f *forecast) measure(p *pair, plan []int, i, j int) {
	a, t := &f.ships[i], &f.ships[j]
	move, other := &a.moves[plan[i]], &t.moves[plan[j]]
	from, to := &move.base, &other.base
	p.measured = true
	p.overlap, p.obstacle = geom.Overlap(from, to, geom.WithGuides), geom.Overlap(from, &t.start, geom.WithGuides)
	if a.mine != t.mine {
		p.harm = float32(f.guns[i*len(f.ships)+j].harm(f.b, from, to, move.acts, other.acts))
		p.look, p.far = f.w.look(from, to)
	}
}
