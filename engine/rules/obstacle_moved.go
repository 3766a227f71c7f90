package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// movedRock is the obstacle that MoveObstacle moves.
var movedRock = game.NewLocal[uint8]("obstacle to be moved", 0)

// MoveObstacle is the op with which the player of Self chooses an obstacle in the play area, and places it
// anywhere in it beyond range 2 of any edge and ship and beyond range 1 of the other obstacles.
func MoveObstacle() card.Op {
	return card.Op{
		What: "move an obstacle",
		Can: func(x *game.Exec) bool {
			for i := range x.S.Obstacles[:x.S.NObstacles] {
				if canMove(x, i) {
					return true
				}
			}
			return false
		},
		Do: game.Parts{game.Locals{movedRock}, game.Step{
			Name: "choose the obstacle to move",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for i := range x.S.Obstacles[:x.S.NObstacles] {
					if canMove(x, i) {
						AddObject(q, game.Object{Kind: game.ObstacleObject, ID: uint8(i)})
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { movedRock.Set(x, c.Object.ID) },
		}, game.Step{
			Name: "place the obstacle elsewhere",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask:  func(_ *game.Exec, _ game.Player, q *game.Question) { q.Kind = game.PlaceQuestion },
			Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
				want := movedTo(x, c.Pose)
				return c == want && validPose(c.Pose) && moveLegal(x, int(c.Object.ID), c.Pose)
			},
			Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
				i := int(movedRock.Get(x))
				for range 60 {
					pose := geom.Pose{
						X:       between(r, obstacleEdge, x.G.Area.Width-obstacleEdge),
						Y:       between(r, obstacleEdge, x.G.Area.Height-obstacleEdge),
						Heading: int32(r.IntN(360)) * geom.Degree,
					}
					if moveLegal(x, i, pose) {
						return movedTo(x, pose)
					}
				}
				pose, _ := moveOnGrid(x, i)
				return movedTo(x, pose)
			},
			Take: func(x *game.Exec, p game.Player, c game.Choice) {
				x.S.Obstacles[c.Object.ID].Pose = c.Pose
				e := game.NewEvent(game.ObstaclePlaced, "setup.setup-header", game.NoShip)
				e.Card, e.Object, e.Pose, e.N = x.Card(), c.Object, c.Pose, int(p)
				x.Emit(e)
			},
		}},
	}
}

// movedTo returns the choice of a place for the obstacle that is moved.
func movedTo(x *game.Exec, pose geom.Pose) game.Choice {
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = game.Object{Kind: game.ObstacleObject, ID: movedRock.Get(x)}, pose
	return c
}

// moveLegal reports whether an obstacle may be moved to a pose.
func moveLegal(x *game.Exec, i int, pose geom.Pose) bool {
	token := geom.PlaceObstacle(x.G.Obstacles[i].Outline, pose)
	if gap, _ := x.G.Area.EdgeDistance(&token); gap <= obstacleEdge {
		return false
	}
	for id := range x.EachShip() {
		if geom.Near(x.Placed(id), &token, x.G.Measure.Reach(2)) {
			return false
		}
	}
	for j := range x.S.Obstacles[:x.S.NObstacles] {
		if j != i && x.S.Obstacles[j].Lies() && !geom.Apart(&token, x.Obstacle(j), obstacleGap) {
			return false
		}
	}
	return true
}

// canMove reports whether an obstacle is in the play area, and there is another place for it.
func canMove(x *game.Exec, i int) bool {
	if !x.S.Obstacles[i].Lies() {
		return false
	}
	_, ok := moveOnGrid(x, i)
	return ok
}

// moveOnGrid finds the first place on a grid to which an obstacle may be moved.
func moveOnGrid(x *game.Exec, i int) (geom.Pose, bool) {
	for py := int32(obstacleEdge); py < x.G.Area.Height-obstacleEdge; py += gridStep {
		for px := int32(obstacleEdge); px < x.G.Area.Width-obstacleEdge; px += gridStep {
			pose := geom.Pose{X: px, Y: py, Heading: x.S.Obstacles[i].Pose.Heading}
			if moveLegal(x, i, pose) {
				return pose, true
			}
		}
	}
	return geom.Pose{}, false
}
