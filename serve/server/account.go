package server

import (
	"cmp"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"
	"unicode"

	"koiogran/serve/route"
	"koiogran/serve/secrets"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// The kinds of notes that belong to accounts. Ratings have a kind for each game.
const (
	accountNote   = "account"   // by the id
	passkeyNote   = "passkey"   // by its id
	sessionNote   = "session"   // by the hash of its token
	seatNote      = "seat"      // by the account and the match; ranked by time
	keptNote      = "kept"      // by the id of the account
	nameNote      = "name"      // by the name as it is compared; its account has it alone
	satNote       = "sat"       // by the account and the match or table where it has sat
	challengeNote = "challenge" // one that has been answered; ranked so that the oldest comes first
)

const (
	// sessionTime is how long a session holds.
	sessionTime = 365 * 24 * time.Hour
	// mostPasskeys and mostSeats are how many an account may have; of seats, the oldest are dropped.
	mostPasskeys = 20
	mostSeats    = 100
	mostSessions = 10_000
	// mostKept is how many bytes a client may keep with an account.
	mostKept = 512 << 10
	// mostKeptUnused is how many, as long as it has sat at no match.
	mostKeptUnused = 32 << 10
)

// The errors of accounts.
var (
	errSession = route.Refuse(http.StatusUnauthorized,
		"you are not signed in, or your session has expired; sign in again")
	errPasskey = route.Refuse(http.StatusUnprocessableEntity,
		"this passkey does not belong to any account here; it may have been removed")
	errPasskeys = route.Refuse(http.StatusUnprocessableEntity,
		"an account can have at most %d passkeys; remove one first", mostPasskeys)
	errLast = route.Refuse(http.StatusUnprocessableEntity,
		"this is the only passkey of the account; add another one first, or "+
			"delete the account")
	errHeld = route.Refuse(http.StatusConflict, "this seat belongs to another account")
	errKept = route.Refuse(http.StatusUnprocessableEntity,
		"an account can store at most %d kB of squads and settings", mostKept>>10)
	errKeptUnused = route.Refuse(http.StatusUnprocessableEntity,
		"an account can store at most %d kB of squads and settings before its first match",
		mostKeptUnused>>10)
	errAccounts = route.Refuse(http.StatusTooManyRequests,
		"too many accounts were made from this address today; try again tomorrow")
	errNameTaken = route.Refuse(http.StatusUnprocessableEntity,
		"another account has this name or one that looks like it; choose another one")
	errNoName = route.Refuse(http.StatusUnprocessableEntity, "enter a name for the account")
)

// account is what is noted of an account.
type account struct {
	ID      string    `json:"-"`
	Name    string    `json:"name"`
	Created time.Time `json:"created"`
	version int
}

// session is what is noted of a session.
type session struct {
	Until   time.Time `json:"until"`
	Passkey string    `json:"passkey"` // that opened it, and with which it ends
}

// noteOf writes something into a note.
func noteOf(kind, key, owner string, version int, of any) (store.Note, error) {
	data, err := json.Marshal(of)
	return store.Note{Kind: kind, Key: key, Owner: owner, Version: version, Data: data}, err
}

// signedIn returns the account of the session in a header, errSession if there is none.
func (s *Server) signedIn(ctx context.Context, header string) (*account, error) {
	token := secrets.Bearer(header)
	if token == "" {
		return nil, errSession
	}
	n, err := s.o.Store.Note(ctx, sessionNote, hex.EncodeToString(secrets.Hash(token)))
	if errors.Is(err, store.ErrUnknown) {
		return nil, errSession
	} else if err != nil {
		return nil, err
	}
	var open session
	if err := json.Unmarshal(n.Data, &open); err != nil {
		return nil, fmt.Errorf("server: a session of account %s: %w", n.Owner, err)
	}
	if open.Until.Before(s.o.Now()) {
		return nil, errSession
	}
	a, err := readAccount(ctx, s.o.Store, n.Owner)
	if errors.Is(err, store.ErrUnknown) {
		err = errSession
	}
	if err == nil {
		err = s.banOf(ctx, a.ID)
	}
	if err != nil {
		return nil, err
	}
	s.limiter.Prove(token)
	return a, nil
}

// readAccount reads an account in a store.
func readAccount(ctx context.Context, in store.Store, id string) (*account, error) {
	n, err := in.Note(ctx, accountNote, id)
	if err != nil {
		return nil, err
	}
	a := &account{ID: id, version: n.Version}
	if err := json.Unmarshal(n.Data, a); err != nil {
		return nil, fmt.Errorf("server: account %s: %w", id, err)
	}
	return a, nil
}

// note is what is kept of an account.
func (a *account) note() (store.Note, error) {
	return noteOf(accountNote, a.ID, a.ID, a.version, a)
}

// openSession signs someone in.
func (s *Server) openSession(ctx context.Context, a *account, passkey string) (*wire.SignedIn, error) {
	if err := s.banOf(ctx, a.ID); err != nil {
		return nil, err
	}
	token, err := s.random.Token()
	if err != nil {
		return nil, err
	}
	n, err := noteOf(sessionNote, hex.EncodeToString(secrets.Hash(token)), a.ID, 0,
		session{s.o.Now().Add(sessionTime), passkey})
	if err == nil {
		err = s.o.Store.Put(ctx, n)
	}
	if err != nil {
		return nil, err
	}
	out, err := s.tellAccount(ctx, a)
	return &wire.SignedIn{Token: token, Account: *out}, err
}

// signOut ends the session of a header.
func (s *Server) signOut(ctx context.Context, header string) error {
	return s.drop(ctx, sessionNote, hex.EncodeToString(secrets.Hash(secrets.Bearer(header))))
}

// drop deletes a note, if it is there.
func (s *Server) drop(ctx context.Context, kind, key string) error {
	n, err := s.o.Store.Note(ctx, kind, key)
	if err == nil {
		n.Data = nil
		err = s.o.Store.Put(ctx, n)
	}
	if isAny(err, store.ErrUnknown, store.ErrConflict) { // someone else was quicker
		return nil
	}
	return err
}

// tellAccount returns all data stored about an account.
func (s *Server) tellAccount(ctx context.Context, a *account) (*wire.Account, error) {
	out := &wire.Account{
		ID: a.ID, Name: a.Name, Created: a.Created.Format(time.RFC3339),
		Passkeys: []wire.Passkey{}, Ratings: []wire.AccountRating{}, Seats: []wire.AccountSeat{},
	}
	keys, err := s.passkeys(ctx, a.ID)
	if err != nil {
		return nil, err
	}
	for _, k := range keys {
		out.Passkeys = append(out.Passkeys, wire.Passkey{
			ID: k.ID, Label: k.Label,
			Created: k.Created.Format(time.RFC3339),
		})
	}
	for _, e := range s.o.Editions {
		r, err := s.rating(ctx, e.ID, a.ID)
		if err != nil {
			return nil, err
		}
		if r.Matches > 0 {
			out.Ratings = append(out.Ratings, r.toWire(e.ID, s.o.Now()))
		}
	}
	seats, err := s.o.Store.Notes(ctx, seatNote, a.ID, mostSeats)
	if err != nil {
		return nil, err
	}
	for _, n := range seats {
		var held heldSeat
		if err := json.Unmarshal(n.Data, &held); err != nil {
			return nil, fmt.Errorf("server: a seat of account %s: %w", a.ID, err)
		}
		out.Seats = append(out.Seats, wire.AccountSeat{
			ID: matchOfSeat(&n), Token: held.Token, Text: held.Text,
		})
	}
	kept, err := s.o.Store.Note(ctx, keptNote, a.ID)
	if err != nil && !errors.Is(err, store.ErrUnknown) {
		return nil, err
	}
	out.Kept = kept.Data
	return out, nil
}

// sameName is a name as it is compared with others: in small letters, without spaces and marks.
func sameName(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// named is the note that an account has a name alone. It fails if another account has it.
func (s *Server) named(ctx context.Context, a *account) (store.Note, error) {
	key := cmp.Or(sameName(a.Name), a.Name) // of signs alone, each is itself
	n, err := s.o.Store.Note(ctx, nameNote, key)
	switch {
	case errors.Is(err, store.ErrUnknown):
		return store.Note{Kind: nameNote, Key: key, Owner: a.ID, Data: []byte(`{}`)}, nil
	case err != nil:
		return n, err
	case n.Owner != a.ID:
		return n, errNameTaken
	}
	return n, nil
}

// rename gives an account another name.
func (s *Server) rename(ctx context.Context, a *account, in wire.Rename) error {
	name, err := nameOf(in.Name)
	if err == nil && name == "" {
		err = errNoName
	}
	if err != nil {
		return err
	}
	before := *a
	a.Name = name
	own, err := s.named(ctx, a)
	if err != nil {
		return err
	}
	n, err := a.note()
	if err != nil {
		return err
	}
	if err := s.o.Store.Put(ctx, n, own); err != nil {
		return err
	}
	old, err := s.named(ctx, &before)
	if err != nil || old.Version == 0 || old.Key == own.Key { // another account's, or none
		return nil //nolint:nilerr // the name is changed
	}
	return s.drop(ctx, nameNote, old.Key)
}

// keepFor keeps what a client wants to find again on other devices. The last one to say so wins.
func (s *Server) keepFor(ctx context.Context, a *account, data json.RawMessage) error {
	if len(data) > mostKept {
		return errKept
	}
	if len(data) > mostKeptUnused {
		if sat, err := s.o.Store.Notes(ctx, satNote, a.ID, 1); err != nil {
			return err
		} else if len(sat) == 0 {
			return errKeptUnused
		}
	}
	n := store.Note{Kind: keptNote, Key: a.ID}
	return s.again(ctx, &n, func(n *store.Note) error {
		n.Owner, n.Data = a.ID, data
		return nil
	})
}

// again changes a note, new or not, as often as someone else is quicker.
func (s *Server) again(ctx context.Context, n *store.Note, change func(*store.Note) error) error {
	err := store.ErrConflict
	for i := 0; i < reseats && errors.Is(err, store.ErrConflict); i++ {
		there, look := s.o.Store.Note(ctx, n.Kind, n.Key)
		if look != nil && !errors.Is(look, store.ErrUnknown) {
			return look
		}
		there.Kind, there.Key = n.Kind, n.Key
		if err = change(&there); err == nil {
			err = s.o.Store.Put(ctx, there)
		}
	}
	return err
}
