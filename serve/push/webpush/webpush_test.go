package webpush

import (
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
)

// A push service that sends the server on to another address leads it nowhere.
func TestNew_NoPushServiceLeadsElsewhere(t *testing.T) {
	var asked atomic.Bool
	inside := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked.Store(true) }))
	defer inside.Close()
	outside := httptest.NewServer(http.RedirectHandler(inside.URL, http.StatusTemporaryRedirect))
	defer outside.Close()
	got, err := New().Client.Post(outside.URL, "text/plain", nil)
	if err != nil {
		t.Fatal(err)
	}
	got.Body.Close()
	if got.StatusCode != http.StatusTemporaryRedirect || asked.Load() {
		t.Errorf("%s; the other address was asked: %t", got.Status, asked.Load())
	}
}
