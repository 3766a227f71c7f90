package replay

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"koiogran/dealer"
	"koiogran/edition/second"
	"koiogran/game"
	"koiogran/rules"
)

// patrol is a small match: a few ships a side whose cards ask all kinds of questions.
func patrol() rules.Setup {
	return rules.Setup{
		Squads: [2]rules.Squad{
			{Name: "Rogues, \"red\" ones", Points: 119, Ships: []rules.Loadout{
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
// and its last state.
func recorded(t *testing.T, setup rules.Setup, seed uint64, most int) (string, *game.State) {
	t.Helper()
	c := rules.Compile(second.Edition())
	g, s, err := c.NewGame(setup)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	w := NewWriter(&text)
	if err := w.Begin(c, setup); err != nil {
		t.Fatal(err)
	}
	rnd := rand.New(rand.NewPCG(seed, 1))
	x := game.NewExec(g)
	for i := 0; !s.Over && i < most; i++ {
		p := x.Waiting(s).First()
		choice := drawn(x, s, p, rnd)
		if err := w.Choice(x, s, p, choice); err != nil {
			t.Fatal(err)
		}
		if err := x.Step(s, p, choice, nil); err != nil {
			t.Fatal(err)
		}
	}
	if s.Over {
		if err := w.End(s); err != nil {
			t.Fatal(err)
		}
	}
	return text.String(), s
}

// drawn draws an answer to the open question.
func drawn(x *game.Exec, s *game.State, p game.Player, rnd *rand.Rand) game.Choice {
	q := x.Ask(s, p)
	switch {
	case p == game.Chance:
		return dealer.Answer(rnd, q)
	case q.Kind == game.PlaceQuestion:
		return x.Draw(s, p, rnd)
	}
	return q.Options()[rnd.IntN(q.N)]
}

func TestPlay_AWholeMatch(t *testing.T) {
	text, want := recorded(t, patrol(), 3, 100_000)
	r, err := Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	var last *game.State
	err = Play(rules.Compile(second.Edition()), r, func(s Step) error {
		last = s.State
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if *last != *want {
		t.Error("the replay ends in another state than the match")
	}
}
