package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// markers are how many hyperspace markers there are.
const markers = 2

// markerGap is how far apart the markers lie, in range bands, and markerEdge how far from every
// edge, in nanometers: beyond both (2e.escalation.hyperspace-marker-1, 2e.escalation.hyperspace-marker-2).
const (
	markerGap  = 3
	markerEdge = 1 * geom.Band
)

// PlaceMarkers lets the first player place hyperspace marker 1 and the other player marker 2, in
// an Escalation match. Where no legal place is left the player passes, and the match has none.
var PlaceMarkers = game.Step{
	Name:  "place a hyperspace marker",
	Until: true,
	Who: func(x *game.Exec) game.Players {
		switch {
		case x.G.Options.Escalation == 0 || x.S.NMarkers == markers:
			return game.Nobody
		case x.S.NMarkers == 0:
			return game.Only(x.S.First)
		}
		return game.Only(x.S.First.Other())
	},
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) { q.Kind = game.PlaceQuestion },
	Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
		if c == game.Opt(game.PassVerb) {
			_, ok := markerOnGrid(x)
			return !ok
		}
		want := game.Opt(game.PlaceVerb)
		want.Object, want.Pose = game.Object{Kind: game.MarkerObject, ID: x.S.NMarkers}, c.Pose
		return c == want && validPose(c.Pose) && markerLegal(x, c.Pose)
	},
	Draw: drawMarker,
	Take: func(x *game.Exec, p game.Player, c game.Choice) {
		n := x.S.NMarkers
		x.S.NMarkers++
		if c.Verb == game.PassVerb {
			return
		}
		x.S.Markers[n] = game.Marker{Pose: c.Pose, Placed: true}
		e := game.NewEvent(game.MarkerPlaced, markerClauses[n], game.NoShip)
		e.Object, e.Pose, e.N = c.Object, c.Pose, int(p)
		x.Emit(e)
	},
}

var markerClauses = [markers]string{
	"escalation.hyperspace-marker-1", "escalation.hyperspace-marker-2",
}

// markerLegal reports whether the next marker may be placed at a pose. A marker is a square with the
// sides of a small base.
func markerLegal(x *game.Exec, pose geom.Pose) bool {
	base := geom.Place(geom.Small, pose)
	for e := geom.LowerEdge; e <= geom.LeftEdge; e++ {
		if -x.G.Area.Beyond(&base, e) <= markerEdge {
			return false
		}
	}
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if x.S.Obstacles[i].Placed && geom.Near(&base, x.Obstacle(i), geom.Contact) {
			return false
		}
	}
	if x.S.NMarkers == 0 || !x.S.Markers[0].Placed {
		return true
	}
	first := geom.Place(geom.Small, x.S.Markers[0].Pose)
	return geom.Distance(&base, &first).Distance > x.G.Measure.Reach(markerGap)
}

// markerOnGrid finds the first legal place of the next marker on a grid.
func markerOnGrid(x *game.Exec) (geom.Pose, bool) {
	for py := int32(markerEdge); py < x.G.Area.Height-markerEdge; py += gridStep {
		for px := int32(markerEdge); px < x.G.Area.Width-markerEdge; px += gridStep {
			pose := geom.Pose{X: px, Y: py}
			if markerLegal(x, pose) {
				return pose, true
			}
		}
	}
	return geom.Pose{}, false
}

// drawMarker draws a legal place for the next marker. Marker 1 lies toward a side, so that there
// is room for the other.
func drawMarker(x *game.Exec, _ game.Player, r game.Random) game.Choice {
	c := game.Opt(game.PlaceVerb)
	c.Object = game.Object{Kind: game.MarkerObject, ID: x.S.NMarkers}
	for range 60 {
		c.Pose = geom.Pose{
			X:       between(r, markerEdge, x.G.Area.Width-markerEdge),
			Y:       between(r, markerEdge, x.G.Area.Height-markerEdge),
			Heading: int32(r.IntN(360)) * geom.Degree,
		}
		if markerLegal(x, c.Pose) {
			return c
		}
	}
	if pose, ok := markerOnGrid(x); ok {
		c.Pose = pose
		return c
	}
	return game.Opt(game.PassVerb)
}

// destroyedThreat adds up the threat of the ships of a player that were destroyed, and counts them.
func destroyedThreat(x *game.Exec, p game.Player) (threat, ships int) {
	for i := range x.G.Ships {
		if s := &x.S.Ships[i]; x.G.Ships[i].Side == p && s.Destroyed && !s.OnTable && x.G.Ships[i].Remote == nil {
			threat += int(x.G.Ships[i].Threat)
			ships++
		}
	}
	return threat, ships
}

// starters counts the ships with which a player begins an Escalation match.
func starters(x *game.Exec, p game.Player) int {
	n := 0
	for i := range x.G.Ships {
		if x.G.Ships[i].Side == p && !x.G.Ships[i].Collection && x.G.Ships[i].Remote == nil {
			n++
		}
	}
	return n
}

// CheckEscalation ends an Escalation match when a player has destroyed enemy ships of more than
// twice its threat; if both have, the higher total wins, and at equal totals play goes on
// (2e.escalation.victory, 2e.escalation.victory-both). With the core set a player has done so who
// has destroyed one ship more than the enemy began with (2e.escalation.core.rebel-victory).
var CheckEscalation = game.Step{Name: "check the threat destroyed", Do: func(x *game.Exec) {
	if x.G.Options.Escalation == 0 {
		return
	}
	var total [2]int
	var reached [2]bool
	for p := game.Seat1; p <= game.Seat2; p++ {
		threat, ships := destroyedThreat(x, p.Other())
		total[p], reached[p] = threat, threat > 2*int(x.G.Options.Escalation)
		if x.G.Options.CoreSet {
			total[p], reached[p] = ships, ships > starters(x, p.Other())
		}
	}
	switch {
	case reached[0] && (!reached[1] || total[0] > total[1]):
		finish(x, game.Won1, "escalation.victory")
	case reached[1] && (!reached[0] || total[1] > total[0]):
		finish(x, game.Won2, "escalation.victory")
	}
}}
