package rules

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// MovedThrough tells whether the template of the present maneuver lay across the base of a ship, as
// far as it was used (msg.movement.execute.through).
func MovedThrough(r card.Ref) card.Cond {
	return func(x *game.Exec) bool {
		m := x.Move()
		if m == nil || r(x) == m.Ship {
			return false
		}
		move := geom.Move{Size: x.Info(m.Ship).Size, Start: m.From, Maneuver: m.Maneuver.Path(),
			Shift: shiftOf(m)}
		laid := move.Laid().First(m.Used)
		_, met := laid.MeetsBase(x.Placed(r(x)))
		return met
	}
}
