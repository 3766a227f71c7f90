package card

import "koiogran/engine/game"

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
