package server

import (
	"crypto/sha256"
	"net/http"
	"strings"
	"testing"

	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/serve/secrets"
	"koiogran/serve/wire"
)

// offer makes an offer, which must be taken.
func (s *service) offer(id, token, kind string) wire.Offered {
	s.t.Helper()
	var out wire.Offered
	status, text := s.call("POST", "/api/v1/matches/"+id+"/offers", token, wire.NewOffer{Kind: kind},
		&out)
	if status != 200 {
		s.t.Fatalf("%s: %d %s", kind, status, text)
	}
	return out
}

// declined makes an offer that must be refused.
func (s *service) declined(id, token, kind string) {
	s.t.Helper()
	status, text := s.call("POST", "/api/v1/matches/"+id+"/offers", token, wire.NewOffer{Kind: kind},
		nil)
	if status != http.StatusConflict {
		s.t.Errorf("%s: %d %s", kind, status, text)
	}
}

func TestDraw_ByConsent(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	if s.offer(m.ID, m.Token, "draw").Agreed {
		t.Error("one player alone agrees")
	}
	if offers := s.state(m.ID, m.Friend).Offers; len(offers) != 1 || offers[0].Seat != 1 {
		t.Errorf("the other player sees %+v", offers)
	}
	if !s.offer(m.ID, m.Friend, "draw").Agreed {
		t.Error("both do not agree")
	}
	if r := s.state(m.ID, "").Result; r == nil || r.Winner != 0 {
		t.Errorf("the result is %+v", r)
	}
	_, text := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Play(second, r, nil); err != nil || !r.Agreed() {
		t.Errorf("its record: agreed %v, %v", r.Agreed(), err)
	}
}

func TestDraw_IsOverWithTheNextAnswerOrANo(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	s.offer(m.ID, m.Token, "draw")
	s.offer(m.ID, m.Friend, "no")
	if offers := s.state(m.ID, "").Offers; len(offers) != 0 {
		t.Errorf("after a no: %+v", offers)
	}
	s.declined(m.ID, m.Friend, "no")
	s.offer(m.ID, m.Token, "draw")
	token := m.Token
	if s.state(m.ID, token).Question == nil {
		token = m.Friend
	}
	s.answer(m.ID, token, anyAnswer(s.state(m.ID, token).Question))
	if offers := s.state(m.ID, "").Offers; len(offers) != 0 {
		t.Errorf("after an answer: %+v", offers)
	}
}

func TestDraw_AProgramPlaysOn(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	s.declined(m.ID, m.Token, "draw")
}

func TestTakeback_AProgramGivesAtOnce(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	for s.state(m.ID, m.Token).Question.About != "dial" {
		s.answer(m.ID, m.Token, anyAnswer(s.state(m.ID, m.Token).Question))
	}
	before := s.state(m.ID, m.Token)
	s.answer(m.ID, m.Token, anyAnswer(before.Question))
	ear := s.listen(m.ID, m.Token, 1)
	if text := s.state(m.ID, m.Token).Takeback; !strings.Contains(text, "dial") {
		t.Errorf("what it undoes: %q", text)
	}
	if !s.offer(m.ID, m.Token, "takeback").Agreed {
		t.Error("the program does not agree")
	}
	after := s.state(m.ID, m.Token)
	if after.Question.Text != before.Question.Text ||
		after.Question.Number != before.Question.Number+2 || len(after.Events) != len(before.Events) {
		t.Errorf("the question is %+v, want that before", after.Question)
	}
	ear.until(after.Position)
	if n := strings.Count(ear.all(), "event: state"); n != 2 {
		t.Errorf("the state is sent %d times, want at the beginning and after the takeback", n)
	}
	s.refused(m.ID, m.Token, anyAnswer(before.Question), http.StatusConflict)
	s.answer(m.ID, m.Token, anyAnswer(after.Question))
}

func TestTakeback_NotOnceSomebodyElseHasAnswered(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	s.answer(m.ID, m.Token, anyAnswer(s.state(m.ID, m.Token).Question))
	state := s.state(m.ID, m.Token)
	for state.Takeback != "" {
		s.answer(m.ID, m.Token, anyAnswer(state.Question))
		state = s.state(m.ID, m.Token)
	}
	s.declined(m.ID, m.Token, "takeback")
}

func TestTakeback_APersonIsAskedAndIsNotToldTheDial(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	for s.state(m.ID, "").Table.Phase != "planning" {
		for _, token := range []string{m.Token, m.Friend} {
			if q := s.state(m.ID, token).Question; q != nil {
				s.answer(m.ID, token, anyAnswer(q))
			}
		}
	}
	q := s.state(m.ID, m.Token).Question
	s.answer(m.ID, m.Token, anyAnswer(q))
	s.declined(m.ID, m.Friend, "takeback")
	if s.offer(m.ID, m.Token, "takeback").Agreed {
		t.Fatal("the other player was not asked")
	}
	offers := s.state(m.ID, m.Friend).Offers
	if len(offers) != 1 || strings.Contains(offers[0].Text, q.Options[0].Maneuver.Text) {
		t.Errorf("the other player sees %+v", offers)
	}
	if !s.offer(m.ID, m.Friend, "takeback").Agreed {
		t.Error("both do not agree")
	}
	if again := s.state(m.ID, m.Token).Question; again.Text != q.Text {
		t.Errorf("the question is %q, want %q", again.Text, q.Text)
	}
}

// After a takeback the choice before it can be taken back, and is described as it was, in every language.
func TestTakeback_TheChoiceBeforeItIsStillDescribed(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	for s.state(m.ID, m.Token).Question.About != "dial" {
		s.answer(m.ID, m.Token, anyAnswer(s.state(m.ID, m.Token).Question))
	}
	german := func() string {
		var out wire.State
		if status, text := s.call("GET", "/api/v1/matches/"+m.ID+"?language=de", m.Token, nil, &out); status != 200 {
			t.Fatalf("state: %d %s", status, text)
		}
		return out.Takeback
	}
	s.answer(m.ID, m.Token, anyAnswer(s.state(m.ID, m.Token).Question))
	before, de := s.state(m.ID, m.Token).Takeback, german()
	if before == "" || de == "" || before == de {
		t.Fatalf("a takeback undoes %q, in German %q", before, de)
	}
	q := s.state(m.ID, m.Token).Question
	if q.About != "dial" {
		t.Fatalf("asked about %q, want a second dial", q.About)
	}
	s.answer(m.ID, m.Token, anyAnswer(q))
	if !s.offer(m.ID, m.Token, "takeback").Agreed {
		t.Fatal("the program does not agree")
	}
	if got := s.state(m.ID, m.Token).Takeback; got != before {
		t.Errorf("after the takeback another one undoes %q, want %q", got, before)
	}
	if got := german(); got != de {
		t.Errorf("in German it undoes %q, want %q", got, de)
	}
}

func TestTakeback_CutsNoDice(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	for n := 0; ; n++ {
		state := s.state(m.ID, m.Token)
		if state.Question == nil {
			break
		}
		if state.Takeback != "" && n%3 == 0 {
			s.offer(m.ID, m.Token, "takeback")
			continue
		}
		s.answer(m.ID, m.Token, anyAnswer(state.Question))
	}
	_, text := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := match.VerifyDice(second, r); err != nil {
		t.Error(err)
	}
}

func TestRematch_SameSeatsSameTokens(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	s.declined(m.ID, m.Token, "rematch")
	s.answer(m.ID, m.Token, wire.Answer{Answer: "concede"})
	if s.offer(m.ID, m.Token, "rematch").Agreed {
		t.Fatal("one player alone agrees")
	}
	out := s.offer(m.ID, m.Friend, "rematch")
	if !out.Agreed || out.Rematch == nil {
		t.Fatalf("got %+v", out)
	}
	if r := s.state(m.ID, m.Token).Result; r.Rematch != out.Rematch.ID {
		t.Errorf("the result names %q", r.Rematch)
	}
	for seat, token := range []string{m.Token, m.Friend} {
		state := s.state(out.Rematch.ID, token)
		if int(state.Match.Seat) != seat+1 || state.Table.Round != 0 {
			t.Errorf("seat %d of the rematch: %+v", seat+1, state.Match.Seat)
		}
	}
	meta, err := s.o.Store.Match(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	hash := sha256.Sum256(append([]byte("rematch of "), meta.Secret...)) // the record of the first match contains it
	if out.Rematch.ID == secrets.ID(hash[:]) {
		t.Error("the id of the rematch follows from the secret of the match before")
	}
	if again := s.offer(m.ID, m.Token, "rematch"); again.Rematch.ID != out.Rematch.ID {
		t.Errorf("asked again, another rematch begins")
	}
}

// Who swaps flies the squads of the other side in the same seat, and both have to want that.
func TestSwap_SameSeatsOtherSquads(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	s.declined(m.ID, m.Token, "swap")
	s.answer(m.ID, m.Token, wire.Answer{Answer: "concede"})
	before := s.state(m.ID, m.Token).Match
	if s.offer(m.ID, m.Token, "swap").Agreed || s.offer(m.ID, m.Friend, "rematch").Agreed {
		t.Fatal("a rematch and a swap agree")
	}
	out := s.offer(m.ID, m.Friend, "swap")
	if out.Rematch == nil {
		t.Fatalf("got %+v", out)
	}
	after := s.state(out.Rematch.ID, m.Token).Match
	if after.Seat != 1 || after.Ships[0].Name == before.Ships[0].Name {
		t.Errorf("seat %d, first ship %s, before %s", after.Seat, after.Ships[0].Name, before.Ships[0].Name)
	}
	for i, p := range before.Players {
		if other := after.Players[1-i].Squad; other != p.Squad {
			t.Errorf("the squad of player %d is now %q, want %q", 2-i, other, p.Squad)
		}
	}
}

// Sides of two and one, and those of a mission, keep their squads.
func TestSwap_NotWhereSidesDiffer(t *testing.T) {
	one := rules.Squad{Name: "one"}
	for _, c := range []struct {
		setup rules.Setup
		can   bool
	}{
		{rules.Setup{}, true},
		{rules.Setup{Partners: []rules.Squad{one, {}}}, true},
		{rules.Setup{Partners: []rules.Squad{one}}, false},
		{rules.Setup{Mission: "rescue"}, false},
	} {
		if got := swappable(&c.setup); got != c.can {
			t.Errorf("%+v can be swapped: %v", c.setup, got)
		}
	}
	teams := rules.Setup{Partners: []rules.Squad{one, {}}}
	if now := swapped(teams); now.Partners[1].Name != "one" || teams.Partners[0].Name != "one" {
		t.Errorf("partners are %+v, before %+v", now.Partners, teams.Partners)
	}
}

// Players add to the dice of a rematch after they were shown to what the server is committed, at whichever server of the
// store; what a seat adds first stands.
func TestRematch_CarriesNonces(t *testing.T) {
	kept := emptyStore(t)
	s := serve(t, options(t, kept))
	m := s.create("you", "friend")
	path := "/api/v1/matches/" + m.ID
	if status, text := s.call("POST", path+"/dice", m.Token, nil, nil); status != 409 {
		t.Errorf("before the match is over: %d %s", status, text)
	}
	s.answer(m.ID, m.Token, wire.Answer{Answer: "concede"})
	if status, text := s.call("POST", path+"/dice", "", nil, nil); status != 409 {
		t.Errorf("someone who watches: %d %s", status, text)
	}
	other := serve(t, options(t, kept))
	var shown, again wire.Commitment
	s.call("POST", path+"/dice", m.Token, nil, &shown)
	other.call("POST", path+"/dice", m.Friend, nil, &again)
	if shown != again || shown.Commitment == s.state(m.ID, m.Token).Match.Dice.Commitment {
		t.Errorf("shown are %v and %v", shown, again)
	}
	nonces := [2]string{strings.Repeat("1a", 8), strings.Repeat("2b", 16)}
	offer := func(s *service, token, nonce string) (out wire.Offered) {
		t.Helper()
		in := wire.NewOffer{Kind: "rematch", Nonce: nonce}
		if status, text := s.call("POST", path+"/offers", token, in, &out); status != 200 {
			t.Fatalf("%d %s", status, text)
		}
		return out
	}
	offer(s, m.Token, nonces[0])
	offer(s, m.Token, strings.Repeat("3c", 8))
	out := offer(other, m.Friend, nonces[1])
	if out.Rematch == nil {
		t.Fatal("no rematch")
	}
	if dice := s.state(out.Rematch.ID, m.Token).Match.Dice; dice.Commitment != shown.Commitment || dice.Nonces == nil ||
		*dice.Nonces != nonces {
		t.Errorf("the dice of the rematch are %+v, want %v and %v", dice, shown, nonces)
	}
}

func TestRematch_AProgramIsAlwaysWilling(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	s.answer(m.ID, m.Token, wire.Answer{Answer: "concede"})
	out := s.offer(m.ID, m.Token, "rematch")
	if out.Rematch == nil || s.state(out.Rematch.ID, m.Token).Match.Players[1].Bot != "random" {
		t.Errorf("got %+v", out)
	}
}
