package server

import (
	"testing"
	"time"

	"koiogran/serve/wire"
)

// turns asks where matches stand.
func (s *service) turns(seats ...wire.MySeat) []wire.Turn {
	s.t.Helper()
	var out []wire.Turn
	if status, text := s.call("POST", "/api/v1/turns", "", wire.MySeats{Seats: seats}, &out); status != 200 {
		s.t.Fatalf("%d %s", status, text)
	}
	return out
}

// Anyone who holds seats learns of all their matches whose turn it is, and for how long; a restart
// changes nothing of that.
func TestTurns_OfAllMatchesThatSomebodyHolds(t *testing.T) {
	kept := emptyStore(t)
	f := clocked(t, kept, map[string]int{"clock-days": 3})
	seat, _ := f.asked()
	f.pass(24 * time.Hour)
	over := f.create("you", "random")
	f.answer(over.ID, over.Token, wire.Answer{Answer: concede})
	invited := f.pairUp("")
	ask := func(p wire.Seat) []wire.Turn {
		return f.turns(wire.MySeat{ID: f.made.ID, Token: f.token(p)}, wire.MySeat{ID: over.ID, Token: over.Token},
			wire.MySeat{ID: invited.ID, Token: invited.Token}, wire.MySeat{ID: "0123456789abcdef", Token: "a"},
			wire.MySeat{ID: over.ID, Token: "forged"})
	}
	for range 2 {
		got := ask(seat)
		if len(got) != 2 || !got[0].Yours || got[0].Left == nil || !got[1].Over || got[1].Yours {
			t.Fatalf("%+v", got)
		}
		if left := time.Duration(*got[0].Left) * time.Millisecond; left > 48*time.Hour || left < 47*time.Hour {
			t.Errorf("%v are left", left)
		}
		if got := ask(3 - seat); got[0].Yours || got[0].Left != nil {
			t.Errorf("the other seat: %+v", got)
		}
		f.Close()
		f.service = f.again(t, kept)
	}
}
