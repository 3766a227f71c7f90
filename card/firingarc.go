package card

import "koiogran/game"

// InFiringArcWithin tells whether a ship is in one of another's firing arcs at a range between
// least and most, measured inside that arc (2e.arc.firing-arcs, 2e.arc.bullseye-range-example).
func InFiringArcWithin(owner Ref, least, most int, r Ref) Cond {
	return func(x *game.Exec) bool {
		a, b := owner(x), r(x)
		weapons := x.Info(a).Weapons
		for i := range weapons {
			w := &weapons[i]
			if (w.Primary() || w.Turret) &&
				InArcWithin(owner, least, most, r, WeaponArc(x, a, w))(x) && a != b {
				return true
			}
		}
		return false
	}
}
