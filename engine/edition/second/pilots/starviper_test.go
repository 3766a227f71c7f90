package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestGuri(t *testing.T) {
	s, guri, _ := engagementOf(t, "guri", beside(99))
	s.Use(guri, "focus")
	s.WantTokens(guri, game.FocusToken, 1)
	playOut(s)
	s, guri, _ = engagementOf(t, "guri", beside(101))
	never(s, guri, "guri: focus")
	s = scene.Second(t)
	guri = s.Mine("guri", here)
	s.Mine("academypilot", beside(50))
	s.Theirs("academypilot", scene.At(100, 800, 0))
	s.Engagement()
	never(s, guri, "guri: focus")
}

const dalanViper = "dalanoberos-starviperclassattackplatform"

// 2e.movement.rotate-ship.not-a-move
func TestDalanOberosStarViper(t *testing.T) {
	for side, heading := range map[geom.Side]float64{geom.Left: 270, geom.Right: 90} {
		s, dalan := ranInto(t, dalanViper, true)
		s.Use(dalan, "turn away")
		s.Side(side)
		s.WantPose(dalan, 457, 420, heading)
		s.WantTokens(dalan, game.StressToken, 1)
		playOut(s)
	}
	s, dalan := ranInto(t, dalanViper, false)
	never(s, dalan, "turn away")
	s = scene.Second(t)
	dalan = s.Mine(dalanViper, beside(50))
	s.Activate(s.Mine("academypilot", here), "2 straight")
	never(s, dalan, "turn away")
}
