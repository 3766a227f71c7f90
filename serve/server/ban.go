package server

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"koiogran/serve/store"
)

// banNote says that an account is banned, by its id; ranked so that the one that ends first comes first.
const banNote = "ban"

// Bans of accounts, in days.
const (
	usualBan = 30
	mostBan  = 36_500
)

// ban is what is noted of a ban.
type ban struct {
	Name   string    `json:"name"` // of the account, as it was then
	Reason string    `json:"reason"`
	Until  time.Time `json:"until"`
}

// bannedError says that an account may not be used.
type bannedError struct{ ban }

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

// accountNamed is the account of a name or of an id.
func (s *Server) accountNamed(ctx context.Context, name string) (*account, error) {
	id := name
	if n, err := s.o.Store.Note(ctx, nameNote, cmp.Or(sameName(name), name)); err == nil {
		id = n.Owner
	} else if !errors.Is(err, store.ErrUnknown) {
		return nil, err
	}
	a, err := s.account(ctx, id)
	if errors.Is(err, store.ErrUnknown) {
		return nil, bad("there is no account %.40q; expected its name or its id", name)
	}
	return a, err
}

// banning is what operators do about accounts: POST /ban with account, reason and days bans one, POST /unban lifts that,
// and GET /bans lists them.
func (s *Server) banning(mux *http.ServeMux) {
	do := func(f func(context.Context, *http.Request) (string, error)) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			said, err := f(r.Context(), r)
			if err != nil {
				s.problem(err).Write(w)
				return
			}
			w.Header().Set("Content-Type", "text/plain; charset=utf-8")
			fmt.Fprint(w, said)
		}
	}
	mux.HandleFunc("POST /ban", do(s.banAccount))
	mux.HandleFunc("POST /unban", do(s.unbanAccount))
	mux.HandleFunc("GET /bans", do(func(ctx context.Context, _ *http.Request) (string, error) { return s.bans(ctx) }))
}

// banAccount bans an account: its sessions end, and no one signs in to it, until the ban ends.
func (s *Server) banAccount(ctx context.Context, r *http.Request) (string, error) {
	reason, days := r.FormValue("reason"), usualBan
	if reason == "" || len(reason) > 500 || !legible(reason) {
		return "", bad("expected a reason of 1 to 500 printable characters, which the player sees")
	}
	if text := r.FormValue("days"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > mostBan {
			return "", bad("days is %.20q; expected 1 to %d", text, mostBan)
		}
		days = n
	}
	a, err := s.accountNamed(ctx, r.FormValue("account"))
	if err != nil {
		return "", err
	}
	version := 0
	if before, err := s.o.Store.Note(ctx, banNote, a.ID); err == nil {
		version = before.Version
	}
	b := ban{Name: a.Name, Reason: reason, Until: s.o.Now().UTC().AddDate(0, 0, days)}
	n, err := noteOf(banNote, a.ID, a.ID, version, b)
	if err != nil {
		return "", err
	}
	n.Rank = -float64(b.Until.Unix())
	if err := s.o.Store.Put(ctx, n); err != nil {
		return "", err
	}
	s.log.Warn("an account was banned", "account", a.ID, "until", b.Until)
	return fmt.Sprintf("%s (%s): %s\n", a.Name, a.ID, bannedError{b}), nil
}

// unbanAccount lifts the ban of an account.
func (s *Server) unbanAccount(ctx context.Context, r *http.Request) (string, error) {
	a, err := s.accountNamed(ctx, r.FormValue("account"))
	if err != nil {
		return "", err
	}
	if _, err := s.o.Store.Note(ctx, banNote, a.ID); errors.Is(err, store.ErrUnknown) {
		return "", bad("account %s is not banned", a.Name)
	}
	return fmt.Sprintf("%s (%s) is not banned any more\n", a.Name, a.ID), s.drop(ctx, banNote, a.ID)
}

// bans lists the accounts that are banned.
func (s *Server) bans(ctx context.Context) (string, error) {
	list, err := s.o.Store.Notes(ctx, banNote, "", 10_000)
	if err != nil {
		return "", err
	}
	out := ""
	for i := range list {
		var b ban
		if err := json.Unmarshal(list[i].Data, &b); err != nil {
			return "", err
		}
		out += fmt.Sprintf("%s (%s): %s\n", b.Name, list[i].Key, bannedError{b})
	}
	return out, nil
}
