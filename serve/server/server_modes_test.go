package server

import (
	"net/http"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/serve/lobby"
	"koiogran/serve/wire"
)

// going returns a match of a way to play that a program plays in the second seat.
func (s *service) going(w *wire.Way) wire.NewMatch {
	s.t.Helper()
	in := wire.NewMatch{Agreement: agreeing("round-limit", 7)}
	in.Edition, in.Way = w.Edition, w.ID
	in.Seats = []wire.NewSeat{{Who: "you"}, {Who: "bot", Bot: "random"}}
	for seat := range in.Seats {
		switch w.Squads {
		case lobby.EitherSquads:
			in.Seats[seat].Ready = w.Forces[seat].ID
		case lobby.QuickSquads, lobby.FormatSquads:
			in.Seats[seat].XWS = s.drawn(in.Agreement).XWS
		}
	}
	return in
}

// drawn draws a squad that an agreement allows.
func (s *service) drawn(a wire.Agreement) wire.ReadySquad {
	s.t.Helper()
	var out wire.ReadySquad
	if status, text := s.call("POST", "/api/v1/squads/draw", "", a, &out); status != 200 {
		s.t.Fatalf("draw: %d %s", status, text)
	}
	return out
}

// ways lists the ways to play of the lobby.
func (s *service) ways() []wire.Way {
	s.t.Helper()
	var menu wire.Lobby
	s.call("GET", "/api/v1/lobby", "", nil, &menu)
	return menu.Ways
}

// Every mode is played to its end against a bot, with a restart of the server in the middle. The record of the match
// verifies, dice included, and the server sends it as a replay.
func TestWays_WholeMatches(t *testing.T) {
	t.Parallel()
	inEveryEdition(t, func(t *testing.T, o Options) {
		first := serve(t, o)
		ways := first.ways()
		if len(ways) == 0 {
			t.Fatal("the lobby lists no ways to play")
		}
		for _, w := range ways {
			t.Run(w.ID, func(t *testing.T) {
				if w.Text == "" || w.Name == "" {
					t.Errorf("nothing is said of it: %+v", w)
				}
				var m wire.Created
				in := first.going(&w)
				if status, text := first.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
					t.Fatalf("%d %s", status, text)
				}
				for range 12 {
					q := first.state(m.ID, m.Token).Question
					if q == nil {
						break // the program has flown all its ships off the table
					}
					first.answer(m.ID, m.Token, anyAnswer(q))
				}
				next := serve(t, o)
				sameState(t, made{Created: m}, first, next)
				next.toItsEnd(t, m)
			})
		}
	})
}

// toItsEnd plays a match against a program, and holds its record.
func (s *service) toItsEnd(t *testing.T, m wire.Created) {
	t.Helper()
	q := s.state(m.ID, m.Token).Question
	for n := 0; q != nil; n++ {
		if n > 5000 {
			t.Fatal("the match does not end")
		}
		q = s.answer(m.ID, m.Token, anyAnswer(q)).Question
	}
	status, text := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	if status != 200 {
		t.Fatalf("record: %d %s", status, text)
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
	var replayed wire.Replay
	status, text = s.call("GET", "/api/v1/matches/"+m.ID+"/replay", "", nil, &replayed)
	if status != 200 || len(replayed.Steps) == 0 || replayed.Result == nil {
		t.Errorf("replay: %d %.200s", status, text)
	}
	if got, want := asSent(t, replayed.Match.Settings),
		asSent(t, s.state(m.ID, "").Match.Settings); got != want {
		t.Errorf("the replay names %s, the match %s", got, want)
	}
}

// A player who places a hyperspace marker gets its outline, so that a client can draw it. The server places the
// obstacles, but leaves markers to the players.
func TestWays_AMarkerIsPlacedByItsOutline(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	in := wire.NewMatch{Agreement: wire.Agreement{Edition: "second", Way: "escalation-core"}}
	in.Seats = []wire.NewSeat{{Who: "you"}, {Who: "bot", Bot: "random"}}
	var m wire.Created
	if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
		t.Fatalf("%d %s", status, text)
	}
	q := s.state(m.ID, m.Token).Question
	if q == nil || q.Place == nil || q.Place.Ship != nil || q.Place.Obstacle != nil ||
		len(q.Place.Outline) != 4 {
		t.Errorf("the first question is %+v", q)
	}
}

// A mission that says itself when it ends has no other limit of rounds, and no one learns of one.
func TestWays_AMissionThatEndsByItselfHasNoRoundLimit(t *testing.T) {
	for id, limited := range map[string]bool{"first": true, "flightpath": false} {
		c, _ := edition.ByID(id)
		s := serve(t, optionsOf(t, emptyStore(t), c))
		for _, w := range s.ways() {
			a := wire.Agreement{Edition: id, Way: w.ID, Settings: map[string]int{"round-limit": 9}}
			if w.Squads == lobby.QuickSquads {
				continue
			}
			got, err := s.lobby.Agreement(&a)
			if err != nil {
				t.Fatal(err)
			}
			if sent := strings.Contains(asSent(t, got.ListSettings()), "round-limit"); sent != limited {
				t.Errorf("%s: a limit is sent: %v, want %v", w.ID, sent, limited)
			}
		}
	}
}

// Squads are held against the way that is played: quick builds of another threat, squads by points
// and squads where both are listed are refused with the reason.
func TestWays_WhatDoesNotFitIsRefused(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	rebels, empire := wire.NewSeat{Who: "you", Ready: "ready-rebels"},
		wire.NewSeat{Who: "bot", Ready: "ready-empire"}
	eight := s.drawn(wire.Agreement{Edition: "second", Way: "quick-build"})
	for why, in := range map[string]wire.NewMatch{
		"is not a quick build": {
			Seats:     []wire.NewSeat{rebels, empire},
			Agreement: wire.Agreement{Edition: "second", Way: "quick-build"},
		},
		"the agreed threat is exactly 3": {
			Seats: []wire.NewSeat{{Who: "you", XWS: eight.XWS}, {Who: "bot", XWS: eight.XWS}},
			Agreement: wire.Agreement{Edition: "second", Way: "quick-build",
				Settings: map[string]int{"threat": 3}},
		},
		"the agreed threat is exactly 4": {
			Seats:     []wire.NewSeat{{Who: "you", XWS: eight.XWS}, {Who: "bot", XWS: eight.XWS}},
			Agreement: wire.Agreement{Way: "escalation"},
		},
		"both sides use preset forces; remove the squads": {
			Seats:     []wire.NewSeat{{Who: "you"}, empire},
			Agreement: wire.Agreement{Edition: "second", Way: "escalation-core"},
		},
		"Seat 1: a squad is missing": {
			Seats:     []wire.NewSeat{{Who: "you"}, empire},
			Agreement: wire.Agreement{Edition: "second", Way: "quick-build"},
		},
		"has no mode": {
			Seats:     []wire.NewSeat{rebels, empire},
			Agreement: wire.Agreement{Way: "escort"},
		},
	} {
		status, text := s.call("POST", "/api/v1/matches", "", in, nil)
		if status != http.StatusUnprocessableEntity || !strings.Contains(text, why) {
			t.Errorf("%s: %d %s", why, status, text)
		}
	}
}

// To a mission each player brings a squad, unseen by the other: an own one, or that which it lists.
func TestInvitation_ToAMission(t *testing.T) {
	first, _ := edition.ByID("first")
	s := serve(t, optionsOf(t, emptyStore(t), first, "first-red-flight", "first-seven-cadets"))
	for _, w := range s.ways() {
		if w.Squads != lobby.EitherSquads {
			continue
		}
		in := wire.NewInvitation{Seat: 2}
		in.Edition, in.Way = w.Edition, w.ID
		var out wire.Created
		if status, text := s.call("POST", "/api/v1/invitations", "", in, &out); status != 201 {
			t.Fatalf("%s: %d %s", w.ID, status, text)
		}
		m := s.filled("invitations", out)
		if one := s.bring(m.ID, m.Token, wire.Bring{Ready: w.Forces[1].ID}); one.Seat != 2 ||
			one.Way != w.ID || one.Squad == nil || one.Squad.Name != w.Forces[1].Name {
			t.Errorf("%s: seat 2 is sent %+v", w.ID, one)
		}
		two := s.bring(m.ID, m.Friend, wire.Bring{Ready: s.o.Squads[0].ID})
		state := s.state(two.Match, m.Token)
		if state.Match.Seat != 2 || !strings.Contains(asSent(t, state.Match.Settings), w.Text) {
			t.Errorf("%s: the match is %+v", w.ID, state.Match.Settings)
		}
	}
}

// To Escalation and quick builds too; the collections of Escalation are drawn once for both.
func TestInvitation_ToQuickBuilds(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	for _, w := range s.ways() {
		if w.Squads != lobby.QuickSquads {
			continue
		}
		in := wire.NewInvitation{Agreement: wire.Agreement{Edition: "second", Way: w.ID}}
		var out wire.Created
		if status, text := s.call("POST", "/api/v1/invitations", "", in, &out); status != 201 {
			t.Fatalf("%s: %d %s", w.ID, status, text)
		}
		m := s.filled("invitations", out)
		s.refusedToBring(m, m.Token, wire.Bring{Ready: "ready-rebels"}, 422)
		s.bring(m.ID, m.Token, wire.Bring{XWS: s.drawn(in.Agreement).XWS})
		two := s.bring(m.ID, m.Friend, wire.Bring{XWS: s.drawn(in.Agreement).XWS})
		if state := s.state(two.Match, m.Friend); state.Match.Seat != 2 {
			t.Errorf("%s: the friend finds %+v", w.ID, state.Match)
		}
	}
}
