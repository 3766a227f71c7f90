package geom

import (
	"math"
	"math/rand/v2"
	"testing"
)

// lineO returns a point of the middle line of a template that bends right, continued by its
// tangents, for a ship that starts at the origin: s mm from the template's start.
func lineO(t Template, half, s float64) vec {
	radius := t.radius()
	if s <= 0 || radius == 0 {
		return vec{0, half + s}
	}
	whole := float64(t.Angle()) / 180e6 * math.Pi
	sin, cos := math.Sincos(math.Min(s/radius, whole))
	beyond := math.Max(0, s-radius*whole)
	return vec{radius*(1-cos) + beyond*sin, half + radius*sin + beyond*cos}
}

// partialO returns the pose of a ship at a progress, found by halving: the rear hashmark is p - L
// along the line, the front one is the point of the line L away from it.
func partialO(m Move, p float64) pairO {
	l := float64(m.Size.Length())
	t := m.Maneuver.Template()
	rear := lineO(t, l/2, p-l)
	low, high := p-l, p+0.8*l
	for range 60 {
		mid := (low + high) / 2
		if q := lineO(t, l/2, mid); math.Hypot(q.x-rear.x, q.y-rear.y) < l {
			low = mid
		} else {
			high = mid
		}
	}
	front := lineO(t, l/2, low)
	side := 1.0
	if m.Maneuver.Side() == Left {
		side = -1
	}
	heading := math.Atan2(side*(front.x-rear.x), front.y-rear.y) / math.Pi * 180
	center := turnO(m.Start, outlineO{{side * (rear.x + front.x) / 2, (rear.y + front.y) / 2}})[0]
	return pairO{m.Size, at(center.x, center.y, float64(m.Start.Heading)/1e6+heading)}
}

// A partial move, checked without walking: the ship is on its path, free of all others;
// it touches those it says; and farther along its path, wherever the rules would have it
// stop first, it would overlap someone.
func TestOracle_PartialMoves(t *testing.T) {
	r := rand.New(rand.NewPCG(*oracleSeed, 600))
	partial := 0
	for range *oraclePairs / 600 {
		m := Move{
			Size: Size(r.IntN(3)), Start: randomPose(r, 100),
			Maneuver: Maneuver{Straight + Bearing(r.IntN(5)), uint8(1 + r.IntN(3))},
		}
		end := m.Full()
		var others []Placed
		var pairs []pairO
		for range 1 + r.IntN(4) {
			p := randomPose(r, 100)
			p.X, p.Y = p.X+end.X, p.Y+end.Y
			o := pairO{Size(r.IntN(3)), p}
			others, pairs = append(others, Place(o.size, o.pose)), append(pairs, o)
		}
		got := Execute(m, others)
		if got.Full || got.Progress == 0 {
			continue
		}
		partial++
		p := float64(got.Progress) / 1e6
		stop := partialO(m, p)
		near(t, "stop", got.Pose, float64(stop.pose.X)/1e6, float64(stop.pose.Y)/1e6,
			float64(stop.pose.Heading)/1e6, 4e-6)
		for i, o := range pairs {
			gap := stop.gap(o, 2e-5, true)
			if touching := got.Touching>>i&1 != 0; gap <= 0 || touching && gap > 1e-4 {
				t.Fatalf("%+v among %+v: %+v is %v away from ship %d", m, pairs, got, gap, i)
			}
		}
		total := float64(m.Maneuver.Template().length()) + float64(m.Size.Length())
		for k := 0.0; total-k*0.25 > p+1e-4; k++ {
			there := partialO(m, total-k*0.25)
			free := true
			for _, o := range pairs {
				free = free && there.gap(o, 0, true) > 1e-5
			}
			if free {
				t.Fatalf("%+v among %+v: %+v, but %v is free", m, pairs, got, total-k*0.25)
			}
		}
	}
	if partial < *oraclePairs/3000 {
		t.Errorf("only %d partial moves", partial)
	}
}
