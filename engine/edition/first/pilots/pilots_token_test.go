package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestWhisper_OnlyAfterAHit(t *testing.T) {
	s := table(t)
	whisper, target := s.Mine("whisper", here), s.Theirs(rookie, ahead(150))
	s.Attack(whisper, target)
	s.Dice("hit", "blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(whisper, "focus")
	s.WantTokens(whisper, focus, 1)
	s.Done()

	s = table(t)
	whisper, target = s.Mine("whisper", here), s.Theirs(rookie, ahead(150))
	s.Never(whisper, "focus")
	s.Attack(whisper, target)
	s.Dice("hit", "blank", "blank", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

func TestWesJanson_TakesOneOfThree(t *testing.T) {
	for _, c := range []struct {
		pick         string
		focus, evade int
	}{{"a focus token", 1, 2}, {"an evade token", 2, 1}} {
		s := table(t)
		wes := s.Mine("wesjanson", here)
		tie := s.Theirs(academy, ahead(150), scene.Tokens(focus, 2), scene.Tokens(evade, 2))
		s.Attack(wes, tie)
		s.Dice("blank", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.Pass()
		s.Use(wes, "take a token")
		s.ChooseNamed(c.pick)
		s.WantTokens(tie, focus, c.focus)
		s.WantTokens(tie, evade, c.evade)
		s.Done()
	}
}

func TestNightBeast_OnlyAfterAGreenManeuver(t *testing.T) {
	s := table(t)
	beast := s.Mine("nightbeast", here)
	s.Theirs(rookie, ahead(400))
	s.Activate(beast, "2 straight")
	s.Use(beast, "keep calm")
	s.Use(beast, "focus")
	s.WantTokens(beast, focus, 1)
	s.Pass()
	s.Done()

	s = table(t)
	beast = s.Mine("nightbeast", here)
	s.Theirs(rookie, ahead(400))
	s.Never(beast, "keep calm")
	s.Activate(beast, "4 straight")
	s.Pass()
	s.Done()
}

func TestEdrioTwoTubes_OnlyWithFocus(t *testing.T) {
	s := table(t)
	edrio := s.Mine("edriotwotubes", here)
	s.Theirs(academy, ahead(400))
	s.Never(edrio, "act first")
	s.Activate(edrio, "2 straight")
	s.Pass()
	s.Done()
}

func TestEdrioTwoTubes_ActsFirst(t *testing.T) {
	s := table(t)
	edrio, tie := s.Mine("edriotwotubes", here, scene.Tokens(focus, 1)), s.Theirs(academy, ahead(250))
	s.Activate(edrio, "2 straight")
	s.Use(edrio, "act first")
	s.WantPose(edrio, 457, 300, 0)
	s.Use(edrio, "target lock")
	s.Pick(tie)
	rest(s)
	s.WantPose(edrio, 457, 420, 0)
	s.WantLock(edrio, tie, true)
}

func TestEpsilonLeader(t *testing.T) {
	s := table(t)
	leader := s.Mine("epsilonleader", here, scene.Tokens(stress, 1))
	near := s.Mine(academy, beside(20), scene.Tokens(stress, 2))
	far := s.Mine(academy, beside(200), scene.Tokens(stress, 1))
	foe := s.Theirs(rookie, scene.At(457, 800, 0), scene.Tokens(stress, 1))
	s.Engagement()
	s.Pick(near) // which has no target, nor have the others
	s.WantTokens(leader, stress, 0)
	s.WantTokens(near, stress, 1)
	s.WantTokens(far, stress, 1)
	s.WantTokens(foe, stress, 1)
	s.Done()
}

func TestChaser_FollowsAFriend(t *testing.T) {
	s := table(t)
	chaser := s.Mine("chaser", beside(20))
	wing := s.Mine(academy, here, scene.Tokens(focus, 1))
	target := s.Theirs(rookie, ahead(150))
	s.Attack(wing, target)
	s.Dice("focus", "blank")
	s.Use(wing, "spend focus")
	s.Dice("blank", "blank")
	s.WantTokens(chaser, focus, 1)
	s.WantTokens(wing, focus, 0)
	s.Done()
}

func TestEpsilonAce_SkillOfTwelve(t *testing.T) {
	s := table(t)
	ace := s.Mine("epsilonace", here)
	s.Theirs(rookie, ahead(400))
	s.WantInitiative(ace, 12)
	s.Done()
	s = table(t)
	ace = s.Mine("epsilonace", here, scene.Damaged(1))
	s.Theirs(rookie, ahead(400))
	s.WantInitiative(ace, 4)
	s.Done()
}

func TestTarnMison(t *testing.T) {
	s := table(t)
	tarn, tie := s.Mine("tarnmison", here), s.Theirs(academy, ahead(150))
	s.Attack(tie, tarn)
	s.Use(tarn, "answer")
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.WantLock(tarn, tie, true)
	s.Done()
}

func TestJunoEclipse_AnotherSpeed(t *testing.T) {
	for to, y := range map[string]float64{"1 straight": 80, "3 straight": 160} {
		s := table(t)
		juno := s.Mine("junoeclipse", here)
		s.Theirs(rookie, ahead(400))
		s.Activate(juno, "2 straight")
		s.Use(juno, "change the speed")
		s.Refused(func() { s.Maneuver("2 straight") })
		s.Refused(func() { s.Maneuver("4 straight") })
		s.Maneuver(to)
		s.Pass()
		s.WantPose(juno, 457, 300+y, 0)
		s.Done()
	}
}

func TestBobaFett_TheOtherBank(t *testing.T) {
	s := table(t)
	boba := s.Mine("bobafett", scene.At(457, 300, 0))
	s.Theirs(rookie, scene.At(100, 800, 180))
	s.Activate(boba, "1 bank left")
	s.Use(boba, "bank right instead")
	s.Pass()
	pose := s.State().Ships[boba.ID()].Pose
	s.Is(pose.Heading == 45_000_000, "it banked right, heading %d", pose.Heading)
	s.Done()
}

func TestBobaFett_NotForStraights(t *testing.T) {
	s := table(t)
	boba := s.Mine("bobafett", scene.At(457, 300, 0))
	s.Theirs(rookie, scene.At(100, 800, 180))
	s.Never(boba, "bank right instead")
	s.Activate(boba, "1 straight")
	s.Pass()
	s.Done()
}

func TestLandoCalrissian(t *testing.T) {
	s := table(t)
	lando := s.Mine("landocalrissian", scene.At(457, 300, 0))
	wing := s.Mine(rookie, scene.At(530, 400, 0))
	s.Theirs(academy, scene.At(100, 800, 180))
	s.Activate(lando, "1 straight")
	s.Use(lando, "lend a hand")
	s.Pick(wing)
	s.Use(wing, "focus")
	s.WantTokens(wing, focus, 1)
	s.Pass()
	s.Done()
}

func TestChewbacca_NoCardWorks(t *testing.T) {
	s := table(t)
	chewie := s.Mine("chewbacca", scene.At(457, 300, 0), scene.Shields(0))
	tie := s.Theirs(academy, scene.At(457, 510, 180))
	s.Attack(tie, chewie)
	s.Dice("crit", "blank")
	s.Dice("blank")
	s.WantDamage(chewie, 1)
	s.Done()
}

func TestDarthVader_TwoActionsInTheStep(t *testing.T) {
	s := table(t)
	vader := s.Mine("darthvader", here)
	s.Theirs(rookie, ahead(400))
	s.Activate(vader, "2 straight")
	s.Use(vader, "focus")
	s.Use(vader, "act again")
	s.Use(vader, "evade")
	s.WantTokens(vader, focus, 1)
	s.WantTokens(vader, evade, 1)
	s.Done()
}

func TestDarthVader_InEveryRound(t *testing.T) {
	s := table(t)
	vader := s.Mine("darthvader", here)
	s.Theirs(rookie, scene.At(800, 800, 180))
	for range 2 {
		s.Round()
		until(s, vader, "rules: focus")
		until(s, vader, "darthvader: act again")
		rest(s)
	}
}

func TestDarthVader_OneActionOutsideOfTheStep(t *testing.T) {
	s := table(t)
	vader := s.Mine("darthvader", here)
	s.Never(vader, "act again")
	s.Perform(vader, 0)
	s.Use(vader, "focus")
	s.Done()
}
