package geom

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// A mirror exchanges left and right in the names of bearings and arcs, and nothing else.
func TestMirrored_NamesExchangeLeftAndRight(t *testing.T) {
	swap := strings.NewReplacer("left", "right", "right", "left", "port", "starboard", "starboard", "port")
	for b := range NumBearings {
		if got, want := b.Mirrored().String(), swap.Replace(b.String()); got != want {
			t.Errorf("%v mirrored is %v, want %v", b, got, want)
		}
	}
	for a := range arcs {
		want := swap.Replace(a.String())
		if a == LeftAndRight {
			want = a.String()
		}
		if got := a.Mirrored().String(); got != want {
			t.Errorf("%v mirrored is %v, want %v", a, got, want)
		}
	}
}

// A mirrored obstacle is what it was, and mirrored again it has its outline back.
func TestMirrored_ObstaclesKeepTheirIDs(t *testing.T) {
	for o := range HugeShortObstacle + 1 {
		m := o.Mirrored()
		if m.ID() != o.ID() || m.Kind() != o.Kind() || m.Huge() != o.Huge() || m.Mirrored() != o {
			t.Errorf("%s mirrored is %s", o.ID(), m.ID())
		}
	}
}

// What is computed on a table that is mirrored or turned is what is computed on the table, mirrored or turned: headings
// exactly, places and distances to the nanometer to which they are rounded.
func TestMirrored_MovesAndDistances(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	area := StandardArea()
	any := func() Pose {
		return Pose{rng.Int32N(area.Width), rng.Int32N(area.Height), rng.Int32N(FullTurn)}
	}
	for _, c := range []struct {
		name  string
		pose  func(Pose) Pose
		other func(Maneuver) Maneuver
		rock  func(Obstacle) Obstacle
	}{
		{"mirrored", area.Mirrored, func(m Maneuver) Maneuver { return Maneuver{m.Bearing.Mirrored(), m.Speed} }, Obstacle.Mirrored},
		{"turned", area.Turned, func(m Maneuver) Maneuver { return m }, func(o Obstacle) Obstacle { return o }},
	} {
		for range 20_000 {
			start, at := any(), any()
			m := Maneuver{Bearing(rng.IntN(int(NumBearings))), uint8(1 + rng.IntN(3))}
			got, want := Final(Medium, c.pose(start), c.other(m), 0), c.pose(Final(Medium, start, m, 0))
			if off(got.X, want.X) > 1 || off(got.Y, want.Y) > 1 || got.Heading != want.Heading {
				t.Fatalf("%s: %v from %v ends at %v, want %v", c.name, m, start, got, want)
			}
			rock := Obstacle(rng.IntN(Obstacles))
			base, token := Place(Large, start), PlaceObstacle(rock, at)
			other, twin := Place(Large, c.pose(start)), PlaceObstacle(c.rock(rock), c.pose(at))
			if a, b := DistanceToken(&base, &token).Distance, DistanceToken(&other, &twin).Distance; off(a, b) > 1 {
				t.Fatalf("%s: %s at %v is %d nm from %v, want %d", c.name, rock.ID(), at, b, start, a)
			}
		}
	}
}

// off returns how far two numbers are apart.
func off(a, b int32) int32 { return max(a-b, b-a) }

// A line that only runs along the side of a ship passes over it at neither side: the shortest line of this attack, from a
// corner to a corner, does (1e.obstruct.definition, 2e.obstruction.line).
func TestLine_AlongASideIsNotObstructed(t *testing.T) {
	area := StandardArea()
	same := func(p Pose) Pose { return p }
	for name, pose := range map[string]func(Pose) Pose{"at its right": same, "at its left": area.Mirrored} {
		for aside, want := range map[int32]uint64{0: 0, 1000: 1} {
			a, b := Place(Small, pose(Pose{400_000_000, 200_000_000, 0})), Place(Small, pose(Pose{440_000_000, 500_000_000, 0}))
			c := Place(Small, pose(Pose{400_000_000 + aside, 350_000_000, 0}))
			s := Sight{Game: FirstEdition, Attacker: &a, Target: &b}
			if o, _ := s.Line(nil, []Placed{c}); o.Ships != want {
				t.Errorf("%s, %d nm over it: ships %b, want %b", name, aside, o.Ships, want)
			}
		}
	}
}

// Of equally short lines the one that passes over the fewest ships that obstruct is found, or over the most, whichever
// of two ships lies to the left (1e.obstruct.equal-points-choice, 1e.huge.obstruct.section).
func TestLine_ShipsThatObstructCountFirst(t *testing.T) {
	a, b := Place(Small, Pose{400_000_000, 200_000_000, 0}), Place(Small, Pose{400_000_000, 600_000_000, 0})
	ships := []Placed{Place(Large, Pose{360_000_000, 400_000_000, 0}), Place(Large, Pose{440_000_000, 400_000_000, 0})}
	for _, obstructing := range []uint64{1, 2} {
		for most, want := range map[bool]uint64{true: obstructing, false: 3 - obstructing} {
			s := Sight{Game: FirstEdition, Attacker: &a, Target: &b, Obstructing: obstructing, Most: most}
			if o, _ := s.Line(nil, ships); o.Ships != want {
				t.Errorf("ships %b obstruct, most %t: ships %b, want %b", obstructing, most, o.Ships, want)
			}
		}
	}
}
