package server

import (
	"testing"

	"koiogran/serve/wire"
)

// Anyone who holds a seat learns of its own dials, and a watcher of none.
func TestDials_AreToldToTheirOwner(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	path := "/api/v1/matches/" + m.ID + "/dials"
	if status, text := s.call("GET", path, "", nil, nil); status != 409 {
		t.Errorf("without a token: %d %s, want 409", status, text)
	}
	state := s.state(m.ID, m.Token)
	for q := state.Question; q != nil && q.About != "dial"; {
		q = s.answer(m.ID, m.Token, anyAnswer(q)).Question
	}
	var dials wire.Dials
	if status, text := s.call("GET", path, m.Token, nil, &dials); status != 200 {
		t.Fatalf("dials: %d %s", status, text)
	}
	if len(dials.Ships) == 0 {
		t.Error("no dials are sent")
	}
	for _, d := range dials.Ships {
		if state.Match.Ships[d.Ship].Seat != m.Seat || len(d.Options) == 0 {
			t.Errorf("ship %d: %d options", d.Ship, len(d.Options))
		}
	}
}
