package odds_test

import (
	"errors"
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/odds"
)

// duels is how many random situations of each game the kernel and the engine are held against
// each other: thousands make a run worth quoting.
var duels = flag.Int("odds.duels", 40, "random situations of each game for the kernel")

// The attacks in which the kernel is tried: by game, units without abilities.
var pairs = map[string]struct{ attacker, defender, with, against, weapon string }{
	"second": {"bluesquadronescort", "academypilot", "", "", "primary"},
	"first":  {"rookiepilot", "academypilot", "", "", "primary"},
	"flightpath": {"gm-line-pilot", "zaku-recruit", "rgm-79-gm.bsg", "ms-06f-zaku-ii.mg",
		"beam-spray-gun"},
}

// opened returns an attack at range 2 of a game, whose dice are still to be rolled.
func opened(t *testing.T, id string) (*game.Exec, *game.State, *scene.Scene) {
	t.Helper()
	c, _ := edition.ByID(id)
	s := scene.New(t, c)
	with := func(upgrade string, at scene.Option) []scene.Option {
		if upgrade == "" {
			return []scene.Option{at}
		}
		return []scene.Option{at, scene.With(upgrade)}
	}
	p := pairs[id]
	a := s.Mine(p.attacker, with(p.with, scene.At(457, 250, 0))...)
	d := s.Theirs(p.defender, with(p.against, scene.At(457, 440, 180))...)
	s.AttackWith(a, p.weapon, d)
	return s.Exec(), s.State(), s
}

// shuffle gives both sides tokens, shields and dice at random.
func shuffle(r *rand.Rand, s *game.State, force bool) {
	a := &s.Attacks[0]
	attacker, defender := &s.Ships[a.Attacker], &s.Ships[a.Defender]
	some := func(n int) uint8 { return uint8(r.IntN(n + 1)) }
	attacker.Tokens[game.FocusToken], defender.Tokens[game.FocusToken] = some(1), some(1)
	defender.Tokens[game.EvadeToken] = some(2)
	if force {
		attacker.Force, defender.Force = some(2), some(2)
	}
	if r.IntN(2) == 0 {
		attacker.Locks[0] = game.ShipAs(a.Defender)
	}
	a.AddAttack, a.AddDefense = int8(-r.IntN(2)), int8(-r.IntN(3))
	defender.Shields = some(3)
	if r.IntN(2) == 0 {
		defender.Shields = 20 // so that no card is dealt
	}
	if n := some(2); n > 0 {
		defender.Damage, defender.Facedown = n, n
		s.Decks[1].Facedown = n
	}
}

// The closed form and the engine agree on every number of hits, every chance to destroy and on
// what is spent, in all three games, for ships with shields and without.
func TestKernel_AgreesWithTheEngine(t *testing.T) {
	for id := range pairs {
		t.Run(id, func(t *testing.T) {
			x, begun, s := opened(t, id)
			r := rand.New(rand.NewPCG(14, 4))
			var k odds.Kernel
			large := 0
			for n := range *duels {
				state := *begun
				shuffle(r, &state, id != "first")
				x.Waiting(&state)
				if !odds.Usual(x) {
					t.Fatal("it is not a usual attack")
				}
				situation := odds.Of(x)
				situation.Prices = odds.Prices{Attacker: 0.1, Defender: 0.1, Kill: 1}
				d, err := odds.ExactWithin(x, &state, odds.Best(situation.Prices), 60_000)
				if errors.Is(err, odds.ErrTooMany) {
					large++ // several crits on the hull, whose cards come in any order
					continue
				}
				if err != nil {
					t.Fatal(err)
				}
				compare(t, n, k.Solve(&situation), &d, &situation)
			}
			if large*2 > *duels {
				t.Errorf("%d of %d situations are too large for the engine", large, *duels)
			}
			finish(t, s)
		})
	}
}

// compare holds what the kernel expects against the distribution.
func compare(t *testing.T, n int, o odds.Outlook, d *odds.Distribution, s *odds.Situation) {
	t.Helper()
	chance := func(fits func(r *odds.Result) bool) float64 {
		p, _ := d.Chance(fits).Float64()
		return p
	}
	same := func(what string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 1e-9 {
			t.Errorf("%d: %s: the kernel says %.6f, the engine %.6f, of %+v", n, what, got, want, *s)
		}
	}
	same("hit", o.Hit, chance(func(r *odds.Result) bool { return r.Hit }))
	same("destroyed", o.Destroy, chance(func(r *odds.Result) bool { return r.Destroyed }))
	same("focus spent", o.Spent.Focus, float64(s.Attacker.Focus)-
		mean(d, func(r *odds.Result) uint8 { return r.Attacker.Tokens[game.FocusToken] }))
	if s.Shields < odds.MostDice {
		return // cards deal more damage than the results that stand, and destroyed ships lose tokens
	}
	same("lock spent", o.Spent.Lock,
		chance(func(r *odds.Result) bool { return s.Attacker.Lock && r.Attacker.Locks == 0 }))
	for damage, got := range o.Results {
		same("damage", got, chance(func(r *odds.Result) bool { return int(r.Damage) == damage }))
	}
	same("crits", o.Crits, mean(d, func(r *odds.Result) uint8 { return r.Crits }))
	same("evades spent", o.Spent.DefEvade, float64(s.Defender.Evade)-
		mean(d, func(r *odds.Result) uint8 { return r.Defender.Tokens[game.EvadeToken] }))
	same("focus spent by the defender", o.Spent.DefFocus, float64(s.Defender.Focus)-
		mean(d, func(r *odds.Result) uint8 { return r.Defender.Tokens[game.FocusToken] }))
}

// mean returns the mean of a number of the results.
func mean(d *odds.Distribution, of func(r *odds.Result) uint8) float64 {
	sum := 0.0
	for i := range d.Outcomes {
		p, _ := d.Outcomes[i].Chance.Float64()
		sum += p * float64(of(&d.Outcomes[i].Result))
	}
	return sum
}

// Four dice against three, focus and lock against focus and evade.
func BenchmarkKernel(b *testing.B) {
	s := odds.Situation{
		Attack: 4, Defense: 3, Attacker: odds.Side{Focus: 1, Lock: true},
		Defender: odds.Side{Focus: 1, Evade: 1}, Hull: 3,
		Deck: odds.Deck{Plain: 24, Double: 5, Leaks: 2, Breaches: 2},
	}
	var k odds.Kernel
	b.ReportAllocs()
	for b.Loop() {
		k.Solve(&s)
	}
}
