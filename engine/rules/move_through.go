package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// MovedThrough reports whether the template of the present maneuver, or of the boost that the window is
// about, lay across the base of a ship, as far as it was used (msg.movement.execute.through).
func MovedThrough(x *game.Exec) bool {
	if t := x.Trigger(); t.Window == card.AfterMove {
		return t.Through.Has(x.Subject())
	}
	return wentThrough(x, x.Subject())
}

// wentThrough reports whether the template of the present move lay across the base of a ship.
func wentThrough(x *game.Exec, id game.ShipID) bool {
	m := x.Move()
	if m == nil || id == m.Ship {
		return false
	}
	move := geom.Move{Size: x.Info(m.Ship).Size, Start: m.From, Maneuver: flown(x, m).Path(),
		Shift: shiftOf(m)}
	laid := move.Laid()
	if m.Kind != game.BoostMove {
		laid = laid.First(m.Used)
	}
	_, met := laid.MeetsBase(x.Placed(id))
	return met
}
