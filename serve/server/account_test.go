package server

import (
	"encoding/base64"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	webauthn "github.com/descope/virtualwebauthn"

	"koiogran/engine/game"
	"koiogran/play/text"
	"koiogran/serve/account"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// home is the address of the page that asks in tests.
const home = "https://play.example"

// person is someone with a device that makes passkeys.
type person struct {
	*service
	device webauthn.Authenticator
	token  string // of a session
	wire.Account
}

// asked asks for a ceremony.
func (p *person) asked(path, token string, in any) wire.Ceremony {
	p.t.Helper()
	var c wire.Ceremony
	if status, text := p.call("POST", path, token, in, &c); status != 200 {
		p.t.Fatalf("%s: %d %s", path, status, text)
	}
	return c
}

// create lets the device make a passkey.
func (p *person) create(c wire.Ceremony) wire.PasskeyAnswer {
	p.t.Helper()
	options, err := webauthn.ParseAttestationOptions(`{"publicKey":` + string(c.Options) + `}`)
	if err != nil {
		p.t.Fatal(err)
	}
	p.device.Options.UserHandle = []byte(options.UserID)
	key := webauthn.NewCredential(webauthn.KeyTypeEC2)
	p.device.AddCredential(key)
	text := webauthn.CreateAttestationResponse(party(home), p.device, key, *options)
	return wire.PasskeyAnswer{Sealed: c.Sealed, Credential: json.RawMessage(text), Label: "Desk"}
}

// party returns the site as the device sees it.
func party(origin string) webauthn.RelyingParty {
	return webauthn.RelyingParty{Name: "Koiogran", ID: strings.TrimPrefix(origin, "https://"), Origin: origin}
}

// sign lets the device prove who it is to a site.
func (p *person) sign(c wire.Ceremony, origin string) wire.PasskeyAnswer {
	p.t.Helper()
	options, err := webauthn.ParseAssertionOptions(`{"publicKey":` + string(c.Options) + `}`)
	if err != nil {
		p.t.Fatal(err)
	}
	key := p.device.Credentials[len(p.device.Credentials)-1]
	text := webauthn.CreateAssertionResponse(party(origin), p.device, key, *options)
	return wire.PasskeyAnswer{Sealed: c.Sealed, Credential: json.RawMessage(text)}
}

// join makes an account.
func (s *service) join(name string) *person {
	s.t.Helper()
	p := &person{service: s, device: webauthn.NewAuthenticator()}
	c := p.asked("/api/v1/account/passkeys/new", "", wire.NewPasskey{Name: name})
	p.enter("/api/v1/account/passkeys", "", p.create(c))
	return p
}

// enter answers a ceremony and takes the session.
func (p *person) enter(path, token string, a wire.PasskeyAnswer) {
	p.t.Helper()
	var in wire.SignedIn
	if status, text := p.call("POST", path, token, a, &in); status != 200 {
		p.t.Fatalf("%s: %d %s", path, status, text)
	}
	p.Account = in.Account
	if in.Token != "" {
		p.token = in.Token
	}
}

// me returns all that is kept of a person.
func (p *person) me() wire.Account {
	p.t.Helper()
	var a wire.Account
	if status, text := p.call("GET", "/api/v1/account", p.token, nil, &a); status != 200 {
		p.t.Fatalf("account: %d %s", status, text)
	}
	return a
}

// An account is made by a passkey, opened by it again, and closed by signing out.
func TestAccount_MadeAndOpenedByAPasskey(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada := s.join("  Ada   L. ")
	first := ada.token
	if a := ada.me(); a.Name != "Ada L." || len(a.Passkeys) != 1 || a.Passkeys[0].Label != "Desk" {
		t.Errorf("%+v", a)
	}
	ada.enter("/api/v1/session", "", ada.sign(ada.asked("/api/v1/session/new", "", nil), home))
	if ada.token == first || ada.me().ID != ada.ID {
		t.Errorf("signed in as %+v", ada.Account)
	}
	ada.expect(204, "DELETE", "/api/v1/session", ada.token, nil)
	ada.expect(401, "GET", "/api/v1/account", ada.token, nil)
	ada.expect(401, "GET", "/api/v1/account", "", nil)
	ada.expect(200, "GET", "/api/v1/account", first, nil) // the other device stays signed in
}

// expect says with which status a request is answered.
func (s *service) expect(want int, method, path, token string, in any) {
	s.t.Helper()
	if status, text := s.call(method, path, token, in, nil); status != want {
		s.t.Errorf("%s %s: %d %s, want %d", method, path, status, text, want)
	}
}

// An answer counts once, for the site that asked and the passkey that was asked, in time.
func TestAccount_AnswersThatProveNothing(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada, eve := s.join("Ada"), s.join("Eve")
	ask := func() wire.Ceremony { return ada.asked("/api/v1/session/new", "", nil) }
	good := ada.sign(ask(), home)
	ada.enter("/api/v1/session", "", good)
	s.expect(422, "POST", "/api/v1/session", "", good) // a second time
	s.expect(422, "POST", "/api/v1/session", "", ada.sign(ask(), "https://evil.example"))
	mixed := ada.sign(ask(), home)
	mixed.Sealed = ask().Sealed // of another challenge
	s.expect(422, "POST", "/api/v1/session", "", mixed)
	forged := ada.sign(ask(), home)
	forged.Credential = eve.sign(ask(), home).Credential
	s.expect(422, "POST", "/api/v1/session", "", forged)
	posing := eve // who says to be Ada
	posing.device.Options.UserHandle = ada.device.Options.UserHandle
	s.expect(422, "POST", "/api/v1/session", "", posing.sign(ask(), home))
	dice := s.promises()
	s.expect(422, "POST", "/api/v1/session", "", wire.PasskeyAnswer{Sealed: dice.Sealed,
		Credential: json.RawMessage(`{}`)})
	s.expect(422, "POST", "/api/v1/session", "", wire.PasskeyAnswer{Sealed: ask().Sealed,
		Credential: json.RawMessage(`{"id":"x"}`)})
}

// Another device gets a passkey of its own, which only the account itself can add, and the last one
// stays.
func TestAccount_SeveralPasskeys(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada, eve := s.join("Ada"), s.join("Eve")
	c := ada.asked("/api/v1/account/passkeys/new", ada.token, wire.NewPasskey{})
	a := ada.create(c)
	s.expect(401, "POST", "/api/v1/account/passkeys", eve.token, a)
	a = ada.create(ada.asked("/api/v1/account/passkeys/new", ada.token, wire.NewPasskey{}))
	ada.enter("/api/v1/account/passkeys", ada.token, a)
	if len(ada.Passkeys) != 2 {
		t.Fatalf("passkeys: %+v", ada.Passkeys)
	}
	s.expect(422, "DELETE", "/api/v1/account/passkeys/"+ada.Passkeys[0].ID, eve.token, nil)
	sessions := map[string]string{} // by passkey
	made := ada.device.Credentials
	for _, key := range []webauthn.Credential{made[0], made[2]} { // the second one was refused
		ada.device.Credentials = []webauthn.Credential{key}
		ada.enter("/api/v1/session", "", ada.sign(ada.asked("/api/v1/session/new", "", nil), home))
		sessions[base64.RawURLEncoding.EncodeToString(key.ID)] = ada.token
	}
	lost, own := ada.Passkeys[0].ID, ada.Passkeys[1].ID
	if sessions[lost] == "" {
		lost, own = own, lost
	}
	// The device holds the lost one in the end: it opens nothing any more.
	for _, key := range made {
		if base64.RawURLEncoding.EncodeToString(key.ID) == lost {
			ada.device.Credentials = []webauthn.Credential{key}
		}
	}
	s.expect(204, "DELETE", "/api/v1/account/passkeys/"+lost, sessions[own], nil)
	s.expect(401, "GET", "/api/v1/account", sessions[lost], nil) // its device may be in other hands
	s.expect(200, "GET", "/api/v1/account", sessions[own], nil)
	s.expect(422, "DELETE", "/api/v1/account/passkeys/"+own, sessions[own], nil)
	s.expect(422, "POST", "/api/v1/session", "", ada.sign(ada.asked("/api/v1/session/new", "", nil), home))
	s.expect(422, "POST", "/api/v1/account/passkeys/new", "", wire.NewPasskey{Name: " "})
}

// A seat and what a client keeps are found on every device, by no one else; a seat that an account
// holds is no other one's.
func TestAccount_SeatsAndSquadsFollow(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada, eve := s.join("Ada"), s.join("Eve")
	m := s.open("matches")
	seat := wire.AccountSeat{ID: m.ID, Token: m.Token, Text: "Match against a friend"}
	s.expect(401, "POST", "/api/v1/account/seats", "", seat)
	s.expect(401, "POST", "/api/v1/account/seats", ada.token, wire.AccountSeat{ID: m.ID, Token: "no"})
	for range 2 {
		s.expect(204, "POST", "/api/v1/account/seats", ada.token, seat)
	}
	s.expect(409, "POST", "/api/v1/account/seats", eve.token, seat)
	if got := ada.me().Seats; len(got) != 1 || got[0] != seat {
		t.Errorf("seats: %+v", got)
	}
	if got := eve.me().Seats; len(got) != 0 {
		t.Errorf("seats of someone else: %+v", got)
	}
	if got := s.state(m.ID, m.Token).Names; !slices.Equal(got, []string{"Ada", ""}) {
		t.Errorf("names: %q", got)
	}
	s.expect(204, "PUT", "/api/v1/account/kept", ada.token, json.RawMessage(`{"squads":[1]}`))
	s.expect(413, "PUT", "/api/v1/account/kept", ada.token,
		json.RawMessage(`"`+strings.Repeat("x", account.AccountBody)+`"`))
	if got := string(ada.me().Kept); got != `{"squads":[1]}` {
		t.Errorf("kept: %s", got)
	}
	s.expect(204, "PUT", "/api/v1/account/name", ada.token, wire.Rename{Name: "Ada II"})
	s.expect(422, "PUT", "/api/v1/account/name", ada.token, wire.Rename{Name: "\a"})
	s.expect(204, "DELETE", "/api/v1/account/seats/"+m.ID, ada.token, nil)
	if a := ada.me(); len(a.Seats) != 0 || a.Name != "Ada II" {
		t.Errorf("%+v", a)
	}
}

// A player who deletes their account is forgotten, in the matches, too; the matches go on. The name has signs that no random
// token has.
func TestAccount_Deleted(t *testing.T) {
	kept := emptyStore(t)
	s := serve(t, options(t, kept))
	ada := s.join("Ada L.")
	m := s.filled("matches", s.open("matches"))
	s.expect(204, "POST", "/api/v1/account/seats", ada.token, wire.AccountSeat{ID: m.ID, Token: m.Token})
	s.expect(204, "POST", "/api/v1/matches/"+m.ID+"/words", m.Token, wire.NewWords{Text: "My secret."})
	played, _ := duel(s.join("Ben"), ada)
	waiting, _ := ada.ratedTable(ada.token)
	if list := s.tablesNow(); len(list) != 1 || list[0].Host != "Ada L." {
		t.Errorf("open tables: %+v", list)
	}
	s.expect(204, "DELETE", "/api/v1/account", ada.token, nil)
	s.expect(401, "GET", "/api/v1/account", ada.token, nil)
	c := ada.asked("/api/v1/session/new", "", nil)
	s.expect(422, "POST", "/api/v1/session", "", ada.sign(c, home))
	all, err := kept.All(t.Context(), "", 100)
	if err != nil || !slices.ContainsFunc(all, func(m store.Match) bool { return m.ID == waiting.ID }) ||
		!slices.ContainsFunc(all, func(m store.Match) bool { return m.ID == played }) {
		t.Fatalf("%d matches, %v", len(all), err)
	}
	for _, m := range all {
		list, err := kept.Entries(t.Context(), m.ID, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range append(list, store.Entry{Text: m.Head}) {
			if strings.Contains(e.Text, "Ada L.") || strings.Contains(e.Text, ada.ID) ||
				strings.Contains(e.Text, "My secret") {
				t.Errorf("entry %d still says %q", e.At, e.Text)
			}
		}
	}
	if notes, err := kept.AllNotes(t.Context(), store.Note{}, 100); err != nil {
		t.Error(err)
	} else {
		for _, n := range notes {
			if n.Owner == ada.ID || strings.Contains(string(n.Data), "Ada L.") {
				t.Errorf("note %s %s is left", n.Kind, n.Key)
			}
		}
	}
	if got := s.state(m.ID, m.Token); got.Names[0] != text.Callsign(m.ID, game.Seat1) || got.Result != nil {
		t.Errorf("names %q, result %+v", got.Names, got.Result)
	}
}

// Challenges that no one can answer any more are forgotten.
func TestAccount_OldChallengesAreForgotten(t *testing.T) {
	f := &faked{ahead: newAhead()}
	f.service = f.again(t, emptyStore(t))
	f.join("Ada")
	left := func() int {
		t.Helper()
		if err := f.accounts.ForgetChallenges(t.Context()); err != nil {
			t.Fatal(err)
		}
		list, err := f.o.Store.Notes(t.Context(), account.ChallengeNote, "", 10)
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	if n := left(); n != 1 {
		t.Errorf("%d at once, want 1", n)
	}
	f.ahead.Add(int64(account.CeremonyTime) + int64(1e9))
	if n := left(); n != 0 {
		t.Errorf("%d after their time, want 0", n)
	}
}

// No two accounts have one name, nor names that differ in spaces, signs, capitals and alphabets alone. A name that is given up is
// free for others.
func TestAccount_NamesAreOnesOwn(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada, ben := s.join("Ada L."), s.join("Ben")
	for _, name := range []string{"Ada L.", "ada l", "ADA-L", "A d a L", "\u0410d\u0430 L.", "\u0391da L"} {
		s.expect(422, "POST", "/api/v1/account/passkeys/new", "", wire.NewPasskey{Name: name})
		s.expect(422, "PUT", "/api/v1/account/name", ben.token, wire.Rename{Name: name})
	}
	s.expect(204, "PUT", "/api/v1/account/name", ada.token, wire.Rename{Name: "ADA L."}) // her own
	s.expect(204, "PUT", "/api/v1/account/name", ada.token, wire.Rename{Name: "Eve"})
	s.expect(204, "PUT", "/api/v1/account/name", ben.token, wire.Rename{Name: "Ada L."})
	s.expect(204, "DELETE", "/api/v1/account", ben.token, nil)
	s.join("Ada L.")
	s.join("\u0410\u043d\u044f") // looks like no Latin name
	s.expect(422, "POST", "/api/v1/account/passkeys/new", "", wire.NewPasskey{Name: "\u0430\u043d\u044f"})
}
