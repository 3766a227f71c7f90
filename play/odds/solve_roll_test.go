package odds

import (
	"flag"
	"math"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/dealer"
)

// played is how many attacks are played of each bout: a hundred thousand make a run worth quoting.
var played = flag.Int("odds.played", 2000, "attacks that are played of each bout between ships with cards")

// bout is an attack between ships with cards that change dice.
type bout struct {
	name, edition              string
	attacker, defender, weapon string
	with, against              []string
	tokens, others             []scene.Option
	lock                       bool
}

// bouts are attacks in all three games, of most kinds of abilities.
func bouts() []bout {
	focus, evade := scene.Tokens(game.FocusToken, 1), scene.Tokens(game.EvadeToken, 1)
	own := func(o ...scene.Option) []scene.Option { return o }
	return []bout{
		{"heroic", "second", "bluesquadronescort", "academypilot", "primary", []string{"heroic"}, nil, own(), own(evade), false},
		{"predator", "second", "bluesquadronescort", "academypilot", "primary", []string{"predator"}, nil, own(focus),
			own(evade), true},
		{"lone wolf", "second", "bluesquadronescort", "academypilot", "primary", []string{"lonewolf"}, nil, own(focus),
			own(focus), false},
		{"crack shot", "second", "bluesquadronescort", "academypilot", "primary", []string{"crackshot"}, nil, own(focus),
			own(focus), false},
		{"juke", "second", "deltasquadronpilot", "bluesquadronescort", "primary", []string{"juke"}, nil,
			own(focus, evade), own(focus), false},
		{"fearless", "second", "fennrau", "academypilot", "primary", []string{"fearless"}, []string{"elusive"}, own(focus),
			own(focus, evade), false},
		{"proton torpedoes", "second", "bluesquadronescort", "obsidiansquadronpilot", "protontorpedoes",
			[]string{"protontorpedoes"}, []string{"elusive"}, own(focus), own(evade), true},
		{"shield and stealth", "second", "lukeskywalker", "wampa", "primary", []string{"instinctiveaim"},
			[]string{"stealthdevice"}, own(focus), own(evade), true},
		// Its bonus attack, once it has lost a shield, is not part of this one.
		{"quickdraw", "second", "bluesquadronescort", "quickdraw", "primary", nil, []string{"predator"}, own(focus), own(focus),
			true},
		{"predator of first edition", "first", "rookiepilot", "academypilot", "primary", []string{"predator"},
			[]string{"stealthdevice"}, own(focus), own(focus, evade), true},
		{"expertise", "first", "rookiepilot", "academypilot", "primary", []string{"expertise"}, []string{"autothrusters"},
			own(), own(focus), true},
		{"marksmanship", "first", "rookiepilot", "avengersquadronpilot", "primary", []string{"marksmanship"}, nil, own(focus),
			own(evade), false},
		{"crack shot and juke", "first", "rookiepilot", "academypilot", "primary", []string{"crackshot"},
			[]string{"juke"}, own(focus), own(focus, evade), true},
		{"accuracy corrector", "first", "tempestsquadronpilot", "rookiepilot", "primary", []string{"tiex1", "accuracycorrector"},
			nil, own(focus), own(focus), false},
		{"concussion missiles", "first", "gammasquadronpilot", "rookiepilot", "concussionmissiles",
			[]string{"concussionmissiles"}, nil, own(focus), own(focus), true},
		{"a mobile suit", "flightpath", "anavel-gato-rick-dom", "gm-line-pilot", "secondary",
			[]string{"ms-09r-rick-dom.baz"}, []string{"rgm-79-gm.bsg"}, own(focus), own(evade), true},
	}
}

// laid sets up the table of a bout, up to the choice of a weapon.
func (b *bout) laid(t *testing.T) *scene.Scene {
	c, _ := edition.ByID(b.edition)
	s := scene.New(t, c)
	a := s.Mine(b.attacker, append(b.tokens, scene.At(457, 250, 0), scene.With(b.with...))...)
	d := s.Theirs(b.defender, append(b.others, scene.At(457, 440, 180), scene.With(b.against...))...)
	if b.lock {
		s.Lock(a, d)
	}
	s.Engage(a)
	return s
}

// aims returns the answer that leads to the attack of a bout.
func (b *bout) aims(q *game.Question) game.Choice {
	for _, o := range q.Options() {
		if o.Verb == game.PickVerb || o.Verb == game.WeaponVerb && (o.Card == game.NoCard) == (b.weapon == "primary") {
			return o
		}
	}
	return q.Opts[q.Default]
}

// open sets up the table of a bout and declares its attack.
func (b *bout) open(t *testing.T) *scene.Scene {
	s := b.laid(t)
	x, state := s.Exec(), s.State()
	for state.NAttacks == 0 || !state.Attacks[0].Declared {
		p := x.Waiting(state).First()
		s.Answer(p, b.aims(x.Ask(state, p)))
	}
	return s
}

// What the solver expects is what attacks come to in which both sides choose as it does and dice are rolled: each
// chance within four and a half standard errors.
func TestSolver_EqualsRolls(t *testing.T) {
	for _, b := range bouts() {
		t.Run(b.name, func(t *testing.T) {
			s := b.open(t)
			defer finishBout(t, s)
			v, err := NewSolver(s.Exec(), s.State(), Prices{})
			if err != nil {
				t.Fatal(err)
			}
			f, err := v.Solve()
			if err != nil {
				t.Fatal(err)
			}
			if v.Rough {
				t.Error("the solver leaves something out")
			}
			var hits, killed int
			var damage [mostDamage + 1]int
			chance := dealer.NewSeeded(14)
			for range *played {
				r := v.playOn(chance)
				damage[min(int(r.Damage), mostDamage)]++
				if r.Hit {
					hits++
				}
				if r.Destroyed {
					killed++
				}
			}
			holds := func(what string, got int, p float64) {
				n := float64(*played)
				if z := math.Abs(float64(got)-n*p) / max(1, math.Sqrt(n*p*(1-p))); z > 4.5 {
					t.Errorf("%s: the solver says %.4f, %d of %d attacks are, %.1f standard errors", what, p, got, *played, z)
				}
			}
			holds("hits", hits, f.Hit)
			holds("kills", killed, f.Destroy)
			for n, p := range f.Damage {
				holds("damage", damage[n], p)
			}
			for i, u := range v.Used {
				t.Logf("%.3f %v", f.Uses[i], u)
			}
		})
	}
}

// finishBout takes the attack to its end in any way.
func finishBout(t *testing.T, s *scene.Scene) {
	x, state := s.Exec(), s.State()
	for !state.Over {
		p := x.Waiting(state).First()
		q := x.Ask(state, p)
		if p == game.Chance {
			s.Answer(p, dealer.NewSeeded(1).Deal(q))
		} else {
			s.Answer(p, First(x, state, q))
		}
	}
	s.Done()
}

// playOn plays the attack to its end with dice of a dealer.
func (v *Solver) playOn(chance dealer.Seeded) Result {
	at := v.start
	for !at.state.Over && at.state.NAttacks > v.level {
		p, q := v.ask(&at)
		var c game.Choice
		if p == game.Chance {
			c = chance.Deal(q)
		} else {
			attacking := p.Side() == v.side
			var best *Forecast
			for _, o := range v.options(&at, q) {
				f := v.after(&at, p, o, 0)
				if best == nil || attacking && f.value > best.value || !attacking && f.value < best.value {
					best, c = f, o
				}
			}
		}
		v.seen = &at.seen
		v.x.Play(&at.state, p, c, nil)
		v.seen = nil
	}
	return v.result(&at)
}
