package server

import (
	"net"
	"net/http"
	"slices"
	"strings"

	"koiogran/serve/limit"
)

// Connected is the ConnState of an http.Server. It closes connections that exceed the limit of one address: each takes
// memory until its first request, and otherwise only the system would limit their number. A connection that has become
// a stream counts as a stream.
func (s *Server) Connected(c net.Conn, state http.ConnState) {
	if s.o.Proxy {
		return // all connections come from the proxy
	}
	who := s.addressOf(&http.Request{RemoteAddr: c.RemoteAddr().String()})
	switch state {
	case http.StateNew:
		if !s.limiter.Arrive(who) {
			s.meter.Refused()
			below(c).Close() // StateClosed follows
		}
	case http.StateClosed, http.StateHijacked:
		s.limiter.Disconnect(who)
	}
}

// addressOf names where a request comes from: a whole network of IPv6, since one machine has as
// many addresses of it as it likes. Behind a proxy it is what the proxy says, which adds the
// address of its client at the end of X-Forwarded-For; where that is not an address, it is the proxy's own.
func (s *Server) addressOf(r *http.Request) string {
	if s.o.Proxy {
		list := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		for _, entry := range slices.Backward(list) {
			if entry = strings.TrimSpace(entry); entry == "" {
				continue
			}
			if name, ok := limit.NetworkOf(entry); ok {
				return name
			}
			break
		}
	}
	name, _ := limit.NetworkOf(r.RemoteAddr)
	return name
}
