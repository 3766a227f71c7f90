package card

import "koiogran/game"

// TurretFired tells whether a ship has attacked from its single turret arc this round.
func TurretFired(r Ref) Cond {
	return func(x *game.Exec) bool { return x.Ship(r(x)).TurretFired }
}
