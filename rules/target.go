package rules

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// CanAttack tells whether a ship has a weapon with a legal target on these terms. A ship makes
// one bonus attack a round (2e.attack.bonus.one-per-round).
func CanAttack(x *game.Exec, id game.ShipID, terms *game.AttackTerms) bool {
	why := mayAttack(x, id)
	if why == game.Cloaked && terms.Unveiled {
		why = game.Possible
	}
	if why != game.Possible || terms.Bonus && x.Ship(id).BonusAttack {
		return false
	}
	for w := range x.Info(id).Weapons {
		if weaponUsable(x, id, w, terms) == game.Possible && hasTarget(x, id, w, terms) {
			return true
		}
	}
	return false
}

// BonusAttack is the op of a bonus attack: with whichever weapons and against whichever ships
// its terms allow (2e.attack.bonus.any-attack-if-unspecified). The terms are made when it is
// used, so that they can name the ships of the moment.
func BonusAttack(terms func(x *game.Exec) game.AttackTerms) card.Op {
	bonus := func(x *game.Exec) game.AttackTerms {
		t := terms(x)
		t.Bonus = true
		return t
	}
	return card.RunIf("make a bonus attack", func(x *game.Exec) bool {
		t := bonus(x)
		return CanAttack(x, x.Self(), &t)
	}, func(x *game.Exec) { BeginAttack(x, x.Self(), bonus(x)) })
}

// mayAttack tells whether anything about the ship itself forbids attacks, and what: disarm tokens, a
// cloak, an asteroid under it (2e.token.disarm, 2e.token.cloak.disarmed,
// 2e.obstacle.asteroid.no-attack-at-0).
func mayAttack(x *game.Exec, id game.ShipID) game.Reason {
	s := x.Ship(id)
	switch {
	case s.Has(game.DisarmToken):
		return game.Disarmed
	case s.Has(game.CloakToken):
		return game.Cloaked
	case onAsteroid(x, id):
		return game.OnRock
	case x.Query(card.ForbidsAttack, id, 0) > 0:
		return game.CardForbids
	}
	return game.Possible
}

// weaponUsable tells whether a ship could pay for an attack with a weapon on these terms and
// meets what depends on itself alone, or why not.
func weaponUsable(x *game.Exec, id game.ShipID, weapon int, terms *game.AttackTerms) game.Reason {
	w := &x.Info(id).Weapons[weapon]
	if _, n := weaponArcs(x, id, weapon, terms); n == 0 || !terms.Allow(w) {
		return game.TermsForbid
	}
	if w.Primary() {
		return game.Possible
	}
	// Attack lines stand on the first side of their card.
	c := &x.S.Charges[w.Card]
	s := x.Ship(id)
	switch {
	case c.Held.Has(game.DisarmToken):
		return game.Disarmed
	case c.Off && !terms.Paid, c.Side != 0, int8(c.Active) < w.Charges,
		int8(s.Tokens[game.CalculateToken]) < w.Energy, x.ForceLeft(id) < int(w.Force):
		return game.NoChargesLeft
	}
	switch {
	case terms.NoNeed:
		return game.Possible
	case w.NeedFocus && !s.Has(game.FocusToken) && !waives(x, id):
		return game.NoFocusToSpend
	case w.NeedCalculate && !s.Has(game.CalculateToken):
		return game.NoCalculate
	}
	return game.Possible
}

// waives tells whether a ship can spend Force instead of meeting a focus or lock requirement.
func waives(x *game.Exec, id game.ShipID) bool {
	n := x.Query(card.WaivesNeed, id, 0)
	return n > 0 && int(x.Ship(id).Force) >= n
}

// hasTarget tells whether a weapon has a legal target on these terms.
func hasTarget(x *game.Exec, id game.ShipID, weapon int, terms *game.AttackTerms) bool {
	for other := range x.EachShip() {
		on := shot{id: id, other: other, weapon: weapon}
		if _, n := arcsOn(x, on, terms); n > 0 {
			return true
		}
	}
	return false
}

// weaponArcs are the arcs out of which a weapon can attack on these terms, and how many there are:
// up to two for a double turret (2e.arc.turret.double), for a turret that is spent none.
func weaponArcs(x *game.Exec, id game.ShipID, weapon int, terms *game.AttackTerms) (
	arcs [2]geom.Arc, n int,
) {
	w := &x.Info(id).Weapons[weapon]
	if !w.Turret {
		return [2]geom.Arc{w.Arc}, 1
	}
	s := x.Ship(id)
	pointed, most := card.SingleArcs(geom.Arc(s.Turret))
	for _, arc := range pointed[:most] {
		bit := uint8(1) << arc
		if s.TurretSpent&bit == 0 && !(terms.Fresh && s.TurretFired&bit != 0) {
			arcs[n] = arc
			n++
		}
	}
	return arcs, n
}

// arcsOn are the arcs out of which a ship can attack another with a weapon on these terms. Most
// ships are friends or far away, which takes no measuring.
func arcsOn(x *game.Exec, on shot, terms *game.AttackTerms) (arcs [2]geom.Arc, n int) {
	if x.Owner(on.other) == x.Owner(on.id) ||
		geom.Beyond(x.Placed(on.id), x.Placed(on.other), x.G.Measure.Ruler()) {
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

// shot is an attack that is weighed.
type shot struct {
	id, other game.ShipID
	weapon    int
	arc       geom.Arc // of the weapon's, one
}

// Target tells whether a ship can attack another with a weapon, and measures the attack range: out
// of that of a double turret's arcs in which it is shorter
// (2e.attack.target.in-arc, 2e.attack.range.measured-in-arc, 2e.attack.range.0-forbidden,
// 2e.attack.special.requirement.lock).
func Target(x *game.Exec, id, other game.ShipID, weapon int) (card.Measured, bool) {
	on, terms := shot{id: id, other: other, weapon: weapon}, game.AttackTerms{}
	arcs, n := arcsOn(x, on, &terms)
	var best card.Measured
	for i, arc := range arcs[:n] {
		on.arc = arc
		m, _ := target(x, on, &terms)
		if i == 0 || m.Proof.Distance < best.Proof.Distance {
			best = m
		}
	}
	return best, n > 0
}

// target is Target out of one arc and on the terms of an attack, and tells why a ship is no target.
// Where the reason is its range, the measurement shows it.
func target(x *game.Exec, on shot, terms *game.AttackTerms) (card.Measured, game.Reason) {
	m, why := inSight(x, on, terms)
	if why == game.Possible && len(x.G.Mods[card.DrawsFire]) > 0 && guarded(x, on, terms) {
		return m, game.CardForbids
	}
	return m, why
}

// guarded tells whether a friend at range 1 of a ship draws the fire of this attack: it could be
// its target instead.
func guarded(x *game.Exec, on shot, terms *game.AttackTerms) bool {
	for friend := range x.EachShip() {
		if friend == on.other || x.Owner(friend) != x.Owner(on.other) ||
			x.Query(card.DrawsFire, friend, 0) == 0 ||
			card.RangeBetween(x, friend, on.other) > 1 {
			continue
		}
		instead := on
		instead.other = friend
		if _, why := inSight(x, instead, terms); why == game.Possible {
			return true
		}
	}
	return false
}

// inSight is target for what friends of the ship do not change.
func inSight(x *game.Exec, on shot, terms *game.AttackTerms) (card.Measured, game.Reason) {
	id, other := on.id, on.other
	switch {
	case x.Owner(other) == x.Owner(id):
		return card.Measured{}, game.OnSameSide
	case !terms.AllowTarget(other):
		return card.Measured{}, game.ExceptedShip
	}
	w := &x.Info(id).Weapons[on.weapon]
	if w.NeedLock && !terms.NoNeed && !card.HasLock(x, id, game.ShipAs(other)) &&
		!waives(x, id) && !focusForLock(x, id, other) {
		return card.Measured{}, game.NoLockOnIt
	}
	if w.SpendFocus && x.Query(card.Unnerves, other, 0) > 0 {
		return card.Measured{}, game.NoFocusToSpend
	}
	if x.Query(card.KeepsToArc, id, 0) > 0 && !card.InFiringArc(x, id, other) {
		return card.Measured{}, game.OutOfArc
	}
	least, most := attackRange(x, id, w)
	most = min(most, int8(x.Query(card.AttackReach, id, int(most))))
	touching := card.TouchingShips(x, id, other)
	if touching && least > 0 && !(w.Primary() && attacksTouching(x, id, other)) {
		return card.Measured{}, game.AtRangeZero // 2e.attack.range.0-forbidden
	}
	m, ok := card.InArc(x, id, other, on.arc)
	switch {
	case !ok:
		return m, game.OutOfArc
	case touching:
		m.Range = 0
	case m.Range < least:
		return m, game.TooNear
	case m.Range > most, w.Melee && m.Proof.Distance > geom.Melee:
		return m, game.TooFar
	}
	if x.G.MayTarget != nil && !x.G.MayTarget(x, id, other) {
		return card.Measured{}, game.AtRangeZero
	}
	return m, game.Possible
}

// attacksTouching tells whether a card lets the ship make primary attacks at range 0.
func attacksTouching(x *game.Exec, id, other game.ShipID) bool {
	return x.Query(card.AttacksTouching, id, 0) > 0 || x.Query(card.AttackedTouching, other, 0) > 0
}
