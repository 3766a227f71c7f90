package card

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ExecuteAs gives the present maneuver another bearing; the player picks which if there are
// several. Speed and difficulty stay.
func ExecuteAs(bearings ...geom.Bearing) Op {
	return Op{
		What: "execute it with another bearing",
		Can:  func(x *game.Exec) bool { m := x.Move(); return m != nil && !m.Maneuver.Fixed },
		Do: game.Step{
			Name: "choose the bearing",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for _, b := range bearings {
					c := game.Opt(game.DialVerb)
					c.Maneuver = x.Move().Maneuver
					c.Maneuver.Bearing = b
					q.Add(c)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				x.Move().Maneuver = c.Maneuver
			},
		},
	}
}
