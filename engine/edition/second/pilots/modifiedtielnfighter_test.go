package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestForemanProach(t *testing.T) {
	proach := func(at scene.Option, enemy bool) (s *scene.Scene, me, it *scene.Ship) {
		s = scene.Second(t)
		me = s.Mine("foremanproach", here)
		put := s.Mine
		if enemy {
			put = s.Theirs
		}
		it = put("omicrongrouppilot", at) // large, so that one token moves it nowhere
		s.Engage(me)
		return s, me, it
	}
	for _, gap := range []float64{1, 199} {
		s, me, it := proach(scene.At(457, 360+gap, 0), true)
		s.Use(me, "tractor")
		s.Pick(it)
		s.WantTokens(me, game.DisarmToken, 1)
		s.WantTokens(it, game.TractorToken, 1)
		playOut(s)
	}
	s, me, _ := proach(scene.At(457, 561, 0), true)
	never(s, me, "tractor")
	s, me, _ = proach(scene.At(520, 460, 0), true)
	never(s, me, "tractor")
	s, me, _ = proach(scene.At(457, 460, 0), false)
	never(s, me, "tractor")
	s = scene.Second(t)
	me = s.Mine("foremanproach", here)
	it := s.Theirs("academypilot", ahead(0))
	s.Touch(me, it)
	s.Engage(me)
	never(s, me, "tractor")
}

func TestAhhav(t *testing.T) {
	medium := []scene.Option{scene.At(457, 500, 180)}
	checkRolls(t, map[string]wantRolls{
		"attacks a larger ship":  {duel{pilot: "ahhav", enemy: "outerrimenforcer", enemyIs: medium}, 3, 2},
		"attacks as small a one": {duel{pilot: "ahhav"}, 2, 3},
		"defends from a larger":  {duel{pilot: "ahhav", enemy: "outerrimenforcer", enemyIs: medium, defends: true}, 3, 4},
		"defends from as small":  {duel{pilot: "ahhav", defends: true}, 2, 3},
		"a friend attacks":       {duel{pilot: "academypilot", beside: "ahhav", enemy: "outerrimenforcer", enemyIs: medium}, 2, 2},
	})
}

// 2e.token.jam.resolve-at-once
func TestCaptainSeevor(t *testing.T) {
	const seevor = "captainseevor"
	off := []scene.Option{scene.At(500, 490, 180)}
	for _, defends := range []bool{false, true} {
		s, me, tie := duel{pilot: seevor, enemyIs: off, defends: defends}.awaits(t, "jam the enemy")
		s.Use(me, "jam the enemy")
		s.WantCharges(me, seevor, 0)
		s.WantTokens(tie, game.JamToken, 1)
		playOut(s)
		duel{pilot: seevor, enemyIs: []scene.Option{scene.At(457, 490, 180)}, defends: defends}.
			never(t, "jam the enemy") // in its bullseye
		duel{pilot: seevor, enemyIs: off, defends: defends, also: emptied(seevor)}.never(t, "jam the enemy")
		duel{pilot: "academypilot", beside: seevor, enemyIs: off, defends: defends}.never(t, "jam the enemy")
	}
}

// yushyn lets a ship at a gap from Overseer Yushyn gain a disarm token, or reload and not.
func yushyn(t *testing.T, gap float64, charges, stress int, enemy bool) (s *scene.Scene, me, it *scene.Ship) {
	s = scene.Second(t)
	me = s.Mine("overseeryushyn", here)
	s.Charges(me, "overseeryushyn", charges)
	put := s.Mine
	if enemy {
		put = s.Theirs
	}
	it = put("cartelexecutioner", scene.At(507+gap, 300, 0), scene.With("ionmissiles"),
		scene.Tokens(game.StressToken, stress))
	s.Charges(it, "ionmissiles", 0)
	s.Perform(it, game.WhileStressed, game.ReloadAction)
	s.Use(it, "rules: reload")
	return s, me, it
}

// 2e.timing.replacement
func TestOverseerYushyn(t *testing.T) {
	s, me, it := yushyn(t, 99, 1, 0, false)
	await(s, me, "keep it armed")
	s.Use(me, "keep it armed")
	s.WantTokens(it, game.StressToken, 1)
	s.WantTokens(it, game.DisarmToken, 0)
	s.WantCharges(me, "overseeryushyn", 0)
	playOut(s)
}

func TestOverseerYushyn_Not(t *testing.T) {
	s, me, _ := yushyn(t, 101, 1, 0, false)
	never(s, me, "keep it armed")
	s, me, _ = yushyn(t, 50, 0, 0, false)
	never(s, me, "keep it armed")
	s, me, _ = yushyn(t, 50, 1, 1, false)
	never(s, me, "keep it armed")
	s, me, _ = yushyn(t, 50, 1, 0, true)
	never(s, me, "keep it armed")
	s = scene.Second(t) // another token
	me = s.Mine("overseeryushyn", here)
	friend := s.Mine("vultskerris", beside(50))
	strained(s, friend)
	never(s, me, "keep it armed")
}
