package server

import (
	"testing"

	"koiogran/serve/wire"
)

// chancesOf asks what the answers to a question come to.
func (s *service) chancesOf(id, token string) (out wire.Chances, status int) {
	s.t.Helper()
	status, _ = s.call("GET", "/api/v1/matches/"+id+"/odds", token, nil, &out)
	return out, status
}

// Only the player who is asked about an attack gets the odds of each answer, also in matches between people.
func TestChances_AreForWhoeverIsAsked(t *testing.T) {
	t.Parallel()
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	weapons := 0
	tokens := [2]string{m.Token, m.Friend}
	for n := 0; weapons < 3 && s.state(m.ID, "").Result == nil; n = 1 - n {
		q := s.state(m.ID, tokens[n]).Question
		if q == nil {
			// A page asks while its player answers: that is not an error, and browsers would report one.
			if got, status := s.chancesOf(m.ID, tokens[n]); status != 200 || got.Question != 0 || len(got.Options) > 0 {
				t.Fatalf("a seat that is not asked: %d %+v", status, got)
			}
			continue
		}
		got, status := s.chancesOf(m.ID, tokens[n])
		if status != 200 || got.Question != q.Number {
			t.Fatalf("%d %+v, want question %d", status, got, q.Number)
		}
		if q.About == "weapon" {
			weapons += len(got.Options)
		} else if q.About != "target" && q.About != "dice" && len(got.Options) > 0 {
			t.Fatalf("%s: %+v", q.Text, got)
		}
		s.answer(m.ID, tokens[n], anyAnswer(q))
	}
	if weapons == 0 {
		t.Error("nothing is sent of any attack")
	}
	for _, token := range []string{"", "wrong"} {
		if _, status := s.chancesOf(m.ID, token); status == 200 {
			t.Errorf("token %q: %d", token, status)
		}
	}
}
