package card

import (
	"koiogran/game"
	"koiogran/geom"
)

// SingleTurretAttack tells whether the attack is made with a weapon of a single turret arc,
// wherever that points (2e.attack.arc-type-is-weapon-symbol).
func SingleTurretAttack(x *game.Exec) bool {
	a := x.Attack()
	if a == nil {
		return false
	}
	w := WeaponOf(x, a)
	return w.Turret && w.Arc != geom.FrontAndRear
}
