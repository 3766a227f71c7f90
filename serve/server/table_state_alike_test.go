package server

import (
	"io"
	"math/rand/v2"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/coder/websocket"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// choice is something that a side alone knows.
type choice struct {
	name string
	// hides makes it, the first time in one way and the second time in another, and reports whether it could.
	hides func(g *game.Game, s *game.State, way int) bool
	// secret reports whether the others still do not know it.
	secret func(s *game.State) bool
}

// facedownDial returns the dial of a ship of seat 2.
func facedownDial() *choice {
	ship := -1
	return &choice{"a dial", func(g *game.Game, s *game.State, way int) bool {
		for i := range g.Ships {
			dials := &s.Secret[game.Seat2].Dials
			if g.Ships[i].Owner == game.Seat2 && dials[i] != 0 && s.Ships[i].Revealed.IsNone() {
				ship, dials[i] = i, uint8(1+way)
				return true
			}
		}
		return false
	}, func(s *game.State) bool {
		return s.Secret[game.Seat2].Dials[ship] != 0 && s.Ships[ship].Revealed.IsNone()
	}}
}

// facedownDamage returns a damage card that is dealt to a ship of seat 2, and at which only its side has looked.
func facedownDamage() *choice {
	card := -1
	return &choice{"a damage card", func(g *game.Game, s *game.State, way int) bool {
		for i := range g.Ships {
			if g.Ships[i].Owner != game.Seat2 || g.Ships[i].Huge != nil || s.Round == 0 {
				continue
			}
			card = int(s.NCards)
			s.NCards++
			s.Ships[i].Damage++
			s.Ships[i].Facedown++
			s.Decks[g.Ships[i].Pile(game.NoSection)].Facedown++
			s.Cards[card] = game.Card{Ship: game.ShipID(i), By: game.NoShip, InUse: true, Seen: game.Only(game.Seat2)}
			s.Secret[game.Seat2].Known[card] = titleOf(g, g.Ships[i].Pile(game.NoSection), way)
			return true
		}
		return false
	}, func(s *game.State) bool { return s.Cards[card].InUse && s.Cards[card].Seen == game.Only(game.Seat2) }}
}

// titleOf returns the number of one of the titles in a damage deck.
func titleOf(g *game.Game, deck, n int) uint8 {
	for title, cards := range g.Decks[deck] {
		if cards > 0 {
			if n == 0 {
				return uint8(title)
			}
			n--
		}
	}
	return 0
}

// hearing is everything that those of one match hear.
type hearing struct {
	s      *service
	id     string
	tokens []string // of the seats; the last one, that of someone who watches, is empty
	ears   []*ear   // for each of them one by a stream and one by a socket
}

// heardIn begins a match whose dice, ids and tokens are the same each time, with everyone listening.
func heardIn(t *testing.T, o Options, in wire.NewMatch) *hearing {
	t.Helper()
	o.Store = emptyStore(t)
	o.Random = zeros{rand.NewChaCha8([32]byte{9})}
	h := &hearing{s: serve(t, o)}
	h.id, h.tokens = h.s.team(in)
	h.tokens = append(h.tokens, "")
	for seat, token := range h.tokens {
		h.ears = append(h.ears, h.s.listen(h.id, token, wire.Seat(seat+1)), h.s.listenBySocket(h.id, token, wire.Seat(seat+1)))
	}
	h.until(h.s.state(h.id, h.tokens[0]).Position)
	return h
}

// twoOf returns a match of two players.
func twoOf(o Options) wire.NewMatch {
	return wire.NewMatch{Agreement: agreeing("round-limit", 6), Seats: []wire.NewSeat{
		{Who: "you", Ready: o.Squads[0].ID}, {Who: "friend", Ready: o.Squads[1].ID},
	}}
}

// listenBySocket is listen over a socket.
func (s *service) listenBySocket(id, token string, seat wire.Seat) *ear {
	s.t.Helper()
	e := &ear{s: s, id: id, token: token, seat: seat, heard: make(chan struct{}, 1), ended: make(chan struct{})}
	conn, _, err := websocket.Dial(s.t.Context(), socketAt(s, id), nil)
	if err != nil {
		s.t.Fatal(err)
	}
	conn.SetReadLimit(-1)
	ctx := s.t.Context()
	if err := conn.Write(ctx, websocket.MessageText, []byte(asSent(s.t, wire.Hello{Token: token, After: -1}))); err != nil {
		s.t.Fatal(err)
	}
	from, to := io.Pipe()
	go func() {
		defer to.Close()
		for {
			_, text, err := conn.Read(ctx)
			if err != nil {
				return
			}
			_, _ = to.Write(text)
		}
	}()
	go func() {
		defer close(e.ended)
		e.read(from)
	}()
	s.t.Cleanup(func() { conn.CloseNow(); <-e.ended })
	return e
}

// until waits until everyone has heard of a position.
func (h *hearing) until(position int) {
	for _, e := range h.ears {
		e.until(position)
	}
}

// hide makes a choice in one way.
func (h *hearing) hide(t *testing.T, c *choice, way int) bool {
	t.Helper()
	k, err := h.s.table(t.Context(), h.id)
	if err != nil {
		t.Fatal(err)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if !c.hides(k.game, &k.state, way) {
		return false
	}
	k.forgetAsked()
	k.eventLogs = perLanguage[[viewers]*eventLog]{}
	return true
}

// secret reports whether a choice is still secret.
func (h *hearing) secret(t *testing.T, c *choice) bool {
	t.Helper()
	k, err := h.s.table(t.Context(), h.id)
	if err != nil {
		t.Fatal(err)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return !k.over() && c.secret(&k.state)
}

// asks asks every route about the match for everyone, and keeps what is answered.
func (h *hearing) asks() {
	for i := range h.tokens {
		e := h.ears[2*i]
		for _, r := range h.s.Routes() {
			if path, ok := strings.CutPrefix(r.Path, "/matches"); ok && r.Method == http.MethodGet && r.Tells == nil {
				e.say("GET", strings.ReplaceAll(path, "{id}", h.id), nil, nil)
			}
		}
		e.say("GET", "/"+h.id+"/record", nil, nil)
		for _, answer := range []string{"pass", "concede", "set 0 0", "no such answer"} {
			e.say("POST", "/"+h.id+"/try", wire.Try{Answer: answer}, nil)
		}
	}
}

// varies is what differs between two matches because of the time alone.
var varies = regexp.MustCompile(`(Date|X-Request-Id|Content-Length):\[[^]]*\]|"(open|idle|created)":("[^"]*"|\d+)|: beat\n\n`)

// drain returns what the listener has heard since the last call, without the times.
func (e *ear) drain() string {
	e.mu.Lock()
	defer e.mu.Unlock()
	text := e.stream.String() + e.said.String()
	e.stream.Reset()
	e.said.Reset()
	return varies.ReplaceAllString(text, "")
}

// turn returns a seat that is asked something, nil if none is: of those who set dials seat 2 and its partner first.
func (h *hearing) turn() (seat int, q *wire.Question) {
	for n := range h.tokens[:len(h.tokens)-1] {
		asked := h.ears[2*n].question()
		if asked != nil && (q == nil || asked.About == "dial" && n%2 == 1) {
			seat, q = n, asked
		}
	}
	return seat, q
}

// Two matches that differ in nothing but a dial or a facedown damage card of one side are the same to everyone
// else, in every game (2e.planning.secret, damage.facedown-hidden).
func TestAlike_WhatOneSideAloneKnows(t *testing.T) {
	for id, names := range readySquads {
		c, _ := edition.ByID(id)
		for name, secret := range map[string]*choice{"dial": facedownDial(), "damage": facedownDamage()} {
			t.Run(id+"/"+name, func(t *testing.T) {
				alike(t, func() Options { return optionsOf(t, nil, c, names...) }, twoOf, secret)
			})
		}
	}
}

// Partners hear of each other's dials and cards, and both opponents of none (1e.team.dials-shared).
func TestAlike_WhatATeamAloneKnows(t *testing.T) {
	t.Parallel()
	first, _ := edition.ByID("first")
	for name, secret := range map[string]*choice{"dial": facedownDial(), "damage": facedownDamage()} {
		t.Run(name, func(t *testing.T) {
			alike(t, func() Options { return optionsOf(t, nil, first, teamSquads...) }, func(Options) wire.NewMatch {
				return teamMatch("you", "friend", "friend", "friend")
			}, secret)
		})
	}
}

// alike plays two matches that differ in nothing but a choice of seat 2, and compares byte by byte what
// everyone hears who may not know it, by every route, by streams and by sockets, as long as it is secret. Those
// who may know it hear of it: so the comparison would notice.
func alike(t *testing.T, o func() Options, in func(Options) wire.NewMatch, c *choice) {
	t.Helper()
	var both [2]*hearing
	for way := range both {
		o := o()
		both[way] = heardIn(t, o, in(o))
	}
	rnd := rand.New(rand.NewPCG(3, 3))
	hidden, compared, differs := false, 0, map[wire.Seat]bool{}
	for range 400 {
		seat, q := both[0].turn()
		if q == nil {
			break
		}
		if !hidden {
			hidden = both[0].hide(t, c, 0) && both[1].hide(t, c, 1)
		}
		if hidden {
			compared++
			for _, h := range both {
				h.asks()
			}
			compare(t, both, c, differs)
		}
		a := someAnswer(rnd, q)
		for _, h := range both {
			h.until(h.s.answer(h.id, h.tokens[seat], a).Position)
		}
		if t.Failed() || compared >= 5 || hidden && !both[0].secret(t, c) {
			break
		}
	}
	if compared == 0 {
		t.Fatalf("%s is never hidden", c.name)
	}
	for seat := 2; seat < len(both[0].tokens); seat += 2 {
		if !differs[wire.Seat(seat)] {
			t.Errorf("seat %d does not hear of %s", seat, c.name)
		}
	}
}

// compare compares what all have heard since they were last compared, and notes who hears of a choice of seat
// 2. No one may but its side.
func compare(t *testing.T, both [2]*hearing, c *choice, differs map[wire.Seat]bool) {
	t.Helper()
	for i, one := range both[0].ears {
		a, b := one.drain(), both[1].ears[i].drain()
		switch at := differAt(a, b); {
		case a == b:
		case one.token != "" && one.seat%2 == 0:
			differs[one.seat] = true
		default:
			t.Errorf("%s: listener %d by %s hears\n…%.200s\nand\n…%.200s", c.name, one.seat, []string{"a stream", "a socket"}[i%2],
				a[max(0, at-100):], b[max(0, at-100):])
		}
	}
}

// differAt returns where two texts begin to differ.
func differAt(a, b string) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return min(len(a), len(b))
}
