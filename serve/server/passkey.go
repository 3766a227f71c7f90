package server

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"strings"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// ceremonyTime is how long somebody has to answer for a passkey.
const ceremonyTime = 5 * time.Minute

// The errors of ceremonies.
var (
	errCeremony = errors.New("that took too long, or was answered already; begin again")
	errProof    = errors.New("the answer of the passkey does not prove who you are")
	errHost     = errors.New("this address cannot have passkeys; they need a name of the server")
)

// passkey is what is noted of a passkey.
type passkey struct {
	Credential webauthn.Credential `json:"credential"`
	Label      string              `json:"label"`
	Created    time.Time           `json:"created"`
}

// ceremony is what the server wants to know again when a passkey has answered. It is sealed, so that
// nothing is kept of those who never answer.
type ceremony struct {
	Session webauthn.SessionData `json:"session"`
	Account string               `json:"account"` // of a new passkey
	Name    string               `json:"name"`    // of a new account
	Until   time.Time            `json:"until"`
}

// holderOf is an account as the library wants to see it.
type holderOf struct {
	*account
	keys []webauthn.Credential
}

// WebAuthnID implements webauthn.User.
func (h holderOf) WebAuthnID() []byte { return []byte(h.ID) }

// WebAuthnName implements webauthn.User.
func (h holderOf) WebAuthnName() string { return h.Name }

// WebAuthnDisplayName implements webauthn.User.
func (h holderOf) WebAuthnDisplayName() string { return h.Name }

// WebAuthnCredentials implements webauthn.User.
func (h holderOf) WebAuthnCredentials() []webauthn.Credential { return h.keys }

// site is where passkeys are asked for: the address of the page.
type site struct{ origin, host string }

// siteOf reads the address of the page that asks: the browser says it in the header Origin, and
// refuses passkeys of other names by itself.
func siteOf(origin string) (site, error) {
	_, host, ok := strings.Cut(origin, "://")
	if h, _, err := net.SplitHostPort(host); err == nil {
		host = h
	}
	if !ok || host == "" || net.ParseIP(strings.Trim(host, "[]")) != nil {
		return site{}, badRequest{errHost}
	}
	return site{origin, host}, nil
}

// webauthn is the library, set up for a site.
func (at site) webauthn() (*webauthn.WebAuthn, error) {
	w, err := webauthn.New(&webauthn.Config{
		RPID: at.host, RPDisplayName: "Koiogran", RPOrigins: []string{at.origin},
		AttestationPreference: protocol.PreferNoAttestation,
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey:      protocol.ResidentKeyRequirementRequired,
			UserVerification: protocol.VerificationPreferred,
		},
	})
	if err != nil {
		return nil, badRequest{errHost}
	}
	return w, nil
}

// passkeys are those of an account, the newest first.
func (s *Server) passkeys(ctx context.Context, id string) ([]passkey, error) {
	notes, err := s.o.Store.Notes(ctx, passkeyNote, id, mostPasskeys)
	if err != nil {
		return nil, err
	}
	list := make([]passkey, len(notes))
	for i := range notes {
		if err := json.Unmarshal(notes[i].Data, &list[i]); err != nil {
			return nil, fmt.Errorf("server: a passkey of account %s: %w", id, err)
		}
	}
	return list, nil
}

// holder is an account with its passkeys.
func (s *Server) holderOf(ctx context.Context, a *account) (holderOf, error) {
	keys, err := s.passkeys(ctx, a.ID)
	h := holderOf{account: a}
	for _, k := range keys {
		h.keys = append(h.keys, k.Credential)
	}
	return h, err
}

// newPasskey begins to make a passkey: of the account that is signed in, or of a new one.
func (s *Server) newPasskey(ctx context.Context, at site, a *account, in wire.NewPasskey) (*wire.Ceremony,
	error,
) {
	c := ceremony{}
	if a == nil {
		name, err := nameOf(in.Name)
		if err == nil && name == "" {
			err = errNoName
		}
		if err != nil {
			return nil, badRequest{err}
		}
		id := make([]byte, idSize)
		if err := s.draw(id); err != nil {
			return nil, err
		}
		a, c.Name = &account{ID: matchID(id), Name: name}, name
	}
	c.Account = a.ID
	h, err := s.holderOf(ctx, a)
	if err != nil {
		return nil, err
	}
	if len(h.keys) >= mostPasskeys {
		return nil, badRequest{errPasskeys}
	}
	w, err := at.webauthn()
	if err != nil {
		return nil, err
	}
	options, data, err := w.BeginRegistration(h,
		webauthn.WithExclusions(webauthn.Credentials(h.keys).CredentialDescriptors()))
	if err != nil {
		return nil, err
	}
	c.Session = *data
	return s.ask(ctx, options.Response, c)
}

// ask seals a ceremony and tells the browser its options.
func (s *Server) ask(ctx context.Context, options any, c ceremony) (*wire.Ceremony, error) {
	c.Until = s.o.Now().Add(ceremonyTime)
	text, err := json.Marshal(c)
	if err != nil {
		return nil, err
	}
	out := &wire.Ceremony{}
	if out.Options, err = json.Marshal(options); err != nil {
		return nil, err
	}
	out.Sealed, err = s.seal(ctx, sealedCeremony, text)
	return out, err
}

// answered opens the ceremony of an answer. Each can be answered once.
func (s *Server) answered(ctx context.Context, sealed string) (*ceremony, error) {
	text, err := s.unseal(ctx, sealedCeremony, sealed)
	if err != nil {
		return nil, badRequest{errCeremony}
	}
	c := &ceremony{}
	if err := json.Unmarshal(text, c); err != nil || c.Until.Before(s.o.Now()) {
		return nil, badRequest{errCeremony}
	}
	err = s.o.Store.Put(ctx, store.Note{Kind: challengeNote, Key: c.Session.Challenge,
		Rank: -float64(c.Until.Unix()), Data: []byte{}})
	if errors.Is(err, store.ErrConflict) {
		return nil, badRequest{errCeremony}
	}
	return c, err
}

// addPasskey takes the answer of a new passkey, and with it the new account if it is for one.
func (s *Server) addPasskey(ctx context.Context, at site, a *account, in wire.PasskeyAnswer) (*wire.SignedIn,
	error,
) {
	c, err := s.answered(ctx, in.Sealed)
	if err != nil {
		return nil, err
	}
	fresh := c.Name != ""
	switch {
	case fresh:
		a = &account{ID: c.Account, Name: c.Name, Created: s.o.Now().UTC()}
	case a == nil || a.ID != c.Account:
		return nil, errSession
	}
	h, err := s.holderOf(ctx, a)
	if err != nil {
		return nil, err
	}
	w, err := at.webauthn()
	if err != nil {
		return nil, err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(in.Credential)
	if err != nil {
		return nil, badRequest{errProof}
	}
	credential, err := w.CreateCredential(h, c.Session, parsed)
	if err != nil {
		return nil, badRequest{errProof}
	}
	label, err := nameOf(in.Label)
	if err != nil {
		return nil, badRequest{err}
	}
	n, err := noteOf(passkeyNote, base64.RawURLEncoding.EncodeToString(credential.ID), a.ID, 0,
		passkey{*credential, label, s.o.Now().UTC()})
	if err != nil {
		return nil, err
	}
	n.Rank = float64(s.o.Now().Unix())
	notes := []store.Note{n}
	if fresh {
		made, err := a.note()
		if err != nil {
			return nil, err
		}
		notes = append(notes, made)
	}
	switch err := s.o.Store.Put(ctx, notes...); {
	case errors.Is(err, store.ErrConflict):
		return nil, badRequest{errCeremony}
	case err != nil:
		return nil, err
	}
	if fresh {
		return s.openSession(ctx, a, n.Key)
	}
	told, err := s.tellAccount(ctx, a)
	return &wire.SignedIn{Account: *told}, err
}

// removePasskey removes a passkey of an account that has others, and ends the sessions that it has opened.
func (s *Server) removePasskey(ctx context.Context, a *account, id string) error {
	keys, err := s.o.Store.Notes(ctx, passkeyNote, a.ID, mostPasskeys)
	if err != nil {
		return err
	}
	for _, n := range keys {
		if n.Key == id {
			if len(keys) == 1 {
				return badRequest{errLast}
			}
			if err := s.drop(ctx, passkeyNote, id); err != nil {
				return err
			}
			return s.endSessions(ctx, a, id)
		}
	}
	return badRequest{errPasskey}
}

// endSessions ends the sessions that a passkey has opened: its device may be in other hands.
func (s *Server) endSessions(ctx context.Context, a *account, passkey string) error {
	list, err := s.o.Store.Notes(ctx, sessionNote, a.ID, mostSessions)
	if err != nil {
		return err
	}
	for i := range list {
		var open session
		if err := json.Unmarshal(list[i].Data, &open); err != nil {
			return fmt.Errorf("server: a session of account %s: %w", a.ID, err)
		}
		if open.Passkey == passkey {
			if err := s.drop(ctx, sessionNote, list[i].Key); err != nil {
				return err
			}
		}
	}
	return nil
}

// newSession begins to sign in with any passkey that the browser has for this site.
func (s *Server) newSession(ctx context.Context, at site) (*wire.Ceremony, error) {
	w, err := at.webauthn()
	if err != nil {
		return nil, err
	}
	options, data, err := w.BeginDiscoverableLogin()
	if err != nil {
		return nil, err
	}
	return s.ask(ctx, options.Response, ceremony{Session: *data})
}

// signIn takes the answer of a passkey, and opens a session of its account.
func (s *Server) signIn(ctx context.Context, at site, _ *account, in wire.PasskeyAnswer) (*wire.SignedIn,
	error,
) {
	c, err := s.answered(ctx, in.Sealed)
	if err != nil {
		return nil, err
	}
	w, err := at.webauthn()
	if err != nil {
		return nil, err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(in.Credential)
	if err != nil {
		return nil, badRequest{errProof}
	}
	var found error
	user, credential, err := w.ValidatePasskeyLogin(func(_, handle []byte) (webauthn.User, error) {
		a, err := s.account(ctx, string(handle))
		if errors.Is(err, store.ErrUnknown) {
			err = badRequest{errPasskey}
		}
		if err != nil {
			found = err
			return nil, err
		}
		return s.holderOf(ctx, a)
	}, c.Session, parsed)
	switch {
	case found != nil:
		return nil, found
	case err != nil:
		return nil, badRequest{errProof}
	}
	if err := s.usedPasskey(ctx, credential); err != nil {
		return nil, err
	}
	return s.openSession(ctx, user.(holderOf).account, base64.RawURLEncoding.EncodeToString(credential.ID))
}

// usedPasskey keeps what a passkey has counted, by which a copy of it would show.
func (s *Server) usedPasskey(ctx context.Context, credential *webauthn.Credential) error {
	if credential.Authenticator.CloneWarning {
		return badRequest{errProof}
	}
	n := store.Note{Kind: passkeyNote, Key: base64.RawURLEncoding.EncodeToString(credential.ID)}
	return s.again(ctx, &n, func(n *store.Note) error {
		if n.Version == 0 {
			return badRequest{errPasskey}
		}
		var k passkey
		if err := json.Unmarshal(n.Data, &k); err != nil {
			return err
		}
		k.Credential = *credential
		var err error
		n.Data, err = json.Marshal(k)
		return err
	})
}

// forgetChallenges deletes the notes of ceremonies that nobody can answer any more.
func (s *Server) forgetChallenges(ctx context.Context) error {
	list, err := s.o.Store.Notes(ctx, challengeNote, "", 1000)
	if err != nil {
		return err
	}
	for i := range list {
		if -list[i].Rank > float64(s.o.Now().Unix()) {
			break
		}
		if err := s.drop(ctx, challengeNote, list[i].Key); err != nil {
			return err
		}
	}
	return nil
}
