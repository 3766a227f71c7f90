package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// aheadOfMedium is ahead for a medium ship at here, beside it besideMedium.
func aheadOfMedium(gap float64) scene.Option { return scene.At(457, 350+gap, 180) }

// besideMedium is a place to the right of a medium ship at here.
func besideMedium(gap float64) scene.Option { return scene.At(507+gap, 300, 0) }

// sawWatches lets a ship attack at a distance of Saw Gerrera.
func sawWatches(friend bool, gap float64, damage int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("sawgerrera", besideMedium(gap), scene.Shields(0))
		a := s.Mine("bluesquadronescort", here, scene.Damaged(damage))
		b := s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(damage))
		if !friend {
			a, b = b, a
		}
		return me, func() {
			s.Attack(a, b)
			s.Dice("blank", "focus", "hit")
		}
	}
}

func TestSawGerrera(t *testing.T) {
	s := scene.Second(t)
	me, play := sawWatches(true, 299, 1)(s)
	play()
	s.Use(me, "save the dream")
	s.Number(1)
	s.Dice("hit")
	s.WantAttackDice("hit", "focus", "hit")
	playOut(s)
}

func TestSawGerrera_Otherwise(t *testing.T) {
	unoffered(t, "save the dream", map[string]setting{
		"too far":     sawWatches(true, 301, 1),
		"not damaged": sawWatches(true, 50, 0),
		"an enemy":    sawWatches(false, 50, 1),
	})
	unoffered(t, "save the dream", map[string]setting{
		"a damaged defender": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("sawgerrera", here)
			it := s.Theirs("bluesquadronescort", aheadOfMedium(150), scene.Damaged(1))
			return me, func() { s.Attack(me, it) }
		},
	})
}

// cassianBegins plays the start of the Activation phase with Cassian Andor and a ship of a side.
func cassianBegins(owner game.Player, gap float64, stress int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("cassianandor", here, scene.Tokens(game.StressToken, stress))
		it := s.Ship(owner, "academypilot", scene.At(497+10+gap, 300, 0),
			scene.Tokens(game.StressToken, stress))
		foe := s.Theirs("academypilot", farAway)
		s.SetDial(me, "1 straight")
		s.SetDial(it, "4 straight")
		s.SetDial(foe, "2 straight")
		return me, s.Activation
	}
}

func TestCassianAndor(t *testing.T) {
	for _, gap := range []float64{5, 299} {
		s := scene.Second(t)
		me, play := cassianBegins(game.Seat1, gap, 2)(s)
		play()
		s.Use(me, "calm")
		s.Refused(func() { s.Pick(me) })
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		s.Is(s.State().Ships[1].Tokens[game.StressToken] == 1, "a stress token less")
		playOut(s)
	}
}

func TestCassianAndor_Otherwise(t *testing.T) {
	unoffered(t, "calm", map[string]setting{
		"too far":   cassianBegins(game.Seat1, 301, 1),
		"touching":  cassianBegins(game.Seat1, 0, 1),
		"an enemy":  cassianBegins(game.Seat2, 50, 1),
		"no stress": cassianBegins(game.Seat1, 50, 0),
	})
}

func TestK2SO(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("k2so", here)
	friend := s.Mine("academypilot", besideMedium(50))
	s.Perform(me, game.AsRed, game.CalculateAction)
	s.Use(me, "calculate")
	s.WantTokens(me, game.StressToken, 1)
	s.WantTokens(me, game.CalculateToken, 2)
	s.Done()
	s.Perform(friend, game.AsRed, game.EvadeAction)
	s.Use(friend, "evade")
	s.WantTokens(friend, game.StressToken, 1)
	s.WantTokens(me, game.CalculateToken, 2)
	s.Done()

	s = scene.Second(t) // another token
	me = s.Mine("k2so", here)
	s.Perform(me, game.AsWhite, game.CalculateAction)
	s.Use(me, "calculate")
	s.WantTokens(me, game.CalculateToken, 1)
	s.Done()
}

// heffMeets lets a ship of a side fly a bank or a straight maneuver that ends at range 0 of Heff
// Tobber, or so far off.
func heffMeets(owner game.Player, gap float64, options ...scene.Option) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("hefftobber", append(options, scene.At(457, 500, 0))...)
		it := s.Ship(owner, "academypilot", scene.At(457, 500-30-20-120-gap, 0))
		return me, func() { s.Activate(it, "2 straight") }
	}
}

// 2e.range.0-after-partial-maneuver
func TestHeffTobber(t *testing.T) {
	for _, gap := range []float64{0, -30} {
		s := scene.Second(t)
		me, play := heffMeets(game.Seat2, gap)(s)
		play()
		await(s, me, "act")
		s.Use(me, "act")
		s.Use(me, "focus")
		s.WantTokens(me, game.FocusToken, 1)
		playOut(s)
	}
}

func TestHeffTobber_Otherwise(t *testing.T) {
	unoffered(t, "act", map[string]setting{
		"not at range 0": heffMeets(game.Seat2, 3),
		"a friend":       heffMeets(game.Seat1, -30),
		"stressed":       heffMeets(game.Seat2, -30, scene.Tokens(game.StressToken, 1)),
		"his own maneuver": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("hefftobber", here)
			s.Theirs("academypilot", aheadOfMedium(30))
			return me, func() { s.Activate(me, "1 straight") }
		},
	})
}

// benthicActs lets Benthic Two Tubes perform an action with a ship of a side at a distance.
func benthicActs(owner game.Player, gap float64, action string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("benthictwotubes", here)
		s.Ship(owner, "academypilot", besideMedium(gap))
		return me, func() {
			s.Perform(me, 0, game.FocusAction, game.LockAction)
			s.Use(me, action)
			if action == "lock" {
				s.Tokens(me, game.FocusToken, 1)
				s.Choose(func(c game.Choice) bool { return c.Verb == game.ObjectVerb })
			}
		}
	}
}

// 2e.token.transfer
func TestBenthicTwoTubes(t *testing.T) {
	for _, gap := range []float64{5, 199} {
		s := scene.Second(t)
		me, play := benthicActs(game.Seat1, gap, "focus")(s)
		play()
		s.Use(me, "pass focus")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		s.WantTokens(me, game.FocusToken, 0)
		s.Is(s.State().Ships[1].Tokens[game.FocusToken] == 1, "the focus token")
		s.Done()
	}
}

func TestBenthicTwoTubes_Otherwise(t *testing.T) {
	unoffered(t, "pass focus", map[string]setting{
		"too far":        benthicActs(game.Seat1, 201, "focus"),
		"touching":       benthicActs(game.Seat1, 0, "focus"),
		"an enemy":       benthicActs(game.Seat2, 50, "focus"),
		"another action": benthicActs(game.Seat1, 50, "lock"),
		"a friend's": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("benthictwotubes", here, scene.Tokens(game.FocusToken, 1))
			tie := s.Mine("academypilot", besideMedium(50))
			return me, func() {
				s.Perform(tie, 0, game.FocusAction)
				s.Use(tie, "focus")
			}
		},
	})
}

// 2e.component.golden-rule.one-reroll-per-die
func TestMagvaYarro(t *testing.T) {
	for _, c := range []struct {
		side game.Player
		gap  float64
		most int
	}{
		{game.Seat1, 0, 1}, {game.Seat1, 199, 1}, {game.Seat1, 201, 3}, {game.Seat2, 50, 3},
	} {
		s := scene.Second(t)
		s.Mine("magvayarro", besideMedium(c.gap))
		a := s.Ship(c.side, "bluesquadronescort", here)
		b := s.Ship(c.side.Other(), "bluesquadronescort", ahead(150))
		s.Lock(b, a)
		s.Attack(b, a)
		s.Dice(blanks(3)...)
		s.Use(b, "spend lock")
		s.Refused(func() { s.Number(c.most + 1) })
		s.Number(c.most)
		s.Dice(blanks(c.most)...)
		playOut(s)
	}
}

// He limits no one's defense dice, nor what he rerolls himself.
func TestMagvaYarro_OtherDice(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("magvayarro", here)
	it := s.Theirs("bluesquadronescort", aheadOfMedium(150))
	s.Lock(me, it)
	s.Attack(me, it)
	s.Dice(blanks(3)...)
	s.Use(me, "spend lock")
	s.Number(3)
	s.Dice(blanks(3)...)
	playOut(s)
}

// bodhi lets a ship lock with Bodhi Rook at a place and a target 301 mm ahead of it.
func bodhi(t *testing.T, mine bool, at scene.Option) (s *scene.Scene, ship, target *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine("bluesquadronescort", here)
	if mine {
		s.Mine("bodhirook", at)
	} else {
		s.Theirs("bodhirook", at)
	}
	target = s.Theirs("academypilot", ahead(301))
	s.Perform(ship, 0)
	s.Use(ship, "lock")
	return s, ship, target
}

// Bodhi's base is 60 mm long; the target's rear edge is at 681 mm.
func TestBodhiRook(t *testing.T) {
	s, ship, target := bodhi(t, true, scene.At(457, 681-20-299-30+40, 0)) // range 3 of the target
	s.Target(target)
	s.WantLock(ship, target, true)
	s.Done()

	s, _, target = bodhi(t, true, scene.At(300, 661-20-301-30, 0))
	s.Refused(func() { s.Target(target) })
	s.Choose(func(c game.Choice) bool { return c.Object == game.ShipAs(1) })
	s.Done()

	s, _, target = bodhi(t, false, scene.At(560, 600, 0))
	s.Refused(func() { s.Target(target) })
	s.Choose(func(c game.Choice) bool { return c.Object == game.ShipAs(1) })
	s.Done()
}

// 2e.action.coordinate.range: only locks are measured from friends.
func TestBodhiRook_OnlyLocks(t *testing.T) {
	s := scene.Second(t)
	shuttle := s.Mine("omicrongrouppilot", here)
	s.Mine("bodhirook", scene.At(457, 500, 0))
	s.Mine("academypilot", scene.At(457, 650, 0))
	s.Mine("bluesquadronescort", scene.At(457, 420, 0))
	far := s.Mine("academypilot", scene.At(457, 780, 0))
	s.Perform(shuttle, 0, game.CoordinateAction)
	s.Use(shuttle, "coordinate")
	s.Refused(func() { s.Pick(far) })
	s.Choose(func(c game.Choice) bool { return c.Ship == 1 })
	s.Pass()
	s.Done()
}
