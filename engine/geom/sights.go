package geom

// Sights remembers what InArc found, for a search that asks about the same places again and again.
// It has a fixed size: what comes later takes the place of what came earlier. It is for one
// goroutine, and a nil one remembers nothing.
type Sights struct {
	seen [1 << sightBits]sight
}

const sightBits = 10

// sight is what was found between two bases in an arc.
type sight struct {
	from, to       Pose
	one, other     Size
	ahead          [2]float64 // of their poses, where they are sections of huge ships
	arc            Arc
	filled, within bool
	found          Measurement
}

// InArc returns the function InArc under one set of measuring rules.
func (s *Sights) InArc(g Game, attacker, target *Placed, arc Arc) (Measurement, bool) {
	if s == nil || target.remote != 0 {
		return InArc(g, attacker, target, arc)
	}
	e := &s.seen[slot(&attacker.Pose, &target.Pose, arc)]
	ahead := [2]float64{attacker.offset, target.offset}
	if !e.filled || e.from != attacker.Pose || e.to != target.Pose || e.arc != arc ||
		e.one != attacker.Size || e.other != target.Size || e.ahead != ahead {
		e.from, e.to, e.one, e.other = attacker.Pose, target.Pose, attacker.Size, target.Size
		e.ahead, e.arc, e.filled = ahead, arc, true
		e.found, e.within = InArc(g, attacker, target, arc)
	}
	return e.found, e.within
}

// slot spreads two poses and an arc over the places of the memory.
func slot(a, b *Pose, arc Arc) uint64 {
	const odd = 0x9e3779b97f4a7c15
	n := uint64(uint32(a.X))<<32 | uint64(uint32(a.Y))
	n = (n ^ uint64(uint32(a.Heading))<<16 ^ uint64(arc)) * odd
	n ^= n>>29 ^ uint64(uint32(b.X))<<32 ^ uint64(uint32(b.Y))
	n = (n*odd ^ uint64(uint32(b.Heading))) * odd
	return n >> (64 - sightBits)
}
