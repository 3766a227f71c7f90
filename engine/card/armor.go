package card

import "koiogran/engine/game"

// ArmorReduced reports whether the present attack has taken shields or armor of its defender.
func ArmorReduced(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && a.Armor > x.Ship(a.Defender).Shields
}
