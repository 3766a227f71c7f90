package server

import (
	"strings"
	"testing"
	"time"

	webauthn "github.com/descope/virtualwebauthn"

	"koiogran/serve/account"
	"koiogran/serve/wire"
)

// An address makes as many accounts in a day as the limit says, and the limits are remembered that long.
func TestAccounts_AsManyFromOneAddress(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits.Accounts = 2
	s := serve(t, o)
	s.join("Ada")
	s.join("Ben")
	s.limiter.Forget(time.Now().Add(time.Hour))
	eve := &person{service: s, device: webauthn.NewAuthenticator()}
	answer := func() int {
		c := eve.asked("/api/v1/account/passkeys/new", "", wire.NewPasskey{Name: "Eve"})
		status, _ := s.call("POST", "/api/v1/account/passkeys", "", eve.create(c), nil)
		return status
	}
	if got := answer(); got != 429 {
		t.Errorf("a third account: %d, want 429", got)
	}
	s.limiter.Forget(time.Now().Add(25 * time.Hour))
	if got := answer(); got != 200 {
		t.Errorf("a day later: %d, want 200", got)
	}
}

// What an account may keep grows when it has sat at a match.
func TestAccounts_KeepLittleBeforeTheirFirstMatch(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada := s.join("Ada")
	much := map[string]string{"squads": strings.Repeat("x", account.MostKeptUnused)}
	ada.expect(204, "PUT", "/api/v1/account/kept", ada.token, map[string]string{"squads": "x"})
	ada.expect(422, "PUT", "/api/v1/account/kept", ada.token, much)
	m := s.create("you", "random")
	ada.expect(204, "POST", "/api/v1/account/seats", ada.token, wire.AccountSeat{ID: m.ID, Token: m.Token})
	ada.expect(204, "PUT", "/api/v1/account/kept", ada.token, much)
}

// An account that has sat at no match is deleted when no one has signed in to it for long; one that has is
// kept.
func TestAccounts_NeverUsedAreForgotten(t *testing.T) {
	f := &faked{ahead: newAhead()}
	f.service = f.again(t, emptyStore(t))
	f.join("Ada")
	ben, eve := f.join("Ben"), f.join("Eve")
	m := f.create("you", "random")
	ben.expect(204, "POST", "/api/v1/account/seats", ben.token, wire.AccountSeat{ID: m.ID, Token: m.Token})
	f.ahead.Add(int64(account.UnusedTime) - int64(time.Hour))
	if n, err := f.accounts.ForgetUnused(t.Context()); n != 0 || err != nil {
		t.Errorf("before the time: %d, %v", n, err)
	}
	eve.enter("/api/v1/session", "", eve.sign(eve.asked("/api/v1/session/new", "", nil), home))
	f.ahead.Add(int64(2 * time.Hour))
	if n, err := f.accounts.ForgetUnused(t.Context()); n != 1 || err != nil {
		t.Errorf("after the time: %d, %v", n, err)
	}
	f.expect(200, "GET", "/api/v1/account", ben.token, nil)
	f.expect(200, "GET", "/api/v1/account", eve.token, nil)
	f.join("Ada") // her name is free
}
