package geom

// Move is a maneuver that a ship is about to execute.
type Move struct {
	Size     Size
	Start    Pose
	Maneuver Maneuver
	Shift    Shift // where the ship's hashmark goes, if Maneuver.Slides
}

// Full returns where the move ends if nothing is in its way.
func (m *Move) Full() Pose { return Final(m.Size, m.Start, m.Maneuver, m.Shift) }

// Passage is a move as the tokens on the table see it: the template that was used, and the
// base where it began and where it ended.
type Passage struct {
	Laid       Laid
	Start, End Placed
}

// Laid returns the whole template of the move in its place.
func (m *Move) Laid() Laid {
	t := m.Maneuver.Template()
	if t.Curve == NoTemplate || m.Size.Huge() {
		return Laid{frame: frameOf(m.Start)}
	}
	c := &courses[m.Maneuver.Bearing]
	return t.lay(m.Size.edge(m.Start, c.travel), c.bend)
}

// edge returns the middle of that edge of a base which looks in a direction of travel, and that
// direction.
func (s Size) edge(start Pose, travel int32) frame {
	f := frameOf(start.Turned(travel))
	at := f.out(vec{0, s.half()})
	f.x, f.y = at.x, at.y
	return f
}

// lay returns a template that starts somewhere, bending to a side.
func (t Template) lay(from frame, bend Side) Laid {
	return Laid{from, float64(bend), t.radius(), templateWidth / 2, t.length()}
}

// Passage returns the move executed in full, as boosts and other moves are that fail rather than
// become partial.
func (m *Move) Passage() Passage {
	return Passage{m.Laid(), Place(m.Size, m.Start), Place(m.Size, m.Full())}
}

// Passage returns the move as it was executed.
func (m *Movement) Passage() Passage {
	return Passage{
		m.Move.Laid().First(m.Used), Place(m.Move.Size, m.Move.Start), Place(m.Move.Size, m.Pose),
	}
}

// Encounter is a token that a move met.
type Encounter struct {
	Token   int   // its number in the list given
	Through bool  // the template met it: the ship moved through it
	At      int32 // if so, how many nanometers along the template first
	Onto    bool  // the base overlaps it at the end
}

// Meet appends the tokens that a move met to a list, in the order of the rules: those that
// the template met, by where it met them first; then those that only the final base overlaps,
// nearest to the start first (geometry 11). A token under the base at the start counts
// only if it is met again.
func (p *Passage) Meet(tokens []Token, list []Encounter) []Encounter {
	first := len(list)
	for i := range tokens {
		at, through := p.Laid.Meets(&tokens[i])
		onto := OverlapToken(&p.End, &tokens[i], WithGuides)
		if !through && !onto {
			continue
		}
		list = append(list, Encounter{i, through, at, onto})
		for j := len(list) - 1; j > first && p.before(tokens, &list[j], &list[j-1]); j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
	return list
}

// before reports whether one encounter comes before another.
func (p *Passage) before(tokens []Token, a, b *Encounter) bool {
	if a.Through != b.Through || a.Through {
		return a.Through && (!b.Through || a.At < b.At)
	}
	s, t := &tokens[a.Token], &tokens[b.Token]
	da, db := DistanceToken(&p.Start, s).Distance, DistanceToken(&p.Start, t).Distance
	if da != db {
		return da < db
	}
	start := vec{p.Start.x, p.Start.y}
	return pairOf(start, vec{s.x, s.y}).distance < pairOf(start, vec{t.x, t.y}).distance
}
