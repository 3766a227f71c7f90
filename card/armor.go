package card

import "koiogran/game"

// ArmorReduced tells whether the present attack has taken shields or armor of its defender.
func ArmorReduced(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && a.Armor > x.Ship(a.Defender).Shields
}
