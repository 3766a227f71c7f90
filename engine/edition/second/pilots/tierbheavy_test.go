package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// rampageFlies lets "Rampage" fly with a ship of a side ahead of the place where it arrives.
func rampageFlies(maneuver string, arc geom.Arc, side game.Player, y float64, damage int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("rampage", here, scene.Damaged(damage))
		s.Turret(me, arc)
		s.Ship(side, "academypilot", scene.At(457, y, 0))
		return me, func() { s.Activate(me, maneuver) }
	}
}

// A medium ship ends 180 mm up the table after a speed 3 straight, 220 mm after one of speed 4.
func TestRampage(t *testing.T) {
	for _, c := range []struct {
		maneuver string
		side     game.Player
		y        float64
		damage   int
	}{
		{"3 straight", game.Seat2, 300 + 180 + 50 + 99, 0},
		{"4 straight", game.Seat1, 300 + 220 + 50 + 50, 1},
		{"3 straight", game.Seat2, 300 + 180 + 50 + 50, 2},
	} {
		s := scene.Second(t)
		me, play := rampageFlies(c.maneuver, geom.FrontArc, c.side, c.y, c.damage)(s)
		play()
		s.Use(me, "rampage: rampage")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		s.Is(int(s.State().Ships[1].Tokens[game.StrainToken]) == 1+min(c.damage, 1), "strain tokens")
		playOut(s)
	}
	s := scene.Second(t)
	me, play := rampageFlies("3 straight", geom.FrontArc, game.Seat2, 300+180+30, 0)(s)
	play() // into the enemy: it is at range 0 then
	s.Use(me, "rampage: rampage")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
	playOut(s)
}

func TestRampage_Otherwise(t *testing.T) {
	const foe = game.Seat2
	unoffered(t, "rampage: rampage", map[string]setting{
		"too far":               rampageFlies("3 straight", geom.FrontArc, foe, 530+101, 0),
		"too slow":              rampageFlies("2 straight", geom.FrontArc, foe, 530, 0),
		"out of the turret arc": rampageFlies("3 straight", geom.RearArc, foe, 530+50, 0),
		"a friend flies": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("rampage", here)
			s.Turret(me, geom.FrontArc)
			s.Theirs("academypilot", aheadOfMedium(50))
			tie := s.Mine("academypilot", besideMedium(50))
			return me, func() { s.Activate(tie, "3 straight") }
		},
	})
}

// lyttanFlanks lets a ship of a side attack at a distance of Lyttan Dree, who is beside the defender
// or ahead of it.
func lyttanFlanks(side game.Player, at scene.Option, gap float64) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("lyttandree", at)
		a := s.Ship(side, "bluesquadronescort", scene.At(457, 460-gap, 0))
		b := s.Ship(side.Other(), "bluesquadronescort", scene.At(457, 500, 180))
		return me, func() {
			s.Attack(a, b)
			s.Dice(blanks(int(s.Rolling().N))...)
		}
	}
}

func TestLyttanDree(t *testing.T) {
	for _, x := range []float64{457 + 120, 457 - 120} {
		s := scene.Second(t)
		me, play := lyttanFlanks(game.Seat1, scene.At(x, 500, 0), 150)(s)
		play()
		s.Use(me, "flank")
		s.Number(1)
		s.Dice("hit")
		playOut(s)
	}
}

func TestLyttanDree_Otherwise(t *testing.T) {
	unoffered(t, "flank", map[string]setting{
		"not beside it": lyttanFlanks(game.Seat1, scene.At(520, 360, 0), 150),
		"too far":       lyttanFlanks(game.Seat1, scene.At(720, 530, 0), 240),
		"an enemy":      lyttanFlanks(game.Seat2, scene.At(577, 500, 0), 150),
	})
}

// ubbelSees lets an escort attack a ship at a distance of Flight Leader Ubbel.
func ubbelSees(side game.Player, gap float64, arc geom.Arc, face string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("flightleaderubbel", besideMedium(gap))
		s.Turret(me, arc)
		a := s.Ship(side, "academypilot", here)
		b := s.Ship(side.Other(), "bluesquadronescort", scene.At(457+gap/2, 440, 180))
		s.Theirs("bluesquadronescort", scene.At(560+gap, 500, 180))
		return me, func() {
			s.Attack(b, a)
			playOn(s, me, "strike back", []string{face})
		}
	}
}

// 2e.attack.bonus.defender-first
func TestFlightLeaderUbbel(t *testing.T) {
	s := scene.Second(t)
	me, play := ubbelSees(game.Seat1, 99, geom.FrontArc, "hbb")(s)
	play()
	await(s, me, "strike back")
	s.Use(me, "strike back")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb })
	s.Refused(func() { s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb && c.Ship == 3 }) })
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb && c.Ship == 2 }) // only it
	playOut(s)
}

func TestFlightLeaderUbbel_Himself(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("flightleaderubbel", here)
	s.Turret(me, geom.FrontArc)
	it := s.Theirs("bluesquadronescort", aheadOfMedium(150))
	s.Attack(it, me)
	await(s, me, "strike back", "hbb")
	s.Pass()
	playOut(s)
}

func TestFlightLeaderUbbel_Otherwise(t *testing.T) {
	unoffered(t, "strike back", map[string]setting{
		"too far":               ubbelSees(game.Seat1, 201, geom.FrontArc, "hbb"),
		"no damage card":        ubbelSees(game.Seat1, 50, geom.FrontArc, "bbb"),
		"an enemy defends":      ubbelSees(game.Seat2, 50, geom.FrontArc, "hbb"),
		"out of the turret arc": ubbelSees(game.Seat1, 50, geom.RearArc, "hbb"),
		"only a shield": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("flightleaderubbel", besideMedium(50))
			s.Turret(me, geom.FrontArc)
			friend := s.Mine("bluesquadronescort", here)
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() {
				s.Attack(it, friend)
				playOn(s, me, "strike back", []string{"hbb"})
			}
		},
	})
}
