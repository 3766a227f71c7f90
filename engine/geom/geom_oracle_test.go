package geom

import (
	"flag"
	"math"
	"math/rand/v2"
	"testing"
)

// The oracle answers the same questions slowly and by other means: the standard library's
// trigonometry, outlines as lists of segments, every segment against every other, angles
// instead of half planes, many lines instead of intervals. It shares no code with the package
// but the tables of sizes, radii and outlines.
//
//	go test ./engine/geom -run Oracle                         a few seconds
//	go test ./engine/geom -run Oracle -oracle.pairs=10000000  ten million pairs, some minutes
//	go test ./engine/geom -fuzz FuzzOracle_Pair -fuzztime 5m  guided by coverage
var (
	oraclePairs = flag.Int("oracle.pairs", 120_000, "random pairs to compare with the oracle")
	oracleSeed  = flag.Uint64("oracle.seed", 1, "seed of the random pairs")
)

// doubt is how near to a boundary, in mm, the oracle gives no answer.
const doubt = 1e-3

// outlineO is a base on the table, clockwise.
type outlineO [4]vec

// turnO turns and moves points from a ship's frame onto the table.
func turnO(pose Pose, points outlineO) outlineO {
	sin, cos := math.Sincos(float64(pose.Heading) / 180e6 * math.Pi)
	x, y := float64(pose.X)/1e6, float64(pose.Y)/1e6
	for i, p := range points {
		points[i] = vec{x + p.x*cos + p.y*sin, y - p.x*sin + p.y*cos}
	}
	return points
}

// baseO returns a base, smaller by less on every side.
func baseO(size Size, pose Pose, less float64) outlineO {
	w, l := float64(size.Width())/2-less, float64(size.Length())/2-less
	return turnO(pose, outlineO{{w, l}, {w, -l}, {-w, -l}, {-w, l}})
}

func guidesO(size Size, pose Pose) outlineO {
	l := float64(size.Length()) / 2
	return turnO(pose, outlineO{{11.5, l}, {11.5, -l}, {-11.5, -l}, {-11.5, l}})
}

// sideO returns the side of the line from p to q that a point is on, as a sign: negative to the right.
func sideO(p, q, r vec) float64 { return (q.x-p.x)*(r.y-p.y) - (q.y-p.y)*(r.x-p.x) }

// insideO: to the right of every side.
func (o *outlineO) insideO(p vec) bool {
	for i, a := range o {
		if sideO(a, o[(i+1)%4], p) > 0 {
			return false
		}
	}
	return true
}

func pointSegmentO(p, a, b vec) float64 {
	ex, ey := b.x-a.x, b.y-a.y
	n := ex*ex + ey*ey
	t := 0.0
	if n > 0 {
		t = max(0, min(1, ((p.x-a.x)*ex+(p.y-a.y)*ey)/n))
	}
	dx, dy := p.x-a.x-t*ex, p.y-a.y-t*ey
	return math.Sqrt(dx*dx + dy*dy)
}

func crossO(a, b, c, d vec) bool {
	return sideO(a, b, c)*sideO(a, b, d) < 0 && sideO(c, d, a)*sideO(c, d, b) < 0
}

func segmentSegmentO(a, b, c, d vec) float64 {
	if crossO(a, b, c, d) {
		return 0
	}
	return min(pointSegmentO(a, c, d), pointSegmentO(b, c, d),
		pointSegmentO(c, a, b), pointSegmentO(d, a, b))
}

// pointO returns the distance from a point to an outline and what it encloses.
func (o *outlineO) pointO(p vec) float64 {
	if o.insideO(p) {
		return 0
	}
	d := math.Inf(1)
	for i, a := range o {
		d = min(d, pointSegmentO(p, a, o[(i+1)%4]))
	}
	return d
}

// segmentO returns the distance from a segment to an outline and what it encloses.
func (o *outlineO) segmentO(p, q vec) float64 {
	if o.insideO(p) {
		return 0
	}
	d := math.Inf(1)
	for i, a := range o {
		d = min(d, segmentSegmentO(p, q, a, o[(i+1)%4]))
	}
	return d
}

func (o *outlineO) distanceO(other *outlineO) float64 {
	if other.insideO(o[0]) {
		return 0
	}
	d := math.Inf(1)
	for i, a := range other {
		d = min(d, o.segmentO(a, other[(i+1)%4]))
	}
	return d
}

// answer is yes, no or, near a boundary, neither.
type answer int

const (
	unsure answer = iota
	yes
	no
)

func (a answer) against(got bool) bool { return a == unsure || (a == yes) == got }

// overlapO: no if the outlines are apart, yes if they meet even when everything of the first
// is smaller by doubt.
func overlapO(a, b pairO, guides bool) answer {
	if a.gap(b, 0, guides) > 0 {
		return no
	}
	if a.gap(b, doubt, guides) <= 0 {
		return yes
	}
	return unsure
}

// pairO is one of a pair of bases.
type pairO struct {
	size Size
	pose Pose
}

// ownO returns a point of the table in the ship's frame.
func (a pairO) ownO(p vec) (x, y float64) {
	sin, cos := math.Sincos(float64(a.pose.Heading) / 180e6 * math.Pi)
	dx, dy := p.x-float64(a.pose.X)/1e6, p.y-float64(a.pose.Y)/1e6
	return dx*cos - dy*sin, dx*sin + dy*cos
}

// gap returns the distance between two bases with guides, the first smaller by less; 0 or less if
// they meet.
func (a pairO) gap(b pairO, less float64, guides bool) float64 {
	boxA, boxB := baseO(a.size, a.pose, less), baseO(b.size, b.pose, 0)
	d := boxA.distanceO(&boxB)
	if !guides {
		return d
	}
	for _, g := range guidesO(a.size, a.pose) {
		d = min(d, boxB.pointO(g)-1.5+less)
		for _, h := range guidesO(b.size, b.pose) {
			d = min(d, math.Hypot(g.x-h.x, g.y-h.y)-3+less)
		}
	}
	for _, h := range guidesO(b.size, b.pose) {
		d = min(d, boxA.pointO(h)-1.5)
	}
	return d
}

// halfAngleO returns half the angle of the front arc, in degrees.
func halfAngleO(g Game, size Size) float64 {
	switch {
	case g == FirstEdition && size == Small:
		return 40.45
	case g == FirstEdition:
		return 42.025
	case size == Small:
		return 40.62
	case size == Medium:
		return 41.40
	case size == Large:
		return 41.76
	}
	return 41.45
}

// arcO reports whether a point is in an arc, by its bearing, with a margin in radians or, for
// the bullseye, in mm. A positive margin makes the arc larger.
func arcO(g Game, ship pairO, arc Arc, p vec, margin float64) bool {
	x, y := ship.ownO(p)
	half := halfAngleO(g, ship.size) / 180 * math.Pi
	bearing := math.Atan2(x, y)
	front := math.Abs(bearing)
	rear := math.Pi - front
	switch arc {
	case FrontArc:
		return front <= half+margin
	case RearArc:
		return rear <= half+margin
	case RightArc:
		return bearing >= half-margin && bearing <= math.Pi-half+margin
	case LeftArc:
		return -bearing >= half-margin && -bearing <= math.Pi-half+margin
	case FrontAndRear:
		return min(front, rear) <= half+margin
	case LeftAndRight:
		return min(front, rear) >= half-margin
	case FullFrontArc:
		return front <= math.Pi/2+margin
	case FullRearArc:
		return rear <= math.Pi/2+margin
	case BullseyeArc:
		l := float64(ship.size.Length()) / 2
		reach := 300.0
		if g == Flightpath {
			reach = 500
		}
		return math.Abs(x) <= 7.5+margin && y >= l-margin && y <= l+reach+margin
	}
	return true
}

// arcQuestion is whose arc it is.
type arcQuestion struct {
	game Game
	ship pairO
	arc  Arc
}

const (
	coarse = 10.0 // mm; a corner of an arc may hide between two such points
	fine   = 0.02
)

// checkArc compares the distance to an outline in an arc, if it is there, with the oracle. On
// the border of the arc the answer depends on the last digits.
func checkArc(t testing.TB, q arcQuestion, outline []vec, m Measurement, ok bool) {
	d, exact := float64(m.Distance)/1e6, inArcO(q, outline, 0, coarse)
	if ok && math.Abs(d-exact) < 1e-5 || !ok && math.IsInf(exact, 1) {
		return
	}
	wide, narrow := inArcO(q, outline, 1e-5, fine), inArcO(q, outline, -1e-5, fine)
	if ok && (d < wide-1e-5 || d > narrow+1e-5) || !ok && !math.IsInf(narrow, 1) {
		t.Fatalf("%+v to %v: %v %v, want between %v and %v", q, outline, ok, d, wide, narrow)
	}
}

// inArcO returns the distance to the part of an outline in an arc: each side is cut into pieces of
// some length, and pieces where they enter or leave the arc, found by halving. Infinite if
// there is none. Nothing but the sides need be looked at, as long as the attacker is not
// inside the outline: arcs open away from the attacker.
func inArcO(q arcQuestion, target []vec, margin, piece float64) float64 {
	own := baseO(q.ship.size, q.ship.pose, 0)
	in := func(p vec) bool { return arcO(q.game, q.ship, q.arc, p, margin) }
	best := math.Inf(1)
	for i, a := range target {
		b := target[(i+1)%len(target)]
		pieces := math.Ceil((math.Abs(b.x-a.x) + math.Abs(b.y-a.y)) / piece)
		p, pIn := a, in(a)
		for k := 1.0; k <= pieces; k++ {
			r := vec{a.x + (b.x-a.x)*k/pieces, a.y + (b.y-a.y)*k/pieces}
			rIn := in(r)
			lo, hi := p, r
			if pIn != rIn {
				for range 45 {
					mid := vec{(lo.x + hi.x) / 2, (lo.y + hi.y) / 2}
					if in(mid) == pIn {
						lo = mid
					} else {
						hi = mid
					}
				}
			}
			switch {
			case pIn && rIn:
				best = min(best, own.segmentO(p, r))
			case pIn:
				best = min(best, own.segmentO(p, lo))
			case rIn:
				best = min(best, own.segmentO(hi, r))
			}
			p, pIn = r, rIn
		}
	}
	return best
}

// randomPairs gives pairs of all kinds: anywhere, close, aligned, and in contact or nearly so.
func randomPairs(r *rand.Rand) (a, b pairO) {
	sizesOf := []Size{Small, Medium, Large, Small, Medium, Large, HugeLong, HugeShort, Huge2}
	a.size, b.size = sizesOf[r.IntN(len(sizesOf))], sizesOf[r.IntN(len(sizesOf))]
	reach := []float64{60, 120, 250, 600}[r.IntN(4)]
	a.pose, b.pose = randomPose(r, 100), randomPose(r, reach)
	b.pose.X, b.pose.Y = b.pose.X+a.pose.X, b.pose.Y+a.pose.Y
	switch r.IntN(5) {
	case 0:
		b.pose.Heading = a.pose.Turned(int32(r.IntN(4)) * 90 * Degree).Heading
	case 1:
		a.pose.Heading = int32(r.IntN(24)) * 15 * Degree
		b.pose.Heading = int32(r.IntN(24)) * 15 * Degree
	}
	if r.IntN(4) == 0 { // whole millimeters
		a.pose.X, a.pose.Y = a.pose.X/1e6*1e6, a.pose.Y/1e6*1e6
		b.pose.X, b.pose.Y = b.pose.X/1e6*1e6, b.pose.Y/1e6*1e6
	}
	if r.IntN(3) == 0 { // pull b into contact, more or less
		gap := a.gap(b, 0, r.IntN(2) == 0)
		gap -= []float64{0, 0, 1e-5, -1e-5, 1e-4, 0.002, -0.002, 0.01}[r.IntN(8)]
		dx, dy := float64(b.pose.X-a.pose.X), float64(b.pose.Y-a.pose.Y)
		if d := math.Hypot(dx, dy); d > 0 && gap > 0 {
			b.pose.X -= int32(dx / d * gap * 1e6)
			b.pose.Y -= int32(dy / d * gap * 1e6)
		}
	}
	return a, b
}

// checkPair compares overlap, distance and one arc of a pair with the oracle.
func checkPair(t testing.TB, a, b pairO, g Game, arc Arc) {
	p, q := Place(a.size, a.pose), Place(b.size, b.pose)
	for _, guides := range []Guides{WithGuides, WithoutGuides} {
		got := Overlap(&p, &q, guides)
		if want := overlapO(a, b, bool(guides)); !want.against(got) {
			t.Fatalf("%+v %+v guides %v: overlap %v, want %v", a, b, guides, got, want)
		}
		if Overlap(&q, &p, guides) != got {
			t.Fatalf("%+v %+v guides %v: overlap is not symmetric", a, b, guides)
		}
	}
	own, target := baseO(a.size, a.pose, 0), baseO(b.size, b.pose, 0)
	want := own.distanceO(&target)
	checkMeasurement(t, a, b, Distance(&p, &q), want)
	if want < doubt || !g.HasArc(a.size, arc) {
		return // ships that overlap have no arcs worth comparing
	}
	got, ok := InArc(g, &p, &q, arc)
	if ok {
		checkProof(t, a, b, got)
	}
	checkArc(t, arcQuestion{g, a, arc}, target[:], got, ok)
}

func checkMeasurement(t testing.TB, a, b pairO, m Measurement, want float64) {
	if math.Abs(float64(m.Distance)/1e6-want) > 2e-6 {
		t.Fatalf("%+v %+v: distance %v, want %v", a, b, float64(m.Distance)/1e6, want)
	}
	checkProof(t, a, b, m)
}

// checkProof: the line is as long as the distance, and its ends lie on the two bases.
func checkProof(t testing.TB, a, b pairO, m Measurement) {
	from := vec{float64(m.From.X) / 1e6, float64(m.From.Y) / 1e6}
	to := vec{float64(m.To.X) / 1e6, float64(m.To.Y) / 1e6}
	if d := math.Hypot(to.x-from.x, to.y-from.y); math.Abs(d-float64(m.Distance)/1e6) > 3e-6 {
		t.Fatalf("%+v %+v: proof of length %v for %+v", a, b, d, m)
	}
	own, target := baseO(a.size, a.pose, 0), baseO(b.size, b.pose, 0)
	if d := own.pointO(from); d > 2e-6 {
		t.Fatalf("%+v %+v: proof %+v starts %v away from the first base", a, b, m, d)
	}
	if d := target.pointO(to); d > 3e-6 {
		t.Fatalf("%+v %+v: proof %+v ends %v away from the second base", a, b, m, d)
	}
}

func TestOracle_Pairs(t *testing.T) {
	r := rand.New(rand.NewPCG(*oracleSeed, 100))
	for i := range *oraclePairs {
		a, b := randomPairs(r)
		checkPair(t, a, b, Game(i%3), Arc(1+i%int(BullseyeArc)))
	}
}

func FuzzOracle_Pair(f *testing.F) {
	f.Add(int32(0), int32(0), int32(0), int32(40_000_000), int32(0), int32(0), uint8(0), uint8(0))
	f.Add(int32(0), int32(0), int32(45*Degree), int32(30*Millimeter), int32(100*Millimeter),
		int32(1), uint8(77), uint8(3))
	f.Fuzz(func(t *testing.T, x, y, h, x2, y2, h2 int32, kind, arc uint8) {
		const reach = 500 * Millimeter
		a := pairO{Size(kind % 6), Pose{x % reach, y % reach, normal(int64(h))}}
		b := pairO{Size(kind / 6 % 6), Pose{x2 % reach, y2 % reach, normal(int64(h2))}}
		checkPair(t, a, b, Game(kind/36%3), Arc(1+arc%uint8(BullseyeArc)))
	})
}
