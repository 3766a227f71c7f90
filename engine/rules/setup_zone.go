package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// missionZones returns the zones in one of which a mission says that a ship is set up, nil where its player's edge says
// it. If no place is left in them, the ship is placed anywhere (1e.mission.setup-area-override).
func missionZones(x *game.Exec, id game.ShipID) []geom.Zone {
	if x.G.Mission == nil {
		return nil
	}
	return x.G.Mission.Zones[x.Side(id)]
}

// inOneOf reports whether a base lies wholly in one of several zones.
func inOneOf(zones []geom.Zone, base *geom.Placed) bool {
	for _, z := range zones {
		if z.Holds(base) {
			return true
		}
	}
	return false
}

// drawInZone draws a place in a zone, as far from its sides as half a ship, looking away from the edge along it.
func drawInZone(x *game.Exec, z geom.Zone, half int32, r game.Random) geom.Pose {
	pose := geom.Pose{
		X: between(r, z.Left+half, max(z.Left+half, z.Right-half)),
		Y: between(r, z.Bottom+half, max(z.Bottom+half, z.Top-half)),
	}
	switch wide := z.Right-z.Left > z.Top-z.Bottom; {
	case wide && z.Top == x.G.Area.Height:
		pose.Heading = 180 * geom.Degree
	case !wide && z.Right == x.G.Area.Width:
		pose.Heading = 270 * geom.Degree
	case !wide:
		pose.Heading = 90 * geom.Degree
	}
	return pose
}

// ZoneOf returns the corners of the zone in which a ship may be set up as the table is: along its player's real edge, as
// deep as its mission says, and deeper where its player has filled it up; all of the play area for a ship that may be
// placed anywhere. Of several zones of a mission the corners follow each other, each zone closed, so that they are one
// polygon (2e.setup.place-forces.range-1-of-edge, 1e.mission.setup-area-override).
func ZoneOf(x *game.Exec, id game.ShipID) []geom.Pose {
	if zones := missionZones(x, id); zones != nil {
		var corners []geom.Pose
		for _, z := range zones {
			corners = append(corners, geom.Pose{X: z.Right, Y: z.Bottom}, geom.Pose{X: z.Right, Y: z.Top},
				geom.Pose{X: z.Left, Y: z.Top}, geom.Pose{X: z.Left, Y: z.Bottom}, geom.Pose{X: z.Right, Y: z.Bottom})
		}
		return corners
	}
	p := x.Side(id)
	length := edgeLength(x, p)
	across := x.G.Area.Width + x.G.Area.Height - length
	depth := across
	if !placedAnywhere(x, id) {
		_, depth = openPlace(x, id)
	}
	depth = min(depth, across)
	return []geom.Pose{
		FromEdge(x, p, 0, 0), FromEdge(x, p, length, 0), FromEdge(x, p, length, depth), FromEdge(x, p, 0, depth),
	}
}

// placeOnGrid finds the first place on a grid that fits, looking along the table or across it.
func placeOnGrid(x *game.Exec, fit func(x *game.Exec, pose geom.Pose) bool) (geom.Pose, bool) {
	for turn := int32(0); turn < geom.FullTurn; turn += 90 * geom.Degree {
		for py := int32(0); py <= x.G.Area.Height; py += gridStep {
			for px := int32(0); px <= x.G.Area.Width; px += gridStep {
				if pose := (geom.Pose{X: px, Y: py, Heading: turn}); fit(x, pose) {
					return pose, true
				}
			}
		}
	}
	return geom.Pose{}, false
}
