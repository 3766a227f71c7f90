package geom

import "testing"

func TestWay_LeadsFromTheStartToTheEnd(t *testing.T) {
	m := Move{Size: Small, Start: Pose{X: 400 * Millimeter, Y: 300 * Millimeter},
		Maneuver: Maneuver{TurnRight, 2}}
	way := m.Way(m.Full(), 8)
	if len(way) != 9 || way[0] != m.Start || way[8] != m.Full() {
		t.Fatalf("got %d poses from %v to %v", len(way), way[0], way[len(way)-1])
	}
	for i := range way[1:] {
		if way[i+1].X < way[i].X || way[i+1].Y < way[i].Y {
			t.Errorf("the way turns back at %v", way[i+1])
		}
	}
}

func TestWay_StopsWhereTheShipDid(t *testing.T) {
	m := Move{Size: Small, Start: Pose{X: 400 * Millimeter, Y: 300 * Millimeter},
		Maneuver: Maneuver{Straight, 3}}
	stop := Pose{X: 400 * Millimeter, Y: 360 * Millimeter}
	for _, p := range m.Way(stop, 8) {
		if p.Y > stop.Y {
			t.Errorf("the way leads to %v, beyond the end", p)
		}
	}
}

func TestWay_RotatesInItsLastStep(t *testing.T) {
	m := Move{Size: Small, Start: Pose{X: 400 * Millimeter, Y: 300 * Millimeter},
		Maneuver: Maneuver{Koiogran, 2}}
	way := m.Way(m.Full(), 8)
	if way[7].Heading != 0 || way[8].Heading != 180*Degree {
		t.Errorf("the last headings are %d and %d, want 0 and half a turn", way[7].Heading,
			way[8].Heading)
	}
}
