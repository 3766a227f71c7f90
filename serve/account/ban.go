package account

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"koiogran/serve/route"
	"koiogran/serve/store"
)

// BanNote says that an account is banned, by its id; ranked so that the one that ends first comes first.
const BanNote = "ban"

// Bans of accounts, in days.
const (
	UsualBan = 30
	MostBan  = 36_500
)

// mostBans is how many bans are listed.
const mostBans = 10_000

// ban is what is noted of a ban.
type ban struct {
	Name   string    `json:"name"` // of the account, as it was then
	Reason string    `json:"reason"`
	Until  time.Time `json:"until"`
}

// bannedError says that an account may not be used.
type bannedError struct{ ban }

// Status implements route.Refused.
func (bannedError) Status() int { return http.StatusForbidden }

// Error implements error.
func (e bannedError) Error() string {
	return fmt.Sprintf("this account is banned until %s: %s", e.Until.Format(time.DateOnly), e.Reason)
}

// banOf returns why an account may not be used, nil if it may.
func (acc *Accounts) banOf(ctx context.Context, id string) error {
	n, err := acc.o.Store.Note(ctx, BanNote, id)
	if errors.Is(err, store.ErrUnknown) {
		return nil
	} else if err != nil {
		return err
	}
	var b ban
	if err := json.Unmarshal(n.Data, &b); err != nil {
		return fmt.Errorf("server: the ban of account %s: %w", id, err)
	}
	if b.Until.Before(acc.o.Now()) {
		return nil
	}
	return bannedError{b}
}

// Bans are what operators do about accounts, in the store of a server, which may be running.
type Bans struct {
	Store store.Store
	Now   func() time.Time
}

// Ban bans an account, by its name or its id, for some days: its sessions end, and no one signs in to it, until the ban
// ends. It returns what is to be said of it.
func (b Bans) Ban(ctx context.Context, name, reason string, days int) (string, error) {
	if reason == "" || len(reason) > 500 || !Legible(reason) {
		return "", route.Invalidf("expected a reason of 1 to 500 printable characters, which the player sees")
	}
	if days < 1 || days > MostBan {
		return "", route.Invalidf("days is %d; expected 1 to %d", days, MostBan)
	}
	a, err := b.account(ctx, name)
	if err != nil {
		return "", err
	}
	before, err := b.Store.Note(ctx, BanNote, a.ID)
	if err != nil && !errors.Is(err, store.ErrUnknown) {
		return "", err
	}
	out := ban{Name: a.Name, Reason: reason, Until: b.Now().UTC().AddDate(0, 0, days)}
	n, err := store.NoteOf(BanNote, a.ID, a.ID, before.Version, out)
	if err != nil {
		return "", err
	}
	n.Rank = -float64(out.Until.Unix())
	if err := b.Store.Put(ctx, n); err != nil {
		return "", err
	}
	return fmt.Sprintf("%s (%s): %s\n", a.Name, a.ID, bannedError{out}), nil
}

// Unban lifts the ban of an account, by its name or its id, and returns what is to be said of it.
func (b Bans) Unban(ctx context.Context, name string) (string, error) {
	a, err := b.account(ctx, name)
	if err != nil {
		return "", err
	}
	n, err := b.Store.Note(ctx, BanNote, a.ID)
	if errors.Is(err, store.ErrUnknown) {
		return "", route.Invalidf("account %s is not banned", a.Name)
	} else if err != nil {
		return "", err
	}
	n.Data = nil
	return fmt.Sprintf("%s (%s) is not banned any more\n", a.Name, a.ID), b.Store.Put(ctx, n)
}

// List returns the accounts that are banned, one on each line, the one whose ban ends first before the others.
func (b Bans) List(ctx context.Context) (string, error) {
	list, err := b.Store.Notes(ctx, BanNote, "", mostBans)
	if err != nil {
		return "", err
	}
	out := ""
	for i := range list {
		var one ban
		if err := json.Unmarshal(list[i].Data, &one); err != nil {
			return "", fmt.Errorf("server: the ban of account %s: %w", list[i].Key, err)
		}
		if one.Until.After(b.Now()) {
			out += fmt.Sprintf("%s (%s): %s\n", one.Name, list[i].Key, bannedError{one})
		}
	}
	return cmp.Or(out, "no account is banned\n"), nil
}

// account returns the account of a name or of an id.
func (b Bans) account(ctx context.Context, name string) (*Account, error) {
	id := name
	if n, err := b.Store.Note(ctx, nameNote, cmp.Or(sameName(name), name)); err == nil {
		id = n.Owner
	} else if !errors.Is(err, store.ErrUnknown) {
		return nil, err
	}
	a, err := readAccount(ctx, b.Store, id)
	if errors.Is(err, store.ErrUnknown) {
		return nil, route.Invalidf("there is no account %.40q; expected its name or its id", name)
	}
	return a, err
}
