package geom

import "math"

// Measurement is a distance and its proof: the two nearest points.
type Measurement struct {
	Line           // from a point of the first thing to one of the second
	Distance int32 // nm
}

// Margin returns how far the distance is from changing its range band: the nearest boundary
// between two bands, as the number of the nearer band, and by how many nanometers the
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
	if mm >= math.MaxInt32/Millimeter {
		return math.MaxInt32
	}
	return nano(mm)
}

// Distance returns the distance between two bases, measured without guides, with the nearest
// points. Bases that overlap or touch are at distance 0.
//
// Two rectangles that do not meet are nearest at a corner of one of them, so each of the eight
// corners is compared with the other rectangle.
func Distance(a, b *Placed) Measurement {
	if a.remote|b.remote != 0 {
		return distanceRemote(a, b)
	}
	near := nearestOf(a, b)
	return measurement(&a.frame, near.from, near.to, near.distance)
}

// nearestOf finds the nearest points of two rectangles, in the frame of the first.
func nearestOf(a, b *Placed) pair {
	px, py := b.x-a.x, b.y-a.y
	x, y := float64(px*a.cos)-float64(py*a.sin), float64(px*a.sin)+float64(py*a.cos)
	sin := float64(a.cos*b.sin) - float64(a.sin*b.cos)
	cos := float64(a.cos*b.cos) + float64(a.sin*b.sin)
	w, l, bw, bl := a.halfW, a.halfL, b.halfW, b.halfL

	// corners of b in a's frame: its center plus or minus c and d
	rx, ry, fx, fy := float64(bw*cos), float64(-bw*sin), float64(bl*sin), float64(bl*cos)
	cx, cy, dx, dy := rx+fx, ry+fy, rx-fx, ry-fy
	// and corners of a in b's
	u, v := float64(px*b.cos)-float64(py*b.sin), float64(px*b.sin)+float64(py*b.cos)
	rx, ry, fx, fy = float64(w*cos), float64(w*sin), float64(-l*sin), float64(l*cos)
	ex, ey, gx, gy := rx+fx, ry+fy, rx-fx, ry-fy

	best := min(
		key(over(x+cx, w), over(y+cy, l), 0), key(over(x+dx, w), over(y+dy, l), 1),
		key(over(x-cx, w), over(y-cy, l), 2), key(over(x-dx, w), over(y-dy, l), 3),
		key(over(ex-u, bw), over(ey-v, bl), 4), key(over(gx-u, bw), over(gy-v, bl), 5),
		key(over(-ex-u, bw), over(-ey-v, bl), 6), key(over(-gx-u, bw), over(-gy-v, bl), 7),
	)
	if best>>3 != 0 && !farApart(a, b) && boxDepth(a, b) >= 0 { // no corner in the other, but crossed
		quad := b.cornersIn(a)
		return meeting(w, l, quad[:])
	}
	sign := 1 - float64(best&2)
	if best&1 != 0 {
		cx, cy, ex, ey = dx, dy, gx, gy
	}
	if best&4 == 0 {
		to := vec{x + float64(sign*cx), y + float64(sign*cy)}
		return pairOf(clamp(to, w, l), to)
	}
	to := clamp(vec{float64(sign*ex) - u, float64(sign*ey) - v}, bw, bl)
	to = vec{
		x + (float64(to.x*cos) + float64(to.y*sin)),
		y + (float64(to.y*cos) - float64(to.x*sin)),
	}
	return pairOf(clamp(to, w, l), to)
}

// over returns twice the distance from a coordinate to [-limit, limit], 0 inside.
func over(at, limit float64) float64 {
	d := math.Abs(at) - limit
	return d + math.Abs(d)
}

// key orders points by their distance from a rectangle, given by how far they are over its
// sides. The number of the point is in the last three bits, so the least key says which one
// is nearest; numbers that are not negative are in the order of their bits.
func key(x, y float64, i uint64) uint64 {
	return math.Float64bits(float64(x*x)+float64(y*y))&^7 | i
}

func pairOf(from, to vec) pair {
	d := to.minus(from)
	return pair{from, to, math.Sqrt(d.dot(d))}
}

// Touching reports whether two bases touch or overlap, guides aside: gaps of at most 0.01 mm
// are contact. That two ships touch after a bump is an event and cannot be measured.
func Touching(a, b *Placed) bool {
	return closerThan(a, b, 1) && Distance(a, b).Distance <= Contact
}

// Farthest returns the largest distance of any point of b from a. All of b is within a range if
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

// cornersIn returns the corners in the frame of another base, clockwise as on the table.
func (p *Placed) cornersIn(a *Placed) [4]vec {
	c := a.in(vec{p.x, p.y})
	sin := float64(a.cos*p.sin) - float64(a.sin*p.cos)
	cos := float64(a.cos*p.cos) + float64(a.sin*p.sin)
	rx, ry := float64(p.halfW*cos), float64(-p.halfW*sin)
	fx, fy := float64(p.halfL*sin), float64(p.halfL*cos)
	return [4]vec{
		{c.x + (fx + rx), c.y + (fy + ry)},
		{c.x + (rx - fx), c.y + (ry - fy)},
		{c.x - (fx + rx), c.y - (fy + ry)},
		{c.x - (rx - fx), c.y - (ry - fy)},
	}
}

// clamp returns the point of the rectangle around the origin that is nearest to v.
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

// meeting returns a point that the rectangle and a convex polygon which meets it have in common:
// where a side of the polygon enters the rectangle, or, if none does, any point of it.
func meeting(w, l float64, poly []vec) pair {
	const rounding = 1e-9 // in mm: rounding may separate things that only touch by this much
	p := poly[len(poly)-1]
	for _, q := range poly {
		if at, ok := enterBox(p, q, w+rounding, l+rounding); ok {
			return pair{from: at, to: at}
		}
		p = q
	}
	return pair{}
}

// half is a half plane: everything with nx*x + ny*y <= k. Its normal has length 1.
type half struct{ nx, ny, k float64 }

// beyond returns how far a point lies outside.
func (h half) beyond(v vec) float64 {
	return (float64(h.nx*v.x) + float64(h.ny*v.y)) - h.k
}

// polygon is a convex polygon of few corners, clockwise. Each cut adds one corner at most.
type polygon struct {
	n  int
	at [12]vec
}

func (p *polygon) corners() []vec { return p.at[:p.n] }

// clip cuts off what lies outside of a half plane widened by slack: the corners from the one
// where the outline leaves the half plane to the one before it enters again.
func (p *polygon) clip(h half, slack float64) {
	h.k += slack
	if p.n == 0 {
		return
	}
	first, last := -1, -1
	var leaves, enters vec
	v := p.at[p.n-1]
	d := h.beyond(v)
	for i, w := range p.corners() {
		e := h.beyond(w)
		switch {
		case d <= 0 && e > 0:
			first, leaves = i, v.mix(w, d/(d-e))
		case d > 0 && e <= 0:
			last, enters = i, v.mix(w, d/(d-e))
		}
		v, d = w, e
	}
	switch {
	case first < 0:
		if d > 0 {
			p.n = 0
		}
		return
	case first < last:
		p.n = first + 2 + copy(p.at[first+2:], p.at[last:p.n])
	default: // the corners cut off lie around the end of the list
		first = copy(p.at[:], p.at[last:first])
		p.n = first + 2
	}
	p.at[first], p.at[first+1] = leaves, enters
}

func (p *polygon) add(v vec) {
	p.at[p.n] = v
	p.n++
}
