package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// InitiativeOf returns a ship's initiative now: the one that an ability gives it, or the value on
// its card, with all changes (2e.initiative.value).
func InitiativeOf(x *game.Exec, id game.ShipID) int8 {
	s := x.Ship(id)
	base := s.Initiative
	for _, t := range s.Treated {
		if t.On {
			base = t.Value
			break
		}
	}
	return int8(x.Query(card.InitiativeOf, id, int(base)))
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
