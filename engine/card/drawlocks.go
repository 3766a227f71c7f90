package card

import "koiogran/engine/game"

// LockedForDraw reports whether an enemy has a lock on a ship that DrawLocks can transfer: it has
// none on Self already (2e.token.transfer.all-or-nothing).
func LockedForDraw(x *game.Exec) bool {
	for id := range x.EachShip() {
		if drawable(x, id, game.ShipAs(x.Subject())) {
			return true
		}
	}
	return false
}

// drawable reports whether a ship is an enemy whose lock on an object can become one on Self.
func drawable(x *game.Exec, id game.ShipID, o game.Object) bool {
	return x.Owner(id) != x.Owner(x.Self()) && HasLock(x, id, o) &&
		!HasLock(x, id, game.ShipAs(x.Self()))
}

// DrawLocks transfers all locks that enemies have on the ships of the group to Self.
func DrawLocks() Op {
	return do("transfer locks to this ship", nil, func(x *game.Exec) {
		for id := range x.EachShip() {
			if !group(x).Has(id) {
				continue
			}
			for enemy := range x.EachShip() {
				if drawable(x, enemy, game.ShipAs(id)) {
					passLock(x, enemy, game.ShipAs(id), game.ShipAs(x.Self()))
				}
			}
		}
	})
}
