package server

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"koiogran/play/analysis"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/serve/wire"
)

// played plays a match against a program to its end.
func (s *service) played() made {
	s.t.Helper()
	m := s.create("you", "beginner")
	for q := s.state(m.ID, m.Token).Question; q != nil; {
		q = s.answer(m.ID, m.Token, anyAnswer(q)).Question
	}
	return m
}

func TestRecord_VerifiesWithItsDice(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.played()
	status, text := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	if status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Play(second, r, nil); err != nil {
		t.Error(err)
	}
	if n, err := match.VerifyDice(second, r); err != nil || n == 0 {
		t.Errorf("%d answers of chance verify: %v", n, err)
	}
}

func TestRecord_OfAMatchThatGoesOnIsNotShown(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	for _, path := range []string{"/record", "/replay"} {
		if status, text := s.call("GET", "/api/v1/matches/"+m.ID+path, m.Token, nil, nil); status != 409 {
			t.Errorf("%s: %d %s", path, status, text)
		}
	}
}

func TestReplay_ShowsEveryDecisionAndBothSides(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.played()
	var out wire.Replay
	if status, text := s.call("GET", "/api/v1/matches/"+m.ID+"/replay", "", nil, &out); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	var facedown [3]int
	for _, step := range out.Steps {
		for _, ship := range step.Table.Ships {
			if d := ship.Dial; d != nil && d.Maneuver != nil && !d.Revealed {
				facedown[out.Match.Ships[ship.ID].Seat]++
			}
		}
	}
	if facedown[1] == 0 || facedown[2] == 0 {
		t.Errorf("the dials of both sides are shown %v times", facedown)
	}
	if out.Result == nil || out.Match.Dice.Secret == "" {
		t.Errorf("the end: %+v, %+v", out.Result, out.Match.Dice)
	}
}

func TestReplay_OfARecordThatIsSent(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.played()
	_, record := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	var one, two wire.Replay
	s.call("GET", "/api/v1/matches/"+m.ID+"/replay", "", nil, &one)
	s.call("POST", "/api/v1/replays", "", wire.NewReplay{Record: record}, &two)
	if len(one.Steps) == 0 || len(one.Steps) != len(two.Steps) {
		t.Errorf("%d steps, and %d of the record", len(one.Steps), len(two.Steps))
	}
	status, text := s.call("POST", "/api/v1/replays", "", wire.NewReplay{Record: "match"}, nil)
	if status != 422 || !strings.Contains(text, "Line 1") {
		t.Errorf("a broken record: %d %s", status, text)
	}
}

func TestPlayOn_BeginsWhereTheRecordIsCut(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.played()
	var whole wire.Replay
	s.call("GET", "/api/v1/matches/"+m.ID+"/replay", "", nil, &whole)
	at := len(whole.Steps) / 2
	in := wire.NewReplayMatch{Match: m.ID, At: at,
		Seats: []wire.NewSeat{{Who: "bot", Bot: "random"}, {Who: "you"}}}
	var next wire.Created
	if status, text := s.call("POST", "/api/v1/replays/matches", "", in, &next); status != 201 {
		t.Fatalf("%d %s", status, text)
	}
	if next.Seat != 2 {
		t.Errorf("the seat is %d, want 2", next.Seat)
	}
	for q := s.state(next.ID, next.Token).Question; q != nil; {
		q = s.answer(next.ID, next.Token, anyAnswer(q)).Question
	}
	_, text := s.call("GET", "/api/v1/matches/"+next.ID+"/record", "", nil, nil)
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	for i, step := range whole.Steps[:at] {
		if r.Lines[i].Text != step.Answer {
			t.Fatalf("choice %d is %q, want %q", i, r.Lines[i].Text, step.Answer)
		}
	}
	rolls := 0
	for _, step := range whole.Steps[:at] {
		if step.Seat == 0 {
			rolls++
		}
	}
	if r.Dice.From != rolls {
		t.Errorf("the record says that %d rolls came with it, want %d", r.Dice.From, rolls)
	}
	if _, err := match.VerifyDice(second, r); err != nil {
		t.Error(err)
	}
}

// found returns everything that the analysis has for a round.
func TestFound_TellsAll(t *testing.T) {
	d := analysis.Decision{Line: 9, At: 7, Round: 2, Player: 1, Asked: "Which?", Chose: "pass", Chance: 0.4}
	got := found(&analysis.Match{
		Luck:      &analysis.Luck{Attacks: []analysis.Attack{{Round: 2, Player: 2, Expected: 1.25, Stood: 3, Luck: 1.5}}},
		Decisions: []analysis.Decision{d},
		Losses:    []analysis.Loss{{Decision: d, Better: "focus", Lost: 0.1, Error: 0.05}},
		Missed:    []analysis.Missed{{At: 8, Round: 2, Player: 2, Attacker: "Luke", Defender: "Vader", How: "a boost"}},
		Program:   "leader",
	}, 2)
	want := &wire.Analysis{
		Round:     2,
		Decisions: []wire.Decided{{At: 7, Seat: 1, Chance: 0.4}},
		Losses: []wire.Loss{{At: 7, Round: 2, Seat: 1, Asked: "Which?", Chose: "pass", Better: "focus", Lost: 0.1,
			Error: 0.05}},
		Missed:  []wire.MissedAttack{{At: 8, Round: 2, Seat: 2, Attacker: "Luke", Defender: "Vader", How: "a boost"}},
		Attacks: []wire.LuckyAttack{{Seat: 2, Expected: 1.25, Stood: 3, Luck: 1.5}},
		Program: "leader",
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestAnalysis_OfEachRoundOfAFinishedMatch(t *testing.T) {
	t.Parallel()
	s := serve(t, options(t, emptyStore(t)))
	m := s.played()
	var whole wire.Replay
	s.call("GET", "/api/v1/matches/"+m.ID+"/replay", "", nil, &whole)
	var one, other wire.Analysis
	if status, text := s.call("POST", "/api/v1/replays/analysis", "", wire.NewAnalysis{Match: m.ID, Round: 1}, &one); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	if len(one.Decisions) == 0 || one.Round != 1 || one.Program == "" {
		t.Fatalf("got %+v", one)
	}
	for _, d := range one.Decisions {
		if step := whole.Steps[d.At-1]; step.Seat != d.Seat || d.Chance < 0 || d.Chance > 1 {
			t.Errorf("decision %+v is of seat %d: %s", d, step.Seat, step.Question)
		}
	}
	_, record := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	s.call("POST", "/api/v1/replays/analysis", "", wire.NewAnalysis{Record: record, Round: 1}, &other)
	if !slices.Equal(one.Decisions, other.Decisions) {
		t.Error("the record is judged otherwise than its match")
	}
	running := s.create("you", "random")
	if status, text := s.call("POST", "/api/v1/replays/analysis", running.Token,
		wire.NewAnalysis{Match: running.ID, Round: 1}, nil); status != 409 {
		t.Errorf("a match that goes on: %d %s", status, text)
	}
}
