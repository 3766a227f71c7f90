package geom

import "math"

// shape is the outline of a token in its own frame: a simple polygon, convex or not.
type shape struct {
	corners []vec
	radius  float64 // of a circle around the origin that holds all of it
}

// shapesOf turns tables of whole numbers, of which unit make a millimeter, into shapes.
func shapesOf(tables [][][2]int16, unit float64) []shape {
	shapes := make([]shape, len(tables))
	for i, table := range tables {
		corners := make([]vec, len(table))
		for j, c := range table {
			corners[j] = vec{float64(c[0]) / unit, float64(c[1]) / unit}
		}
		shapes[i] = shapeOf(corners)
	}
	return shapes
}

func shapeOf(corners []vec) shape {
	square := 0.0
	for _, c := range corners {
		square = max(square, c.dot(c))
	}
	return shape{corners, math.Sqrt(square)}
}

// placed is a shape in some frame.
type placed struct {
	frame
	corners []vec
}

// corner returns a corner in that frame; numbers beyond the last begin again.
func (p *placed) corner(i int) vec {
	if i >= len(p.corners) {
		i -= len(p.corners)
	}
	return p.out(p.corners[i])
}

// holds reports whether a point of that frame lies inside the shape.
func (p *placed) holds(v vec) bool { return contains(p.corners, p.in(v)) }

// relative returns a frame as seen from another one.
func (f *frame) relative(to *frame) frame {
	at := to.in(vec{f.x, f.y})
	return frame{
		at.x, at.y,
		float64(to.cos*f.sin) - float64(to.sin*f.cos),
		float64(to.cos*f.cos) + float64(to.sin*f.sin),
	}
}

func (s *shape) holds(v vec) bool { return contains(s.corners, v) }

// contains reports whether a point lies inside a polygon: whether a ray to the right crosses its
// outline an odd number of times.
func contains(corners []vec, v vec) bool {
	inside := false
	p := corners[len(corners)-1]
	for _, q := range corners {
		if (p.y > v.y) != (q.y > v.y) {
			if left := q.minus(p).cross(v.minus(p)) > 0; left == (q.y > p.y) {
				inside = !inside
			}
		}
		p = q
	}
	return inside
}

// crossBox reports whether the segment from p to q has a point inside the rectangle around the
// origin: whether neither a side of it nor the segment's own line parts them.
func crossBox(p, q vec, w, l float64) bool {
	if max(p.x, q.x) <= -w || min(p.x, q.x) >= w || max(p.y, q.y) <= -l || min(p.y, q.y) >= l {
		return false
	}
	e := q.minus(p)
	return math.Abs(e.cross(p)) < float64(w*math.Abs(e.y))+float64(l*math.Abs(e.x))
}

// squareToSegment returns the square of the distance from a point to the segment from p to q.
func squareToSegment(v, p, q vec) float64 {
	d := nearestOnSegment(v, p, q).minus(v)
	return d.dot(d)
}

func nearestOnSegment(v, p, q vec) vec {
	e := q.minus(p)
	length := e.dot(e)
	if length == 0 {
		return p
	}
	t := e.dot(v.minus(p)) / length
	return p.mix(q, min(max(t, 0), 1))
}

// boxSide says, in four bits, beyond which sides of the rectangle around the origin a point
// lies. A segment whose ends are beyond the same side does not meet the rectangle.
func boxSide(x, y, w, l float64) uint64 {
	return math.Float64bits(w-x)>>63 | math.Float64bits(w+x)>>63<<1 |
		math.Float64bits(l-y)>>63<<2 | math.Float64bits(l+y)>>63<<3
}
