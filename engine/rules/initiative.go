package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// InitiativeOf returns a ship's initiative now (2e.initiative.value): the one that an ability gives
// it until the end of a phase, which came later than what its cards say all along, or the value on
// its card with all changes (1e.value.pilot-skill-latest-effect-only,
// 1e.value.pilot-skill-falls-back).
func InitiativeOf(x *game.Exec, id game.ShipID) int8 {
	if t := towing(x, id); t != game.NoShip {
		return InitiativeOf(x, t)
	}
	return int8(x.Query(card.InitiativeOf, id, int(x.Ship(id).Initiative)))
}
