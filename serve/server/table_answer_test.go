package server

import (
	"context"
	"errors"
	"math/rand/v2"
	"net/http"
	"strings"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/view"
	"koiogran/serve/lobby"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// refused sends an answer that must be refused, and returns why it is.
func (s *service) refused(id, token string, a wire.Answer, want int) string {
	s.t.Helper()
	before := s.state(id, "").Position
	status, text := s.call("POST", "/api/v1/matches/"+id+"/answers", token, a, nil)
	if status != want || !strings.Contains(text, `"detail":"`) {
		s.t.Errorf("%+v: %d %s, want %d", a, status, text, want)
	}
	if after := s.state(id, "").Position; after != before {
		s.t.Errorf("%+v: the match went on from %d to %d", a, before, after)
	}
	return text
}

func TestAnswer_TwiceIsRefused(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	a := anyAnswer(s.state(m.ID, m.Token).Question)
	s.answer(m.ID, m.Token, a)
	s.refused(m.ID, m.Token, a, http.StatusConflict)
}

func TestAnswer_OutOfTurnIsRefused(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	asked, other := m.Token, m.Friend
	if s.state(m.ID, m.Token).Question == nil {
		asked, other = m.Friend, m.Token
	}
	a := anyAnswer(s.state(m.ID, asked).Question)
	number := 0
	for _, e := range s.state(m.ID, other).Events {
		if e.Kind == "obstacle-placed" {
			number++ // half of them at least were the other seat's
		}
	}
	for n := range number {
		a.Question = n
		s.refused(m.ID, other, a, http.StatusConflict)
	}
}

func TestAnswer_WhatIsNotListedIsRefused(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	q := s.state(m.ID, m.Token).Question
	for _, words := range []string{
		"", "pass", "roll hit 3", "place", "place x 1 2 3", "place captainrex 1 1 0",
		"place captainrex 99999 99999 99999", "draw 1", "dial captainrex 3,straight",
		strings.Repeat("x", 200),
	} {
		a := wire.Answer{Question: q.Number, Answer: words}
		s.refused(m.ID, m.Token, a, http.StatusUnprocessableEntity)
	}
}

func TestAnswer_OfAWatcherIsRefused(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	a := anyAnswer(s.state(m.ID, m.Token).Question)
	s.refused(m.ID, "", a, http.StatusConflict)
	s.refused(m.ID, "forged", a, http.StatusUnauthorized)
	other := s.create("you", "random")
	s.refused(m.ID, other.Token, a, http.StatusUnauthorized)
}

func TestAnswer_ThePlayersOwnDialsDoNotMakeTheOthersStale(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	tokens := []string{m.Token, m.Friend}
	for s.state(m.ID, "").Table.Phase != "planning" {
		for _, token := range tokens {
			if q := s.state(m.ID, token).Question; q != nil {
				s.answer(m.ID, token, anyAnswer(q))
			}
		}
	}
	mine, theirs := s.state(m.ID, tokens[0]).Question, s.state(m.ID, tokens[1]).Question
	s.answer(m.ID, tokens[0], anyAnswer(mine))
	s.answer(m.ID, tokens[1], anyAnswer(theirs))
}

// Anyone who still sets dials while the other player sets theirs is asked the same, which is not worked out
// again; whatever a seat is asked is what it would be asked by a server that has just loaded the match.
func TestAnswer_WhoeverPlansIsAskedTheSameStill(t *testing.T) {
	o := everyReady(t)
	o.Store = emptyStore(t)
	s, rnd, kept := serve(t, o), rand.New(rand.NewPCG(15, 9)), 0
	for _, squads := range [][2]int{{0, 1}, {len(o.Squads) / 2, len(o.Squads)/2 + 1}} {
		o.Squads[0], o.Squads[1] = o.Squads[squads[0]], o.Squads[squads[1]]
		m := s.create("you", "friend")
		s.listen(m.ID, m.Token, 1)
		s.listen(m.ID, m.Friend, 2)
		on, err := s.table(t.Context(), m.ID)
		if err != nil {
			t.Fatal(err)
		}
		for range 150 {
			now := s.stands(m.ID, game.NoPlayer)
			if now.Result != nil {
				break
			}
			p := game.Player(now.Waiting[rnd.IntN(len(now.Waiting))] - 1)
			other := s.stands(m.ID, p.Other()).Question
			s.answer(m.ID, [2]string{m.Token, m.Friend}[p], someAnswer(rnd, s.stands(m.ID, p).Question))
			for seat := range game.Player(2) {
				is := s.stands(m.ID, seat).Question
				if is != nil && is == other && seat != p {
					kept++
				}
				on.mu.Lock()
				on.forgetAsked()
				on.mu.Unlock()
				if fresh := s.stands(m.ID, seat).Question; asSent(t, is) != asSent(t, fresh) {
					t.Fatalf("asked %s, loaded again %s", asSent(t, is), asSent(t, fresh))
				}
			}
		}
	}
	if kept < 10 {
		t.Errorf("%d questions were kept", kept)
	}
}

func TestConcede_AtAnyTime(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	for _, token := range []string{m.Token, m.Friend} {
		if s.state(m.ID, token).Question != nil {
			continue
		}
		out := s.answer(m.ID, token, wire.Answer{Answer: "concede"})
		if out.Result == nil || out.Result.Winner == 0 {
			t.Errorf("got %+v", out.Result)
		}
		break
	}
	s.refused(m.ID, m.Token, wire.Answer{Answer: "concede"}, http.StatusConflict)
}

func TestTry_SaysWhyNot(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	p := s.state(m.ID, m.Token).Question.Place
	for words, why := range map[string]string{
		"place " + p.Word + " 100 400 0": "range 1",
		"place " + p.Word + " 450 50 0":  "",
		"place nobody 450 50 0":          "expected a ship",
	} {
		var out wire.Tried
		s.call("POST", "/api/v1/matches/"+m.ID+"/try", m.Token, wire.Try{Answer: words}, &out)
		if out.Legal != (why == "") || !strings.Contains(out.Why, why) {
			t.Errorf("%s: %+v", words, out)
		}
	}
}

// faulty is a program that meets a bug.
type faulty struct{ bot.Player }

func (f faulty) Answer(v *view.View, q *game.Question) game.Choice {
	if v.Table().Round > 0 {
		panic("a mistake")
	}
	return f.Player.Answer(v, q)
}

func TestPanic_ClosesOneMatchAlone(t *testing.T) {
	kept := emptyStore(t)
	o := options(t, kept)
	o.Bots = append(o.Bots, lobby.Bot{ID: "faulty", New: func(g *game.Game, seed uint64) bot.Player {
		return faulty{bot.Random(g, seed)}
	}})
	s := serve(t, o)
	broken, sound := s.create("you", "faulty"), s.create("you", "random")
	ear := s.listen(broken.ID, "", 0)
	status := 200
	for status == 200 {
		a := anyAnswer(s.state(broken.ID, broken.Token).Question)
		status, _ = s.call("POST", "/api/v1/matches/"+broken.ID+"/answers", broken.Token, a, nil)
	}
	if status != http.StatusInternalServerError {
		t.Errorf("the answer that broke it: %d", status)
	}
	state := s.state(broken.ID, broken.Token)
	if state.Result == nil || !state.Result.Broken {
		t.Errorf("the broken match: %+v", state.Result)
	}
	ear.until(state.Position)
	if !ear.knowsTheEnd() {
		t.Error("a watcher is not told")
	}
	record := "/api/v1/matches/" + broken.ID + "/record"
	if status, text := s.call("GET", record, "", nil, nil); status != 200 {
		t.Errorf("its record: %d %s", status, text)
	}
	s.answer(sound.ID, sound.Token, anyAnswer(s.state(sound.ID, sound.Token).Question))
	if again := serve(t, o).state(broken.ID, ""); !again.Result.Broken {
		t.Error("another server takes it up again")
	}
}

// failing is a store that keeps nothing more from some time on.
type failing struct {
	store.Store
	fail bool
}

func (f *failing) Append(ctx context.Context, id string, after int, e []store.Entry,
	result string,
) error {
	if f.fail {
		return errors.New("the disk is gone")
	}
	return f.Store.Append(ctx, id, after, e, result)
}

func TestAnswer_WhatIsNotKeptIsNotShown(t *testing.T) {
	kept := &failing{Store: emptyStore(t)}
	s := serve(t, options(t, kept))
	m := s.create("you", "random")
	before := s.state(m.ID, m.Token)
	ear := s.listen(m.ID, m.Token, 1)
	ear.until(before.Position)
	kept.fail = true
	s.refused(m.ID, m.Token, anyAnswer(before.Question), http.StatusServiceUnavailable)
	if got := s.state(m.ID, m.Token); got.Position != before.Position ||
		got.Question.Number != before.Question.Number {
		t.Errorf("the match went on: %+v", got.Standing)
	}
	kept.fail = false
	s.answer(m.ID, m.Token, anyAnswer(before.Question))
}

func TestOpen_AProgramThatIsNotHere(t *testing.T) {
	kept := emptyStore(t)
	m := serve(t, options(t, kept)).create("you", "random")
	o := options(t, kept)
	o.Bots = o.Bots[1:]
	status, text := serve(t, o).call("GET", "/api/v1/matches/"+m.ID, m.Token, nil, nil)
	if status != http.StatusConflict || strings.Contains(text, m.ID) {
		t.Errorf("%d %s", status, text)
	}
}

func TestOpen_APanicIsToldAndClosesNothing(t *testing.T) {
	kept := emptyStore(t)
	m := serve(t, options(t, kept)).create("you", "random")
	o := options(t, kept)
	o.Bots[0].New = func(*game.Game, uint64) bot.Player { panic("a mistake") }
	status, text := serve(t, o).call("GET", "/api/v1/matches/"+m.ID, m.Token, nil, nil)
	if status != http.StatusInternalServerError || !strings.Contains(text, `"This match was closed because of a bug`) {
		t.Errorf("%d %s", status, text)
	}
	if again := serve(t, options(t, kept)).state(m.ID, m.Token); again.Result != nil {
		t.Errorf("the match is closed: %+v", again.Result)
	}
}
