package rules

import "koiogran/engine/game"

// Forecast returns how many dice each side would roll if the attack that is being declared were made
// against a target at a range, as things are before abilities are used.
func Forecast(x *game.Exec, target game.ShipID, at int, obstructed bool) (attack, defense int) {
	a := x.Attack()
	before := *a
	defer func() { *a = before }()
	a.Defender, a.Range, a.Obstructed = target, int8(at), obstructed
	return AttackDiceCount(x), DefenseDiceCount(x)
}
