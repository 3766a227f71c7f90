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
	single := w.Turret && w.Arc != geom.FrontAndRear
	if !terms.Allow(w) || single && x.Ship(id).TurretSpent {
		return game.TermsForbid
	}
	if w.Primary() {
		return game.Possible
	}
	// Attack lines stand on the first side of their card.
	c := &x.S.Charges[w.Card]
	if c.Off || c.Side != 0 || int8(c.Active) < w.Charges {
		return game.NoChargesLeft
	}
	s := x.Ship(id)
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
		if _, why := target(x, shot{id, other, weapon}, terms); why == game.Possible {
			return true
		}
	}
	return false
}

// shot is an attack that is weighed.
type shot struct {
	id, other game.ShipID
	weapon    int
}

// Target tells whether a ship can attack another with a weapon, and measures the attack range
// (2e.attack.target.in-arc, 2e.attack.range.measured-in-arc, 2e.attack.range.0-forbidden,
// 2e.attack.special.requirement.lock).
func Target(x *game.Exec, id, other game.ShipID, weapon int) (card.Measured, bool) {
	m, why := target(x, shot{id, other, weapon}, &game.AttackTerms{})
	return m, why == game.Possible
}

// target is Target on the terms of an attack, and tells why a ship is no target. Where the reason
// is its range, the measurement shows it.
func target(x *game.Exec, on shot, terms *game.AttackTerms) (card.Measured, game.Reason) {
	id, other := on.id, on.other
	switch {
	case x.Owner(other) == x.Owner(id):
		return card.Measured{}, game.OnSameSide
	case !terms.AllowTarget(other):
		return card.Measured{}, game.ExceptedShip
	}
	w := &x.Info(id).Weapons[on.weapon]
	if w.NeedLock && !terms.NoNeed && !card.HasLock(x, id, game.ShipAs(other)) &&
		!waives(x, id) {
		return card.Measured{}, game.NoLockOnIt
	}
	least, most := attackRange(x, id, w)
	touching := card.TouchingShips(x, id, other)
	if touching && least > 0 && !(w.Primary() && attacksTouching(x, id, other)) {
		return card.Measured{}, game.AtRangeZero // 2e.attack.range.0-forbidden
	}
	m, ok := card.InArc(x, id, other, card.WeaponArc(x, id, w))
	switch {
	case !ok:
		return m, game.OutOfArc
	case touching:
		m.Range = 0
		return m, game.Possible
	case m.Range < least:
		return m, game.TooNear
	case m.Range > most:
		return m, game.TooFar
	}
	return m, game.Possible
}

// attacksTouching tells whether a card lets the ship make primary attacks at range 0.
func attacksTouching(x *game.Exec, id, other game.ShipID) bool {
	return x.Query(card.AttacksTouching, id, 0) > 0 || x.Query(card.AttackedTouching, other, 0) > 0
}
