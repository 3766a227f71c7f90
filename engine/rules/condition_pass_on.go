package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// PassOn is the op of a condition that goes over to another ship. Who assigned it stays the same.
func PassOn(r card.Ref) card.Op {
	return card.Run("assign this condition to another ship", func(x *game.Exec) {
		id := x.Card()
		c := x.Dealt(id)
		name := x.CodeOf(id).Name
		x.Emit(game.Event{Kind: game.ConditionLost,
			Clause: "condition.removed-again-assignable", Ship: c.Ship, Other: game.NoShip,
			Card: id, Name: name})
		c.Ship = r(x)
		x.Emit(game.Event{Kind: game.ConditionGained, Clause: "condition.assigned-by-card",
			Ship: c.Ship, Other: c.By, Card: id, Name: name})
	})
}
