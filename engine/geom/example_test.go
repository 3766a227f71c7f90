package geom_test

import (
	"fmt"

	"koiogran/engine/geom"
)

// A ship flies straight into another one, touches it and measures the range to a third.
func Example() {
	const mm = geom.Millimeter
	others := []geom.Placed{
		geom.Place(geom.Small, geom.Pose{X: 200 * mm, Y: 230 * mm, Heading: 180 * geom.Degree}),
		geom.Place(geom.Large, geom.Pose{X: 320 * mm, Y: 300 * mm}),
	}
	done := geom.Execute(geom.Move{
		Size:     geom.Small,
		Start:    geom.Pose{X: 200 * mm, Y: 100 * mm},
		Maneuver: geom.Maneuver{Bearing: geom.Straight, Speed: 3},
	}, others)
	fmt.Printf("stopped after %d mm, touching ships %b\n", done.Progress/mm, done.Touching)

	// The corner nearest to the ship is 80.1 mm away, but outside of the arc; the arc line
	// meets the target's side at (280, 280.3), 60 mm across and 73.3 mm ahead of the base.
	ship := geom.Place(geom.Small, done.Pose)
	game := geom.SecondEdition
	m, ok := geom.InArc(game, &ship, &others[1], geom.FrontArc)
	fmt.Printf("in arc %v, %.1f mm, range %d\n", ok, float64(m.Distance)/mm, game.Range(m.Distance, false))
	// Output:
	// stopped after 87 mm, touching ships 1
	// in arc true, 94.7 mm, range 1
}
