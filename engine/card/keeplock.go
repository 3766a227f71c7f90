package card

import "koiogran/engine/game"

// KeepLock forbids the attacker to spend its lock on the defender for the rest of the attack.
func KeepLock() Op {
	return Lasting(ThisAttack, Attacker,
		Forbids(SpendingLocks).If(Other.Is(Defending)))
}

// CanSpendLock reports whether a ship has a lock on another and may spend it.
func CanSpendLock(x *game.Exec, id, on game.ShipID) bool {
	return LockHolder(x, id, on) != game.NoShip &&
		!Forbidden(x, SpendingLocks, game.Weighed{Subject: id, Other: on})
}
