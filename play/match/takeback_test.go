package match_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/play/view"
)

// thinker plays at random. It asks to take something back before its first choice, where there is
// nothing, and after it has set its first dial.
type thinker struct {
	bot      bot.Player
	asked    int
	dials    int // that it has set
	done, no int // what happened to taking back
}

func (p *thinker) Choose(_ context.Context, v *view.View, q *game.Question) (game.Choice, error) {
	p.asked++
	if q.Opts[0].Verb == game.DialVerb && p.dials == 1 && p.done == 0 {
		return game.Choice{}, match.ErrTakeBack
	}
	if p.asked == 1 {
		return game.Choice{}, match.ErrTakeBack // there is nothing yet
	}
	if q.Kind != game.PlaceQuestion && q.Opts[0].Verb == game.DialVerb {
		p.dials++
	}
	return p.bot.Answer(v, q), nil
}

func (p *thinker) TookBack(done bool) {
	if done {
		p.done++
		p.dials--
	} else {
		p.no++
	}
}

// shrinking is a record that can be truncated.
type shrinking struct{ bytes.Buffer }

func (s *shrinking) Shrink(size int64) error {
	s.Truncate(int(size))
	return nil
}

func TestTakeBack_OwnChoicesUntilTheOtherSideOrChance(t *testing.T) {
	second, _ := edition.ByID("second")
	force := rules.Squad{Name: "A", Ships: []rules.Loadout{
		{Pilot: "academypilot"}, {Pilot: "academypilot"},
	}}
	var record shrinking
	var p *thinker
	m, err := match.New(match.Options{
		Edition: second, Record: &record, Dealer: dealer.NewSeeded(3),
		Setup: rules.Setup{Squads: [2]rules.Squad{force, force}, Options: game.Options{RoundLimit: 1}},
		Seat: func(g *game.Game, seat game.Player) match.Player {
			if seat == game.Seat2 {
				return match.Bot(bot.Random(g, 1))
			}
			p = &thinker{bot: bot.Random(g, 2)}
			return p
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if p.no != 1 || p.done != 1 || p.dials != 2 {
		t.Errorf("%d choices were taken back, %d times there was nothing, %d dials were set; want 1, 1 and 2",
			p.done, p.no, p.dials)
	}
	r, err := replay.Read(strings.NewReader(record.String()))
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Play(second, r, func(replay.Step) error { return nil }); err != nil {
		t.Errorf("the record does not verify: %v", err)
	}
}

// stubborn takes back and may not.
type stubborn struct{}

func (stubborn) Choose(context.Context, *view.View, *game.Question) (game.Choice, error) {
	return game.Choice{}, match.ErrTakeBack
}

func TestTakeBack_OnlyPlayersWhoMay(t *testing.T) {
	second, _ := edition.ByID("second")
	force := rules.Squad{Name: "A", Ships: []rules.Loadout{{Pilot: "academypilot"}}}
	m, err := match.New(match.Options{
		Edition: second, Dealer: dealer.NewSeeded(3),
		Setup: rules.Setup{Squads: [2]rules.Squad{force, force}},
		Seat:  func(*game.Game, game.Player) match.Player { return stubborn{} },
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(context.Background()); !errors.Is(err, match.ErrAnswer) {
		t.Errorf("%v, want ErrAnswer", err)
	}
}
