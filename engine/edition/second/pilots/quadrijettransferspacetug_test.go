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
	s.Pick(enemy)
	s.Pick(friend)
	for _, ship := range []*scene.Ship{unkar, friend, enemy} {
		s.WantTokens(ship, game.TractorToken, 1)
	}
	s.WantTokens(far, game.TractorToken, 0)
	playOut(s)
}

// Where the order matters, his player says whose token comes first, and so who is moved first; a ship that is moved away
// meanwhile still gains its token (2e.token.tractor.move).
func TestUnkarPlutt_InAnOrder(t *testing.T) {
	for first := range 2 {
		s := scene.Second(t)
		unkar := s.Mine("unkarplutt", here)
		enemies := [...]*scene.Ship{s.Theirs("academypilot", scene.At(457, 260, 0)), s.Theirs("academypilot", scene.At(417, 300, 90))}
		s.Touch(unkar, enemies[0])
		s.Touch(unkar, enemies[1])
		s.Engagement()
		s.Asked(game.Seat1)
		s.Refused(func() { s.Pass() })
		s.Pick(enemies[first])
		s.WantTokens(enemies[first], game.TractorToken, 1)
		s.WantTokens(enemies[1-first], game.TractorToken, 0)
		s.Pass() // it is not moved
		s.Refused(func() { s.Pick(enemies[first]) })
		s.Pick(unkar)
		s.ChooseNamed("boost") // away from both
		s.Maneuver("1 straight")
		s.Pass() // nor is the last one
		for _, ship := range []*scene.Ship{unkar, enemies[0], enemies[1]} {
			s.WantTokens(ship, game.TractorToken, 1)
		}
		playOut(s)
	}
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
