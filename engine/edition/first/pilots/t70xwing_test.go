package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestElloAsty_TallonRollsMayBeWhite(t *testing.T) {
	s := table(t)
	ello := s.Mine("elloasty", here)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(ello, "3 tallon left")
	s.Use(ello, "treat it as white")
	s.Place(ello, 347, 410, 180)
	s.WantTokens(ello, stress, 0)
	s.Pass()
	s.Done()
	s = table(t) // white, not green
	ello = s.Mine("elloasty", here)
	s.Crit(ello, "Loose Stabilizer")
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(ello, "3 tallon left")
	s.Use(ello, "treat it as white")
	s.Place(ello, 347, 410, 180)
	s.WantTokens(ello, stress, 1)
	s.Done()
}

func TestElloAsty_OtherRedManeuvers(t *testing.T) {
	s := table(t)
	ello := s.Mine("elloasty", here)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Never(ello, "treat it as white")
	s.Activate(ello, "4 koiogran")
	s.WantTokens(ello, stress, 1)
	s.Done()
}

func TestBlueAce_BoostsWithTurns(t *testing.T) {
	s := table(t)
	ace := s.Mine("blueace", here)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(ace, "1 straight")
	s.Use(ace, "boost")
	s.Maneuver("1 turn left")
	s.Is(s.Of(ace).Pose.Heading == 270_000_000, "heading %d", s.Of(ace).Pose.Heading)
	s.Done()
}

func TestBlueAce_OnlyHerself(t *testing.T) {
	s := table(t)
	jess := s.Mine("jesspava", here)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(jess, "1 straight")
	s.Use(jess, "boost")
	s.Refused(func() { s.Maneuver("1 turn left") })
	s.Maneuver("1 straight")
	s.Done()
}

func TestRedAce_AtTheFirstShieldOfARound(t *testing.T) {
	s := table(t)
	ace, tie := s.Mine("redace", here), s.Theirs(academy, ahead(150))
	s.Attack(tie, ace)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.WantShields(ace, 1)
	s.WantTokens(ace, evade, 1)
	s.Done()
}

func TestSnapWexley_BoostsAtOnce(t *testing.T) {
	for maneuver, y := range map[string]float64{"2 straight": 420, "4 straight": 500} {
		s := table(t)
		snap := s.Mine("snapwexley", here)
		s.Theirs(academy, scene.At(800, 800, 180))
		s.Activate(snap, maneuver)
		s.Use(snap, "boost at once")
		s.Use(snap, "boost")
		s.Maneuver("1 straight")
		s.WantPose(snap, 457, y+80, 0)
		s.Pass()
		s.Done()
	}
}

func TestSnapWexley_NotTouching(t *testing.T) {
	s := table(t)
	snap := s.Mine("snapwexley", here)
	s.Theirs(academy, scene.At(457, 440, 180))
	s.Never(snap, "boost at once")
	s.Activate(snap, "2 straight")
	s.Is(s.State().Ships[0].Touching != 0, "it touches the other")
	s.Done()
}

func TestSnapWexley_NotAtSpeed1Nor5(t *testing.T) {
	for _, maneuver := range []string{"1 straight", "5 straight"} {
		s := table(t)
		snap := s.Mine("snapwexley", here)
		s.PrintDial(snap, "1 straight white", "5 straight white")
		s.Theirs(academy, scene.At(800, 800, 180))
		s.Never(snap, "boost at once")
		s.Activate(snap, maneuver)
		s.Pass()
		s.Done()
	}
}

func TestNienNunb_OnlyWithAnEnemyInHisArcAtRange1(t *testing.T) {
	s := table(t)
	nien := s.Mine("niennunb", here)
	s.Theirs(academy, scene.At(457, 430, 180))
	s.Activate(nien, "4 koiogran")
	s.Use(nien, "keep calm")
	s.WantTokens(nien, stress, 0)
	s.Pass()
	s.Done()

	s = table(t)
	nien = s.Mine("niennunb", here)
	s.Theirs(academy, scene.At(457, 570, 180)) // behind him
	s.Never(nien, "keep calm")
	s.Activate(nien, "4 koiogran")
	s.WantTokens(nien, stress, 1)
	s.Done()
}
