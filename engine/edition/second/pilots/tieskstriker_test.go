package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.overlap.skip-only-in-execute-step
func TestAdaptiveAilerons(t *testing.T) {
	for way, heading := range map[string]float64{"1 bank left": 315, "1 straight": 0,
		"1 bank right": 45} {
		s := scene.Second(t)
		ship := s.Mine("planetarysentinel", here)
		s.Activate(ship, "1 straight")
		s.Refused(s.Pass)
		s.ChooseNamed(way)
		s.Is(s.Of(ship).Pose.Heading == scene.PoseAt(0, 0, heading).Heading, "%s", way)
		s.WantRevealed(ship, "1 straight")
		s.Use(ship, "focus") // its step is not lost
		s.WantTokens(ship, game.StressToken, 0)
		s.Done()
	}
}

func TestAdaptiveAilerons_OverlapKeepsTheAction(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("planetarysentinel", here)
	s.Mine("academypilot", scene.At(457, 400, 0))
	s.Activate(ship, "1 turn-left")
	s.ChooseNamed("1 straight")
	s.Use(ship, "focus")
	s.Done()
}

// 2e.movement.blue-removes-strain-deplete
func TestAdaptiveAilerons_AreWhite(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("planetarysentinel", here, scene.Tokens(game.StrainToken, 2))
	s.Activate(ship, "1 straight") // a blue one
	s.ChooseNamed("1 straight")
	s.WantTokens(ship, game.StrainToken, 1)
	playOut(s)
}

func TestAdaptiveAilerons_Stressed(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("planetarysentinel", here, scene.Tokens(game.StressToken, 1))
	s.Activate(ship, "1 straight")
	s.WantPose(ship, 457, 380, 0)
	playOut(s)
}

// 2e.activation.skip-reveal-no-reveal-triggers
func TestAdaptiveAilerons_Ionized(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("planetarysentinel", here, scene.Tokens(game.IonToken, 1))
	s.Activate(ship, "1 bank-left")
	s.WantPose(ship, 457, 380, 0)
	playOut(s)
}

// 2e.flee.after-maneuver
func TestAdaptiveAilerons_Flees(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("planetarysentinel", scene.At(457, 880, 0))
	s.Mine("academypilot", here)
	s.Activate(ship, "1 straight")
	s.ChooseNamed("1 straight")
	s.WantFled(ship)
	s.Done()
}

func TestAdaptiveAilerons_OfAFriend(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("planetarysentinel", here)
	tie := s.Mine("academypilot", beside(50))
	s.Activate(tie, "2 straight")
	s.Use(tie, "focus")
	s.WantPose(ship, 457, 300, 0)
	s.Done()
}

func TestDuchess(t *testing.T) {
	for stress, uses := range map[int]bool{0: true, 1: false, 2: true} {
		s := scene.Second(t)
		me := s.Mine("duchess", here, scene.Tokens(game.StressToken, stress))
		s.Activate(me, "1 straight")
		if uses {
			s.Use(me, "adaptive ailerons")
			s.ChooseNamed("1 straight")
			s.WantPose(me, 457, 460, 0)
		} else {
			s.Pass()
			s.WantPose(me, 457, 380, 0)
		}
		playOut(s)
	}
}

func TestDuchess_AFriendActivates(t *testing.T) {
	unoffered(t, "adaptive ailerons", map[string]setting{
		"a friend": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("duchess", here)
			tie := s.Mine("academypilot", beside(50))
			return me, func() { s.Activate(tie, "2 straight") }
		},
		"ionized": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("duchess", here, scene.Tokens(game.IonToken, 1))
			return me, func() { s.Activate(me, "1 straight") }
		},
	})
}

// countdownHit lets an escort attack "Countdown", or a friend of his.
func countdownHit(pilot string, stress int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("countdown", here, scene.Tokens(game.StressToken, stress))
		victim := me
		if pilot != "countdown" {
			victim = s.Mine(pilot, beside(20))
		}
		it := s.Theirs("bluesquadronescort", ahead(150))
		return me, func() {
			s.Attack(it, victim)
			playOn(s, me, "cancel the results", []string{"ccc", "eb"})
		}
	}
}

// 2e.attack.cancel
func TestCountdown(t *testing.T) {
	s := scene.Second(t)
	me, play := countdownHit("countdown", 0)(s)
	play()
	s.Use(me, "cancel the results")
	s.WantTokens(me, game.StressToken, 1)
	s.Done()
	s.WantDamage(me, 1)
	s.WantFacedown(me, 1)
}

func TestCountdown_Otherwise(t *testing.T) {
	unoffered(t, "cancel the results", map[string]setting{
		"stressed":         countdownHit("countdown", 1),
		"a friend defends": countdownHit("academypilot", 0),
		"he attacks": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("countdown", here)
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() { s.Attack(me, it) }
		},
	})
}

func TestPureSabacc(t *testing.T) {
	for damage, dice := range map[int]int{0: 4, 1: 4, 2: 3} {
		s := scene.Second(t)
		me := s.Mine("puresabacc", here, scene.Damaged(damage))
		it := s.Theirs("bluesquadronescort", ahead(150))
		if dice == 3 {
			s.Never(me, "roll another die")
		}
		s.Attack(me, it)
		if dice == 4 {
			s.Use(me, "roll another die")
		}
		s.Dice(blanks(dice)...)
		playOut(s)
	}
}

func TestPureSabacc_Defending(t *testing.T) {
	unoffered(t, "roll another die", map[string]setting{
		"he defends": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("puresabacc", here)
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() { s.Attack(it, me) }
		},
	})
}

// vagabondFlies lets "Vagabond" activate with devices, past a ship at a place.
func vagabondFlies(place scene.Option, stress int, device string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("vagabond", here, scene.With(device), scene.Tokens(game.StressToken, stress))
		s.Theirs("academypilot", place)
		return me, func() {
			s.Activate(me, "2 straight")
			if stress == 0 {
				s.ChooseNamed("1 straight")
			}
		}
	}
}

func TestVagabond(t *testing.T) {
	s := scene.Second(t)
	me, play := vagabondFlies(farAway, 0, "protonbombs")(s)
	play()
	s.Use(me, "drop a device")
	s.Use(me, "protonbombs")
	s.Is(s.State().NDevices == 1, "a bomb")
	playOut(s)
	s.Is(s.State().NDevices == 1, "one device only, and none after the maneuver of the dial")
}

func TestVagabond_Otherwise(t *testing.T) {
	unoffered(t, "drop a device", map[string]setting{
		"partial":   vagabondFlies(scene.At(457, 390, 0), 0, "protonbombs"),
		"stressed":  vagabondFlies(farAway, 1, "protonbombs"),
		"no device": vagabondFlies(farAway, 0, "afterburners"),
		"a launch":  vagabondFlies(farAway, 0, "electrochaffmissiles"),
	})
}
