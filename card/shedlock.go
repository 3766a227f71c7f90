package card

import "koiogran/game"

// ShedLock removes the lock that another ship has on a ship; the ability's player picks which if
// there are several.
func ShedLock(r Ref) Op {
	return removeOne(r, func(x *game.Exec, visit func(c game.Choice)) { eachLockOn(x, r(x), visit) })
}
