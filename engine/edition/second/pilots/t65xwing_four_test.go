package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

var yendor = []string{"yendor-battleoverendor", "yendor-battleoverendor-lsl"}

func TestYendor(t *testing.T) {
	each(t, yendor, func(t *testing.T, id string) {
		s := scene.Second(t)
		yendor := s.Mine(id, here)
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(yendor, tie)
		s.Dice("focus", "blank", "blank")
		s.Use(yendor, "reroll a blank")
		s.Number(1)
		s.Dice("hit")
		s.WantAttackDice("hit", "focus", "blank")
		s.WantTokens(yendor, game.StrainToken, 1)
		s.NotOffered(yendor, "reroll a blank")
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

// academy is a TIE fighter at range 2 ahead.
func academy(s *scene.Scene) *scene.Ship { return s.Theirs("academypilot", ahead(150)) }

func TestYendor_NotOffered(t *testing.T) {
	unoffered(t, "reroll a blank", map[string]setting{
		"no blank": func(s *scene.Scene) (*scene.Ship, func()) {
			me, tie := s.Mine(yendor[0], here), academy(s)
			return me, func() { s.Attack(me, tie); s.Dice("focus", "focus", "hit") }
		},
		"a torpedo": func(s *scene.Scene) (*scene.Ship, func()) {
			me, tie := s.Mine(yendor[0], here, scene.With("protontorpedoes")), academy(s)
			s.Lock(me, tie)
			return me, func() { s.AttackWith(me, "protontorpedoes", tie) }
		},
		"a friend attacks": func(s *scene.Scene) (*scene.Ship, func()) {
			me, friend, tie := s.Mine(yendor[0], beside(20)), s.Mine("bluesquadronescort", here), academy(s)
			return me, func() { s.Attack(friend, tie) }
		},
	})
}

var garven = []string{"garvendreis-t65xwing", "garvendreis-battleofyavin",
	"garvendreis-battleofyavin-lsl", "garvendreis"}

func TestGarvenDreis(t *testing.T) {
	each(t, garven, func(t *testing.T, id string) {
		s := scene.Second(t)
		garven := s.Mine(id, here, scene.Tokens(game.FocusToken, 1))
		friend := s.Mine("bluesquadronescort", beside(299))
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(garven, tie)
		s.Dice("focus", "blank", "blank")
		s.Use(garven, "spend focus")
		s.Use(garven, "pass focus")
		s.Pick(friend)
		s.WantTokens(friend, game.FocusToken, 1)
		s.WantTokens(garven, game.FocusToken, 0)
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

// spends lets a ship attack a TIE fighter and spend its focus token.
func spends(s *scene.Scene, ship *scene.Ship) func() {
	tie := academy(s)
	return func() {
		s.Attack(ship, tie)
		s.Dice("focus", "blank", "blank")
		s.Use(ship, "spend focus")
	}
}

func TestGarvenDreis_NotOffered(t *testing.T) {
	focus := scene.Tokens(game.FocusToken, 1)
	unoffered(t, "pass focus", map[string]setting{
		"the friend is too far": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine(garven[0], here, focus)
			s.Mine("bluesquadronescort", beside(301))
			return me, spends(s, me)
		},
		"another token": func(s *scene.Scene) (*scene.Ship, func()) {
			me, tie := s.Mine(garven[0], here, scene.Tokens(game.EvadeToken, 1)), academy(s)
			s.Mine("bluesquadronescort", beside(150))
			return me, func() {
				s.Attack(tie, me)
				s.Dice("hit", "blank")
				s.Dice("blank", "blank")
				s.Use(me, "spend evade")
			}
		},
		"a friend spends": func(s *scene.Scene) (*scene.Ship, func()) {
			return s.Mine(garven[0], beside(150)), spends(s, s.Mine("bluesquadronescort", here, focus))
		},
	})
}

var porkins = []string{"jekporkins", "jekporkins-swz106", "jekporkins-battleofyavin",
	"jekporkins-battleofyavin-lsl"}

func TestJekPorkins(t *testing.T) {
	each(t, porkins, func(t *testing.T, id string) {
		s := scene.Second(t)
		jek := s.Mine(id, here)
		s.Activate(jek, "4 koiogran")
		s.Use(jek, "shake it off")
		s.WantTokens(jek, game.StressToken, 1) // the roll is the price
		s.Dice("hit")
		s.WantTokens(jek, game.StressToken, 0)
		s.WantShields(jek, 1)
		s.Pass() // he may act again
		s.Done()
	})
}

func TestJekPorkins_OnlyAHitHurts(t *testing.T) {
	s := scene.Second(t)
	jek := s.Mine("jekporkins", here)
	s.Activate(jek, "4 koiogran")
	s.Use(jek, "shake it off")
	s.Dice("crit")
	s.WantShields(jek, 2)
	s.Pass()
	s.Done()
}

func TestJekPorkins_Declines(t *testing.T) {
	s := scene.Second(t)
	jek := s.Mine("jekporkins", here)
	s.Activate(jek, "4 koiogran")
	s.Pass()
	s.WantTokens(jek, game.StressToken, 1)
	s.Done()
}

func TestJekPorkins_NotOffered(t *testing.T) {
	unoffered(t, "shake it off", map[string]setting{
		"a friend is stressed": func(s *scene.Scene) (*scene.Ship, func()) {
			me, escort := s.Mine("jekporkins", beside(100), stress(1)), s.Mine("bluesquadronescort", here)
			return me, func() { s.Activate(escort, "4 koiogran") }
		},
		"another token": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("jekporkins", beside(150), stress(1))
			donor := s.Mine("garvendreis-t65xwing", here, scene.Tokens(game.FocusToken, 1))
			spend := spends(s, donor)
			return me, func() {
				spend()
				s.Use(donor, "pass focus")
				s.Pick(me)
			}
		},
	})
}

// rolled lets a ship perform a barrel roll action to the left.
func rolled(s *scene.Scene, ship *scene.Ship) {
	s.Perform(ship, 0, game.BarrelRollAction)
	s.Use(ship, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
}

func TestKullbeeSperado_AfterBarrelRoll(t *testing.T) {
	s := scene.Second(t)
	kullbee := s.Mine("kullbeesperado", here, scene.With("servomotorsfoils"))
	rolled(s, kullbee)
	s.Use(kullbee, "flip the configuration")
	s.WantEvent(game.CardFlipped, "")
	s.Never(kullbee, "boost") // only the closed side grants it
	s.Activate(kullbee, "1 straight")
	s.Pass() // flip
	s.Pass()
	s.Done()
}

func TestKullbeeSperado_AfterBoost(t *testing.T) {
	s := scene.Second(t)
	kullbee := s.Mine("kullbeesperado", here, scene.With("servomotorsfoils"))
	s.Perform(kullbee, 0)
	s.Use(kullbee, "boost")
	s.Maneuver("1 straight")
	s.Use(kullbee, "flip the configuration")
	s.WantEvent(game.CardFlipped, "")
	s.Done()
}

func TestKullbeeSperado_NotOffered(t *testing.T) {
	foils := scene.With("servomotorsfoils")
	unoffered(t, "flip the configuration", map[string]setting{
		"after a focus action": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("kullbeesperado", here, foils)
			return me, func() { s.Perform(me, 0, game.FocusAction); s.Use(me, "focus") }
		},
		"no configuration": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("kullbeesperado", here)
			return me, func() { rolled(s, me) }
		},
		"a friend rolls": func(s *scene.Scene) (*scene.Ship, func()) {
			me, friend := s.Mine("kullbeesperado", beside(100), foils), s.Mine("bluesquadronescort", here)
			return me, func() { rolled(s, friend) }
		},
	})
}

var kendy = []string{"kendyidele-battleoverendor", "kendyidele-battleoverendor-lsl"}

// 2e.action.colour.default-white, 2e.action.red-gains-stress
func TestKendyIdele(t *testing.T) {
	each(t, kendy, func(t *testing.T, id string) {
		s := scene.Second(t)
		kendy := s.Mine(id, here, scene.Tokens(game.FocusToken, 1))
		friend := s.Mine("bluesquadronescort", beside(299))
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(kendy, tie)
		s.Dice("focus", "blank", "blank")
		s.Use(kendy, "spend focus")
		s.Use(kendy, "spur on")
		s.Pick(friend)
		s.NotOffered(friend, "barrel roll")
		s.Offered(friend, "focus")
		s.Use(friend, "evade")
		s.WantTokens(kendy, game.StrainToken, 1)
		s.WantTokens(friend, game.EvadeToken, 1)
		s.WantTokens(friend, game.StressToken, 1)
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

func TestKendyIdele_NotOffered(t *testing.T) {
	focus := scene.Tokens(game.FocusToken, 1)
	with := func(place float64, options ...scene.Option) setting {
		return func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine(kendy[0], here, focus)
			s.Mine("bluesquadronescort", append(options, beside(place))...)
			return me, spends(s, me)
		}
	}
	unoffered(t, "spur on", map[string]setting{
		"the friend is too far":  with(301),
		"the friend is stressed": with(150, stress(1)), // 2e.timing.cost-only-if-effect
		"a friend spends": func(s *scene.Scene) (*scene.Ship, func()) {
			return s.Mine(kendy[0], beside(150)), spends(s, s.Mine("bluesquadronescort", here, focus))
		},
		"a lock is spent": func(s *scene.Scene) (*scene.Ship, func()) {
			me, tie := s.Mine(kendy[0], here), academy(s)
			s.Mine("bluesquadronescort", beside(150))
			s.Lock(me, tie)
			return me, func() {
				s.Attack(me, tie)
				s.Dice("blank", "blank", "blank")
				s.Use(me, "spend lock")
				s.Number(1)
			}
		},
		"a cloak is spent": func(s *scene.Scene) (*scene.Ship, func()) { // 2e.token.colour.blue
			me := s.Mine(kendy[0], here, scene.Tokens(game.CloakToken, 1))
			s.Mine("bluesquadronescort", beside(150))
			return me, func() {
				s.System(me)
				s.Use(me, "decloak")
				s.Choose(func(c game.Choice) bool { return c.Verb == game.OptionVerb && c.N == 0 })
				s.Maneuver("2 straight")
				s.WantTokens(me, game.CloakToken, 0)
			}
		},
	})
}

func TestAntocMerrick(t *testing.T) {
	s := scene.Second(t)
	antoc := s.Mine("antocmerrick-wat1", here)
	friend := s.Mine("bluesquadronescort", beside(200))
	enemy := s.Theirs("academypilot", ahead(100))
	rolled(s, antoc)
	s.Use(antoc, "follow me")
	s.Refused(func() { s.Pick(enemy) })
	s.Pick(friend)
	s.NotOffered(friend, "focus")
	s.Use(friend, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Done()
}

func TestAntocMerrick_NotOffered(t *testing.T) {
	with := func(place float64, play func(s *scene.Scene, me *scene.Ship)) setting {
		return func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("antocmerrick-wat1", here)
			s.Mine("bluesquadronescort", beside(place))
			return me, func() { play(s, me) }
		}
	}
	unoffered(t, "follow me", map[string]setting{
		"not on the bar": with(100, func(s *scene.Scene, me *scene.Ship) {
			s.Perform(me, 0, game.BoostAction)
			s.Use(me, "boost")
			s.Maneuver("1 straight")
		}),
		"too far": with(290, rolled), // 350 mm off once he has rolled
		"after a focus action": with(100, func(s *scene.Scene, me *scene.Ship) {
			s.Perform(me, 0, game.FocusAction)
			s.Use(me, "focus")
		}),
	})
}
