package perft

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

func compiled(t testing.TB, id string) *rules.Compiled {
	t.Helper()
	c, ok := edition.ByID(id)
	if !ok {
		t.Fatalf("no edition %q", id)
	}
	return c
}

func TestPositions_HaveTheirCounts(t *testing.T) {
	for _, p := range Positions() {
		t.Run(p.Name, func(t *testing.T) {
			g, s, err := p.Begin(compiled(t, p.Edition))
			if err != nil {
				t.Fatal(err)
			}
			if len(p.Counts) == 0 {
				t.Error("no counts")
			}
			for i, want := range p.Counts {
				got, err := Count(t.Context(), g, s, i+1)
				if err != nil || got != want {
					t.Errorf("depth %d: got %d %v, want %d", i+1, got, err, want)
				}
			}
		})
	}
}

// named returns the one position of a name.
func named(t *testing.T, name string) []Position {
	t.Helper()
	for _, p := range Positions() {
		if p.Name == name {
			return []Position{p}
		}
	}
	t.Fatalf("no position %q", name)
	return nil
}

// clauses adds every clause cited on any path from a state.
func clauses(t *testing.T, x *game.Exec, s *game.State, depth int, met map[string]bool) {
	t.Helper()
	if depth == 0 || s.Over {
		return
	}
	by := x.Waiting(s).First()
	q := x.Ask(s, by)
	answers := append([]game.Choice(nil), q.Options()...)
	if q.Kind == game.RollQuestion {
		for dice := range q.Roll.Outcomes() {
			c := game.Opt(game.RollVerb)
			c.Dice = dice
			answers = append(answers, c)
		}
	}
	for _, answer := range answers {
		var log game.Log
		twin := *s
		if err := x.Step(&twin, by, answer, &log); err != nil {
			t.Fatal(err)
		}
		for _, e := range log.Events {
			met[e.Clause] = true
		}
		clauses(t, x, &twin, depth-1, met)
	}
}

// A position guards a rule only if its counts reach it.
func TestPositions_ReachWhatTheyAreFor(t *testing.T) {
	for name, want := range map[string][]string{
		"first-bomb":                     {"1e.bomb.drop-steps", "1e.bomb.discard-after"},
		"first-mine":                     {"1e.bomb.drop-steps", "1e.bomb.discard-after"},
		"first-turret":                   {"1e.ion.tokens-removed-after-move"},
		"first-torpedo":                  {"1e.attack.declare.pay-costs", "1e.obstruct.definition"},
		"first-huge":                     {"1e.energy.allocate", "1e.recover.all-energy", "1e.huge.token.removed-at-once"},
		"reinforced":                     {"2e.attack.neutralize.hits-first"},
		"a-nanometer-over-range-3":       {"2e.attack.range.measured-in-arc"},
		"an-asteroid-before-a-gas-cloud": {"2e.obstacle.trigger", "2e.obstacle.gas.roll"},
		"flightpath-melee":               {"msg.melee.counter.declare", "msg.melee.counter.compare"},
	} {
		p := named(t, name)[0]
		g, s, err := p.Begin(compiled(t, p.Edition))
		if err != nil {
			t.Fatal(err)
		}
		met := map[string]bool{}
		clauses(t, game.NewExec(g), s, len(p.Counts), met)
		for _, clause := range want {
			if !met[clause] {
				t.Errorf("%s: nothing happens by %s, only by %v", name, clause,
					slices.Sorted(maps.Keys(met)))
			}
		}
	}
}

// slowly counts in another way: every state goes through bytes into a game built again, and the
// last answer is taken, too, not only counted.
func slowly(t *testing.T, p *Position, c *rules.Compiled, state []byte, depth int) uint64 {
	t.Helper()
	if depth == 0 {
		return 1
	}
	g, _, err := p.Begin(c)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.FromBytes(state)
	if err != nil {
		t.Fatal(err)
	}
	if s.Over {
		return 0
	}
	x := game.NewExec(g)
	by := x.Waiting(&s).First()
	q := x.Ask(&s, by)
	answers := append([]game.Choice(nil), q.Options()...)
	if q.Kind == game.RollQuestion {
		for dice := range q.Roll.Outcomes() {
			c := game.Opt(game.RollVerb)
			c.Dice = dice
			answers = append(answers, c)
		}
	}
	n := uint64(0)
	for _, answer := range answers {
		twin := s
		if err := x.Step(&twin, by, answer, nil); err != nil {
			t.Fatal(err)
		}
		n += slowly(t, p, c, twin.Bytes(), depth-1)
	}
	return n
}

func TestCount_AgreesWithACountThroughBytes(t *testing.T) {
	for _, p := range Positions() {
		c := compiled(t, p.Edition)
		_, s, err := p.Begin(c)
		if err != nil {
			t.Fatal(err)
		}
		const depth = 4
		if got := slowly(t, &p, c, s.Bytes(), depth); got != p.Counts[depth-1] {
			t.Errorf("%s: %d at depth %d, want %d", p.Name, got, depth, p.Counts[depth-1])
		}
	}
}

func TestDivide_AddsUp(t *testing.T) {
	for _, p := range Positions() {
		g, s, err := p.Begin(compiled(t, p.Edition))
		if err != nil {
			t.Fatal(err)
		}
		parts, err := Divide(t.Context(), g, s, 4)
		if err != nil {
			t.Fatal(err)
		}
		sum := uint64(0)
		for _, part := range parts {
			sum += part.Count
		}
		if sum != p.Counts[3] {
			t.Errorf("%s: parts of %d, want %d", p.Name, sum, p.Counts[3])
		}
	}
}

func TestRun_WritesWhatReadReads(t *testing.T) {
	var b bytes.Buffer
	if err := Run(t.Context(), &b, Options{Name: "fighters-far-apart", Depth: 3}); err != nil {
		t.Fatal(err)
	}
	if want := "position fighters-far-apart\n1 2\n2 4\n3 16\n"; b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
}

func TestRun_DividesInTheWordsOfARecord(t *testing.T) {
	var b bytes.Buffer
	o := Options{Name: "fighters-far-apart", Depth: 4, Divide: true}
	if err := Run(t.Context(), &b, o); err != nil {
		t.Fatal(err)
	}
	want := "position fighters-far-apart\n28 1 dial academypilot 2,straight\n" +
		"28 1 dial academypilot 3,straight\n"
	if b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
}

func TestRun_TellsWhatDiffers(t *testing.T) {
	list := named(t, "fighters-far-apart")
	list[0].Counts = []uint64{2, 5}
	err := Run(t.Context(), &bytes.Buffer{}, Options{Positions: list[:1]})
	if !errors.Is(err, ErrWrong) || !strings.Contains(err.Error(), "4 at depth 2; expected 5") {
		t.Errorf("got %v", err)
	}
}

func TestRun_NoSuchPosition(t *testing.T) {
	err := Run(t.Context(), &bytes.Buffer{}, Options{Name: "nowhere"})
	if !errors.Is(err, ErrNone) {
		t.Errorf("got %v", err)
	}
}

func TestCount_StopsWithItsContext(t *testing.T) {
	p := named(t, "fighters-far-apart")[0]
	g, s, err := p.Begin(compiled(t, p.Edition))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Count(ctx, g, s, 30); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestRead_NamesTheLineAtFault(t *testing.T) {
	for name, text := range map[string]string{
		"line 1: expected a line that begins with position": "ship 1 academypilot 1 2 3",
		"line 2: expected ship, dial, token":                "position a\nplanet 3",
		"line 2: expected two lengths":                      "position a\nship 1 academypilot x 2 3",
		"line 3: expected the ships of seat 1": "position a\nship 2 academypilot 1 2 3\n" +
			"ship 1 academypilot 1 2 3",
		"line 2: expected a ship before dial": "position a\ndial 2,straight",
		"the count of depth 2":                "position a\n1 4\n3 9",
	} {
		if _, err := Read(strings.NewReader(text)); !errors.Is(err, ErrPosition) ||
			!strings.Contains(err.Error(), name) {
			t.Errorf("%q: got %v, want %q", text, err, name)
		}
	}
}

func TestBegin_RefusesWhatIsNotThere(t *testing.T) {
	for want, text := range map[string]string{
		`no "9,straight" on the dial`: "position a\nship 1 academypilot 1 2 3\ndial 9,straight",
		`no token "luck"`: "position a\nship 1 academypilot 100 100 0\ntoken luck 1\n" +
			"ship 2 academypilot 400 400 0",
		`no pilot "nobody"`: "position a\nship 1 nobody 1 2 3",
		"gm-cadet may set no maneuver": "position a\nedition flightpath\n" +
			"ship 1 gm-cadet 457 300 0 rgm-79-gm.bsg\ndial 0,stationary\ntoken stationary 1\n" +
			"ship 2 zaku-recruit 457 440 180 ms-06f-zaku-ii.asr",
	} {
		list, err := Read(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := list[0].Begin(compiled(t, list[0].Edition)); !errors.Is(err, ErrPosition) ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %q", text, err, want)
		}
	}
}
