package geom

import "math"

// Arc is a region around a ship into which it may look or shoot.
type Arc uint8

// The arcs. Those before Bullseye run from the center of the base; a mobile or turret arc is
// one of the four standard ones, a double turret two opposite ones. The auxiliary arcs of the
// first edition are FullFrontArc (180 degrees) and RearArc.
//
// The last group belongs to huge ships of the first edition (geometry 8.2), which have no
// standard arcs: the broadsides of the corvette's two sections, its bow turret, the
// wide bow arc of raiders and armed transports, and the raider's aft arcs.
const (
	AllAround Arc = iota // a turret weapon of the first edition
	FrontArc
	RearArc
	LeftArc
	RightArc
	FrontAndRear
	LeftAndRight
	FullFrontArc
	FullRearArc
	BullseyeArc // as wide and as long as the range ruler

	ForeBroadside
	AftBroadside
	BowTurret
	BowArc
	AftPort
	AftStarboard
	AftArcs // port and starboard
	arcs    // how many there are
)

const (
	bullseyeHalf = 7.5 // mm, half the width of the range ruler

	// arcSlack makes arcs closed in spite of the rounding of two poses, in mm.
	arcSlack = 2e-6
)

// Half of the front arc's angle in microdegrees, by game and size; 0 where a game has no such
// base or the base no such arc. Measured from tokens, plus or minus 0.3 degrees.
var halfAngles = [3][sizes]int32{
	FirstEdition:  {Small: 40_450_000, Large: 42_025_000},
	SecondEdition: {Small: 40_620_000, Medium: 41_400_000, Large: 41_760_000, Huge2: 41_450_000},
	Flightpath:    {Small: 40_620_000, Medium: 41_400_000, Large: 41_760_000, Huge2: 41_450_000},
}

// HalfAngle returns half the angle of a base's front arc, in microdegrees: the arc line runs that
// far from the ship's heading, and the borders of the other standard arcs follow. It is 0
// for huge bases of the first edition, whose arcs are others.
func (g Game) HalfAngle(size Size) int32 { return halfAngles[g][size] }

// HasArc reports whether a base of a size has such an arc in this game.
func (g Game) HasArc(size Size, arc Arc) bool {
	switch {
	case arc == AllAround:
		return true
	case arc >= ForeBroadside:
		return size == HugeLong || size == HugeShort
	}
	return halfAngles[g][size] != 0
}

// InArc measures the distance from the attacker's base to that part of the target's base
// which is in an arc of the attacker, and reports whether there is one. Arcs are closed: a
// single point is enough. It is the attack range where a weapon is bound to an arc.
//
// The arc must exist (HasArc), except that full arcs and the bullseye are the same for all.
func InArc(g Game, attacker, target *Placed, arc Arc) (Measurement, bool) {
	if arc == AllAround {
		return Distance(attacker, target), true
	}
	if target.remote != 0 {
		t := target.token()
		return InArcToken(g, attacker, &t, arc)
	}
	near, ok := nearestInArc(g, attacker, target, arc)
	if !ok {
		return Measurement{}, false
	}
	return measurement(&attacker.frame, near.from, near.to, near.distance), true
}

// nearestInArc finds the nearest points of two bases within an arc of the first.
func nearestInArc(g Game, attacker, target *Placed, arc Arc) (near pair, ok bool) {
	var own regions
	r := &own
	if attacker.offset == 0 && arc < ForeBroadside && !attacker.Size.Huge() {
		r = &usualRegions[g][attacker.Size][arc]
	} else {
		own.set(g, attacker, arc)
	}
	quad := target.cornersIn(attacker)
	for i := range r.n {
		p := pair{}
		switch r.of[i].holds(&quad) {
		case nothing:
			continue
		case everything:
			p = nearestOf(attacker, target)
		case something:
			part := polygon{n: 4}
			copy(part.at[:], quad[:])
			if !part.clipTo(&r.of[i]) {
				continue
			}
			p = nearest(attacker.halfW, attacker.halfL, part.corners())
		}
		if !ok || p.distance < near.distance {
			near, ok = p, true
		}
	}
	return near, ok
}

// How much of a target may lie in a region.
const (
	nothing = iota
	something
	everything
)

// holds reports whether all four corners lie in the region, or all of them beyond one of its
// lines.
func (r *region) holds(quad *[4]vec) int {
	answer := everything
	for _, h := range r.halves[:r.n] {
		a, b, c, d := h.beyond(quad[0]), h.beyond(quad[1]), h.beyond(quad[2]), h.beyond(quad[3])
		if min(a, b, c, d) > arcSlack {
			return nothing
		}
		if max(a, b, c, d) > arcSlack {
			answer = something
		}
	}
	return answer
}

// InArcToken is InArc for a token: a remote that is attacked, a device or an obstacle.
func InArcToken(g Game, attacker *Placed, t *Token, arc Arc) (Measurement, bool) {
	if arc == AllAround {
		return DistanceToken(attacker, t), true
	}
	var r regions
	r.set(g, attacker, arc)
	f := t.relative(&attacker.frame)
	best, ok := pair{distance: math.Inf(1)}, false
	for i := range r.n {
		if near, in := r.of[i].nearestToken(attacker, &f, t.shape); in {
			best.closer(near)
			ok = true
		}
	}
	if !ok {
		return Measurement{}, false
	}
	return measurement(&attacker.frame, best.from, best.to, best.distance), true
}

// nearestToken finds the nearest points of a base and of that part of a shape which is in
// the region. Since regions open away from the base, these points are on the shape's sides,
// unless it covers a part of the base.
func (r *region) nearestToken(ship *Placed, f *frame, shape *shape) (best pair, ok bool) {
	own := polygon{n: 4}
	corners := ship.ownCorners()
	copy(own.at[:], corners[:])
	own.clipTo(r)
	for _, v := range own.corners() {
		if ship.onBorder(v) && shape.holds(f.in(v)) {
			return pair{from: v, to: v}, true
		}
	}
	best.distance = math.Inf(1)
	p := f.out(shape.corners[len(shape.corners)-1])
	for _, c := range shape.corners {
		q := f.out(c)
		if a, b, in := r.cut(p, q); in {
			ok = true
			best.closer(segmentToBox(a, b, ship.halfW, ship.halfL))
		}
		p = q
	}
	return best, ok
}

// onBorder reports whether a point in the base's own frame is on its outline.
func (p *Placed) onBorder(v vec) bool {
	const rounding = 1e-9
	return math.Abs(v.x) >= p.halfW-rounding || math.Abs(v.y) >= p.halfL-rounding
}

// cut returns the part of a segment in the region.
func (r *region) cut(p, q vec) (vec, vec, bool) {
	t0, t1 := 0.0, 1.0
	for _, h := range r.halves[:r.n] {
		a, b := h.beyond(p)-arcSlack, h.beyond(q)-arcSlack
		switch {
		case a > 0 && b > 0:
			return p, q, false
		case a > 0:
			t0 = max(t0, a/(a-b))
		case b > 0:
			t1 = min(t1, a/(a-b))
		}
	}
	return p.mix(q, t0), p.mix(q, t1), t0 <= t1
}

// clipTo cuts off what lies outside of a region and reports whether anything is left.
func (p *polygon) clipTo(r *region) bool {
	for _, h := range r.halves[:r.n] {
		p.clip(h, arcSlack)
	}
	return p.n > 0
}

// region is a convex part of an arc: what is in all of its half planes, in the frame of
// the base (of its rectangle, for sections).
type region struct {
	n      int
	halves [4]half
}

// regions are the parts of an arc; double arcs have two.
type regions struct {
	n  int
	of [2]region
}

// usualRegions are the regions of the arcs of ships that have a single base.
var usualRegions = func() (list [len(halfAngles)][sizes][ForeBroadside]regions) {
	for g := range list {
		for size := range sizes {
			for arc := range list[g][size] {
				if arc != int(AllAround) && !size.Huge() {
					list[g][size][arc].set(Game(g), &Placed{Size: size}, Arc(arc))
				}
			}
		}
	}
	return list
}()

// between cuts a region down to the bearings from one direction clockwise to another, less
// than half a turn apart, as seen from the point y mm ahead of the origin.
func (r *region) between(from, to vec, y float64) {
	r.halves[0] = half{-from.y, from.x, float64(from.x * y)}
	r.halves[1] = half{to.y, -to.x, float64(-to.x * y)}
	r.n = 2
}

// set makes them the parts of an arc of a ship. They must be empty before.
func (r *regions) set(g Game, ship *Placed, arc Arc) {
	apex := -ship.offset
	if arc >= ForeBroadside {
		r.setHuge(ship, arc)
		return
	}
	r.n = 1
	switch arc {
	case FullFrontArc:
		r.of[0] = region{1, [4]half{{0, -1, -apex}}}
		return
	case FullRearArc:
		r.of[0] = region{1, [4]half{{0, 1, apex}}}
		return
	case BullseyeArc:
		front, length := ship.Size.half()+apex, g.Ruler()
		if ship.Size == Huge2 { // 2e.huge.attacks.range
			length = 5 * Band
		}
		r.of[0] = region{4, [4]half{
			{1, 0, bullseyeHalf}, {-1, 0, bullseyeHalf},
			{0, -1, -front}, {0, 1, front + milli(length)},
		}}
		return
	}
	sin, cos := sinCos(halfAngles[g][ship.Size])
	first, second := &r.of[0], &r.of[1]
	switch arc {
	case FrontArc:
		first.between(vec{-sin, cos}, vec{sin, cos}, apex)
	case RearArc:
		first.between(vec{sin, -cos}, vec{-sin, -cos}, apex)
	case RightArc:
		first.between(vec{sin, cos}, vec{sin, -cos}, apex)
	case LeftArc:
		first.between(vec{-sin, -cos}, vec{-sin, cos}, apex)
	case FrontAndRear:
		first.between(vec{-sin, cos}, vec{sin, cos}, apex)
		second.between(vec{sin, -cos}, vec{-sin, -cos}, apex)
		r.n = 2
	case LeftAndRight:
		first.between(vec{-sin, -cos}, vec{-sin, cos}, apex)
		second.between(vec{sin, cos}, vec{sin, -cos}, apex)
		r.n = 2
	}
}

// Aspect is where a unit is with respect to another one's midline, the line through
// its side hashmarks. It is always exactly one of the three.
type Aspect uint8

// The aspects.
const (
	InFront Aspect = iota
	Behind
	Flanking
)

// AspectOf returns where a stands as seen from b: wholly in front of b's midline, wholly behind it
// or flanking b, across the line. A base that only touches the line does not cross it.
func AspectOf(a, b *Placed) Aspect {
	midline := -b.offset
	front, rear := false, false
	if a.remote != 0 {
		outline := a.outlineIn(b)
		for _, c := range outline.corners() {
			front = front || c.y > midline+overlapSlack
			rear = rear || c.y < midline-overlapSlack
		}
		return aspectOf(front, rear)
	}
	for _, c := range a.cornersIn(b) {
		front = front || c.y > midline+overlapSlack
		rear = rear || c.y < midline-overlapSlack
	}
	return aspectOf(front, rear)
}

// aspectOf returns the side of a midline on which something is.
func aspectOf(front, rear bool) Aspect {
	switch {
	case front && rear:
		return Flanking
	case rear:
		return Behind
	}
	return InFront
}
