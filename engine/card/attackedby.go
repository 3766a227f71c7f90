package card

import "koiogran/engine/game"

// ForgetAttacks forgets who has attacked whom in a phase that is over.
func ForgetAttacks(x *game.Exec) {
	for i := range x.S.Ships[:x.S.NShips] {
		x.S.Ships[i].AttackedBy = 0
	}
}

// AttackedByFriend reports whether a friend other than Self has attacked a ship this phase.
func AttackedByFriend(x *game.Exec) bool {
	// A friend that has been destroyed since has attacked all the same.
	for i := range int(x.S.NShips) {
		id := game.ShipID(i)
		if x.Ship(x.Subject()).AttackedBy.Has(id) && id != x.Self() &&
			x.Owner(id) == x.Owner(x.Self()) {
			return true
		}
	}
	return false
}
