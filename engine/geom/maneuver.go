package geom

// Bearing is the direction of a maneuver as the dial shows it.
type Bearing uint8

// The bearings of all three games. Segnor's loop is also called S-loop, Koiogran turn K-turn
// and Tallon roll T-roll. Sides are the ship's: a right reverse bank ends at the right rear
// with the nose turned left, a right slip goes right and turns the nose left.
const (
	Stationary Bearing = iota
	Straight
	BankLeft
	BankRight
	TurnLeft
	TurnRight
	Koiogran
	SegnorLeft
	SegnorRight
	TallonLeft
	TallonRight
	ReverseStraight
	ReverseBankLeft
	ReverseBankRight
	ReverseTurnLeft
	ReverseTurnRight
	StrafeLeft
	StrafeRight
	SlipBankLeft
	SlipBankRight
	SlipTurnLeft
	SlipTurnRight
	PylonTwistLeft
	PylonTwistRight
	SpiralCrossLeft
	SpiralCrossRight
	NumBearings // how many there are
)

// course is a bearing in the terms of geometry. The ship travels in a direction that differs
// from its heading by travel; the template bends to bend as seen along that direction; at
// its end the ship is turned by rest times the bend's side, or by rest where nothing bends.
type course struct {
	curve  Curve
	side   Side  // the ship's
	bend   Side  // as seen by the traveler
	travel int32 // microdegrees from the ship's heading
	rest   int32 // microdegrees of the ship's rotation at the end of the template
	slides bool  // a side hashmark goes to the template's end: it may be shifted there
	basic  Bearing
}

const (
	quarter = 90 * Degree
	about   = 180 * Degree
)

var courses = [NumBearings]course{
	Stationary:       {basic: Stationary},
	Straight:         {curve: StraightTemplate, basic: Straight},
	BankLeft:         {curve: BankTemplate, side: Left, bend: Left, basic: BankLeft},
	BankRight:        {curve: BankTemplate, side: Right, bend: Right, basic: BankRight},
	TurnLeft:         {curve: TurnTemplate, side: Left, bend: Left, basic: TurnLeft},
	TurnRight:        {curve: TurnTemplate, side: Right, bend: Right, basic: TurnRight},
	Koiogran:         {curve: StraightTemplate, rest: about, basic: Straight},
	SegnorLeft:       {curve: BankTemplate, side: Left, bend: Left, rest: about, basic: BankLeft},
	SegnorRight:      {curve: BankTemplate, side: Right, bend: Right, rest: about, basic: BankRight},
	TallonLeft:       rolled(TurnTemplate, Left, TurnLeft),
	TallonRight:      rolled(TurnTemplate, Right, TurnRight),
	ReverseStraight:  backward(StraightTemplate, NoSide, ReverseStraight),
	ReverseBankLeft:  backward(BankTemplate, Left, ReverseBankLeft),
	ReverseBankRight: backward(BankTemplate, Right, ReverseBankRight),
	ReverseTurnLeft:  backward(TurnTemplate, Left, ReverseTurnLeft),
	ReverseTurnRight: backward(TurnTemplate, Right, ReverseTurnRight),
	StrafeLeft:       sideways(StraightTemplate, Left, StrafeLeft),
	StrafeRight:      sideways(StraightTemplate, Right, StrafeRight),
	SlipBankLeft:     sideways(BankTemplate, Left, SlipBankLeft),
	SlipBankRight:    sideways(BankTemplate, Right, SlipBankRight),
	SlipTurnLeft:     sideways(TurnTemplate, Left, SlipTurnLeft),
	SlipTurnRight:    sideways(TurnTemplate, Right, SlipTurnRight),
	PylonTwistLeft:   rolled(BankTemplate, Left, BankLeft),
	PylonTwistRight:  rolled(BankTemplate, Right, BankRight),
	SpiralCrossLeft:  {curve: TurnTemplate, side: Left, bend: Left, rest: about, basic: TurnLeft},
	SpiralCrossRight: {curve: TurnTemplate, side: Right, bend: Right, rest: about, basic: TurnRight},
}

// rolled returns a course that ends with another quarter turn: Tallon roll and pylon twist.
func rolled(curve Curve, side Side, basic Bearing) course {
	return course{
		curve: curve, side: side, bend: side, rest: int32(side) * quarter, slides: true, basic: basic,
	}
}

// backward returns a reverse course. Who looks backward has the ship's right at the left.
func backward(curve Curve, side Side, basic Bearing) course {
	return course{curve: curve, side: side, bend: -side, travel: about, basic: basic}
}

// sideways returns a course off a side of the base, bending toward the ship's front.
func sideways(curve Curve, side Side, basic Bearing) course {
	c := course{
		curve: curve, side: side, bend: -side, travel: int32(side) * quarter, slides: true, basic: basic,
	}
	if curve == StraightTemplate {
		c.bend = NoSide
	}
	return c
}

// Maneuver is a bearing and a speed, as revealed on a dial.
type Maneuver struct {
	Bearing Bearing
	Speed   uint8
}

// Template returns the template with which the maneuver is executed.
func (m Maneuver) Template() Template {
	c := courses[m.Bearing].curve
	if c == NoTemplate {
		return Template{}
	}
	return Template{c, m.Speed}
}

// Exists reports whether a ship of a size can fly the maneuver at its speed. There must be a template of it; huge ships of
// the second edition have straights and banks of speed 0 as well, and reverse straights of speed 1 and 2
// (2e.huge.movement.speed-change).
func (m Maneuver) Exists(size Size) bool {
	const fastestReverse = 2
	t := m.Template()
	switch {
	case size != Huge2 || t.Curve == NoTemplate:
		return t.Exists()
	case m.Bearing == ReverseStraight:
		return t.Exists() && m.Speed <= fastestReverse
	case m.Bearing == Koiogran:
		return t.Exists()
	}
	return m.Speed == 0 || t.Exists()
}

// Side returns the side named by the maneuver's bearing.
func (m Maneuver) Side() Side { return courses[m.Bearing].side }

// Reverse reports whether the ship moves backward.
func (m Maneuver) Reverse() bool { return courses[m.Bearing].travel == about }

// Sideways reports whether the template starts at a side of the base: strafes and slips.
func (m Maneuver) Sideways() bool {
	t := courses[m.Bearing].travel
	return t == quarter || t == -quarter
}

// IsAdvanced reports whether the ship rotates at the end of the template.
func (m Maneuver) IsAdvanced() bool { return courses[m.Bearing].rest != 0 }

// Slides reports whether the ship may be shifted along the far end of the template, because one
// of its side hashmarks is put there.
func (m Maneuver) Slides() bool { return courses[m.Bearing].slides }

// Basic returns the maneuver that takes this one's place when it cannot be fully executed: the
// plain straight, bank or turn of the same template (2e "Koiogran turn", Flightpath "Basic
// maneuvers"). A maneuver that does not rotate at the end is its own.
func (m Maneuver) Basic() Maneuver { return Maneuver{courses[m.Bearing].basic, m.Speed} }

// Turn returns by how much the maneuver changes the ship's heading, in microdegrees clockwise,
// for a base that is not huge.
func (m Maneuver) Turn() int32 {
	c := &courses[m.Bearing]
	return int32(c.bend)*m.Template().Angle() + c.rest
}

// Shift is how far, in nanometers, a ship's hashmark lies from the middle of the template's
// far end. After a Tallon roll or a pylon twist it is counted to the right as seen along the
// template; after a strafe, a slip or a roll it is counted to the ship's front.
type Shift int32

// The places on the 20 mm end of a template. Long bases rolling over the template's long side
// are shifted by LongFront and LongBack.
const (
	Middle    Shift = 0
	Front     Shift = 10 * Millimeter
	Back      Shift = -Front
	LongFront Shift = 20 * Millimeter
	LongBack  Shift = -LongFront
	AtRight         = Front
	AtLeft          = Back
)

// Final returns where a ship ends that executes the maneuver in full. The shift counts only where
// m.Slides. Huge bases know only straights, banks and, in second edition, reverse straights and Koiogran turns;
func Final(size Size, start Pose, m Maneuver, shift Shift) Pose {
	if size.Huge() {
		return finalHuge(size, start, m)
	}
	c := &courses[m.Bearing]
	if c.curve == NoTemplate {
		return start
	}
	half := size.half()
	end, sin, cos := m.Template().end(float64(c.bend))
	at := vec{end.x + float64(half*sin), (half + end.y) + float64(half*cos)}
	if c.slides {
		o := milli(int32(shift))
		if m.Sideways() {
			// the ship's front is to the left of a traveler going right
			o = float64(o * -float64(c.side))
		}
		at = vec{at.x + float64(o*cos), at.y - float64(o*sin)}
	}
	travel := frameOf(start.Turned(c.travel))
	spot := travel.out(at).spot()
	return Pose{spot.X, spot.Y, start.Heading}.Turned(m.Turn())
}
