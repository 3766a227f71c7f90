package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

var kickbackVeteran = []string{"kickback-siegeofcoruscant", "kickback-siegeofcoruscant-lsl"}

// kickbackRolls lets "Kickback" roll, or focus, with an enemy to lock.
func kickbackActs(id, actor string, action string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // the other cards of the standard loadout
		me := s.Mine(id, here)
		ship := me
		if actor != "" {
			ship = s.Mine(actor, scene.At(300, 300, 0))
		}
		s.Theirs("academypilot", ahead(150))
		return me, func() {
			if action == "barrel roll" {
				rolled(s, ship)
				return
			}
			s.Perform(ship, 0)
			s.Use(ship, action)
		}
	}
}

// 2e.action.red-gains-stress
func TestKickback(t *testing.T) {
	s := scene.Second(t)
	me, play := kickbackActs("kickback", "", "barrel roll")(s)
	play()
	s.Use(me, "kickback: lock")
	s.Use(me, "rules: lock")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.ObjectVerb })
	s.WantTokens(me, game.StressToken, 1)
	s.Is(s.Of(me).Locks[0].Kind == game.ShipObject, "a lock")
	playOut(s)
}

func TestKickbackVeteran(t *testing.T) {
	each(t, kickbackVeteran, func(t *testing.T, id string) {
		for way, tokens := range map[string][2]int{"as a red action": {1, 0},
			"as a white action, for a strain token": {0, 1}} {
			s := scene.Second(t)
			me, play := kickbackActs(id, "", "barrel roll")(s)
			play()
			s.Use(me, id+": lock")
			s.ChooseNamed(way)
			s.Use(me, "rules: lock")
			s.Choose(func(c game.Choice) bool { return c.Verb == game.ObjectVerb })
			s.WantTokens(me, game.StressToken, tokens[0])
			s.WantTokens(me, game.StrainToken, tokens[1])
			playOut(s)
		}
	})
}

func TestKickback_Otherwise(t *testing.T) {
	for _, id := range []string{"kickback", kickbackVeteran[0]} {
		unoffered(t, id+": lock", map[string]setting{
			id + ", another action":  kickbackActs(id, "", "focus"),
			id + ", a friend's roll": kickbackActs(id, "bluesquadronescort", "barrel roll"),
			id + ", no one to lock": func(s *scene.Scene) (*scene.Ship, func()) {
				s.Unbuilt()
				me := s.Mine(id, here)
				s.Theirs("academypilot", scene.At(60, 880, 0))
				return me, func() { rolled(s, me) }
			},
		})
	}
}

// axeFights lets "Axe" attack or defend with a ship of a side beside it and green tokens.
func axeFights(side game.Player, attacks bool, place scene.Option, kinds ...game.Token) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("axe", here)
		for _, k := range kinds {
			s.Tokens(me, k, 1)
		}
		s.Call(s.Ship(side, "academypilot", place), "the wingman")
		it := s.Theirs("bluesquadronescort", ahead(150))
		return me, func() {
			if attacks {
				s.Attack(me, it)
			} else {
				s.Attack(it, me)
			}
		}
	}
}

func TestAxe(t *testing.T) {
	for _, attacks := range []bool{true, false} {
		for _, place := range []scene.Option{beside(5), beside(199), scene.At(417-199, 300, 0)} {
			s := scene.Second(t)
			me, play := axeFights(game.Seat1, attacks, place, game.EvadeToken, game.FocusToken,
				game.StrainToken)(s)
			play()
			await(s, me, "pass a token")
			s.Use(me, "pass a token")
			s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
			s.Refused(func() { s.Choose(token(game.StrainToken)) })
			s.Choose(token(game.EvadeToken))
			s.WantTokens(me, game.EvadeToken, 0)
			s.WantTokens(me, game.FocusToken, 1)
			s.Is(s.State().Ships[1].Tokens[game.EvadeToken] == 1, "the evade token")
			playOut(s)
		}
	}
}

func TestAxe_Otherwise(t *testing.T) {
	for _, attacks := range []bool{true, false} {
		unoffered(t, "pass a token", map[string]setting{
			"too far":  axeFights(game.Seat1, attacks, beside(201), game.EvadeToken),
			"touching": axeFights(game.Seat1, attacks, beside(0), game.EvadeToken),
			"an enemy": axeFights(game.Seat2, attacks, scene.At(560, 300, 0), game.EvadeToken),
			"behind":   axeFights(game.Seat1, attacks, behind(50), game.EvadeToken),
			"no green": axeFights(game.Seat1, attacks, beside(50), game.StressToken),
		})
	}
	unoffered(t, "pass a token", map[string]setting{
		"others fight": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("axe", beside(50), scene.Tokens(game.EvadeToken, 1))
			tie := s.Mine("academypilot", here)
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() { s.Attack(tie, it) }
		},
	})
}

// swoopSees lets a ship of a side fly a maneuver that ends at a distance from "Swoop".
func swoopSees(side game.Player, pilot, maneuver string, x float64, options ...scene.Option) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("swoop", here)
		ship := s.Ship(side, pilot, append(options, scene.At(x, 140, 0))...)
		return me, func() { s.Activate(ship, maneuver) }
	}
}

func TestSwoop(t *testing.T) {
	for _, c := range []struct {
		pilot, maneuver string
		x               float64
	}{
		{"academypilot", "3 straight", 497 + 99}, {"academypilot", "4 straight", 497 + 50},
		{"bluesquadronscout", "3 bank-right", 507 + 5},
	} {
		s := scene.Second(t)
		me, play := swoopSees(game.Seat1, c.pilot, c.maneuver, c.x)(s)
		play()
		await(s, me, "swoop")
		s.Use(me, "swoop")
		s.UseOnly("boost")
		s.Choose(func(c game.Choice) bool {
			return c.Verb == game.DialVerb && isStraight(c)
		})
		s.Is(s.State().Ships[1].Tokens[game.StressToken] == 1, "a stress token")
		playOut(s)
	}
}

// isStraight reports whether a choice is a straight template.
func isStraight(c game.Choice) bool { return c.Maneuver.Bearing == geom.Straight }

func TestSwoop_Herself(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("swoop", here)
	s.Activate(me, "3 straight")
	s.Use(me, "swoop")
	s.UseOnly("boost")
	s.Maneuver("1 straight")
	s.WantTokens(me, game.StressToken, 1)
	playOut(s)
}

func TestSwoop_Otherwise(t *testing.T) {
	const mine = game.Seat1
	unoffered(t, "swoop", map[string]setting{
		"too far":  swoopSees(mine, "academypilot", "3 straight", 497+101),
		"an enemy": swoopSees(game.Seat2, "academypilot", "3 straight", 497+50),
		"too slow": swoopSees(mine, "academypilot", "2 straight", 497+50),
		"too fast": swoopSees(mine, "alphasquadronpilot", "5 straight", 497+50),
		"large":    swoopSees(mine, "wildspacefringer", "3 straight", 517+50),
		"partial": func(s *scene.Scene) (*scene.Ship, func()) {
			s.Mine("academypilot", scene.At(497+50, 320, 0))
			return swoopSees(mine, "academypilot", "3 straight", 497+50)(s)
		},
	})
}

// tuckerSees lets a ship at a distance of "Tucker" attack an enemy at a place.
func tuckerSees(side game.Player, gap float64, at scene.Option) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("tucker", here)
		a := s.Ship(side, "academypilot", scene.At(497+gap, 350, 0))
		b := s.Ship(side.Other(), "academypilot", at)
		return me, func() { s.Attack(a, b) }
	}
}

func TestTucker(t *testing.T) {
	for _, gap := range []float64{5, 199} {
		s := scene.Second(t)
		me, play := tuckerSees(game.Seat1, gap, scene.At(560, 520, 180))(s)
		play()
		await(s, me, "focus")
		s.Use(me, "tucker: focus")
		s.Use(me, "rules: focus")
		s.WantTokens(me, game.FocusToken, 1)
		s.Done()
	}
}

func TestTucker_Otherwise(t *testing.T) {
	unoffered(t, "tucker: focus", map[string]setting{
		"too far": tuckerSees(game.Seat1, 205, scene.At(560, 520, 180)),
		"out of the front arc": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("tucker", scene.At(457, 300, 180))
			tie := s.Mine("academypilot", scene.At(547, 350, 0))
			it := s.Theirs("academypilot", scene.At(560, 520, 180))
			return me, func() { s.Attack(tie, it) }
		},
		"enemies attack": tuckerSees(game.Seat2, 50, scene.At(560, 520, 180)),
		"his own attack": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("tucker", here)
			it := s.Theirs("academypilot", ahead(150))
			return me, func() { s.Attack(me, it) }
		},
	})
}

// slammerFlies lets "Slammer" fly a maneuver, or a friend.
func slammerFlies(who string, charges int, place scene.Option) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("slammer", here, scene.Tokens(game.StressToken, 1))
		s.Charges(me, "slammer", charges)
		ship := me
		if who != "" {
			ship = s.Mine(who, beside(100))
		}
		s.Theirs("academypilot", place)
		return me, func() { s.Activate(ship, "2 straight") }
	}
}

// 2e.action.slam.steps
func TestSlammer(t *testing.T) {
	s := scene.Second(t)
	me, play := slammerFlies("", 2, farAway)(s)
	play()
	s.Use(me, "slammer: slam")
	s.Use(me, "rules: slam")
	s.Maneuver("2 bank-left")
	s.WantCharges(me, "slammer", 0)
	s.WantTokens(me, game.DisarmToken, 1)
	playOut(s)
}

func TestSlammer_Otherwise(t *testing.T) {
	unoffered(t, "slammer: slam", map[string]setting{
		"with one charge": slammerFlies("", 1, farAway),
		"partial":         slammerFlies("", 2, scene.At(457, 420, 0)),
		"a friend flies":  slammerFlies("academypilot", 2, farAway),
	})
}

var axeVeteran = []string{"axe-siegeofcoruscant", "axe-siegeofcoruscant-lsl"}

// axePoints lets the veteran attack, with a ship of a side beside him.
func axePoints(id, pilot string, side game.Player, place scene.Option, attacks bool) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // Born for This
		me := s.Mine(id, here)
		s.Ship(side, pilot, place)
		it := s.Theirs("bluesquadronescort", ahead(150))
		return me, func() {
			if attacks {
				s.Attack(me, it)
			} else {
				s.Attack(it, me)
			}
		}
	}
}

func TestAxeVeteran(t *testing.T) {
	each(t, axeVeteran, func(t *testing.T, id string) {
		for _, place := range []scene.Option{beside(0), scene.At(417-199, 300, 0)} {
			s := scene.Second(t)
			me, play := axePoints(id, kickbackVeteran[0], game.Seat1, place, true)(s)
			play()
			await(s, me, "point it out")
			s.Use(me, "point it out")
			s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
			s.Is(s.State().Ships[1].Locks[0] == game.ShipAs(2), "a lock on the defender")
			playOut(s)
		}
	})
}

// A lock that is gained, and not acquired, is gained at any range.
func TestAxeVeteran_BeyondRange3(t *testing.T) {
	each(t, axeVeteran, func(t *testing.T, id string) {
		s := scene.Second(t)
		s.Unbuilt() // Born for This
		me := s.Mine(id, here)
		friend, foe := s.Mine(kickbackVeteran[0], scene.At(417-199, 300, 0)), s.Theirs("bluesquadronescort", ahead(290))
		s.Attack(me, foe)
		await(s, me, "point it out")
		s.Use(me, "point it out")
		s.Pick(friend)
		s.WantLock(friend, foe, true)
		playOut(s)
	})
}

func TestAxeVeteran_Otherwise(t *testing.T) {
	id, mate := axeVeteran[0], kickbackVeteran[0]
	const mine = game.Seat1
	unoffered(t, "point it out", map[string]setting{
		"too far":             axePoints(id, mate, mine, beside(201), true),
		"an enemy":            axePoints(id, mate, game.Seat2, scene.At(560, 300, 0), true),
		"behind":              axePoints(id, mate, mine, behind(50), true),
		"without the ability": axePoints(id, "kickback", mine, beside(50), true),
		"he defends":          axePoints(id, mate, mine, beside(50), false),
	})
}
