package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// cardinalWatches lets a ship attack, or defend, at a distance of Captain Cardinal.
func cardinalWatches(pilot string, friend, attacks bool, gap float64, charges int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("captaincardinal", besideLarge(gap))
		s.Charges(me, "captaincardinal", charges)
		a := s.Mine(pilot, here)
		b := s.Theirs(pilot, ahead(150))
		if friend != attacks {
			a, b = b, a
		}
		return me, func() {
			s.Attack(a, b)
			if attacks {
				s.Dice("focus", "focus", "blank")
			} else {
				s.Dice("hit", "blank", "blank")
				s.Dice("focus", "blank")
			}
		}
	}
}

func TestCaptainCardinal(t *testing.T) {
	for _, attacks := range []bool{true, false} {
		for _, gap := range []float64{5, 199} {
			s := scene.Second(t)
			me, play := cardinalWatches("bluesquadronescort", true, attacks, gap, 1)(s)
			play()
			s.Use(me, "reroll a focus")
			s.Number(1)
			if attacks {
				s.Dice("hit")
				s.WantAttackDice("hit", "focus", "blank")
			} else {
				s.Dice("evade")
			}
			playOut(s)
			s.WantCharges(me, "captaincardinal", 1)
			if !attacks {
				s.Is(s.State().Ships[1].Shields == 2, "no damage")
			}
		}
	}
}

func TestCaptainCardinal_Otherwise(t *testing.T) {
	const escort = "bluesquadronescort"
	for _, attacks := range []bool{true, false} {
		unoffered(t, "reroll a focus", map[string]setting{
			"too far":             cardinalWatches(escort, true, attacks, 201, 1),
			"touching":            cardinalWatches(escort, true, attacks, 0, 1),
			"an enemy":            cardinalWatches(escort, false, attacks, 50, 1),
			"without a charge":    cardinalWatches(escort, true, attacks, 50, 0),
			"the same initiative": cardinalWatches("garvendreis-t65xwing", true, attacks, 50, 1),
		})
	}
}

// cardinalSees lets a ship of a side be destroyed at a distance of Captain Cardinal, who then has this
// many charges left of two.
func cardinalSees(t *testing.T, side game.Player, gap float64, left int) {
	t.Helper()
	s := scene.Second(t)
	me := s.Mine("captaincardinal", besideLarge(gap))
	tie := s.Ship(side, "academypilot", here, scene.Damaged(2), scene.Tokens(game.StrainToken, 1))
	escort := s.Ship(side.Other(), "bluesquadronescort", behind(150))
	s.Attack(escort, tie)
	playOut(s, "hhh")
	s.WantDestroyed(tie)
	s.WantCharges(me, "captaincardinal", left)
}

func TestCaptainCardinal_LosesCharges(t *testing.T) {
	cardinalSees(t, game.Seat2, 299, 1)
	cardinalSees(t, game.Seat2, 50, 1)
	cardinalSees(t, game.Seat2, 0, 1)
	cardinalSees(t, game.Seat2, 301, 2)
	cardinalSees(t, game.Seat1, 50, 2)
}

// tavsonHit lets an escort attack Lieutenant Tavson, or a friend of his.
func tavsonHit(pilot, face string, charges, stress int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("lieutenanttavson", here, scene.Tokens(game.StressToken, stress))
		s.Charges(me, "lieutenanttavson", charges)
		victim := me
		if pilot != "lieutenanttavson" {
			victim = s.Mine(pilot, besideLarge(50))
		}
		it := s.Theirs("bluesquadronescort", scene.At(500, 500, 180))
		return me, func() {
			s.Attack(it, victim)
			s.Dice(face, "blank", "blank")
			if n := int(s.Rolling().N); n > 0 {
				s.Dice(blanks(n)...)
			}
		}
	}
}

func TestLieutenantTavson(t *testing.T) {
	s := scene.Second(t)
	me, play := tavsonHit("lieutenanttavson", "hit", 2, 0)(s)
	play()
	s.Use(me, "act")
	s.Use(me, "focus")
	s.WantCharges(me, "lieutenanttavson", 1)
	s.WantTokens(me, game.FocusToken, 1)
	s.Done()
}

func TestLieutenantTavson_Otherwise(t *testing.T) {
	const tavson = "lieutenanttavson"
	unoffered(t, "act", map[string]setting{
		"no damage":        tavsonHit(tavson, "blank", 2, 0),
		"without a charge": tavsonHit(tavson, "hit", 0, 0),
		"stressed":         tavsonHit(tavson, "hit", 2, 1),
		"a friend":         tavsonHit("academypilot", "hit", 2, 0),
	})
}

// thanissonSees lets a ship ahead of Petty Officer Thanisson, or beside him, gain a token.
func thanissonSees(side game.Player, at scene.Option, charges int, maneuver string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("pettyofficerthanisson", here)
		s.Charges(me, "pettyofficerthanisson", charges)
		it := s.Ship(side, "bluesquadronescort", at)
		return me, func() { s.Activate(it, maneuver) }
	}
}

// overstep is a place from where a ship that flies "4 koiogran" up the table ends so far ahead of a
// large ship at here.
func overstep(gap float64) scene.Option { return scene.At(600, 340+20+gap-200, 0) }

func TestPettyOfficerThanisson(t *testing.T) {
	for _, side := range []game.Player{game.Seat1, game.Seat2} {
		for _, gap := range []float64{90, 170} {
			s := scene.Second(t)
			me, play := thanissonSees(side, overstep(gap), 1, "4 koiogran")(s)
			play()
			s.Use(me, "hold it")
			s.WantCharges(me, "pettyofficerthanisson", 0)
			s.Is(s.State().Ships[1].Tokens[game.TractorToken] == 1, "a tractor token")
			playOut(s)
		}
	}
}

func TestPettyOfficerThanisson_Otherwise(t *testing.T) {
	const foe = game.Seat2
	unoffered(t, "hold it", map[string]setting{
		"too far":          thanissonSees(foe, overstep(205), 1, "4 koiogran"),
		"not in the arc":   thanissonSees(foe, scene.At(600, 100, 0), 1, "4 koiogran"),
		"without a charge": thanissonSees(foe, overstep(90), 0, "4 koiogran"),
		"no stress":        thanissonSees(foe, overstep(90), 1, "4 straight"),
		"another token": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("pettyofficerthanisson", here)
			it := s.Theirs("bluesquadronescort", overstep(90))
			return me, func() {
				s.Activate(it, "4 straight")
				s.Use(it, "focus")
			}
		},
		"in the System phase": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("pettyofficerthanisson", here)
			it := s.Theirs("mausmonare-battleoverendor", aheadOfLarge(100))
			return me, func() {
				s.System(it)
				s.Use(it, "sensitive controls")
				s.Use(it, "barrel roll")
				s.Side(geom.Left)
				s.Position(0)
				s.WantTokens(it, game.StressToken, 1)
			}
		},
	})
}

func TestPettyOfficerThanisson_Engagement(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("pettyofficerthanisson", here)
	it := s.Theirs("scorch", aheadOfLarge(150))
	s.Attack(it, me)
	s.Use(it, "roll another die")
	s.Use(me, "hold it")
	s.WantTokens(it, game.TractorToken, 1)
	playOut(s)
}
