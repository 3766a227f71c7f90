package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// ActAt is the op that makes a ship act at an initiative until the end of a phase.
func ActAt(r card.Ref, v int8, until game.Phase) card.Op {
	return card.Run("act at an initiative", func(x *game.Exec) { actAt(x, r(x), v, until) })
}

// ActAtChoice is ActAt with an initiative between two bounds that the ship's player chooses.
func ActAtChoice(r card.Ref, least, most int8, until game.Phase) card.Op {
	return card.Op{What: "act at an initiative of choice", Steps: []game.Step{{
		Name: "choose the initiative",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for v := least; v <= most; v++ {
				q.AddNumber(int(v))
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { actAt(x, r(x), int8(c.N), until) },
	}}}
}

// actAt makes a ship act at an initiative until the end of a phase.
func actAt(x *game.Exec, id game.ShipID, v int8, until game.Phase) {
	treat(x, id, game.Treated{On: true, Value: v}, until)
	x.Emit(game.Event{Kind: game.InitiativeSet, Clause: "2e.initiative.latest-change-wins",
		Ship: id, Other: id, Card: x.Card(), N: int(v)})
}
