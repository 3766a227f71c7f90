package server

import (
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/klauspost/compress/gzip"
)

// packAbove is how many bytes a message has that is worth compressing.
const packAbove = 8 << 10

// packers compress. Their tables are large.
var packers = sync.Pool{New: func() any { return gzip.NewWriter(nil) }}

// packed compresses large messages for those who take that: states, replays, searches. Streams are
// left alone.
func packed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !takesGzip(r.Header.Values("Accept-Encoding")) || !strings.HasPrefix(r.URL.Path, "/api/") || lasts(r.URL.Path) {
			next.ServeHTTP(w, r)
			return
		}
		p := &packer{ResponseWriter: w, status: http.StatusOK}
		next.ServeHTTP(p, r)
		p.close()
	})
}

// takesGzip reports whether a client takes gzip: it names it, or everything, and with a quality that is not 0 (RFC 9110,
// section 12.5.3).
func takesGzip(headers []string) bool {
	named, all := -1.0, -1.0
	for coding := range strings.SplitSeq(strings.Join(headers, ","), ",") {
		name, weight, _ := strings.Cut(coding, ";")
		q := 1.0
		if _, number, ok := strings.Cut(weight, "="); ok {
			q, _ = strconv.ParseFloat(strings.TrimSpace(number), 64) // what is not a number is not a wish
		}
		switch strings.ToLower(strings.TrimSpace(name)) {
		case "gzip", "x-gzip":
			named = max(named, q)
		case "*":
			all = q
		}
	}
	return named > 0 || named < 0 && all > 0
}

// packer decides with the first bytes of a message, which are all of most, whether to compress it.
type packer struct {
	http.ResponseWriter
	status int
	begun  bool
	zip    *gzip.Writer
}

// WriteHeader waits for the message.
func (p *packer) WriteHeader(status int) { p.status = status }

// Write writes a part of the message.
func (p *packer) Write(b []byte) (int, error) {
	if !p.begun {
		p.begin(len(b))
	}
	if p.zip != nil {
		return p.zip.Write(b)
	}
	return p.ResponseWriter.Write(b)
}

// begin writes the headers of a message that begins with this many bytes.
func (p *packer) begin(n int) {
	p.begun = true
	h := p.Header()
	h.Add("Vary", "Accept-Encoding")
	if n >= packAbove {
		h.Set("Content-Encoding", "gzip")
		h.Del("Content-Length")
		p.zip = packers.Get().(*gzip.Writer)
		p.zip.Reset(p.ResponseWriter)
	}
	p.ResponseWriter.WriteHeader(p.status)
}

// close ends the message.
func (p *packer) close() {
	if !p.begun {
		p.begin(0)
	}
	if p.zip != nil {
		p.zip.Close() // a client that has gone does not miss it
		packers.Put(p.zip)
		p.zip = nil
	}
}

// Unwrap lets deadlines be set.
func (p *packer) Unwrap() http.ResponseWriter { return p.ResponseWriter }
