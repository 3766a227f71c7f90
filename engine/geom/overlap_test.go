package geom

import "testing"

func at(x, y, heading float64) Pose {
	return Pose{nano(x), nano(y), normal(int64(heading * Degree))}
}

func TestOverlap_ContactIsNone(t *testing.T) {
	a, b := Place(Small, at(0, 0, 0)), Place(Large, at(60, 10, 90))
	if Overlap(&a, &b, WithoutGuides) {
		t.Error("bases that share an edge overlap")
	}
}

func TestOverlap_AThousandthOfAMillimeterIsEnough(t *testing.T) {
	a, b := Place(Small, at(0, 0, 0)), Place(Large, at(59.999, 10, 90))
	if !Overlap(&a, &b, WithoutGuides) {
		t.Error("bases that penetrate by 0.001 mm do not overlap")
	}
}

func TestOverlap_GuidesReachThreeMillimetersNoseToNose(t *testing.T) {
	a := Place(Small, at(0, 0, 0))
	for _, c := range []struct {
		y    float64
		want bool
	}{{42.999, true}, {43, false}} {
		b := Place(Small, at(0, c.y, 180))
		if got := Overlap(&a, &b, WithGuides); got != c.want {
			t.Errorf("nose to nose at %v mm: %v, want %v", c.y, got, c.want)
		}
	}
}

func TestOverlap_GuidesReachOneAndAHalfAgainstASide(t *testing.T) {
	a := Place(Small, at(0, 0, 0))
	for _, c := range []struct {
		y    float64
		want bool
	}{{41.499, true}, {41.5, false}} {
		b := Place(Small, at(0, c.y, 90))
		if got := Overlap(&a, &b, WithGuides); got != c.want {
			t.Errorf("nose to side at %v mm: %v, want %v", c.y, got, c.want)
		}
	}
}

func TestOverlap_GuidesCanBeLeftOut(t *testing.T) {
	a, b := Place(Small, at(0, 0, 0)), Place(Small, at(0, 42, 180))
	if Overlap(&a, &b, WithoutGuides) {
		t.Error("bases 2 mm apart overlap without guides")
	}
}

func TestOverlap_HugeBasesCrossed(t *testing.T) {
	// neither has a corner inside the other
	a, b := Place(HugeLong, at(0, 0, 0)), Place(HugeShort, at(10, 20, 90))
	if !Overlap(&a, &b, WithoutGuides) {
		t.Error("crossed bases do not overlap")
	}
}

func TestOverlapping_NamesThoseMet(t *testing.T) {
	p := Place(Small, at(0, 0, 0))
	others := []Placed{
		Place(Small, at(100, 0, 0)), Place(Small, at(30, 0, 0)), Place(Medium, at(0, -45, 0)),
	}
	if got := Overlapping(&p, others, WithGuides); got != 0b110 {
		t.Errorf("got %b, want 110", got)
	}
}
