package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ReleaseObstacle is the op with which Self places an obstacle of a kind of device in its rear arc at range 0, on top of
// no ship. Its player says where.
func ReleaseObstacle(kind string) card.Op {
	info := func(x *game.Exec) *game.DeviceInfo { return &x.G.Devices[deviceKind(x, kind)] }
	return card.Op{
		What: "release a " + kind,
		Can: func(x *game.Exec) bool {
			if freeRocks(x, info(x)) == 0 {
				return false
			}
			_, open := anyRelease(x, info(x).Outline)
			return open
		},
		Do: game.Parts{
			game.Locals{rockLaid},
			game.Step{Name: "take up the obstacle", Do: func(x *game.Exec) {
				pose, _ := anyRelease(x, info(x).Outline)
				rockLaid.Set(x, takeRock(x, x.Self(), info(x), pose))
			}},
			placeReleased,
			game.Step{Name: "the obstacle is there", Do: func(x *game.Exec) {
				showRock(x, int(rockLaid.Get(x)), "obstacle.cargo-drift")
			}},
		},
	}
}

// placeReleased asks where the obstacle is placed that has been taken up.
var placeReleased = game.Step{
	Name: "place the obstacle behind the ship",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		q.Kind, q.Ship = game.PlaceQuestion, x.Self()
	},
	Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
		return c == releasedTo(x, c.Pose) && validPose(c.Pose) && isBehind(x, releasedOutline(x), c.Pose)
	},
	Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
		for range 40 {
			angle, turn := int32(120+r.IntN(121))*geom.Degree, int32(r.IntN(360))*geom.Degree
			token := releasedOutline(x).Beside(x.Info(x.Self()).Size, x.Ship(x.Self()).Pose, angle, turn)
			if isBehind(x, releasedOutline(x), token.Pose) {
				return releasedTo(x, token.Pose)
			}
		}
		return releasedTo(x, x.S.Obstacles[rockLaid.Get(x)].Pose)
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.S.Obstacles[c.Object.ID].Pose = c.Pose },
}

// releasedTo returns the choice of a place for the obstacle that has been taken up.
func releasedTo(x *game.Exec, pose geom.Pose) game.Choice {
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = obstacleAs(rockLaid.Get(x)), pose
	return c
}

// releasedOutline returns the outline of the obstacle that has been taken up.
func releasedOutline(x *game.Exec) geom.Device { return x.G.Obstacles[rockLaid.Get(x)].Device }

// anyRelease finds a place behind Self for an obstacle: in the middle, if that is free.
func anyRelease(x *game.Exec, outline geom.Device) (geom.Pose, bool) {
	for i := range int32(headings) {
		aside := (i + 1) / 2 * (geom.FullTurn / 4 / headings)
		if i%2 == 1 {
			aside = -aside
		}
		token := outline.Beside(x.Info(x.Self()).Size, x.Ship(x.Self()).Pose, geom.FullTurn/2+aside, 0)
		if isBehind(x, outline, token.Pose) {
			return token.Pose, true
		}
	}
	return geom.Pose{}, false
}

// isBehind reports whether an obstacle at a pose would be in the play area, in the rear arc of Self at range 0, and on top
// of no ship.
func isBehind(x *game.Exec, outline geom.Device, pose geom.Pose) bool {
	token := geom.PlaceDevice(outline, pose)
	if !x.G.Area.HoldsToken(&token) {
		return false
	}
	m, in := geom.InArcToken(x.G.Measure, x.Placed(x.Self()), &token, geom.RearArc)
	if !in || m.Distance > closely {
		return false
	}
	for id := range x.EachShip() {
		guides := geom.WithGuides
		if id == x.Self() { // which it touches, between or beside its guides
			guides = geom.WithoutGuides
		}
		if geom.OverlapToken(x.Placed(id), &token, guides) {
			return false
		}
	}
	return true
}
