package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// inArc reports whether a small ship at a place, counted from the middle of another that faces up,
// is in an arc of it, and at which range inside the arc.
func inArc(t *testing.T, dx, dy float64, arc geom.Arc) (int8, bool) {
	t.Helper()
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	foe := s.Theirs("academypilot", scene.At(400+dx, 400+dy, 0))
	m, ok := card.InArc(s.Exec(), tie.ID(), foe.ID(), arc)
	s.Done()
	return m.Range, ok
}

func TestArc_FourStandardOnes(t *testing.T) {
	arcs := [4]geom.Arc{geom.FrontArc, geom.RightArc, geom.RearArc, geom.LeftArc}
	cases := []struct {
		dx, dy float64
		in     [4]bool
	}{
		{0, 150, [4]bool{true, false, false, false}},
		{150, 0, [4]bool{false, true, false, false}},
		{0, -150, [4]bool{false, false, true, false}},
		{-150, 0, [4]bool{false, false, false, true}},
		{130, 150, [4]bool{true, true, false, false}}, // across the line between two
	}
	for _, c := range cases {
		for i, arc := range arcs {
			// 2e.arc.four-standard
			if _, ok := inArc(t, c.dx, c.dy, arc); ok != c.in[i] {
				t.Errorf("a ship at %v, %v in arc %d: %v, want %v", c.dx, c.dy, arc, ok, c.in[i])
			}
		}
	}
}

func TestArc_AnyPartOfTheBase(t *testing.T) {
	// 2e.arc.in: the line of the front arc of a small base runs 40.62 degrees from ahead, at 120 mm
	// ahead of its middle 102.95 mm aside. The nearest corner of the other base is 20 mm nearer
	// than its middle, and 20 mm farther ahead.
	for _, c := range []struct {
		dx float64
		in bool
	}{{122.8, true}, {123.1, false}} {
		if _, ok := inArc(t, c.dx, 100, geom.FrontArc); ok != c.in {
			t.Errorf("a ship %v mm aside in the front arc: %v, want %v", c.dx, ok, c.in)
		}
	}
}

func TestArc_ReachesToRange3(t *testing.T) {
	// 2e.arc.length-range-3
	for _, c := range []struct {
		dy float64
		in bool
	}{{340, true}, {340.1, false}} {
		if _, ok := inArc(t, 0, c.dy, geom.FrontArc); ok != c.in {
			t.Errorf("a ship %v mm ahead in the front arc: %v, want %v", c.dy, ok, c.in)
		}
	}
}

func TestArc_BullseyeIsAsWideAsTheRuler(t *testing.T) {
	// 2e.arc.bullseye-width: 15 mm, 7.5 to each side of the middle.
	// 2e.arc.bullseye: it is a part of the front arc, not of the rear.
	cases := []struct {
		dx, dy float64
		in     bool
	}{
		{27.4, 150, true}, {27.6, 150, false}, {-27.4, 150, true}, {-27.6, 150, false},
		{0, -150, false}, {0, 340, true}, {0, 340.1, false},
	}
	for _, c := range cases {
		if _, ok := inArc(t, c.dx, c.dy, geom.BullseyeArc); ok != c.in {
			t.Errorf("a ship at %v, %v in the bullseye arc: %v, want %v", c.dx, c.dy, ok, c.in)
		}
	}
}

func TestArc_WhatIsInTheBullseyeIsInFront(t *testing.T) {
	// 2e.arc.bullseye-is-front: also close before the base, where the front arc is narrowest.
	for _, dy := range []float64{40.1, 60, 340} {
		for _, dx := range []float64{-27.4, 0, 27.4} {
			_, bullseye := inArc(t, dx, dy, geom.BullseyeArc)
			_, front := inArc(t, dx, dy, geom.FrontArc)
			if !bullseye || !front {
				t.Errorf("a ship at %v, %v: bullseye %v, front %v", dx, dy, bullseye, front)
			}
		}
	}
}

func TestArc_RangeInTheBullseye(t *testing.T) {
	// 2e.arc.bullseye-range-example: a large base on its corner, 95 mm ahead and 30 aside, reaches
	// into the bullseye arc only 22.5 mm farther up.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("darkcourier", scene.At(430, 415+56.57, 45))
	front, _ := card.InArc(s.Exec(), tie.ID(), foe.ID(), geom.FrontArc)
	bullseye, _ := card.InArc(s.Exec(), tie.ID(), foe.ID(), geom.BullseyeArc)
	s.Is(front.Range == 1 && bullseye.Range == 2, "ranges 1 and 2, not %d and %d",
		front.Range, bullseye.Range)
	s.Done()
}

func TestArc_FullArcsMeetAtTheMidline(t *testing.T) {
	cases := []struct {
		dy          float64
		front, rear bool
		aspect      geom.Aspect
	}{
		{20, true, false, geom.InFront}, // its rear edge is on the line
		{19.9, true, true, geom.Flanking},
		{-19.9, true, true, geom.Flanking},
		{-20, false, true, geom.Behind},
	}
	for _, c := range cases {
		// 2e.arc.full-front
		// 2e.arc.full-rear
		// 2e.arc.behind-infront-flanking: touching the line is not crossing it.
		s := scene.Second(t)
		tie := s.Mine("academypilot", scene.At(400, 400, 0))
		foe := s.Theirs("academypilot", scene.At(500, 400+c.dy, 0))
		_, front := card.InArc(s.Exec(), tie.ID(), foe.ID(), geom.FullFrontArc)
		_, rear := card.InArc(s.Exec(), tie.ID(), foe.ID(), geom.FullRearArc)
		s.Is(front == c.front && rear == c.rear, "full front %v and full rear %v at %v, not %v, %v",
			c.front, c.rear, c.dy, front, rear)
		got := card.Bearing(s.Exec(), tie.ID(), foe.ID())
		s.Is(got == c.aspect, "aspect %d at %v, not %d", c.aspect, c.dy, got)
		s.Done()
	}
}

func TestArc_FiringArcs(t *testing.T) {
	cases := []struct {
		pilot string
		dy    float64
		in    bool
	}{
		{"academypilot", 150, true},
		{"academypilot", -150, false},
		{"104thbattalionpilot", -150, true}, // it has a rear arc, too
		{"104thbattalionpilot", -30 - 20 - 300, true},
		{"104thbattalionpilot", -30 - 20 - 301, false},
	}
	for _, c := range cases {
		// 2e.arc.firing-arcs
		// 2e.arc.firing-arc-range-3
		s := scene.Second(t)
		ship := s.Mine(c.pilot, scene.At(400, 400, 0))
		foe := s.Theirs("academypilot", scene.At(400, 400+c.dy, 0))
		got := card.InFiringArc(s.Exec(), ship.ID(), foe.ID())
		s.Is(got == c.in, "%s: a ship at %v in a firing arc: %v", c.pilot, c.dy, c.in)
		s.Done()
	}
}

func TestArc_AttackArc(t *testing.T) {
	for _, c := range []struct {
		dy float64
		in bool
	}{{150, true}, {-150, false}} {
		// 2e.arc.attack-arc: that of the weapon, for any ship: the helper is in the rear arc as well,
		// with which the ship does not attack.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
			Name: "help", When: card.ModifyDefense, By: []card.Cond{card.Anyone},
			If: []card.Cond{card.Attacker.In(card.OfAttack)},
			Do: []card.Op{card.Gain(card.Self, 1, card.StrainToken)}}}})
		arc170 := s.Mine("104thbattalionpilot", scene.At(400, 400, 0))
		foe := s.Theirs("academypilot", scene.At(400, 500, 0))
		wedge := s.Theirs("wedgeantilles", scene.At(450, 400+c.dy, 0))
		s.Engage(arc170)
		s.Choose(func(o game.Choice) bool { return o.Verb == game.WeaponVerb && o.Item == 0 })
		s.Pick(foe)
		s.Dice("blank", "blank", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		if c.in {
			s.Use(wedge, "help")
		}
		s.Done()
	}
}
