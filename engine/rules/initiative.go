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
	return int8(x.Query(card.InitiativeOf, id, int(x.Ship(id).Initiative)))
}

// Initiative is the number that a ship's initiative is.
func Initiative(r card.Ref) func(x *game.Exec) int {
	return func(x *game.Exec) int { return int(InitiativeOf(x, r(x))) }
}

// EngageNow is the op that makes a ship engage at the initiative that is engaging, whatever its own
// is, if it has still to engage.
func EngageNow(r card.Ref) card.Op {
	return card.LastingInitiative(card.UntilEndOf(game.EngagementPhase), r,
		func(x *game.Exec) int { return int(x.S.Initiative) })
}

// LowerInitiative reports whether a ship's initiative is lower than another's.
func LowerInitiative(than card.Ref) card.Cond {
	return func(x *game.Exec) bool { return InitiativeOf(x, x.Subject()) < InitiativeOf(x, than(x)) }
}
