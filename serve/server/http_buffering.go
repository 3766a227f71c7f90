package server

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"
	"time"

	"koiogran/serve/limit"
	"koiogran/serve/route"
	"koiogran/serve/secrets"
)

// The times and the sizes of requests and their answers.
const (
	readTime  = 20 * time.Second // for the whole of a request
	firstTime = 10 * time.Second // for the first bytes of an answer,
	slowest   = 64 << 10         // and from then on at least this many bytes in a second
	mostRead  = route.LargeBody + 64<<10
)

// asked notes in a request who asks, and the host that they have asked.
func (s *Server) asked(r *http.Request) (*http.Request, string) {
	who := s.addressOf(r)
	if page, err := url.Parse(r.Header.Get("Origin")); err == nil && page.Host != "" && s.isOwn(page, r) {
		r.Host = page.Host
	}
	ctx := limit.WithCaller(r.Context(), s.limiter.Caller(who, secrets.Bearer(r.Header.Get("Authorization"))))
	ctx = askedAt(ctx, asking{r.Host, r.TLS != nil, r.Header.Get("X-Forwarded-Proto")})
	return r.WithContext(inLanguage(ctx, r)), who
}

// isOwn reports whether a page is one of this server's, although a proxy in front has passed on another Host. The page
// must be at the address that the operator has set, or at the last host in the proxy's X-Forwarded-Host.
func (s *Server) isOwn(page *url.URL, r *http.Request) bool {
	if strings.EqualFold(page.Scheme+"://"+page.Host, s.o.Address) {
		return true
	}
	list := r.Header.Values("X-Forwarded-Host")
	if !s.o.Proxy || len(list) == 0 {
		return false
	}
	last := list[len(list)-1]
	return strings.EqualFold(page.Host, strings.TrimSpace(last[strings.LastIndex(last, ",")+1:]))
}

// bufferRequests reads requests whole before any work is done for them, and writes answers when the work
// is done. Anyone who sends or reads slowly keeps no one else from working; how much of that goes on
// at once is limited, for each address and for all. Streams have limits of their own.
func (s *Server) bufferRequests(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		who := limit.CallerOf(r.Context())
		if !strings.HasPrefix(r.URL.Path, "/api/") || lasts(r.URL.Path) {
			limitWrites(w, 1<<20)
			next.ServeHTTP(w, r)
			return
		}
		if !s.limiter.Begin(who) {
			s.meter.Refused()
			busy(w)
			return
		}
		defer s.limiter.End(who)
		if !readWhole(w, r) {
			return
		}
		out := letters.Get().(*letter)
		defer out.done()
		out.header, out.status = w.Header(), http.StatusOK
		s.unbroken(out, r, next)
		size := int64(out.body.Len())
		if !s.limiter.Hold(who, size) {
			s.meter.Refused()
			busy(w)
			return
		}
		defer s.limiter.Drop(who, size)
		limitWrites(w, out.body.Len())
		if size > 0 {
			w.Header().Set("Content-Length", strconv.FormatInt(size, 10))
		}
		w.WriteHeader(out.status)
		w.Write(out.body.Bytes()) // a client that has gone does not miss it
	})
}

// unbroken answers a request, one that leads to a bug with 500: nothing of its answer has been sent yet.
func (s *Server) unbroken(out *letter, r *http.Request, next http.Handler) {
	defer func() {
		fault := recover()
		if fault == nil {
			return
		}
		s.log.Error("a request triggered a bug; please report it", "route", r.Pattern, "fault", fmt.Sprint(fault),
			"stack", string(debug.Stack()))
		out.body.Reset()
		plainly(out.header)
		problem(out, http.StatusInternalServerError, "Internal server error. The details are in the "+
			"server log.")
	}()
	next.ServeHTTP(out, r)
}

// plainly takes out of a header what is said of an answer in whose place another one comes.
func plainly(h http.Header) {
	for _, name := range [...]string{"Content-Encoding", "Content-Length", "Link"} {
		h.Del(name)
	}
}

// busy refuses a request that is one too many.
func busy(w http.ResponseWriter) {
	plainly(w.Header())
	limitWrites(w, 0)
	w.Header().Set("Retry-After", "1")
	problem(w, http.StatusTooManyRequests,
		"Too many responses to your address are still being sent; wait until they have been read.")
}

// limitWrites gives anyone who reads an answer of this many bytes a reasonable time for it.
func limitWrites(w http.ResponseWriter, bytes int) {
	late := time.Now().Add(firstTime + time.Duration(bytes)*time.Second/slowest)
	http.NewResponseController(w).SetWriteDeadline(late) // not all writers know of time: tests
}

// readWhole reads the body of a request, or says why it cannot be read.
func readWhole(w http.ResponseWriter, r *http.Request) bool {
	if r.Body == nil || r.Body == http.NoBody {
		return true
	}
	line := http.NewResponseController(w)
	line.SetReadDeadline(time.Now().Add(readTime))
	var body bytes.Buffer
	if n := r.ContentLength; n > 0 && n <= route.SmallBody {
		body.Grow(int(n) + bytes.MinRead)
	}
	_, err := body.ReadFrom(http.MaxBytesReader(w, r.Body, mostRead))
	var long *http.MaxBytesError
	switch {
	case errors.As(err, &long):
		problem(w, http.StatusRequestEntityTooLarge, "The request is too long.")
	case errors.Is(err, os.ErrDeadlineExceeded):
		limitWrites(w, 0)
		problem(w, http.StatusRequestTimeout, "The request was not received completely in time.")
	case err != nil:
		problem(w, http.StatusBadRequest, "The request could not be read.")
	default:
		line.SetReadDeadline(time.Time{})
		r.Body = io.NopCloser(&body)
		return true
	}
	return false
}

// letter is an answer that is written before it is sent.
type letter struct {
	header http.Header
	status int
	body   bytes.Buffer
}

// letters are answers whose bytes others can be written to.
var letters = sync.Pool{New: func() any { return new(letter) }}

// done lets go of an answer that has been sent.
func (l *letter) done() {
	if l.body.Cap() > 64<<10 {
		return // most are short
	}
	l.header = nil
	l.body.Reset()
	letters.Put(l)
}

// Header implements http.ResponseWriter.
func (l *letter) Header() http.Header { return l.header }

// WriteHeader implements http.ResponseWriter.
func (l *letter) WriteHeader(status int) { l.status = status }

// Write implements http.ResponseWriter.
func (l *letter) Write(b []byte) (int, error) { return l.body.Write(b) }

// SetReadDeadline lets anyone who reads the body of a request set a deadline: it has been read.
func (l *letter) SetReadDeadline(time.Time) error { return nil }
