package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// PlaceBeyond is the op with which the player of Self places a remote of this card anywhere beyond a range of
// every edge.
func PlaceBeyond(kind string, edge int) card.Op {
	return card.Op{
		What: "place a " + kind,
		Can:  func(x *game.Exec) bool { return roomFor(x, &x.G.Devices[deviceKind(x, kind)], 1) },
		Do: game.Parts{game.Locals{placedAt}, game.Step{
			Name: "hold the remote",
			Do: func(x *game.Exec) {
				middle := geom.Pose{X: x.G.Area.Width / 2, Y: x.G.Area.Height / 2}
				takeUp(x, deviceKind(x, kind), middle)
			},
		}, game.Step{
			Name: "place the remote",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				q.Kind, q.Ship = game.PlaceQuestion, x.Self()
			},
			Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
				want := game.Opt(game.PlaceVerb)
				want.Object, want.Pose = heldObject(x), c.Pose
				return c == want && validPose(c.Pose) && beyondEdges(x, c.Pose, edge)
			},
			Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
				c := game.Opt(game.PlaceVerb)
				c.Object = heldObject(x)
				for range 40 {
					c.Pose = geom.Pose{X: between(r, 0, x.G.Area.Width), Y: between(r, 0, x.G.Area.Height),
						Heading: int32(r.IntN(360)) * geom.Degree}
					if beyondEdges(x, c.Pose, edge) {
						return c
					}
				}
				c.Pose = x.S.Devices[c.Object.ID].Pose
				return c
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				d := &x.S.Devices[c.Object.ID]
				d.Pose, x.Ship(d.Ship).Pose = c.Pose, c.Pose
				tellPut(x, c.Object.ID, "setup.setup-header")
			},
		}},
	}
}

// beyondEdges reports whether the device that is held would be beyond a range of every edge at a pose, or
// whether the play area is too small for that.
func beyondEdges(x *game.Exec, pose geom.Pose, edge int) bool {
	d := &x.S.Devices[placedAt.Get(x)]
	token := geom.PlaceDevice(x.G.Devices[d.Kind].Outline, pose)
	gap, _ := x.G.Area.EdgeDistance(&token)
	return gap > x.G.Measure.Reach(edge)
}
