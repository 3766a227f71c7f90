package server

import (
	"context"
	"crypto/ecdh"
	"crypto/rand"
	"crypto/tls"
	"encoding/base64"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/push/webpush"
	"koiogran/serve/wire"
)

// pushService is a push service that a test runs.
type pushService struct {
	requests chan *http.Request
	status   int
}

// pushed lets a server tell browsers of a push service, https://push.example.
func pushed(t *testing.T, s *service) *pushService {
	p := &pushService{requests: make(chan *http.Request, 10), status: 201}
	far := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		w.WriteHeader(p.status)
		p.requests <- r
	}))
	t.Cleanup(far.Close)
	s.o.Push = &webpush.Service{Hosts: []string{"push.example"}, Client: &http.Client{Transport: &http.Transport{
		TLSClientConfig: &tls.Config{InsecureSkipVerify: true},
		DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, network, far.Listener.Addr().String())
		},
	}}}
	return p
}

// want waits until the push service gets a notification at a path.
func (p *pushService) want(t *testing.T, path string) {
	t.Helper()
	select {
	case r := <-p.requests:
		if r.URL.Path != path || r.Header.Get("Content-Encoding") != "aes128gcm" ||
			!strings.HasPrefix(r.Header.Get("Authorization"), "vapid ") {
			t.Errorf("%s %v, want %s", r.URL.Path, r.Header, path)
		}
	case <-time.After(longWait):
		t.Fatalf("%s got no notification", path)
	}
}

// browser returns the subscription of a browser at a path of the push service.
func browser(t *testing.T, path string) (b wire.Subscription) {
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	b.Endpoint = "https://push.example" + path
	b.Keys.P256dh = base64.RawURLEncoding.EncodeToString(key.PublicKey().Bytes())
	b.Keys.Auth = base64.RawURLEncoding.EncodeToString(make([]byte, 16))
	return b
}

// In a match with days for each answer, a player who is not connected is notified when it is their turn and when the
// match is over. A connected player is not, and no one is after the end.
func TestPush_WhoIsAwayIsTold(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"clock-days": 3})
	p := pushed(t, f.service)
	at := "/api/v1/matches/" + f.ID
	for seat, path := range map[wire.Seat]string{1: "/one", 2: "/two"} {
		for range 2 {
			f.expect(204, "POST", at+"/push", f.token(seat), browser(t, path))
		}
	}
	turn := func() (wire.Seat, wire.Standing) {
		for _, seat := range []wire.Seat{1, 2} {
			if s := f.state(f.ID, f.token(seat)); s.Question != nil && len(s.Waiting) == 1 {
				return seat, s.Standing
			}
		}
		t.Fatal("it is not the turn of one player alone")
		return 0, wire.Standing{}
	}
	paths := map[wire.Seat]string{1: "/one", 2: "/two"}
	for range 4 { // ships are placed by turns
		seat, s := turn()
		f.answer(f.ID, f.token(seat), anyAnswer(s.Question))
		if next, _ := turn(); next != seat {
			p.want(t, paths[next])
		}
	}
	// One looks on now.
	table, err := f.table(t.Context(), f.ID)
	if err != nil {
		t.Fatal(err)
	}
	w, _, err := table.watch(t.Context(), 0, -1)
	if err != nil {
		t.Fatal(err)
	}
	f.expect(200, "POST", at+"/answers", f.token(1), wire.Answer{Answer: concede})
	p.want(t, "/two")
	table.unwatch(w)
	list, err := f.subscriptions(t.Context(), f.ID)
	for n := 0; err == nil && len(list) > 0 && n < 100; n++ {
		time.Sleep(20 * time.Millisecond)
		list, err = f.subscriptions(t.Context(), f.ID)
	}
	if len(list) > 0 || err != nil || len(p.requests) > 0 {
		t.Errorf("%d browsers are kept, %d were sent as well, %v", len(list), len(p.requests), err)
	}
}

// A browser that has unsubscribed, here or at its push service, is not told any more.
func TestPush_Unsubscribed(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"clock-days": 3})
	p := pushed(t, f.service)
	at := "/api/v1/matches/" + f.ID + "/push"
	b := browser(t, "/one")
	f.expect(204, "POST", at, f.token(1), b)
	f.expect(204, "DELETE", at, f.token(2), b) // that of another seat
	left := func() int {
		list, err := f.subscriptions(t.Context(), f.ID)
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	if left() != 1 {
		t.Error("the other seat has unsubscribed it")
	}
	f.expect(204, "DELETE", at, f.token(1), b)
	if left() != 0 {
		t.Error("it is still subscribed")
	}
	f.expect(204, "POST", at, f.token(1), b)
	p.status = http.StatusGone
	if err := f.push(t.Context(), f.ID, 3, "It is your turn.", false); err != nil {
		t.Fatal(err)
	}
	p.want(t, "/one")
	if left() != 0 {
		t.Error("it is gone at its push service and kept here")
	}
}

// Nothing is sent to addresses that are not push service, and only players subscribe.
func TestPush_Refused(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"clock-days": 3})
	pushed(t, f.service)
	at := "/api/v1/matches/" + f.ID + "/push"
	good := browser(t, "/one")
	f.expect(409, "POST", at, "", good)
	for _, endpoint := range []string{
		"http://push.example/one", "https://push.example:8443/one", "https://evil.example/one",
		"https://push.example.evil.example/one", "https://127.0.0.1/one", "https://a@push.example/one", "::",
	} {
		bad := good
		bad.Endpoint = endpoint
		f.expect(422, "POST", at, f.token(1), bad)
	}
	for _, key := range []string{"", "AAAA", good.Keys.Auth} {
		bad := good
		bad.Keys.P256dh = key
		f.expect(422, "POST", at, f.token(1), bad)
	}
	bad := good
	bad.Keys.Auth = "AAAA"
	f.expect(422, "POST", at, f.token(1), bad)
	var one, two wire.PushKey
	f.call("GET", "/api/v1/push", "", nil, &one)
	serve(t, options(t, f.o.Store)).call("GET", "/api/v1/push", "", nil, &two)
	if one.Key == "" || one != two {
		t.Errorf("two servers of a store have the keys %q and %q", one.Key, two.Key)
	}
}

// A seat cannot use up what another one may subscribe, and the same browser counts once.
func TestPush_EachSeatHasBrowsersOfItsOwn(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"clock-days": 3})
	pushed(t, f.service)
	at := "/api/v1/matches/" + f.ID + "/push"
	first := browser(t, "/0")
	f.expect(204, "POST", at, f.token(1), first)
	for n := 1; n < mostPushes; n++ {
		f.expect(204, "POST", at, f.token(1), browser(t, fmt.Sprint("/", n)))
	}
	f.expect(422, "POST", at, f.token(1), browser(t, "/more"))
	f.expect(204, "POST", at, f.token(1), first)
	f.expect(204, "POST", at, f.token(2), browser(t, "/two"))
}

// The browser of a seat's old token gets no more notifications.
func TestPush_ANewTokenEndsIt(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"clock-days": 3})
	pushed(t, f.service)
	at := "/api/v1/matches/" + f.ID
	f.expect(204, "POST", at+"/push", f.token(1), browser(t, "/one"))
	f.expect(204, "POST", at+"/push", f.token(2), browser(t, "/two"))
	f.expect(201, "POST", at+"/token", f.token(1), nil)
	list, err := f.subscriptions(t.Context(), f.ID)
	if err != nil || len(list) != 1 {
		t.Fatalf("%d browsers are sent, %v", len(list), err)
	}
	if p, err := subscribed(&list[0], f.ID); p != game.Seat2 || err != nil {
		t.Errorf("seat %d is sent, %v", p, err)
	}
}
