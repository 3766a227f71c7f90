package server

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	webauthn "github.com/descope/virtualwebauthn"

	"koiogran/serve/wire"
)

// page is a page at an origin that has reached a server under a host.
type page struct {
	origin, host, proto string
}

// ask sends a request as the page does, and returns the status.
func (p page) ask(t *testing.T, at, path string, in, out any) int {
	t.Helper()
	body, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	r, _ := http.NewRequest("POST", at+path, bytes.NewReader(body))
	r.Host = p.host
	for name, value := range map[string]string{"Content-Type": "application/json", "Origin": p.origin,
		"X-Forwarded-Proto": p.proto, "Sec-Fetch-Site": "same-origin"} {
		r.Header.Set(name, value)
	}
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close()
	text, _ := io.ReadAll(got.Body)
	if got.StatusCode == 200 {
		if err := json.Unmarshal(text, out); err != nil {
			t.Fatal(err)
		}
	}
	return got.StatusCode
}

// Passkeys are made and asked for at one origin: the address that the operator has set, or else the one at which the
// page has reached the server. Another port or scheme, and the same origin in other letters, are other sites.
func TestPasskeys_AreAskedForAtTheAddressOfTheServer(t *testing.T) {
	for name, c := range map[string]struct {
		proxy   bool
		address string
		page    page
		want    int
	}{
		"set":                            {address: home, page: page{home, "play.example", ""}, want: 200},
		"set, behind another host":       {address: home, page: page{home, "127.0.0.1:8080", ""}, want: 200},
		"set, another port":              {address: home, page: page{"https://play.example:444", "play.example:444", ""}, want: 422},
		"set, another scheme":            {address: home, page: page{"http://play.example", "play.example", ""}, want: 422},
		"set, another name":              {address: home, page: page{"https://evil.example", "evil.example", ""}, want: 422},
		"set, in capitals":               {address: home, page: page{"HTTPS://PLAY.EXAMPLE", "play.example", ""}, want: 422},
		"set, with a path":               {address: home, page: page{home + "/", "play.example", ""}, want: 422},
		"set, with a user":               {address: home, page: page{"https://me@play.example", "play.example", ""}, want: 422},
		"set, with the default port":     {address: home, page: page{home + ":443", "play.example", ""}, want: 422},
		"set, with a dot at its end":     {address: home, page: page{home + ".", "play.example.", ""}, want: 422},
		"set, none":                      {address: home, page: page{"null", "play.example", ""}, want: 422},
		"served":                         {page: page{"http://localhost:8080", "localhost:8080", ""}, want: 200},
		"served, another port":           {page: page{"http://localhost:81", "localhost:8080", ""}, want: 422},
		"served, another scheme":         {page: page{"https://localhost:8080", "localhost:8080", ""}, want: 422},
		"served, a proxy not believed":   {page: page{home, "play.example", "https"}, want: 422},
		"served at a number":             {page: page{"http://127.0.0.1:8080", "127.0.0.1:8080", ""}, want: 422},
		"by a proxy":                     {proxy: true, page: page{home, "play.example", "https"}, want: 200},
		"by a proxy that says no more":   {proxy: true, page: page{home, "play.example", ""}, want: 200},
		"by a proxy, another scheme":     {proxy: true, page: page{"http://play.example", "play.example", "https"}, want: 422},
		"by a proxy without TLS":         {proxy: true, page: page{"http://localhost", "localhost", "http"}, want: 200},
		"by a proxy, told by its client": {proxy: true, page: page{"http://play.example", "play.example", "http, https"}, want: 422},
	} {
		o := options(t, emptyStore(t))
		o.Proxy, o.Address = c.proxy, c.address
		s := serve(t, o)
		if got := c.page.ask(t, s.url, "/api/v1/session/new", nil, &wire.Ceremony{}); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}

// With TLS of its own the server's pages are at https.
func TestPasskeys_AreAskedForAtTheAddressOfTheServerWithTLS(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Address = ""
	s := New(o)
	h := httptest.NewTLSServer(s.Handler())
	defer func() { s.Close(); h.Close() }()
	for origin, want := range map[string]int{home: 200, "http://play.example": 422} {
		r, _ := http.NewRequest("POST", h.URL+"/api/v1/session/new", nil)
		r.Host = "play.example"
		r.Header.Set("Origin", origin)
		got, err := h.Client().Do(r)
		if err != nil {
			t.Fatal(err)
		}
		got.Body.Close()
		if got.StatusCode != want {
			t.Errorf("%s: %d, want %d", origin, got.StatusCode, want)
		}
	}
}

// A ceremony ends at the origin at which it has begun, and what a passkey signs says that origin and no other.
func TestPasskeys_OneCeremonyHasOneOrigin(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Address = ""
	s := serve(t, o)
	one, two := page{"http://localhost:8080", "localhost:8080", ""}, page{"http://localhost:8081", "localhost:8081", ""}
	p := &person{service: s, device: webauthn.NewAuthenticator()}
	at := func(origin string) webauthn.RelyingParty {
		return webauthn.RelyingParty{ID: "localhost", Origin: origin}
	}
	var c wire.Ceremony
	create := func(begun, ended page, signed string) int {
		begun.ask(t, s.url, "/api/v1/account/passkeys/new", wire.NewPasskey{Name: "Ada"}, &c)
		options, err := webauthn.ParseAttestationOptions(`{"publicKey":` + string(c.Options) + `}`)
		if err != nil {
			t.Fatal(err)
		}
		key := webauthn.NewCredential(webauthn.KeyTypeEC2)
		p.device.Options.UserHandle, p.device.Credentials = []byte(options.UserID), []webauthn.Credential{key}
		text := webauthn.CreateAttestationResponse(at(signed), p.device, key, *options)
		return ended.ask(t, s.url, "/api/v1/account/passkeys", wire.PasskeyAnswer{Sealed: c.Sealed,
			Credential: json.RawMessage(text)}, &wire.SignedIn{})
	}
	sign := func(begun, ended page, signed string) int {
		begun.ask(t, s.url, "/api/v1/session/new", nil, &c)
		options, err := webauthn.ParseAssertionOptions(`{"publicKey":` + string(c.Options) + `}`)
		if err != nil {
			t.Fatal(err)
		}
		text := webauthn.CreateAssertionResponse(at(signed), p.device, p.device.Credentials[0], *options)
		return ended.ask(t, s.url, "/api/v1/session", wire.PasskeyAnswer{Sealed: c.Sealed,
			Credential: json.RawMessage(text)}, &wire.SignedIn{})
	}
	for _, ceremony := range []func(begun, ended page, signed string) int{create, sign} {
		for _, c := range []struct {
			begun, ended page
			signed       string
			want         int
		}{
			{one, two, one.origin, 422}, {one, two, two.origin, 422}, {two, one, one.origin, 422},
			{one, one, two.origin, 422}, {one, one, "https://localhost:8080", 422},
			{one, one, "HTTP://LOCALHOST:8080", 422}, {one, one, one.origin + "/x", 422},
			{one, one, strings.Replace(one.origin, "//", "//me@", 1), 422}, {one, one, one.origin, 200},
		} {
			if got := ceremony(c.begun, c.ended, c.signed); got != c.want {
				t.Errorf("begun at %s, ended at %s, signed at %s: %d, want %d", c.begun.origin, c.ended.origin, c.signed, got, c.want)
			}
		}
	}
}
