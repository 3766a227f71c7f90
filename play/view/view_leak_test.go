package view

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/dealer"
	"koiogran/play/squad"
)

var matches = flag.Int("matches", 30, "random matches for each property in each edition")

// begin sets up a match of squads drawn at random from all cards.
func begin(t *testing.T, c *rules.Compiled, rnd *rand.Rand) (*game.Game, *game.State) {
	t.Helper()
	set := rules.Setup{
		Options:       game.Options{RoundLimit: 12, StrictDials: rnd.IntN(2) == 0},
		Unimplemented: true,
	}
	for _, id := range [...]string{"coreasteroid1", "gascloud1"} {
		if o, _ := geom.ObstacleNamed(id); c.Measure.Has(o.Kind()) {
			set.Obstacles = append(set.Obstacles, id)
		}
	}
	for p := range set.Squads {
		drawn, err := squad.Random(rnd, c.Facts, squad.Everything(c.Facts), squad.UsualOf(c.ID))
		if err != nil {
			t.Fatal(err)
		}
		for _, ship := range drawn.Ships {
			l := rules.Loadout{Pilot: ship.Pilot}
			for _, u := range ship.Upgrades {
				l.Upgrades = append(l.Upgrades, u.ID)
			}
			set.Squads[p].Ships = append(set.Squads[p].Ships, l)
		}
	}
	g, s, err := c.NewGame(set)
	if err != nil {
		t.Fatal(err)
	}
	return g, s
}

// answer draws an answer of p.
func answer(x *game.Exec, s *game.State, p game.Player, rnd *rand.Rand) game.Choice {
	q := x.Ask(s, p)
	switch {
	case p == game.Chance:
		return dealer.Answer(rnd, q)
	case q.Kind == game.PlaceQuestion:
		return x.Draw(s, p, rnd)
	}
	return q.Opts[rnd.IntN(q.N)]
}

// each plays random matches of every edition and calls visit at every question, with the next
// choice of one of those who are asked.
func each(t *testing.T, visit func(m *moment)) {
	t.Helper()
	for _, id := range edition.IDs() {
		t.Run(id, func(t *testing.T) {
			c, _ := edition.ByID(id)
			for seed := range uint64(*matches) {
				rnd := rand.New(rand.NewPCG(seed, 0x76696577))
				g, s := begin(t, c, rnd)
				(&moment{T: t, g: g, s: s, x: game.NewExec(g), rnd: rnd}).play(seed, visit)
			}
		})
	}
}

// play plays a match to its end.
func (m *moment) play(seed uint64, visit func(m *moment)) {
	m.Helper()
	for !m.s.Over {
		m.by = m.x.Waiting(m.s).First()
		if m.x.Waiting(m.s) == game.BothSides && m.rnd.IntN(2) == 0 {
			m.by = game.Seat2
		}
		m.choice = answer(m.x, m.s, m.by, m.rnd)
		visit(m)
		if m.Failed() {
			m.x.Waiting(m.s)
			m.Fatalf("seed %d, at %s, before %+v", seed, m.x.Where(), m.choice)
		}
		if err := m.x.Step(m.s, m.by, m.choice, nil); err != nil {
			m.Fatal(err)
		}
	}
}

// moment is a random match at a question.
type moment struct {
	*testing.T
	g      *game.Game
	s      *game.State
	x      *game.Exec
	rnd    *rand.Rand
	by     game.Player
	choice game.Choice
}

// everywhere fails a property of which some edition has seen no case.
func everywhere(t *testing.T, cases map[string]int) {
	t.Helper()
	if len(cases) != len(edition.IDs()) {
		t.Errorf("only these editions have shown the property: %v", cases)
	}
}

// viewers are the seats, and someone who only watches.
var viewers = [...]game.Player{game.Seat1, game.Seat2, game.NoPlayer}

func TestSample_IsHonest(t *testing.T) {
	others := map[string]int{}
	each(t, func(m *moment) {
		for _, p := range viewers {
			v := Of(m.g, m.s, p)
			s := Sample(m.g, &v, m.rnd, Uniform)
			if Of(m.g, &s, p) != v {
				m.Errorf("player %d sees the sample differently", p)
			}
			if err := m.g.Check(&s); err != nil {
				m.Errorf("the sample for player %d: %v", p, err)
			}
			if s != *m.s {
				others[m.Name()]++
			}
		}
	})
	everywhere(t, others)
}

func TestOf_NothingIsLost(t *testing.T) {
	each(t, func(m *moment) {
		one, two := Of(m.g, m.s, game.Seat1), Of(m.g, m.s, game.Seat2)
		whole := game.State{Table: one.known.Table}
		whole.Secret[0], whole.Secret[1] = one.known.Secret[0], two.known.Secret[1]
		if whole != *m.s || one.known.Table != two.known.Table {
			m.Error("both views together are not the state")
		}
	})
}

func TestOf_HoldsNoSecretOfTheOther(t *testing.T) {
	each(t, func(m *moment) {
		for _, p := range viewers {
			v := Of(m.g, m.s, p)
			for seat := range v.known.Secret {
				if game.Player(seat) != p && v.known.Secret[seat] != (game.Secret{}) {
					m.Errorf("player %d knows a secret of player %d", p, seat)
				}
			}
		}
	})
}

// TestAsk_OptionsDoNotDependOnTheOthersSecret asks the same question in the real state, in one
// with other secrets, and from the view alone.
func TestAsk_OptionsDoNotDependOnTheOthersSecret(t *testing.T) {
	each(t, func(m *moment) {
		for _, p := range viewers {
			v := Of(m.g, m.s, p)
			other := Sample(m.g, &v, m.rnd, Uniform)
			waiting := m.x.Waiting(m.s)
			if m.x.Waiting(&other) != waiting || v.Waiting(m.x) != waiting {
				m.Errorf("player %d learns something from who is asked", p)
			}
			if p == game.NoPlayer || !waiting.Has(p) {
				if v.Ask(m.x) != nil {
					m.Errorf("player %d is asked something", p)
				}
				continue
			}
			want := asked(m.x.Ask(m.s, p))
			if got := asked(m.x.Ask(&other, p)); !want.same(got) {
				m.Errorf("player %d is asked %v, with other secrets %v", p, want, got)
			}
			if got := asked(v.Ask(m.x)); !want.same(got) {
				m.Errorf("player %d is asked %v, from the view %v", p, want, got)
			}
		}
	})
}

// question is everything that a question shows, with its options.
type question struct {
	game.Question
	options []game.Choice
}

// asked copies a question.
func asked(q *game.Question) question {
	copied := question{*q, slices.Clone(q.Options())}
	copied.Opts, copied.Weights = [game.MaxOpts]game.Choice{}, [game.MaxOpts]uint16{}
	return copied
}

// same compares questions.
func (q question) same(other question) bool {
	return q.Question == other.Question && slices.Equal(q.options, other.options)
}

// TestStep_ASecretHasNoEffectUntilItIsShown steps the real state and one with other secrets by
// the same choice: while those secrets stay hidden, the viewer sees and hears the same.
func TestStep_ASecretHasNoEffectUntilItIsShown(t *testing.T) {
	compared := map[string]int{}
	each(t, func(m *moment) {
		for _, p := range viewers {
			a, b := *m.s, Sample(m.g, view(m.g, m.s, p), m.rnd, Uniform)
			if a == b || !m.x.Valid(&b, m.by, m.choice) {
				continue
			}
			before := b
			var logA, logB game.Log
			if m.x.Step(&a, m.by, m.choice, &logA) != nil ||
				m.x.Step(&b, m.by, m.choice, &logB) != nil {
				m.Fatal("a choice is refused")
			}
			if shown(m.s, &before, &a, &b) {
				continue
			}
			compared[m.Name()]++
			if Of(m.g, &a, p) != Of(m.g, &b, p) {
				m.Errorf("player %d sees a difference", p)
			}
			if !slices.EqualFunc(logA.Events, logB.Events, func(e, f game.Event) bool {
				return Redact(e, p) == Redact(f, p)
			}) {
				m.Errorf("player %d hears a difference", p)
			}
		}
	})
	everywhere(t, compared)
}

// shown reports whether a secret in which two states differed has come to light, or to an end, in
// one of the states that follow.
func shown(a, b, nextA, nextB *game.State) bool {
	for p := range a.Secret {
		if known := a.Secret[p].Masked; known != b.Secret[p].Masked && known != nextA.Secret[p].Masked {
			return true
		}
		if known := a.Secret[p].Hidden; known != b.Secret[p].Hidden && known != nextA.Secret[p].Hidden {
			return true
		}
		for i, dial := range a.Secret[p].Dials {
			if dial == 0 && nextA.Secret[p].Dials[i] != nextB.Secret[p].Dials[i] {
				return true // its player has looked at it
			}
			gone := nextA.Secret[p].Dials[i] == 0 || nextB.Secret[p].Dials[i] == 0
			if dial != b.Secret[p].Dials[i] && gone {
				return true
			}
		}
		for i, title := range a.Secret[p].Known {
			if title != b.Secret[p].Known[i] && (nextA.Secret[p].Known[i] != title ||
				nextA.Cards[i].Seen != a.Cards[i].Seen) {
				return true
			}
		}
	}
	return false
}

// TestStep_AnAnswerInSecretTellsTheOtherNothing lets the same player set one dial or another.
func TestStep_AnAnswerInSecretTellsTheOtherNothing(t *testing.T) {
	compared := map[string]int{}
	each(t, func(m *moment) {
		if m.choice.Verb != game.DialVerb || m.choice.Ship == game.NoShip ||
			m.s.Phase != game.PlanningPhase {
			return
		}
		q := asked(m.x.Ask(m.s, m.by))
		a, b := *m.s, *m.s
		var logA, logB game.Log
		if m.x.Step(&a, m.by, m.choice, &logA) != nil ||
			m.x.Step(&b, m.by, q.options[m.rnd.IntN(len(q.options))], &logB) != nil {
			m.Fatal("a dial is refused")
		}
		id := m.choice.Ship
		if a.Secret[m.by].Dials[id] == 0 || b.Secret[m.by].Dials[id] == 0 {
			return // the last dial: play went on until it was revealed
		}
		compared[m.Name()]++
		for _, p := range [...]game.Player{m.by.Other(), game.NoPlayer} {
			if Of(m.g, &a, p) != Of(m.g, &b, p) {
				m.Errorf("player %d sees which dial is set", p)
			}
			if !slices.EqualFunc(logA.Events, logB.Events, func(e, f game.Event) bool {
				return Redact(e, p) == Redact(f, p)
			}) {
				m.Errorf("player %d hears which dial is set", p)
			}
		}
	})
	everywhere(t, compared)
}
