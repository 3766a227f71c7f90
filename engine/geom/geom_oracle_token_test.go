package geom

import (
	"math"
	"math/rand/v2"
	"testing"
)

// polygonO is a token on the table.
type polygonO []vec

// tokenO takes over the table of outlines, nothing else.
func tokenO(token *Token) polygonO {
	sin, cos := math.Sincos(float64(token.Pose.Heading) / 180e6 * math.Pi)
	x, y := float64(token.Pose.X)/1e6, float64(token.Pose.Y)/1e6
	var o polygonO
	for _, p := range token.shape.corners {
		o = append(o, vec{x + p.x*cos + p.y*sin, y - p.x*sin + p.y*cos})
	}
	return o
}

// insideO sums the angles under which the sides are seen: a full turn from inside.
func (o polygonO) insideO(p vec) bool {
	sum := 0.0
	for i, a := range o {
		b := o[(i+1)%len(o)]
		u, v := vec{a.x - p.x, a.y - p.y}, vec{b.x - p.x, b.y - p.y}
		sum += math.Atan2(u.x*v.y-u.y*v.x, u.x*v.x+u.y*v.y)
	}
	return math.Abs(sum) > math.Pi
}

// segmentO returns the distance from a segment to the polygon and what it encloses.
func (o polygonO) segmentO(p, q vec) float64 {
	d := math.Inf(1)
	for i, a := range o {
		d = min(d, segmentSegmentO(p, q, a, o[(i+1)%len(o)]))
	}
	if d > 0 && o.insideO(p) {
		return 0
	}
	return d
}

func (o polygonO) baseO(b *outlineO) float64 {
	if b.insideO(o[0]) {
		return 0
	}
	d := math.Inf(1)
	for i, p := range b {
		d = min(d, o.segmentO(p, b[(i+1)%4]))
	}
	return d
}

// gapO returns the distance between a token and a base with guides, which is smaller by less.
func (o polygonO) gapO(b pairO, less float64, guides bool) float64 {
	box := baseO(b.size, b.pose, less)
	d := o.baseO(&box)
	if guides {
		for _, g := range guidesO(b.size, b.pose) {
			d = min(d, o.segmentO(g, g)-1.5+less)
		}
	}
	return d
}

func randomToken(r *rand.Rand, around Pose, reach float64) Token {
	p := randomPose(r, reach)
	p.X, p.Y = p.X+around.X, p.Y+around.Y
	if r.IntN(4) == 0 {
		p.Heading = around.Turned(int32(r.IntN(4)) * 90 * Degree).Heading
	}
	if r.IntN(3) == 0 {
		return PlaceDevice(Device(r.IntN(int(Blaze)+1)), p) // the devices that machineSum was computed from
	}
	return PlaceObstacle(Obstacle(r.IntN(Obstacles)), p)
}

func TestOracle_TokensAndBases(t *testing.T) {
	r := rand.New(rand.NewPCG(*oracleSeed, 200))
	met := 0
	for range *oraclePairs / 20 {
		ship := pairO{Size(r.IntN(int(sizes))), randomPose(r, 100)}
		token := randomToken(r, ship.pose, 60+float64(ship.size.Length())/2)
		base, outline := Place(ship.size, ship.pose), tokenO(&token)
		for _, guides := range []Guides{WithGuides, WithoutGuides} {
			want := unsure
			if outline.gapO(ship, 0, bool(guides)) > 0 {
				want = no
			} else if outline.gapO(ship, doubt, bool(guides)) <= 0 {
				want = yes
				met++
			}
			if got := OverlapToken(&base, &token, guides); !want.against(got) {
				t.Fatalf("%+v %+v guides %v: overlap %v", ship, token.Pose, guides, got)
			}
		}
		m := DistanceToken(&base, &token)
		if want := outline.gapO(ship, 0, false); math.Abs(float64(m.Distance)/1e6-want) > 2e-6 {
			t.Fatalf("%+v %+v: distance %d, want %v", ship, token.Pose, m.Distance, want)
		}
		from := vec{float64(m.From.X) / 1e6, float64(m.From.Y) / 1e6}
		to := vec{float64(m.To.X) / 1e6, float64(m.To.Y) / 1e6}
		own := baseO(ship.size, ship.pose, 0)
		if own.pointO(from) > 2e-6 || outline.segmentO(to, to) > 2e-6 ||
			math.Abs(math.Hypot(to.x-from.x, to.y-from.y)-float64(m.Distance)/1e6) > 3e-6 {
			t.Fatalf("%+v %+v: proof %+v", ship, token.Pose, m)
		}
	}
	if met < *oraclePairs/200 {
		t.Errorf("only %d overlaps", met)
	}
}

func TestOracle_TokensInArcs(t *testing.T) {
	r := rand.New(rand.NewPCG(*oracleSeed, 250))
	in := 0
	for range *oraclePairs / 60 {
		ship := pairO{Size(r.IntN(3)), randomPose(r, 100)}
		token := randomToken(r, ship.pose, 250)
		base, outline := Place(ship.size, ship.pose), tokenO(&token)
		g, arc := SecondEdition, FrontArc+Arc(r.IntN(int(BullseyeArc)))
		if outline.gapO(ship, 0, false) == 0 {
			continue
		}
		got, ok := InArcToken(g, &base, &token, arc)
		checkArc(t, arcQuestion{g, ship, arc}, outline, got, ok)
		if ok {
			in++
		}
	}
	if in < *oraclePairs/300 {
		t.Errorf("only %d tokens in arcs", in)
	}
}

func TestOracle_TokensAndTokens(t *testing.T) {
	r := rand.New(rand.NewPCG(*oracleSeed, 300))
	for range *oraclePairs / 300 {
		around := randomPose(r, 100)
		a, b := randomToken(r, around, 60), randomToken(r, around, 90)
		p, q := tokenO(&a), tokenO(&b)
		want := math.Inf(1)
		for i, c := range q {
			want = min(want, p.segmentO(c, q[(i+1)%len(q)]))
		}
		if want > 0 && q.insideO(p[0]) {
			want = 0
		}
		if got := DistanceTokens(&a, &b); math.Abs(float64(got.Distance)/1e6-want) > 2e-6 {
			t.Fatalf("%+v %+v: %+v, want %v", a.Pose, b.Pose, got, want)
		}
	}
}

// acrossO returns the line across a template at a length along it, smaller by less on both sides.
func acrossO(pose Pose, m Maneuver, half, s, less float64) (vec, vec) {
	side := 1.0
	if m.Side() == Left {
		side = -1
	}
	var mid, right vec
	switch t := m.Template(); t.Curve {
	case StraightTemplate:
		mid, right = vec{0, half + s}, vec{1, 0}
	default:
		r := map[Template]float64{
			{BankTemplate, 1}: 80, {BankTemplate, 2}: 130, {BankTemplate, 3}: 180,
			{TurnTemplate, 1}: 35, {TurnTemplate, 2}: 62.5, {TurnTemplate, 3}: 90,
		}[t]
		sin, cos := math.Sincos(s / r)
		mid = vec{side * r * (1 - cos), half + r*sin}
		right = vec{cos, -side * sin}
	}
	w := 10 - less
	ends := turnO(pose, outlineO{
		{mid.x - w*right.x, mid.y - w*right.y}, {mid.x + w*right.x, mid.y + w*right.y},
	})
	return ends[0], ends[1]
}

func TestOracle_TemplatesAndTokens(t *testing.T) {
	r := rand.New(rand.NewPCG(*oracleSeed, 400))
	const step = 0.05
	met := 0
	for range *oraclePairs / 3000 {
		m := Move{
			Size: Size(r.IntN(3)), Start: randomPose(r, 100),
			Maneuver: Maneuver{Straight + Bearing(r.IntN(5)), uint8(1 + r.IntN(3))},
		}
		end := m.Full()
		token := randomToken(r, Pose{(m.Start.X + end.X) / 2, (m.Start.Y + end.Y) / 2, 0}, 90)
		used := int32(r.Float64() * float64(m.Laid().length) * 1e6)
		laid := m.Laid().First(used)
		outline := tokenO(&token)
		firstO := func(less float64) float64 {
			for s := less; s <= float64(used)/1e6-less; s += step {
				p, q := acrossO(m.Start, m.Maneuver, m.Size.half(), s, less)
				if outline.segmentO(p, q) == 0 {
					return s
				}
			}
			return math.Inf(1)
		}
		got, ok := laid.Meets(&token)
		wide, narrow := firstO(0), firstO(0.1)
		if ok && math.IsInf(wide, 1) || !ok && !math.IsInf(narrow, 1) {
			// between two lines of the oracle a corner may hide
			if !ok || outline.nearO(&m, float64(got)/1e6) > step {
				t.Fatalf("%+v used %d, token %+v: %v", m, used, token.Pose, ok)
			}
		}
		if ok {
			met++
			s := float64(got) / 1e6
			if s > narrow+step || s < wide-step-doubt && outline.nearO(&m, s) > step {
				t.Fatalf("%+v token %+v: first at %v, want %v to %v", m, token.Pose, s, wide, narrow)
			}
		}
	}
	if met < *oraclePairs/20000 {
		t.Errorf("only %d encounters", met)
	}
}

// nearO returns how far the polygon is from the line across a move's template at s.
func (o polygonO) nearO(m *Move, s float64) float64 {
	p, q := acrossO(m.Start, m.Maneuver, m.Size.half(), s, 0)
	return o.segmentO(p, q)
}

// The lines of an attack, tried one by one.
func TestOracle_Obstruction(t *testing.T) {
	r := rand.New(rand.NewPCG(*oracleSeed, 500))
	strips, covered := 0, 0
	for range *oraclePairs / 100 {
		a := pairO{Size(r.IntN(3)), randomPose(r, 50)}
		b := pairO{Size(r.IntN(3)), a.pose.Turned(int32(r.IntN(4)) * 90 * Degree)}
		f := frameOf(a.pose)
		s := f.out(vec{80 * (r.Float64() - 0.5), 120 + 150*r.Float64()}).spot()
		b.pose.X, b.pose.Y = s.X, s.Y
		if r.IntN(4) == 0 {
			b.pose.Heading = randomPose(r, 1).Heading
		}
		attacker, target := Place(a.size, a.pose), Place(b.size, b.pose)
		sight := Sight{Game: SecondEdition, Attacker: &attacker, Target: &target}
		var tokens []Token
		var outlines []polygonO
		between := Pose{(a.pose.X + b.pose.X) / 2, (a.pose.Y + b.pose.Y) / 2, 0}
		for range 1 + r.IntN(3) {
			tokens = append(tokens, randomToken(r, between, 60))
			outlines = append(outlines, tokenO(&tokens[len(tokens)-1]))
		}
		got, ok := sight.Line(tokens, nil)
		if !ok || got.Distance != Distance(&attacker, &target).Distance {
			t.Fatalf("%+v %+v: %+v", a, b, got)
		}
		checkProof(t, a, b, got.Measurement)
		if mask := crossedO(outlines, got.Line); mask != got.Tokens {
			t.Fatalf("%+v %+v: %+v passes over %b", a, b, got, mask)
		}
		if !got.Choice {
			continue
		}
		strips++
		if got.Obstructed() {
			covered++
			if line, ok := freeLineO(a, b, got, outlines); ok {
				t.Fatalf("%+v %+v: %+v although %+v is free", a, b, got, line)
			}
		}
	}
	if strips < *oraclePairs/300 || covered < *oraclePairs/1500 {
		t.Errorf("only %d strips, %d of them covered", strips, covered)
	}
}

func crossedO(outlines []polygonO, l Line) uint64 {
	var mask uint64
	p := vec{float64(l.From.X) / 1e6, float64(l.From.Y) / 1e6}
	q := vec{float64(l.To.X) / 1e6, float64(l.To.Y) / 1e6}
	for i, o := range outlines {
		if o.segmentO(p, q) < 1e-9 {
			mask |= 1 << i
		}
	}
	return mask
}

// freeLineO moves the line sideways in steps of 0.1 mm, as long as it joins both bases, and
// looks for one that keeps clear of all outlines.
func freeLineO(a, b pairO, o Obstruction, outlines []polygonO) (Line, bool) {
	d := float64(o.Distance) / 1e6
	nx, ny := float64(o.To.X-o.From.X)/1e6/d, float64(o.To.Y-o.From.Y)/1e6/d
	own, target := baseO(a.size, a.pose, 0), baseO(b.size, b.pose, 0)
	for k := -1000; k <= 1000; k++ {
		dx, dy := float64(k)*0.1*ny, -float64(k)*0.1*nx
		p := vec{float64(o.From.X)/1e6 + dx, float64(o.From.Y)/1e6 + dy}
		q := vec{float64(o.To.X)/1e6 + dx, float64(o.To.Y)/1e6 + dy}
		if own.pointO(p) > 1e-4 || target.pointO(q) > 1e-4 {
			continue
		}
		free := true
		for _, outline := range outlines {
			free = free && outline.segmentO(p, q) > 1e-4
		}
		if free {
			return Line{p.spot(), q.spot()}, true
		}
	}
	return Line{}, false
}
