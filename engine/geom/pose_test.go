package geom

import "testing"

func TestNano_RoundsHalvesAwayFromZero(t *testing.T) {
	for _, c := range []struct {
		mm   float64
		want int32
	}{{1, 1_000_000}, {0.0000014, 1}, {-0.0000014, -1}, {0.0000016, 2}, {-0.0000016, -2}, {0, 0}} {
		if got := nano(c.mm); got != c.want {
			t.Errorf("nano(%v) = %d, want %d", c.mm, got, c.want)
		}
	}
}

func TestCorners_ClockwiseFromTheFrontRight(t *testing.T) {
	p := Place(HugeLong, at(100, 200, 90)) // the nose to the right
	want := [4]Spot{
		{212_500_000, 160_000_000}, {-12_500_000, 160_000_000},
		{-12_500_000, 240_000_000}, {212_500_000, 240_000_000},
	}
	if got := p.Corners(); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestHashmark_MiddleOfEveryEdge(t *testing.T) {
	p := Place(Medium, at(0, 0, 90))
	for angle, want := range map[int32]Spot{
		0: {30_000_000, 0}, 90: {0, -30_000_000}, 180: {-30_000_000, 0}, 270: {0, 30_000_000},
	} {
		if got := p.Hashmark(angle * Degree); got != want {
			t.Errorf("at %d degrees: %+v, want %+v", angle, got, want)
		}
	}
}

func TestTemplate_TheBoxHoldsEleven(t *testing.T) {
	// msg.component.template.set
	fastest := map[Curve]uint8{StraightTemplate: 5, BankTemplate: 3, TurnTemplate: 3}
	for curve := NoTemplate; curve <= TurnTemplate; curve++ {
		for speed := range uint8(10) {
			want := speed >= 1 && speed <= fastest[curve]
			if got := (Template{curve, speed}).Exists(); got != want {
				t.Errorf("template %d of speed %d: %v, want %v", curve, speed, got, want)
			}
		}
	}
}

func TestTemplate_Lengths(t *testing.T) {
	// arc lengths of the specification, in micrometers
	for template, want := range map[Template]int32{
		{StraightTemplate, 5}: 200_000, {BankTemplate, 1}: 62_832, {BankTemplate, 2}: 102_102,
		{BankTemplate, 3}: 141_372, {TurnTemplate, 1}: 54_978, {TurnTemplate, 2}: 98_175,
		{TurnTemplate, 3}: 141_372, {}: 0,
	} {
		if got := (template.Length() + 500) / 1000; got != want {
			t.Errorf("%+v: %d, want %d", template, got, want)
		}
	}
}

func TestManeuver_TellsWhatItIs(t *testing.T) {
	for _, c := range []struct {
		bearing                            Bearing
		reverse, sideways, advanced, slide bool
		turn                               int32
	}{
		{Stationary, false, false, false, false, 0},
		{BankLeft, false, false, false, false, -45},
		{Koiogran, false, false, true, false, 180},
		{SegnorRight, false, false, true, false, 225},
		{TallonLeft, false, false, true, true, -180},
		{ReverseBankRight, true, false, false, false, -45},
		{StrafeLeft, false, true, false, true, 0},
		{SlipTurnRight, false, true, false, true, -90},
		{PylonTwistRight, false, false, true, true, 135},
		{SpiralCrossRight, false, false, true, false, 270},
	} {
		m := Maneuver{c.bearing, 1}
		if m.Reverse() != c.reverse || m.Sideways() != c.sideways || m.IsAdvanced() != c.advanced ||
			m.Slides() != c.slide || m.Turn() != c.turn*Degree {
			t.Errorf("bearing %d: %v %v %v %v %d", c.bearing,
				m.Reverse(), m.Sideways(), m.IsAdvanced(), m.Slides(), m.Turn())
		}
	}
}

func TestRuler_FiveBandsInFlightpathOnly(t *testing.T) {
	for game, want := range map[Game]int32{FirstEdition: 3, SecondEdition: 3, Flightpath: 5} {
		if got := game.Ruler(); got != want*Band {
			t.Errorf("game %d: %d", game, got)
		}
	}
}
