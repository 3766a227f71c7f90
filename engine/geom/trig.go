package geom

import "math"

// The multiples of 15 degrees come from a table, so that repeated turns of 45 and 90 degrees
// never drift; what remains is at most 7.5 degrees, where short polynomials are exact to the
// last bit or two. The standard library's versions are not used because their results may
// differ between processors.

const (
	sin15 = 0.25881904510252076
	sin45 = 0.70710678118654752
	sin60 = 0.86602540378443865
	sin75 = 0.96592582628906829

	tan7h  = 0.13165249758739585 // tangent of 7.5 degrees
	tan22h = 0.41421356237309505
	tan37h = 0.76732698797896034

	fifteen    = 15 * Degree
	radians    = math.Pi / (180 * Degree) // of one microdegree
	fifteenRad = math.Pi / 12
)

// fifteens holds the sines of 0, 15, 30 ... 450 degrees; six further on are the cosines.
var fifteens = [31]float64{
	0, sin15, 0.5, sin45, sin60, sin75, 1, sin75, sin60, sin45, 0.5, sin15,
	0, -sin15, -0.5, -sin45, -sin60, -sin75, -1, -sin75, -sin60, -sin45, -0.5, -sin15,
	0, sin15, 0.5, sin45, sin60, sin75, 1,
}

// sinCos returns the sine and cosine of a heading in microdegrees.
func sinCos(heading int32) (sin, cos float64) {
	if uint32(heading) >= FullTurn {
		heading = normal(int64(heading))
	}
	k := (heading + fifteen/2) / fifteen
	rest := heading - k*fifteen
	sin, cos = fifteens[k], fifteens[k+6]
	if rest == 0 {
		return sin, cos
	}
	return turn(sin, cos, float64(float64(rest)*radians))
}

// sinCosRad returns the sine and cosine of an angle in radians, 0 <= a <= 2 pi.
func sinCosRad(a float64) (sin, cos float64) {
	k := int(float64(a/fifteenRad) + 0.5)
	return turn(fifteens[k], fifteens[k+6], a-float64(float64(k)*fifteenRad))
}

// turn adds the small angle x, in radians, to the angle of a given sine and cosine.
func turn(sin, cos, x float64) (float64, float64) {
	q := float64(x * x)
	s := 1.0/362880 - float64(q*(1.0/39916800))
	s = 1.0/5040 - float64(q*s)
	s = 1.0/120 - float64(q*s)
	s = 1.0/6 - float64(q*s)
	s = x - float64(float64(x*q)*s)
	c := 1.0/40320 - float64(q*(1.0/3628800))
	c = 1.0/720 - float64(q*c)
	c = 1.0/24 - float64(q*c)
	c = 0.5 - float64(q*c)
	c = 1 - float64(q*c)
	return float64(sin*c) + float64(cos*s), float64(cos*c) - float64(sin*s)
}

// atan2 returns the angle in radians, -pi to pi, clockwise from up, of a direction given by its
// sine (to the right) and cosine (up). The direction need not have length 1.
func atan2(sin, cos float64) float64 {
	s, c := math.Abs(sin), math.Abs(cos)
	swap := s > c
	if swap {
		s, c = c, s
	}
	if c == 0 {
		return 0
	}
	k := 0
	switch t := s / c; {
	case t > tan37h:
		k = 3
	case t > tan22h:
		k = 2
	case t > tan7h:
		k = 1
	}
	ks, kc := fifteens[k], fifteens[k+6]
	t := (float64(s*kc) - float64(c*ks)) / (float64(c*kc) + float64(s*ks))
	a := float64(float64(k)*fifteenRad) + atanSmall(t)
	if swap {
		a = math.Pi/2 - a
	}
	if cos < 0 {
		a = math.Pi - a
	}
	if sin < 0 {
		a = -a
	}
	return a
}

// atanSmall returns the arc tangent for |t| <= tan 7.5 degrees.
func atanSmall(t float64) float64 {
	q := float64(t * t)
	a := 1.0/15 - float64(q*(1.0/17))
	a = 1.0/13 - float64(q*a)
	a = 1.0/11 - float64(q*a)
	a = 1.0/9 - float64(q*a)
	a = 1.0/7 - float64(q*a)
	a = 1.0/5 - float64(q*a)
	a = 1.0/3 - float64(q*a)
	return t - float64(float64(t*q)*a)
}

// headingOf returns the heading in microdegrees of a direction given by its sine and cosine.
func headingOf(sin, cos float64) int32 {
	a := float64(atan2(sin, cos) / radians)
	if a < 0 {
		a += FullTurn
	}
	return normal(int64(a + 0.5))
}
