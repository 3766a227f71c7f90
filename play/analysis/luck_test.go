package analysis_test

import (
	"bytes"
	"errors"
	"io"
	"math"
	"strings"
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

// Over many attacks of ships without abilities, as many results stand as expected, within three
// standard errors of dice that hit or miss, and the attacks add up to the sums.
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

// Of an attack that is countered and of the counterattack the results of one stand at most. Over many, as many stand as
// expected, and the luck of the dice evens out, within three standard errors of dice that hit or miss.
//
// msg.melee.counter.roll, msg.melee.counter.loser-cancelled
func TestLuckOf_OfCounterattacks(t *testing.T) {
	c, ok := edition.ByID("flightpath")
	if !ok {
		t.Fatal("no Flightpath")
	}
	units := func(pilot, loadout string) (s rules.Squad) {
		for range 3 {
			s.Ships = append(s.Ships, rules.Loadout{Pilot: pilot, Upgrades: []string{loadout}})
		}
		return s
	}
	dice, expected, stood, brought := 0, 0.0, 0, 0.0
	for seed := range uint64(6) {
		r := recordBy(t, c, seed, bot.Wingman, rules.Setup{
			Squads:  [2]rules.Squad{units("gm-cadet", "rgm-79-gm.bsg"), units("zaku-recruit", "ms-06f-zaku-ii.asr")},
			Options: game.Options{RoundLimit: 12},
		})
		var clashes []bool // of each attack, whether it is countered
		err := replay.Play(c, r, func(s replay.Step) error {
			for i := range s.Events {
				if e := &s.Events[i]; e.Kind == game.Neutralized && !strings.HasSuffix(e.Clause, "combat.shield.spend") {
					clashes = append(clashes, strings.HasSuffix(e.Clause, "melee.counter.compare"))
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		luck, err := analysis.LuckOf(c, r)
		if err != nil {
			t.Fatal(err)
		}
		next := 0
		for _, clash := range clashes {
			if next++; !clash {
				continue
			}
			next++
			a, b := luck.Attacks[next-2], luck.Attacks[next-1]
			if a.Attacker != b.Defender || a.Defender != b.Attacker || a.Dice != [2]int{b.Dice[1], b.Dice[0]} ||
				a.Stood > 0 && b.Stood > 0 {
				t.Errorf("seed %d: %+v meets %+v", seed, a, b)
			}
			for _, side := range [...]analysis.Attack{a, b} {
				if side.Expected <= 0 || side.Chance <= 0 || side.Chance > 1+1e-6 {
					t.Errorf("seed %d: %+v", seed, side)
				}
				dice += side.Dice[0]
				expected += side.Expected
				stood += side.Stood
				brought += side.Luck
			}
		}
		if luck.Left != 0 || next != len(luck.Attacks) {
			t.Errorf("seed %d: %d left out, %d attacks, want %d", seed, luck.Left, len(luck.Attacks), next)
		}
	}
	if dice == 0 {
		t.Fatal("no one counterattacked")
	}
	t.Logf("%d dice, %.2f expected, %d stood, luck %.2f", dice, expected, stood, brought)
	if off := 3 * math.Sqrt(float64(dice)); math.Abs(float64(stood)-expected) > off || math.Abs(brought) > off {
		t.Errorf("%d of %d dice stood, %.1f expected, luck %.1f", stood, dice, expected, brought)
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
	return recordBy(t, c, seed, program, rules.Setup{
		Squads:  [2]rules.Squad{ships("bluesquadronescort", 3), ships("academypilot", 5)},
		Options: game.Options{RoundLimit: 12},
	})
}

// recordBy is recordOf with other squads.
func recordBy(t *testing.T, c *rules.Compiled, seed uint64, program func(g *game.Game, seed uint64) bot.Player,
	setup rules.Setup,
) *replay.Record {
	t.Helper()
	seeds := match.SeedsOf(seed)
	var text bytes.Buffer
	m, err := match.New(match.Options{
		Edition: c, Dealer: dealer.NewSeeded(seeds.Dice), Record: &text, Setup: setup,
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

// A match of teams is analyzed like any other: each seat decides for its own ships, and attacks count for its side.
func TestOf_Teams(t *testing.T) {
	c, ok := edition.ByID("first")
	if !ok {
		t.Fatal("no first edition")
	}
	ships := func(pilots ...string) (s rules.Squad) {
		for _, pilot := range pilots {
			s.Ships = append(s.Ships, rules.Loadout{Pilot: pilot})
		}
		return s
	}
	r := recordBy(t, c, 3, bot.Wingman, rules.Setup{
		Squads:   [2]rules.Squad{ships("rookiepilot"), ships("academypilot", "academypilot")},
		Partners: []rules.Squad{ships("prototypepilot", "prototypepilot"), ships("obsidiansquadronpilot")},
		Options:  game.Options{RoundLimit: 5},
	})
	m, err := analysis.Of(t.Context(), c, r, analysis.Options{Samples: 1, Closer: 2, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	own := [...]string{"Rookie", "Academy", "Prototype", "Obsidian"}
	planned := [4]int{}
	for _, d := range m.Decisions {
		if d.Asked != "Set all dials." {
			continue
		}
		planned[d.Player-1]++
		for i, name := range own {
			if strings.Contains(d.Chose, name) != (i+1 == d.Player) {
				t.Errorf("seat %d sets %q", d.Player, d.Chose)
			}
		}
	}
	for i, n := range planned {
		if n < 2 {
			t.Errorf("seat %d sets its dials in %d rounds, want all", i+1, n)
		}
	}
	var attacks, seats [4]int
	for _, a := range m.Attacks {
		seats[a.Player-1]++
		attacks[(a.Player-1)%2]++
		if !strings.HasPrefix(a.Attacker, own[a.Player-1]) {
			t.Errorf("seat %d attacks with %s", a.Player, a.Attacker)
		}
	}
	if seats[2]+seats[3] == 0 || m.Sides[0].Attacks != attacks[0] || m.Sides[1].Attacks != attacks[1] {
		t.Errorf("the seats attack %v times, the sides come to %+v", seats, m.Sides)
	}
	if err := errors.Join(m.Write(io.Discard), m.WritePage(io.Discard)); err != nil {
		t.Error(err)
	}
}
