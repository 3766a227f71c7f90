package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// lies wants the only device on the table so far from the middle of a ship.
func lies(s *scene.Scene, x, y float64) {
	got, want := s.State().Devices[0].Pose, scene.PoseAt(x, y, 0)
	off := max(got.X-want.X, want.X-got.X, got.Y-want.Y, want.Y-got.Y)
	s.Is(s.State().NDevices == 1 && off < 1_000_000, "a device at %v, not %v", got, want)
}

// template chooses a way to place a device: N says whether to drop, launch or drop in front.
func template(s *scene.Scene, n int, b geom.Bearing, speed int) {
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.TemplateVerb && int(c.N) == n && c.Maneuver.Bearing == b &&
			int(c.Maneuver.Speed) == speed
	})
}

func TestDeathrain_DropsInFrontAndRolls(t *testing.T) {
	for way, y := range map[[2]int]float64{
		{2, 1}: 300 + 20 + 40 + 14, {0, 1}: 300 - 20 - 40 - 14, {2, 2}: 300 + 20 + 80 + 14,
	} {
		s := scene.First(t)
		ship := s.Mine("deathrain", scene.At(457, 300, 0), scene.With("seismiccharges", "bombardier"))
		s.Activate(ship, "2 straight")
		s.Use(ship, "drop a Seismic Charge")
		template(s, way[0], geom.Straight, way[1])
		lies(s, 457, y)
		s.Use(ship, "roll away")
		s.Offered(ship, "barrel roll")
		s.Pass()
		s.Pass()
		s.Done()
	}
	s := scene.First(t) // a mine by an action, and no roll without a drop
	ship := s.Mine("deathrain", scene.At(457, 300, 0), scene.With("connernet"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "drop a Conner Net")
	template(s, 2, geom.Straight, 1)
	s.Offered(ship, "roll away")
	s.Pass()
	s.Done()
	s = scene.First(t)
	ship = s.Mine("deathrain", scene.At(457, 300, 0), scene.With("trajectorysimulator", "seismiccharges"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "drop a Seismic Charge")
	s.Never(ship, "roll away")
	template(s, 1, geom.Straight, 5)
	s.Pass()
	s.Done()
}

func TestConstableZuvio_InFrontAtAReverseManeuver(t *testing.T) {
	for bomb, name := range map[string]string{
		"seismiccharges": "drop a Seismic Charge", "proximitymines": "drop a Proximity Mine",
	} {
		for maneuver, front := range map[string]bool{
			"1 reverse-straight": true, "1 reverse-bank-left": true, "1 reverse-bank-right": true, "1 straight": false,
		} {
			s := scene.First(t)
			ship := s.Mine("constablezuvio", scene.At(457, 300, 0), scene.With(bomb))
			if !front {
				s.Never(ship, "drop it in front")
			}
			s.Activate(ship, maneuver)
			if front {
				s.Use(ship, "drop it in front")
				s.Use(ship, name)
				got := s.State().Devices[0].Pose
				s.Is(got.Y > 340_000_000, "in front")
				s.WantDiscarded(ship, bomb)
			}
			for !s.State().Over {
				s.Pass()
			}
			s.Done()
		}
	}
}

func TestSolSixxa_ByTurns(t *testing.T) {
	for b, side := range map[geom.Bearing]int{geom.TurnLeft: 1, geom.TurnRight: -1, geom.Straight: 0} {
		s := scene.First(t)
		ship := s.Mine("solsixxa", scene.At(457, 300, 0), scene.With("seismiccharges"))
		s.Activate(ship, "2 straight")
		s.Use(ship, "drop a Seismic Charge")
		template(s, 0, b, 1)
		x := s.State().Devices[0].Pose.X - 457_000_000
		s.Is(x > 10_000_000 == (side < 0) && x < -10_000_000 == (side > 0), "to the side: %d", x)
		s.Pass()
		s.Done()
	}
}

func TestCaptainNym_IgnoresFriendlyBombs(t *testing.T) {
	for _, mine := range []bool{true, false} {
		s := scene.First(t)
		nym := s.Mine("captainnym", scene.At(457, 420, 0))
		friend, foe := s.Mine("lokrevenant", scene.At(520, 520, 0)), s.Theirs("rookiepilot", scene.At(100, 100, 0))
		of := friend
		if !mine {
			of = foe
		}
		s.Device("Seismic Charge", of, scene.At(457, 500, 0))
		for _, ship := range []*scene.Ship{nym, friend, foe} {
			s.Of(ship).Activated = true
		}
		s.Activation()
		left := 4
		if mine {
			left = 5
			s.Use(nym, "ignore it")
		}
		s.WantShields(nym, left)
		s.WantShields(friend, 4)
		s.Done()

		s = scene.First(t)
		nym = s.Mine("captainnym", scene.At(457, 300, 0))
		friend, foe = s.Mine("lokrevenant", scene.At(800, 520, 0)), s.Theirs("rookiepilot", scene.At(100, 100, 0))
		of = friend
		if !mine {
			of = foe
		}
		s.Device("Proximity Mine", of, scene.At(457, 380, 0))
		s.Activate(nym, "2 straight")
		if mine {
			s.Use(nym, "ignore it")
		} else {
			s.Dice("blank", "blank", "blank")
		}
		s.Pass()
		s.Is(s.State().NDevices == map[bool]uint8{true: 1, false: 0}[mine], "devices left")
		s.Done()
	}
}

func TestCaptainNym_NeedNotIgnoreThem(t *testing.T) {
	for y, near := range map[float64]bool{420: true, 300: false} {
		s := scene.First(t)
		nym := s.Mine("captainnym", scene.At(457, y, 0))
		s.Device("Seismic Charge", nym, scene.At(457, 500, 0))
		s.Of(nym).Activated = true
		left := 4
		if !near {
			s.Never(nym, "ignore it")
			left = 5
		}
		s.Activation()
		if near {
			s.Pass()
		}
		s.WantShields(nym, left)
		s.Done()
	}
}

func TestCaptainNym_AnEvadeAcrossAFriendlyBomb(t *testing.T) {
	for name, c := range map[string]struct {
		x       float64
		theirs  bool
		defends bool
		adds    bool
	}{
		"across": {457, false, true, true}, "beside": {540, false, true, false}, "an enemy's": {457, true, true, false},
		"it attacks": {457, false, false, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.First(t)
			nym, friend := s.Mine("captainnym", scene.At(800, 100, 0)), s.Mine("rookiepilot", scene.At(457, 300, 0), scene.Tokens(game.FocusToken, 1))
			foe := s.Theirs("rookiepilot", scene.At(457, 490, 180))
			of := nym
			if c.theirs {
				of = foe
			}
			s.Device("Conner Net", of, scene.At(c.x, 395, 90))
			if !c.adds {
				s.Never(nym, "add an evade")
			}
			if c.defends {
				s.Attack(foe, friend)
			} else {
				s.Attack(friend, foe)
			}
			s.Dice("hit", "blank", "blank")
			if !c.defends {
				s.Pass()
			}
			s.Dice("blank", "blank")
			if c.adds {
				s.Use(nym, "add an evade")
				s.WantDefenseDice("blank", "blank", "evade")
			}
			for !s.State().Over {
				s.Pass()
			}
			s.Done()
		})
	}
}

func TestCaptainNymRebel_CallsADetonationOff(t *testing.T) {
	s := scene.First(t)
	nym, foe := s.Mine("captainnym-rebel", scene.At(100, 100, 0)), s.Theirs("rookiepilot", scene.At(457, 600, 180))
	for range 2 {
		s.Device("Seismic Charge", nym, scene.At(457, 500, 0))
	}
	s.Device("Seismic Charge", foe, scene.At(457, 500, 0))
	s.First(game.Seat1)
	for _, ship := range []*scene.Ship{nym, foe} {
		s.Of(ship).Activated = true
	}
	s.Activation()
	s.Choose(func(c game.Choice) bool { return c.Verb == game.ObjectVerb })
	s.Use(nym, "call it off")
	// The other bomb of its side goes off, and the enemy's, without a question.
	s.WantShields(foe, 0)
	s.Is(s.State().NDevices == 1, "one is left")
	s.Done()
}

func TestCaptainNymRebel_AMineStaysToo(t *testing.T) {
	for _, uses := range []bool{true, false} {
		s := scene.First(t)
		nym, foe := s.Mine("captainnym-rebel", scene.At(100, 100, 0)), s.Theirs("rookiepilot", scene.At(457, 300, 0))
		s.Device("Proximity Mine", nym, scene.At(457, 380, 0))
		s.Activate(foe, "2 straight")
		if uses {
			s.Use(nym, "call it off")
			s.Is(s.State().NDevices == 1, "it is left")
		} else {
			s.Pass()
			s.Dice("hit", "blank", "blank")
			s.WantShields(foe, 1)
		}
		s.Pass()
		s.Done()
	}
}

// A boost meets it while actions are performed: it is asked about before it goes off.
func TestCaptainNymRebel_CallsOffAMineOfABoost(t *testing.T) {
	s := scene.First(t)
	nym, foe := s.Mine("captainnym-rebel", scene.At(100, 100, 0)), s.Theirs("blueace", scene.At(457, 300, 0))
	s.Device("Proximity Mine", nym, scene.At(457, 380, 0))
	s.Perform(foe, 0, game.BoostAction)
	s.Use(foe, "boost")
	s.Maneuver("1 straight")
	s.Use(nym, "call it off")
	s.Is(s.State().NDevices == 1, "it is left")
	s.Done()
}
