package bot

import (
	"math"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// plan is what the bot thinks of the table while it sets the dial of one ship: who will stand
// where when that ship moves, and where enemies may be when it shoots.
type plan struct {
	id       game.ShipID
	stressed bool
	others   []geom.Placed // everyone else when it moves
	friends  []geom.Pose   // where the others of its side end, for bots with a manner
	scratch  [game.MaxShips]geom.Placed
	enemies  []sighting
	seen     [2 * game.MaxShips]sighting
	own      [game.MaxShips]hopes // of the ship against each enemy,
	theirs   [game.MaxShips]hopes // and of each enemy against it
}

// hopes are how much damage the weapons of a ship are expected to do, by range, each found when
// it is first asked for.
type hopes [game.MaxWeapons][mostRange + 1]float32 // one more than the damage; 0 for not known yet

// mostRange is the longest range of any weapon.
const mostRange = 5

// sighting is a place where an enemy may stand after everyone has moved.
type sighting struct {
	id     game.ShipID
	base   geom.Placed
	chance float64
}

// Chances that an enemy flies ahead at a middling speed, and that it stays about where it is.
const (
	chanceAhead = 0.65
	chanceHere  = 0.35
)

// dial sets a ship's dial to the maneuver that takes it to the best place.
func (b *beginner) dial() game.Choice {
	id := b.q.Opts[0].Ship
	p := &b.plan
	p.id, p.stressed = id, b.x.Ship(id).Has(game.StressToken)
	b.study(id)
	b.foresee(p)
	return b.best(Damage, func(c game.Choice) float64 {
		return b.destination(p, c.Maneuver) + 0.3*b.rnd.Float64()
	})
}

// foresee fills a plan: own ships that move earlier with the maneuvers on their dials, enemies
// ahead of where they are.
func (b *beginner) foresee(p *plan) {
	n, m := 0, 0
	p.friends = p.friends[:0]
	mine := b.x.Ship(p.id).Initiative
	p.own, p.theirs = [game.MaxShips]hopes{}, [game.MaxShips]hopes{}
	for other := range b.x.EachShip() {
		if other == p.id {
			continue
		}
		at := b.x.Ship(other)
		size := b.g.Ships[other].Size
		then := at.Pose
		if b.mine(other) {
			if m, ok := b.v.Dial(b.g, other); ok {
				then = geom.Final(size, at.Pose, m.Path(), geom.Middle)
				p.friends = append(p.friends, then)
			} else if b.manner != nil {
				p.friends = append(p.friends, b.glide(other))
			}
		} else {
			then = b.glide(other)
			p.seen[m] = sighting{other, geom.Place(size, then), chanceAhead}
			p.seen[m+1] = sighting{other, *b.x.Placed(other), chanceHere}
			m += 2
		}
		if at.Initiative > mine || at.Initiative == mine && other > p.id {
			then = at.Pose // it has not moved yet
		}
		p.scratch[n] = geom.Place(size, then)
		n++
	}
	p.others, p.enemies = p.scratch[:n], p.seen[:m]
}

// glide returns where a ship stands after a straight 2, or where it is if that leads off the table.
func (b *beginner) glide(id game.ShipID) geom.Pose {
	size, at := b.g.Ships[id].Size, b.x.Ship(id).Pose
	end := geom.Final(size, at, geom.Maneuver{Bearing: geom.Straight, Speed: 2}, geom.Middle)
	if base := geom.Place(size, end); !b.g.Area.Holds(&base) {
		return at
	}
	return end
}

// destination scores a maneuver: leaving the table is worst, then what cannot be executed, then
// rocks, then blocked ways; what is left is who can shoot whom.
func (b *beginner) destination(p *plan, m game.Maneuver) float64 {
	score := 0.0
	stressed := p.stressed
	d, can := b.onDial(p.id, m)
	if !can {
		return -60 // it would be another one instead
	}
	switch d {
	case game.DifficultyRed:
		if b.paysRed(p.id) {
			score -= 0.6
			break
		}
		stressed = true
		score -= 1.2
	case game.DifficultyBlue:
		if stressed {
			score += 1.5
		}
		stressed = false
	case game.DifficultyPurple:
		score -= 0.5
	}
	move := geom.Move{Size: b.g.Ships[p.id].Size, Start: b.x.Ship(p.id).Pose, Maneuver: m.Path()}
	others := p.others
	if b.g.Ships[p.id].Undivided() { // it rams what is below
		end := geom.Place(move.Size, move.Full())
		score += b.ramming(p, &end, int(m.Speed))
		others = nil
	}
	moved := geom.Execute(move, others)
	way := moved.Passage()
	if !b.g.Area.Holds(&way.End) {
		return -100
	}
	free := way.End
	if !moved.Full { // who is in the way may not be
		if free = geom.Place(move.Size, move.Full()); !b.g.Area.Holds(&free) {
			return -100
		}
	}
	exits := b.exits(p.id, moved.Pose, stressed)
	if !moved.Full {
		exits = min(exits, b.exits(p.id, free.Pose, stressed))
	}
	if !moved.Full || moved.Basic {
		score -= 1.2 // no action
	}
	switch exits {
	case 0:
		score -= 50
	case 1, 2:
		score -= 3
	}
	if b.stopsOutside(p.id, m, p.taken) {
		score -= 50
	}
	return score - b.rocks(&way) + b.outlook(p, &way.End) + b.inFormation(p, &way.End, d == game.DifficultyRed) +
		b.valued(p, way.End.Pose) + b.objective(p.id, way.End.Pose)
}

// objective returns what it is worth to the objective of a mission that a ship ends at a pose, in points of damage.
func (b *beginner) objective(id game.ShipID, at geom.Pose) float64 {
	if m := b.g.Mission; m != nil && m.Pull != nil {
		return float64(m.Pull(b.x, id, at)) / 100
	}
	return 0
}

// What danger counts against an attack, and how that fades: two who keep out of each other's way to the end
// draw.
const (
	cautious    = 0.9  // in the first rounds
	daring      = 0.3  // and at last
	losesCare   = 0.15 // in each round
	carefulUpTo = 4    // from this one on
)

// caution returns what the danger that a ship is in counts.
func (b *beginner) caution() float64 {
	n := cautious
	if b.heeds {
		n = carefulIn(b.x.S.Round)
	}
	if b.manner != nil {
		n *= b.manner.danger
	}
	return n
}

// carefulIn returns what danger counts in a round.
func carefulIn(round uint8) float64 {
	return min(cautious, max(daring, cautious-losesCare*(float64(round)-carefulUpTo)))
}

// taken reports whether another ship may overlap one at a place.
func (p *plan) taken(at *geom.Placed) bool {
	for i := range p.others {
		if geom.Overlap(at, &p.others[i], geom.WithGuides) {
			return true
		}
	}
	for i := range p.enemies {
		if geom.Overlap(at, &p.enemies[i].base, geom.WithGuides) {
			return true
		}
	}
	return false
}

// rocks returns what the obstacles and devices on a way cost.
func (b *beginner) rocks(way *geom.Passage) float64 {
	var list [game.MaxMet]geom.Encounter
	tokens, objects := b.x.Tokens()
	cost := 0.0
	for _, e := range way.Meet(tokens, list[:0]) {
		o := objects[e.Token]
		switch {
		case o.Kind == game.DeviceObject:
			cost += 2
		case b.g.Obstacles[o.ID].Kind() == geom.Asteroid:
			cost += 2.5
			if e.Onto {
				cost += 2
			}
		case b.g.Obstacles[o.ID].Kind() == geom.Debris:
			cost += 1.5
		case b.g.Obstacles[o.ID].Kind() == geom.Fire:
			cost += 2.2
		default:
			cost += 1.2
		}
	}
	return cost
}

// outlook scores what a ship sees from a place and what sees it there.
func (b *beginner) outlook(p *plan, base *geom.Placed) float64 {
	most, danger := 0.0, 0.0
	nearest := math.Inf(1)
	for i := range p.enemies {
		e := &p.enemies[i]
		most = max(most, e.chance*b.aimed(p.id, e.id, base, &e.base, &p.own[e.id]))
		danger += e.chance * b.aimed(e.id, p.id, &e.base, base, &p.theirs[e.id])
		far, off := farOff(base.Pose, e.base.Pose)
		nearest = min(nearest, far+off)
	}
	score := 1.3*most - b.caution()*danger
	if most == 0 && len(p.enemies) > 0 {
		score -= 0.5 * nearest
	}
	return score
}

// aimed returns how much damage the best primary weapon of a ship at one place is expected to do to
// another at a second place, 0 if none reaches it. What it finds out about the dice it keeps in h,
// which may be nil.
func (b *beginner) aimed(id, other game.ShipID, from, to *geom.Placed, h *hopes) float64 {
	most := 0.0
	if geom.Beyond(from, to, b.g.Measure.Ruler()) {
		return 0
	}
	weapons := b.g.Ships[id].Weapons
	for i := range weapons {
		w := &weapons[i]
		if !w.Primary() {
			continue
		}
		m, ok := geom.InArc(b.g.Measure, from, to, card.WeaponArc(b.x, id, w))
		if !ok || m.Distance > b.g.Measure.Ruler() {
			continue
		}
		most = max(most, b.hoped(id, other, i, b.g.Measure.Range(m.Distance, false), h))
	}
	return most
}

// hoped is expected, with the values in h used again.
func (b *beginner) hoped(id, other game.ShipID, weapon, dist int, h *hopes) float64 {
	if h == nil || dist > mostRange {
		return b.expected(id, other, weapon, dist)
	}
	if h[weapon][dist] == 0 {
		h[weapon][dist] = 1 + float32(b.expected(id, other, weapon, dist))
	}
	return float64(h[weapon][dist] - 1)
}

// farOff says how far one pose is from another, in range bands, and how far its nose points
// away from it, in half turns.
func farOff(from, to geom.Pose) (far, off float64) {
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	turn := math.Atan2(dx, dy) - float64(from.Heading)/geom.Degree*math.Pi/180
	turn = math.Abs(math.Remainder(turn, 2*math.Pi))
	return math.Hypot(dx, dy) / geom.Band, turn / math.Pi
}
