package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// wrathAttacks lets "Wrath" attack out of the bullseye arc or out of the turret, with another enemy
// ahead, or none.
func wrathAttacks(arc geom.Arc, another bool, kinds ...game.Token) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("wrath", here)
		s.Turret(me, geom.FrontArc)
		for _, k := range kinds {
			s.Tokens(me, k, 1)
		}
		it := s.Theirs("bluesquadronescort", ahead(150))
		s.Lock(it, me)
		if another {
			s.Theirs("bluesquadronescort", scene.At(530, 500, 180))
		}
		return me, func() {
			s.Engage(me)
			primaryOf(s, me, arc)
			s.Pick(it)
		}
	}
}

// primaryOf picks the primary weapon of an arc, which is a turret's if it is not the bullseye arc.
func primaryOf(s *scene.Scene, ship *scene.Ship, arc geom.Arc) {
	weapons := s.Exec().Info(ship.ID()).Weapons
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.WeaponVerb && weapons[c.Item].Turret == (arc != geom.BullseyeArc)
	})
}

// 2e.attack.arc-type-is-weapon-symbol
func TestWrath(t *testing.T) {
	for _, kind := range []game.Token{game.StressToken, game.StrainToken} {
		s := scene.Second(t)
		me, play := wrathAttacks(geom.BullseyeArc, true, kind)(s)
		play()
		await(s, me, "vent your wrath")
		s.Use(me, "vent your wrath")
		primaryOf(s, me, geom.FrontArc)
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb }) // only the other
		playOut(s)
	}
}

func TestWrath_Otherwise(t *testing.T) {
	unoffered(t, "vent your wrath", map[string]setting{
		"a turret attack":    wrathAttacks(geom.FrontArc, true, game.StressToken),
		"no one else":        wrathAttacks(geom.BullseyeArc, false, game.StressToken),
		"only a lock":        wrathAttacks(geom.BullseyeArc, true),
		"only a green token": wrathAttacks(geom.BullseyeArc, true, game.FocusToken),
	})
}

// whirlwindEngages lets "Whirlwind" engage with jam tokens, and this many enemies that have it in their
// front arcs beside one that has not.
func whirlwindEngages(t *testing.T, jams, enemies int) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	me := s.Mine("whirlwind", here, scene.Tokens(game.JamToken, jams))
	s.Turret(me, geom.RearArc)
	s.Theirs("academypilot", scene.At(300, 300, 0))
	s.Mine("academypilot", scene.At(457, 150, 0)) // a friend that faces it
	for i := range enemies {
		s.Theirs("academypilot", scene.At(420+60*float64(i), 520, 180))
	}
	s.Engage(me)
	return s, me
}

// 2e.token.jam.later-gain
func TestWhirlwind(t *testing.T) {
	for _, c := range []struct{ jams, remove, enemies, focus int }{
		{2, 2, 2, 2}, {2, 1, 2, 1}, {0, 0, 1, 1}, {1, 1, 0, 0}, {1, 0, 2, 1},
	} {
		s, me := whirlwindEngages(t, c.jams, c.enemies)
		s.Use(me, "clear the jam")
		if c.jams > 0 && c.remove == 0 {
			s.Pass()
		}
		if c.remove > 0 {
			s.ChooseNamed("remove jam tokens")
		}
		for range c.remove {
			s.Choose(token(game.JamToken))
		}
		if c.remove > 0 && c.remove < c.jams {
			s.Pass()
		}
		s.WantTokens(me, game.JamToken, c.jams-c.remove)
		if c.enemies > 0 {
			s.ChooseNamed("gain focus")
		} else if c.remove == c.jams { // nothing else to gain
			s.Done()
			continue
		}
		s.WantTokens(me, game.FocusToken, c.focus)
		playOut(s)
	}
}

func TestWhirlwind_Otherwise(t *testing.T) {
	s, me := whirlwindEngages(t, 0, 0)
	s.NotOffered(me, "clear the jam")
	playOut(s)
}

// nightfallMoves lets "Nightfall" fly or boost past a ship of a side at a place, and fails unless that
// has this many jam tokens then.
func nightfallMoves(t *testing.T, side game.Player, at scene.Option, move string, jams int) {
	t.Helper()
	s := scene.Second(t)
	me := s.Mine("nightfall", here)
	s.Turret(me, geom.FrontArc)
	it := s.Ship(side, "academypilot", at)
	if move == "boost" {
		s.Perform(me, 0, game.BoostAction)
		s.Use(me, "boost")
		s.Maneuver("1 straight")
	} else {
		s.Activate(me, move)
	}
	playOut(s)
	s.WantTokens(it, game.JamToken, jams)
}

// A base that stands askew can reach onto the template and not under the ship at its end.
func TestNightfall(t *testing.T) {
	for _, side := range []game.Player{game.Seat1, game.Seat2} {
		nightfallMoves(t, side, scene.At(457, 370, 90), "3 straight", 2)
	}
	nightfallMoves(t, game.Seat2, scene.At(457+41, 370, 90), "3 straight", 0)
	nightfallMoves(t, game.Seat2, scene.At(457, 430, 90), "3 straight", 0) // partial: it is touched
}

// 2e.action.boost.templates
func TestNightfall_Boosts(t *testing.T) {
	nightfallMoves(t, game.Seat2, scene.At(457+36, 340, 45), "boost", 2)
	nightfallMoves(t, game.Seat2, scene.At(457+60, 340, 45), "boost", 0)
}

// 2e.action.barrel-roll.effect-not-action
func TestNightfall_BoostsWithoutAnAction(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("nightfall", here, scene.With("attackspeed-battleofyavin"))
	s.Turret(me, geom.FrontArc)
	it := s.Theirs("academypilot", scene.At(457+36, 340+160, 45))
	s.Activate(me, "3 straight")
	s.Use(me, "attackspeed-battleofyavin: boost")
	s.Maneuver("1 straight")
	playOut(s)
	s.WantTokens(it, game.JamToken, 0)
}

func TestKyloRenWhisper(t *testing.T) {
	for name, c := range map[string]struct {
		x       float64
		force   int
		offered bool
	}{"in the bullseye arc": {457, 1, true}, "beside it": {457 + 28, 1, false}, "no Force": {457, 0, false}} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			kylo := s.Theirs("kyloren-tiewiwhispermodifiedinterceptor", scene.At(457, 300, 0), scene.Force(c.force))
			foe := s.Mine("bluesquadronescort", scene.At(c.x, 500, 180), scene.Shields(0))
			if !c.offered {
				s.Never(kylo, "lay it open")
			}
			s.Attack(kylo, foe)
			s.Dice(append(blanks(int(s.Rolling().N)-1), "hit")...)
			s.Dice("blank", "blank")
			if c.offered {
				s.Use(kylo, "lay it open")
				s.Draw("Damaged Engine")
				s.WantCrit(foe, "Damaged Engine", 1)
				s.WantForce(kylo, 0)
			} else {
				s.WantFacedown(foe, 1)
			}
			s.Done()
		})
	}
}
