package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// DestroySteps destroy the frame's ship, unless an ability keeps it in the match until the end of the
// round (2e.timing.replacement).
var DestroySteps = []game.Step{
	{Name: "would be destroyed", Do: func(x *game.Exec) {
		if x.Ship(x.Self()).Destroyed {
			x.Return()
			return
		}
		x.Offer(game.On(card.WouldBeDestroyed, x.Self()))
	}},
	{Name: "destroyed", Do: func(x *game.Exec) {
		if !x.Ship(x.Self()).Doomed {
			destroy(x, x.Self())
		}
	}},
}

// HoldOn is the op with which Self, about to be destroyed, is destroyed only at the end of the round.
func HoldOn() card.Op {
	can := func(x *game.Exec) bool { return !x.Ship(x.Self()).Doomed }
	return card.RunIf("hold on until the end of the round", can, func(x *game.Exec) {
		x.Ship(x.Self()).Doomed = true
	})
}

// DestroyDoomed destroys the ships that an ability has kept in the match until now.
var DestroyDoomed = game.Step{Name: "destroy doomed ships", Do: func(x *game.Exec) {
	for id := range x.EachShip() {
		if s := x.Ship(id); s.Doomed {
			s.Doomed = false
			destroy(x, id)
		}
	}
}}
