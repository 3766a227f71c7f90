package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestTychoCelchu_ActsStressed(t *testing.T) {
	s := table(t)
	tycho := s.Mine("tychocelchu", here, scene.Tokens(stress, 3))
	wing := s.Mine(rookie, beside(20), scene.Tokens(stress, 1))
	s.Theirs(academy, ahead(400))
	s.Perform(tycho, 0, game.FocusAction)
	s.Use(tycho, "focus")
	s.WantTokens(tycho, focus, 1)
	s.Never(wing, "focus")
	s.Perform(wing, 0, game.FocusAction)
	s.Done()
}

// 1e.touch.range-one: the attack is at range 1, which is too near for some missiles.
func TestArvelCrynyd_AttacksWhomHeTouches(t *testing.T) {
	s := table(t)
	arvel := s.Mine("arvelcrynyd", here, scene.With("concussionmissiles"))
	tie := s.Theirs(academy, ahead(0))
	s.Touch(arvel, tie)
	s.Lock(arvel, tie)
	s.Engage(arvel)
	s.Refused(func() { s.Weapon("concussionmissiles") })
	s.Pass()
	s.Never(tie, "attack")
	s.Engage(tie)
	s.Done()
	s = table(t)
	arvel, tie = s.Mine("arvelcrynyd", here), s.Theirs(academy, ahead(0))
	s.Touch(arvel, tie)
	wantRolls(s, arvel, tie, 3, 3)
}

func TestArvelCrynyd_OnlyInHisArc(t *testing.T) {
	s := table(t)
	arvel, tie := s.Mine("arvelcrynyd", here), s.Theirs(academy, scene.At(457, 260, 0))
	s.Touch(arvel, tie)
	s.Never(arvel, "attack")
	s.Engage(arvel)
	s.Done()
}

func TestJakeFarrell_OnceForAFocusAction(t *testing.T) {
	s := table(t)
	jake := s.Mine("jakefarrell", here)
	s.Theirs(academy, ahead(400))
	s.Perform(jake, 0, game.FocusAction)
	s.Use(jake, "focus")
	s.Use(jake, "reposition")
	s.Use(jake, "boost")
	s.Maneuver("1 straight")
	s.WantPose(jake, 457, 380, 0)
	s.Done()
}

func TestJakeFarrell_ForATokenToo(t *testing.T) {
	s := table(t)
	jake := s.Mine("jakefarrell", here)
	kyle := s.Mine("kylekatarn", beside(20), scene.Tokens(focus, 1))
	s.Theirs(academy, ahead(400))
	s.Engagement()
	s.Use(kyle, "pass focus")
	s.Pick(jake)
	s.Use(jake, "reposition")
	s.Offered(jake, "boost")
	s.Pass()
	s.Done()
}

func TestJakeFarrell_NotForOthers(t *testing.T) {
	s := table(t)
	jake, wing := s.Mine("jakefarrell", here), s.Mine(rookie, beside(20))
	s.Theirs(academy, ahead(400))
	s.Never(jake, "reposition")
	s.Perform(wing, 0, game.FocusAction)
	s.Use(wing, "focus")
	s.Perform(jake, 0, game.EvadeAction)
	s.Use(jake, "evade")
	s.Done()
}

func TestGemmerSojan_WithAnEnemyAtRange1(t *testing.T) {
	for gap, dice := range map[float64]int{100: 4, 100.5: 3} {
		s := table(t)
		gemmer := s.Mine("gemmersojan", here)
		s.Theirs(academy, scene.At(417-gap, 300, 0))
		s.Mine(rookie, beside(20))
		foe := s.Theirs(rookie, ahead(150))
		wantRolls(s, foe, gemmer, 3, dice)
	}
}
