package server

import (
	"cmp"
	"context"
	"koiogran/serve/limit"
	"koiogran/serve/passkey"
	"koiogran/serve/route"
	"net"
	"net/url"
	"strings"
)

// asker is the key of the asking in the context of a request.
type asker struct{}

// asking is who sends a request, and at which address they have reached the server.
type asking struct {
	limit.Caller
	host      string
	tls       bool
	forwarded string // the scheme, as a proxy says it
}

// askedBy notes in a context who asks.
func askedBy(ctx context.Context, a asking) context.Context {
	return context.WithValue(ctx, asker{}, &a)
}

// askingOf is what is noted in a request, empty for the server itself.
func askingOf(ctx context.Context) asking {
	if a, ok := ctx.Value(asker{}).(*asking); ok {
		return *a
	}
	return asking{}
}

// askerOf returns the address that asks, empty for the server itself.
func askerOf(ctx context.Context) string { return askingOf(ctx).Address }

// callerOf returns who asks, as they are counted.
func callerOf(ctx context.Context) limit.Caller { return askingOf(ctx).Caller }

// siteOf is the site of the page that asks, which must be at the address of the server: the one that the operator has
// set, or else the one that was asked.
func (s *Server) siteOf(ctx context.Context, page string) (passkey.Site, error) {
	origin := s.o.Address
	if origin == "" {
		a := askingOf(ctx)
		origin = s.schemeOf(&a) + "://" + strings.ToLower(a.host)
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

// schemeOf is how a page has reached the server: behind a proxy as that says in X-Forwarded-Proto, https if it says
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
