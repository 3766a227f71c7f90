package geom

// RollRule is how a base of some size rolls in some game: which template, lying how, and how
// far template and ship may be shifted.
type RollRule struct {
	Template   Template
	Lengthways bool  // the template's long side is at the base instead of its end
	Shift      Shift // to front and back
	Free       bool  // anything up to Shift may be chosen; else only Shift, Middle and -Shift
}

// BarrelRoll returns the rule of the barrel roll action. In the first edition both the template on
// the old base and the new base on the template may be shifted, freely; afterward
// the template stays on the hashmark.
func (g Game) BarrelRoll(size Size) RollRule {
	rule := RollRule{Template{StraightTemplate, 1}, size != Small, Front, g == FirstEdition}
	if rule.Lengthways {
		rule.Shift = LongFront
	}
	return rule
}

// ShortEdgeRoll returns the barrel roll of medium and large units in Flightpath as its manual's
// words have it, with the end of the template at the base.
func ShortEdgeRoll() RollRule { return Flightpath.BarrelRoll(Small) }

// DecloakRoll returns the rule of a decloak or unstealth to the side: straight 2 for small bases,
// otherwise a barrel roll.
func (g Game) DecloakRoll(size Size) RollRule {
	rule := g.BarrelRoll(size)
	if size == Small {
		rule.Template.Speed = 2
	}
	return rule
}

// DecloakSpeed returns the speed of the straight template with which a base decloaks or unstealths
// ahead (or, in Flightpath, backward).
func DecloakSpeed(size Size) uint8 {
	if size == Small {
		return 2
	}
	return 1
}

// TallonShift returns how far a ship may be shifted along the template's end after a Tallon roll or
// a pylon twist: in the first edition freely, as long as the end of the template is
// not beyond the base; afterward its hashmark is at the left, middle or right of that end.
func (g Game) TallonShift(size Size) (limit Shift, free bool) {
	if g == FirstEdition {
		return Shift((size.Length() - templateWidth) / 2 * Millimeter), true
	}
	return AtRight, false
}

// Allows reports whether a shift is one that the rule permits.
func (r *RollRule) Allows(s Shift) bool {
	if r.Free {
		return s >= -r.Shift && s <= r.Shift
	}
	return s == 0 || s == r.Shift || s == -r.Shift
}

// Roll is a ship's move to its side: a barrel roll, a decloak, or a roll with a bent template.
type Roll struct {
	Size       Size
	Start      Pose
	Side       Side
	Template   Template
	Lengthways bool
	Backward   bool  // a bent template bends to the rear instead of the front
	Along      Shift // of the template along the side of the old base, to the front
	Shift      Shift // of the new base along the template, to the ship's front
}

// Passage returns where the roll ends and where its template lies. Whether that is allowed is for
// the caller to see: a roll that overlaps anything or leaves the area fails.
func (r *Roll) Passage() Passage {
	bend := -r.Side
	switch {
	case r.Template.Curve == StraightTemplate:
		bend = NoSide
	case r.Backward:
		bend = r.Side
	}
	half := r.Size.half()
	laid := r.Template.lay(r.Size.edge(r.Start, int32(r.Side)*quarter), bend)
	if r.Lengthways {
		laid.half, laid.length = laid.length/2, templateWidth
	}
	// who travels to the right has the ship's front at the left
	left := float64(float64(r.Side) * milli(int32(r.Along)))
	start := laid.out(vec{-left, 0})
	laid.x, laid.y = start.x, start.y

	heading := r.Start.Heading
	end, sin, cos := vec{0, laid.length}, 0.0, 1.0
	if bend != NoSide {
		end, sin, cos = r.Template.end(float64(bend))
		heading = normal(int64(heading) + int64(int32(bend)*r.Template.Angle()))
	}
	left = float64(float64(r.Side) * milli(int32(r.Shift)))
	at := laid.out(vec{
		end.x + float64(half*sin) - float64(left*cos),
		end.y + float64(half*cos) + float64(left*sin),
	}).spot()
	return Passage{laid, Place(r.Size, r.Start), Place(r.Size, Pose{at.X, at.Y, heading})}
}
