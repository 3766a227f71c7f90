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

// turnOf returns the initiative at which a ship activates or engages: its own, unless an ability names
// another (2e.initiative.descending-engagement).
func turnOf(x *game.Exec, id game.ShipID) int8 {
	if t := towing(x, id); t != game.NoShip {
		return turnOf(x, t)
	}
	if info := x.Info(id); x.S.Phase == game.EngagementPhase && info.Undivided() {
		return info.Engagement // 2e.huge.engagement-value
	}
	return int8(card.TurnNow(x, id))
}
