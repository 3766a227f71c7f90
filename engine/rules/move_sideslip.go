package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Slips are the sideslips of banks and turns. The template is laid against the side of the base that is
// opposite to its direction, and bends toward the front: a ship slips to the right with a left bank
// (2e.movement.sideslip).
var Slips = map[geom.Bearing]geom.Bearing{
	geom.BankLeft: geom.SlipBankRight, geom.BankRight: geom.SlipBankLeft,
	geom.TurnLeft: geom.SlipTurnRight, geom.TurnRight: geom.SlipTurnLeft,
}

// Sideslips reports whether the present maneuver is a sideslip.
func Sideslips(x *game.Exec) bool {
	m := x.Move()
	return m != nil && m.Maneuver.Path().Sideways() && m.Maneuver.Bearing != geom.StrafeLeft &&
		m.Maneuver.Bearing != geom.StrafeRight
}

// canSideslip reports whether the present maneuver is a bank or a turn that can be executed as a sideslip.
func canSideslip(x *game.Exec) bool {
	m := x.Move()
	return m != nil && !m.Maneuver.Fixed && Slips[m.Maneuver.Bearing] != 0
}

// Sideslip is the op with which the present maneuver, a bank or a turn, is executed as a sideslip. Its
// speed and difficulty stay (2e.movement.sideslip).
func Sideslip() card.Op {
	return card.RunIf("execute it as a sideslip", canSideslip, func(x *game.Exec) {
		m := x.Move()
		m.Maneuver.Bearing = Slips[m.Maneuver.Bearing]
	})
}
