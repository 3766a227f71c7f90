package server

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"koiogran/serve/account"
	"koiogran/serve/route"
	"koiogran/serve/store"
)

// The errors with which a server turns people away.
var (
	errNoNew = route.Refuse(http.StatusServiceUnavailable,
		"this server is not accepting new matches right now because it is about to "+
			"be updated")
	errBanned = route.Refuse(http.StatusForbidden, "your address is blocked from this server")
)

// banned reports whether an address may not use the server.
func (s *Server) banned(address string) bool { return s.o.Banned != nil && s.o.Banned(address) }

// rejectBanned answers those who may not use the server.
func (s *Server) rejectBanned(next http.Handler) http.Handler {
	if s.o.Banned == nil {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.banned(s.addressOf(r)) {
			s.meter.Refused()
			s.problem(errBanned).Write(w)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// closing lets operators close the server for new matches before it is replaced, and open it again.
// Matches that have begun go on, and invitations become matches.
func (s *Server) closing(mux *http.ServeMux) {
	tell := func(w http.ResponseWriter) {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		fmt.Fprintf(w, "closed to new matches: %t\n", s.closed.Load())
	}
	set := func(closed bool) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			s.closed.Store(closed)
			s.log.Warn("new matches: open or closed", "closed", closed)
			tell(w)
		}
	}
	mux.HandleFunc("POST /close", set(true))
	mux.HandleFunc("POST /open", set(false))
	mux.HandleFunc("GET /close", func(w http.ResponseWriter, _ *http.Request) { tell(w) })
}

// forgetEvery is how often a server looks for matches that are old enough to be deleted.
const forgetEvery = time.Hour

// forgets deletes old matches from time to time, if that is wanted, accounts that were never used, words that
// were taken back and bans that have ended.
func (s *Server) forgets() {
	tick := time.NewTicker(forgetEvery)
	defer tick.Stop()
	for {
		n, err := s.accounts.ForgetUnused(s.ctx)
		s.warned("deleting accounts that were never used", err)
		if n > 0 {
			s.log.Info("deleted accounts that were never used", "accounts", n)
		}
		s.warned("deleting words that were taken back", s.forgetCleared(s.ctx))
		s.warned("deleting bans that have ended", store.DropPast(s.ctx, s.o.Store, account.BanNote, s.o.Now()))
		if s.o.Forget > 0 {
			n, err := s.forget(s.ctx, s.o.Forget)
			s.warned("deleting old matches", err)
			if n > 0 {
				s.log.Info("deleted old matches", "matches", n, "older", s.o.Forget.String())
			}
		}
		select {
		case <-s.ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// forget deletes the matches in which nothing has happened for so long, and returns how many.
func (s *Server) forget(ctx context.Context, idle time.Duration) (n int, err error) {
	const atOnce = 200
	for after := ""; ; {
		list, err := s.o.Store.All(ctx, after, atOnce)
		if err != nil || len(list) == 0 {
			return n, err
		}
		for i := range list {
			if after = list[i].ID; list[i].Idle < idle {
				continue
			}
			if t, _ := s.loaded(after); t != nil {
				continue // someone looks at it
			}
			if err := s.o.Store.Delete(ctx, after); err != nil {
				return n, err
			}
			n++
		}
	}
}

// banning is what operators do about accounts: POST /ban with account, reason and days bans one, POST /unban lifts that,
// and GET /bans lists them.
func (s *Server) banning(mux *http.ServeMux) {
	bans := account.Bans{Store: s.o.Store, Now: s.o.Now}
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
		days := account.UsualBan
		if text := r.FormValue("days"); text != "" {
			n, err := strconv.Atoi(text)
			if err != nil {
				return "", route.Invalidf("days is %.20q; expected 1 to %d", text, account.MostBan)
			}
			days = n
		}
		return bans.Ban(r.Context(), r.FormValue("account"), r.FormValue("reason"), days)
	})
	handle("POST /unban", func(r *http.Request) (string, error) { return bans.Unban(r.Context(), r.FormValue("account")) })
	handle("GET /bans", func(r *http.Request) (string, error) { return bans.List(r.Context()) })
}
