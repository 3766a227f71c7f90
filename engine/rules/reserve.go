package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// EnterReserve is the op with which a ship is placed in reserve, docked with no other. The card says in
// another ability, one that works in reserve, how it enters play again (2e.reserve.must-return-effect). A
// ship in play counts as in reserve at once, and leaves the table when what runs does not need it any more.
func EnterReserve(r card.Ref) card.Op {
	return card.RunIf("go into reserve", func(x *game.Exec) bool {
		id := r(x)
		return id != game.NoShip && x.Ship(id).Docked == 0 && !x.Ship(id).Destroyed
	}, func(x *game.Exec) {
		id := r(x)
		if !x.Ship(id).OnTable {
			enterReserve(x, id, game.NoShip, "reserve.placed-on-card")
			return
		}
		x.Ship(id).Docked = game.Aside
		x.S.Deferred |= deferredReserve
	})
}

// takeAside takes the ships off the table that are in reserve by now. What is docked with them stays so, and
// deploys when they are back.
func takeAside(x *game.Exec) {
	x.S.Deferred &^= deferredReserve
	for id := range x.EachShip() {
		if x.Ship(id).Docked == game.Aside {
			enterReserve(x, id, game.NoShip, "reserve.placed-on-card")
		}
	}
}

// PlaceFit is a condition on the place where a ship enters play from reserve.
type PlaceFit func(x *game.Exec, id game.ShipID, base *geom.Placed) bool

// AtOwnEdge fits places wholly within a range of the edge of the ship's player.
func AtOwnEdge(most int) PlaceFit {
	return func(x *game.Exec, id game.ShipID, base *geom.Placed) bool {
		return x.G.Area.InZone(base, EdgeOf(x, x.Side(id)), x.G.Measure.Reach(most))
	}
}

// AtAnyEdge fits places wholly within a range of any edge.
func AtAnyEdge(most int) PlaceFit {
	return func(x *game.Exec, _ game.ShipID, base *geom.Placed) bool {
		for e := range geom.Edge(edges) {
			if x.G.Area.InZone(base, e, x.G.Measure.Reach(most)) {
				return true
			}
		}
		return false
	}
}

// AtEdgeFled fits places wholly within a range of an edge beyond which the ship stood when it would have
// fled. Anyone who leaves across a corner has the choice of two.
func AtEdgeFled(most int) PlaceFit {
	return func(x *game.Exec, id game.ShipID, base *geom.Placed) bool {
		left := geom.Place(x.Info(id).Size, x.Ship(id).Pose)
		for e := range geom.Edge(edges) {
			if x.G.Area.Beyond(&left, e) > 0 && x.G.Area.InZone(base, e, x.G.Measure.Reach(most)) {
				return true
			}
		}
		return false
	}
}

// AtObstacle fits places at range 0 of an obstacle.
func AtObstacle(x *game.Exec, _ game.ShipID, base *geom.Placed) bool {
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if x.S.Obstacles[i].Lies() && geom.Near(base, x.Obstacle(i), 0) {
			return true
		}
	}
	return false
}

// NearFriend fits places within a range of another friendly ship.
func NearFriend(most int) PlaceFit {
	return func(x *game.Exec, id game.ShipID, base *geom.Placed) bool {
		others, ids := x.Others(id)
		for i := range others {
			if card.AreFriendly(x, ids[i], id) && x.G.Measure.Range(geom.Distance(base, &others[i]).Distance, false) <= most {
				return true
			}
		}
		return false
	}
}

// FarFromEnemies fits places beyond a range of every enemy ship.
func FarFromEnemies(most int) PlaceFit {
	return func(x *game.Exec, id game.ShipID, base *geom.Placed) bool {
		others, ids := x.Others(id)
		for i := range others {
			if x.Side(ids[i]) != x.Side(id) &&
				x.G.Measure.Range(geom.Distance(base, &others[i]).Distance, false) <= most {
				return false
			}
		}
		return true
	}
}

// EnterPlay is the op with which Self, which is in reserve, is placed in the play area, facing where its
// player likes, on top of no ship and where all this fits. If there is no such place it is placed as in
// set-up, near the edge of its player.
func EnterPlay(fits ...PlaceFit) card.Op {
	fit := func(x *game.Exec, pose geom.Pose) bool {
		id := x.Self()
		base := geom.Place(x.Info(id).Size, pose)
		others, _ := x.Others(id)
		if !x.G.Area.Holds(&base) || geom.Overlapping(&base, others, geom.WithGuides) != 0 {
			return false
		}
		for _, f := range fits {
			if !f(x, id, &base) {
				return false
			}
		}
		return true
	}
	return card.Op{What: "enter play", Do: game.Step{
		Name: "place the ship from reserve",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind, q.Ship = game.PlaceQuestion, x.Self()
		},
		Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
			if c != entering(x, c.Pose) || !validPose(c.Pose) {
				return false
			}
			if fit(x, c.Pose) {
				return true
			}
			_, possible := placeOnGrid(x, fit)
			return !possible && shipLegal(x, x.Self(), c.Pose)
		},
		Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
			for range 200 {
				pose := geom.Pose{X: between(r, 0, x.G.Area.Width), Y: between(r, 0, x.G.Area.Height),
					Heading: int32(r.IntN(360)) * geom.Degree}
				if fit(x, pose) {
					return entering(x, pose)
				}
			}
			pose, ok := placeOnGrid(x, fit)
			if !ok {
				pose, _ = openPlace(x, x.Self())
			}
			return entering(x, pose)
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			s := x.Ship(x.Self())
			s.Pose, s.OnTable, s.Docked = c.Pose, true, 0
			e := game.NewEvent(game.ShipPlaced, "reserve.must-return-effect", x.Self())
			e.Pose = c.Pose
			x.Emit(e)
		},
	}}
}

// entering returns the choice of a place for the running procedure's ship.
func entering(x *game.Exec, pose geom.Pose) game.Choice {
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = game.ShipAs(x.Self()), pose
	return c
}

// AimTurret is the op with which Self, placed for the first time, turns its turret indicator to any arc
// (2e.setup.place-forces.turret-indicator).
func AimTurret() card.Op {
	return card.Op{What: "turn the turret", Do: aimTurrets(card.Self)}
}
