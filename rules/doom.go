package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// heldOn is the scratch number of a frame of DestroySteps that is 1 once an ability averted that.
const heldOn = 1

// DestroySteps destroy the frame's ship, which is doomed, unless an ability keeps it in the match
// until the end of the round (2e.timing.replacement).
var DestroySteps = []game.Step{
	{Name: "would be destroyed", Do: func(x *game.Exec) {
		x.Offer(game.On(card.WouldBeDestroyed, x.Self()))
	}},
	{Name: "destroyed", Do: func(x *game.Exec) {
		if x.Frame().R[heldOn] == 0 {
			x.Ship(x.Self()).Doomed = false
			destroy(x, x.Self())
		}
	}},
}

// HoldOn is the op with which a ship that is about to be destroyed is destroyed only at the end of
// the round.
func HoldOn() card.Op {
	return card.Run("hold on until the end of the round", func(x *game.Exec) {
		for i := int(x.S.Depth) - 1; i >= 0; i-- {
			if f := &x.S.Frames[i]; f.Proc == x.G.Roles[card.DestroyRole] {
				f.R[heldOn] = 1
				return
			}
		}
		panic("rules: nothing is about to be destroyed: " + x.Where())
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
