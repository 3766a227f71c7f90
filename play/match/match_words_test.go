package match_test

import (
	"context"
	"math/rand/v2"
	"regexp"
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/play/text"
	"koiogran/play/view"
)

// foreign are words of the second edition for what the first has its own word for.
var foreign = regexp.MustCompile(`(?i)\bengag|neutraliz|first player|\bexpos|` +
	`(^|[^ t]|[^t] )\block|\b(blue|purple) \d|tractored|range 0\b|disarm|initiative`)

// usual is what the first edition says of initiative.
var usual = regexp.MustCompile(`(has|for) initiative`)

// reader notes every sentence of a match that has a foreign word in it.
type reader struct {
	t    *testing.T
	x    *game.Exec
	bot  match.Player
	seen map[string]bool
}

// read notes a sentence.
func (r *reader) read(sentence string) {
	if foreign.MatchString(usual.ReplaceAllString(sentence, "")) && !r.seen[sentence] {
		r.seen[sentence] = true
		r.t.Errorf("%q", sentence)
	}
}

// Choose reads the question and its options and lets the program answer.
func (r *reader) Choose(ctx context.Context, v *view.View, q *game.Question) (game.Choice, error) {
	own := v.Ask(r.x)
	r.read(text.English.Question(r.x, own).String())
	for _, c := range own.Options() {
		r.read(text.English.Choice(r.x, own, c).String())
	}
	return r.bot.Choose(ctx, v, q)
}

// Watch reads the log.
func (r *reader) Watch(m *match.Match, events []game.Event) error {
	for _, e := range events {
		r.read(text.English.Event(m.Game, e).String())
	}
	return nil
}

// Whatever is asked, answered and told in matches of the first edition is said in its words.
func TestText_FirstEditionHasItsOwnWords(t *testing.T) {
	c := rules.Compile(first.Edition())
	rng := rand.New(rand.NewPCG(5, 5))
	seen := map[string]bool{}
	for seed := range uint64(40) {
		var setup rules.Setup
		for p := range setup.Squads {
			s, err := squad.Random(rng, c.Facts, squad.Everything(c.Facts), squad.UsualOf(squad.First))
			if err != nil {
				t.Fatal(err)
			}
			setup.Squads[p] = match.Squad(c.Facts, &s)
		}
		setup.Options.RoundLimit, setup.Unimplemented = 6, true
		setup.Obstacles = match.Obstacles(c.Measure, &squad.Squad{}, &squad.Squad{})
		watcher := &reader{t: t, seen: seen}
		m, err := match.New(match.Options{
			Edition: c, Setup: setup, Dealer: dealer.NewSeeded(seed), Watcher: watcher,
			Seat: func(g *game.Game, p game.Player) match.Player {
				return &reader{t: t, x: game.NewExec(g), seen: seen,
					bot: match.Bot(bot.Random(g, seed+uint64(p)))}
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
}
