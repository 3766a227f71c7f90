package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// AttackTerm is one of the terms of Attack, for the ship that attacks.
type AttackTerm func(x *game.Exec, id game.ShipID, t *game.AttackTerms)

// Attack is the op with which a ship makes an attack on terms apart from the one of its engagement; it
// is not a bonus attack unless one says so, and may be made with any weapon against any ship that none
// excludes (2e.attack.bonus.any-attack-if-unspecified). It is made once the ability is used, and cannot
// be declined: what follows it in the ability happens only together with it
// (2e.timing.partial-effect-not-allowed).
func Attack(r card.Ref, terms ...AttackTerm) card.Op {
	on := func(x *game.Exec) game.AttackTerms {
		t := game.AttackTerms{Must: true}
		for _, term := range terms {
			term(x, r(x), &t)
		}
		return t
	}
	can := func(x *game.Exec) bool {
		id := r(x)
		if id == game.NoShip || !x.Ship(id).InPlay() {
			return false
		}
		t := on(x)
		return CanAttack(x, id, &t)
	}
	return card.RunIf("attack", can, func(x *game.Exec) { BeginAttack(x, r(x), on(x)) })
}

// Bonus makes it a bonus attack (2e.attack.bonus.one-per-round).
func Bonus(_ *game.Exec, _ game.ShipID, t *game.AttackTerms) { t.Bonus = true }

// ForEnergy makes a huge ship pay n energy for it, in addition to what its header costs.
func ForEnergy(n int) AttackTerm {
	return func(_ *game.Exec, _ game.ShipID, t *game.AttackTerms) { t.Energy = int8(n) }
}

// WithPrimary limits it to primary weapons.
func WithPrimary(_ *game.Exec, _ game.ShipID, t *game.AttackTerms) { t.Primary = true }

// FromTurret limits it to a single turret arc.
func FromTurret(_ *game.Exec, _ game.ShipID, t *game.AttackTerms) { t.Turret = true }

// FromFreshTurret limits it to a single turret arc from which the ship has not attacked this round.
func FromFreshTurret(_ *game.Exec, _ game.ShipID, t *game.AttackTerms) {
	t.Turret, t.Fresh = true, true
}

// WithThisCard limits it to the special weapon that the ability is on.
func WithThisCard(x *game.Exec, _ game.ShipID, t *game.AttackTerms) {
	t.Special, t.Card = true, x.Card()
}

// WithoutNeed waives the lock, focus token or calculate token that the weapon requires.
func WithoutNeed(_ *game.Exec, _ game.ShipID, t *game.AttackTerms) { t.NoNeed = true }

// PaidFor waives what the weapon costs: it has been paid before.
func PaidFor(_ *game.Exec, _ game.ShipID, t *game.AttackTerms) { t.Paid = true }

// Unveiled lets a cloaked ship make it: the ability takes the cloak off.
func Unveiled(_ *game.Exec, _ game.ShipID, t *game.AttackTerms) { t.Unveiled = true }

// LastFromArc lets no other attack be made from that turret arc this round (2e.arc.turret.double).
func LastFromArc(_ *game.Exec, _ game.ShipID, t *game.AttackTerms) { t.Last = true }

// Against limits it to ships that meet the conditions.
func Against(conds ...card.Cond) AttackTerm {
	set := card.SetThat(conds...)
	return func(x *game.Exec, _ game.ShipID, t *game.AttackTerms) { t.Within, t.Targets = true, set(x) }
}

// With limits it to weapons of which one of these holds; with several terms one of each must.
func With(fits ...WeaponFit) AttackTerm {
	return func(x *game.Exec, id game.ShipID, t *game.AttackTerms) {
		fitting := uint16(0)
		for i := range x.Info(id).Weapons {
			for _, fit := range fits {
				if t.AllowWeapon(i) && fit(x, id, i) {
					fitting |= 1 << i
				}
			}
		}
		t.Weapons = fitting | game.NoWeapon
	}
}

// WeaponFit is a condition on a weapon of a ship, by its place.
type WeaponFit func(x *game.Exec, id game.ShipID, weapon int) bool

// InSlots fits special weapons of these slots.
func InSlots(slots ...string) WeaponFit {
	return func(x *game.Exec, id game.ShipID, weapon int) bool {
		w := &x.Info(id).Weapons[weapon]
		return !w.Primary() && slices.Contains(slots, x.G.Cards[w.Card].Slot)
	}
}

// OfArcs fits weapons with the symbol of one of these arcs, turrets apart.
func OfArcs(arcs ...geom.Arc) WeaponFit {
	return func(x *game.Exec, id game.ShipID, weapon int) bool {
		w := &x.Info(id).Weapons[weapon]
		return !w.Turret && slices.Contains(arcs, w.Arc)
	}
}

// Another fits every weapon but that of the present attack, if it is the ship's.
func Another(x *game.Exec, id game.ShipID, weapon int) bool {
	a := x.Attack()
	return a == nil || a.Attacker != id || int(a.Weapon) != weapon
}
