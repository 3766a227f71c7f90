package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// MovedThrough reports whether the template of the present maneuver lay across the base of a ship, as
// far as it was used (msg.movement.execute.through).
func MovedThrough(x *game.Exec) bool {
	m := x.Move()
	if m == nil || x.Subject() == m.Ship {
		return false
	}
	move := geom.Move{Size: x.Info(m.Ship).Size, Start: m.From, Maneuver: m.Maneuver.Path(),
		Shift: shiftOf(m)}
	laid := move.Laid().First(m.Used)
	_, met := laid.MeetsBase(x.Placed(x.Subject()))
	return met
}
