package bot

import (
	"math"
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// dropFatalMoves leaves out moves that lead off the table, where a ship has others: those after which no move stays on it, and
// those that take it off if another ship stops it short.
func (f *forecast) dropFatalMoves() {
	for i := range f.ships {
		f.ships[i].moves = without(f.ships[i].moves, func(c course) bool { return c.cost >= costCorner })
	}
	safe := make([][]course, len(f.ships))
	for i := range f.ships {
		fl := &f.ships[i]
		safe[i] = without(fl.moves, func(c course) bool {
			return f.b.stopsOutside(fl.id, c.m, func(at *geom.Placed) bool { return f.mayMeet(i, at) })
		})
	}
	for i := range f.ships {
		f.ships[i].moves = safe[i]
	}
}

// without returns a list of moves without some of them, the list itself if none is left.
func without(list []course, some func(c course) bool) []course {
	if left := slices.DeleteFunc(slices.Clone(list), some); len(left) > 0 {
		return left
	}
	return list
}

// mayMeet reports whether another ship may stand in the way of a ship that wants to stand at a place: where
// that one begins if it moves later, where one of its moves ends if it moves earlier.
func (f *forecast) mayMeet(i int, at *geom.Placed) bool {
	for j := range f.ships {
		other := &f.ships[j]
		if i == j {
			continue
		}
		if other.init >= f.ships[i].init && geom.Overlap(at, &other.start, geom.WithGuides) {
			return true
		}
		if other.init > f.ships[i].init {
			continue
		}
		for k := range other.moves {
			if geom.Overlap(at, &other.moves[k].base, geom.WithGuides) {
				return true
			}
		}
	}
	return false
}

// edgeSteps is at how many places of a way it is looked whether a ship might have to stop there.
const edgeSteps = 12

// stopsOutside reports whether a maneuver leads over places that are not wholly on the table, although it ends
// on it, and a ship may have to stop at one of them because the next one is taken.
func (b *beginner) stopsOutside(id game.ShipID, m game.Maneuver, taken func(at *geom.Placed) bool) bool {
	size := b.g.Ships[id].Size
	move := geom.Move{Size: size, Start: b.x.Ship(id).Pose, Maneuver: m.Path()}
	end := move.Full()
	if size.Huge() || b.inside(size, move.Start) && b.inside(size, end) {
		return false
	}
	way := move.Way(end, edgeSteps)
	for n := 1; n+1 < len(way); n++ {
		at := geom.Place(size, way[n])
		if b.g.Area.Holds(&at) {
			continue
		}
		b.spot[0] = geom.Place(size, way[n+1])
		if taken(&b.spot[0]) {
			return true
		}
	}
	return false
}

// inside reports whether a ship at a pose is so far from all edges that it is on the table wherever it turns, and
// however its way there swings out.
func (b *beginner) inside(size geom.Size, p geom.Pose) bool {
	const swing = 42
	return int(b.room(p)) > (swing+size.Length()*3/4)*geom.Millimeter
}

// astray lists the options of the question that place a ship partly off the table at the end of its maneuver.
func (b *beginner) astray() (list [game.MaxOpts]bool) {
	if b.q.Opts[0].Verb != game.MoveVerb {
		return list
	}
	b.x.SetState(&b.nodes[0].state)
	for i, c := range b.q.Options() {
		if p, ok := b.v.Preview(b.x, b.q, c); ok {
			end := geom.Place(b.g.Ships[p.Ship].Size, p.To)
			list[i] = !b.g.Area.Holds(&end)
		}
	}
	return list
}

const (
	// enoughExits is how many maneuvers that keep a ship on the table make it safe,
	enoughExits = 3
	// unless it is as near an edge as this, so that all may lead to where there are none.
	nearEdge = 200 * geom.Millimeter
)

// exits counts the maneuvers after which a ship would still be on the table, up to three. One that may not be
// executed or does not move it does not count, nor does one after which there is none; that is looked at only where
// there are few, or near an edge.
func (b *beginner) exits(id game.ShipID, from geom.Pose, stressed bool) int {
	if b.x.Changes(card.DifficultyOf) {
		return b.countExits(id, from, stressed)
	}
	now := exit{from: from, stressed: stressed, known: true}
	last := &b.exited[id]
	if now.n = last.n; now != *last {
		now.n = b.countExits(id, from, stressed)
		*last = now
	}
	return now.n
}

// exit is how many exits a ship has from a pose. The options of a question leave most ships where they are.
type exit struct {
	from            geom.Pose
	stressed, known bool
	n               int
}

// countExits is exits, counted again.
func (b *beginner) countExits(id game.ShipID, from geom.Pose, stressed bool) int {
	if n := b.ways(id, from, stressed, false); n == 0 || n == enoughExits && b.room(from) > nearEdge {
		return n
	}
	return b.ways(id, from, stressed, true)
}

// ways counts the maneuvers of a ship from a pose that keep it on the table, up to three: with others after
// them, if that is asked for.
func (b *beginner) ways(id game.ShipID, from geom.Pose, stressed, further bool) int {
	n := 0
	size := b.g.Ships[id].Size
	spans, room := b.spansOf(id), b.room(from)
	for i, m := range b.g.Ships[id].Dial {
		// What cards make of the difficulty is asked only where it matters; purple stays what it is.
		if m.Difficulty == game.DifficultyPurple || m.Bearing == geom.Stationary {
			continue
		}
		if stressed && b.difficulty(id, m) == game.DifficultyRed {
			continue
		}
		if further || spans[i] > room {
			at := geom.Final(size, from, m.Path(), geom.Middle)
			end := geom.Place(size, at)
			if !b.g.Area.Holds(&end) || further && b.ways(id, at, b.stressedBy(id, m, stressed), false) == 0 {
				continue
			}
		}
		if n++; n == enoughExits {
			break
		}
	}
	return n
}

// stressedBy reports whether a ship is stressed after a maneuver.
func (b *beginner) stressedBy(id game.ShipID, m game.Maneuver, stressed bool) bool {
	d := b.difficulty(id, m)
	return d == game.DifficultyRed || stressed && d != game.DifficultyBlue
}

// spansOf lists how far from where it starts a corner of a ship's base may lie after each maneuver of its dial, in
// nanometers: a ship that has as much room stays on the table, whichever way it points.
func (b *beginner) spansOf(id game.ShipID) []int32 {
	if b.spans[id] == nil {
		size := b.g.Ships[id].Size
		half := math.Hypot(float64(size.Width()), float64(size.Length())) / 2 * geom.Millimeter
		list := make([]int32, len(b.g.Ships[id].Dial))
		for i, m := range b.g.Ships[id].Dial {
			end := geom.Final(size, geom.Pose{}, m.Path(), geom.Middle)
			list[i] = int32(math.Hypot(float64(end.X), float64(end.Y)) + half + geom.Millimeter) // and for rounding
		}
		b.spans[id] = list
	}
	return b.spans[id]
}

// room returns how far a place is from the nearest edge.
func (b *beginner) room(at geom.Pose) int32 {
	return min(at.X, at.Y, b.g.Area.Width-at.X, b.g.Area.Height-at.Y)
}

// occupied reports whether another ship than this one is at a place.
func (b *beginner) occupied(id game.ShipID, at *geom.Placed) bool {
	others, _ := b.x.Others(id)
	return slices.ContainsFunc(others, func(other geom.Placed) bool {
		return geom.Overlap(at, &other, geom.WithGuides)
	})
}
