package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// FromArc reports whether the attacker is in one of these arcs of Self, the defender. Beyond range 3 an arc reaches as far
// as a weapon of Self that fires out of it, and the bullseye arc as far as the front (2e.huge.attacks.range,
// 2e.huge.damage-deck.precision-reach).
func FromArc(arcs card.Arcs) card.Cond {
	return func(x *game.Exec) bool {
		by := card.Attacker(x)
		for _, arc := range precisionArcs {
			if arcs&card.ArcsOf(arc) == 0 || by == game.NoShip {
				continue
			}
			ruler := int32(arcReach(x, x.Self(), card.ArcsOf(arc))) * geom.Band
			if _, ok := card.SectionInArc(x, x.Self(), by, game.NoSection, arc, ruler); ok {
				return true
			}
		}
		return false
	}
}

// FromAnywhere reports whether a card permits the attacker to apply a precision shot to Self, the defender, from outside of
// the arcs that it names.
func FromAnywhere(x *game.Exec) bool {
	return excusedAt(x, card.Attacker(x), x.Self(), game.OutOfShot)
}

// precisionArcs are the arcs that precision shots name.
var precisionArcs = [...]geom.Arc{geom.LeftArc, geom.RightArc, geom.FullFrontArc, geom.FullRearArc, geom.BullseyeArc}

// arcReach returns how far an arc of a ship reaches: to range 3, or as far as a weapon that it has there.
func arcReach(x *game.Exec, id game.ShipID, arc card.Arcs) int {
	const usual = 3
	far := usual
	if arc == card.Bullseye {
		far = max(arcReach(x, id, card.Front), arcReach(x, id, card.FullFront))
	}
	for i := range x.Info(id).Weapons {
		w := &x.Info(id).Weapons[i]
		if !w.Primary() && !frontUp(x, w.Card) {
			continue
		}
		on := shot{id: id, other: game.NoShip, weapon: i}
		arcs, n := weaponArcs(x, id, i, &game.AttackTerms{})
		for _, out := range arcs[:n] {
			if card.ArcsOf(out) == arc {
				_, most := on.reach(x, &game.AttackTerms{})
				far = max(far, int(most))
			}
		}
	}
	return far
}
