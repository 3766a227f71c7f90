package bench

import (
	"math"
	"math/rand/v2"

	"koiogran/engine/geom"
)

// How many places are gone round, and how many ships stand in the way of a maneuver.
const (
	places = 256
	crowd  = 8
)

// near draws a pose around another, between two distances in millimeters.
func near(r *rand.Rand, at geom.Pose, low, high float64) geom.Pose {
	far, turn := low+(high-low)*r.Float64(), 2*math.Pi*r.Float64()
	return geom.Pose{
		X:       at.X + int32(far*math.Sin(turn)*geom.Millimeter),
		Y:       at.Y + int32(far*math.Cos(turn)*geom.Millimeter),
		Heading: int32(r.IntN(geom.FullTurn)),
	}
}

// measures lists the measures of the table. Bases stand 30 to 90 mm apart, so that about half of
// them overlap and nothing is settled by a look at circles; for arcs they are up to 300 mm apart.
func measures() []work {
	r := rand.New(rand.NewPCG(7, 8))
	middle := geom.Pose{X: 457 * geom.Millimeter, Y: 457 * geom.Millimeter}
	var a, b, far [places]geom.Placed
	var rocks [places]geom.Token
	var moves [places]geom.Move
	var others [places][crowd]geom.Placed
	for i := range places {
		at := near(r, middle, 0, 200)
		a[i] = geom.Place(geom.Size(r.IntN(3)), at)
		b[i] = geom.Place(geom.Size(r.IntN(3)), near(r, at, 30, 90))
		far[i] = geom.Place(geom.Size(r.IntN(3)), near(r, at, 50, 300))
		rocks[i] = geom.PlaceObstacle(geom.Obstacle(r.IntN(geom.Obstacles)), near(r, at, 20, 60))
		moves[i] = geom.Move{Start: at, Maneuver: geom.Maneuver{
			Bearing: geom.Straight + geom.Bearing(r.IntN(int(geom.TallonRight))),
			Speed:   uint8(1 + r.IntN(3)),
		}}
		for j := range others[i] {
			others[i][j] = geom.Place(geom.Size(r.IntN(3)), near(r, at, 60, 160))
		}
	}
	var sum int64
	each := func(name string, target float64, do func(i int) int64) work {
		return work{name: name, unit: nanoseconds, target: target, do: func(n int) {
			for i := range n {
				sum += do(i % places)
			}
		}}
	}
	return []work{
		each("do two bases overlap", 15, func(i int) int64 {
			return truth(geom.Overlap(&a[i], &b[i], geom.WithGuides))
		}),
		each("distance of two bases", 100, func(i int) int64 {
			return int64(geom.Distance(&a[i], &b[i]).Distance)
		}),
		each("does a base overlap a rock", 90, func(i int) int64 {
			return truth(geom.OverlapToken(&a[i], &rocks[i], geom.WithGuides))
		}),
		each("is a ship in arc, and how far", 130, func(i int) int64 {
			m, ok := geom.InArc(geom.SecondEdition, &a[i], &far[i], geom.Arc(1+i&3))
			return truth(ok) + int64(geom.SecondEdition.Range(m.Distance, false))
		}),
		each("a maneuver among eight close ships", 0, func(i int) int64 {
			end := geom.Execute(moves[i], others[i][:])
			return int64(end.Used)
		}),
	}
}

// truth counts a yes.
func truth(yes bool) int64 {
	if yes {
		return 1
	}
	return 0
}
