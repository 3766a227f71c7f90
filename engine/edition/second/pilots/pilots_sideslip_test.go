package pilots_test

import (
	"math"
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestSlider_SlipsToTheSideOppositeToTheBank(t *testing.T) {
	for dial, want := range map[string]struct{ x, heading float64 }{
		"2 bank-left": {457 + 126.07, 315}, "2 bank-right": {457 - 126.07, 45},
	} {
		// 2e.movement.sideslip: the template of radius 130 mm is laid against the middle of the right side
		// for a left bank and ends, after 45 degrees, at the middle of the left side.
		s := scene.Second(t)
		s.Unbuilt()
		me := s.Mine("slider", here)
		s.Activate(me, dial)
		s.Use(me, "sideslip")
		s.WantPose(me, want.x, 300+52.22, want.heading)
		s.WantCharges(me, "slider", 0)
		s.Pass()
		s.Done()
	}
}

func TestSlider_NotOffered(t *testing.T) {
	for name, c := range map[string]struct {
		dial    string
		charges int
	}{"a turn": {"2 turn-left", 2}, "speed 1": {"1 bank-left", 2}, "speed 3": {"3 bank-left", 2},
		"1 charge": {"2 bank-left", 1}, "straight": {"2 straight", 2}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			me := s.Mine("slider", here)
			s.Charges(me, "slider", c.charges)
			s.Never(me, "sideslip")
			s.Activate(me, c.dial)
			s.Pass()
			s.Done()
		})
	}
}

func TestSideslip_Partial(t *testing.T) {
	// 2e.movement.sideslip.partial: a ship in the way is touched, and the ship has backed along the
	// template with its center line on it, by less than the template.
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("slider", here)
	other := s.Theirs("academypilot", scene.At(457+125, 365, 0))
	s.Activate(me, "2 bank-left")
	s.Use(me, "sideslip")
	s.WantTouching(me, other, true)
	p := s.Of(me).Pose
	// The template's middle line is an arc of 130 mm around 477, 430. Both side hashmarks lie on it, so
	// that the middle of the base is a little nearer.
	x, y := float64(p.X)/geom.Millimeter-477, float64(p.Y)/geom.Millimeter-430
	s.Is(math.Abs(math.Hypot(x, y)-math.Sqrt(130*130-20*20)) < 0.01, "both hashmarks on the template: %v", p)
	turned := math.Atan2(x, -y) * 180 / math.Pi
	s.Is(math.Abs(turned-(360-float64(p.Heading)/geom.Degree)) < 0.01 && turned > 10,
		"its center line on the template: %.2f, %v", turned, p)
	s.Done() // 2e.overlap.skip-action-step
}

func TestKeoVenzee(t *testing.T) {
	for name, c := range map[string]struct {
		dial          string
		force, stress int
		slips         bool
		then          int // stress tokens after it
	}{
		"a white bank": {"3 bank-left", 0, 0, true, 1}, "a turn": {"1 turn-left", 0, 0, true, 1},
		"a blue one": {"2 bank-right", 0, 0, true, 0},
		"with Force": {"3 bank-left", 1, 0, false, 0}, "straight": {"2 straight", 0, 0, false, 0},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			me := s.Mine("keovenzee", here, scene.Force(c.force))
			if !c.slips {
				s.Never(me, "sideslip")
			}
			s.Activate(me, c.dial)
			if c.slips {
				s.Use(me, "sideslip")
			}
			want := c.force
			if c.slips {
				want = 1
			}
			s.WantForce(me, want)
			s.WantTokens(me, game.StressToken, c.then)
			playOut(s)
		})
	}
}

// 2e.activation.difficulty-modifiers-apply-at-execute
func TestKeoVenzee_DecidesByTheDial(t *testing.T) {
	// A turn that a damaged engine makes red is white on the dial that Keo Venzee reveals.
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("keovenzee", here, scene.Force(0))
	s.Crit(me, "Damaged Engine")
	s.Activate(me, "1 turn-left")
	s.Use(me, "sideslip")
	s.WantForce(me, 1)
	s.WantTokens(me, game.StressToken, 1)
	playOut(s)
}

// 2e.timing.queue
func TestSlider_OrdersWhatFollowsTheDial(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("slider", here, scene.With("r2a6"))
	s.Activate(me, "2 bank-left")
	s.Offered(me, "change the speed")
	s.Use(me, "sideslip")
	s.Offered(me, "change the speed")
	s.WantPose(me, 457, 300, 0)
	s.WantCharges(me, "slider", 0)
	s.Pass()
	s.WantPose(me, 457+126.07, 300+52.22, 315)
	playOut(s)
}

// swivel gives Captain Hark a Swivel Wing with a side up.
func swivel(t *testing.T, side int) (s *scene.Scene, me *scene.Ship) {
	s = scene.Second(t)
	s.Unbuilt()
	me = s.Mine("captainhark", here, scene.With("swivelwing"))
	s.CardSide(me, "swivelwing", side)
	return s, me
}

func TestCaptainHark_Sideslips(t *testing.T) {
	s, me := swivel(t, 1)
	s.Activate(me, "0 stationary")
	s.Choose(func(c game.Choice) bool { return c.Maneuver.Bearing == geom.SlipBankRight })
	// a large base, and a template of 80 mm radius: 40 + 80 sin 45 + 40 cos 45 to the right
	s.WantPose(me, 457+40+56.57+28.28, 300+23.43+28.28, 315)
	s.WantTokens(me, game.StressToken, 1) // of the stationary maneuver's difficulty
	s.Is(slices.ContainsFunc(s.State().Charges[:], func(c game.Charge) bool { return c.Side == 1 }),
		"the wing up")
	s.Done()
}

func TestCaptainHark_NotWithTheWingUp(t *testing.T) {
	s, me := swivel(t, 2)
	s.Activate(me, "0 stationary")
	s.WantPose(me, 457, 300, 0)
	playOut(s)

	s, me = swivel(t, 1)
	s.Activate(me, "2 straight")
	s.WantPose(me, 457, 300+80+80, 0)
	s.Pass()
	s.Done()
}

func TestSicko_TakesOnTheCondition(t *testing.T) {
	for dial, offered := range map[string]bool{"2 straight": true, "2 turn-left": true, "3 bank-left": true,
		"0 stationary": false} {
		s := scene.Second(t)
		s.Unbuilt()
		me := s.Mine("sicko", here)
		if !offered {
			s.Never(me, "sickening maneuver")
		}
		s.Activate(me, dial)
		if offered {
			s.Use(me, "sickening maneuver")
			s.Is(sickened(s, me), "the condition")
		}
		playOut(s)
	}
}

// sickened reports whether a ship has the condition.
func sickened(s *scene.Scene, ship *scene.Ship) bool {
	for _, c := range s.State().Cards {
		if c.InUse && c.Ship == ship.ID() && s.Exec().G.Dealt[c.Code].ID == "sickeningmaneuver" {
			return true
		}
	}
	return false
}

func TestSickeningManeuver(t *testing.T) {
	for name, c := range map[string]struct {
		dial    string
		stress  int // before
		strain  int
		heading float64
		then    int // stress tokens
	}{
		"a bank": {"3 bank-left", 0, 1, 315, 0}, "a turn": {"2 turn-right", 0, 1, 90, 0},
		"a red turn, stressed": {"3 turn-left", 1, 1, 270, 2}, "straight": {"3 straight", 0, 0, 180, 1},
		"straight, stressed": {"2 straight", 1, 0, 180, 2},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			me := s.Mine("212thbattalionpilot", here, scene.Tokens(game.StressToken, c.stress))
			s.Condition(me, "sickeningmaneuver", me)
			s.Activate(me, c.dial)
			s.WantTokens(me, game.StrainToken, c.strain)
			s.WantTokens(me, game.StressToken, c.then)
			s.Is(int(s.Of(me).Pose.Heading/geom.Degree) == int(c.heading), "heading %v", s.Of(me).Pose)
			s.Is(!sickened(s, me), "the condition gone")
			playOut(s)
		})
	}
}
