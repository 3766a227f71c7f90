package server

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"koiogran/serve/route"
	"koiogran/serve/store"
)

// banNote says that an account is banned, by its id; ranked so that the one that ends first comes first.
const banNote = "ban"

// Bans of accounts, in days.
const (
	UsualBan = 30
	mostBan  = 36_500
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
func (s *Server) banOf(ctx context.Context, id string) error {
	n, err := s.o.Store.Note(ctx, banNote, id)
	if errors.Is(err, store.ErrUnknown) {
		return nil
	} else if err != nil {
		return err
	}
	var b ban
	if err := json.Unmarshal(n.Data, &b); err != nil {
		return fmt.Errorf("server: the ban of account %s: %w", id, err)
	}
	if b.Until.Before(s.o.Now()) {
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
	if reason == "" || len(reason) > 500 || !legible(reason) {
		return "", route.Invalidf("expected a reason of 1 to 500 printable characters, which the player sees")
	}
	if days < 1 || days > mostBan {
		return "", route.Invalidf("days is %d; expected 1 to %d", days, mostBan)
	}
	a, err := b.account(ctx, name)
	if err != nil {
		return "", err
	}
	before, err := b.Store.Note(ctx, banNote, a.ID)
	if err != nil && !errors.Is(err, store.ErrUnknown) {
		return "", err
	}
	out := ban{Name: a.Name, Reason: reason, Until: b.Now().UTC().AddDate(0, 0, days)}
	n, err := noteOf(banNote, a.ID, a.ID, before.Version, out)
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
	n, err := b.Store.Note(ctx, banNote, a.ID)
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
	list, err := b.Store.Notes(ctx, banNote, "", mostBans)
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

// account is the account of a name or of an id.
func (b Bans) account(ctx context.Context, name string) (*account, error) {
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

// banning is what operators do about accounts: POST /ban with account, reason and days bans one, POST /unban lifts that,
// and GET /bans lists them.
func (s *Server) banning(mux *http.ServeMux) {
	bans := Bans{s.o.Store, s.o.Now}
	handle := func(pattern string, f func(*http.Request) (string, error)) {
		mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
			said, err := f(r)
			if err != nil {
				s.problem(err).Write(w)
				return
			}
			if r.Method == http.MethodPost {
				s.log.Warn("bans of accounts have changed", "ban", strings.TrimSpace(said))
			}
			w.Header().Set("Content-Type", "text/plain; charset=utf-8")
			fmt.Fprint(w, said)
		})
	}
	handle("POST /ban", func(r *http.Request) (string, error) {
		days := UsualBan
		if text := r.FormValue("days"); text != "" {
			n, err := strconv.Atoi(text)
			if err != nil {
				return "", route.Invalidf("days is %.20q; expected 1 to %d", text, mostBan)
			}
			days = n
		}
		return bans.Ban(r.Context(), r.FormValue("account"), r.FormValue("reason"), days)
	})
	handle("POST /unban", func(r *http.Request) (string, error) { return bans.Unban(r.Context(), r.FormValue("account")) })
	handle("GET /bans", func(r *http.Request) (string, error) { return bans.List(r.Context()) })
}
