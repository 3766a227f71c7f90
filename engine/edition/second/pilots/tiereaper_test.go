package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestMajorVermeil(t *testing.T) {
	for _, face := range []string{"blank", "focus"} {
		s, vermeil, _ := duel{pilot: "majorvermeil", has: focused}.awaits(t, "change a result", "h"+face[:1])
		s.Use(vermeil, "change a result")
		s.Refused(func() { s.Face("hit") })
		s.Face(face)
		playOut(s)
	}
	duel{pilot: "majorvermeil", enemyIs: focused}.never(t, "change a result")
	duel{pilot: "majorvermeil", defends: true}.never(t, "change a result")
	duel{pilot: "academypilot", beside: "majorvermeil", has: []scene.Option{scene.At(400, 300, 0)}}.never(t, "change a result")
}

func TestCaptainFeroph(t *testing.T) {
	for _, face := range []string{"blank", "focus"} {
		s, feroph, _ := duel{pilot: "captainferoph", defends: true}.awaits(t, "change a result", "h", face[:1])
		s.Use(feroph, "change a result")
		s.Face(face)
		playOut(s)
		s.WantShields(feroph, 2) // the hit is evaded
	}
	duel{pilot: "captainferoph", enemyIs: focused, defends: true}.never(t, "change a result")
	duel{pilot: "captainferoph"}.never(t, "change a result")
	duel{pilot: "academypilot", beside: "captainferoph", defends: true, has: []scene.Option{scene.At(400, 300, 0)}}.never(t, "change a result")
}

// vizier flies the Adaptive Ailerons of "Vizier", onto a ship or not, with a friend near.
func vizier(t *testing.T, whole bool) (s *scene.Scene, vizier, friend *scene.Ship) {
	s = scene.Second(t)
	vizier = s.Mine("vizier", here)
	friend = s.Mine("academypilot", beside(60))
	if !whole {
		s.Theirs("academypilot", scene.At(457, 400, 0))
	}
	s.Activate(vizier, "1 straight")
	s.ChooseNamed("1 straight")
	return s, vizier, friend
}

func TestVizier(t *testing.T) {
	s, vizier1, friend := vizier(t, true)
	await(s, vizier1, "vizier: coordinate")
	s.Use(vizier1, "vizier: coordinate")
	s.Use(vizier1, "rules: coordinate")
	s.Pick(friend)
	s.Use(friend, "focus")
	s.WantTokens(friend, game.FocusToken, 1)
	never(s, vizier1, "rules: focus") // its step is skipped
}

func TestVizier_ActsInItsStep(t *testing.T) {
	s, vizier1, _ := vizier(t, true)
	await(s, vizier1, "vizier: coordinate")
	s.Pass()
	s.Never(vizier1, "vizier: coordinate") // after the maneuver of its dial
	await(s, vizier1, "rules: focus")
	playOut(s)
	s, vizier1, _ = vizier(t, false)
	never(s, vizier1, "vizier: coordinate")
}
