package geom

import (
	"math"
	"math/bits"
)

// Movement is what happened to a Move.
type Movement struct {
	Move  Move // the one that was executed; if Basic, not the one that was tried first
	Pose  Pose
	Basic bool // the plain straight, bank or turn was executed instead of the maneuver revealed
	Full  bool // the template was used to its end, not backed up along

	Progress int32 // nm along the path; the whole path is the template and one base
	Used     int32 // nm of the template that were used; only these meet obstacles and mines

	Blocked  uint64 // ships, as a bit mask, that the full maneuver revealed would overlap
	Touching uint64 // ships that the mover backed over last and now touches
}

const (
	// walkStep is by how much a ship backs up between two tries, in mm. It decides the result
	// where a gap between ships is short, so it is part of the rules.
	walkStep = 0.25

	// walkEnd is how closely the last step is narrowed down, in mm.
	walkEnd = 1e-6

	// passSlack is the penetration in mm with which a ship still passes: ships that stand
	// flush beside one another are only flush to a nanometer. It is a tenth of overlapSlack, so
	// that a pose found clear is clear after rounding, too.
	passSlack = 1e-5

	maxShips = 64 // in a bit mask
)

// Execute moves a ship among others, whose places are given, by the rules of overlapping:
// the full maneuver if it overlaps no one; else the basic maneuver, backing up along
// the template until the ship overlaps no one (geometry 4.2). If there is no such place it
// stays where it was.
//
// Huge ships of the first edition are stopped by huge ships alone: the caller leaves out the
// others. At most 64 ships may be given.
func Execute(m Move, others []Placed) Movement {
	if len(others) > maxShips {
		panic("geom: more ships than fit into a bit mask")
	}
	if m.Maneuver.Bearing == Stationary {
		return Movement{Move: m, Pose: m.Start, Full: true}
	}
	if !m.Maneuver.Slides() {
		m.Shift = Middle
	}
	w := walk{move: m, path: pathOf(m.Size, m.Maneuver.Basic()), others: others}
	pose, blocked := w.try()
	if blocked == 0 {
		return w.full(pose)
	}
	w.move.Maneuver, w.move.Shift = m.Maneuver.Basic(), Middle
	var done Movement
	if pose, again := w.try(); again == 0 {
		// It backed over no one, so it touches no one (2e.overlap.touch-last).
		done = w.full(pose)
	} else {
		done = w.back()
	}
	done.Basic = w.move.Maneuver != m.Maneuver
	done.Blocked = blocked
	return done
}

// walk is a ship on its way back along the template.
type walk struct {
	move   Move
	path   path
	others []Placed

	travel       frame   // the start, seen in the direction of travel
	tosin, tocos float64 // of the angle from there to the ship's heading
	ship         Placed

	near  uint64 // those within reach of the last step
	grips uint64 // of these, those that must not be penetrated at all
}

// try puts the ship at the end of the move and says whom it would overlap there.
func (w *walk) try() (Pose, uint64) {
	pose := w.move.Full()
	w.ship = Place(w.move.Size, pose)
	return pose, Overlapping(&w.ship, w.others, WithGuides)
}

func (w *walk) full(pose Pose) Movement {
	return Movement{
		Move: w.move, Pose: pose, Full: true,
		Progress: nano(w.path.total), Used: nano(w.path.total - w.path.length),
	}
}

// back finds the largest progress without overlap, starting from a full pose known to
// overlap. It skips steps that cannot be clear: a ship that penetrates by some depth must move at
// least that far. The result is the same as if it tried every step.
func (w *walk) back() Movement {
	w.aim()
	step := func(k int) float64 { return w.path.total - float64(walkStep*float64(k)) }
	end := int(math.Ceil(w.path.total / walkStep)) // step(end) is the start
	last, k := 0, 0
	for k < end {
		w.goTo(step(k))
		i, depth := w.blocker(last)
		if i < 0 {
			return w.narrow(step(k), step(k-1))
		}
		last = i
		k += 1 + int((depth-passSlack)*0.999999/float64(walkStep*w.path.speed))
	}
	return w.narrow(0, step(end-1))
}

// aim sets the frame in which the path is a path of a ship going up.
func (w *walk) aim() {
	travel := courses[w.move.Maneuver.Bearing].travel
	w.travel = frameOf(w.move.Start.Turned(travel))
	w.tosin, w.tocos = sinCos(normal(int64(-travel)))
	w.ship = Place(w.move.Size, w.move.Start)
}

// blocker returns a ship that the mover penetrates where it now is, and how deep; -1 if there is
// none. It looks first at the one that blocked last.
func (w *walk) blocker(last int) (int, float64) {
	if depth := penetration(&w.ship, &w.others[last]); depth > passSlack {
		return last, depth
	}
	for i := range w.others {
		if depth := penetration(&w.ship, &w.others[i]); depth > passSlack {
			return i, depth
		}
	}
	return -1, 0
}

// narrow halves the last step, between a clear and a blocked progress, and keeps the clear
// side. The mover comes to rest without any penetration of those that blocked it, so that it
// can pass them with slack when it moves again.
func (w *walk) narrow(low, high float64) Movement {
	w.goTo(high)
	w.near, w.grips = 0, 0
	for i := range w.others {
		if !closerThan(&w.ship, &w.others[i], 2) {
			continue
		}
		w.near |= 1 << i
		if deeper(&w.ship, &w.others[i], passSlack) {
			w.grips |= 1 << i
		}
	}
	for high-low > walkEnd {
		mid := low + (high-low)/2
		w.goTo(mid)
		if w.overlaps() {
			high = mid
		} else {
			low = mid
		}
	}
	w.goTo(high)
	touching := w.deeperThan(0)&w.grips | w.deeperThan(passSlack)
	return Movement{
		Move:     w.move,
		Pose:     w.pose(low),
		Progress: nano(low),
		Used:     nano(max(0, low-w.path.length)),
		Touching: touching,
	}
}

// overlaps reports whether the ship is in the way of someone where it now is.
func (w *walk) overlaps() bool {
	for set := w.near; set != 0; set &= set - 1 {
		i := bits.TrailingZeros64(set)
		slack := passSlack
		if w.grips>>i&1 != 0 {
			slack = 0
		}
		if deeper(&w.ship, &w.others[i], slack) {
			return true
		}
	}
	return false
}

// deeperThan returns the set of ships near by that the mover penetrates by more than a depth in mm.
func (w *walk) deeperThan(depth float64) uint64 {
	var set uint64
	for near := w.near; near != 0; near &= near - 1 {
		i := bits.TrailingZeros64(near)
		if deeper(&w.ship, &w.others[i], depth) {
			set |= 1 << i
		}
	}
	return set
}

// goTo puts the ship at a progress, without rounding.
func (w *walk) goTo(progress float64) (sin, cos float64) {
	center, sin, cos := w.path.at(progress)
	at := w.travel.out(center)
	// the direction of travel on the table, and from it the ship's own
	ts := float64(w.travel.sin*cos) + float64(w.travel.cos*sin)
	tc := float64(w.travel.cos*cos) - float64(w.travel.sin*sin)
	w.ship.frame = frame{
		at.x, at.y,
		float64(ts*w.tocos) + float64(tc*w.tosin),
		float64(tc*w.tocos) - float64(ts*w.tosin),
	}
	return sin, cos
}

// pose returns the place at a progress in whole numbers.
func (w *walk) pose(progress float64) Pose {
	if progress == 0 {
		return w.move.Start
	}
	sin, cos := w.goTo(progress)
	p := Pose{nano(w.ship.x), nano(w.ship.y), w.move.Start.Heading}
	return p.Turned(headingOf(sin, cos))
}
