package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// weaponArcs returns the arcs that a weapon can attack from on these terms, and how many there are:
// up to two for a double turret (2e.arc.turret.double), none for a spent turret.
func weaponArcs(x *game.Exec, id game.ShipID, weapon int, terms *game.AttackTerms) (
	arcs [2]geom.Arc, n int,
) {
	w := &x.Info(id).Weapons[weapon]
	if !w.Turret {
		if x.Changes(card.WeaponArcs) {
			return arcsBesides(x, id, weapon, terms)
		}
		return [2]geom.Arc{w.Arc}, 1
	}
	s := x.Ship(id)
	pointed, most := card.SingleArcs(s.TurretAt(w.Mount))
	for _, arc := range pointed[:most] {
		bit := uint8(1) << arc
		if s.TurretSpent&bit == 0 && !(terms.Fresh && s.TurretFired&bit != 0) {
			arcs[n] = arc
			n++
		}
	}
	return arcs, n
}

// arcsBesides returns the arc of a fixed weapon and another standard arc that cards let a ship fire
// it from; or the arc that replaces and contains it.
func arcsBesides(x *game.Exec, id game.ShipID, weapon int, terms *game.AttackTerms) (
	arcs [2]geom.Arc, n int,
) {
	w := &x.Info(id).Weapons[weapon]
	arcs[0], n = w.Arc, 1
	on := shot{id: id, other: game.NoShip, weapon: weapon, arc: w.Arc}
	on.suppose(x, terms, 0, func() {
		set := card.Arcs(x.Query(card.WeaponArcs, id, int(card.ArcsOf(w.Arc))))
		if set&card.AllAround != 0 {
			arcs[0] = geom.AllAround
			return
		}
		if set&card.FullFront != 0 {
			arcs[0] = geom.FullFrontArc
			return
		}
		if set == card.Bullseye {
			arcs[0] = geom.BullseyeArc
			return
		}
		for _, arc := range standardArcs {
			if arc != w.Arc && set&card.ArcsOf(arc) != 0 && n < len(arcs) {
				arcs[n] = arc
				n++
			}
		}
	})
	return arcs, n
}

// farthest returns the longest range at which the weapon of the shot could attack anything: 5 where a card may lengthen it.
func (on *shot) farthest(x *game.Exec) int8 {
	if x.Changes(card.FarthestRange) || x.Changes(card.PermitOf(game.TooFar)) {
		return game.MostRange
	}
	return x.Info(on.id).Weapons[on.weapon].Max
}

// hopeless reports whether a ship is not a target without any measuring: most are friends or far away.
func (on *shot) hopeless(x *game.Exec) bool {
	return !on.onEnemy(x) && !x.Changes(card.PermitOf(game.OnSameSide)) ||
		geom.Beyond(x.Placed(on.id), x.Placed(on.other), on.ruler(x, on.farthest(x)))
}

// arcsOn returns the arcs that a ship can attack another from with a weapon on these terms.
func arcsOn(x *game.Exec, on shot, terms *game.AttackTerms) (arcs [2]geom.Arc, n int) {
	if on.hopeless(x) {
		return arcs, 0
	}
	all, most := weaponArcs(x, on.id, on.weapon, terms)
	for _, arc := range all[:most] {
		on.arc = arc
		if _, why := target(x, on, terms); why == game.Possible {
			arcs[n] = arc
			n++
		}
	}
	return arcs, n
}
