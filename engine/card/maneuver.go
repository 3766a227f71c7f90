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

// ExecuteAtSpeed gives the present maneuver a speed that is higher or lower by one of these
// steps; the player picks which if there are several. Bearing and difficulty stay. There must be
// a template of that bearing and speed (2e.movement.speed.limited-to-templates), so that a
// stationary maneuver keeps its speed (2e.movement.speed.stationary-fixed).
func ExecuteAtSpeed(steps ...int) Op {
	changed := func(x *game.Exec, step int) (game.Maneuver, bool) {
		m := x.Move().Maneuver
		m.Speed = uint8(max(0, int(m.Speed)+step))
		return m, m.Path().Template().Exists()
	}
	return Op{
		What: "execute it at another speed",
		Can: func(x *game.Exec) bool {
			if m := x.Move(); m == nil || m.Maneuver.Fixed {
				return false
			}
			for _, step := range steps {
				if _, ok := changed(x, step); ok {
					return true
				}
			}
			return false
		},
		Do: game.Step{
			Name: "choose the speed",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for _, step := range steps {
					if m, ok := changed(x, step); ok {
						c := game.Opt(game.DialVerb)
						c.Maneuver = m
						q.Add(c)
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				x.Move().Maneuver = c.Maneuver
			},
		},
	}
}
