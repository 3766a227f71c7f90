package bot

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// shots are what the attacks of the round that s stands in are worth to either side: ships of
// higher initiative first, each at the target from which it gains most.
func (f *forecast) shots(s *game.State) (sum [2]float64) {
	b := f.b
	b.x.Regard(s)
	for i := range f.ships {
		f.harm[i] = 0
	}
	for _, i := range slices.Backward(f.order) {
		a := &f.ships[i]
		left := float64(b.left(a.id))
		if left == 0 || b.x.Ship(a.id).Engaged {
			continue
		}
		alive := 1 - kills(f.harm[i], left)
		best, gain, dealt, fan := -1, 0.0, 0.0, -1.0
		for j := range f.ships {
			t := &f.ships[j]
			n := float64(b.left(t.id))
			if t.mine == a.mine || n == 0 {
				continue
			}
			harm := b.harm(a.id, t.id)
			if harm == 0 {
				continue
			}
			fan++
			scale := min(1, n/t.left) * t.worth
			if g := (f.w.lost(f.harm[j]+harm, n) - f.w.lost(f.harm[j], n)) * scale; g > gain {
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

// harm is the damage that the best attack of a ship on another is expected to do, where they stand
// and with the tokens that they have; 0 if there is none.
func (b *beginner) harm(id, other game.ShipID) float64 {
	most := 0.0
	for weapon := range b.g.Ships[id].Weapons {
		w := &b.g.Ships[id].Weapons[weapon]
		if !b.usable(w) {
			continue
		}
		m, ok := rules.Target(b.x, id, other, weapon)
		if !ok {
			continue
		}
		n := b.expected(id, other, weapon, int(m.Range))
		if card.Obstruction(b.x, id, other, game.NoSection, card.WeaponArc(b.x, id, w)).Obstacles != 0 {
			n *= 0.75
		}
		most = max(most, n)
	}
	return most
}

// appraise is what a state at the end of the activation phase is worth to either side, in ships: by the
// attacks that follow, by what became of the ships and by where they stand.
func (f *forecast) appraise(s *game.State) (value [2]float64) {
	shots := f.shots(s)
	var lost, stand [2]float64
	for i := range f.ships {
		fl := &f.ships[i]
		lost[fl.side()] += f.price(fl) * fl.worth
		stand[fl.side()] += f.stance(fl) * fl.worth
	}
	for side := range value {
		other := 1 - side
		value[side] = f.w.Attack*shots[side] - shots[other] - lost[side] + lost[other] +
			f.w.Own*stand[side] - f.w.Enemy*stand[other]
	}
	return value
}

// price is what a ship has lost since the forecast, and what it risks where it stands.
func (f *forecast) price(fl *flyer) float64 {
	b := f.b
	ship, left := b.x.Ship(fl.id), float64(b.left(fl.id))
	switch {
	case ship.Fled:
		return costFlees
	case left == 0:
		return 1
	}
	cost := f.w.lost(max(0, fl.left-left), fl.left)
	stressed := ship.Has(game.StressToken)
	if stressed {
		cost += costStress
	}
	switch b.exits(fl.id, ship.Pose, stressed) {
	case 0:
		cost += costCorner
	case 1, 2:
		cost += costEdge
	}
	return f.w.Cost * cost
}

// stance is how well a ship stands toward the enemy that it stands best to.
func (f *forecast) stance(fl *flyer) float64 {
	b := f.b
	if b.left(fl.id) == 0 {
		return 0
	}
	best := float32(-10)
	for j := range f.ships {
		if t := &f.ships[j]; t.mine != fl.mine && b.left(t.id) > 0 {
			best = max(best, f.w.look(b.x.Placed(fl.id), b.x.Placed(t.id)))
		}
	}
	if best == -10 {
		return 0
	}
	return float64(best)
}
