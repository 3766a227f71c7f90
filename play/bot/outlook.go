package bot

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// fighter is a ship in the engagement to come, as far as that can be foreseen.
type fighter struct {
	id    game.ShipID
	init  int8
	turn  int  // the place of its player in player order
	moves bool // it is still to move
	left  float64
	worth float64 // by its points, 1 on average
	base  geom.Placed

	// How likely it has something to change its attack dice and its defense dice with, and how many evade tokens.
	focus, guard, evades float64

	harm float64 // the damage that it expects
}

// What is left of how likely a ship has something to change its dice with, after it may have spent it.
const (
	leftByAttack  = 0.5
	leftByDefense = 0.35
)

// foresees reports whether ships are still to move, and it is known where enemies may go.
func (b *beginner) foresees() bool {
	if !b.reckons || b.x.S.Phase != game.ActivationPhase && b.x.S.Phase != game.SystemPhase {
		return false
	}
	for id := range b.x.EachShip() {
		if !b.mine(id) && len(b.ends[id]) > 0 {
			return true
		}
	}
	return false
}

// exchange returns what own ships are expected to destroy in the engagement to come less what they lose, in points of
// damage, and how likely one of them has a shot in it. Ships stand where they are, or where they may go, with the
// tokens that they have.
func (b *beginner) exchange(subject game.ShipID) (sum, shot float64) {
	b.muster()
	for n := range b.scenes {
		for i := range b.fighters {
			f := &b.fighters[i]
			f.harm = 0
			if ends := b.ends[f.id]; f.moves && len(ends) > 0 && !b.mine(f.id) {
				f.base = ends[(b.scene+n)%len(ends)]
			}
		}
		fight := slices.Clone(b.fighters) // tokens are spent in it
		for i := range fight {
			gain, can := b.volley(fight, &fight[i])
			if can && fight[i].id == subject {
				shot++
			}
			if !b.mine(fight[i].id) {
				gain *= -b.caution()
			}
			sum += gain
		}
	}
	return sum / float64(b.scenes), shot / float64(b.scenes)
}

// muster lists the ships of the engagement, in the order in which they attack.
func (b *beginner) muster() {
	b.fighters = b.fighters[:0]
	points := 0.0
	for id := range b.x.EachShip() {
		s := b.x.Ship(id)
		f := fighter{
			id: id, init: s.Initiative, turn: b.x.TurnOf(id), moves: !s.Activated,
			left: float64(b.left(id)), base: *b.x.Placed(id), evades: float64(s.Tokens[game.EvadeToken]),
		}
		if f.left == 0 {
			continue
		}
		points += float64(b.g.Ships[id].Points)
		if m, ok := b.next(id); ok && f.moves && b.mine(id) {
			f.base = b.endOf(id, m)
		}
		switch {
		case b.attackWith(id, id)&withFocus != 0:
			f.focus, f.guard = 1, 1
		case f.moves && !s.Has(game.StressToken):
			f.focus, f.guard = attackTokens, defenseTokens
		}
		b.fighters = append(b.fighters, f)
	}
	for i := range b.fighters {
		f := &b.fighters[i]
		f.worth = 1
		if points > 0 {
			f.worth = 0.3 + 0.7*float64(b.g.Ships[f.id].Points)*float64(len(b.fighters))/points
		}
	}
	slices.SortStableFunc(b.fighters, func(a, t fighter) int {
		if a.init != t.init {
			return int(t.init) - int(a.init)
		}
		return a.turn - t.turn
	})
}

// volley lets a ship attack the enemy from whom it gains most, and returns what that comes to and whether there is one
// in reach.
func (b *beginner) volley(fight []fighter, a *fighter) (gain float64, can bool) {
	var best *fighter
	dealt := 0.0
	for i := range fight {
		t := &fight[i]
		if b.mine(t.id) == b.mine(a.id) || !a.moves && !t.moves && b.x.Ship(a.id).Touching.Has(t.id) {
			continue
		}
		harm := b.salvo(a, t)
		if harm == 0 {
			continue
		}
		can = true
		if g := t.worth * (lossOf(t.harm+harm, t.left) - lossOf(t.harm, t.left)); g > gain {
			best, gain, dealt = t, g, harm
		}
	}
	if best == nil {
		return 0, can
	}
	alive := 1 - kills(a.harm, a.left)
	best.harm += alive * dealt
	best.guard *= leftByDefense
	best.evades = max(0, best.evades-alive)
	a.guard *= leftByAttack
	return alive * gain, true
}

// lossOf returns what damage is expected to take from a ship that can take so much, in points of damage.
func lossOf(harm, left float64) float64 { return min(harm, left) + worthShip*kills(harm, left) }

// salvo returns the damage that the best weapon of a ship is expected to do to another.
func (b *beginner) salvo(a, t *fighter) float64 {
	if geom.Beyond(&a.base, &t.base, b.g.Measure.Ruler()) {
		return 0
	}
	again := 0
	if card.HasLock(b.x, a.id, game.ShipAs(t.id)) {
		again = withAgain
	}
	most := 0.0
	for i := range b.g.Ships[a.id].Weapons {
		w := &b.g.Ships[a.id].Weapons[i]
		if !b.usable(w) || w.NeedLock && again == 0 {
			continue
		}
		r := b.rangeInArc(a, t, card.WeaponArc(b.x, a.id, w))
		if r < int(w.Min) || r > int(w.Max) {
			continue
		}
		attack, defense := b.diceAt(a.id, t.id, i, r)
		most = max(most, b.blend(attack, again, a.focus, defense, t.guard, min(1, t.evades)))
	}
	return most
}

// blend returns the damage of an attack whose tokens are there with the chances that are given.
func (b *beginner) blend(attack, again int, focus float64, defense int, guard, evade float64) float64 {
	sum := 0.0
	for how, p := range [2]float64{1 - focus, focus} {
		for with, q := range [2]float64{1 - guard, guard} {
			for more, r := range [2]float64{1 - evade, evade} {
				if p*q*r > 0 {
					sum += p * q * r * b.odds.damage(attack, how*withFocus|again, defense, with*withFocus|more*withAgain)
				}
			}
		}
	}
	return sum
}

// ranging is a weapon's arc of one ship toward another, from pose to pose.
type ranging struct {
	from, to  geom.Pose
	id, other game.ShipID
	arc       geom.Arc
}

// rangings keep the attack ranges that were measured last. The options of a question leave most ships where they are.
type rangings [1 << rangingBits]struct {
	ranging
	distance int8 // the attack range
	known    bool
}

const rangingBits = 9

// outOfArc is the attack range to a ship out of arc or out of reach.
const outOfArc = -1

// rangeInArc returns the attack range of a ship to another one in an arc, outOfArc if it has none.
func (b *beginner) rangeInArc(a, t *fighter, arc geom.Arc) int {
	if b.rangings == nil {
		b.rangings = new(rangings)
	}
	is := ranging{a.base.Pose, t.base.Pose, a.id, t.id, arc}
	at := &b.rangings[is.hash()]
	if at.known && at.ranging == is {
		return int(at.distance)
	}
	at.ranging, at.distance, at.known = is, outOfArc, true
	if m, ok := geom.InArc(b.g.Measure, &a.base, &t.base, arc); ok && m.Distance <= b.g.Measure.Ruler() {
		at.distance = int8(b.g.Measure.Range(m.Distance, false))
	}
	return int(at.distance)
}

// hash returns where rangings keep a.
func (a *ranging) hash() uint32 {
	n := uint32(a.id)<<16 | uint32(a.other)<<8 | uint32(a.arc)
	for _, k := range [...]int32{a.from.X, a.from.Y, a.from.Heading, a.to.X, a.to.Y, a.to.Heading} {
		n = (n ^ uint32(k)) * 0x9e3779b1
		n ^= n >> 15
	}
	return n >> (32 - rangingBits)
}
