package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// InitiativeOf returns a ship's initiative now (2e.initiative.value): the one that an ability gives
// it until the end of a phase, which came later than what its cards say all along, or the value on
// its card with all changes (1e.value.pilot-skill-latest-effect-only,
// 1e.value.pilot-skill-falls-back).
func InitiativeOf(x *game.Exec, id game.ShipID) int8 {
	s := x.Ship(id)
	for _, t := range s.Treated {
		if t.On {
			return t.Value
		}
	}
	return int8(x.Query(card.InitiativeOf, id, int(s.Initiative)))
}

// TreatInitiative makes a ship's initiative equal to what another's is now, until the end of a
// phase of this round. The latest effect is in force; when it ends, the latest of those that
// still last is. So one that ends no later than this one never comes back
// (2e.initiative.latest-change-wins).
func TreatInitiative(r, as card.Ref, until game.Phase) card.Op {
	return card.Run("treat the initiative as another's", func(x *game.Exec) {
		v := game.Treated{On: true, Value: InitiativeOf(x, as(x))}
		treat(x, r(x), v, until)
		x.Emit(game.Event{Kind: game.InitiativeSet, Clause: "2e.initiative.latest-change-wins",
			Ship: r(x), Other: as(x), Card: x.Card(), N: int(v.Value)})
	})
}

// treat gives a ship an initiative until the end of a phase.
func treat(x *game.Exec, id game.ShipID, v game.Treated, until game.Phase) {
	s := x.Ship(id)
	clear(s.Treated[:until])
	s.Treated[until] = v
}

// endTreated ends the initiatives that lasted until the end of a phase before p.
func endTreated(x *game.Exec, p game.Phase) {
	for i := range x.S.Ships[:x.S.NShips] {
		clear(x.S.Ships[i].Treated[:p])
	}
}
