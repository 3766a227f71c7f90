package game_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/squad"
)

var matches = flag.Int("matches", 40, "random matches for each property in each edition")

// maxChoices bounds a match of a few rounds by far.
const maxChoices = 20_000

// everywhere tests a property in every edition.
func everywhere(t *testing.T, property func(t *testing.T, c *rules.Compiled)) {
	t.Helper()
	for _, id := range edition.IDs() {
		t.Run(id, func(t *testing.T) {
			c, _ := edition.ByID(id)
			property(t, c)
		})
	}
}

// setup draws two squads from all cards, those that are not built included, and options.
func setup(t *testing.T, c *rules.Compiled, rnd *rand.Rand) rules.Setup {
	t.Helper()
	set := rules.Setup{
		Options:       game.Options{RoundLimit: 10, StrictDials: rnd.IntN(2) == 0},
		Unimplemented: true,
	}
	for _, id := range [...]string{"coreasteroid1", "gascloud1", "yt2400debris2", "coreasteroid4"} {
		if o, _ := geom.ObstacleNamed(id); c.Measure.Has(o.Kind()) {
			set.Obstacles = append(set.Obstacles, id)
		}
	}
	for p := range set.Squads {
		drawn, err := squad.Random(rnd, c.Facts, squad.Everything(c.Facts), squad.UsualOf(c.ID))
		if err != nil {
			t.Fatal(err)
		}
		set.Squads[p] = match.Squad(c.Facts, &drawn)
	}
	return set
}

// table is a random match at one of its questions.
type table struct {
	*testing.T
	setup rules.Setup
	g     *game.Game
	s     *game.State
	x     *game.Exec
	rnd   *rand.Rand
	n     int // choices made
}

// sit begins a random match.
func sit(t *testing.T, c *rules.Compiled, seed uint64) *table {
	t.Helper()
	rnd := rand.New(rand.NewPCG(seed, 0x70726f70))
	set := setup(t, c, rnd)
	g, s, err := c.NewGame(set)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	return &table{T: t, setup: set, g: g, s: s, x: game.NewExec(g), rnd: rnd}
}

// each plays random matches of every edition and calls visit at every question.
func each(t *testing.T, visit func(t *table)) {
	t.Helper()
	everywhere(t, func(t *testing.T, c *rules.Compiled) {
		for seed := range uint64(*matches) {
			for m := sit(t, c, seed); !m.s.Over; m.step() {
				visit(m)
				if t.Failed() {
					t.Fatalf("seed %d, choice %d, at %s", seed, m.n, m.where())
				}
			}
		}
	})
}

// where says where the match stands.
func (t *table) where() string {
	t.x.Waiting(t.s)
	return t.x.Where()
}

// step makes a random choice for one of those who are asked.
func (t *table) step() {
	p := t.anyone()
	if err := t.x.Step(t.s, p, t.draw(t.s, p), nil); err != nil {
		t.Fatalf("%v at %s", err, t.where())
	}
	if t.n++; t.n > maxChoices {
		t.Fatalf("still at %s after %d choices", t.where(), t.n)
	}
}

// anyone picks one of those who are asked.
func (t *table) anyone() game.Player {
	for {
		p := [...]game.Player{game.Seat1, game.Seat2, game.Chance}[t.rnd.IntN(3)]
		if t.x.Waiting(t.s).Has(p) {
			return p
		}
	}
}

// draw draws an answer of p.
func (t *table) draw(s *game.State, p game.Player) game.Choice {
	q := t.x.Ask(s, p)
	switch {
	case p == game.Chance:
		return dealer.Answer(t.rnd, q)
	case q.Kind == game.PlaceQuestion:
		return t.x.Draw(s, p, t.rnd)
	}
	c := q.Opts[t.rnd.IntN(q.N)]
	for range 5 {
		if !t.flees(s, c) {
			break
		}
		c = q.Opts[t.rnd.IntN(q.N)]
	}
	return c
}

// flees reports whether a dial would take its ship out of the play area, so that matches last
// until ships meet.
func (t *table) flees(s *game.State, c game.Choice) bool {
	if c.Verb != game.DialVerb || c.Ship == game.NoShip {
		return false
	}
	size := t.g.Ships[c.Ship].Size
	end := geom.Place(size, geom.Final(size, s.Ships[c.Ship].Pose, c.Maneuver.Path(), geom.Middle))
	return !t.g.Area.Holds(&end)
}

// answers lists answers to what p is asked: all that are listed, or some of too many.
func (t *table) answers(p game.Player) []game.Choice {
	q := t.x.Ask(t.s, p)
	if q.N > 0 {
		return append([]game.Choice(nil), q.Options()...)
	}
	var list []game.Choice
	for range 3 {
		list = append(list, t.draw(t.s, p))
	}
	return list
}

func TestAsk_ChangesNothing(t *testing.T) {
	each(t, func(t *table) {
		before := *t.s
		for p := range game.NoPlayer {
			if p <= game.Chance && t.x.Waiting(t.s).Has(p) {
				t.x.Ask(t.s, p)
				t.draw(t.s, p)
			}
		}
		if *t.s != before {
			t.Errorf("asking changed the state")
		}
	})
}

func TestStep_ATwinThroughBytesInAGameBuiltAnewGoesOnTheSame(t *testing.T) {
	everywhere(t, func(t *testing.T, c *rules.Compiled) {
		fresh, _ := edition.ByID(c.ID)
		for seed := range uint64(*matches) {
			m := sit(t, c, seed)
			for !m.s.Over {
				g, _, err := fresh.NewGame(m.setup)
				if err != nil {
					t.Fatal(err)
				}
				twin, err := game.FromBytes(m.s.Bytes())
				if err != nil || twin != *m.s {
					t.Fatalf("seed %d: bytes changed the state: %v", seed, err)
				}
				p := m.anyone()
				c := m.draw(m.s, p)
				where := m.where()
				if err := game.NewExec(g).Step(&twin, p, c, nil); err != nil {
					t.Fatalf("seed %d: the twin refuses %+v: %v at %s", seed, c, err, where)
				}
				if err := m.x.Step(m.s, p, c, nil); err != nil {
					t.Fatal(err)
				}
				if twin != *m.s {
					t.Fatalf("seed %d: the twin goes on differently after %+v at %s", seed, c, where)
				}
			}
		}
	})
}

func TestCheck_HoldsAtEveryQuestion(t *testing.T) {
	everywhere(t, func(t *testing.T, c *rules.Compiled) {
		for seed := range uint64(4 * *matches) {
			m := sit(t, c, seed)
			for ; !m.s.Over; m.step() {
				if err := m.g.Check(m.s); err != nil {
					t.Fatalf("seed %d, choice %d: %v at %s", seed, m.n, err, m.where())
				}
			}
			if err := m.g.Check(m.s); err != nil {
				t.Fatalf("seed %d, at the end: %v", seed, err)
			}
		}
	})
}

func TestStep_EveryListedOptionIsAccepted(t *testing.T) {
	each(t, func(t *table) {
		p := t.anyone()
		for _, c := range t.answers(p) {
			child := *t.s
			if err := t.x.Step(&child, p, c, nil); err != nil {
				t.Errorf("%+v is refused: %v", c, err)
			}
			if err := t.g.Check(&child); err != nil {
				t.Errorf("after %+v: %v", c, err)
			}
		}
	})
}

func TestPlayTo_StopsOnTheWayToTheNextQuestion(t *testing.T) {
	stopped := false
	each(t, func(t *table) {
		p := t.anyone()
		c := t.draw(t.s, p)
		whole, part := *t.s, *t.s
		t.x.Play(&whole, p, c, nil)
		depth := 1 + t.rnd.IntN(int(t.s.Depth))
		t.x.PlayTo(&part, p, c, depth)
		if part != whole && int(part.Depth) > depth {
			t.Errorf("stopped with %d frames on the stack, want at most %d", part.Depth, depth)
		}
		stopped = stopped || part != whole
		if !part.Over {
			t.x.Resume(&part, nil)
		}
		if part != whole {
			t.Errorf("after %+v it does not go on to the same question", c)
		}
	})
	if !stopped {
		t.Error("never stopped before the next question")
	}
}

func TestStep_AnUnlistedChoiceIsRefusedWithoutChange(t *testing.T) {
	each(t, func(t *table) {
		p := t.anyone()
		list := t.answers(p)
		for range 4 {
			c := spoil(t.rnd, list[t.rnd.IntN(len(list))])
			if t.x.Valid(t.s, p, c) {
				continue
			}
			child := *t.s
			if err := t.x.Step(&child, p, c, nil); err != game.ErrIllegal {
				t.Errorf("%+v: got error %v, want %v", c, err, game.ErrIllegal)
			}
			if child != *t.s {
				t.Errorf("%+v is refused and changed the state", c)
			}
		}
	})
}

// spoil changes one thing about a choice.
func spoil(rnd *rand.Rand, c game.Choice) game.Choice {
	k := rnd.IntN(255) + 1
	switch rnd.IntN(9) {
	case 0:
		c.Verb = game.Verb(rnd.IntN(int(game.ConcedeVerb)))
	case 1:
		c.Card += game.CardID(k)
	case 2:
		c.Item += uint8(k)
	case 3:
		c.Ship += game.ShipID(k)
	case 4:
		c.N += int16(k)
	case 5:
		c.Object.ID += uint8(k)
	case 6:
		c.Maneuver.Speed++
	case 7:
		c.Dice[rnd.IntN(len(c.Dice))]++
	case 8:
		c.Pose.X += 1_000_000_000
	}
	return c
}

func TestStep_WhoIsNotAskedIsRefusedWithoutChange(t *testing.T) {
	each(t, func(t *table) {
		for p := game.Seat1; p <= game.Chance+1; p++ {
			if t.x.Waiting(t.s).Has(p) {
				continue
			}
			child := *t.s
			if err := t.x.Step(&child, p, game.Opt(game.PassVerb), nil); err != game.ErrNotAsked {
				t.Errorf("player %d: got error %v, want %v", p, err, game.ErrNotAsked)
			}
			if child != *t.s {
				t.Errorf("player %d is not asked and changed the state", p)
			}
		}
	})
}

func TestStep_OnlyASeatConcedes(t *testing.T) {
	everywhere(t, func(t *testing.T, c *rules.Compiled) {
		m := sit(t, c, 1)
		for _, p := range [...]game.Player{game.Chance, game.Chance + 1, game.NoPlayer} {
			s := *m.s
			if err := m.x.Step(&s, p, game.Opt(game.ConcedeVerb), nil); err == nil || s != *m.s {
				t.Errorf("player %d conceded: %v", p, err)
			}
		}
		for _, p := range [...]game.Player{game.Seat1, game.Seat2} {
			s := *m.s
			if err := m.x.Step(&s, p, game.Opt(game.ConcedeVerb), nil); err != nil || !s.Over {
				t.Errorf("player %d did not concede: %v", p, err)
			}
			if err := m.g.Check(&s); err != nil {
				t.Errorf("after player %d conceded: %v", p, err)
			}
		}
	})
}

func TestStep_SimultaneousAnswersCommute(t *testing.T) {
	met := map[string]bool{}
	each(t, func(t *table) {
		if t.x.Waiting(t.s) != game.BothSides {
			return
		}
		met[t.Name()] = true
		one, two := t.draw(t.s, game.Seat1), t.draw(t.s, game.Seat2)
		a, b := *t.s, *t.s
		for _, err := range [...]error{
			t.x.Step(&a, game.Seat1, one, nil), t.x.Step(&a, game.Seat2, two, nil),
			t.x.Step(&b, game.Seat2, two, nil), t.x.Step(&b, game.Seat1, one, nil),
		} {
			if err != nil {
				t.Error(err)
			}
		}
		if a != b {
			t.Errorf("%+v and %+v do not commute", one, two)
		}
	})
	if len(met) != len(edition.IDs()) {
		t.Errorf("both seats were asked at once in %v alone", met)
	}
}

func TestMatch_EndsWithoutARoundLimit(t *testing.T) {
	everywhere(t, func(t *testing.T, c *rules.Compiled) {
		const maxRounds = 250
		for seed := range uint64(*matches) {
			m := sit(t, c, seed)
			m.setup.Options.RoundLimit = 0
			g, s, err := c.NewGame(m.setup)
			if err != nil {
				t.Fatal(err)
			}
			m.g, m.s, m.x = g, s, game.NewExec(g)
			for ; !m.s.Over; m.step() {
				if m.s.Round == maxRounds {
					t.Fatalf("seed %d: round %d", seed, m.s.Round)
				}
			}
		}
	})
}
