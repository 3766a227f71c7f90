package server

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/coder/websocket"

	"koiogran/serve/wire"
)

// A proxy may pass on another Host than that of the page. The page is then told by the proxy or set by the operator;
// all others stay those of another site.
func TestSocket_BehindAProxyThatPassesOnAnotherHost(t *testing.T) {
	for name, c := range map[string]struct {
		proxy           bool
		address, origin string
		forwarded       []string
		want            int
	}{
		"set":                     {address: "https://play.example", origin: "https://play.example", want: 101},
		"set, another case":       {address: "https://play.example", origin: "https://PLAY.example", want: 101},
		"set, another scheme":     {address: "https://play.example", origin: "http://play.example", want: 403},
		"set, another port":       {address: "https://play.example", origin: "https://play.example:444", want: 403},
		"set, a longer name":      {address: "https://play.example", origin: "https://play.example.elsewhere.example", want: 403},
		"set, a name below":       {address: "https://play.example", origin: "https://my.play.example", want: 403},
		"set, another site":       {address: "https://play.example", origin: "https://elsewhere.example", want: 403},
		"set, no site":            {address: "https://play.example", origin: "null", want: 403},
		"told":                    {proxy: true, origin: "https://play.example", forwarded: []string{"play.example"}, want: 101},
		"told by the last one":    {proxy: true, origin: "https://play.example", forwarded: []string{"x.example, play.example"}, want: 101},
		"told by one before":      {proxy: true, origin: "https://play.example", forwarded: []string{"play.example, x.example"}, want: 403},
		"told on two lines":       {proxy: true, origin: "https://play.example", forwarded: []string{"play.example", "x.example"}, want: 403},
		"told, another site":      {proxy: true, origin: "https://elsewhere.example", forwarded: []string{"play.example"}, want: 403},
		"told nothing":            {proxy: true, origin: "https://play.example", want: 403},
		"told without a proxy":    {origin: "https://play.example", forwarded: []string{"play.example"}, want: 403},
		"neither set nor told":    {origin: "https://play.example", want: 403},
		"no page, but a program":  {address: "https://play.example", want: 101},
		"told an empty name":      {proxy: true, origin: "https://", forwarded: []string{""}, want: 403},
		"told and set, one right": {proxy: true, address: "https://a.example", origin: "https://b.example", forwarded: []string{"b.example"}, want: 101},
	} {
		o := options(t, emptyStore(t))
		o.Proxy, o.Address = c.proxy, c.address
		s := serve(t, o)
		m := s.create("you", "random")
		h := http.Header{"X-Forwarded-Host": slices.Clone(c.forwarded)}
		if c.origin != "" {
			h.Set("Origin", c.origin)
		}
		conn, got, err := websocket.Dial(t.Context(), socketAt(s, m.ID), &websocket.DialOptions{HTTPHeader: h})
		if conn != nil {
			conn.CloseNow()
		}
		if got == nil || got.StatusCode != c.want {
			t.Errorf("%s: %v %v, want %d", name, got, err, c.want)
		}
		r, _ := http.NewRequest("POST", s.url+"/api/v1/matches", strings.NewReader("{}"))
		r.Header = h.Clone()
		r.Header.Set("Content-Type", "application/json")
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if refused := answer.StatusCode == http.StatusForbidden; refused != (c.want == 403) {
			t.Errorf("%s: a request of that page: %d", name, answer.StatusCode)
		}
	}
}

// Behind a proxy that passes on the server's Host, a page may open a socket if the proxy forwards the page's host or
// the operator has set it. A page of another site may not.
func TestSocket_ThroughAProxyThatPassesOnTheHostOfTheServer(t *testing.T) {
	for _, c := range []struct{ tells, believes, set, want bool }{
		{want: false},
		{tells: true, want: false},
		{believes: true, want: false},
		{tells: true, believes: true, want: true},
		{set: true, want: true},
	} {
		var to *url.URL
		proxy := httptest.NewServer(&httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(to)
			if c.tells {
				r.SetXForwarded()
			}
		}})
		t.Cleanup(proxy.Close)
		o := options(t, emptyStore(t))
		if o.Proxy = c.believes; c.set {
			o.Address = proxy.URL
		}
		s := serve(t, o)
		to, _ = url.Parse(s.url)
		m := s.create("you", "random")
		for origin, want := range map[string]bool{proxy.URL: c.want, "https://elsewhere.example": false} {
			conn, got, err := websocket.Dial(t.Context(), "ws"+strings.TrimPrefix(proxy.URL, "http")+"/api/v1/matches/"+m.ID+"/socket",
				&websocket.DialOptions{HTTPHeader: http.Header{"Origin": {origin}}})
			if (err == nil) != want || err != nil && (got == nil || got.StatusCode != http.StatusForbidden) {
				t.Errorf("%+v, a page of %s: %v %v", c, origin, got, err)
			}
			if err != nil {
				continue
			}
			p := &plug{t, conn}
			conn.SetReadLimit(-1)
			p.say(wire.Hello{Token: m.Token, After: -1})
			var state wire.State
			p.hear("state", &state)
			conn.CloseNow()
		}
	}
}
