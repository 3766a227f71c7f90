package odds_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/odds"
)

// Without cards the engine's best play is what the kernel says, of all tokens that ships can have.
func TestSolver_AgreesWithTheKernel(t *testing.T) {
	for id := range pairs {
		t.Run(id, func(t *testing.T) {
			x, begun, s := opened(t, id)
			r := rand.New(rand.NewPCG(14, 8))
			var k odds.Kernel
			for range *duels {
				state := *begun
				shuffle(r, &state, id != "first")
				burden(r, id, &state)
				x.Waiting(&state)
				situation := odds.Of(x)
				situation.Prices.Kill = 1
				if r.IntN(2) == 0 && situation.Shields+situation.Hull > situation.Attack {
					// the engine knows that a ship which is destroyed takes the locks on it along
					situation.Prices.Attacker, situation.Prices.Defender = 0.1, 0.1
				}
				agree(t, x, &state, situation, &k)
			}
			finish(t, s)
		})
	}
}

// agree fails where the engine's best play comes to something else than the kernel's.
func agree(t *testing.T, x *game.Exec, s *game.State, situation odds.Situation, k *odds.Kernel) {
	t.Helper()
	v, err := odds.NewSolver(x, s, situation.Prices)
	if err != nil {
		t.Fatal(err)
	}
	f, err := v.Solve()
	if err != nil {
		t.Fatal(err)
	}
	o := k.Solve(&situation)
	same := func(what string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: the solver says %.6f, the kernel %.6f, of %+v", what, got, want, situation)
		}
	}
	same("hit", f.Hit, o.Hit)
	same("destroyed", f.Destroy, o.Destroy)
	if situation.Shields < situation.Attack {
		return // the engine counts what damage cards do, too
	}
	same("mean", f.Mean, o.Mean)
	same("crits", f.Crits, o.Crits)
	for i, p := range o.Results {
		same("damage", f.Damage[i], p)
	}
}

// burden gives both sides tokens that ships have less often.
func burden(r *rand.Rand, id string, s *game.State) {
	a := &s.Attacks[0]
	attacker, defender := &s.Ships[a.Attacker], &s.Ships[a.Defender]
	some := func(n int) uint8 { return uint8(r.IntN(n + 1)) }
	switch id {
	case "second":
		attacker.Tokens[game.CalculateToken], defender.Tokens[game.CalculateToken] = some(2), some(2)
	case "flightpath":
		attacker.Tokens[game.EnergyToken], defender.Tokens[game.EnergyToken] = some(2), some(2)
	}
	attacker.Tokens[game.FocusToken] = some(2)
	attacker.Tokens[game.DepleteToken], defender.Tokens[game.StrainToken] = some(1), some(1)
	attacker.Tokens[game.JamToken], attacker.Tokens[game.StressToken] = some(1), some(1)
	if id != "flightpath" {
		defender.Tokens[game.ReinforceFore], defender.Tokens[game.ReinforceAft] = some(2), some(1)
	}
	defender.Tokens[game.TractorToken], defender.Tokens[game.IonToken] = some(1), some(1)
}
