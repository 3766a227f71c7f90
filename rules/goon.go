package rules

import "koiogran/game"

// agreedToGoOn is the scratch number of a round in which the players have a bit each who have agreed
// that the Planning phase ends. Above these bits stands the round in which they have, since all
// rounds have one frame.
const agreedToGoOn = 1

// agreed returns who has agreed that the Planning phase of this round ends.
func agreed(x *game.Exec) game.Players {
	n := x.Frame().R[agreedToGoOn]
	if n>>2 != int16(x.S.Round) {
		return game.Nobody
	}
	return game.Players(n & 3)
}

// AgreeToGoOn ends the Planning phase once all dials are set and both players agree to that. A player
// who has units in play is asked, and dials can be set anew until all have agreed (msg.planning.end).
var AgreeToGoOn = game.Step{
	Name:    "agree to continue",
	Options: []string{"continue"},
	Until:   true,
	Who: func(x *game.Exec) game.Players {
		var p game.Players
		for id := range x.EachShip() {
			p |= game.Only(x.Owner(id))
		}
		return p &^ agreed(x)
	},
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
		q.Add(game.Opt(game.OptionVerb))
	},
	Take: func(x *game.Exec, p game.Player, c game.Choice) {
		if c.Verb == game.DialVerb {
			putOnDial(x, p, c)
			return
		}
		x.Frame().R[agreedToGoOn] = int16(x.S.Round)<<2 | int16(agreed(x)|game.Only(p))
	},
	Also: mayBeSet,
}
