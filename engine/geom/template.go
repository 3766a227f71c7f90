package geom

// Curve is the form of a maneuver template.
type Curve uint8

// The forms of templates, all 20 mm wide.
const (
	NoTemplate       Curve = iota
	StraightTemplate       // 40 mm for each point of speed, speeds 1 to 5
	BankTemplate           // 45 degrees, speeds 1 to 3
	TurnTemplate           // 90 degrees, speeds 1 to 3
)

// Template is one of the eleven maneuver templates, or none.
type Template struct {
	Curve Curve
	Speed uint8
}

const (
	templateWidth = 20.0
	speedLength   = 40.0 // mm of straight template for each point of speed
)

// Center-line radii in mm by speed.
var (
	bankRadii = [4]float64{0, 80, 130, 180}
	turnRadii = [4]float64{0, 35, 62.5, 90}
)

// Exists reports whether there is such a template in the box.
func (t Template) Exists() bool {
	switch t.Curve {
	case StraightTemplate:
		return t.Speed >= 1 && t.Speed <= 5
	case BankTemplate, TurnTemplate:
		return t.Speed >= 1 && t.Speed <= 3
	}
	return false
}

// Angle returns how far the template bends, in microdegrees.
func (t Template) Angle() int32 {
	switch t.Curve {
	case BankTemplate:
		return 45 * Degree
	case TurnTemplate:
		return 90 * Degree
	}
	return 0
}

// Length returns the length of the template's middle line in nanometers, rounded.
func (t Template) Length() int32 { return nano(t.length()) }

// radius returns the radius of the middle line, 0 for a straight.
func (t Template) radius() float64 {
	switch t.Curve {
	case BankTemplate:
		return bankRadii[t.Speed]
	case TurnTemplate:
		return turnRadii[t.Speed]
	}
	return 0
}

func (t Template) length() float64 {
	switch t.Curve {
	case StraightTemplate:
		return float64(speedLength * float64(t.Speed))
	case NoTemplate:
		return 0
	}
	return float64(t.radius() * float64(float64(t.Angle())*radians))
}

// end returns the end of the middle line seen from its start, for a template that bends to side
// (+1 right, -1 left), with the sine and cosine of its turn.
func (t Template) end(side float64) (at vec, sin, cos float64) {
	if t.Curve == StraightTemplate || t.Curve == NoTemplate {
		return vec{0, t.length()}, 0, 1
	}
	sin, cos = sinCos(t.Angle())
	r := t.radius()
	return vec{float64(float64(side*r) * (1 - cos)), float64(r * sin)}, float64(side * sin), cos
}
