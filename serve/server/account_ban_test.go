package server

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// operated sends a request as the server's operator and returns the status and the answer.
func (s *service) operated(method, path string, words url.Values) (int, string) {
	s.t.Helper()
	r := httptest.NewRequest(method, "http://127.0.0.1"+path+"?"+words.Encode(), nil)
	out := httptest.NewRecorder()
	s.Operating(nil).ServeHTTP(out, r)
	return out.Code, out.Body.String()
}

// An operator bans an account, with a reason that its player is shown, until the ban ends or is lifted. Until then, no
// one can sign in to the account. The ban does not affect other accounts.
func TestBan_OfAnAccount(t *testing.T) {
	o := options(t, emptyStore(t))
	now, passed := time.Now(), atomic.Int64{} // the server looks at its clock by itself
	o.Now = func() time.Time { return now.Add(time.Duration(passed.Load())) }
	s := serve(t, o)
	ada, ben := s.join("Ada"), s.join("Ben")
	reads := func(p *person, want int) string {
		t.Helper()
		status, text := s.call("GET", "/api/v1/account", p.token, nil, nil)
		if status != want {
			t.Errorf("%s: %d %s, want %d", p.Name, status, text, want)
		}
		return text
	}
	ban := url.Values{"account": {"Ada"}, "reason": {"insults in a match"}, "days": {"7"}}
	if status, text := s.operated("POST", "/ban", ban); status != 200 || !strings.Contains(text, "insults in a match") {
		t.Fatalf("%d %s", status, text)
	}
	if text := reads(ada, http.StatusForbidden); !strings.Contains(text, "insults in a match") ||
		!strings.Contains(text, now.UTC().AddDate(0, 0, 7).Format(time.DateOnly)) {
		t.Errorf("the player is sent %s", text)
	}
	reads(ben, 200)
	c := ada.asked("/api/v1/session/new", "", nil)
	if status, text := s.call("POST", "/api/v1/session", "", ada.sign(c, home), nil); status != http.StatusForbidden {
		t.Errorf("signing in: %d %s", status, text)
	}
	if _, text := s.operated("GET", "/bans", nil); !strings.Contains(text, "Ada") || strings.Contains(text, "Ben") {
		t.Errorf("banned are %s", text)
	}
	passed.Store(int64(8 * 24 * time.Hour))
	reads(ada, 200)
	s.operated("POST", "/ban", ban)
	reads(ada, http.StatusForbidden)
	if status, text := s.operated("POST", "/unban", ban); status != 200 {
		t.Errorf("%d %s", status, text)
	}
	reads(ada, 200)
}

// A ban that says nothing useful is refused with what was expected.
func TestBan_Refused(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	s.join("Ada")
	for want, words := range map[string]url.Values{
		"expected a reason": {"account": {"Ada"}}, "there is no account": {"account": {"Cy"}, "reason": {"x"}},
		"expected 1 to": {"account": {"Ada"}, "reason": {"x"}, "days": {"0"}},
	} {
		if status, text := s.operated("POST", "/ban", words); status != 422 || !strings.Contains(strings.ToLower(text), strings.ToLower(want)) {
			t.Errorf("%v: %d %s", words, status, text)
		}
	}
	if status, text := s.operated("POST", "/unban", url.Values{"account": {"Ada"}}); status != 422 {
		t.Errorf("no one is banned: %d %s", status, text)
	}
}
