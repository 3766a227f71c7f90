package card

import "koiogran/game"

// KeepLock forbids the attacker to spend its lock on the defender for the rest of the attack.
func KeepLock() Op {
	return do("the lock cannot be spent", nil, func(x *game.Exec) { x.Attack().LocksKept = true })
}

// lockKept tells whether Self cannot spend its lock on a ship because of the present attack.
func lockKept(r Ref) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && a.LocksKept && a.Attacker == x.Self() && a.Defender == r(x)
	}
}
