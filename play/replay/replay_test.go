package replay

import (
	"bytes"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/dealer"
)

// edition is the second edition, compiled once.
var edition = sync.OnceValue(func() *rules.Compiled { return rules.Compile(second.Edition()) })

// patrol returns a small match: a few ships a side whose cards ask all kinds of questions.
func patrol() rules.Setup {
	return rules.Setup{
		Squads: [2]rules.Squad{
			{Name: "Rogues, \"red\" ones – 1", Points: 119, Ships: []rules.Loadout{
				{Pilot: "wedgeantilles", Points: 57,
					Upgrades: []string{"servomotorsfoils", "protontorpedoes"}},
				{Pilot: "lukeskywalker", Points: 62},
			}},
			{Name: "Cadets", Points: 89, Ships: []rules.Loadout{
				{Pilot: "howlrunner", Points: 45},
				{Pilot: "academypilot", Points: 22},
				{Pilot: "academypilot", Points: 22},
			}},
		},
		Obstacles: []string{"coreasteroid0", "gascloud2", "coreasteroid0"},
		Options:   game.Options{RoundLimit: 12},
	}
}

// recorded plays a match at random, up to a number of choices, and returns its record as text
// and its last state. Every so often it notes a fingerprint.
func recorded(t testing.TB, setup rules.Setup, seed uint64, most int) (string, *game.State) {
	t.Helper()
	return recordedIn(t, edition(), setup, pace{seed, most})
}

// pace is how a random match goes: its seed, and the most choices.
type pace struct {
	seed uint64
	most int
}

// recordedIn is recorded for any edition.
func recordedIn(t testing.TB, c *rules.Compiled, setup rules.Setup, how pace,
) (string, *game.State) {
	t.Helper()
	g, s, err := c.NewGame(setup)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	w := NewWriter(&text)
	if err := w.Begin(c, setup, [game.MaxSeats]string{}); err != nil {
		t.Fatal(err)
	}
	rnd := rand.New(rand.NewPCG(how.seed, 1))
	x := game.NewExec(g)
	for i := 1; !s.Over && i <= how.most; i++ {
		p := x.Waiting(s).First()
		choice := drawn(x, s, p, rnd)
		if err := w.Choice(x, s, p, choice); err != nil {
			t.Fatal(err)
		}
		if err := x.Step(s, p, choice, nil); err != nil {
			t.Fatal(err)
		}
		if i%25 == 0 {
			if err := w.Check(x, s); err != nil {
				t.Fatal(err)
			}
		}
	}
	if s.Over {
		if err := w.End(x, s); err != nil {
			t.Fatal(err)
		}
	}
	return text.String(), s
}

// drawn draws an answer to the open question. Of a few dials it takes the one that ends nearest to
// an enemy, so that ships meet.
func drawn(x *game.Exec, s *game.State, p game.Player, rnd *rand.Rand) game.Choice {
	q := x.Ask(s, p)
	switch {
	case p == game.Chance:
		return dealer.Answer(rnd, q)
	case q.Kind == game.PlaceQuestion:
		return x.Draw(s, p, rnd)
	}
	c := q.Opts[rnd.IntN(q.N)]
	if c.Verb != game.DialVerb || c.Ship == game.NoShip {
		return c
	}
	for range 4 {
		if o := q.Opts[rnd.IntN(q.N)]; gap(x, s, o) < gap(x, s, c) {
			c = o
		}
	}
	return c
}

// gap returns how far from the nearest enemy a dial takes its ship, very far if it leaves the area.
func gap(x *game.Exec, s *game.State, c game.Choice) int32 {
	size := x.G.Ships[c.Ship].Size
	pose := geom.Final(size, s.Ships[c.Ship].Pose, c.Maneuver.Path(), geom.Middle)
	end := geom.Place(size, pose)
	least := int32(math.MaxInt32)
	if !x.G.Area.Holds(&end) {
		return least
	}
	for id := range x.EachShip() {
		if x.Side(id) != x.Side(c.Ship) {
			least = min(least, geom.Distance(&end, x.Placed(id)).Distance)
		}
	}
	return least
}

// read reads a record that must be one.
func read(t testing.TB, text string) *Record {
	t.Helper()
	r, err := Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// reached replays a record and returns the last state.
func reached(t testing.TB, c *rules.Compiled, r *Record) *game.State {
	t.Helper()
	var last *game.State
	err := Play(c, r, func(s Step) error {
		last = s.State
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return last
}

func TestPlay_AWholeMatchEndsInTheSameState(t *testing.T) {
	for seed := range uint64(10) {
		text, want := recorded(t, patrol(), seed, 100_000)
		if got := reached(t, edition(), read(t, text)); *got != *want {
			t.Errorf("seed %d: the replay ends in another state than the match", seed)
		}
	}
}

func TestPlay_AnUnfinishedMatch(t *testing.T) {
	text, want := recorded(t, patrol(), 4, 60)
	if got := reached(t, edition(), read(t, text)); *got != *want || got.Over {
		t.Error("the replay stops in another state than the match")
	}
}

func TestPlay_AConcededMatch(t *testing.T) {
	text, _ := recorded(t, patrol(), 4, 30)
	got := reached(t, edition(), read(t, text+"2 concede\n"))
	if !got.Over || got.Result != game.Won1 {
		t.Errorf("over %v with result %d, want a win of player 1", got.Over, got.Result)
	}
}

// TestPlay_ARecordOutlivesReordering plays a record by an edition that lists everything the other
// way round, so that every number in the state is another one.
func TestPlay_ARecordOutlivesReordering(t *testing.T) {
	e := second.Edition()
	slices.Reverse(e.Pilots)
	slices.Reverse(e.Upgrades)
	slices.Reverse(e.Damage)
	slices.Reverse(e.Conditions)
	reversed := rules.Compile(e)
	for seed := range uint64(5) {
		text, want := recorded(t, patrol(), seed, 100_000)
		r := read(t, text)
		r.Lines = slices.DeleteFunc(r.Lines, func(l Line) bool { return l.Kind != ChoiceLine })
		got := reached(t, reversed, r)
		if got.Ships != want.Ships || got.Result != want.Result {
			t.Errorf("seed %d: the match ends differently", seed)
		}
	}
}

func TestParse_EveryOptionIsReadBackFromItsText(t *testing.T) {
	for seed := range uint64(6) {
		g, s, err := edition().NewGame(patrol())
		if err != nil {
			t.Fatal(err)
		}
		rnd := rand.New(rand.NewPCG(seed, 3))
		for x := game.NewExec(g); !s.Over; {
			p := x.Waiting(s).First()
			q := x.Ask(s, p)
			list := slices.Clone(q.Options())
			next := drawn(x, s, p, rnd)
			for _, c := range append(list, next) {
				text := Text(x, s, p, c)
				if got, err := Parse(x, s, p, text); err != nil || got != c {
					t.Fatalf("%q is read as %+v, %v; want %+v", text, got, err, c)
				}
			}
			if err := x.Step(s, p, next, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// A dial that is set again, by a player who is not asked any more, can be written down and read.
func TestParse_ADialThatIsSetAnew(t *testing.T) {
	g, s, err := edition().NewGame(patrol())
	if err != nil {
		t.Fatal(err)
	}
	x, rnd := game.NewExec(g), rand.New(rand.NewPCG(1, 3))
	for s.Phase != game.PlanningPhase || x.Waiting(s) != game.Only(game.Seat2) {
		p := x.Waiting(s).First()
		if err := x.Step(s, p, drawn(x, s, p, rnd), nil); err != nil {
			t.Fatal(err)
		}
	}
	c := game.Opt(game.DialVerb)
	c.Ship, c.Maneuver = 0, g.Ships[0].Dial[0]
	text := Text(x, s, game.Seat1, c)
	if got, err := Parse(x, s, game.Seat1, text); err != nil || got != c {
		t.Errorf("%q is read as %+v, %v", text, got, err)
	}
	if _, err := Parse(x, s, game.Seat2, text); err == nil {
		t.Error("the other player can set it too")
	}
}

func TestParse_OptionsThatReadTheSameAreToldApart(t *testing.T) {
	g, s, err := edition().NewGame(patrol())
	if err != nil {
		t.Fatal(err)
	}
	n := namer{x: game.NewExec(g), s: s}
	if one, two := n.ship(3), n.ship(4); one != "academypilot" || two != "academypilot#2" {
		t.Errorf("ships of one pilot: %q and %q", one, two)
	}
	if text, k := split("use x rules/linked #3"); text != "use x rules/linked" || k != 3 {
		t.Errorf("got %q, %d", text, k)
	}
	if text, k := split("pick academypilot#2"); text != "pick academypilot#2" || k != 1 {
		t.Errorf("got %q, %d", text, k)
	}
}

// A record of an older program is read: its choices and its result are verified, and its
// fingerprints are not compared.
func TestPlay_FingerprintsOfAnOlderProgram(t *testing.T) {
	text, err := os.ReadFile("testdata/older/fingerprints-1.record")
	if err != nil {
		t.Fatal(err)
	}
	r := read(t, string(text))
	if r.Compared() {
		t.Error("fingerprints of version 1 are compared")
	}
	c := rules.Compile(first.Edition())
	if s := reached(t, c, r); !s.Over || s.Result != r.Lines[len(r.Lines)-1].Result {
		t.Error("the replay ends in another way than the match")
	}
	wrong := strings.Replace(string(text), "\n1 pass\n", "\n2 pass\n", 1)
	if err := Play(c, read(t, wrong), nil); !errors.Is(err, ErrDiffers) {
		t.Errorf("an illegal choice: got %v, want %v", err, ErrDiffers)
	}
	r.Fingerprints = game.FingerprintVersion
	if err := Play(c, r, nil); !errors.Is(err, ErrDiffers) {
		t.Errorf("compared: got %v, want %v", err, ErrDiffers)
	}
}

func TestPlay_ShowsEveryStep(t *testing.T) {
	text, _ := recorded(t, patrol(), 2, 40)
	var lines []int
	events := 0
	err := Play(edition(), read(t, text), func(s Step) error {
		lines = append(lines, s.Line)
		events += len(s.Events)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(lines) != 41 || lines[0] != 0 || !slices.IsSorted(lines) || events == 0 {
		t.Errorf("steps at lines %v with %d events", lines, events)
	}
}

func TestPlay_StopsWithTheVisitorsError(t *testing.T) {
	text, _ := recorded(t, patrol(), 2, 40)
	stop := errors.New("enough")
	n := 0
	err := Play(edition(), read(t, text), func(Step) error {
		if n++; n == 5 {
			return stop
		}
		return nil
	})
	if !errors.Is(err, stop) || n != 5 {
		t.Errorf("got %v after %d steps, want %v after 5", err, n, stop)
	}
}

func TestRecord_TheSetUpIsReadBack(t *testing.T) {
	want := patrol()
	want.Unimplemented = true
	want.Options = game.Options{StrictDials: true, TractorClear: true, StationaryClear: true,
		DrawnChooser: true, RoundLimit: 12, DiceLimit: 6}
	var text bytes.Buffer
	r := Record{Edition: "second", Version: "x2po", Setup: want}
	if _, err := r.WriteTo(&text); err != nil {
		t.Fatal(err)
	}
	if got := read(t, text.String()); !reflect.DeepEqual(got.Setup, want) {
		t.Errorf("got  %+v\nwant %+v", got.Setup, want)
	}
}

// TestRecord_NoOptionIsForgotten fails when an agreement of the table is added that records do
// not hold: it sets every field and reads it back.
func TestRecord_NoOptionIsForgotten(t *testing.T) {
	setup := patrol()
	options := reflect.ValueOf(&setup.Options).Elem()
	for i := range options.NumField() {
		switch f := options.Field(i); f.Kind() {
		case reflect.Bool:
			f.SetBool(true)
		case reflect.Uint8:
			f.SetUint(9)
		default:
			t.Fatalf("option %s is a %s; teach this test to set it", options.Type().Field(i).Name,
				f.Kind())
		}
	}
	var text bytes.Buffer
	w := NewWriter(&text)
	if err := w.Begin(edition(), setup, [game.MaxSeats]string{}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, text.String()).Setup.Options; got != setup.Options {
		t.Errorf("got %+v, want %+v", got, setup.Options)
	}
}

func TestRecord_IsWrittenAsItWasRead(t *testing.T) {
	text, _ := recorded(t, patrol(), 5, 100_000)
	var again bytes.Buffer
	if _, err := read(t, text).WriteTo(&again); err != nil {
		t.Fatal(err)
	}
	if again.String() != text {
		t.Error("the record is written differently")
	}
}

func TestWriter_NamesThatCannotStandInARecord(t *testing.T) {
	for name, spoil := range map[string]func(s *rules.Setup){
		"a pilot with a space":  func(s *rules.Setup) { s.Squads[0].Ships[0].Pilot = "wedge antilles" },
		"an upgrade of nothing": func(s *rules.Setup) { s.Squads[0].Ships[0].Upgrades[1] = "" },
		"an obstacle of lines":  func(s *rules.Setup) { s.Obstacles[0] = "a\nb" },
		"negative points":       func(s *rules.Setup) { s.Squads[0].Points = -1 },
		"a name without end": func(s *rules.Setup) {
			s.Squads[1].Name = strings.Repeat("x", MaxLine)
		},
	} {
		setup := patrol()
		spoil(&setup)
		var text bytes.Buffer
		if err := NewWriter(&text).Begin(edition(), setup, [game.MaxSeats]string{}); !errors.Is(err, ErrRecord) {
			t.Errorf("%s: got %v, want %v", name, err, ErrRecord)
		}
		if text.Len() > 0 {
			t.Errorf("%s: %q was written", name, text.String())
		}
	}
}
