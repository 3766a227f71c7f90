package geom

import (
	"fmt"
	"testing"
)

// passageOf turns a row of the conformance table into a move or a roll.
func (r *poseRow) passageOf(t *testing.T) Passage {
	t.Helper()
	size := sizeNames[r.Base]
	side := map[string]Side{"left": Left, "right": Right}[r.Side]
	roll := Roll{Size: size, Side: side, Template: Template{StraightTemplate, r.Speed}}
	roll.Shift = map[string]Shift{"back": Back, "front": Front}[r.Variant]
	switch r.Bearing {
	case "roll_straight", "roll_straight_short_edge":
	case "roll_straight_long_side":
		roll.Lengthways = true
		roll.Shift *= 2
	case "roll_bank_forward", "roll_bank_backward":
		roll.Template.Curve = BankTemplate
		roll.Backward = r.Bearing == "roll_bank_backward"
	case "boost_straight":
		m := Move{Size: size, Maneuver: Maneuver{Straight, r.Speed}}
		return m.Passage()
	case "reverse_boost_straight":
		m := Move{Size: size, Maneuver: Maneuver{ReverseStraight, r.Speed}}
		return m.Passage()
	default:
		m := Move{Size: size, Maneuver: r.maneuver(t), Shift: r.shift(size)}
		return m.Passage()
	}
	if limit := FirstEdition.BarrelRoll(size).Shift; r.Variant == "extreme-front" {
		roll.Along, roll.Shift = limit, limit
	} else if r.Variant == "extreme-back" {
		roll.Along, roll.Shift = -limit, -limit
	}
	return roll.Passage()
}

func TestPassage_EndsWhereTheConformanceTableSays(t *testing.T) {
	n := 0
	for _, r := range readConformance(t).Poses {
		if r.Group == "rotate" {
			continue
		}
		n++
		near(t, r.ID, r.passageOf(t).End.Pose, r.X, r.Y, r.Heading, 0.001)
	}
	if n != 588-9 {
		t.Errorf("%d rows, want all 588 but 9 rotations", n)
	}
}

func TestTurned_AgreesWithTheConformanceTable(t *testing.T) {
	n := 0
	for _, r := range readConformance(t).Poses {
		if r.Group != "rotate" {
			continue
		}
		n++
		var angle int32
		if _, err := fmt.Sscan(r.Variant, &angle); err != nil {
			t.Fatal(err)
		}
		near(t, r.ID, Pose{}.Turned(angle*Degree), r.X, r.Y, r.Heading, 0.001)
	}
	if n != 9 {
		t.Errorf("%d rotations, want 9", n)
	}
}

func TestPassage_TemplatesLieWhereTheConformanceTableSays(t *testing.T) {
	n := 0
	for _, r := range readConformance(t).Poses {
		if r.Start == nil || r.Bearing == "roll_straight_long_side" || r.Variant == "extreme-front" ||
			r.Variant == "extreme-back" {
			continue // the table gives no place for these: the player chooses it
		}
		n++
		laid := r.passageOf(t).Laid
		start := Pose{nano(laid.x), nano(laid.y), headingOf(laid.sin, laid.cos)}
		near(t, r.ID+" start", start, r.Start[0], r.Start[1], r.Start[2], 0.001)
		end := laid.out(laid.beside(laid.length, 0))
		bend := laid.length
		if laid.radius == 0 {
			bend = 0
		} else {
			bend *= laid.side / laid.radius / radians
		}
		turned := start.Turned(int32(bend)).Heading
		near(t, r.ID+" end", Pose{nano(end.x), nano(end.y), turned}, r.End[0], r.End[1], r.End[2], 0.001)
	}
	if n < 540 {
		t.Errorf("only %d templates", n)
	}
}

func TestRollRule_AgreesWithTheRules(t *testing.T) {
	for _, c := range []struct {
		game       Game
		size       Size
		lengthways bool
		shift      Shift
		free       bool
	}{
		{FirstEdition, Small, false, 10 * Millimeter, true},
		{FirstEdition, Large, true, 20 * Millimeter, true},
		{SecondEdition, Small, false, 10 * Millimeter, false},
		{SecondEdition, Medium, true, 20 * Millimeter, false},
		{Flightpath, Large, true, 20 * Millimeter, false},
	} {
		got := c.game.BarrelRoll(c.size)
		want := RollRule{Template{StraightTemplate, 1}, c.lengthways, c.shift, c.free}
		if got != want {
			t.Errorf("%d, %d: %+v, want %+v", c.game, c.size, got, want)
		}
	}
}

func TestRollRule_AllowsThreePlacesOrAllBetween(t *testing.T) {
	free, fixed := FirstEdition.BarrelRoll(Small), SecondEdition.BarrelRoll(Small)
	for _, c := range []struct {
		shift       Shift
		free, fixed bool
	}{
		{0, true, true}, {Front, true, true}, {Back, true, true}, {1, true, false},
		{Front + 1, false, false},
	} {
		if free.Allows(c.shift) != c.free || fixed.Allows(c.shift) != c.fixed {
			t.Errorf("shift %d", c.shift)
		}
	}
}

func TestDecloakRoll_IsLongForSmallBasesOnly(t *testing.T) {
	if got := SecondEdition.DecloakRoll(Small).Template.Speed; got != 2 {
		t.Errorf("small: speed %d", got)
	}
	if got := SecondEdition.DecloakRoll(Large); got != SecondEdition.BarrelRoll(Large) {
		t.Errorf("large: %+v", got)
	}
	if DecloakSpeed(Small) != 2 || DecloakSpeed(Medium) != 1 {
		t.Error("wrong speed ahead")
	}
}

func TestTallonShift_LimitsOfTheFirstEdition(t *testing.T) {
	for _, c := range []struct {
		size Size
		want Shift
	}{{Small, 10 * Millimeter}, {Large, 30 * Millimeter}} {
		if got, free := FirstEdition.TallonShift(c.size); got != c.want || !free {
			t.Errorf("size %d: %d, %v", c.size, got, free)
		}
	}
}
