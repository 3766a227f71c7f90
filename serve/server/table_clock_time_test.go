package server

import (
	"strings"
	"testing"
	"time"

	"koiogran/engine/edition"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/serve/wire"
)

// timed returns a match of the first edition against a program, with a limit of an hour.
func timed(t *testing.T) (*service, wire.Created) {
	t.Helper()
	first, _ := edition.ByID("first")
	s := serve(t, optionsOf(t, emptyStore(t), first, "first-red-flight", "first-seven-cadets"))
	in := wire.NewMatch{Agreement: agreeing("time-limit", 60)}
	in.Seats = []wire.NewSeat{
		{Who: "you", Ready: s.o.Squads[0].ID},
		{Who: "bot", Bot: "random", Ready: s.o.Squads[1].ID},
	}
	var m wire.Created
	if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
		t.Fatalf("create: %d %s", status, text)
	}
	return s, m
}

// A match with a time limit ends with the round in which its minutes run out, which is in its
// record (1e.limit.time-finish-round). Until then nothing of it is seen.
func TestMatch_EndsWithTheRoundInWhichTimeRunsOut(t *testing.T) {
	s, m := timed(t)
	state := s.state(m.ID, m.Token)
	for state.Table.Round < 2 {
		s.answer(m.ID, m.Token, anyAnswer(state.Question))
		state = s.state(m.ID, m.Token)
	}
	s.runOut(t, m.ID)
	for state.Question != nil {
		s.answer(m.ID, m.Token, anyAnswer(state.Question))
		state = s.state(m.ID, m.Token)
	}
	if state.Table.Round != 2 || state.Result == nil {
		t.Errorf("over in round %d: %+v", state.Table.Round, state.Result)
	}
	called := 0
	for _, e := range state.Events {
		if e.Kind == "time-called" {
			called++
		}
	}
	_, text := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	if called != 1 || strings.Count(text, "\ntime\n") != 1 {
		t.Errorf("time is called %d times, and %d in the record", called, strings.Count(text, "\ntime\n"))
	}
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Play(s.o.Editions[0].Rules(), r, nil); err != nil {
		t.Error(err)
	}
	if _, err := match.VerifyDice(s.o.Editions[0].Rules(), r); err != nil {
		t.Error(err)
	}
}

// runOut lets the time of a match run out.
func (s *service) runOut(t *testing.T, id string) {
	t.Helper()
	table, err := s.table(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	table.mu.Lock()
	defer table.mu.Unlock()
	table.meta.Created = table.meta.Created.Add(-time.Hour)
}

// What was taken back does not take back that time was called.
func TestTakeback_TimeStaysCalled(t *testing.T) {
	s, m := timed(t)
	for s.state(m.ID, m.Token).Question.About != "dial" {
		s.answer(m.ID, m.Token, anyAnswer(s.state(m.ID, m.Token).Question))
	}
	s.answer(m.ID, m.Token, anyAnswer(s.state(m.ID, m.Token).Question))
	s.runOut(t, m.ID)
	s.answer(m.ID, m.Token, anyAnswer(s.state(m.ID, m.Token).Question))
	s.offer(m.ID, m.Token, "takeback")
	s.declined(m.ID, m.Token, "takeback") // the dial that was set before
	table, err := s.table(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	table.mu.Lock()
	defer table.mu.Unlock()
	if !table.state.TimeUp {
		t.Error("time runs again")
	}
}
