package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// EngageNow is the op that makes a ship engage at the initiative that is engaging, whatever its own
// is, if it has still to engage.
func EngageNow(r card.Ref) card.Op {
	return card.Run("engage at the present initiative", func(x *game.Exec) {
		v := game.Treated{On: true, Value: x.S.Initiative}
		treat(x, r(x), v, game.EngagementPhase)
		x.Emit(game.Event{Kind: game.InitiativeSet, Clause: "2e.engage.descending", Ship: r(x),
			Other: r(x), Card: x.Card(), N: int(v.Value)})
	})
}

// LowerInitiative tells whether a ship's initiative is lower than another's.
func LowerInitiative(r, than card.Ref) card.Cond {
	return func(x *game.Exec) bool { return InitiativeOf(x, r(x)) < InitiativeOf(x, than(x)) }
}
