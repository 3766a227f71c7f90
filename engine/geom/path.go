package geom

import "math"

// A ship that moves only partially slides back along its template with both hashmarks on
// the template's middle line, which is continued by its tangents. The ship is a rigid chord
// between two points of that line (geometry 4.1). path gives the pose for every progress
// from 0, the start, to total, the full maneuver.
//
// Everything is computed for a ship at the origin that travels upward. Curves bend right;
// side mirrors them.
type path struct {
	total  float64 // mm
	length float64 // of the chord, mm; 0 for huge ships, which follow no line
	radius float64 // 0 for a straight
	side   float64

	end      vec     // of the middle line, from its start
	sin, cos float64 // of the direction there
	arc      float64 // length of the middle line

	turn  float64 // radians; huge ships only
	speed float64 // no point of the base moves farther than this per mm of progress
}

// pathOf returns the path of a basic maneuver.
func pathOf(size Size, m Maneuver) path {
	if size.Huge() {
		return hugePath(size, m)
	}
	t := m.Template()
	end, sin, cos := t.end(1)
	l := float64(size.Length())
	return path{
		total:  t.length() + l,
		length: l,
		radius: t.radius(),
		side:   float64(courses[m.Bearing].bend),
		end:    end, sin: sin, cos: cos,
		arc:   t.length(),
		speed: pathSpeed(t, size),
	}
}

// at returns the center of the ship at a progress, and the sine and cosine of its turn
// so far.
func (p *path) at(progress float64) (center vec, sin, cos float64) {
	if p.length == 0 {
		return p.hugeAt(progress)
	}
	half := p.length / 2
	if p.radius == 0 {
		return vec{0, progress}, 0, 1
	}
	rear, dir := p.chord(progress - p.length)
	return vec{
		float64(p.side * (rear.x + float64(half*dir.x))),
		half + (rear.y + float64(half*dir.y)),
	}, float64(p.side * dir.x), dir.y
}

// chord returns the place of the rear hashmark, s mm along the line, and the direction to the
// front one: the first point ahead of it that is a chord's length away.
func (p *path) chord(s float64) (rear, dir vec) {
	if s >= p.arc {
		d := vec{p.sin, p.cos}
		return p.end.plus(d.times(s - p.arc)), d
	}
	if s <= -p.length {
		return vec{0, s}, vec{0, 1}
	}
	var sin, cos float64
	if s < 0 {
		rear = vec{0, s}
	} else {
		sin, cos = sinCosRad(s / p.radius)
		rear = vec{float64(p.radius * (1 - cos)), float64(p.radius * sin)}
	}
	toEnd := p.end.minus(rear)
	square := float64(p.length * p.length)
	switch {
	case toEnd.dot(toEnd) < square: // the front hashmark has left the template
		d := vec{p.sin, p.cos}
		along := toEnd.dot(d)
		beyond := math.Sqrt(float64(along*along)+(square-toEnd.dot(toEnd))) - along
		return rear, toEnd.plus(d.times(beyond)).times(1 / p.length)
	case s >= 0: // both are on the arc
		a := p.length / (2 * p.radius)
		b := math.Sqrt(1 - float64(a*a))
		return rear, vec{float64(sin*b) + float64(cos*a), float64(cos*b) - float64(sin*a)}
	}
	// The front one is where the arc meets the circle around the rear one.
	apart := math.Sqrt(float64(p.radius*p.radius) + float64(s*s))
	foot := (square + float64(s*s)) / (2 * apart)
	up := math.Sqrt(square - float64(foot*foot))
	d := vec{
		float64(foot*p.radius) + float64(up*s),
		float64(up*p.radius) - float64(foot*s),
	}
	return rear, d.times(1 / float64(apart*p.length))
}

// Bounds of how fast the fastest corner of a base moves, by speed of the template and size:
// more than the hashmarks, because the base turns while its chord rounds the bend. They are
// measured by sampling and rounded up; a test samples them again.
var (
	bankSpeeds = [4][3]float64{{}, {1.26, 1.37, 1.46}, {1.17, 1.24, 1.31}, {1.13, 1.18, 1.24}}
	turnSpeeds = [4][3]float64{{}, {1.56, 2.05, 2.80}, {1.32, 1.47, 1.65}, {1.24, 1.34, 1.44}}
)

func pathSpeed(t Template, size Size) float64 {
	switch t.Curve {
	case BankTemplate:
		return bankSpeeds[t.Speed][size]
	case TurnTemplate:
		return turnSpeeds[t.Speed][size]
	}
	return 1
}
