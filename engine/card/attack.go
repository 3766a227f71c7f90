package card

import "koiogran/engine/game"

// AttackDestroyed reports whether the attack destroyed the defender.
func AttackDestroyed(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Killed }

// OfDial reports whether the maneuver weighed, or the present one, is the one on the dial that its ship
// revealed: an ion maneuver and a stress maneuver are not, nor is one that an ability has it execute as well.
func OfDial(x *game.Exec) bool {
	if w := x.Weighed(); w != nil && !w.Maneuver.IsNone() {
		return true
	}
	m := x.Move()
	return m != nil && m.Kind == game.ManeuverMove && !m.Maneuver.Fixed
}

// InPhase reports whether it is this phase.
func InPhase(p game.Phase) Cond { return func(x *game.Exec) bool { return x.S.Phase == p } }

// ForgetAttacks forgets who has attacked whom in a phase that is over.
func ForgetAttacks(x *game.Exec) {
	for i := range x.S.Ships[:x.S.NShips] {
		x.S.Ships[i].AttackedBy = 0
	}
}

// AttackedBy reports whether a ship that meets the conditions has attacked a ship this phase, though it
// may have been destroyed since.
func AttackedBy(conds ...Cond) Cond {
	meets := All(conds...)
	return func(x *game.Exec) bool {
		by := x.Ship(x.Subject()).AttackedBy
		for i := range x.S.NShips {
			if id := game.ShipID(i); by.Has(id) && x.About(id, meets) {
				return true
			}
		}
		return false
	}
}

// Ordnance reports whether the attack is made with a weapon that has no range bonus
// (2e.attack.range-bonus.ordnance-none).
func Ordnance(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && WeaponOf(x, a).Ordnance
}

// WeaponCost is the printed squad point cost of the special weapon of the attack, if it is made with
// one.
func WeaponCost(x *game.Exec) int {
	a := x.Attack()
	if a == nil || WeaponOf(x, a).Primary() {
		return Missing
	}
	return int(x.G.Cards[WeaponOf(x, a).Card].Cost)
}

// AttackWith reports whether the attack is made with a special weapon of one of these slots, an armament of one of
// these types, or a weapon of one of these arcs, by its symbol (2e.attack.arc-type-is-weapon-symbol). Turret means that of
// a turret, wherever it points: a double turret is two single ones (2e.arc.turret.double).
func AttackWith[W string | game.WeaponType | Arcs](list ...W) Cond {
	conds := make([]Cond, len(list))
	for i, v := range list {
		conds[i] = attackWith(v)
	}
	return Either(conds...)
}

// AttackCard reports whether the attack is made with a card of this id.
func AttackCard(id string) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && !WeaponOf(x, a).Primary() && x.G.Cards[WeaponOf(x, a).Card].ID == id
	}
}

// attackWith is AttackWith of one thing.
func attackWith(v any) Cond {
	is := func(x *game.Exec, w *game.Weapon) bool { return w.Type == v }
	switch v := v.(type) {
	case string:
		is = func(x *game.Exec, w *game.Weapon) bool { return !w.Primary() && x.G.Cards[w.Card].Slot == v }
	case Arcs:
		is = func(_ *game.Exec, w *game.Weapon) bool {
			if w.Turret {
				return v&Turret != 0
			}
			return v&ArcsOf(w.Arc) != 0
		}
	}
	return func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && is(x, WeaponOf(x, a))
	}
}

// AutoHit has the present attack treated as hitting, whatever is left of its results. Before the dice
// are rolled it skips them.
func AutoHit() Op {
	return do("treat the attack as hitting", nil, func(x *game.Exec) { x.Attack().AutoHit = true })
}

// Obstructs reports whether a ship is on the line of the present attack.
func Obstructs(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Between.Has(x.Subject()) }
