package server

import (
	"cmp"
	"context"
	"net"
	"net/url"
	"strings"

	"koiogran/serve/passkey"
	"koiogran/serve/route"
)

// askingKey is the key of the asking in the context of a request.
type askingKey struct{}

// asking is at which address someone has reached the server.
type asking struct {
	host      string
	tls       bool
	forwarded string // the scheme, as a proxy says it
}

// askedAt notes in a context where a request has come in.
func askedAt(ctx context.Context, a asking) context.Context {
	return context.WithValue(ctx, askingKey{}, &a)
}

// siteOf returns the site of the page that asks, which must be at the address of the server: the one that the operator has
// set, or else the one that was asked.
func (s *Server) siteOf(ctx context.Context, page string) (passkey.Site, error) {
	origin := s.o.Address
	if origin == "" {
		a, ok := ctx.Value(askingKey{}).(*asking)
		if !ok {
			a = &asking{}
		}
		origin = s.schemeOf(a) + "://" + strings.ToLower(a.host)
	}
	at, err := url.Parse(origin)
	if err != nil || at.Hostname() == "" || net.ParseIP(at.Hostname()) != nil {
		return passkey.Site{}, route.Invalid(passkey.ErrSite)
	}
	if page != origin {
		return passkey.Site{}, route.Invalidf("passkeys of this server are made and asked for at %s, not at %.100q; open it there, or "+
			"let its operator set --address", origin, page)
	}
	return passkey.Site{Origin: origin, Host: at.Hostname()}, nil
}

// schemeOf returns how a page has reached the server: behind a proxy as that says in X-Forwarded-Proto, https if it says
// nothing.
func (s *Server) schemeOf(a *asking) string {
	switch {
	case a.tls:
		return "https"
	case !s.o.Proxy:
		return "http"
	}
	last := a.forwarded[strings.LastIndex(a.forwarded, ",")+1:]
	return cmp.Or(strings.ToLower(strings.TrimSpace(last)), "https")
}
