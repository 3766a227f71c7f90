package rules

import "koiogran/engine/game"

// agreedToGoOn are the players who have agreed that the Planning phase of this round ends.
var agreedToGoOn = game.NewLocal("agreed to go on", game.Nobody)

// AgreeToGoOn ends the Planning phase once all dials are set and both players agree to that. A player
// who has units in play is asked, and dials can be set again until all have agreed (msg.planning.end).
var AgreeToGoOn = game.Parts{game.Locals{agreedToGoOn}, game.Step{
	Name:    "agree to continue",
	Options: []string{"continue"},
	Until:   true,
	Who: func(x *game.Exec) game.Players {
		var p game.Players
		for id := range x.EachShip() {
			p |= game.Only(x.Owner(id))
		}
		return p &^ agreedToGoOn.Get(x)
	},
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
		q.Add(game.Opt(game.OptionVerb))
	},
	Take: func(x *game.Exec, p game.Player, c game.Choice) {
		if c.Verb == game.DialVerb {
			PutOnDial(x, p, c)
			return
		}
		agreedToGoOn.Set(x, agreedToGoOn.Get(x)|game.Only(p))
	},
	Also: mayBeSet,
}}
