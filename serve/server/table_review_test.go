package server

import (
	"strings"
	"testing"

	"koiogran/serve/lobby"
	"koiogran/serve/wire"
)

// review asks for the review of the last round.
func (s *service) review(id, token string) (out wire.Review, status int) {
	s.t.Helper()
	status, _ = s.call("GET", "/api/v1/matches/"+id+"/review", token, nil, &out)
	return out, status
}

// Against a bot each round that has ended is reviewed, the same whenever it is asked for, and none before.
func TestReview_AfterEachRound(t *testing.T) {
	t.Parallel()
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	if _, status := s.review(m.ID, ""); status != 409 {
		t.Errorf("a watcher: %d, want 409", status)
	}
	seen := 0
	for range 120 {
		st := s.state(m.ID, m.Token)
		if st.Question == nil || seen == 2 {
			break
		}
		if got, status := s.review(m.ID, m.Token); status != 200 || got.Round != max(0, int(st.Table.Round)-1) {
			t.Fatalf("round %d: status %d, review of round %d", st.Table.Round, status, got.Round)
		} else if got.Round > seen {
			seen = got.Round
			if len(got.Lines) < 3 || !strings.Contains(got.Lines[len(got.Lines)-1].String(), "computer") {
				t.Errorf("round %d: %v", got.Round, got.Lines)
			}
		}
		choice, _ := s.suggestion(m.ID, m.Token)
		s.answer(m.ID, m.Token, wire.Answer{Question: st.Question.Number, Answer: choice.Answer})
	}
	if seen < 2 {
		t.Errorf("%d rounds were reviewed, want 2", seen)
	}
}

// Two people get no reviews unless they have agreed on suggestions.
func TestReview_BetweenPeople(t *testing.T) {
	for on, want := range map[int]int{0: 409, 1: 200} {
		f := clocked(t, emptyStore(t), map[string]int{lobby.SuggestionsSetting: on})
		if _, status := f.review(f.ID, f.Token); status != want {
			t.Errorf("setting %d: %d, want %d", on, status, want)
		}
	}
}
