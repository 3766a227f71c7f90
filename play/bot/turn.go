package bot

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// turn picks the ship that acts next: in the activation phase one whose maneuver nothing blocks,
// the foremost first; else the one with the best target.
func (b *beginner) turn() game.Choice {
	if b.x.S.Phase == game.ActivationPhase {
		return b.best(Ranks, func(c game.Choice) float64 { return b.wayFree(c.Ship) })
	}
	return b.best(Damage, func(c game.Choice) float64 { return b.offense(c.Ship) })
}

// wayFree scores a ship's turn to move.
func (b *beginner) wayFree(id game.ShipID) float64 {
	score := -b.nearestEnemy(b.x.S.Ships[id].Pose)
	m, ok := b.v.Dial(b.g, id)
	if !ok {
		return score
	}
	others, _ := b.x.Others(id)
	end := geom.Execute(geom.Move{
		Size: b.g.Ships[id].Size, Start: b.x.S.Ships[id].Pose, Maneuver: m.Path(),
	}, others)
	if !end.Full || end.Basic {
		score -= 10
	}
	return score
}

// weapon picks the weapon with the most expected of its best target.
func (b *beginner) weapon() game.Choice {
	return b.best(Damage, func(c game.Choice) float64 {
		if c.Verb != game.WeaponVerb {
			return 0
		}
		most := -1.0
		for other := range b.x.EachShip() {
			if n, ok := b.shot(c.Ship, other, int(c.Item)); ok {
				most = max(most, n)
			}
		}
		w := &b.g.Ships[c.Ship].Weapons[c.Item]
		return 0.01 + most - 0.3*float64(w.Charges)
	})
}

// target picks the defender of whom most is expected, one who may be finished off rather than a
// fresh one.
func (b *beginner) target() game.Choice {
	a := b.x.Attack()
	arc := card.WeaponArc(b.x, a.Attacker, card.WeaponOf(b.x, a))
	return b.best(Damage, func(c game.Choice) float64 {
		score, _ := b.shot(a.Attacker, c.Ship, int(a.Weapon))
		if c.N == 1 || card.Obstruction(b.x, a.Attacker, c.Ship, c.Object.Section(), arc).Obstacles != 0 {
			score *= 0.7
		}
		score *= b.finishing(c.Ship)
		return score
	})
}

// shot returns what a ship's attack with a weapon on another is worth, and whether it is possible.
func (b *beginner) shot(id, other game.ShipID, weapon int) (float64, bool) {
	m, ok := rules.Target(b.x, id, other, weapon)
	if !ok {
		return 0, false
	}
	n := b.expected(id, other, weapon, int(m.Range))
	left := float64(b.left(other))
	return min(n, left) + 0.5*min(1, n/max(left, 1)), true
}

// expected returns how much damage an attack at a range is expected to do, with the tokens that both
// ships have and whatever cards do to the number of dice.
func (b *beginner) expected(id, other game.ShipID, weapon, dist int) float64 {
	s := b.x.S
	if int(s.NAttacks) == game.MaxAttacks {
		return 0
	}
	at := &s.Attacks[s.NAttacks]
	*at = game.Attack{Attacker: id, Defender: other, Weapon: uint8(weapon), Range: int8(dist),
		TurretArc: card.WeaponArc(b.x, id, &b.g.Ships[id].Weapons[weapon]), Declared: true}
	s.NAttacks++
	attack, defense := rules.AttackDiceCount(b.x), rules.DefenseDiceCount(b.x)
	s.NAttacks--
	*at = game.Attack{}
	return b.odds.damage(attack, b.attackWith(id, other), defense, b.defenseWith(other))
}

// attackWith returns how a ship may improve its attack dice against another.
func (b *beginner) attackWith(id, other game.ShipID) int {
	s, how := b.x.Ship(id), 0
	if s.Has(game.FocusToken) || s.Has(game.CalculateToken) || s.Force > 0 {
		how |= withFocus
	}
	if card.HasLock(b.x, id, game.ShipAs(other)) {
		how |= withAgain
	}
	return how
}

// defenseWith returns how a ship may improve its defense dice.
func (b *beginner) defenseWith(id game.ShipID) int {
	s, how := b.x.Ship(id), 0
	if s.Has(game.FocusToken) || s.Has(game.CalculateToken) || s.Force > 0 {
		how |= withFocus
	}
	if s.Has(game.EvadeToken) {
		how |= withAgain
	}
	return how
}

// usable reports whether a ship can pay for an attack with a weapon.
func (b *beginner) usable(w *game.Weapon) bool {
	if w.Primary() {
		return w.Docked == 0 || b.x.S.Ships[w.Docked-1].InReserve()
	}
	c := &b.x.S.Charges[w.Card]
	return !c.Off && int8(c.Active) >= w.Charges
}

// left returns how much damage a ship can still take.
func (b *beginner) left(id game.ShipID) int {
	s := b.x.Ship(id)
	if s.Destroyed || !s.OnTable {
		return 0
	}
	return max(0, s.AllHullValue(&b.g.Ships[id])-s.AllDamage()) + s.AllActive()
}

// offense returns what a ship's best attack now is worth, 0 if it has none.
func (b *beginner) offense(id game.ShipID) float64 {
	most := 0.0
	for weapon := range b.g.Ships[id].Weapons {
		if !b.usable(&b.g.Ships[id].Weapons[weapon]) {
			continue
		}
		for other := range b.x.EachShip() {
			if b.foreseen(other) {
				continue
			}
			if n, ok := b.shot(id, other, weapon); ok {
				most = max(most, n*b.likely(other))
			}
		}
	}
	for other := range b.x.EachShip() {
		if b.foreseen(other) && b.mine(other) != b.mine(id) {
			n := b.overEnds(other, func(base *geom.Placed) float64 {
				return b.aimed(id, other, b.x.Placed(id), base, nil)
			})
			left := float64(b.left(other))
			most = max(most, min(n, left)+0.5*min(1, n/max(left, 1)))
		}
	}
	return most
}

// foreseen reports whether a ship is still to move, and it is known where it may go.
func (b *beginner) foreseen(id game.ShipID) bool {
	return len(b.ends[id]) > 0 && b.x.S.Phase == game.ActivationPhase && !b.x.Ship(id).Activated
}

// overEnds returns the mean of something over the places where a ship may stand once it has moved.
func (b *beginner) overEnds(id game.ShipID, of func(base *geom.Placed) float64) float64 {
	sum := 0.0
	for i := range b.ends[id] {
		sum += of(&b.ends[id][i])
	}
	return sum / float64(len(b.ends[id]))
}

// likely returns how likely a ship is still to be there when it is shot at, and not to move first.
func (b *beginner) likely(id game.ShipID) float64 {
	s := b.x.Ship(id)
	if b.x.S.Phase == game.ActivationPhase && !s.Activated {
		return 0.5
	}
	return 1
}

// danger returns what enemies that are still to attack are expected to do to a ship: its tokens help
// against the worst of them.
func (b *beginner) danger(id game.ShipID) float64 {
	worst, sum := 0.0, 0.0
	for other := range b.x.EachShip() {
		if b.g.Ships[other].Side == b.g.Ships[id].Side || b.x.Ship(other).Engaged {
			continue
		}
		most := 0.0
		if b.foreseen(other) {
			most = b.overEnds(other, func(base *geom.Placed) float64 {
				return b.aimed(other, id, base, b.x.Placed(id), nil)
			})
			worst, sum = max(worst, most), sum+most
			continue
		}
		for weapon := range b.g.Ships[other].Weapons {
			m, ok := rules.Target(b.x, other, id, weapon)
			if ok && b.usable(&b.g.Ships[other].Weapons[weapon]) {
				most = max(most, b.expected(other, id, weapon, int(m.Range))*b.likely(other))
			}
		}
		worst, sum = max(worst, most), sum+most
	}
	return worst + 1.2*(sum-worst)
}
