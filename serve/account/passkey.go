package account

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"koiogran/serve/limit"
	"koiogran/serve/passkey"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// sealedCeremony is the kind of sealed data that a ceremony is.
const sealedCeremony = "ceremony"

// CeremonyTime is how long someone has to answer for a passkey.
const CeremonyTime = 5 * time.Minute

// ErrServerless says that something needs a server that others reach.
var ErrServerless = route.Refuse(http.StatusUnprocessableEntity,
	"this needs a server that others reach; here the game runs in your browser alone")

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

// authority returns who makes and checks passkeys.
func (acc *Accounts) authority() (passkey.Authority, error) {
	if acc.o.Passkeys == nil {
		return nil, ErrServerless
	}
	return acc.o.Passkeys, nil
}

// blamed marks the errors of passkeys that are the fault of the client.
func blamed(err error) error {
	if errors.Is(err, passkey.ErrSite) || errors.Is(err, passkey.ErrProof) {
		return route.Invalid(err)
	}
	return err
}

// passkeys returns the passkeys of an account, the newest first.
func (acc *Accounts) passkeys(ctx context.Context, id string) ([]keptPasskey, error) {
	notes, err := acc.o.Store.Notes(ctx, passkeyNote, id, mostPasskeys)
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

// holderOf returns an account with its passkeys.
func (acc *Accounts) holderOf(ctx context.Context, a *Account) (passkey.Holder, error) {
	keys, err := acc.passkeys(ctx, a.ID)
	h := passkey.Holder{ID: a.ID, Name: a.Name}
	for _, k := range keys {
		h.Keys = append(h.Keys, k.Credential)
	}
	return h, err
}

// newPasskey begins to make a passkey: of the account that is signed in, or of a new one.
func (acc *Accounts) newPasskey(ctx context.Context, at passkey.Site, a *Account, in wire.NewPasskey) (*wire.Ceremony,
	error,
) {
	by, err := acc.authority()
	if err != nil {
		return nil, err
	}
	c := ceremony{Origin: at.Origin}
	if a == nil {
		name, err := NameOf(in.Name)
		if err == nil && name == "" {
			err = errNoName
		}
		if err != nil {
			return nil, err
		}
		id, err := acc.random.ID()
		if err != nil {
			return nil, err
		}
		a, c.Name = &Account{ID: id, Name: name}, name
		if _, err := acc.named(ctx, a); err != nil {
			return nil, err
		}
	}
	c.Account = a.ID
	h, err := acc.holderOf(ctx, a)
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
	return acc.ask(ctx, asked, c)
}

// ask seals a ceremony and returns it with its options for the browser.
func (acc *Accounts) ask(ctx context.Context, asked passkey.Ceremony, c ceremony) (*wire.Ceremony, error) {
	c.Session, c.Challenge, c.Until = asked.Session, asked.Challenge, acc.o.Now().Add(CeremonyTime)
	text, err := json.Marshal(c)
	if err != nil {
		return nil, err
	}
	out := &wire.Ceremony{Options: asked.Options}
	out.Sealed, err = acc.seals.Seal(ctx, sealedCeremony, text)
	return out, err
}

// answered opens the ceremony of an answer. Each can be answered once, at the site that has asked.
func (acc *Accounts) answered(ctx context.Context, at passkey.Site, sealed string) (*ceremony, error) {
	text, err := acc.seals.Open(ctx, sealedCeremony, sealed)
	if err != nil {
		return nil, errCeremony
	}
	c := &ceremony{}
	if err := json.Unmarshal(text, c); err != nil || c.Until.Before(acc.o.Now()) || c.Origin != at.Origin {
		return nil, errCeremony
	}
	err = acc.o.Store.Put(ctx, store.Note{Kind: ChallengeNote, Key: c.Challenge,
		Rank: -float64(c.Until.Unix()), Data: []byte{}})
	if errors.Is(err, store.ErrConflict) {
		return nil, errCeremony
	}
	return c, err
}

// addPasskey takes the answer of a new passkey, and with it the new account if it is for one.
func (acc *Accounts) addPasskey(ctx context.Context, at passkey.Site, a *Account, in wire.PasskeyAnswer) (*wire.SignedIn,
	error,
) {
	by, err := acc.authority()
	if err != nil {
		return nil, err
	}
	c, err := acc.answered(ctx, at, in.Sealed)
	if err != nil {
		return nil, err
	}
	fresh := c.Name != ""
	switch {
	case fresh:
		a = &Account{ID: c.Account, Name: c.Name, Created: acc.o.Now().UTC()}
	case a == nil || a.ID != c.Account:
		return nil, ErrSession
	}
	h, err := acc.holderOf(ctx, a)
	if err != nil {
		return nil, err
	}
	made, err := by.Made(at, h, c.Session, in.Credential)
	if err != nil {
		return nil, blamed(err)
	}
	label, err := NameOf(in.Label)
	if err != nil {
		return nil, err
	}
	n, err := store.NoteOf(passkeyNote, base64.RawURLEncoding.EncodeToString(made.ID), a.ID, 0,
		keptPasskey{Credential: made.Credential, Label: label, Created: acc.o.Now().UTC()})
	if err != nil {
		return nil, err
	}
	n.Rank = float64(acc.o.Now().Unix())
	notes := []store.Note{n}
	if fresh {
		own, err := a.note()
		if err != nil {
			return nil, err
		}
		called, err := acc.named(ctx, a)
		if err != nil {
			return nil, err
		}
		if !acc.limiter.AllowsAccount(limit.CallerOf(ctx).Address) {
			return nil, errAccounts
		}
		notes = append(notes, own, called)
	}
	switch err := acc.o.Store.Put(ctx, notes...); {
	case errors.Is(err, store.ErrConflict):
		return nil, errCeremony
	case err != nil:
		return nil, err
	}
	if fresh {
		return acc.openSession(ctx, a, n.Key)
	}
	out, err := acc.tellAccount(ctx, a)
	return &wire.SignedIn{Account: *out}, err
}

// removePasskey removes a passkey of an account that has others, and ends the sessions that it has opened.
func (acc *Accounts) removePasskey(ctx context.Context, a *Account, id string) error {
	keys, err := acc.o.Store.Notes(ctx, passkeyNote, a.ID, mostPasskeys)
	if err != nil {
		return err
	}
	for _, n := range keys {
		if n.Key == id {
			if len(keys) == 1 {
				return errLast
			}
			if err := store.DropNote(ctx, acc.o.Store, passkeyNote, id); err != nil {
				return err
			}
			return acc.endSessions(ctx, a, id)
		}
	}
	return errPasskey
}

// endSessions ends the sessions that a passkey has opened: its device may be in other hands.
func (acc *Accounts) endSessions(ctx context.Context, a *Account, passkey string) error {
	list, err := acc.o.Store.Notes(ctx, sessionNote, a.ID, mostSessions)
	if err != nil {
		return err
	}
	for i := range list {
		var open session
		if err := json.Unmarshal(list[i].Data, &open); err != nil {
			return fmt.Errorf("server: a session of account %s: %w", a.ID, err)
		}
		if open.Passkey == passkey {
			if err := store.DropNote(ctx, acc.o.Store, sessionNote, list[i].Key); err != nil {
				return err
			}
		}
	}
	return nil
}

// newSession begins to sign in with any passkey that the browser has for this site.
func (acc *Accounts) newSession(ctx context.Context, at passkey.Site) (*wire.Ceremony, error) {
	by, err := acc.authority()
	if err != nil {
		return nil, err
	}
	asked, err := by.Ask(at)
	if err != nil {
		return nil, blamed(err)
	}
	return acc.ask(ctx, asked, ceremony{Origin: at.Origin})
}

// signIn takes the answer of a passkey, and opens a session of its account.
func (acc *Accounts) signIn(ctx context.Context, at passkey.Site, _ *Account, in wire.PasskeyAnswer) (*wire.SignedIn,
	error,
) {
	by, err := acc.authority()
	if err != nil {
		return nil, err
	}
	c, err := acc.answered(ctx, at, in.Sealed)
	if err != nil {
		return nil, err
	}
	var who *Account
	used, err := by.Check(at, c.Session, in.Credential, func(id string) (passkey.Holder, error) {
		var err error
		if who, err = readAccount(ctx, acc.o.Store, id); errors.Is(err, store.ErrUnknown) {
			err = errPasskey
		}
		if err != nil {
			return passkey.Holder{}, err
		}
		return acc.holderOf(ctx, who)
	})
	if err != nil {
		return nil, blamed(err)
	}
	id := base64.RawURLEncoding.EncodeToString(used.ID)
	if err := acc.usedPasskey(ctx, id, used.Credential); err != nil {
		return nil, err
	}
	return acc.openSession(ctx, who, id)
}

// usedPasskey saves the counter of a passkey, which would reveal a copy of it.
func (acc *Accounts) usedPasskey(ctx context.Context, id string, credential json.RawMessage) error {
	n := store.Note{Kind: passkeyNote, Key: id}
	return store.ChangeNote(ctx, acc.o.Store, &n, func(n *store.Note) error {
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

// ForgetChallenges deletes the notes of ceremonies that no one can answer any more.
func (acc *Accounts) ForgetChallenges(ctx context.Context) error {
	return store.DropPast(ctx, acc.o.Store, ChallengeNote, acc.o.Now())
}
