package server

import (
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Handler serves everything: the protocol, the client, health and metrics.
func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	s.API(mux)
	mux.HandleFunc("GET /healthz", s.health)
	mux.Handle("GET /metrics", s.metrics.handler())
	if s.o.Client != nil {
		mux.Handle("GET /", s.o.Client)
	}
	origin := http.NewCrossOriginProtection()
	origin.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		problem(w, http.StatusForbidden, "This request came from another site.")
	}))
	return s.measured(mux, safe(packed(origin.Handler(mux))))
}

// health tells whether the server can do its work.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	if err := s.o.Store.Ping(r.Context()); err != nil || s.ctx.Err() != nil {
		problem(w, http.StatusServiceUnavailable, "The store cannot be reached.")
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Write([]byte("ok\n"))
}

// policy is what pages may load: nothing but what this server sends, and no script that stands in
// a page.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; " +
	"frame-ancestors 'none'"

// safe sets the headers that keep a page and its secrets to itself.
func safe(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
		if strings.HasPrefix(r.URL.Path, "/api/") {
			h.Set("Cache-Control", "no-store")
		}
		next.ServeHTTP(w, r)
	})
}

// problem tells of a mistake as the routes of the protocol do.
func problem(w http.ResponseWriter, status int, detail string) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(status)
	w.Write([]byte(`{"title":` + strconv.Quote(http.StatusText(status)) + `,"status":` +
		strconv.Itoa(status) + `,"detail":` + strconv.Quote(detail) + "}\n"))
}

// measured counts and logs requests: by their route, never by their whole address, and without
// headers, where tokens are.
func (s *Server) measured(mux *http.ServeMux, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begun := time.Now()
		_, route := mux.Handler(r)
		seen := &seenWriter{ResponseWriter: w, status: http.StatusOK}
		next.ServeHTTP(seen, r)
		took := time.Since(begun)
		if !strings.HasSuffix(route, "/events") {
			s.metrics.requests.WithLabelValues(route, strconv.Itoa(seen.status)).
				Observe(took.Seconds())
		}
		s.log.Debug("request", "route", route, "status", seen.status, "took", took)
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
