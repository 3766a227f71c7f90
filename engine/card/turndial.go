package card

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// TurnDial lets Self's player turn the revealed dial of a ship to another maneuver of it that fits the
// one which it shows. How is given the maneuver turned to and returns the one that is executed.
func TurnDial(r Ref, fits func(x *game.Exec, shown, to game.Maneuver) bool,
	how func(to game.Maneuver) game.Maneuver,
) Op {
	each := func(x *game.Exec, visit func(m game.Maneuver)) {
		shown := x.Ship(r(x)).Revealed
		for _, to := range x.Info(r(x)).Dial {
			if same := to.Bearing == shown.Bearing && to.Speed == shown.Speed; !same &&
				fits(x, shown, to) {
				visit(how(to))
			}
		}
	}
	return Op{
		What: "turn the dial",
		Can: func(x *game.Exec) bool {
			found := false
			each(x, func(game.Maneuver) { found = true })
			return found
		},
		Do: game.Step{
			Name: "choose the maneuver to which the dial is turned",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				each(x, func(m game.Maneuver) {
					c := game.Opt(game.DialVerb)
					c.Maneuver = m
					q.Add(c)
				})
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { turnTo(x, r(x), c.Maneuver) },
		},
	}
}

// RevealStop makes Self's revealed maneuver a white stationary one.
func RevealStop() Op {
	return do("stand still instead", nil, func(x *game.Exec) {
		reveal(x, game.Maneuver{Bearing: geom.Stationary, Difficulty: game.DifficultyWhite})
	})
}
