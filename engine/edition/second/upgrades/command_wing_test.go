package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.wing.covers-leader: agentoftheempire, firstorderelite, jedicommander, shadowwing, skystrikeacademyclass,
// veteranwingleader: mates in the attack arc suffer what would strike the leader, up to two of them, or five.
func TestWing_MatesCoverTheirLeader(t *testing.T) {
	for _, c := range []struct {
		leader, card, mate string
		side, most         int
	}{
		{"darthvader", "agentoftheempire", "academypilot", 0, 2},
		{"zetasquadronsurvivor", "firstorderelite", "epsilonsquadroncadet", 0, 2},
		{"jediknight", "jedicommander", "loyalistvolunteer", 2, 2},
		{"alphasquadronpilot", "shadowwing", "alphasquadronpilot", 2, 2},
		{"sabersquadronace", "skystrikeacademyclass", "academypilot", 2, 5},
		{"bluesquadronescort", "veteranwingleader", "bluesquadronescort", 0, 2},
	} {
		t.Run(c.card, func(t *testing.T) {
			s := scene.Second(t)
			leader := s.Mine(c.leader, scene.With(c.card), scene.At(457, 300, 0))
			mates := []*scene.Ship{s.Mine(c.mate), s.Mine(c.mate), s.Mine(c.mate)}
			s.Wing(leader, mates...)
			if c.side > 0 {
				s.CardSide(leader, c.card, c.side)
			}
			for _, mate := range mates {
				s.Stat(mate, "shields", 3)
			}
			s.Stat(leader, "agility", 0)
			s.Stat(leader, "shields", 3)
			attacker := s.Theirs("bluesquadronescort", scene.At(457, 520, 180))
			s.Attack(attacker, leader)
			s.Dice("hit", "hit", "crit")
			s.Use(leader, "let wingmates take it")
			n := min(c.most, len(mates))
			for _, mate := range mates[:n] {
				s.Pick(mate)
			}
			s.Face("crit")
			for range n - 1 {
				s.Face("hit")
			}
			for i, mate := range mates {
				want := 3
				if i < n {
					want = 2
				}
				s.WantShields(mate, want)
			}
			s.WantShields(leader, 3-(3-n))
			s.Done()
		})
	}
}

// 2e.wing.covers-leader, 2e.wing.split.then: veteranwingleader: a mate outside of the attack arc does not, nor one that
// has split; nor does any of them where nothing strikes, or for another ship.
func TestWing_WhoCannotCover(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("bluesquadronescort", scene.With("veteranwingleader"), scene.At(457, 300, 0))
	behind, apart, near := s.Mine("bluesquadronescort", scene.At(850, 500, 0)), s.Mine("bluesquadronescort"), s.Mine("bluesquadronescort")
	s.Wing(leader, behind, apart, near)
	s.Apart(apart)
	s.Stat(leader, "agility", 0)
	s.Stat(near, "agility", 0)
	attacker := s.Theirs("bluesquadronescort", scene.At(457, 520, 180))
	s.Attack(attacker, leader)
	s.Dice("hit", "blank", "blank")
	s.Use(leader, "let wingmates take it")
	s.Refused(func() { s.Pick(behind) })
	s.Refused(func() { s.Pick(apart) })
	s.Pick(near)
	s.Face("hit")
	s.WantShields(leader, 2)
	s.WantShields(near, 1)
	s.Attack(attacker, leader)
	s.Dice("blank", "blank", "blank")
	s.Never(leader, "let wingmates take it")
	s.Attack(attacker, near)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank") // for range 3
	s.Done()
}

// jedicommander, shadowwing, skystrikeacademyclass: each is flipped after its leader is placed; its front covers no one.
func TestWing_LeadersFlipTheirCard(t *testing.T) {
	for _, c := range [][3]string{{"jediknight", "jedicommander", "loyalistvolunteer"},
		{"alphasquadronpilot", "shadowwing", "alphasquadronpilot"},
		{"sabersquadronace", "skystrikeacademyclass", "academypilot"}} {
		s := scene.Second(t)
		leader := s.Mine(c[0], scene.With(c[1]), scene.At(457, 80, 0))
		s.Wing(leader, s.Mine(c[2]), s.Mine(c[2]))
		attacker := s.Theirs("bluesquadronescort", scene.At(457, 250, 180))
		s.Stat(leader, "agility", 0)
		s.Attack(attacker, leader)
		s.Never(leader, "let wingmates take it")
		s.Dice("hit", "blank", "blank")
		s.Done()

		s = scene.Second(t)
		leader = s.Mine(c[0], scene.With(c[1]))
		s.Wing(leader, s.Mine(c[2]), s.Mine(c[2]))
		s.Theirs("academypilot", scene.At(100, 880, 180))
		s.Setup()
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PlayerVerb && game.Player(c.N) == game.Seat1 })
		s.Place(leader, 457, 80, 0)
		s.WantEvent(game.CardFlipped, "")
		s.Done()
	}
}

// shadowwing: a mate can barrel roll and boost, and splits by that; the front of the card does not let it.
func TestShadowWing_MatesRollAndBoost(t *testing.T) {
	for _, a := range []game.Action{game.BarrelRollAction, game.BoostAction} {
		s := scene.Second(t)
		leader := s.Mine("alphasquadronpilot", scene.With("shadowwing"), scene.At(457, 300, 0))
		mate, other := s.Mine("alphasquadronpilot"), s.Mine("alphasquadronpilot")
		s.Wing(leader, mate, other)
		s.Perform(mate, 0, a, game.FocusAction)
		s.Refused(func() { s.Use(mate, a.String()) })
		s.Pass()
		s.CardSide(leader, "shadowwing", 2)
		s.Perform(mate, 0, a, game.FocusAction)
		s.Use(mate, a.String())
		if a == game.BarrelRollAction {
			s.Side(geom.Left)
			s.Position(0)
		} else {
			s.Maneuver("1 straight")
		}
		s.Pass() // its autothrusters
		s.WantInWing(mate, false)
		s.WantInWing(other, true)
		s.Done()
	}
}

// skystrikeacademyclass: all mates split after their leader rolls or boosts, not after another action.
func TestSkystrikeAcademyClass_BreaksFormation(t *testing.T) {
	for _, c := range []struct {
		action game.Action
		in     bool
	}{{game.BarrelRollAction, false}, {game.BoostAction, false}, {game.FocusAction, true}} {
		s := scene.Second(t)
		leader := s.Mine("sabersquadronace", scene.With("skystrikeacademyclass"), scene.At(457, 300, 0))
		near, far := s.Mine("academypilot"), s.Mine("academypilot", scene.At(700, 300, 0))
		s.Wing(leader, near, far)
		s.CardSide(leader, "skystrikeacademyclass", 2)
		s.Perform(leader, 0, c.action)
		s.Use(leader, c.action.String())
		switch c.action {
		case game.BarrelRollAction:
			s.Side(geom.Right)
			s.Position(0)
		case game.BoostAction:
			s.Maneuver("1 straight")
		}
		if !c.in {
			s.Use(leader, "break formation")
			s.Pass() // its autothrusters
		}
		s.WantInWing(near, c.in)
		s.WantInWing(far, c.in)
		if c.in {
			s.Pass() // its autothrusters
		}
		s.Done()
	}
}
