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
