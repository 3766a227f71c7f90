package text

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/dealer"
)

// duel returns the game of a short match.
func duel(t testing.TB) (*game.Game, *game.State) {
	t.Helper()
	g, s, err := rules.Compile(second.Edition()).NewGame(rules.Setup{
		Squads: [2]rules.Squad{
			{Ships: []rules.Loadout{{Pilot: "lukeskywalker", Points: 62},
				{Pilot: "wedgeantilles", Upgrades: []string{"servomotorsfoils"}}}},
			{Ships: []rules.Loadout{{Pilot: "academypilot"}, {Pilot: "howlrunner"}}},
		},
		Obstacles: []string{"coreasteroid0", "coreasteroid1", "gascloud2"},
		Options:   game.Options{RoundLimit: 8},
	})
	if err != nil {
		t.Fatal(err)
	}
	return g, s
}

// said returns an event in English.
func said(g *game.Game, e game.Event) string { return English.Event(g, e).String() }

// proofOf returns a measurement in English.
func proofOf(p game.Proof) string {
	return English.Proof(&game.Game{Setup: game.Setup{Edition: "second"}}, p).String()
}

func TestEvent_EveryKindHasASentence(t *testing.T) {
	g, _ := duel(t)
	for kind := range game.NumEventKinds {
		e := game.Event{Kind: kind, Name: "X", Card: game.NoCard, Ship: 0, Other: 1, N: 1,
			Action: game.FocusAction, Object: game.ShipAs(1)}
		got := English.Event(g, e).String()
		if !strings.HasSuffix(got, ".") || len(got) < 2 {
			t.Errorf("event kind %d: got %q, want a sentence", kind, got)
		}
	}
}

func TestEvent_KindsSayDifferentThings(t *testing.T) {
	g, _ := duel(t)
	seen := map[string]game.EventKind{}
	for kind := range game.NumEventKinds {
		got := said(g, game.Event{Kind: kind, Card: game.NoCard, Other: 1, N: 2,
			Object: game.Object{Kind: game.ObstacleObject}, Action: game.FocusAction})
		if other, ok := seen[got]; ok && kind != game.DeviceMet && kind != game.MarkerPlaced { // as with an obstacle
			t.Errorf("kinds %d and %d both say %q", other, kind, got)
		}
		seen[got] = kind
	}
}

func TestEvent_Sentences(t *testing.T) {
	g, _ := duel(t)
	cases := []struct {
		event game.Event
		want  string
	}{
		{game.Event{Kind: game.TokenGained, Token: game.StressToken, N: 2},
			"Luke Skywalker gains 2 stress tokens."},
		{game.Event{Kind: game.DialRevealed, Maneuver: game.Maneuver{
			Bearing: geom.TallonLeft, Speed: 3, Difficulty: game.DifficultyRed}},
			"Luke Skywalker reveals a red 3 Tallon roll left."},
		{game.Event{Kind: game.Rolled, Color: game.AttackDice, Dice: game.Faces{game.Hit: 2,
			game.Blank: 1}}, "Luke Skywalker rolls 3 attack dice: 2 hits, 1 blank."},
		{game.Event{Kind: game.ObstacleMet, Object: game.Object{Kind: game.ObstacleObject, ID: 1}},
			"Luke Skywalker moves through or overlaps asteroid 2."},
		{game.Event{Kind: game.ObstacleMet, Object: game.Object{Kind: game.ObstacleObject, ID: 2}},
			"Luke Skywalker moves through or overlaps the gas cloud."},
		{game.Event{Kind: game.ActionBegan, Action: game.EvadeAction},
			"Luke Skywalker performs an evade action."},
		{game.Event{Kind: game.MatchOver, N: int(game.Won2)}, "Player 2 wins."},
	}
	for _, c := range cases {
		c.event.Card = game.NoCard
		if got := English.Event(g, c.event).String(); got != c.want {
			t.Errorf("got  %q\nwant %q", got, c.want)
		}
	}
}

func TestEvent_ATokenThatLiesOnACard(t *testing.T) {
	g, _ := duel(t)
	foils := slices.IndexFunc(g.Cards, func(c game.CardInfo) bool {
		return c.ID == "servomotorsfoils"
	})
	for kind, want := range map[game.EventKind]string{
		game.CardHolds: "Servomotor S-foils now has 1 disarm token.",
		game.TokenLost: "1 disarm token is removed from Servomotor S-foils.",
	} {
		e := game.Event{Kind: kind, Ship: 1, Card: game.CardID(foils), Token: game.DisarmToken, N: 1}
		if got := English.Event(g, e).String(); got != want {
			t.Errorf("got  %q\nwant %q", got, want)
		}
	}
}

func TestEvent_AMeasurementSaysItsProof(t *testing.T) {
	g, _ := duel(t)
	got := said(g, game.Event{Kind: game.AttackDeclared, Ship: 0, Other: 2, Card: game.NoCard,
		N: 2, Proof: game.Proof{Given: true, Range: 2, Distance: 143_200_000, Margin: 43_200_000,
			AX: 100_000_000, AY: 50_000_000, BX: 100_000_000, BY: 193_200_000}})
	want := "Luke Skywalker attacks Academy Pilot with its primary weapon: range 2, 143.2 mm, " +
		"43.2 mm inside the band, from (100, 50) to (100, 193.2)."
	if got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestProof_Contact(t *testing.T) {
	got := proofOf(game.Proof{Given: true, Range: 0, Distance: 2_310_000, AX: 5_000_000,
		BX: 7_310_000})
	if want := "range 0, contact at 2.31 mm, from (5, 0) to (7.3, 0)"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestProof_ACloseCallIsNotRoundedAway(t *testing.T) {
	got := proofOf(game.Proof{Given: true, Range: 1, Distance: 99_999_300, Margin: -700})
	if !strings.Contains(got, "99.9993 mm, 0.0007 mm inside the band") {
		t.Errorf("got %q, want a distance of 99.9993 mm", got)
	}
}

func TestCited_EndsInTheClause(t *testing.T) {
	g, _ := duel(t)
	got := English.Cited(g, game.Event{Kind: game.Activated, Clause: "2e.activation.steps"}).String()
	if want := "Luke Skywalker activates. [2e.activation.steps]"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestEvent_ARedactedOneNamesNothingHidden(t *testing.T) {
	g, _ := duel(t)
	got := English.Event(g, game.Event{Kind: game.DamageSeen, Ship: 1, Card: game.NoCard}).String()
	if want := "A player looks at a facedown damage card of Wedge Antilles."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// walk plays a match at random and shows visit every open question.
func walk(t *testing.T, seed uint64, visit func(x *game.Exec, q *game.Question)) {
	t.Helper()
	g, s := duel(t)
	x := game.NewExec(g)
	rnd := rand.New(rand.NewPCG(seed, 2))
	for !s.Over {
		p := x.Waiting(s).First()
		visit(x, x.Ask(s, p))
		q := x.Ask(s, p)
		var c game.Choice
		switch {
		case p == game.Chance:
			c = dealer.Answer(rnd, q)
		case q.Kind == game.PlaceQuestion:
			c = x.Draw(s, p, rnd)
		default:
			c = q.Opts[rnd.IntN(q.N)]
		}
		if err := x.Step(s, p, c, nil); err != nil {
			t.Fatal(err)
		}
	}
}

func TestQuestion_SaysWhatIsAsked(t *testing.T) {
	for seed := range uint64(5) {
		walk(t, seed, func(x *game.Exec, q *game.Question) {
			got := English.Question(x, q).String()
			if len(got) < 5 || !strings.HasSuffix(got, ".") || strings.Contains(got, "no ship") {
				t.Errorf("at %s: prompt %q", x.Where(), got)
			}
			named := q.Window == game.NoWindow || q.Window == card.PerformAction ||
				strings.Contains(got, card.WindowName(q.Window))
			if !named {
				t.Errorf("at %s: prompt %q names no window", x.Where(), got)
			}
		})
	}
}

func TestChoice_OptionsReadDifferently(t *testing.T) {
	for seed := range uint64(5) {
		walk(t, seed, func(x *game.Exec, q *game.Question) {
			seen := map[string]game.Choice{}
			for _, c := range q.Options() {
				words := English.Choice(x, q, c).String()
				if old, ok := seen[words]; ok || words == "" {
					t.Fatalf("at %s: %+v and %+v both read %q", x.Where(), old, c, words)
				}
				seen[words] = c
			}
		})
	}
}
