package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// Systems is the System phase: ships that have something to do then, lowest initiative first
// (2e.system.ascending). The others have no step.
var Systems = Turn{
	Name: "system", Role: card.SystemRole,
	Due: func(x *game.Exec, id game.ShipID) bool {
		return !x.Ship(id).Systems && hasSystemAbility(x, id)
	},
}

// hasSystemAbility tells whether a ship has a cloak token or a card for the System phase.
func hasSystemAbility(x *game.Exec, id game.ShipID) bool {
	if x.Ship(id).Has(game.CloakToken) {
		return true
	}
	for i := range x.G.Hooks[card.SystemStep] {
		if x.G.Cards[x.G.Hooks[card.SystemStep][i].Card].Ship == id {
			return true
		}
	}
	return false
}

// BeginSystemStep marks the ship's step of the System phase.
var BeginSystemStep = game.Step{Name: "begin the step", Do: func(x *game.Exec) {
	x.Ship(x.Self()).Systems = true
}}
