package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// msg.win.timed-scoring: at the limit of rounds points decide, if the table agreed on that.
func TestLimit_PointsDecideByAgreement(t *testing.T) {
	for agreed, want := range map[bool]game.Result{true: game.Won1, false: game.Drawn} {
		s := lab(t)
		s.Agree(game.Options{RoundLimit: 1, TimedScoring: agreed})
		s.Mine("gm-cadet", scene.With("rgm-79-gm.bsg"), scene.At(400, 300, 0), scene.Points(30))
		s.Theirs("gm-cadet", scene.With("rgm-79-gm.bsg"), scene.At(400, 700, 180), scene.Points(40),
			scene.Shields(0), scene.Damaged(1)) // half of it is left at most
		s.End()
		s.Is(s.State().Result == want, "result %d, want %d", s.State().Result, want)
		s.Done()
	}
}

// Gaia opens the way for himself, too, until an attack of his misses.
func TestGaia_HisOwnSecondAttack(t *testing.T) {
	s := lab(t)
	gaia := s.Mine("gaia-zaku-i-commander", scene.With("ms-05s-zaku-i-commander.mg"), scene.At(457, 300, 0))
	foe := s.Theirs("gm-cadet", scene.With("rgm-79-gm.bsg"), scene.At(457, 500, 180), scene.Tokens(game.DisarmToken, 1))
	strike := func(dice ...string) {
		s.AttackWith(gaia, "zaku-machine-gun", foe)
		s.Dice(dice...)
	}
	strike("hit", "blank", "blank")
	s.Dice("blank", "blank")
	strike("blank", "blank", "blank")
	s.Use(gaia, "follow up")
	s.Number(1)
	s.Dice("blank")
	s.Dice("blank", "blank")
	strike("blank", "blank", "blank")
	s.NotOffered(gaia, "follow up")
	s.Dice("blank", "blank")
	s.Done()
}
