// Package account holds the accounts of players: passkeys and sessions, what an account stores, the matches at which it
// sits, bans and ratings.
package account

import (
	"cmp"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"time"

	"koiogran/serve/limit"
	"koiogran/serve/passkey"
	"koiogran/serve/route"
	"koiogran/serve/secrets"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// Matches are the matches of a server, as accounts need them.
type Matches interface {
	// Site is the site of the page that asks, which must be at the address of the server.
	Site(ctx context.Context, page string) (passkey.Site, error)
	// Attach notes in a match that an account holds the seat of a token, and returns the seat.
	Attach(ctx context.Context, a *Account, id, token string) (wire.Seat, error)
	// Leave takes the name, the account and the words of someone out of a match.
	Leave(ctx context.Context, a *Account, id string) error
	// Counts reports whether a match that is over counts for ratings: each player has answered something before its end.
	Counts(ctx context.Context, id string) (bool, error)
}

// Options are what accounts need of a server.
type Options struct {
	Store   store.Store
	Matches Matches
	// Editions are the ids of those that players are rated at.
	Editions []string
	// Passkeys makes accounts possible. Without them, accounts are refused.
	Passkeys passkey.Authority
	Limiter  *limit.Limiter
	Random   secrets.Source
	Seals    *secrets.Seals
	Log      *slog.Logger
	Now      func() time.Time
}

// Accounts are the accounts of a store.
type Accounts struct {
	o       Options
	matches Matches
	limiter *limit.Limiter
	random  secrets.Source
	seals   *secrets.Seals
}

// New returns the accounts of a store.
func New(o Options) *Accounts {
	return &Accounts{o: o, matches: o.Matches, limiter: o.Limiter, random: o.Random, seals: o.Seals}
}

// The kinds of notes that belong to accounts. Ratings have a kind for each game.
const (
	accountNote   = "account"   // by the id
	passkeyNote   = "passkey"   // by its id
	sessionNote   = "session"   // by the hash of its token
	seatNote      = "seat"      // by the account and the match; ranked by time
	keptNote      = "kept"      // by the id of the account
	nameNote      = "name"      // by the name as it is compared; its account has it alone
	satNote       = "sat"       // by the account and the match or table where it has sat
	ChallengeNote = "challenge" // one that has been answered; ranked so that the oldest comes first
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
	// MostKeptUnused is how many, as long as it has sat at no match.
	MostKeptUnused = 32 << 10
)

// The errors of accounts.
var (
	ErrSession = route.Refuse(http.StatusUnauthorized,
		"you are not signed in, or your session has expired; sign in again")
	errPasskey = route.Refuse(http.StatusUnprocessableEntity,
		"this passkey does not belong to any account here; it may have been removed")
	errPasskeys = route.Refuse(http.StatusUnprocessableEntity,
		"an account can have at most %d passkeys; remove one first", mostPasskeys)
	errLast = route.Refuse(http.StatusUnprocessableEntity,
		"this is the only passkey of the account; add another one first, or "+
			"delete the account")
	errKept = route.Refuse(http.StatusUnprocessableEntity,
		"an account can store at most %d kB of squads and settings", mostKept>>10)
	errKeptUnused = route.Refuse(http.StatusUnprocessableEntity,
		"an account can store at most %d kB of squads and settings before its first match",
		MostKeptUnused>>10)
	errAccounts = route.Refuse(http.StatusTooManyRequests,
		"too many accounts were made from this address today; try again tomorrow")
	errNameTaken = route.Refuse(http.StatusUnprocessableEntity,
		"another account has this name or one that looks like it; choose another one")
	errNoName = route.Refuse(http.StatusUnprocessableEntity, "enter a name for the account")
)

// Account is what is noted of an account.
type Account struct {
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

// signedIn returns the account of the session in a header, errSession if there is none.
func (acc *Accounts) signedIn(ctx context.Context, header string) (*Account, error) {
	token := secrets.Bearer(header)
	if token == "" {
		return nil, ErrSession
	}
	n, err := acc.o.Store.Note(ctx, sessionNote, hex.EncodeToString(secrets.Hash(token)))
	if errors.Is(err, store.ErrUnknown) {
		return nil, ErrSession
	} else if err != nil {
		return nil, err
	}
	var open session
	if err := json.Unmarshal(n.Data, &open); err != nil {
		return nil, fmt.Errorf("server: a session of account %s: %w", n.Owner, err)
	}
	if open.Until.Before(acc.o.Now()) {
		return nil, ErrSession
	}
	a, err := readAccount(ctx, acc.o.Store, n.Owner)
	if errors.Is(err, store.ErrUnknown) {
		err = ErrSession
	}
	if err == nil {
		err = acc.banOf(ctx, a.ID)
	}
	if err != nil {
		return nil, err
	}
	acc.limiter.Prove(token)
	return a, nil
}

// readAccount reads an account in a store.
func readAccount(ctx context.Context, in store.Store, id string) (*Account, error) {
	n, err := in.Note(ctx, accountNote, id)
	if err != nil {
		return nil, err
	}
	a := &Account{ID: id, version: n.Version}
	if err := json.Unmarshal(n.Data, a); err != nil {
		return nil, fmt.Errorf("server: account %s: %w", id, err)
	}
	return a, nil
}

// note returns what is kept of an account.
func (a *Account) note() (store.Note, error) {
	return store.NoteOf(accountNote, a.ID, a.ID, a.version, a)
}

// openSession signs someone in.
func (acc *Accounts) openSession(ctx context.Context, a *Account, passkey string) (*wire.SignedIn, error) {
	if err := acc.banOf(ctx, a.ID); err != nil {
		return nil, err
	}
	token, err := acc.random.Token()
	if err != nil {
		return nil, err
	}
	n, err := store.NoteOf(sessionNote, hex.EncodeToString(secrets.Hash(token)), a.ID, 0,
		session{acc.o.Now().Add(sessionTime), passkey})
	if err == nil {
		err = acc.o.Store.Put(ctx, n)
	}
	if err != nil {
		return nil, err
	}
	out, err := acc.tellAccount(ctx, a)
	return &wire.SignedIn{Token: token, Account: *out}, err
}

// signOut ends the session of a header.
func (acc *Accounts) signOut(ctx context.Context, header string) error {
	return store.DropNote(ctx, acc.o.Store, sessionNote, hex.EncodeToString(secrets.Hash(secrets.Bearer(header))))
}

// tellAccount returns all data stored about an account.
func (acc *Accounts) tellAccount(ctx context.Context, a *Account) (*wire.Account, error) {
	out := &wire.Account{
		ID: a.ID, Name: a.Name, Created: a.Created.Format(time.RFC3339),
		Passkeys: []wire.Passkey{}, Ratings: []wire.AccountRating{}, Seats: []wire.AccountSeat{},
	}
	keys, err := acc.passkeys(ctx, a.ID)
	if err != nil {
		return nil, err
	}
	for _, k := range keys {
		out.Passkeys = append(out.Passkeys, wire.Passkey{
			ID: k.ID, Label: k.Label,
			Created: k.Created.Format(time.RFC3339),
		})
	}
	for _, edition := range acc.o.Editions {
		r, err := acc.rating(ctx, edition, a.ID)
		if err != nil {
			return nil, err
		}
		if r.Matches > 0 {
			out.Ratings = append(out.Ratings, r.toWire(edition, acc.o.Now()))
		}
	}
	seats, err := acc.o.Store.Notes(ctx, seatNote, a.ID, mostSeats)
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
	kept, err := acc.o.Store.Note(ctx, keptNote, a.ID)
	if err != nil && !errors.Is(err, store.ErrUnknown) {
		return nil, err
	}
	out.Kept = kept.Data
	return out, nil
}

// named returns the note that an account has a name alone. It fails if another account has it.
func (acc *Accounts) named(ctx context.Context, a *Account) (store.Note, error) {
	key := cmp.Or(sameName(a.Name), a.Name) // of signs alone, each is itself
	n, err := acc.o.Store.Note(ctx, nameNote, key)
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
func (acc *Accounts) rename(ctx context.Context, a *Account, in wire.Rename) error {
	name, err := NameOf(in.Name)
	if err == nil && name == "" {
		err = errNoName
	}
	if err != nil {
		return err
	}
	before := *a
	a.Name = name
	own, err := acc.named(ctx, a)
	if err != nil {
		return err
	}
	n, err := a.note()
	if err != nil {
		return err
	}
	if err := acc.o.Store.Put(ctx, n, own); err != nil {
		return err
	}
	old, err := acc.named(ctx, &before)
	if err != nil || old.Version == 0 || old.Key == own.Key { // another account's, or none
		return nil //nolint:nilerr // the name is changed
	}
	return store.DropNote(ctx, acc.o.Store, nameNote, old.Key)
}

// keepFor keeps what a client wants to find again on other devices. The last one to say so wins.
func (acc *Accounts) keepFor(ctx context.Context, a *Account, data json.RawMessage) error {
	if len(data) > mostKept {
		return errKept
	}
	if len(data) > MostKeptUnused {
		if sat, err := acc.o.Store.Notes(ctx, satNote, a.ID, 1); err != nil {
			return err
		} else if len(sat) == 0 {
			return errKeptUnused
		}
	}
	n := store.Note{Kind: keptNote, Key: a.ID}
	return store.ChangeNote(ctx, acc.o.Store, &n, func(n *store.Note) error {
		n.Owner, n.Data = a.ID, data
		return nil
	})
}
