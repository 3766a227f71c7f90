package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Pinned reports whether a unit may attack another as long as it touches enemies in its full front
// arc: those alone (msg.overlap.range0.must-attack-touching, msg.overlap.range0.no-weapon,
// msg.overlap.range0.behind, msg.overlap.range0.friendly).
func Pinned(x *game.Exec, id, other game.ShipID) bool {
	pinned := false
	for enemy := range x.EachShip() {
		if x.Side(enemy) == x.Side(id) || !card.TouchingShips(x, id, enemy) {
			continue
		}
		if _, ok := card.InArc(x, id, enemy, geom.FullFrontArc); ok {
			if enemy == other {
				return true
			}
			pinned = true
		}
	}
	return !pinned
}
