package geom

import (
	"math"
	"testing"
)

func TestSinCos_AgreesWithTheStandardLibrary(t *testing.T) {
	worst := 0.0
	for h := int32(0); h < FullTurn; h += 123_457 {
		sin, cos := sinCos(h)
		a := float64(h) / 180e6 * math.Pi
		worst = max(worst, math.Abs(sin-math.Sin(a)), math.Abs(cos-math.Cos(a)))
	}
	if worst > 1e-15 {
		t.Errorf("off by %g", worst)
	}
}

func TestSinCos_OppositeHeadingsAreExactlyOpposite(t *testing.T) {
	for h := int32(0); h < about; h += 987_643 {
		sin, cos := sinCos(h)
		s2, c2 := sinCos(h + about)
		if s2 != -sin || c2 != -cos {
			t.Fatalf("heading %d: (%v %v) and (%v %v)", h, sin, cos, s2, c2)
		}
	}
}

func TestSinCosRad_AgreesWithTheStandardLibrary(t *testing.T) {
	worst := 0.0
	for a := 0.0; a < 6.28; a += 0.000317 {
		sin, cos := sinCosRad(a)
		worst = max(worst, math.Abs(sin-math.Sin(a)), math.Abs(cos-math.Cos(a)))
	}
	if worst > 2e-15 {
		t.Errorf("off by %g", worst)
	}
}

func TestHeadingOf_InvertsSinCos(t *testing.T) {
	for h := int32(0); h < FullTurn; h += 77_773 {
		if got := headingOf(sinCos(h)); got != h {
			t.Fatalf("heading %d came back as %d", h, got)
		}
	}
}

func TestAtan2_AgreesWithTheStandardLibrary(t *testing.T) {
	for x := -3.0; x <= 3; x += 0.0371 {
		for y := -3.0; y <= 3; y += 0.0413 {
			if got, want := atan2(x, y), math.Atan2(x, y); math.Abs(got-want) > 1e-15 {
				t.Fatalf("atan2(%v, %v) = %v, want %v", x, y, got, want)
			}
		}
	}
}

func TestNormal_BringsEveryAngleIntoOneTurn(t *testing.T) {
	for _, c := range []struct {
		in   int64
		want int32
	}{{0, 0}, {-1, FullTurn - 1}, {FullTurn, 0}, {-FullTurn, 0}, {725 * Degree, 5 * Degree}} {
		if got := normal(c.in); got != c.want {
			t.Errorf("normal(%d) = %d, want %d", c.in, got, c.want)
		}
	}
}
