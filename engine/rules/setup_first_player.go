package rules

import "koiogran/engine/game"

// chooserDrawn notes that the player now noted as the first was drawn to choose who is.
var chooserDrawn = game.NewFlag("drawn to choose")

// FirstPlayer settles who is the first player: the player whose squad is cheaper chooses; at
// equal cost, or without points, it is left to chance (2e.setup.player-order.tie,
// 2e.setup.player-order.lowest-points-chooses). Where the table has agreed on that, Chance draws
// who chooses.
var FirstPlayer = firstPlayer(func(x *game.Exec) bool { return x.G.Options.DrawnChooser })

// FirstPlayerOfMode is FirstPlayer where Chance draws who chooses between teams of the same points,
// and who is first where there are none, or where a mission says so; what a mission names stands
// (msg.setup.first-player.builder, msg.setup.first-player.quickplay).
var FirstPlayerOfMode = firstPlayer(func(x *game.Exec) bool {
	return x.G.Mission == nil && x.G.Ships[0].Points > 0
})

// firstPlayer is the step that settles who is first. Drawn reports whether Chance draws a player who
// chooses, and not the first player.
func firstPlayer(drawn func(x *game.Exec) bool) game.Part {
	return game.Parts{game.Locals{chooserDrawn}, game.Step{
		Name: "determine the first player",
		Who:  func(x *game.Exec) game.Players { return chooser(x) },
		Ask:  askFirst,
		Take: func(x *game.Exec, p game.Player, c game.Choice) {
			x.S.First = game.Player(c.N)
			if p == game.Chance && drawn(x) {
				chooserDrawn.Set(x, true)
				x.Again()
				return
			}
			chooserDrawn.Set(x, false)
			tellFirst(x, "setup.player-order.fixed-for-game")
		},
	}}
}

// askFirst asks who is the first player.
func askFirst(_ *game.Exec, p game.Player, q *game.Question) {
	if p == game.Chance {
		q.Kind = game.DrawQuestion
		q.Weights[0], q.Weights[1] = 1, 1
	} else {
		q.Default = int(p)
	}
	for _, first := range [...]game.Player{game.Seat1, game.Seat2} {
		c := game.Opt(game.PlayerVerb)
		c.N = int16(first)
		q.Add(c)
	}
}

// tellFirst says who is the first player.
func tellFirst(x *game.Exec, clause string) {
	e := game.NewEvent(game.FirstPlayer, clause, game.NoShip)
	e.N = int(x.S.First)
	x.Emit(e)
}

// chooser returns who picks the first player, no one where a mission has named one.
func chooser(x *game.Exec) game.Players {
	switch m := x.G.Mission; {
	case chooserDrawn.Get(x):
		return game.Only(x.S.First)
	case m == nil || m.First == game.Nobody:
		return game.Only(cheaper(x))
	default:
		return m.First & game.Only(game.Chance)
	}
}
