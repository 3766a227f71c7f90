package match_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/play/squad"
)

// timed returns a match of the first edition with a limit of an hour, in which time is called as soon as
// up says so.
func timed(up func() bool) match.Options {
	seeds := match.SeedsOf(3)
	return match.Options{
		Edition: rules.Compile(first.Edition()),
		Setup: rules.Setup{
			Squads: [2]rules.Squad{
				{Points: 40, Ships: []rules.Loadout{{Pilot: "omicrongrouppilot", Points: 40}}},
				{Points: 21, Ships: []rules.Loadout{{Pilot: "rookiepilot", Points: 21}}},
			},
			Options: game.Options{TimeLimit: 60},
		},
		Seat: func(g *game.Game, p game.Player) match.Player {
			return match.Bot(bot.Random(g, seeds.Seats[p]))
		},
		Dealer: dealer.NewSeeded(seeds.Dice),
		TimeUp: up,
	}
}

// run plays a match that begins with time running, and calls time in the phase of the round that is
// given. It returns the match and its record.
func run(t *testing.T, round uint8, phase game.Phase) (*match.Match, string) {
	t.Helper()
	var record bytes.Buffer
	var m *match.Match
	o := timed(func() bool { return m.State.Round == round && m.State.Phase == phase })
	o.Record = &record
	m, err := match.New(o)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	return m, record.String()
}

// The round in which time runs out is finished, be it early or late in it, and is the last
// (1e.limit.time-finish-round).
func TestTimeUp_TheRoundIsFinishedAndIsTheLast(t *testing.T) {
	for _, phase := range []game.Phase{game.PlanningPhase, game.ActivationPhase} {
		m, _ := run(t, 2, phase)
		if m.State.Round != 2 || m.State.Phase != game.EndPhase || m.State.Result != game.Drawn {
			t.Errorf("time in phase %v: over in round %d, phase %v, result %d", phase, m.State.Round,
				m.State.Phase, m.State.Result)
		}
	}
}

// That time was called is in the record, and a replay comes to the same end.
func TestTimeUp_StandsInTheRecordAndReplays(t *testing.T) {
	m, text := run(t, 2, game.ActivationPhase)
	if strings.Count(text, "\ntime\n") != 1 || !strings.Contains(text, "option time-limit 60\n") {
		t.Fatalf("the record does not say once that time is up:\n%s", text)
	}
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	calls := 0
	err = replay.Play(rules.Compile(first.Edition()), r, func(s replay.Step) error {
		for _, e := range s.Events {
			if e.Kind == game.TimeCalled && e.Clause == "1e.limit.time-finish-round" {
				calls++
			}
		}
		return nil
	})
	if err != nil || calls != 1 {
		t.Errorf("%v, time is called %d times", err, calls)
	}
	var again bytes.Buffer
	if _, err := r.WriteTo(&again); err != nil || again.String() != text {
		t.Errorf("the record is written otherwise than it was read: %v", err)
	}
	if !m.State.TimeUp {
		t.Error("time is not up at the end")
	}
}

// Without the line the match would go on: the record does not verify.
func TestTimeUp_WithoutItTheRecordDiffers(t *testing.T) {
	_, text := run(t, 2, game.PlanningPhase)
	r, err := replay.Read(strings.NewReader(strings.Replace(text, "\ntime\n", "\n", 1)))
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Play(rules.Compile(first.Edition()), r, nil); !errors.Is(err, replay.ErrDiffers) {
		t.Errorf("got %v, want %v", err, replay.ErrDiffers)
	}
}

// A time limit is used only where the players agreed on it before the game (1e.limit.optional), and
// time is called once.
func TestCallTime_OnlyWithALimitAndOnce(t *testing.T) {
	for _, c := range []struct {
		limit         uint8
		first, second error
	}{
		{0, game.ErrNoTime, game.ErrNoTime}, {60, nil, game.ErrNoTime},
	} {
		o := timed(nil)
		o.Setup.Options.TimeLimit = c.limit
		g, s, err := o.Edition.NewGame(o.Setup)
		if err != nil {
			t.Fatal(err)
		}
		x := game.NewExec(g)
		before := *s
		first, second := x.CallTime(s, nil), x.CallTime(s, nil)
		if !errors.Is(first, c.first) || !errors.Is(second, c.second) {
			t.Errorf("limit %d: %v and %v", c.limit, first, second)
		}
		before.TimeUp = s.TimeUp
		if before != *s {
			t.Errorf("limit %d: calling time changes more than that", c.limit)
		}
	}
}

// The second edition has no rule for a match that time ends.
func TestNewGame_NoTimeLimitWithoutARuleForIt(t *testing.T) {
	o := duel(1)
	o.Edition = rules.Compile(second.Edition())
	o.Setup.Options.TimeLimit = 60
	if _, _, err := o.Edition.NewGame(o.Setup); !errors.Is(err, rules.ErrSetup) {
		t.Errorf("got %v, want %v", err, rules.ErrSetup)
	}
}

// What a destroyed ship is worth includes all its upgrades, one that was discarded too
// (1e.limit.score-includes-upgrades); an upgrade that the ship never had is worth nothing.
func TestScores_IncludeDiscardedUpgrades(t *testing.T) {
	c := rules.Compile(first.Edition())
	for _, x := range []struct {
		upgrades []squad.Upgrade
		score    int
	}{
		{[]squad.Upgrade{{ID: "protontorpedoes"}}, 27}, {nil, 23},
	} {
		red := squad.Squad{Edition: squad.First, Ships: []squad.Ship{
			{Pilot: "redsquadronpilot", Upgrades: x.upgrades},
		}}
		tie := squad.Squad{Edition: squad.First, Ships: []squad.Ship{{Pilot: "academypilot"}}}
		g, s, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{
			match.Squad(c.Facts, &red), match.Squad(c.Facts, &tie),
		}})
		if err != nil {
			t.Fatal(err)
		}
		exec := game.NewExec(g)
		exec.Waiting(s)
		for i := range g.Cards {
			if g.Cards[i].ID == "protontorpedoes" {
				s.Charges[i].Off = true
			}
		}
		s.Ships[0].Destroyed = true
		if got := rules.Scores(exec); got != [2]int{0, x.score} {
			t.Errorf("scores %v, want %d for player 2", got, x.score)
		}
	}
}
