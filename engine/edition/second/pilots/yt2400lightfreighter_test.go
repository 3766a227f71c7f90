package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

var leeboVeteran = []string{"leebo-swz103-lsl-rebelalliance", "leebo-swz103-lsl-scumandvillainy",
	"leebo-swz103-sl-rebelalliance", "leebo-swz103-sl-scumandvillainy"}

// yt2400Fights begins an attack between a YT-2400 with a missile and an escort at a distance, and
// fails unless this many attack and defense dice are rolled.
func yt2400Fights(t *testing.T, pilot, weapon string, gap float64, attack, defense int) {
	t.Helper()
	s := scene.Second(t)
	me := s.Mine(pilot, here, scene.With("concussionmissiles"))
	it := s.Theirs("bluesquadronescort", aheadOfLarge(gap))
	s.Turret(me, geom.FrontAndRear)
	s.Lock(me, it)
	if weapon == "" {
		s.Attack(it, me)
	} else {
		s.AttackWith(me, weapon, it)
	}
	s.Dice(blanks(attack)...)
	for s.Questions() != "" && !s.Exec().Waiting(s.State()).Has(game.Chance) {
		s.Pass() // the lock
	}
	s.Dice(blanks(defense)...)
	s.Done()
}

// 2e.attack.range-bonus.1
func TestSensorBlindspot(t *testing.T) {
	const pilot = "wildspacefringer"
	yt2400Fights(t, pilot, "primary", 99, 3, 2)
	yt2400Fights(t, pilot, "primary", 101, 4, 2)
	yt2400Fights(t, pilot, "primary", 250, 4, 3)
	yt2400Fights(t, pilot, "", 50, 4, 2)
	yt2400Fights(t, pilot, "", 150, 3, 2)
}

func TestSensorBlackout(t *testing.T) {
	for _, pilot := range leeboVeteran[:2] {
		yt2400Fights(t, pilot, "primary", 99, 3, 2)
		yt2400Fights(t, pilot, "primary", 101, 3, 2)
		yt2400Fights(t, pilot, "primary", 250, 3, 3)
		yt2400Fights(t, pilot, "", 99, 4, 1)
		yt2400Fights(t, pilot, "", 101, 3, 2)
	}
}

// A special weapon rolls what it rolls.
func TestSensorBlackout_SpecialWeapon(t *testing.T) {
	for _, pilot := range []string{"wildspacefringer", leeboVeteran[0]} {
		yt2400Fights(t, pilot, "concussionmissiles", 150, 3, 2)
	}
}

// leeboEnds plays the Engagement phase with Leebo, who has calculate tokens, and a ship of a side at
// a distance beside him.
func leeboEnds(id string, owner game.Player, gap float64, tokens int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // the other cards of the standard loadouts
		me := s.Mine(id, here, scene.Tokens(game.CalculateToken, tokens))
		s.Turret(me, geom.FrontAndRear)
		s.Ship(owner, "academypilot", scene.At(517+gap, 300, 90))
		s.Theirs("academypilot", scene.At(60, 880, 0)) // beyond range 3
		return me, s.Engagement
	}
}

func TestLeeboVeteran(t *testing.T) {
	each(t, leeboVeteran, func(t *testing.T, id string) {
		for _, gap := range []float64{101, 299} {
			s := scene.Second(t)
			me, play := leeboEnds(id, game.Seat2, gap, 1)(s)
			play()
			await(s, me, "lock")
			s.Use(me, "lock")
			s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
			s.WantTokens(me, game.CalculateToken, 0)
			s.Is(s.Of(me).Locks[0].Kind == game.ShipObject, "a lock")
			s.Done()
		}
	})
}

func TestLeeboVeteran_Otherwise(t *testing.T) {
	unoffered(t, "lock", map[string]setting{
		"too near":        leeboEnds(leeboVeteran[0], game.Seat2, 99, 1),
		"too far":         leeboEnds(leeboVeteran[0], game.Seat2, 301, 1),
		"a friend":        leeboEnds(leeboVeteran[0], game.Seat1, 150, 1),
		"without a token": leeboEnds(leeboVeteran[0], game.Seat2, 150, 0),
	})
}

// dashFlies lets a YT-2400 fly over an obstacle or onto it, and returns it with how many dice it
// rolls.
func dashFlies(t *testing.T, pilot, maneuver string) (s *scene.Scene, me *scene.Ship, rolled bool) {
	s = scene.Second(t)
	s.Unbuilt() // the other cards of the standard loadouts
	me = s.Mine(pilot, here)
	s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
	s.Activate(me, maneuver)
	rolled = s.Exec().Waiting(s.State()).Has(game.Chance)
	return s, me, rolled
}

// 2e.obstacle.ignore
func TestDashRendar(t *testing.T) {
	for _, c := range []struct {
		pilot, maneuver string
		rolls           bool
	}{
		{"dashrendar", "2 straight", false}, {"dashrendar", "4 straight", false},
		{"wildspacefringer", "2 straight", true},
		{"dashrendar-swz103-rebelalliance", "2 straight", true},
	} {
		s, me, rolled := dashFlies(t, c.pilot, c.maneuver)
		s.Is(rolled == c.rolls, "%s rolls a die: %v", c.pilot, c.rolls)
		s.Is(!c.rolls == isOffered(s, me, "focus"), "%s performs an action", c.pilot)
		playOut(s)
	}
}

// He barrel rolls over what he ignores.
func TestDashRendar_BarrelRolls(t *testing.T) {
	for pilot, ok := range map[string]bool{"dashrendar": true, "wildspacefringer": false} {
		s := scene.Second(t)
		me := s.Mine(pilot, here)
		s.Obstacle("coreasteroid0", scene.At(590, 300, 0))
		s.Perform(me, 0, game.BarrelRollAction)
		s.Use(me, "barrel roll")
		s.Side(geom.Right)
		if s.Questions() != "" {
			s.Position(0)
		}
		rolls := s.Of(me).Pose.X > scene.PoseAt(500, 0, 0).X
		s.Is(rolls == ok, "%s rolls over the asteroid: %v", pilot, ok)
		playOut(s)
	}
}

// 2e.obstacle.asteroid.no-attack-at-0
func TestDashRendar2023_Attacks(t *testing.T) {
	for _, c := range []struct {
		pilot string
		y     float64 // of the asteroid
		can   bool
	}{
		{"dashrendar-swz103-rebelalliance", 300, true},
		{"leebo-swz103-lsl-rebelalliance", 300, false},
		{"dashrendar", 300, false},
	} {
		s := scene.Second(t)
		me := s.Mine(c.pilot, here)
		s.Turret(me, geom.FrontAndRear)
		it := s.Theirs("academypilot", scene.At(457, 490, 200))
		s.Obstacle("coreasteroid0", scene.At(457, c.y, 0))
		s.Engage(me)
		s.Is((s.Questions() != "") == c.can, "%s can attack: %v", c.pilot, c.can)
		if c.can {
			s.Declare("primary", it)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Dice(blanks(3)...) // no die for the asteroid under him
		}
		playOut(s)
	}
}

// An asteroid that he only touches is there, and so is one between him and the other ship.
func TestDashRendar2023_NotUnderHim(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("dashrendar-swz103-rebelalliance", here)
	s.Turret(me, geom.FrontAndRear)
	it := s.Theirs("academypilot", scene.At(457, 510, 200))
	s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
	s.Attack(me, it)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Dice(blanks(4)...)
	s.Done()
}

var dashVeteran = []string{"dashrendar-swz103-lsl-rebelalliance",
	"dashrendar-swz103-lsl-scumandvillainy", "dashrendar-swz103-sl-rebelalliance",
	"dashrendar-swz103-sl-scumandvillainy"}

// dashMeets lets Dash Rendar fly a maneuver through an obstacle, with a ship of a side beside the
// place where he arrives.
func dashMeets(id, rock, maneuver string, side game.Player, gap float64) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // the other cards of the standard loadouts
		me := s.Mine(id, here)
		s.Ship(side, "academypilot", scene.At(517+gap, 300+200, 0))
		if rock != "" {
			s.Obstacle(rock, scene.At(457, 400, 0))
		}
		return me, func() { s.Activate(me, maneuver) }
	}
}

// 2e.obstacle.debris.stress
func TestDashRendarVeteran(t *testing.T) {
	each(t, dashVeteran, func(t *testing.T, id string) {
		s := scene.Second(t)
		me, play := dashMeets(id, "vt49decimatordebris0", "3 straight", game.Seat1, 99)(s)
		play()
		await(s, me, "pass it on")
		s.Use(me, "pass it on")
		s.Refused(func() { s.Pick(me) })
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		s.Choose(token(game.StressToken))
		s.WantTokens(me, game.StressToken, 0)
		s.Is(s.State().Ships[1].Tokens[game.StressToken] == 1, "a stress token")
		playOut(s)
	})
}

func TestDashRendarVeteran_Otherwise(t *testing.T) {
	id := dashVeteran[0]
	unoffered(t, "pass it on", map[string]setting{
		"too far":        dashMeets(id, "vt49decimatordebris0", "3 straight", game.Seat1, 101),
		"an enemy":       dashMeets(id, "vt49decimatordebris0", "3 straight", game.Seat2, 50),
		"no token":       dashMeets(id, "coreasteroid0", "3 straight", game.Seat1, 50),
		"a red maneuver": dashMeets(id, "", "4 koiogran", game.Seat1, 50),
	})
}

func TestLeebo(t *testing.T) {
	each(t, []string{"leebo", "leebo-swz103-rebelalliance"}, func(t *testing.T, id string) {
		for _, spends := range []bool{true, false} {
			s := unbuilt(t)
			leebo := s.Mine(id, here, scene.Tokens(game.CalculateToken, 1), scene.Tokens(game.FocusToken, 1))
			foe := s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.CalculateToken, 1))
			with := map[bool]string{true: "spend calculate", false: "spend focus"}[spends]
			s.Turret(leebo, geom.FrontAndRear)
			s.Attack(leebo, foe)
			s.Dice(append(blanks(int(s.Rolling().N)-1), "focus")...)
			s.Use(leebo, with)
			s.Dice("focus", "blank")
			s.Use(foe, "spend calculate")
			s.WantTokens(leebo, game.CalculateToken, 1)
			s.WantTokens(foe, game.CalculateToken, 0)
			s.Done()
			s.Tokens(leebo, game.FocusToken, 1)
			s.Attack(foe, leebo)
			s.Dice("hit", "blank", "blank")
			s.Dice("focus", "blank")
			s.Use(leebo, with)
			s.WantTokens(leebo, game.CalculateToken, 1)
			s.Done()
		}
	})
}
