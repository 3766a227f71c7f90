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

// xizor lets an enemy hit Prince Xizor, with another ship at a place.
func xizor(t *testing.T, at scene.Option, enemy bool, attack, defense string) (s *scene.Scene, xizor, it *scene.Ship) {
	s, xizor, _ = duel{pilot: "princexizor", defends: true, also: func(s *scene.Scene, _, _ *scene.Ship) {
		put := s.Mine
		if enemy {
			put = s.Theirs
		}
		it = put("bluesquadronescort", at)
	}}.begin(t)
	return s, xizor, it
}

func TestPrinceXizor(t *testing.T) {
	s, xizor1, friend := xizor(t, beside(99), false, "", "")
	await(s, xizor1, "sacrifice", "hc")
	s.Use(xizor1, "sacrifice")
	s.Pick(friend)
	s.Face("crit")
	s.WantShields(friend, 1)
	playOut(s)
	s.WantShields(xizor1, 0)
	s.WantDamage(xizor1, 0)
	for name, c := range map[string]struct {
		at     scene.Option
		enemy  bool
		attack string
	}{
		"too far":               {beside(101), false, "h"},
		"out of the attack arc": {scene.At(457, 540, 0), false, "h"},
		"an enemy":              {beside(50), true, "h"},
		"a miss":                {beside(50), false, ""},
	} {
		t.Run(name, func(t *testing.T) {
			s, xizor1, _ := xizor(t, c.at, c.enemy, "", "")
			never(s, xizor1, "sacrifice", c.attack)
		})
	}
}
