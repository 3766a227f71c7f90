package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// CanAttack reports whether a ship has a weapon with a legal target on these terms. A ship makes
// one bonus attack a round (2e.attack.bonus.one-per-round).
func CanAttack(x *game.Exec, id game.ShipID, terms *game.AttackTerms) bool {
	if mayAttack(x, id, terms) != game.Possible || terms.Bonus && x.Ship(id).BonusAttack && !x.Info(id).Undivided() {
		return false
	}
	for w := range x.Info(id).Weapons {
		if weaponUsable(x, id, w, terms) == game.Possible && hasTarget(x, id, w, terms) {
			return true
		}
	}
	return false
}

// mayAttack reports whether anything about the ship itself keeps it from attacks on these terms, and
// what: disarm tokens, a cloak, an asteroid under it (2e.token.disarm, 2e.token.cloak.disarmed,
// 2e.obstacle.asteroid.no-attack-at-0). Each reason is on its own: to be excused from one is not
// to be excused from another.
func mayAttack(x *game.Exec, id game.ShipID, terms *game.AttackTerms) game.Reason {
	s := x.Ship(id)
	switch {
	case s.Has(game.DisarmToken) && !x.Changes(card.PermitOf(game.Disarmed)):
		return game.Disarmed // if a card permits some attacks, each is weighed
	case s.Has(game.CloakToken) && !terms.Unveiled && !excused(x, id, game.Cloaked):
		return game.Cloaked
	case onAsteroid(x, id) && !x.Changes(card.PermitOf(game.OnRock)):
		return game.OnRock
	case card.IsForbidden(x, card.DeclaringAttacks, id):
		return game.CardForbids
	}
	return game.Possible
}

// excused reports whether a card permits a ship what is refused for a reason, and it can pay.
func excused(x *game.Exec, id game.ShipID, why game.Reason) bool {
	return excusedAt(x, id, game.NoShip, why)
}

// excusedAt is excused of something done to another ship.
func excusedAt(x *game.Exec, id, other game.ShipID, why game.Reason) bool {
	w := game.Weighed{Subject: id, Other: other}
	return affords(x, id, card.Permitted(x, why, w))
}

// affords reports whether a ship can pay one of the prices of a permission.
func affords(x *game.Exec, id game.ShipID, price card.Price) bool {
	return price&card.Free != 0 || price&card.OneForce != 0 && x.Ship(id).Force > 0 ||
		price&card.OneFocus != 0 && card.CanSpend(x, id, game.FocusToken) ||
		price&card.OneCalculate != 0 && card.CanSpend(x, id, game.CalculateToken)
}

// weaponUsable reports whether a ship could pay for an attack with a weapon on these terms and
// meets what depends on itself alone, or why not.
func weaponUsable(x *game.Exec, id game.ShipID, weapon int, terms *game.AttackTerms) game.Reason {
	w := &x.Info(id).Weapons[weapon]
	if _, n := weaponArcs(x, id, weapon, terms); n == 0 || !terms.Allow(w) ||
		!terms.AllowWeapon(weapon) || !x.Mounted(id, w) {
		return game.TermsForbid
	}
	if x.Info(id).Undivided() {
		if why := headerFree(x, id, weapon, terms); why != game.Possible {
			return why
		}
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
	case c.Off && !terms.Paid, c.Silent, c.Side != 0, int8(c.Active) < w.Charges && !terms.Paid,
		int8(s.Tokens[game.EnergyToken]) < w.Energy, !card.CanSpendForce(x, id, int(w.Force)):
		return game.NoChargesLeft
	}
	if terms.NoNeed || hasToken(x, id, w) || w.NeedAny && w.NeedLock {
		return game.Possible
	}
	focus := w.NeedFocus && !s.Has(game.FocusToken) && !excused(x, id, game.NoFocusToSpend)
	calculate := w.NeedCalculate && !s.Has(game.CalculateToken) && !excused(x, id, game.NoCalculate)
	switch {
	case focus && (calculate || !w.NeedAny || !w.NeedCalculate):
		return game.NoFocusToSpend
	case calculate && (!w.NeedAny || !w.NeedFocus):
		return game.NoCalculate
	}
	return game.Possible
}

// hasToken reports whether a ship meets the requirement of a weapon of which one thing is enough by a
// token that it has.
func hasToken(x *game.Exec, id game.ShipID, w *game.Weapon) bool {
	s := x.Ship(id)
	return w.NeedAny && (w.NeedFocus && s.Has(game.FocusToken) ||
		w.NeedCalculate && s.Has(game.CalculateToken))
}

// hasTarget reports whether a weapon has a legal target on these terms.
func hasTarget(x *game.Exec, id game.ShipID, weapon int, terms *game.AttackTerms) bool {
	for other := range x.EachTarget() {
		for _, at := range sectionsToHit(x, id, other) {
			on := shot{id: id, other: other, at: at, weapon: weapon}
			if _, n := arcsOn(x, on, terms); n > 0 {
				return true
			}
		}
	}
	return false
}

// onEnemy reports whether the shot is one at an enemy.
func (on *shot) onEnemy(x *game.Exec) bool { return x.Side(on.other) != x.Side(on.id) }

// shot is an attack that is weighed.
type shot struct {
	id, other game.ShipID
	at        game.Section // of a huge ship, which is the target
	weapon    int
	arc       geom.Arc // of the weapon's, one
}

// Target reports whether a ship can attack another with a weapon, and measures the attack range: out
// of that of a double turret's arcs in which it is shorter
// (2e.attack.target.in-arc, 2e.attack.range.measured-in-arc, 2e.attack.range.0-forbidden,
// 2e.attack.special.requirement.lock).
func Target(x *game.Exec, id, other game.ShipID, weapon int) (card.Measured, bool) {
	var best card.Measured
	if weapon >= len(x.Info(id).Weapons) {
		return best, false // a huge ship may have none
	}
	found := false
	for _, at := range sectionsToHit(x, id, other) {
		m, ok := nearestTarget(x, shot{id: id, other: other, at: at, weapon: weapon})
		if ok && (!found || m.Proof.Distance < best.Proof.Distance) {
			best, found = m, true
		}
	}
	return best, found
}

// TargetAt is Target for a section of a huge ship (1e.huge.target.choose-section).
func TargetAt(x *game.Exec, id, other game.ShipID, at game.Section, weapon int) (card.Measured, bool) {
	if weapon >= len(x.Info(id).Weapons) || !slices.Contains(sectionsToHit(x, id, other), at) {
		return card.Measured{}, false
	}
	return nearestTarget(x, shot{id: id, other: other, at: at, weapon: weapon})
}

// nearestTarget measures a shot out of that arc of its weapon in which it is shortest.
func nearestTarget(x *game.Exec, on shot) (best card.Measured, found bool) {
	terms := game.AttackTerms{}
	if on.hopeless(x) {
		return best, false
	}
	arcs, n := weaponArcs(x, on.id, on.weapon, &terms)
	for _, arc := range arcs[:n] {
		on.arc = arc
		m, why := target(x, on, &terms)
		if why == game.Possible && (!found || m.Proof.Distance < best.Proof.Distance) {
			best, found = m, true
		}
	}
	return best, found
}

// target is Target out of one arc and on the terms of an attack, and says why a ship is not a target.
// Where the reason is its range, the measurement shows it.
func target(x *game.Exec, on shot, terms *game.AttackTerms) (card.Measured, game.Reason) {
	m, why := inSight(x, on, terms)
	if why == game.Possible && x.Changes(game.Query(card.BeingAttacked)) {
		on.suppose(x, terms, m.Range, func() {
			if card.IsForbidden(x, card.BeingAttacked, on.other) {
				why = game.CardForbids
			}
		})
	}
	return m, why
}

// suppose looks at something as if the shot were the present attack, at a range. Attacks supposed
// within one another too deep are not looked at.
func (on *shot) suppose(x *game.Exec, terms *game.AttackTerms, at int8, look func()) {
	a := game.Attack{Attacker: on.id, Defender: on.other, Section: on.at, Weapon: uint8(on.weapon),
		TurretArc: on.arc, Terms: *terms, Range: at}
	if x.Suppose(&a) {
		look()
		x.Drop()
	}
}

// paysFor reports whether a card permits the shot that is refused for a reason, and the ship can pay.
func (on *shot) paysFor(x *game.Exec, terms *game.AttackTerms, why game.Reason) (ok bool) {
	if !x.Changes(card.PermitOf(why)) {
		return false
	}
	on.suppose(x, terms, 0, func() {
		w := game.Weighed{Subject: on.id, Other: on.other}
		ok = affords(x, on.id, card.Permitted(x, why, w))
	})
	return ok
}

// borrowsLock reports whether another ship lends the attacker a lock on the target.
func (on *shot) borrowsLock(x *game.Exec, terms *game.AttackTerms) (ok bool) {
	if card.LendsLocks(x) {
		on.suppose(x, terms, 0, func() { ok = card.LockHolder(x, on.id, on.other) != game.NoShip })
	}
	return ok
}

// ruler returns how far the shot is measured: as far as the usual ruler, farther only for weapons that
// reach beyond it, be it by a card (1e.huge.range.long-only-for-capable-weapons, 2e.huge.attacks.range).
func (on *shot) ruler(x *game.Exec, most int8) int32 {
	return max(int32(most)*geom.Band, x.G.Measure.Ruler())
}

// lacks returns the token that the weapon of the shot requires and the ship lacks, if a card that could
// excuse that does not do so against this target.
func (on *shot) lacks(x *game.Exec, terms *game.AttackTerms) game.Reason {
	w, s := &x.Info(on.id).Weapons[on.weapon], x.Ship(on.id)
	if terms.NoNeed || w.NeedAny {
		return game.Possible
	}
	if w.NeedFocus && !s.Has(game.FocusToken) && !on.paysFor(x, terms, game.NoFocusToSpend) {
		return game.NoFocusToSpend
	}
	if w.NeedCalculate && !s.Has(game.CalculateToken) && !on.paysFor(x, terms, game.NoCalculate) {
		return game.NoCalculate
	}
	return game.Possible
}

// keepsFocus reports whether a card forbids the ship to spend a focus token in the shot.
func (on *shot) keepsFocus(x *game.Exec, terms *game.AttackTerms) (kept bool) {
	if x.Changes(game.Query(card.Spending)) {
		on.suppose(x, terms, 0, func() {
			kept = card.Forbidden(x, card.Spending,
				game.Weighed{Subject: on.id, Other: on.other, Token: game.FocusToken})
		})
	}
	return kept
}

// CouldBeTarget is the condition that a ship could be the target of the attack that is weighed, in place
// of its defender.
func CouldBeTarget(r card.Ref) card.Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil {
			return false
		}
		terms := a.Terms
		on := shot{id: a.Attacker, other: r(x), weapon: int(a.Weapon), arc: a.TurretArc}
		_, why := inSight(x, on, &terms)
		return why == game.Possible
	}
}

// NearerTarget reports whether the attack that is weighed could be made on another ship at a shorter
// attack range.
func NearerTarget(x *game.Exec) bool {
	a := x.Attack()
	if a == nil {
		return false
	}
	was := *a
	for other := range x.EachTarget() {
		if other == was.Defender || x.Side(other) == x.Side(was.Attacker) {
			continue
		}
		on := shot{id: was.Attacker, other: other, weapon: int(was.Weapon)}
		arcs, n := arcsOn(x, on, &was.Terms)
		for _, arc := range arcs[:n] {
			on.arc = arc
			if m, _ := inSight(x, on, &was.Terms); m.Range < was.Range {
				return true
			}
		}
	}
	return false
}

// wantsLock reports whether nothing stands in for the lock that the weapon needs: no lock of the
// attacker or of a ship that lends its own, no token, nothing that an ability permits.
func (on *shot) wantsLock(x *game.Exec, terms *game.AttackTerms) bool {
	w := &x.Info(on.id).Weapons[on.weapon]
	return !terms.NoNeed && !hasToken(x, on.id, w) &&
		!card.HasLock(x, on.id, game.SectionOf(on.other, on.at)) &&
		!on.borrowsLock(x, terms) && !on.paysFor(x, terms, game.NoLockOnIt)
}

// inSight is target without the cards that forbid the ship to be attacked.
func inSight(x *game.Exec, on shot, terms *game.AttackTerms) (card.Measured, game.Reason) {
	id, other := on.id, on.other
	switch {
	case !on.onEnemy(x) && (id == other || !on.paysFor(x, terms, game.OnSameSide)):
		return card.Measured{}, game.OnSameSide
	case !terms.AllowTarget(other):
		return card.Measured{}, game.ExceptedShip
	}
	if x.Ship(id).Has(game.DisarmToken) && !on.paysFor(x, terms, game.Disarmed) {
		return card.Measured{}, game.Disarmed
	}
	if x.Changes(card.PermitOf(game.OnRock)) && onAsteroid(x, id) && !on.paysFor(x, terms, game.OnRock) {
		return card.Measured{}, game.OnRock
	}
	w := &x.Info(id).Weapons[on.weapon]
	if w.NeedLock && on.wantsLock(x, terms) {
		return card.Measured{}, game.NoLockOnIt
	}
	if why := on.lacks(x, terms); why != game.Possible {
		return card.Measured{}, why
	}
	if w.SpendFocus && on.keepsFocus(x, terms) {
		return card.Measured{}, game.NoFocusToSpend
	}
	least, most := on.reach(x, terms)
	touching := card.TouchingShips(x, id, other)
	near, far := on.slack(x, terms)
	if least, most = least-near, min(most+far, game.MostRange); touching && least > 0 && !on.paysFor(x, terms, game.AtRangeZero) {
		return card.Measured{}, game.AtRangeZero // 2e.attack.range.0-forbidden
	}
	m, ok := card.SectionInArc(x, id, other, on.at, on.arc, on.ruler(x, most))
	if touching {
		m.Range = int8(x.G.Measure.Range(0, true)) // 1e.touch.range-one
	}
	switch {
	case !ok:
		return m, game.OutOfArc
	case touching && m.Range == 0:
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
