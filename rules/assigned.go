package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// Assigned tells whether a ship has a condition.
func Assigned(id string, r card.Ref) card.Cond {
	return func(x *game.Exec) bool {
		code, ship := ConditionCode(x, id), r(x)
		for i := range x.S.Cards[:x.S.NCards] {
			if c := &x.S.Cards[i]; c.Faceup() && c.Code == code && c.Ship == ship {
				return true
			}
		}
		return false
	}
}

// PassOn is the op of a condition that goes over to another ship. Who assigned it stays the same.
func PassOn(r card.Ref) card.Op {
	return card.Run("assign this condition to another ship", func(x *game.Exec) {
		id := x.Card()
		c := x.Dealt(id)
		name := x.CodeOf(id).Name
		x.Emit(game.Event{Kind: game.ConditionLost,
			Clause: "2e.condition.removed-again-assignable", Ship: c.Ship, Other: game.NoShip,
			Card: id, Name: name})
		c.Ship = r(x)
		x.Emit(game.Event{Kind: game.ConditionGained, Clause: "2e.condition.assigned-by-card",
			Ship: c.Ship, Other: c.By, Card: id, Name: name})
	})
}
