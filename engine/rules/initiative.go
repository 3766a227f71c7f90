package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// InitiativeOf returns a ship's initiative now (2e.initiative.value): what the latest effect on it that is
// still in force says, or the value on its card (1e.value.pilot-skill-latest-effect-only,
// 1e.value.pilot-skill-falls-back).
func InitiativeOf(x *game.Exec, id game.ShipID) int8 {
	if t := towing(x, id); t != game.NoShip {
		return InitiativeOf(x, t)
	}
	return int8(card.InitiativeNow(x, id))
}
