package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Friends too; his player may move them. The other flies first, into his way.
func TestUnkarPlutt_TractorsWhomHeTouches(t *testing.T) {
	for _, c := range []struct {
		y      float64
		mine   bool
		tokens int
	}{{540, false, 1}, {540, true, 1}, {700, false, 0}} {
		s := table(t)
		plutt := s.Mine("unkarplutt", here)
		s.SetDial(s.Theirs(rookie, scene.At(100, 800, 90)), "2 straight")
		var other *scene.Ship
		if c.mine {
			other = s.Mine(academy, scene.At(457, c.y, 180))
		} else {
			other = s.Theirs(academy, scene.At(457, c.y, 180))
		}
		s.SetDial(plutt, "2 straight")
		s.SetDial(other, "2 straight")
		s.Activation()
		for !s.State().Over && !asksNamed(s, "barrel roll") {
			step(s)
		}
		s.WantTokens(other, game.TractorToken, c.tokens)
		s.WantTokens(plutt, game.TractorToken, 0)
		if c.tokens > 0 {
			s.Asked(game.Seat1)
		}
		rest(s)
	}
}
