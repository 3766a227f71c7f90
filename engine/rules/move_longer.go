package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// longer returns a template, or the longer one with which cards have a ship move, if there is one of
// that speed.
func longer(x *game.Exec, id game.ShipID, t geom.Template) geom.Template {
	if !x.Changes(card.TemplateSpeed) {
		return t
	}
	by := t
	by.Speed += uint8(x.Query(card.TemplateSpeed, id, 0))
	if !by.Exists() {
		return t
	}
	return by
}

// flown returns the maneuver of a move as it is flown, with the template that the ship uses for it.
// That of a boost is declared as it is.
func flown(x *game.Exec, m *game.Move) game.Maneuver {
	by := m.Maneuver
	switch m.Kind {
	case game.BoostMove, game.RollMove, game.DecloakMove, game.TractorMove:
		return by
	}
	if t := by.Path().Template(); t.Exists() {
		by.Speed = longer(x, m.Ship, t).Speed
	}
	return by
}
