package server

import (
	"testing"

	"koiogran/serve/lobby"
	"koiogran/serve/wire"
)

// suggestion asks what a program would do in a seat.
func (s *service) suggestion(id, token string) (out wire.Suggestion, status int) {
	s.t.Helper()
	status, _ = s.call("GET", "/api/v1/matches/"+id+"/suggestion", token, nil, &out)
	return out, status
}

// Against a program every question comes with an answer that can be sent, the same whenever it is asked.
func TestSuggestion_AgainstAProgramCanBeSent(t *testing.T) {
	t.Parallel()
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	if _, status := s.suggestion(m.ID, ""); status != 409 {
		t.Errorf("a watcher: %d, want 409", status)
	}
	weighed, played := 0, 0
	for range 40 {
		q := s.state(m.ID, m.Token).Question
		if q == nil {
			break
		}
		one, status := s.suggestion(m.ID, m.Token)
		if status != 200 || one.Question != q.Number || one.Why == "" || one.Text == "" {
			t.Fatalf("question %d: %d %+v", q.Number, status, one)
		}
		// To set dials takes half a second of a processor each time, so that they are asked for twice once.
		if weighed > 0 && len(one.Weighed) > 0 {
			s.answer(m.ID, m.Token, wire.Answer{Question: q.Number, Answer: one.Answer})
			continue
		}
		if two, _ := s.suggestion(m.ID, m.Token); two.Answer != one.Answer || two.Why != one.Why {
			t.Fatalf("question %d: %s, then %s", q.Number, one.Answer, two.Answer)
		}
		weighed += len(one.Weighed)
		if len(one.Weighed) > 0 && one.Weighed[0].Unit == "wins" {
			played++
			if w := one.Wins; w == nil || w.Chance <= 0 || w.Chance >= 1 || w.Error <= 0 || w.Error >= 0.5 {
				t.Errorf("question %d: the chance to win is %+v", q.Number, w)
			}
		}
		s.answer(m.ID, m.Token, wire.Answer{Question: q.Number, Answer: one.Answer})
	}
	if weighed == 0 || played == 0 {
		t.Errorf("%d answers were weighed, of %d questions dials that were played out", weighed, played)
	}
}

// Two people get no suggestions unless they have agreed on them.
func TestSuggestion_BetweenPeople(t *testing.T) {
	for on, want := range map[int]int{0: 409, 1: 200} {
		f := clocked(t, emptyStore(t), map[string]int{lobby.SuggestionsSetting: on})
		token := f.Token
		if f.state(f.ID, token).Question == nil {
			token = f.Friend
		}
		if _, status := f.suggestion(f.ID, token); status != want {
			t.Errorf("setting %d: %d, want %d", on, status, want)
		}
	}
}
