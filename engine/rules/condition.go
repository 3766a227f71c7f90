package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// assignedAt is one more than the place in Table.Cards of the condition that Assign has assigned.
var assignedAt = game.NewLocal[uint8]("condition assigned", 0)

// Assign is the op that assigns a condition to a ship (2e.condition.assigned-by-card). Where its
// player would have more of that condition in play than its limit, an earlier one is removed
// first, the player choosing which (2e.condition.limited). If a damage card is to lie on the condition,
// that player then looks for one in the damage deck, unless one is there already.
func Assign(id string, r card.Ref) card.Op {
	crowded := func(x *game.Exec) bool {
		code := ConditionCode(x, id)
		limit := int(x.G.Dealt[code].Limited)
		n := 0
		eachAssigned(x, code, func(int) { n++ })
		return limit > 0 && n == limit
	}
	return card.Op{What: "assign a condition", Do: game.Parts{
		game.Locals{assignedAt},
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
			at, borne := sectionsOf(x, r(x))[0], uint8(0)
			if crowded(x) {
				old := game.NoCard
				eachAssigned(x, code, func(i int) { old = x.DealtID(i) })
				borne = takeBorne(x, old, x.Info(r(x)).Pile(at))
				RemoveCondition(x, old)
			}
			i := AssignCard(x, r(x), code, x.Self())
			x.S.Cards[i].Section = at
			bear(x, x.DealtID(i), borne)
			assignedAt.Set(x, uint8(i+1))
			e := game.NewEvent(game.ConditionGained, "condition.assigned-by-card", r(x))
			e.Other, e.Card, e.Name = x.Self(), x.DealtID(i), x.G.Dealt[code].Name
			x.Emit(e)
		}},
		searchFor,
		game.Step{Name: "nothing lies on the condition", Do: func(x *game.Exec) {
			i := int(assignedAt.Get(x)) - 1
			if id := x.DealtID(i); x.CodeOf(id).Bears.May && borneBy(x, id) == 0 {
				RemoveCondition(x, x.DealtID(i))
			}
		}},
	}}
}

// searchFor places a damage card on the condition that was just assigned.
var searchFor = game.Step{
	Name: "choose the damage card that lies on the condition",
	Who: func(x *game.Exec) game.Players {
		c := &x.S.Cards[assignedAt.Get(x)-1]
		trait := x.G.Dealt[c.Code].Bears.Trait
		if trait == "" || borneBy(x, x.DealtID(int(assignedAt.Get(x))-1)) != 0 || !finds(x, x.Info(c.Ship).Pile(c.Section), trait) {
			return game.Nobody
		}
		return game.Only(x.Owner(x.Self()))
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		c := &x.S.Cards[assignedAt.Get(x)-1]
		bears := &x.G.Dealt[c.Code].Bears
		askSearched(x, x.Info(c.Ship).Pile(c.Section), bears.Trait, q)
		if bears.May {
			q.AddPass()
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		if c.Verb == game.PassVerb {
			return
		}
		on := &x.S.Cards[assignedAt.Get(x)-1]
		bear(x, x.DealtID(int(assignedAt.Get(x))-1), c.Item)
		x.S.Decks[x.Info(on.Ship).Pile(on.Section)].Unseen[c.Item]--
		e := game.NewEvent(game.DamageFound, "", on.Ship)
		e.Name = x.G.Dealt[c.Item].Name
		x.Emit(e)
	},
}

// eachAssigned visits the places of a condition's cards that ships of Self's squad assigned.
func eachAssigned(x *game.Exec, code uint8, visit func(i int)) {
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Faceup() && c.Code == code && x.G.OneForce(c.By, x.Self()) {
			visit(i)
		}
	}
}

// Discard is the op of a condition that removes itself (2e.condition.removed-again-assignable).
func Discard() card.Op {
	return card.Run("remove this condition", func(x *game.Exec) { RemoveCondition(x, x.Card()) })
}

// ConditionCode returns the place of a condition in Game.Dealt, for cards that assign it.
func ConditionCode(x *game.Exec, id string) uint8 {
	for i, code := range x.G.Dealt {
		if code.ID == id {
			return uint8(i)
		}
	}
	panic("rules: no condition " + id)
}
