package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.token.tractor.thresholds
func TestUnkarPlutt(t *testing.T) {
	s := scene.Second(t)
	unkar := s.Mine("unkarplutt", here)
	friend := s.Mine("omicrongrouppilot", scene.At(457, 379, 0))
	enemy := s.Theirs("omicrongrouppilot", scene.At(457, 221, 0))
	far := s.Theirs("academypilot", scene.At(560, 300, 90))
	s.Touch(unkar, friend)
	s.Touch(unkar, enemy)
	s.Engagement()
	for _, ship := range []*scene.Ship{unkar, friend, enemy} {
		s.WantTokens(ship, game.TractorToken, 1)
	}
	s.WantTokens(far, game.TractorToken, 0)
	playOut(s)
}

func TestUnkarPlutt_NobodyTouches(t *testing.T) {
	s := scene.Second(t)
	unkar := s.Mine("unkarplutt", here)
	s.Theirs("academypilot", beside(5))
	s.Engagement()
	s.WantTokens(unkar, game.TractorToken, 0)
	playOut(s)
}

// Sarco Plank rolls as many dice as the speed of his maneuver.
func TestSarcoPlank(t *testing.T) {
	for maneuver, n := range map[string]int{"1 straight": 1, "3 straight": 3} {
		s := scene.Second(t)
		sarco := s.Mine("sarcoplank", here)
		tie := s.Theirs("academypilot", scene.At(457, 600, 180))
		s.Activate(sarco, maneuver)
		playOn(s, nil, "", nil)
		s.Attack(tie, sarco)
		await(s, sarco, "roll by speed", "h")
		s.Use(sarco, "roll by speed")
		if got := rollOf(s); got != n {
			t.Errorf("%s: %d dice, not %d", maneuver, got, n)
		}
		playOut(s)
	}
	duel{pilot: "sarcoplank", defends: true}.never(t, "roll by speed") // no maneuver
	duel{pilot: "sarcoplank"}.never(t, "roll by speed")
}
