package bot

import (
	"math"
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// forecast tells how a round would end for any dials of both sides, without playing it: where
// ships come to stand and what they are expected to do to each other from there. Everything that
// depends on two ships alone is measured once, so that a set of dials takes about a microsecond.
//
// Its unit is an average ship of the match. A forecast is for one goroutine.
type forecast struct {
	b     *beginner
	w     *weights
	ships []flyer
	order []int // ships in the order in which they move; they attack the other way round
	total int   // moves of all ships
	pairs []pair

	// Scratch memory of judge.
	bumped  []bool
	touches []int32 // the ship that it overlapped, -1 for none
	harm    []float64
}

// flyer is a ship in a forecast.
type flyer struct {
	id    game.ShipID
	mine  bool
	init  int8
	first int // of its moves among all moves; the next one's is where they end
	moves []course
	left  float64 // damage that it can take
	worth float64
	start geom.Placed
}

// course is what a ship may do with its dial.
type course struct {
	m    game.Maneuver
	base geom.Placed // where it ends if nothing is in its way
	cost float64     // what it costs whatever others do
	acts bool        // an action follows
	out  bool        // it leaves the table
}

// pair is what holds between two ships after their moves.
type pair struct {
	harm     float32 // the damage that the one expects to do to the other
	look     float32 // how well it stands toward the other, if it cannot shoot
	overlap  bool    // they would overlap
	obstacle bool    // it would overlap the other where that begins
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
)

// newForecast prepares the forecast of the round that b.x plans.
func newForecast(b *beginner) *forecast {
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
		if points > 0 {
			fl.worth = 0.3 + 0.7*float64(b.g.Ships[id].Points)*n/points
		}
		fl.moves = f.courses(id)
		f.ships = append(f.ships, fl)
	}
	f.shun()
	for i := range f.ships {
		f.ships[i].first = f.total
		f.total += len(f.ships[i].moves)
	}
	f.order = make([]int, len(f.ships))
	for i := range f.order {
		f.order[i] = i
	}
	slices.SortStableFunc(f.order, func(i, j int) int {
		if c := int(f.ships[i].init) - int(f.ships[j].init); c != 0 {
			return c
		}
		first := func(k int) int { return int(b.g.Ships[f.ships[k].id].Side ^ b.x.S.First) }
		return first(i) - first(j)
	})
	f.bumped, f.touches = make([]bool, len(f.ships)), make([]int32, len(f.ships))
	f.harm = make([]float64, len(f.ships))
	f.measure()
	return f
}

// courses are the moves of a ship: those of its dial, or the one of an ionized ship.
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
	return c
}

// met is what obstacles and devices on the way of a move cost.
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

// measure fills in what holds between every two moves of two ships.
func (f *forecast) measure() {
	f.pairs = make([]pair, f.total*f.total)
	for i := range f.ships {
		for j := range f.ships {
			if i == j {
				continue
			}
			a, t := &f.ships[i], &f.ships[j]
			var guns gunnery
			if a.mine != t.mine {
				guns = f.gunnery(a.id, t.id)
			}
			for k := range a.moves {
				from := &a.moves[k].base
				against := geom.Overlap(from, &t.start, geom.WithGuides)
				for l := range t.moves {
					p := &f.pairs[(a.first+k)*f.total+t.first+l]
					to := &t.moves[l].base
					p.overlap, p.obstacle = geom.Overlap(from, to, geom.WithGuides), against
					if a.mine != t.mine {
						p.harm = float32(guns.harm(f.b, from, to, a.moves[k].acts, t.moves[l].acts))
						p.look = f.w.look(from, to)
					}
				}
			}
		}
	}
}

// gunnery is what a ship's weapons are expected to do to another, by range and by whether the
// two of them have performed an action.
type gunnery []gun

type gun struct {
	arc      geom.Arc
	min, max int
	melee    bool
	mean     [5][2][2]float64
}

// Shares of actions that give a token for the dice.
const (
	attackTokens  = 0.65
	defenseTokens = 0.45
)

// gunnery prepares what the weapons of a ship can do to another.
func (f *forecast) gunnery(id, other game.ShipID) gunnery {
	b := f.b
	var list gunnery
	for i := range b.g.Ships[id].Weapons {
		w := &b.g.Ships[id].Weapons[i]
		if !b.usable(w) || w.NeedLock && !card.HasLock(b.x, id, game.ShipAs(other)) {
			continue
		}
		g := gun{arc: card.WeaponArc(b.x, id, w), min: int(w.Min), max: int(w.Max), melee: w.Melee}
		for r := max(0, g.min); r <= min(g.max, 4); r++ {
			attack, defense := b.diceAt(id, other, i, r)
			lock := b.attackWith(id, other) & withAgain
			for acts := range 2 {
				for dodges := range 2 {
					with := attackTokens * float64(acts)
					guard := defenseTokens * float64(dodges)
					mean := func(focus, token int) float64 {
						return b.odds.damage(attack, focus|lock, defense, token)
					}
					g.mean[r][acts][dodges] = (1-with)*((1-guard)*mean(0, 0)+guard*mean(0, withFocus)) +
						with*((1-guard)*mean(withFocus, 0)+guard*mean(withFocus, withFocus))
				}
			}
		}
		list = append(list, g)
	}
	return list
}

// harm is what the best of the weapons is expected to do from one place to another.
func (g gunnery) harm(b *beginner, from, to *geom.Placed, acts, dodges bool) float64 {
	if len(g) == 0 || geom.Beyond(from, to, b.g.Measure.Ruler()) {
		return 0
	}
	most := 0.0
	for i := range g {
		m, ok := geom.InArc(b.g.Measure, from, to, g[i].arc)
		if !ok || m.Distance > b.g.Measure.Ruler() {
			continue
		}
		r := b.g.Measure.Range(m.Distance, false)
		if r < g[i].min || r > g[i].max || r >= len(g[i].mean) {
			continue
		}
		most = max(most, g[i].mean[r][one(acts)][one(dodges)])
	}
	return most
}

// one is 1 for true.
func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// diceAt are the dice of an attack at a range.
func (b *beginner) diceAt(id, other game.ShipID, weapon, dist int) (attack, defense int) {
	s := b.x.S
	if int(s.NAttacks) == game.MaxAttacks {
		return 0, 0
	}
	at := &s.Attacks[s.NAttacks]
	*at = game.Attack{Attacker: id, Defender: other, Weapon: uint8(weapon), Range: int8(dist),
		TurretArc: card.WeaponArc(b.x, id, &b.g.Ships[id].Weapons[weapon]), Declared: true}
	s.NAttacks++
	attack, defense = rules.AttackDiceCount(b.x), rules.DefenseDiceCount(b.x)
	s.NAttacks--
	*at = game.Attack{}
	return attack, defense
}

// weights are what a forecast counts, in ships.
type weights struct {
	Far, Off   float64 // for a band of distance to the best enemy, and for half a turn off it
	Own, Enemy float64 // how well own and enemy ships stand
	Attack     float64 // what own shots count, enemy shots counting 1
	Fan        float64 // for each ship in arc besides the best target
	Kill       float64 // the part of a ship that goes with its destruction, the rest goes bit by bit
	Cost       float64 // what moves cost by themselves,
	Rock       float64 // of that what obstacles on their way do
}

// usual are the weights with which programs did best in the arena. That own shots count for so
// much makes up for what a forecast does not see: who turns away is shot at all the same, a round
// later.
var usual = weights{
	Far: 0.1, Off: 1, Own: 0.4, Enemy: 0, Attack: 4, Fan: 0.05, Kill: 0.3, Cost: 1.5, Rock: 4,
}

// look is how well a ship stands toward another: near, and with its nose on it.
func (w *weights) look(from, to *geom.Placed) float32 {
	far, off := farOff(from.Pose, to.Pose)
	return float32(-w.Far*max(0, far-1.5) - w.Off*off)
}

// The sides of a forecast.
const (
	ours = iota
	theirs
)

// side is the side that a ship is on.
func (fl *flyer) side() int {
	if fl.mine {
		return ours
	}
	return theirs
}

// judge is what a round is worth to either side in which every ship flies one of its moves. Each
// side counts its own shots for more, so that it looks for a fight: the sum is not zero.
func (f *forecast) judge(plan []int) [2]float64 {
	f.resolve(plan)
	var cost [2]float64
	for i := range f.ships {
		fl := &f.ships[i]
		n := fl.moves[plan[i]].cost
		if f.bumped[i] {
			n += costNoToken
		}
		cost[fl.side()] += n * fl.worth
		f.harm[i] = 0
	}
	shots, stands := f.shoot(plan), f.stand(plan)
	var value [2]float64
	for side := range value {
		other := 1 - side
		value[side] = f.w.Attack*shots[side] - shots[other] - f.w.Cost*(cost[side]-cost[other]) +
			f.w.Own*stands[side] - f.w.Enemy*stands[other]
	}
	return value
}

// resolve finds out who bumps into whom.
func (f *forecast) resolve(plan []int) {
	for i := range f.ships {
		f.bumped[i], f.touches[i] = false, -1
	}
	for n, i := range f.order {
		row := f.pairs[(f.ships[i].first+plan[i])*f.total:]
		for m, j := range f.order {
			if m == n {
				continue
			}
			p := &row[f.ships[j].first+plan[j]]
			if m < n && p.overlap && !f.bumped[j] || m > n && p.obstacle {
				f.bumped[i], f.touches[i] = true, int32(j)
				break
			}
		}
	}
}

// touching reports whether two ships end in contact.
func (f *forecast) touching(i, j int) bool {
	return f.touches[i] == int32(j) || f.touches[j] == int32(i)
}

// shoot is what the shots of a round are worth: ships of higher initiative first, each at the
// target from which it gains most. Who may be destroyed before shoots that much less.
func (f *forecast) shoot(plan []int) (sum [2]float64) {
	for n := len(f.order) - 1; n >= 0; n-- {
		i := f.order[n]
		a := &f.ships[i]
		alive := 1 - kills(f.harm[i], a.left)
		row := f.pairs[(a.first+plan[i])*f.total:]
		best, gain, dealt, fan := -1, 0.0, 0.0, -1.0
		for j := range f.ships {
			t := &f.ships[j]
			harm := float64(row[t.first+plan[j]].harm)
			if t.mine == a.mine || harm == 0 || f.touching(i, j) {
				continue
			}
			fan++
			if f.bumped[i] && a.moves[plan[i]].acts {
				harm *= 0.85 // no token
			}
			if g := (f.w.lost(f.harm[j]+harm, t.left) - f.w.lost(f.harm[j], t.left)) * t.worth; g > gain {
				best, gain, dealt = j, g, harm
			}
		}
		if best < 0 {
			continue
		}
		f.harm[best] += alive * dealt
		sum[a.side()] += alive * (gain + f.w.Fan*fan)
	}
	return sum
}

// stand is how well the sides stand for the next round.
func (f *forecast) stand(plan []int) (sum [2]float64) {
	for i := range f.ships {
		a := &f.ships[i]
		row := f.pairs[(a.first+plan[i])*f.total:]
		best := float32(-10)
		for j := range f.ships {
			if t := &f.ships[j]; t.mine != a.mine {
				best = max(best, row[t.first+plan[j]].look)
			}
		}
		if best > -10 {
			sum[a.side()] += float64(best) * a.worth
		}
	}
	return sum
}

// lost is what is lost of a ship that can take so much damage and expects to suffer so much.
func (w *weights) lost(harm, left float64) float64 {
	if left <= 0 {
		return 0
	}
	return (1-w.Kill)*min(1, harm/left) + w.Kill*kills(harm, left)
}

// kills is how likely a ship is destroyed that can take so much damage and expects to suffer so
// much, as if damage came point by point.
func kills(harm, left float64) float64 {
	n := int(left)
	if harm == 0 || n <= 0 || n > 24 {
		return 0
	}
	term := math.Exp(-harm)
	below := term
	for k := 1; k < n; k++ {
		term *= harm / float64(k)
		below += term
	}
	return max(0, 1-below)
}
