package odds_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/odds"
	"koiogran/play/view"
)

// Calculate tokens change dice; energy of mobile suits changes none (msg.token.energy.persists).
func TestOf_EnergyIsNotCalculation(t *testing.T) {
	for id, c := range map[string]struct {
		token game.Token
		want  int
	}{"second": {game.CalculateToken, 2}, "flightpath": {game.EnergyToken, 0}} {
		want := c.want
		x, begun, s := opened(t, id)
		state := *begun
		a := &state.Attacks[0]
		state.Ships[a.Attacker].Tokens[c.token] = 2
		state.Ships[a.Defender].Tokens[c.token] = 2
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
// beside it. Where lines are equally short each choice of one counts what is on it (2e.obstruction.equal-lines).
func TestOption_CountsTheObstacleOnTheLine(t *testing.T) {
	for _, at := range []struct {
		name       string
		x, heading float64
		want       []int
	}{
		{"on the line", 457, 165, []int{4}}, {"beside it", 600, 165, []int{3}}, {"on some lines", 457, 180, []int{3, 4}},
	} {
		c, _ := edition.ByID("second")
		s := scene.New(t, c)
		a := s.Mine("bluesquadronescort", scene.At(457, 250, 0))
		d := s.Theirs("academypilot", scene.At(457, 440, at.heading))
		s.Obstacle("coreasteroid0", scene.At(at.x, 345, 0))
		s.Engage(a)
		q := *s.Exec().Ask(s.State(), game.Seat1)
		aiming := view.Of(s.Exec().G, s.State(), game.Seat1)
		list := odds.Expect(s.Exec(), &aiming, &q, odds.MostStates)
		if len(list) != 1 || list[0].Target != d.ID() || list[0].Dice[1] != at.want[0] {
			t.Errorf("%s: the weapon is said to come to %+v", at.name, list)
		}
		s.Weapon("primary")
		q = *s.Exec().Ask(s.State(), game.Seat1)
		v := view.Of(s.Exec().G, s.State(), game.Seat1)
		x := s.Exec()
		for i, want := range at.want {
			x.Ask(s.State(), game.Seat1)
			if o, ok := new(odds.Kernel).Option(x, &v, &q, q.Opts[i]); !ok || o.Defense != want {
				t.Errorf("%s: %d defense dice, %t, want %d", at.name, o.Defense, ok, want)
			}
			after := *s.State()
			if err := x.Step(&after, game.Seat1, q.Opts[i], nil); err != nil {
				t.Fatal(err)
			}
			if n := odds.Of(x).Defense; n != want {
				t.Errorf("%s: %d defense dice are rolled, want %d", at.name, n, want)
			}
		}
		x.Ask(s.State(), game.Seat1)
		s.Pick(d)
		finish(t, s)
	}
}
