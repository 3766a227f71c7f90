package match_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/play/squad"
	"koiogran/play/view"
)

// duel returns a match of two lone ships between programs that answer at random.
func duel(seed uint64) match.Options {
	seeds := match.SeedsOf(seed)
	return match.Options{
		Edition: rules.Compile(second.Edition()),
		Setup: rules.Setup{
			Squads: [2]rules.Squad{
				{Ships: []rules.Loadout{{Pilot: "bluesquadronescort", Points: 40}}},
				{Ships: []rules.Loadout{{Pilot: "academypilot", Points: 22}}},
			},
			Options: game.Options{RoundLimit: 6},
		},
		Seat: func(g *game.Game, p game.Player) match.Player {
			return match.Bot(bot.Uniform(g, seeds.Seats[p]))
		},
		Dealer: dealer.NewSeeded(seeds.Dice),
	}
}

// play plays a match, which must come to its end, and returns its record.
func play(t *testing.T, o match.Options) string {
	t.Helper()
	var record bytes.Buffer
	o.Record = &record
	m, err := match.New(o)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	return record.String()
}

func TestRun_RecordVerifies(t *testing.T) {
	o := duel(1)
	r, err := replay.Read(strings.NewReader(play(t, o)))
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Play(o.Edition, r, nil); err != nil {
		t.Error(err)
	}
}

func TestRun_SameSeedSameRecord(t *testing.T) {
	first, second := play(t, duel(5)), play(t, duel(5))
	if first != second {
		t.Error("two matches of one seed have different records")
	}
}

func TestSeedsOf_GivesEachAnotherOne(t *testing.T) {
	a, b := match.SeedsOf(5), match.SeedsOf(6)
	if a.Dice == b.Dice || a.Seats[0] == a.Seats[1] || a.Seats[0] == a.Dice {
		t.Errorf("seeds repeat: %v, %v", a, b)
	}
}

func TestRun_StopsBetweenChoices(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var record bytes.Buffer
	o := duel(1)
	o.Record = &record
	o.Watcher = watcher(func(m *match.Match, _ []game.Event) error {
		if m.State.Round == 2 {
			cancel()
		}
		return nil
	})
	m, err := match.New(o)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(ctx); !errors.Is(err, match.ErrStopped) {
		t.Fatalf("got %v, want %v", err, match.ErrStopped)
	}
	r, err := replay.Read(&record)
	if err != nil {
		t.Fatal(err)
	}
	rounds := 0
	err = replay.Play(o.Edition, r, func(s replay.Step) error {
		rounds = int(s.State.Round)
		return nil
	})
	if err != nil || rounds != 2 {
		t.Errorf("the record comes to round %d with %v, want round 2", rounds, err)
	}
}

// watcher is a match.Watcher that is a function.
type watcher func(m *match.Match, events []game.Event) error

func (w watcher) Watch(m *match.Match, events []game.Event) error { return w(m, events) }

// answers is a match.Player that is a function.
type answers func(v *view.View, q *game.Question) (game.Choice, error)

func (a answers) Choose(_ context.Context, v *view.View, q *game.Question) (game.Choice, error) {
	return a(v, q)
}

func TestRun_RefusesAnIllegalAnswer(t *testing.T) {
	var record bytes.Buffer
	o := duel(1)
	o.Record = &record
	o.Seat = func(*game.Game, game.Player) match.Player {
		return answers(func(*view.View, *game.Question) (game.Choice, error) {
			return game.Opt(game.NumberVerb), nil
		})
	}
	m, err := match.New(o)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(t.Context()); !errors.Is(err, match.ErrAnswer) {
		t.Errorf("got %v, want %v", err, match.ErrAnswer)
	}
	if strings.Contains(record.String(), "number") {
		t.Error("the refused answer is in the record")
	}
}

func TestRun_LetsAPlayerConcede(t *testing.T) {
	o := duel(1)
	o.Seat = func(*game.Game, game.Player) match.Player {
		return answers(func(*view.View, *game.Question) (game.Choice, error) {
			return game.Opt(game.ConcedeVerb), nil
		})
	}
	// Player 2 is asked first, since the cheaper squad chooses the first player.
	if record := play(t, o); !strings.Contains(record, "\n2 concede\nend won1 ") {
		t.Errorf("got the record %q, want player 2 to concede", record)
	}
}

func TestRun_EndsWhenAPlayerLeaves(t *testing.T) {
	left := errors.New("left")
	o := duel(1)
	o.Seat = func(*game.Game, game.Player) match.Player {
		return answers(func(*view.View, *game.Question) (game.Choice, error) {
			return game.Choice{}, left
		})
	}
	m, err := match.New(o)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(t.Context()); !errors.Is(err, left) {
		t.Errorf("got %v, want the player's error", err)
	}
}

// full takes a number of writes and refuses the next.
type full int

func (f *full) Write(p []byte) (int, error) {
	if *f--; *f < 0 {
		return 0, io.ErrShortWrite
	}
	return len(p), nil
}

func TestRun_StopsWhenTheRecordCannotBeWritten(t *testing.T) {
	o := duel(1)
	room := full(3)
	o.Record = &room
	m, err := match.New(o)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(t.Context()); !errors.Is(err, match.ErrRecord) {
		t.Errorf("got %v, want %v", err, match.ErrRecord)
	}
}

func TestObstacles_HalfOfTheCoreBoxForWhoNamesNone(t *testing.T) {
	own := squad.Squad{Obstacles: []string{"gascloud1", "gascloud2", "gascloud3"}}
	box := geom.SecondEdition.CoreBox()
	got := match.Obstacles(geom.SecondEdition, &own, &squad.Squad{})
	want := []string{"gascloud1", "gascloud2", "gascloud3", box[3].ID(), box[4].ID(), box[5].ID()}
	if strings.Join(got, " ") != strings.Join(want, " ") {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestSquad_TakesShipsUpgradesAndPoints(t *testing.T) {
	s := squad.Squad{Name: "Two", Ships: []squad.Ship{
		{Pilot: "academypilot"},
		{Pilot: "howlrunner", Upgrades: []squad.Upgrade{{Slot: "talent", ID: "juke"}}},
	}}
	got := match.Squad(data.Second(), &s)
	if len(got.Ships) != 2 || got.Ships[1].Upgrades[0] != "juke" ||
		got.Points != got.Ships[0].Points+got.Ships[1].Points || got.Points == 0 {
		t.Errorf("got %+v", got)
	}
}

func TestNew_ContinuesARecord(t *testing.T) {
	whole := play(t, duel(1))
	lines := strings.SplitAfter(whole, "\n")
	broken := strings.Join(lines[:len(lines)/2], "")
	past, err := replay.Read(strings.NewReader(broken))
	if err != nil {
		t.Fatal(err)
	}
	o := duel(2)
	o.Past = past
	r, err := replay.Read(strings.NewReader(broken + play(t, o)))
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Play(o.Edition, r, nil); err != nil {
		t.Errorf("what was broken off and what followed do not verify together: %v", err)
	}
}
