package server

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"koiogran/serve/passkey"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// sealedCeremony is the kind of sealed data that a ceremony is.
const sealedCeremony = "ceremony"

// ceremonyTime is how long someone has to answer for a passkey.
const ceremonyTime = 5 * time.Minute

// errCeremony says that a ceremony is over.
var errCeremony = route.Refuse(http.StatusUnprocessableEntity,
	"that took too long or was already completed; start again")

// keptPasskey is what is noted of a passkey.
type keptPasskey struct {
	ID         string          `json:"-"`
	Credential json.RawMessage `json:"credential"`
	Label      string          `json:"label"`
	Created    time.Time       `json:"created"`
}

// ceremony is what the server wants to know again when a passkey has answered. It is sealed, so that
// nothing is kept of those who never answer.
type ceremony struct {
	Session   json.RawMessage `json:"session"`
	Challenge string          `json:"challenge"`
	Origin    string          `json:"origin"`  // of the page that asked
	Account   string          `json:"account"` // of a new passkey
	Name      string          `json:"name"`    // of a new account
	Until     time.Time       `json:"until"`
}

// authority is who makes and checks passkeys.
func (s *Server) authority() (passkey.Authority, error) {
	if s.o.Passkeys == nil {
		return nil, errServerless
	}
	return s.o.Passkeys, nil
}

// blamed marks the errors of passkeys that are the fault of the client.
func blamed(err error) error {
	if isAny(err, passkey.ErrSite, passkey.ErrProof) {
		return route.Invalid(err)
	}
	return err
}

// passkeys returns the passkeys of an account, the newest first.
func (s *Server) passkeys(ctx context.Context, id string) ([]keptPasskey, error) {
	notes, err := s.o.Store.Notes(ctx, passkeyNote, id, mostPasskeys)
	if err != nil {
		return nil, err
	}
	list := make([]keptPasskey, len(notes))
	for i := range notes {
		if err := json.Unmarshal(notes[i].Data, &list[i]); err != nil {
			return nil, fmt.Errorf("server: a passkey of account %s: %w", id, err)
		}
		list[i].ID = notes[i].Key
	}
	return list, nil
}

// holderOf is an account with its passkeys.
func (s *Server) holderOf(ctx context.Context, a *account) (passkey.Holder, error) {
	keys, err := s.passkeys(ctx, a.ID)
	h := passkey.Holder{ID: a.ID, Name: a.Name}
	for _, k := range keys {
		h.Keys = append(h.Keys, k.Credential)
	}
	return h, err
}

// newPasskey begins to make a passkey: of the account that is signed in, or of a new one.
func (s *Server) newPasskey(ctx context.Context, at passkey.Site, a *account, in wire.NewPasskey) (*wire.Ceremony,
	error,
) {
	by, err := s.authority()
	if err != nil {
		return nil, err
	}
	c := ceremony{Origin: at.Origin}
	if a == nil {
		name, err := nameOf(in.Name)
		if err == nil && name == "" {
			err = errNoName
		}
		if err != nil {
			return nil, err
		}
		id, err := s.random.ID()
		if err != nil {
			return nil, err
		}
		a, c.Name = &account{ID: id, Name: name}, name
		if _, err := s.named(ctx, a); err != nil {
			return nil, err
		}
	}
	c.Account = a.ID
	h, err := s.holderOf(ctx, a)
	if err != nil {
		return nil, err
	}
	if len(h.Keys) >= mostPasskeys {
		return nil, errPasskeys
	}
	asked, err := by.Make(at, h)
	if err != nil {
		return nil, blamed(err)
	}
	return s.ask(ctx, asked, c)
}

// ask seals a ceremony and returns it with its options for the browser.
func (s *Server) ask(ctx context.Context, asked passkey.Ceremony, c ceremony) (*wire.Ceremony, error) {
	c.Session, c.Challenge, c.Until = asked.Session, asked.Challenge, s.o.Now().Add(ceremonyTime)
	text, err := json.Marshal(c)
	if err != nil {
		return nil, err
	}
	out := &wire.Ceremony{Options: asked.Options}
	out.Sealed, err = s.seals.Seal(ctx, sealedCeremony, text)
	return out, err
}

// answered opens the ceremony of an answer. Each can be answered once, at the site that has asked.
func (s *Server) answered(ctx context.Context, at passkey.Site, sealed string) (*ceremony, error) {
	text, err := s.seals.Open(ctx, sealedCeremony, sealed)
	if err != nil {
		return nil, errCeremony
	}
	c := &ceremony{}
	if err := json.Unmarshal(text, c); err != nil || c.Until.Before(s.o.Now()) || c.Origin != at.Origin {
		return nil, errCeremony
	}
	err = s.o.Store.Put(ctx, store.Note{Kind: challengeNote, Key: c.Challenge,
		Rank: -float64(c.Until.Unix()), Data: []byte{}})
	if errors.Is(err, store.ErrConflict) {
		return nil, errCeremony
	}
	return c, err
}

// addPasskey takes the answer of a new passkey, and with it the new account if it is for one.
func (s *Server) addPasskey(ctx context.Context, at passkey.Site, a *account, in wire.PasskeyAnswer) (*wire.SignedIn,
	error,
) {
	by, err := s.authority()
	if err != nil {
		return nil, err
	}
	c, err := s.answered(ctx, at, in.Sealed)
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
	made, err := by.Made(at, h, c.Session, in.Credential)
	if err != nil {
		return nil, blamed(err)
	}
	label, err := nameOf(in.Label)
	if err != nil {
		return nil, err
	}
	n, err := noteOf(passkeyNote, base64.RawURLEncoding.EncodeToString(made.ID), a.ID, 0,
		keptPasskey{Credential: made.Credential, Label: label, Created: s.o.Now().UTC()})
	if err != nil {
		return nil, err
	}
	n.Rank = float64(s.o.Now().Unix())
	notes := []store.Note{n}
	if fresh {
		own, err := a.note()
		if err != nil {
			return nil, err
		}
		called, err := s.named(ctx, a)
		if err != nil {
			return nil, err
		}
		if !s.limiter.AllowsAccount(askerOf(ctx)) {
			return nil, errAccounts
		}
		notes = append(notes, own, called)
	}
	switch err := s.o.Store.Put(ctx, notes...); {
	case errors.Is(err, store.ErrConflict):
		return nil, errCeremony
	case err != nil:
		return nil, err
	}
	if fresh {
		return s.openSession(ctx, a, n.Key)
	}
	out, err := s.tellAccount(ctx, a)
	return &wire.SignedIn{Account: *out}, err
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
				return errLast
			}
			if err := s.drop(ctx, passkeyNote, id); err != nil {
				return err
			}
			return s.endSessions(ctx, a, id)
		}
	}
	return errPasskey
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
func (s *Server) newSession(ctx context.Context, at passkey.Site) (*wire.Ceremony, error) {
	by, err := s.authority()
	if err != nil {
		return nil, err
	}
	asked, err := by.Ask(at)
	if err != nil {
		return nil, blamed(err)
	}
	return s.ask(ctx, asked, ceremony{Origin: at.Origin})
}

// signIn takes the answer of a passkey, and opens a session of its account.
func (s *Server) signIn(ctx context.Context, at passkey.Site, _ *account, in wire.PasskeyAnswer) (*wire.SignedIn,
	error,
) {
	by, err := s.authority()
	if err != nil {
		return nil, err
	}
	c, err := s.answered(ctx, at, in.Sealed)
	if err != nil {
		return nil, err
	}
	var who *account
	used, err := by.Check(at, c.Session, in.Credential, func(id string) (passkey.Holder, error) {
		var err error
		if who, err = readAccount(ctx, s.o.Store, id); errors.Is(err, store.ErrUnknown) {
			err = errPasskey
		}
		if err != nil {
			return passkey.Holder{}, err
		}
		return s.holderOf(ctx, who)
	})
	if err != nil {
		return nil, blamed(err)
	}
	id := base64.RawURLEncoding.EncodeToString(used.ID)
	if err := s.usedPasskey(ctx, id, used.Credential); err != nil {
		return nil, err
	}
	return s.openSession(ctx, who, id)
}

// usedPasskey saves the counter of a passkey, which would reveal a copy of it.
func (s *Server) usedPasskey(ctx context.Context, id string, credential json.RawMessage) error {
	n := store.Note{Kind: passkeyNote, Key: id}
	return s.again(ctx, &n, func(n *store.Note) error {
		if n.Version == 0 {
			return errPasskey
		}
		var k keptPasskey
		if err := json.Unmarshal(n.Data, &k); err != nil {
			return err
		}
		k.Credential = credential
		var err error
		n.Data, err = json.Marshal(k)
		return err
	})
}

// forgetChallenges deletes the notes of ceremonies that no one can answer any more.
func (s *Server) forgetChallenges(ctx context.Context) error {
	return s.forgetPast(ctx, challengeNote)
}
