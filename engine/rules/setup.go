package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Bounds of set-up in nanometers (2e.setup.obstacles.beyond-1-of-each-other,
// 2e.setup.obstacles.beyond-2-of-edges, 2e.setup.place-forces.range-1-of-edge).
const (
	obstacleGap  = 1 * geom.Band
	obstacleEdge = 2 * geom.Band
	shipZone     = 1 * geom.Band
)

// PlaceObstacles lets the players place the obstacles one by one, the first player first
// (2e.setup.obstacles.alternate-in-player-order, 2e.epic.team.order). Where those placed have left no legal place
// for any other, the player passes, and the rest stay out of the match.
var PlaceObstacles = game.Step{
	Name:  "place an obstacle",
	Until: true,
	Who: func(x *game.Exec) game.Players {
		placed, left := obstaclesPlaced(x)
		if left == 0 {
			return game.Nobody
		}
		p := x.AtTurn(placed % x.G.Actors())
		if p >= game.Player(x.G.Seats) {
			p = p.Side() // three players: one of them is a side
		}
		return game.Only(p)
	},
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) { q.Kind = game.PlaceQuestion },
	Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
		if c == game.Opt(game.PassVerb) {
			return !obstacleFits(x)
		}
		want := game.Opt(game.PlaceVerb)
		want.Object, want.Pose = c.Object, c.Pose
		return c == want && c.Object.Kind == game.ObstacleObject &&
			int(c.Object.ID) < len(x.G.Obstacles) && placesNext(x, int(c.Object.ID)) &&
			validPose(c.Pose) && obstacleLegal(x, int(c.Object.ID), c.Pose)
	},
	Draw: drawObstacle,
	Take: func(x *game.Exec, p game.Player, c game.Choice) {
		x.S.NObstacles = uint8(len(x.G.Obstacles))
		if c.Verb == game.PassVerb {
			for i := range x.G.Obstacles {
				x.S.Obstacles[i].Gone = x.S.Obstacles[i].Gone || unplaced(x, i)
			}
			return
		}
		o := &x.S.Obstacles[c.Object.ID]
		o.Pose, o.Placed = c.Pose, true
		e := game.NewEvent(game.ObstaclePlaced, "setup.obstacles.alternate-in-player-order", game.NoShip)
		e.Object, e.Pose, e.N = c.Object, c.Pose, int(p)
		x.Emit(e)
	},
}

// obstaclesPlaced counts the obstacles placed so far, and those left to be placed.
func obstaclesPlaced(x *game.Exec) (placed, left int) {
	for i := range x.G.Obstacles {
		if x.S.Obstacles[i].Placed {
			placed++
		}
		if unplaced(x, i) {
			left++
		}
	}
	return placed, left
}

// unplaced reports whether an obstacle is still to be placed in set-up. Those that cards drop are not.
func unplaced(x *game.Exec, i int) bool {
	o := &x.S.Obstacles[i]
	return !o.Placed && !o.Gone && !x.G.Obstacles[i].Dropped
}

// obstacleLegal reports whether an obstacle may be placed at a pose.
func obstacleLegal(x *game.Exec, i int, pose geom.Pose) bool {
	token := geom.PlaceObstacle(x.G.Obstacles[i].Outline, pose)
	if gap, _ := x.G.Area.EdgeDistance(&token); gap <= obstacleEdge {
		return false
	}
	for j := range x.G.Obstacles {
		if x.S.Obstacles[j].Placed && !geom.Apart(&token, x.Obstacle(j), obstacleGap) {
			return false
		}
	}
	for j := range x.S.Devices[:x.S.NDevices] {
		if lying := x.Device(j); !geom.Apart(&token, &lying, obstacleGap) {
			return false // what a mission has laid
		}
	}
	return true
}

// obstacleFits reports whether one of the obstacles left has a legal place on a grid.
func obstacleFits(x *game.Exec) bool {
	for i := range x.G.Obstacles {
		if !placesNext(x, i) {
			continue
		}
		if _, ok := obstacleOnGrid(x, i); ok {
			return true
		}
	}
	return false
}

// gridStep is how closely legal places are looked for when none is found at random.
const gridStep = 8 * geom.Millimeter

// obstacleOnGrid finds the first legal place of an obstacle on a grid.
func obstacleOnGrid(x *game.Exec, i int) (geom.Pose, bool) {
	for turn := int32(0); turn < geom.FullTurn; turn += 45 * geom.Degree {
		for py := int32(obstacleEdge); py < x.G.Area.Height-obstacleEdge; py += gridStep {
			for px := int32(obstacleEdge); px < x.G.Area.Width-obstacleEdge; px += gridStep {
				pose := geom.Pose{X: px, Y: py, Heading: turn}
				if obstacleLegal(x, i, pose) {
					return pose, true
				}
			}
		}
	}
	return geom.Pose{}, false
}

// drawObstacle draws a legal place for one of the obstacles left.
func drawObstacle(x *game.Exec, _ game.Player, r game.Random) game.Choice {
	c := game.Opt(game.PlaceVerb)
	var left [game.MaxObstacles]int
	n := 0
	for i := range x.G.Obstacles {
		if placesNext(x, i) {
			left[n] = i
			n++
		}
	}
	for range 60 {
		i := left[r.IntN(n)]
		pose := geom.Pose{
			X:       between(r, obstacleEdge, x.G.Area.Width-obstacleEdge),
			Y:       between(r, obstacleEdge, x.G.Area.Height-obstacleEdge),
			Heading: int32(r.IntN(360)) * geom.Degree,
		}
		if obstacleLegal(x, i, pose) {
			c.Object, c.Pose = game.Object{Kind: game.ObstacleObject, ID: uint8(i)}, pose
			return c
		}
	}
	for _, i := range left[:n] {
		if pose, ok := obstacleOnGrid(x, i); ok {
			c.Object, c.Pose = game.Object{Kind: game.ObstacleObject, ID: uint8(i)}, pose
			return c
		}
	}
	return game.Opt(game.PassVerb)
}

// between draws whole millimeters between two bounds in nanometers.
func between(r game.Random, least, most int32) int32 {
	return least + int32(r.IntN(int((most-least)/geom.Millimeter)+1))*geom.Millimeter
}

// PlaceForces is the phase of set-up in which ships are placed, lowest initiative first
// (2e.setup.place-forces.ascending-initiative). A placed ship is in play. It begins with those
// that are not placed.
var PlaceForces = game.Parts{PlaceMarkers, DeclareDocked, PlaceShips}

// PlaceShips is PlaceForces where players have declared before which ships begin docked.
var PlaceShips = game.Parts{
	game.Locals{placedShip, placedMate},
	game.Loop("ships", game.Step{Name: "place forces: next initiative", Do: func(x *game.Exec) {
		mate := placeMate(x)
		placedMate.Set(x, mate)
		if mate != game.NoShip {
			placedShip.Set(x, mate)
		} else if !nextToPlace(x) {
			x.Leave()
		}
	}},
		game.Step{
			Name: "place a ship",
			Who: func(x *game.Exec) game.Players {
				if placedMate.Get(x) != game.NoShip {
					return game.Nobody
				}
				p, _ := placing(x)
				return game.Only(p)
			},
			Ask: func(_ *game.Exec, _ game.Player, q *game.Question) { q.Kind = game.PlaceQuestion },
			Valid: func(x *game.Exec, p game.Player, c game.Choice) bool {
				want := game.Opt(game.PlaceVerb)
				want.Object, want.Pose = c.Object, c.Pose
				id := c.Object.Ship()
				return c == want && int(id) < len(x.G.Ships) && x.Owner(id) == p &&
					toPlace(x, id) && validPose(c.Pose) && shipLegal(x, id, c.Pose)
			},
			Draw: drawShip,
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				s := x.Ship(c.Object.Ship())
				s.Pose, s.OnTable = c.Pose, true
				e := game.NewEvent(game.ShipPlaced, "setup.place-forces.range-1-of-edge", c.Object.Ship())
				e.Pose = c.Pose
				x.Emit(e)
				placedShip.Set(x, c.Object.Ship())
				stressLostMate(x, c.Object.Ship())
			},
		},
		game.Step{Name: "after placing a ship", Do: func(x *game.Exec) {
			x.Raise(game.On(card.AfterPlacing, placedShip.Get(x)))
		}},
		aimTurrets(placedShip.Get),
	),
	// What lasted until the end of the step is over: a skill that is looked at now is that after set-up.
	game.Step{Name: "end what lasts while ships are placed", Do: func(x *game.Exec) {
		x.Lapse(func(l *game.Lasting) bool { return l.Until == game.Until(game.SetupPhase) })
	}},
	OfferAll("after placing forces", card.ForcesPlaced),
}

// The ship that was placed last, and the same if that was a mate that came with its leader.
var (
	placedShip = game.LocalShip("placed")
	placedMate = game.LocalShip("placed with its leader")
)

// shipLegal reports whether a ship may be placed at a pose: wholly within range 1 of its
// player's edge and on top of no other ship (2e.setup.place-forces.range-1-of-edge,
// 2e.setup.place-forces.no-overlap-with-ships). If a player has filled that zone up, the ship
// may be placed within range 2, or as far on as it needs.
func shipLegal(x *game.Exec, id game.ShipID, pose geom.Pose) bool {
	if shipInZone(x, id, pose, zoneOf(x, id)) ||
		placedAnywhere(x, id) && farFromEnemies(x, id, pose) || nearHost(x, id, pose) {
		return true
	}
	if _, depth := openPlace(x, id); depth > zoneOf(x, id) {
		return shipInZone(x, id, pose, depth)
	}
	return false
}

// setByMission reports whether a mission says where a ship is set up, whatever its cards say
// (1e.precedence.mission-over-card).
func setByMission(x *game.Exec, id game.ShipID) bool {
	return x.G.Mission != nil && (x.G.Mission.Depth[x.Side(id)] > 0 || missionZones(x, id) != nil)
}

// inOwnZone reports whether a ship may be placed at a pose in its own zone.
func inOwnZone(x *game.Exec, id game.ShipID, pose geom.Pose) bool {
	return shipInZone(x, id, pose, zoneOf(x, id))
}

// shipInZone reports whether a ship may be placed at a pose in a zone of this depth. A large or
// huge one can extend beyond the zone if it fills its depth, and never beyond the play area
// (2e.setup.place-forces.large-may-extend, 1e.setup.huge-may-protrude, 1e.setup.huge-not-outside-play-area).
func shipInZone(x *game.Exec, id game.ShipID, pose geom.Pose, depth int32) bool {
	size := x.Info(id).Size
	base := geom.Place(size, pose)
	if zones := missionZones(x, id); zones != nil {
		if !x.G.Area.Holds(&base) || depth <= zoneOf(x, id) && !inOneOf(x, zones, &base, size) {
			return false
		}
	} else if edge := EdgeOf(x, x.Side(id)); !x.G.Area.InZone(&base, edge, depth) &&
		!((size == geom.Large || size.Huge()) && x.G.Area.FillsZone(&base, edge, depth)) {
		return false
	}
	others, _ := x.Others(id)
	return geom.Overlapping(&base, others, geom.WithGuides) == 0
}

// shipOnGrid finds the first legal place of a ship in its zone on a grid.
func shipOnGrid(x *game.Exec, id game.ShipID, depth int32) (geom.Pose, bool) {
	if missionZones(x, id) != nil {
		return placeOnGrid(x, func(x *game.Exec, pose geom.Pose) bool { return shipInZone(x, id, pose, depth) })
	}
	half := int32(x.Info(id).Size.Length()) * geom.Millimeter / 2
	p := x.Side(id)
	for dy := half; dy <= max(half, depth-half); dy += 5 * geom.Millimeter {
		for px := half; px <= edgeLength(x, p)-half; px += 5 * geom.Millimeter {
			pose := FromEdge(x, p, px, dy)
			if shipInZone(x, id, pose, depth) {
				return pose, true
			}
		}
	}
	return geom.Pose{}, false
}

// drawShip draws a legal place for one of the ships to be placed, facing the other side.
func drawShip(x *game.Exec, p game.Player, r game.Random) game.Choice {
	c := game.Opt(game.PlaceVerb)
	_, n := placing(x)
	k := r.IntN(n)
	var id game.ShipID
	for i := range x.G.Ships {
		if toPlace(x, game.ShipID(i)) && x.Owner(game.ShipID(i)) == p {
			id = game.ShipID(i)
			if k == 0 {
				break
			}
			k--
		}
	}
	c.Object = game.ShipAs(id)
	if placedAnywhere(x, id) && drawFar(x, p, &c, r) || drawNear(x, &c, r) {
		return c
	}
	if pose, ok := drawInOwnZone(x, id, r, inOwnZone); ok {
		c.Pose = pose
		return c
	}
	pose, depth := openPlace(x, id)
	if depth == 0 {
		panic("rules: no place for a ship: " + x.Where())
	}
	c.Pose = pose
	return c
}

// drawInOwnZone draws a place of a ship in its own zone that fits, and reports whether it has found one.
func drawInOwnZone(x *game.Exec, id game.ShipID, r game.Random, fits func(*game.Exec, game.ShipID, geom.Pose) bool) (geom.Pose, bool) {
	half := int32(x.Info(id).Size.Length()) * geom.Millimeter / 2
	p := x.Side(id)
	for range 40 {
		var pose geom.Pose
		if zones := missionZones(x, id); zones != nil {
			pose = drawInZone(x, zones[r.IntN(len(zones))], half, r)
		} else {
			along := between(r, half, edgeLength(x, p)-half)
			pose = FromEdge(x, p, along, between(r, half, max(half, zoneOf(x, id)-half)))
		}
		if fits(x, id, pose) {
			return pose, true
		}
	}
	return geom.Pose{}, false
}

// openPlace finds a legal place of a ship, and the depth of the zone that it is in: its own or, where that is
// filled up, the next one that is not, range by range. A huge ship may need more than range 2. The depth is 0
// where the table has no place.
func openPlace(x *game.Exec, id game.ShipID) (geom.Pose, int32) {
	for depth := zoneOf(x, id); depth <= max(x.G.Area.Width, x.G.Area.Height); depth += zoneOf(x, id) {
		if pose, ok := shipOnGrid(x, id, depth); ok {
			return pose, depth
		}
	}
	return geom.Pose{}, 0
}

// validPose reports whether a pose is written as poses are: its heading within one turn.
func validPose(p geom.Pose) bool { return p.Heading >= 0 && p.Heading < geom.FullTurn }
