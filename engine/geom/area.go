package geom

// Area is the play area: a rectangle from the origin to a corner, in nanometers.
type Area struct {
	Width, Height int32
}

// StandardArea returns the play area of an ordinary match, three feet square.
func StandardArea() Area { return Area{914_400_000, 914_400_000} }

// EpicArea returns the play area of an Epic match, six feet by three.
func EpicArea() Area { return Area{2 * 914_400_000, 914_400_000} }

// Epic reports whether the area is as large as in an Epic match, in whole millimeters.
func (a Area) Epic() bool {
	e := EpicArea()
	return a.Width/Millimeter == e.Width/Millimeter && a.Height/Millimeter == e.Height/Millimeter
}

// Zone is a rectangle of the play area, in nanometers from its lower left corner.
type Zone struct {
	Left, Bottom, Right, Top int32
}

// Holds reports whether a base lies wholly in the zone.
func (z Zone) Holds(p *Placed) bool {
	for _, c := range p.corners() {
		if c.x < milli(z.Left)-overlapSlack || c.x > milli(z.Right)+overlapSlack ||
			c.y < milli(z.Bottom)-overlapSlack || c.y > milli(z.Top)+overlapSlack {
			return false
		}
	}
	return true
}

// Edge is one of the four edges of the play area.
type Edge uint8

// The edges. Players sit at the lower and the upper one.
const (
	LowerEdge Edge = iota
	RightEdge
	UpperEdge
	LeftEdge
)

// Deployment is how deep deployment zones are, in nanometers.
const Deployment = Band

// inward returns how far a point lies inside of an edge, in mm.
func (a Area) inward(e Edge, v vec) float64 {
	switch e {
	case LowerEdge:
		return v.y
	case RightEdge:
		return milli(a.Width) - v.x
	case UpperEdge:
		return milli(a.Height) - v.y
	}
	return v.x
}

// Holds reports whether a base, without its guides, lies wholly inside the area. A ship that
// does not after a move has fled.
func (a Area) Holds(p *Placed) bool {
	if a.holdsCircle(vec{p.x, p.y}, p.radius) {
		return true
	}
	for _, c := range p.corners() {
		if !a.holds(c) {
			return false
		}
	}
	return true
}

// HoldsSome reports whether a corner of a token, or its center, lies inside the area.
func (a Area) HoldsSome(t *Token) bool {
	for _, c := range t.shape.corners {
		if a.holds(t.out(c)) {
			return true
		}
	}
	return a.holds(t.out(vec{}))
}

// HoldsToken reports whether a token lies wholly inside the area.
func (a Area) HoldsToken(t *Token) bool {
	if a.holdsCircle(vec{t.x, t.y}, t.shape.radius) {
		return true
	}
	for _, c := range t.shape.corners {
		if !a.holds(t.out(c)) {
			return false
		}
	}
	return true
}

// Cut returns the part of a token inside the area; the part outside is ignored (1e.bomb.partly-outside).
// It takes memory of its own, unless the token lies wholly inside.
func (a Area) Cut(t Token) Token {
	if a.HoldsToken(&t) {
		return t
	}
	corners := t.shape.corners
	for e := LowerEdge; e <= LeftEdge; e++ {
		corners = a.cutAt(e, &t.frame, corners)
	}
	if len(corners) > 2 {
		t.shape = &shape{corners, t.shape.radius}
	}
	return t
}

// cutAt cuts off what of an outline, given in a frame, lies beyond an edge.
func (a Area) cutAt(e Edge, f *frame, corners []vec) []vec {
	var kept []vec
	if len(corners) == 0 {
		return kept
	}
	p := corners[len(corners)-1]
	before := a.inward(e, f.out(p))
	for _, q := range corners {
		depth := a.inward(e, f.out(q))
		if (before < 0) != (depth < 0) {
			kept = append(kept, p.mix(q, before/(before-depth)))
		}
		if depth >= 0 {
			kept = append(kept, q)
		}
		p, before = q, depth
	}
	return kept
}

// holdsCircle reports whether a circle lies wholly inside the area.
func (a Area) holdsCircle(v vec, r float64) bool {
	return v.x >= r && v.x <= milli(a.Width)-r && v.y >= r && v.y <= milli(a.Height)-r
}

func (a Area) holds(v vec) bool {
	const slack = overlapSlack
	return v.x >= -slack && v.x <= milli(a.Width)+slack &&
		v.y >= -slack && v.y <= milli(a.Height)+slack
}

// Beyond returns by how much the farthest corner of a base lies beyond an edge, in nanometers;
// negative for the gap between base and edge.
func (a Area) Beyond(p *Placed, e Edge) int32 {
	least := a.inward(e, vec{p.x, p.y})
	for _, c := range p.corners() {
		least = min(least, a.inward(e, c))
	}
	return nano(-least)
}

// EdgeDistance returns the distance in nanometers from a token to the nearest edge, and which one;
// negative if the token reaches beyond it.
func (a Area) EdgeDistance(t *Token) (int32, Edge) {
	nearest, edge := a.inward(LowerEdge, t.out(t.shape.corners[0])), LowerEdge
	for _, c := range t.shape.corners {
		v := t.out(c)
		for e := LowerEdge; e <= LeftEdge; e++ {
			if d := a.inward(e, v); d < nearest {
				nearest, edge = d, e
			}
		}
	}
	return nano(nearest), edge
}

// InZone reports whether a base lies wholly inside the area and within a depth, in nanometers,
// of one of its edges.
func (a Area) InZone(p *Placed, e Edge, depth int32) bool {
	return a.Holds(p) && a.deepest(p, e) <= milli(depth)+overlapSlack
}

// FillsZone reports whether a base fills the depth of a zone: it reaches from the edge to the
// zone's line or beyond, without leaving the area. Large and huge ships of the first edition
// may be set up so (1e "Large ship").
func (a Area) FillsZone(p *Placed, e Edge, depth int32) bool {
	return a.Holds(p) && -a.Beyond(p, e) <= Contact && a.deepest(p, e) >= milli(depth)-overlapSlack
}

// deepest returns how far the inmost corner of a base is from an edge.
func (a Area) deepest(p *Placed, e Edge) float64 {
	deepest := 0.0
	for _, c := range p.corners() {
		deepest = max(deepest, a.inward(e, c))
	}
	return deepest
}
