package analysis_test

import (
	"bytes"
	"math"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/analysis"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/replay"
)

// Over many attacks of ships without abilities as much stands as was to be expected, within three
// standard errors of dice that hit or miss, and the sums are those of the attacks.
func TestLuckOf_EvensOut(t *testing.T) {
	c, _ := edition.ByID("second")
	attacks, expected, stood := 0, 0.0, 0
	for seed := range uint64(12) {
		luck, err := analysis.LuckOf(c, record(t, c, seed))
		if err != nil {
			t.Fatal(err)
		}
		var sums [2]analysis.Side
		for _, a := range luck.Attacks {
			s := &sums[a.Player-1]
			s.Attacks++
			s.Expected += a.Expected
			s.Stood += a.Stood
			s.Luck += a.Luck
			if a.Chance < 0 || a.Chance > 1+1e-9 || a.Stood > a.Dice[0] || a.Round < 1 {
				t.Errorf("seed %d: %+v", seed, a)
			}
		}
		if sums != luck.Sides {
			t.Errorf("seed %d: the sums are %v, want %v", seed, luck.Sides, sums)
		}
		for _, s := range sums {
			attacks, expected, stood = attacks+s.Attacks, expected+s.Expected, stood+s.Stood
		}
	}
	if attacks < 100 {
		t.Fatalf("%d attacks, want some hundred", attacks)
	}
	if off := math.Abs(float64(stood) - expected); off > 3*math.Sqrt(float64(attacks)) {
		t.Errorf("%d stood in %d attacks, %.1f expected", stood, attacks, expected)
	}
}

// Where no one spends a token but by chance, much less or more stands than by best play; the dice have no part
// in that, and their luck evens out anyway.
func TestLuckOf_ChoicesAreNoLuck(t *testing.T) {
	c, _ := edition.ByID("second")
	attacks, off, luck := 0, 0.0, 0.0
	for seed := range uint64(50) {
		l, err := analysis.LuckOf(c, recordOf(t, c, seed, bot.Uniform))
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range l.Attacks {
			attacks++
			luck += a.Luck
			off += math.Abs(float64(a.Stood) - a.Expected - a.Luck)
		}
	}
	if attacks < 50 {
		t.Fatalf("%d attacks, want more", attacks)
	}
	if math.Abs(luck) > 3*math.Sqrt(float64(attacks)) {
		t.Errorf("the dice brought %.1f in %d attacks", luck, attacks)
	}
	if off < 0.05*float64(attacks) {
		t.Errorf("choices that are made by chance came to %.2f in %d attacks", off, attacks)
	}
}

// record plays a match of plain ships between wingmen and reads its record.
func record(t *testing.T, c *rules.Compiled, seed uint64) *replay.Record {
	t.Helper()
	return recordOf(t, c, seed, bot.Wingman)
}

// recordOf is record with other programs.
func recordOf(t *testing.T, c *rules.Compiled, seed uint64, program func(g *game.Game, seed uint64) bot.Player,
) *replay.Record {
	t.Helper()
	ships := func(pilot string, n int) rules.Squad {
		var s rules.Squad
		for range n {
			s.Ships = append(s.Ships, rules.Loadout{Pilot: pilot})
		}
		return s
	}
	seeds := match.SeedsOf(seed)
	var text bytes.Buffer
	m, err := match.New(match.Options{
		Edition: c, Dealer: dealer.NewSeeded(seeds.Dice), Record: &text,
		Setup: rules.Setup{
			Squads:  [2]rules.Squad{ships("bluesquadronescort", 3), ships("academypilot", 5)},
			Options: game.Options{RoundLimit: 12},
		},
		Seat: func(g *game.Game, p game.Player) match.Player {
			return match.Bot(program(g, seeds.Seats[p]))
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	r, err := replay.Read(&text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
