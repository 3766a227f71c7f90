package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// DestroySteps destroy the frame's ship, which is doomed, unless an ability keeps it in the match
// until the end of the round (2e.timing.replacement).
var DestroySteps = game.Parts{
	game.Step{Name: "would be destroyed", Do: func(x *game.Exec) {
		x.Offer(game.On(card.WouldBeDestroyed, x.Self()))
	}},
	game.Step{Name: "destroyed", Do: func(x *game.Exec) {
		if !x.Replaced() {
			x.Ship(x.Self()).Doomed = false
			destroy(x, x.Self())
		}
	}},
}

// DelayDestruction is the op, inside card.Instead, with which a ship that would be destroyed is
// destroyed at the end of the round, or when an edition destroys the ships that were kept.
func DelayDestruction() card.Op {
	return card.Run("hold on until the end of the round", func(x *game.Exec) {
		x.Ship(x.Trigger().Ship).Doomed = true
	})
}

// DestroyDoomed destroys the ships that an ability has kept in the match until now.
var DestroyDoomed = game.Step{Name: "destroy doomed ships", Do: func(x *game.Exec) {
	destroyDoomed(x, func(game.ShipID) bool { return true })
}}

// DestroyDamaged is DestroyDoomed of ships that still have as much damage as destroys them.
var DestroyDamaged = game.Step{Name: "destroy doomed ships", Do: func(x *game.Exec) {
	destroyDoomed(x, func(id game.ShipID) bool { return spentHull(x, id) })
}}

// destroyDoomed destroys the doomed ships that still are to be.
func destroyDoomed(x *game.Exec, still func(id game.ShipID) bool) {
	for id := range x.EachShip() {
		if s := x.Ship(id); s.Doomed {
			s.Doomed = false
			if still(id) {
				destroy(x, id)
			}
		}
	}
}
