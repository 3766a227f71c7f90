package text_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"koiogran/content/catalogue"
	"koiogran/engine/data"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/play/text"
	"koiogran/play/view"
)

// asking answers at random, and looks at everything that it is asked.
type asking struct {
	match.Player
	x    *game.Exec
	look func(x *game.Exec, q *game.Question)
}

func (a asking) Choose(ctx context.Context, v *view.View, q *game.Question) (game.Choice, error) {
	a.look(a.x, v.Ask(a.x))
	return a.Player.Choose(ctx, v, q)
}

// played plays random matches of random squads and looks at every question.
func played(t *testing.T, look func(x *game.Exec, q *game.Question)) {
	t.Helper()
	edition := rules.Compile(second.Edition())
	facts := data.Second()
	for seed := range uint64(400) {
		rnd := rand.New(rand.NewPCG(seed, 0x726566))
		set := rules.Setup{Options: game.Options{RoundLimit: 8, StrictDials: true},
			Unimplemented: true}
		for p := range set.Squads {
			drawn, err := squad.Random(rnd, facts, squad.Everything(facts), squad.Usual())
			if err != nil {
				t.Fatal(err)
			}
			set.Squads[p] = match.Squad(facts, &drawn)
		}
		seeds := match.SeedsOf(seed)
		m, err := match.New(match.Options{
			Edition: edition, Setup: set, Dealer: dealer.NewSeeded(seeds.Dice),
			Seat: func(g *game.Game, p game.Player) match.Player {
				return asking{match.Bot(bot.Uniform(g, seeds.Seats[p])), game.NewExec(g), look}
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

func TestRefused_SaysWhyOfEverythingAtHand(t *testing.T) {
	var seen [game.NumReasons]int
	played(t, func(x *game.Exec, q *game.Question) {
		state, asked := *x.S, *q
		for _, r := range rules.Refused(x, q) {
			seen[r.Why]++
			what, why := text.English.Refused(x, r)
			if what.String() == "" || why.String() == "." {
				t.Errorf("no words for reason %d: %q, %q", r.Why, what, why)
			}
			if id := x.G.Reasons[r.Why]; id != "" {
				if _, ok := catalogue.ByID(id); !ok {
					t.Errorf("reason %d goes by the unknown clause %s", r.Why, id)
				}
			}
		}
		if state != *x.S || asked != *q {
			t.Error("asking why has changed something")
		}
	})
	for _, why := range [...]game.Reason{game.OutOfArc, game.AtRangeZero, game.NoTarget,
		game.TriedAlready, game.RedOnStress, game.NothingToDo} {
		if seen[why] == 0 {
			t.Errorf("reason %d was never given", why)
		}
	}
}
