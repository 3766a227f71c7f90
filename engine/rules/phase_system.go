package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Systems is the System phase: ships that have something to do then, lowest initiative first
// (2e.system.ascending). The others have no step.
var Systems = Turn{
	Name: "system", Role: card.SystemRole, Docked: true,
	Due: func(x *game.Exec, id game.ShipID) bool {
		switch s := x.Ship(id); {
		case s.Systems:
			return false
		case s.InReserve():
			return canDeploy(x, id)
		}
		return hasSystemAbility(x, id) || canDock(x, id)
	},
}

// hasSystemAbility reports whether a ship has a cloak token or a card for the System phase.
func hasSystemAbility(x *game.Exec, id game.ShipID) bool {
	if x.Ship(id).Has(game.CloakToken) {
		return true
	}
	for i := range x.G.Hooks[card.SystemStep] {
		if x.G.Cards[x.G.Hooks[card.SystemStep][i].Card].Ship == id {
			return true
		}
	}
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Faceup() && c.Ship == id && actsInSystem(x.G.Dealt[c.Code]) {
			return true
		}
	}
	return false
}

// actsInSystem reports whether a card that is dealt or assigned during play has something to do in
// the System phase.
func actsInSystem(code *game.Code) bool {
	return slices.ContainsFunc(code.Abilities, func(a *game.Ability) bool {
		return a.Window == card.SystemStep
	})
}

// BeginSystemStep marks the ship's step of the System phase.
var BeginSystemStep = game.Step{Name: "begin the step", Do: func(x *game.Exec) {
	x.Ship(x.Self()).Systems = true
}}
