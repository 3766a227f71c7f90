package wire

import (
	"math"
	"strconv"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// beaconOutline returns the outline of a beacon of a mission: a ring of 16 corners, as wide as a token.
func beaconOutline() []Point {
	const corners, radius = 16, 12
	list := make([]Point, corners)
	for i := range list {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		list[i] = Point{math.Round(100*radius*sin) / 100, math.Round(100*radius*cos) / 100}
	}
	return list
}

// beacons lists the beacons of a mission.
func beacons(g *game.Game) []Marker {
	var list []Marker
	if g.Mission != nil {
		for i, at := range g.Mission.Beacons {
			list = append(list, Marker{
				Name: "beacon " + strconv.Itoa(i+1), Pose: poseOf(geom.Pose{X: at.X, Y: at.Y}), Outline: beaconOutline(),
				Reach: math.Round(float64(g.Measure.Reach(1)) / geom.Millimeter),
			})
		}
	}
	return list
}

// victoryToken is this many victory tokens on the card of a ship.
func victoryToken(n int) Token { return Token{"victory", colors[game.Blue], n} }

// scored returns what each side has scored: by its mission, or in points; nil where neither decides the match.
func scored(g *game.Game, s *game.Table) []float64 {
	switch m := g.Mission; {
	case m != nil && m.Score != nil:
		score := m.Score(g, s)
		return []float64{float64(score[0]), float64(score[1])}
	case g.Options.TimedScoring:
		half := rules.HalfPoints(g, s)
		return []float64{float64(half[0]) / 2, float64(half[1]) / 2}
	}
	return nil
}
