package geom

import "math"

// Measurement is a distance and its proof: the two nearest points.
type Measurement struct {
	Line           // from a point of the first thing to one of the second
	Distance int32 // nm
}

// Margin is how far the distance is from changing its range band: the nearest boundary
// between two bands, as the number of the nearer band, and by how many nanometres the
// distance exceeds it; not positive if the distance is in that band.
func (m *Measurement) Margin() (band int, by int32) {
	band = max(1, int((int64(m.Distance)+Band/2)/Band))
	return band, int32(int64(m.Distance) - int64(band)*Band)
}

// measurement makes the proof out of two points in a frame.
func measurement(f *frame, from, to vec, distance float64) Measurement {
	return Measurement{Line{f.out(from).spot(), f.out(to).spot()}, nanoFar(distance)}
}

// nanoFar is nano for distances, which may exceed what int32 holds: they end at its end.
func nanoFar(mm float64) int32 {
	if mm >= math.MaxInt32/Millimetre {
		return math.MaxInt32
	}
	return nano(mm)
}

// Distance is the distance between two bases, measured without guides, with the nearest
// points. Bases that overlap or touch are at distance 0.
func Distance(a, b *Placed) Measurement {
	quad := b.cornersIn(a)
	near := nearest(a.halfW, a.halfL, quad[:])
	return measurement(&a.frame, near.from, near.to, near.distance)
}

// Touching tells whether two bases touch or overlap, guides aside: gaps of at most 0.01 mm
// are contact. That two ships touch after a bump is an event and cannot be measured.
func Touching(a, b *Placed) bool {
	return closerThan(a, b, 1) && Distance(a, b).Distance <= Contact
}

// Farthest is the largest distance of any point of b from a. All of b is within a range if
// this distance is.
func Farthest(a, b *Placed) Measurement {
	best, from, to := -1.0, vec{}, vec{}
	for _, c := range b.cornersIn(a) {
		n := clamp(c, a.halfW, a.halfL)
		d := c.minus(n)
		if q := d.dot(d); q > best {
			best, from, to = q, n, c
		}
	}
	return measurement(&a.frame, from, to, math.Sqrt(best))
}

// cornersIn are the corners in the frame of another base, clockwise as on the table.
func (p *Placed) cornersIn(a *Placed) [4]vec {
	c := a.in(vec{p.x, p.y})
	cos := float64(a.cos*p.cos) + float64(a.sin*p.sin)
	sin := float64(a.cos*p.sin) - float64(a.sin*p.cos)
	rx, ry := float64(p.halfW*cos), float64(-p.halfW*sin)
	fx, fy := float64(p.halfL*sin), float64(p.halfL*cos)
	return [4]vec{
		{c.x + (fx + rx), c.y + (fy + ry)},
		{c.x + (rx - fx), c.y + (ry - fy)},
		{c.x - (fx + rx), c.y - (fy + ry)},
		{c.x - (rx - fx), c.y - (ry - fy)},
	}
}

// clamp is the point of the rectangle around the origin that is nearest to v.
func clamp(v vec, w, l float64) vec {
	return vec{min(max(v.x, -w), w), min(max(v.y, -l), l)}
}

// pair is a pair of nearest points, in the frame of the first thing.
type pair struct {
	from, to vec
	distance float64
}

// nearest finds the nearest points of the rectangle around the origin and a convex polygon
// given clockwise. Two convex outlines that do not meet are nearest at a corner of
// one of them: each corner of the polygon is compared with the rectangle, and each edge of the
// polygon with the one corner of the rectangle that faces it most.
func nearest(w, l float64, poly []vec) pair {
	best := pair{distance: math.Inf(1)} // its distance squared, until the end
	apart := false
	lowX, highX, lowY, highY := poly[0].x, poly[0].x, poly[0].y, poly[0].y
	before := poly[len(poly)-1]
	for _, v := range poly {
		lowX, highX = min(lowX, v.x), max(highX, v.x)
		lowY, highY = min(lowY, v.y), max(highY, v.y)
		n := clamp(v, w, l)
		d := v.minus(n)
		if q := d.dot(d); q < best.distance {
			best = pair{n, v, q}
		}
		// Clockwise, the outside of an edge lies to its left.
		e := v.minus(before)
		corner := vec{math.Copysign(w, e.y), math.Copysign(l, -e.x)}
		if out := e.cross(corner.minus(before)); out > 0 {
			apart = true
			along, length := e.dot(corner.minus(before)), e.dot(e)
			if along > 0 && along < length {
				if q := float64(out*out) / length; q < best.distance {
					best = pair{corner, before.mix(v, along/length), q}
				}
			}
		}
		before = v
	}
	if !apart && lowX <= w && highX >= -w && lowY <= l && highY >= -l {
		return meeting(w, l, poly)
	}
	best.distance = math.Sqrt(best.distance)
	return best
}

// meeting is a point that the rectangle and a polygon which meets it have in common.
func meeting(w, l float64, poly []vec) pair {
	var p polygon
	p.n = copy(p.at[:], poly)
	for _, h := range [4]half{{1, 0, w}, {-1, 0, w}, {0, 1, l}, {0, -1, l}} {
		p.clip(h, 0)
	}
	if p.n == 0 { // they only touch, and rounding has parted them
		n := clamp(poly[0], w, l)
		return pair{n, n, 0}
	}
	return pair{p.at[0], p.at[0], 0}
}

// half is a half plane: everything with nx*x + ny*y <= k. Its normal has length 1.
type half struct{ nx, ny, k float64 }

// beyond is how far a point lies outside.
func (h half) beyond(v vec) float64 {
	return (float64(h.nx*v.x) + float64(h.ny*v.y)) - h.k
}

// polygon is a convex polygon of few corners, clockwise. Each cut adds one corner at most.
type polygon struct {
	n  int
	at [12]vec
}

func (p *polygon) corners() []vec { return p.at[:p.n] }

// clip cuts off what lies outside of a half plane widened by slack.
func (p *polygon) clip(h half, slack float64) {
	h.k += slack
	outside := false
	var d [12]float64
	for i, v := range p.corners() {
		d[i] = h.beyond(v)
		outside = outside || d[i] > 0
	}
	if !outside {
		return
	}
	var q polygon
	for i, j := p.n-1, 0; j < p.n; i, j = j, j+1 {
		if (d[i] > 0) != (d[j] > 0) {
			q.add(p.at[i].mix(p.at[j], d[i]/(d[i]-d[j])))
		}
		if d[j] <= 0 {
			q.add(p.at[j])
		}
	}
	*p = q
}

func (p *polygon) add(v vec) {
	p.at[p.n] = v
	p.n++
}
