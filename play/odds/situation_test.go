package odds_test

import (
	"testing"

	"koiogran/engine/game"
	"koiogran/play/odds"
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
