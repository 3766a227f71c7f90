package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Assign is the op that assigns a condition to a ship (2e.condition.assigned-by-card). Where its
// player would have more of that condition in play than its limit, an earlier one is removed
// first, the player choosing which (2e.condition.limited).
func Assign(id string, r card.Ref) card.Op {
	crowded := func(x *game.Exec) bool {
		code := ConditionCode(x, id)
		limit := int(x.G.Dealt[code].Limited)
		n := 0
		eachAssigned(x, code, func(int) { n++ })
		return limit > 0 && n == limit
	}
	return card.Op{What: "assign a condition", Do: game.Parts{
		game.Step{
			Name: "choose the condition to remove",
			Who: func(x *game.Exec) game.Players {
				if code := ConditionCode(x, id); x.G.Dealt[code].Limited < 2 || !crowded(x) {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				eachAssigned(x, ConditionCode(x, id), func(i int) {
					c := game.Opt(game.CardVerb)
					c.Card = x.DealtID(i)
					q.Add(c)
				})
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { RemoveCondition(x, c.Card) },
		},
		game.Step{Name: "assign the condition", Do: func(x *game.Exec) {
			code := ConditionCode(x, id)
			if crowded(x) {
				old := game.NoCard
				eachAssigned(x, code, func(i int) { old = x.DealtID(i) })
				RemoveCondition(x, old)
			}
			i := AssignCard(x, r(x), code, x.Self())
			x.Emit(game.Event{Kind: game.ConditionGained, Clause: "condition.assigned-by-card",
				Ship: r(x), Other: x.Self(), Card: x.DealtID(i), Name: x.G.Dealt[code].Name})
		}},
	}}
}

// eachAssigned visits the places of a condition's cards that ships of Self's squad assigned.
func eachAssigned(x *game.Exec, code uint8, visit func(i int)) {
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Faceup() && c.Code == code && x.Owner(c.By) == x.Owner(x.Self()) {
			visit(i)
		}
	}
}

// Discard is the op of a condition that removes itself (2e.condition.removed-again-assignable).
func Discard() card.Op {
	return card.Run("remove this condition", func(x *game.Exec) { RemoveCondition(x, x.Card()) })
}
