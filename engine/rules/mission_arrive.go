package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Arrive is the step at the end of a round in which the players may place the ships that a mission
// lets arrive then, the first player first.
var Arrive = game.Step{
	Name:  "place a ship that arrives",
	Until: true,
	Who: func(x *game.Exec) game.Players {
		if id := arriving(x); id != game.NoShip {
			return game.Only(x.Owner(id))
		}
		return game.Nobody
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		q.Kind, q.Ship = game.PlaceQuestion, arriving(x)
	},
	Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
		if c == game.Opt(game.PassVerb) {
			return true
		}
		want := game.Opt(game.PlaceVerb)
		want.Object, want.Pose = game.ShipAs(arriving(x)), c.Pose
		return c == want && validPose(c.Pose) && lands(x, c.Object.Ship(), c.Pose)
	},
	Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
		c := game.Opt(game.PlaceVerb)
		c.Object = game.ShipAs(arriving(x))
		for range 200 {
			c.Pose = geom.Pose{
				X: between(r, 0, x.G.Area.Width), Y: between(r, 0, x.G.Area.Height),
				Heading: int32(r.IntN(360)) * geom.Degree,
			}
			if lands(x, c.Object.Ship(), c.Pose) {
				return c
			}
		}
		return game.Opt(game.PassVerb)
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		if c.Verb == game.PassVerb {
			x.Ship(arriving(x)).Answered = true
			return
		}
		id := c.Object.Ship()
		s := x.Ship(id)
		s.Pose, s.OnTable = c.Pose, true
		e := game.NewEvent(game.ShipPlaced, "squad.mode.scenario", id)
		e.Pose = c.Pose
		x.Emit(e)
	},
}

// arriving returns the next ship that may be placed at the end of this round, NoShip if there is
// none.
func arriving(x *game.Exec) game.ShipID {
	m := x.G.Mission
	if m == nil || m.Arrival == 0 || m.Arrival != x.S.Round {
		return game.NoShip
	}
	for k := range x.G.Actors() * len(x.G.Ships) {
		id, ok := inPlayerOrder(x, k)
		s := x.Ship(id)
		if ok && x.Info(id).Collection && !s.OnTable && !s.Answered && !s.Destroyed && !s.Fled {
			return id
		}
	}
	return game.NoShip
}

// lands reports whether a ship may be placed at a pose: in the play area, on top of no other, and
// where its mission allows it.
func lands(x *game.Exec, id game.ShipID, pose geom.Pose) bool {
	base := geom.Place(x.Info(id).Size, pose)
	others, _ := x.Others(id)
	return x.G.Area.Holds(&base) && geom.Overlapping(&base, others, geom.WithGuides) == 0 &&
		x.G.Mission.Lands(x, id, pose)
}
