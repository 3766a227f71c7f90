package server

import (
	"net/http"
	"testing"
	"time"

	"koiogran/serve/wire"
)

// open makes a match or an invitation whose friend has not opened the link yet.
func (s *service) open(kind string) wire.Created {
	s.t.Helper()
	var in any = wire.NewInvitation{Agreement: wire.Agreement{Edition: s.o.Editions[0].ID}}
	if kind == "matches" {
		in = wire.NewMatch{Seats: []wire.NewSeat{
			{Who: "you", Ready: s.o.Squads[0].ID}, {Who: "friend", Ready: s.o.Squads[1].ID},
		}}
	}
	var out wire.Created
	if status, text := s.call("POST", "/api/v1/"+kind, "", in, &out); status != 201 {
		s.t.Fatalf("%s: %d %s", kind, status, text)
	}
	return out
}

// seatCall changes a seat of a match or of an invitation.
func (s *service) seatCall(kind, id, what, token string, in any) (int, wire.Created) {
	s.t.Helper()
	var out wire.Created
	status, _ := s.call("POST", "/api/v1/"+kind+"/"+id+"/"+what, token, in, &out)
	return status, out
}

// freeSeats returns the seats of a match or of an invitation that no one has taken, as the server lists them to the
// holder of a token.
func (s *service) freeSeats(kind, id, token string) []wire.Seat {
	s.t.Helper()
	var out struct{ Free []wire.Seat }
	if status, text := s.call("GET", "/api/v1/"+kind+"/"+id, token, nil, &out); status != 200 {
		s.t.Fatalf("%d %s", status, text)
	}
	return out.Free
}

// What the maker of a match knows of the friend's seat opens nothing once the friend has it.
func TestSeats_ALinkIsTakenOnceAndTheMakerHoldsOneSeat(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	for _, kind := range []string{"matches", "invitations"} {
		m := s.open(kind)
		path := "/api/v1/" + kind + "/" + m.ID
		if status, _ := s.call("GET", path, m.Link, nil, nil); status != http.StatusUnauthorized {
			t.Errorf("%s: the link is a token: %d", kind, status)
		}
		if free := s.freeSeats(kind, m.ID, m.Token); len(free) != 1 || free[0] != 2 {
			t.Errorf("%s: %v are free, want seat 2", kind, free)
		}
		status, friend := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: m.Link})
		if status != http.StatusCreated || friend.Seat != 2 || friend.Token == "" {
			t.Fatalf("%s: %d %+v", kind, status, friend)
		}
		for range 2 {
			status, again := s.seatCall(kind, m.ID, "seat", m.Token, wire.Take{Link: m.Link})
			if status != http.StatusGone || again.Token != "" {
				t.Errorf("%s: the link opens twice: %d", kind, status)
			}
		}
		if status, _ := s.call("GET", path, m.Link, nil, nil); status != http.StatusUnauthorized {
			t.Errorf("%s: the link is a token: %d", kind, status)
		}
		for _, token := range []string{m.Token, friend.Token} {
			if free := s.freeSeats(kind, m.ID, token); len(free) != 0 {
				t.Errorf("%s: %v are free, want none", kind, free)
			}
		}
		if status, _ := s.seatCall(kind, m.ID, "link", m.Token, nil); status != http.StatusConflict {
			t.Errorf("%s: the link of a taken seat is replaced: %d", kind, status)
		}
	}
}

// Anyone who did not hear that a seat is theirs asks again with the token that they had drawn, and no one else
// has anything of it.
func TestSeats_ATokenOfOnesOwnTakesTheSameSeatAgain(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	const own, other = "0123456789-abcdefghijklmnopqrstuvwxyz_ABCDE", "x123456789-abcdefghijklmnopqrstuvwxyz_ABCDE"
	for _, kind := range []string{"matches", "invitations"} {
		m := s.open(kind)
		if status, _ := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: m.Link, Token: "short"}); status != 422 {
			t.Errorf("%s: a short token: %d", kind, status)
		}
		for range 2 {
			status, got := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: m.Link, Token: own})
			if status != http.StatusCreated || got.Seat != 2 || got.Token != own {
				t.Errorf("%s: %d %+v", kind, status, got)
			}
		}
		for _, in := range []wire.Take{{Link: m.Link}, {Link: m.Link, Token: other}, {Token: other}} {
			if status, _ := s.seatCall(kind, m.ID, "seat", "", in); status != http.StatusGone {
				t.Errorf("%s: someone else: %d", kind, status)
			}
		}
		if status, text := s.call("GET", "/api/v1/"+kind+"/"+m.ID, own, nil, nil); status != 200 {
			t.Errorf("%s: %d %s", kind, status, text)
		}
	}
}

func TestSeats_ALinkIsReplacedWhileTheSeatIsFree(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	for _, kind := range []string{"matches", "invitations"} {
		m := s.open(kind)
		if status, _ := s.seatCall(kind, m.ID, "link", m.Link, nil); status != 401 {
			t.Errorf("%s: the link replaces itself: %d", kind, status)
		}
		status, next := s.seatCall(kind, m.ID, "link", m.Token, nil)
		if status != http.StatusCreated || next.Link == "" || next.Link == m.Link {
			t.Fatalf("%s: %d %+v", kind, status, next)
		}
		if status, _ := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: m.Link}); status != 410 {
			t.Errorf("%s: the old link opens the seat: %d", kind, status)
		}
		if status, _ := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: next.Link}); status != 201 {
			t.Errorf("%s: the new link does not open the seat: %d", kind, status)
		}
	}
}

// A token that someone else has seen is replaced: the old one holds nothing, and streams that it
// opened end, on every server, and after everything was loaded again.
func TestSeats_ATokenIsRenewed(t *testing.T) {
	kept := emptyStore(t)
	s, other := serve(t, options(t, kept)), serve(t, options(t, kept))
	m := s.create("you", "friend")
	s.state(m.ID, m.Token)
	other.state(m.ID, m.Token)
	streams := []*ear{s.listen(m.ID, m.Token, 1), other.listen(m.ID, m.Token, 1)}
	status, mine := s.seatCall("matches", m.ID, "token", m.Token, nil)
	if status != http.StatusCreated || mine.Seat != 1 {
		t.Fatalf("%d %+v", status, mine)
	}
	for n, e := range streams {
		select {
		case <-e.ended:
		case <-time.After(time.Minute):
			t.Fatalf("stream %d goes on with the old token", n)
		}
	}
	for range 2 {
		for _, at := range []*service{s, other} {
			if status, _ := at.call("GET", "/api/v1/matches/"+m.ID, m.Token, nil, nil); status != 401 {
				t.Errorf("the old token is answered with %d", status)
			}
			if seat := at.state(m.ID, mine.Token).Match.Seat; seat != 1 {
				t.Errorf("the new token holds seat %d", seat)
			}
			if seat := at.state(m.ID, m.Friend).Match.Seat; seat != 2 {
				t.Errorf("the friend's token holds seat %d", seat)
			}
		}
		s.dropIdle(time.Now().Add(time.Hour))
	}
	if status, _ := s.seatCall("matches", m.ID, "token", "", nil); status != http.StatusConflict {
		t.Errorf("a watcher is given a token: %d", status)
	}
}

// Anyone who has drawn the new token and did not hear the answer asks again with the same, though the old one
// holds nothing any more. It opens nothing for others.
func TestSeats_ARenewalThatWasNotHeardIsAskedForAgain(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	const own, other = "0123456789-abcdefghijklmnopqrstuvwxyz_ABCDE", "x123456789-abcdefghijklmnopqrstuvwxyz_ABCDE"
	for _, kind := range []string{"matches", "invitations"} {
		m := s.open(kind)
		if status, _ := s.seatCall(kind, m.ID, "token", m.Token, wire.Renew{Token: "short"}); status != 422 {
			t.Errorf("%s: a short token: %d", kind, status)
		}
		if status, _ := s.seatCall(kind, m.ID, "token", "", wire.Renew{Token: own}); status != 409 {
			t.Errorf("%s: a watcher: %d", kind, status)
		}
		for range 2 {
			status, got := s.seatCall(kind, m.ID, "token", m.Token, wire.Renew{Token: own})
			if status != http.StatusCreated || got.Seat != 1 || got.Token != own {
				t.Errorf("%s: %d %+v", kind, status, got)
			}
		}
		if status, _ := s.seatCall(kind, m.ID, "token", m.Token, wire.Renew{Token: other}); status != 401 {
			t.Errorf("%s: the old token takes the seat back: %d", kind, status)
		}
		if status, text := s.call("GET", "/api/v1/"+kind+"/"+m.ID, own, nil, nil); status != 200 {
			t.Errorf("%s: %d %s", kind, status, text)
		}
	}
}

// Both seats keep their holders through takebacks, which play a match again.
func TestSeats_OutliveATakeback(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	for range 60 {
		now := s.state(m.ID, m.Token)
		if now.Takeback != "" && now.Table.Round > 0 {
			s.offer(m.ID, m.Token, "takeback")
			s.offer(m.ID, m.Friend, "takeback")
			break
		}
		token := m.Token
		if now.Question == nil {
			token, now = m.Friend, s.state(m.ID, m.Friend)
		}
		s.answer(m.ID, token, anyAnswer(now.Question))
	}
	if one, two := s.state(m.ID, m.Token), s.state(m.ID, m.Friend); one.Match.Seat != 1 ||
		two.Match.Seat != 2 || len(one.Free) != 0 {
		t.Errorf("seats %d and %d, free %v", one.Match.Seat, two.Match.Seat, one.Free)
	}
}

// Of twelve who open a link at once, at two servers, one takes the seat.
func TestSeats_OneOfManyTakesTheSeat(t *testing.T) {
	kept := emptyStore(t)
	nodes := []*service{serve(t, options(t, kept)), serve(t, options(t, kept))}
	for _, kind := range []string{"matches", "invitations"} {
		m := nodes[0].open(kind)
		tokens := make(chan string, 12)
		for n := range cap(tokens) {
			go func() {
				out, err := nodes[n%2].Server.take(t.Context(), m.ID, wire.Take{Link: m.Link}, nil)
				if err != nil {
					out = &wire.Created{}
				}
				tokens <- out.Token
			}()
		}
		taken := 0
		for range cap(tokens) {
			if <-tokens != "" {
				taken++
			}
		}
		if taken != 1 {
			t.Errorf("%s: the seat was taken %d times", kind, taken)
		}
	}
}
