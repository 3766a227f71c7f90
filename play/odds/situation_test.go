package odds_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/odds"
	"koiogran/play/view"
)

// Energy of mobile suits lies on the same token as calculation, but changes no dice.
func TestOf_EnergyIsNotCalculation(t *testing.T) {
	for id, want := range map[string]int{"second": 2, "flightpath": 0} {
		x, begun, s := opened(t, id)
		state := *begun
		a := &state.Attacks[0]
		state.Ships[a.Attacker].Tokens[game.CalculateToken] = 2
		state.Ships[a.Defender].Tokens[game.CalculateToken] = 2
		x.Waiting(&state)
		got := odds.Of(x)
		if got.Attacker.Calculate != want || got.Defender.Calculate != want {
			t.Errorf("%s: %d and %d calculate tokens, want %d", id, got.Attacker.Calculate,
				got.Defender.Calculate, want)
		}
		finish(t, s)
	}
}

// Reinforcement adds one evade result in first edition, however many tokens there are, and cancels as
// many results as there are tokens in second edition.
func TestOf_Reinforcement(t *testing.T) {
	for id, want := range map[string][2]int{"first": {1, 0}, "second": {0, 2}} {
		x, begun, s := opened(t, id)
		state := *begun
		state.Ships[state.Attacks[0].Defender].Tokens[game.ReinforceFore] = 2
		x.Waiting(&state)
		got := odds.Of(x)
		if got.Evades != want[0] || got.Defender.Reinforce != want[1] {
			t.Errorf("%s: %d evades are added and %d results canceled, want %d and %d", id, got.Evades,
				got.Defender.Reinforce, want[0], want[1])
		}
		finish(t, s)
	}
}

// What a target is said to come to counts the die for an obstacle on the line (2e.obstruction.extra-die), and none
// beside it.
func TestOption_CountsTheObstacleOnTheLine(t *testing.T) {
	for x, want := range map[float64]int{457: 4, 600: 3} {
		c, _ := edition.ByID("second")
		s := scene.New(t, c)
		a := s.Mine("bluesquadronescort", scene.At(457, 250, 0))
		d := s.Theirs("academypilot", scene.At(457, 440, 165))
		s.Obstacle("coreasteroid0", scene.At(x, 345, 0))
		s.Engage(a)
		s.Weapon("primary")
		q := *s.Exec().Ask(s.State(), game.Seat1)
		v := view.Of(s.Exec().G, s.State(), game.Seat1)
		o, ok := new(odds.Kernel).Option(s.Exec(), &v, &q, q.Opts[0])
		if !ok || o.Defense != want {
			t.Errorf("an obstacle at %v: %d defense dice, %t, want %d", x, o.Defense, ok, want)
		}
		s.Pick(d)
		if n := odds.Of(s.Exec()).Defense; n != want {
			t.Errorf("an obstacle at %v: %d defense dice are rolled, want %d", x, n, want)
		}
		finish(t, s)
	}
}
