package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.epic.wing-split: an ion or a tractor token splits a small mate, and one on the leader the whole wing; stress alone
// does not.
func TestWing_SplitsByAToken(t *testing.T) {
	for _, c := range []struct {
		pilot, card, weapon string
		attack, defense     []string
		token               game.Token
		n                   int
		moves               bool // the player of the attacker may move the ship
	}{
		{"graysquadronbomber", "ioncannonturret", "Ion Cannon Turret",
			[]string{"hit", "hit", "hit"}, []string{"blank", "blank"}, game.IonToken, 2, false},
		{"bladesquadronveteran", "tractorbeam", "Tractor Beam",
			[]string{"hit", "hit", "blank"}, []string{"evade", "blank"}, game.TractorToken, 1, true},
	} {
		for _, leads := range []bool{false, true} {
			s := scene.Second(t)
			leader, mates := wingOf(s, 2)
			target, x := mates[0], 397.0
			if leads {
				target, x = leader, 457
			}
			shooter := s.Theirs(c.pilot, scene.With(c.card), scene.At(x, 520, 180))
			s.AttackWith(shooter, c.weapon, target)
			s.Dice(c.attack...)
			s.Dice(c.defense...)
			if leads {
				s.Pass() // no mate covers it
			}
			if c.moves {
				s.Pass()
			}
			s.WantTokens(target, c.token, c.n)
			s.WantInWing(mates[0], false)
			s.WantInWing(mates[1], !leads)
			s.Done()
		}
	}
}

// 2e.epic.wing-split: being placed in its position splits no mate, and neither does an action that moves nothing.
func TestWing_StaysFormedInItsPosition(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingOf(s, 2)
	s.Activate(leader, "1 straight")
	s.Pass()
	s.WantInWing(mates[0], true)
	s.Pass()
	s.Pass()
	s.WantInWing(mates[1], true)
	s.Done()
	s = scene.Second(t)
	_, mates = wingOf(s, 2)
	s.Theirs("academypilot", scene.At(457, 700, 180))
	s.Perform(mates[0], 0, game.FocusAction)
	s.Use(mates[0], "focus")
	s.WantInWing(mates[0], true)
	s.Done()
}

// 2e.wing.split.red-stressed: a mate that is stressed when its leader executes a red maneuver splits at once.
func TestWing_AStressedMateDoesNotFollowARedManeuver(t *testing.T) {
	for _, c := range []struct {
		dial string
		in   bool
	}{{"4 koiogran", false}, {"4 straight", true}} {
		s := scene.Second(t)
		leader, mates := wingOf(s, 2)
		s.Tokens(mates[0], game.StressToken, 1)
		s.Activate(leader, c.dial)
		s.WantInWing(mates[0], c.in)
		s.WantInWing(mates[1], true)
		if c.in {
			s.Pass() // the leader acts, and the mate that is not stressed
			s.Pass()
		}
		s.Done()
	}
}

// 2e.wing.split.no-dial, 2e.wing.split.no-dial.terms: ships that split too late for a dial fly a straight 2 at the end of
// the phase, in the order of their initiative, without an action and for a stress token; an ionized one its ion maneuver.
func TestWing_ShipsWithoutADialFlyStraight(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("bluesquadronescort", scene.With("veteranwingleader"), scene.At(457, 300, 0))
	luke, ionized := s.Mine("lukeskywalker"), s.Mine("bluesquadronescort", scene.Tokens(game.IonToken, 1))
	s.Wing(leader, luke, ionized)
	s.Apart(luke)
	s.Apart(ionized)
	s.First(game.Seat1)
	s.SetDial(leader, "3 straight")
	s.Activation()
	s.WantPose(luke, 397, 300, 0) // it does not activate at its initiative
	s.Pass()
	s.WantPose(luke, 397, 420, 0)
	s.WantTokens(luke, game.StressToken, 1)
	s.WantPose(ionized, 517, 380, 0)
	s.WantTokens(ionized, game.IonToken, 0)
	s.WantTokens(ionized, game.StressToken, 1)
	s.Done()
}

// 2e.wing.split.no-dial.terms: the straight 2 is white.
func TestWing_ThatStraightIsWhite(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingOf(s, 2)
	s.Apart(mates[0])
	s.Tokens(mates[0], game.StrainToken, 1)
	s.SetDial(leader, "3 straight")
	s.Activation()
	s.Pass()
	s.Pass()
	s.WantTokens(mates[0], game.StrainToken, 1)
	s.WantTokens(mates[0], game.StressToken, 1)
	s.Done()
}

// 2e.wing.split.free, 2e.wing.split.then: each player is asked once at the end of the End phase; a ship that splits sets
// a dial of its own in the next round and may perform all of its actions.
func TestWing_SplitsByChoice(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingOf(s, 2)
	enemy := s.Theirs("academypilot", scene.At(100, 800, 180))
	s.End()
	s.Pick(mates[0])
	s.Pass()
	s.WantInWing(mates[0], false)
	s.WantInWing(mates[1], true)
	s.Planning()
	s.Pass() // it does not join again
	s.Dial(leader, "1 straight")
	s.Dial(mates[0], "3 straight")
	s.Dial(enemy, "2 straight")
	s.Perform(mates[0], 0, game.BarrelRollAction)
	s.Use(mates[0], "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Done()
}

// 2e.epic.wing-rejoin, 2e.wing.join.only-former: who may join its wing again, and what that costs.
func TestWing_JoinsAgain(t *testing.T) {
	for _, c := range []struct {
		name  string
		y     float64
		token game.Token
		asked bool
	}{
		{"at range 1", 160, game.FocusToken, true}, {"at range 2", 159.9, game.FocusToken, false},
		{"stressed", 160, game.StressToken, false}, {"ionized", 160, game.IonToken, false},
		{"tractored", 160, game.TractorToken, false}, {"cloaked", 160, game.CloakToken, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			leader := s.Mine("bluesquadronescort", scene.With("veteranwingleader"), scene.At(457, 300, 0))
			away, mate := s.Mine("bluesquadronescort", scene.At(457, c.y, 0), scene.Tokens(c.token, 1)), s.Mine("bluesquadronescort")
			s.Wing(leader, away, mate)
			s.Apart(away)
			s.Planning()
			if c.asked {
				s.Pick(away)
				s.WantPosition(away, true)
				s.WantInWing(away, true)
				s.WantTokens(away, game.StressToken, 1)
			} else {
				s.Dial(away, "1 straight")
			}
			s.Dial(leader, "1 straight")
			s.Done()
		})
	}
}

// 2e.wing.join.room: a ship is not asked where an enemy has its position, or where that is partly outside.
func TestWing_JoinsOnlyWithRoom(t *testing.T) {
	for _, c := range []struct {
		x      float64
		blocks float64 // how far from its position an enemy is
		asked  bool
	}{{457, 43, true}, {457, 41, false}, {80, 200, true}, {79, 200, false}} {
		s := scene.Second(t)
		leader := s.Mine("bluesquadronescort", scene.With("veteranwingleader"), scene.At(c.x, 300, 0))
		away, mate := s.Mine("bluesquadronescort", scene.At(c.x, 220, 90)), s.Mine("bluesquadronescort")
		s.Wing(leader, away, mate)
		s.Apart(away)
		enemy := s.Theirs("academypilot", scene.At(c.x-60, 300+c.blocks, 90))
		s.Planning()
		if c.asked {
			s.Pick(away)
		} else {
			s.Dial(away, "1 straight")
		}
		s.Dial(leader, "1 straight")
		s.Dial(enemy, "2 straight")
		s.Done()
	}
}

// 2e.wing.join.only-former: beside the leader of another wing it joins its own or none.
func TestWing_JoinsNoOtherWing(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingOf(s, 2)
	other := s.Mine("bluesquadronescort", scene.With("veteranwingleader"), scene.At(457, 700, 0))
	stray, third := s.Mine("bluesquadronescort", scene.At(457, 380, 0)), s.Mine("bluesquadronescort")
	s.Wing(other, stray, third)
	s.Apart(stray)
	s.Planning()
	s.Dial(leader, "1 straight")
	s.Dial(other, "1 straight")
	s.Dial(stray, "1 straight")
	s.WantInWing(mates[0], true)
	s.Done()
}

// 2e.wing.leader-lost: a wing is over with its leader, and none can join it any more.
func TestWing_IsOverWithItsLeader(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingAt(s, 2, scene.At(457, 880, 0))
	s.Activate(leader, "3 straight")
	s.WantFled(leader)
	s.WantInWing(mates[0], false)
	s.WantInWing(mates[1], false)
	s.Planning()
	s.Dial(mates[0], "1 straight")
	s.Dial(mates[1], "1 straight")
	s.Done()
}

// 2e.wing.leader-moved-later: mates stay where they are when their leader moves outside of its activation.
func TestWing_MatesStayWhenTheirLeaderMovesLater(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("bluesquadronescort", scene.With("veteranwingleader"), scene.At(457, 300, 0))
	near, far := s.Mine("bluesquadronescort"), s.Mine("bluesquadronescort", scene.At(100, 100, 0))
	s.Wing(leader, near, far)
	s.Perform(leader, 0, game.BarrelRollAction)
	s.Use(leader, "barrel roll")
	s.Side(geom.Right)
	s.Position(0)
	s.WantPose(near, 397, 300, 0)
	s.WantInWing(near, true)
	s.WantPosition(near, false)
	s.Done()
}
