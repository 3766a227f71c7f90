package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// OpponentPicks lets the opponent pick any other maneuver of a stressed ship's dial where it would
// execute a red one (1e.activation.stressed-cannot-execute-red,
// 1e.activation.stressed-reveals-red-opponent-chooses). What the ship may do before it executes a
// maneuver it may do before that one too.
var OpponentPicks = game.Step{
	Name: "choose a maneuver for the stressed ship",
	Who: func(x *game.Exec) game.Players {
		m := x.Move()
		if CanExecute(x) || !slices.ContainsFunc(x.Info(m.Ship).Dial, func(d game.Maneuver) bool {
			return !isRed(x, d)
		}) {
			return game.Nobody
		}
		return game.Only(x.Owner(m.Ship).Other())
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		id := x.Move().Ship
		for _, d := range x.Info(id).Dial {
			if !isRed(x, d) {
				c := game.Opt(game.DialVerb)
				c.Maneuver = d
				q.Add(c)
			}
		}
		q.Default = plainest(q.Options())
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		x.Move().Maneuver, x.Move().Changed = c.Maneuver, 0
		x.Offer(game.On(card.BeforeManeuver, x.Move().Ship))
	},
}

// isRed reports whether a maneuver would be red for the ship of the present move.
func isRed(x *game.Exec, d game.Maneuver) bool {
	m := x.Move()
	old := *m
	m.Maneuver, m.Changed = d, 0
	red := difficultyNow(x) == game.DifficultyRed
	*m = old
	return red
}
