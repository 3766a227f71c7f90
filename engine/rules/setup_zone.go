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

// inOneOf reports whether a base is wholly in one of several zones, or is too long for the zone and fills its depth
// (2e.setup.place-forces.large-may-extend, 2e.huge.setup.extends).
func inOneOf(x *game.Exec, zones []geom.Zone, base *geom.Placed, size geom.Size) bool {
	for _, z := range zones {
		if z.Holds(base) || (size == geom.Large || size.Huge()) && fillsZone(x, z, base) {
			return true
		}
	}
	return false
}

// fillsZone reports whether a base fills the depth of a zone that is along an edge of the play area, and is in it otherwise.
func fillsZone(x *game.Exec, z geom.Zone, base *geom.Placed) bool {
	area, along := x.G.Area, z
	edge, depth := edgeOfZone(x, z)
	if edge == geom.LowerEdge || edge == geom.UpperEdge {
		along.Bottom, along.Top = 0, area.Height
	} else {
		along.Left, along.Right = 0, area.Width
	}
	return along.Holds(base) && area.FillsZone(base, edge, depth)
}

// edgeOfZone returns the edge of the play area that a zone is along, and how deep the zone is.
func edgeOfZone(x *game.Exec, z geom.Zone) (geom.Edge, int32) {
	wide, high := z.Right-z.Left, z.Top-z.Bottom
	switch {
	case wide > high && z.Top == x.G.Area.Height:
		return geom.UpperEdge, high
	case wide > high:
		return geom.LowerEdge, high
	case z.Right == x.G.Area.Width:
		return geom.RightEdge, wide
	}
	return geom.LeftEdge, wide
}

// drawInZone draws a place in a zone, as far from its sides as half a ship, looking away from the edge along it.
func drawInZone(x *game.Exec, z geom.Zone, half int32, r game.Random) geom.Pose {
	edge, depth := edgeOfZone(x, z)
	in := between(r, half, max(half, depth-half))
	across := between(r, z.Left+half, max(z.Left+half, z.Right-half))
	up := between(r, z.Bottom+half, max(z.Bottom+half, z.Top-half))
	switch edge {
	case geom.UpperEdge:
		return geom.Pose{X: across, Y: z.Top - in, Heading: 180 * geom.Degree}
	case geom.LeftEdge:
		return geom.Pose{X: z.Left + in, Y: up, Heading: 90 * geom.Degree}
	case geom.RightEdge:
		return geom.Pose{X: z.Right - in, Y: up, Heading: 270 * geom.Degree}
	}
	return geom.Pose{X: across, Y: z.Bottom + in}
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
