package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// shuttle is a large ship without an ability.
const shuttle = "omicrongrouppilot"

// ozzels has a ship begin a maneuver, with Admiral Ozzel on a ship beside it: as far as he gives orders, or farther.
func ozzels(t *testing.T, pilot, maneuver string, x float64, mine bool) (s *scene.Scene, ozzel, ship *scene.Ship) {
	s = scene.Second(t)
	ozzel = s.Mine(tie, scene.At(x, 300, 0), scene.With("admiralozzel"))
	ship = s.Ship(side(mine), pilot, south)
	s.Activate(ship, maneuver)
	return s, ozzel, ship
}

func TestAdmiralOzzel(t *testing.T) {
	const bound = line + 40 + 300 + 20
	s, ozzel, ship := ozzels(t, shuttle, "2 bank-left", bound, true)
	s.Use(ozzel, "change the speed")
	s.WantShields(ship, 3)
	s.WantDamage(ozzel, 0)
	s.Refused(func() { s.Maneuver("2 bank-left") })
	s.Refused(func() { s.Maneuver("3 bank-right") })
	s.Maneuver("1 bank-left white") // as difficult as the 2
	finish(s)
	s, ozzel, ship = ozzels(t, shuttle, "3 straight", bound, true)
	s.Use(ozzel, "change the speed")
	s.Maneuver("4 straight white")
	s.Pass() // no action
	s.WantPose(ship, line, 300+80+160, 0)
	s.Done()
	s = scene.Second(t) // of his own ship
	ship = s.Mine(shuttle, south, scene.With("admiralozzel"))
	s.Activate(ship, "1 straight")
	s.Use(ship, "change the speed")
	s.Maneuver("2 straight")
	finish(s)
	each(t, map[string]struct {
		pilot, maneuver string
		x               float64
		mine            bool
	}{
		"beyond range 3":        {shuttle, "2 straight", bound + 1, true},
		"a medium ship":         {"blacksquadronscout", "2 straight", bound - 50, true},
		"a small ship":          {xwing, "2 straight", bound - 50, true},
		"an enemy":              {shuttle, "2 straight", bound - 50, false},
		"a stationary maneuver": {shuttle, "0 stationary", bound - 50, true},
	}, func(t *testing.T, c struct {
		pilot, maneuver string
		x               float64
		mine            bool
	}) {
		s := scene.Second(t)
		ozzel := s.Mine(tie, scene.At(c.x, 300, 0), scene.With("admiralozzel"))
		ship := s.Ship(side(c.mine), c.pilot, south)
		s.Never(ozzel, "change the speed")
		s.Activate(ship, c.maneuver)
		finish(s)
	})
}

// A ship that the damage destroys executes no maneuver, and is removed.
func TestAdmiralOzzel_TheLastDamage(t *testing.T) {
	s := scene.Second(t)
	ozzel := s.Mine(tie, scene.At(line+100, 300, 0), scene.With("admiralozzel"))
	ship := s.Mine(shuttle, south, scene.Shields(0), scene.Damaged(5))
	s.Activate(ship, "2 straight")
	s.Use(ozzel, "change the speed")
	play(s, nil, nil)
	s.WantDestroyed(ship)
	s.Done()
}

func TestAzmorigan(t *testing.T) {
	s := scene.Second(t)
	one := scene.Tokens(game.EvadeToken, 1)
	me := s.Mine(tie, south, scene.With("azmorigan"), scene.Tokens(game.EvadeToken, 2), scene.Tokens(game.FocusToken, 1))
	near := s.Mine(tie, scene.At(line+40+100, 300, 0), scene.Tokens(game.CalculateToken, 2))
	far := s.Mine(tie, scene.At(line-40-101, 300, 0), one)
	bare := s.Mine(tie, scene.At(line, 250, 0), scene.Tokens(game.FocusToken, 1))
	enemy := s.Theirs(tie, scene.At(line, 350, 0), one)
	third := s.Mine(tie, scene.At(line+45, 300, 0), one)
	s.End()
	s.Use(me, "keep tokens")
	for _, it := range []*scene.Ship{far, bare, enemy} {
		s.Refused(func() { s.Pick(it) })
	}
	s.Pick(me)
	s.Pick(near)
	s.Refused(func() { s.Pick(third) }) // 2 at most
	s.ChooseNamed("keep an evade token")
	s.ChooseNamed("keep a calculate token")
	s.WantTokens(me, game.EvadeToken, 1)
	s.WantTokens(me, game.FocusToken, 0)
	s.WantTokens(near, game.CalculateToken, 1)
	for _, it := range []*scene.Ship{far, enemy, third} {
		s.WantTokens(it, game.EvadeToken, 0)
	}
	s.Done()
	s = scene.Second(t)
	me = s.Mine(tie, south, scene.With("azmorigan"), scene.Tokens(game.FocusToken, 1))
	s.Never(me, "keep tokens")
	s.End()
	s.Done()
}

// needas has a ship reveal its dial, with Captain Needa on a ship beside it.
func needas(t *testing.T, maneuver string, x float64, mine bool, charges int) (s *scene.Scene, needa, ship *scene.Ship,
	reveal func(),
) {
	s = scene.Second(t)
	needa = s.Mine(tie, scene.At(x, 300, 0), scene.With("captainneeda"))
	s.Charges(needa, "captainneeda", charges)
	ship = s.Ship(side(mine), tie, south)
	return s, needa, ship, func() { s.Activate(ship, maneuver) }
}

func TestCaptainNeeda(t *testing.T) {
	const bound = line - 40 - 400
	s, needa, ship, reveal := needas(t, "2 turn-left", bound, true, 4)
	reveal()
	s.Use(needa, "set the dial")
	s.WantCharges(needa, "captainneeda", 3)
	s.Refused(func() { s.Maneuver("2 straight") })  // blue
	s.Refused(func() { s.Maneuver("3 turn-left") }) // faster
	s.Refused(func() { s.Maneuver("2 turn-left") }) // the same
	s.Maneuver("2 turn-right")
	s.WantRevealed(ship, "2 turn-right")
	finish(s)
	s = scene.Second(t) // his own ship
	needa = s.Mine(tie, south, scene.With("captainneeda"))
	s.Activate(needa, "1 turn-left")
	s.Use(needa, "set the dial")
	s.Maneuver("1 turn-right")
	finish(s)
	each(t, map[string]struct {
		maneuver string
		x        float64
		mine     bool
		charges  int
	}{
		"beyond range 4":    {"2 turn-left", bound - 1, true, 4},
		"no charge":         {"2 turn-left", bound + 50, true, 0},
		"an enemy":          {"2 turn-left", bound + 50, false, 4},
		"no other maneuver": {"5 straight", bound + 50, true, 4},
	}, func(t *testing.T, c struct {
		maneuver string
		x        float64
		mine     bool
		charges  int
	}) {
		s, needa, _, reveal := needas(t, c.maneuver, c.x, c.mine, c.charges)
		s.Never(needa, "set the dial")
		reveal()
		finish(s)
	})
}

// rieekans has a ship destroyed, with Carlist Rieekan on a ship beside it and a friend of that beside him.
func rieekans(t *testing.T, x float64, mine bool, friend ...scene.Option) (s *scene.Scene, me, other *scene.Ship, kill func()) {
	s = scene.Second(t)
	me = s.Mine(xwing, scene.At(x, 300, 0), scene.With("carlistrieekan"), scene.Tokens(game.StressToken, 1))
	other = s.Mine(xwing, append(friend, scene.Tokens(game.FocusToken, 1))...)
	victim := s.Ship(side(mine), tie, south, scene.Damaged(2), scene.Tokens(game.StressToken, 1))
	shooter := s.Ship(side(!mine), xwing, north)
	return s, me, other, func() { avenge(s, shooter, victim) }
}

func TestCarlistRieekan(t *testing.T) {
	const ability, bound = "call for an evacuation", line + 40 + 200
	s, me, other, kill := rieekans(t, bound, true, scene.At(bound+240, 300, 0))
	kill()
	s.Use(me, ability)
	s.Refused(func() { s.Pick(me) }) // it is stressed
	s.Pick(other)
	s.Use(other, "evade")
	s.WantTokens(other, game.EvadeToken, 1)
	s.WantTokens(other, game.StressToken, 1)
	finish(s)
	each(t, map[string]struct {
		x, friend float64
		mine      bool
	}{
		"beyond range 2":          {bound + 1, bound + 100, true},
		"an enemy":                {bound, bound + 100, false},
		"nobody who acts is near": {bound, bound + 241, true},
	}, func(t *testing.T, c struct {
		x, friend float64
		mine      bool
	}) {
		s, me, _, kill := rieekans(t, c.x, c.mine, scene.At(c.friend, 300, 0))
		s.Never(me, ability)
		kill()
		finish(s)
	})
}

// 2e.squad.upgrade.slots-added-by-cards: the action that Carlist Rieekan adds.
func TestCarlistRieekan_Evades(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine(xwing, south, scene.With("carlistrieekan"))
	s.Perform(me, game.OnBar)
	s.Use(me, "evade")
	s.WantTokens(me, game.StressToken, 1)
	s.Done()
}

func TestJanDodonna(t *testing.T) {
	each(t, map[string]struct {
		x                 float64
		enemys, mayDefend bool
	}{
		"at range 3":     {line + 40 + 300, false, true},
		"beyond range 3": {line + 40 + 301, false, false},
		"an enemy":       {line + 100, true, false},
	}, func(t *testing.T, c struct {
		x                 float64
		enemys, mayDefend bool
	}) {
		s := scene.Second(t)
		dodonna := s.Ship(side(!c.enemys), tie, scene.At(c.x, 300, 0), scene.With("jandodonna"),
			scene.Tokens(game.FocusToken, 1), scene.Tokens(game.EvadeToken, 1), scene.Tokens(game.CalculateToken, 1))
		ship, foe := s.Mine(tie, south), s.Theirs(xwing, north)
		s.Attack(foe, ship)
		roll(s, "hit", "hit")
		roll(s, "focus", "blank")
		s.NotOffered(ship, "spend calculate")
		if !c.mayDefend {
			s.NotOffered(ship, "spend focus")
			s.NotOffered(ship, "spend evade")
			finish(s)
			return
		}
		s.Use(ship, "spend focus")
		s.WantTokens(dodonna, game.FocusToken, 0)
		s.Use(ship, "spend evade")
		s.WantTokens(dodonna, game.EvadeToken, 0)
		finish(s)
	})
	s := scene.Second(t) // attacks, too
	dodonna := s.Mine(tie, scene.At(line+100, 300, 0), scene.With("jandodonna"), scene.Tokens(game.FocusToken, 1))
	ship := s.Mine(tie, south)
	s.Attack(ship, s.Theirs(xwing, north))
	roll(s, "focus")
	s.Use(ship, "spend focus")
	s.WantTokens(dodonna, game.FocusToken, 0)
	finish(s)
}
