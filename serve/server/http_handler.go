package server

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"sync"
	"time"

	"koiogran/serve/limit"
	"koiogran/serve/route"
	"koiogran/serve/store"
)

// Handler serves what people use: the protocol, the client and health.
func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	s.serveRoutes(mux)
	mux.HandleFunc("GET /healthz", s.health)
	for _, method := range methods { // each by itself: a pattern without a method would be at odds with the client's
		mux.HandleFunc(method+" /api/", noRoute(mux))
	}
	if s.o.App != nil {
		mux.Handle("GET "+appPath, http.StripPrefix(strings.TrimSuffix(appPath, "/"), s.o.App))
	}
	if s.o.Client != nil {
		mux.Handle("GET /", s.o.Client)
	}
	return s.measured(mux, s.rejectBanned(s.bufferRequests(safe(packed(ownSite(s.schemas(knownMethods(mux))))))))
}

// ownSite refuses what pages of other sites have a browser send.
func ownSite(next http.Handler) http.Handler {
	origin := http.NewCrossOriginProtection()
	origin.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		problem(w, http.StatusForbidden, "This request came from another site and was blocked.")
	}))
	return origin.Handler(next)
}

// schemaPath begins the addresses of the schema.
const schemaPath = apiPath + "/openapi"

// schemas counts those who ask for the schema: it is long, and compressed for each of them.
func (s *Server) schemas(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, schemaPath) && !s.limiter.Allows(limit.CallerOf(r.Context()), route.Heavy, 1) {
			s.meter.Refused()
			w.Header().Set("Retry-After", "1")
			s.problem(limit.ErrMany).Write(w)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// Operating serves what is for operators alone, on an address of its own: what they do to the server, and what
// the program that runs it has for them as well, such as metrics.
func (s *Server) Operating(besides map[string]http.Handler) http.Handler {
	mux := http.NewServeMux()
	for pattern, h := range besides {
		mux.Handle(pattern, h)
	}
	s.closing(mux)
	s.banning(mux)
	return unnamed(ownSite(mux)) // the browser of an operator reaches it, too
}

// unnamed answers requests to numbers and to localhost alone. A page of another site whose name has been pointed at
// this address would else be its own page.
func unnamed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host := (&url.URL{Host: r.Host}).Hostname()
		if _, err := netip.ParseAddr(host); err != nil && host != "localhost" {
			problem(w, http.StatusForbidden, "Ask for this by the number of its address, or at localhost.")
			return
		}
		next.ServeHTTP(w, r)
	})
}

// healthTime is how long the result of a health check of the store is reused.
const healthTime = 2 * time.Second

// health reports whether the server can do its work: whether the store takes what is written to it.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	fresh, wrong := s.pulse.feel(r.Context(), s.o.Store)
	if wrong != nil && fresh { // not as often as someone asks: the disk of the log may be the one that is full
		s.log.Error("health check failed", "error", wrong)
	}
	if s.ctx.Err() != nil {
		wrong = errClosing
	}
	if wrong != nil {
		s.problem(inPublic(wrong)).Write(w)
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Write([]byte("ok\n"))
}

// pulse remembers how the store was found, so that asking often costs nothing.
type pulse struct {
	mu  sync.Mutex
	at  time.Time
	err error
}

// feel says what is wrong with the store, and whether it has just been found out.
func (p *pulse) feel(ctx context.Context, s store.Store) (fresh bool, wrong error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if fresh = time.Since(p.at) > healthTime; fresh {
		p.err = s.Ping(context.WithoutCancel(ctx))
		p.at = time.Now()
	}
	return fresh, p.err
}

// What others learn of an error of the store: what it means for them, without paths and addresses.
var (
	errDisk     = route.Refuse(http.StatusServiceUnavailable, "the server's disk is full; nothing can be saved")
	errSilent   = route.Refuse(http.StatusServiceUnavailable, "the database is not responding; try again in a moment")
	errDatabase = route.Refuse(http.StatusServiceUnavailable, "the database is unavailable")
)

// inPublic returns the one of them that an error is for.
func inPublic(err error) error {
	switch {
	case errors.Is(err, errClosing):
		return errClosing
	case errors.Is(err, store.ErrFull):
		return errDisk
	case errors.Is(err, store.ErrSlow), errors.Is(err, context.DeadlineExceeded):
		return errSilent
	}
	return errDatabase
}

// policy is what pages may load: nothing but what this server sends, and no script that is in
// a page.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; " +
	"frame-ancestors 'none'"

// appPath is where the game for a tab is, and appPolicy what its pages may load: they run a program as well.
const (
	appPath   = "/app/"
	appPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; " +
		"img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; " +
		"form-action 'self'; frame-ancestors 'none'"
)

// safeHeaders keep a page and its secrets to itself. They are of every answer, and shared by all.
var safeHeaders = map[string][]string{
	"Content-Security-Policy":      {policy},
	"X-Content-Type-Options":       {"nosniff"},
	"Referrer-Policy":              {"no-referrer"},
	"Cross-Origin-Opener-Policy":   {"same-origin"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
	"Permissions-Policy":           {"camera=(), geolocation=(), microphone=()"},
}

// notStored is the header of what no cache may keep.
var notStored = []string{"no-store"}

// safe sets the headers that keep a page and its secrets to itself.
func safe(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		maps.Copy(h, safeHeaders)
		switch {
		case strings.HasPrefix(r.URL.Path, "/api/"):
			h["Cache-Control"] = notStored
		case strings.HasPrefix(r.URL.Path, appPath):
			h.Set("Content-Security-Policy", appPolicy)
		}
		next.ServeHTTP(w, r)
	})
}

// problem writes an error in the same form as the routes of the protocol.
func problem(w http.ResponseWriter, status int, detail string) {
	route.NewProblem(status, detail).Write(w)
}

// measured counts and logs requests: by their route, never by their whole address, and without
// headers, where tokens are.
func (s *Server) measured(mux *http.ServeMux, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begun := time.Now()
		seen := &seenWriter{ResponseWriter: w, status: http.StatusOK}
		id := fmt.Sprintf("%016x", rand.Uint64())
		w.Header().Set("X-Request-Id", id)
		r, who := s.asked(r)
		s.counted(next, who).ServeHTTP(seen, r)
		took := time.Since(begun)
		route := r.Pattern
		if route == "" { // it was refused before
			_, route = mux.Handler(r)
		}
		if !lasts(route) {
			s.meter.Request(route, seen.status, took)
		}
		level := slog.LevelDebug
		if (seen.status == http.StatusTooManyRequests || seen.status >= 500) && s.limiter.Warns(who) {
			level = slog.LevelWarn // once a minute for an address, so that a flood does not become one of the log
		}
		if s.log.Enabled(r.Context(), level) {
			s.log.Log(r.Context(), level, "request", "route", route, "status", seen.status,
				"took", took, "request", id, "from", who)
		}
	})
}

// counted holds requests that come through a proxy to the limit of connections of an address.
func (s *Server) counted(next http.Handler, who string) http.Handler {
	if !s.o.Proxy {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !s.limiter.Connect(who) {
			s.meter.Refused()
			busy(w)
			return
		}
		defer s.limiter.Disconnect(who)
		next.ServeHTTP(w, r)
	})
}

// seenWriter notes the status of a response.
type seenWriter struct {
	http.ResponseWriter
	status int
}

// WriteHeader notes the status.
func (w *seenWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

// Unwrap lets a response be flushed.
func (w *seenWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
