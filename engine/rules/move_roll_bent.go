package rules

import "koiogran/engine/game"

// The ways in which the template of a bent roll can lie.
const (
	bendForward = iota
	bendBackward
)

// declareBend is the part of a barrel roll with a bank template in which the player declares to
// which end of the ship the template bends, with the side (2e.action.barrel-roll.declare-side).
var declareBend = game.Step{
	Name:    "declare the bend",
	Options: []string{"bend to the front", "bend to the rear"},
	Who: func(x *game.Exec) game.Players {
		if !x.Move().Bent {
			return game.Nobody
		}
		return game.Only(x.Move().By)
	},
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
		for _, way := range [...]int16{bendForward, bendBackward} {
			c := game.Opt(game.OptionVerb)
			c.N = way
			q.Add(c)
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		m := x.Move()
		m.Backward = c.N == bendBackward
		m.Failed = !rollPossible(x)
	},
}
