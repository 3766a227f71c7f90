// Package webpush is a push.Service by Web Push.
package webpush

import (
	"context"
	"crypto/ecdh"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/SherClockHolmes/webpush-go"

	"koiogran/serve/push"
	"koiogran/serve/wire"
)

// sendTime is how long sending a notification may take, and life is how long a push service keeps it.
const (
	sendTime = 10 * time.Second
	life     = 24 * time.Hour
)

// Service is a push.Service.
type Service struct {
	// Client sends.
	Client *http.Client
	// Hosts are the hosts of push services, or what they end in. Nothing is sent anywhere else: anyone who
	// subscribes names the address.
	Hosts []string
}

// New writes to the push services of browsers, and follows none of them elsewhere: no one else is to be asked
// by this server.
func New() *Service {
	return &Service{
		Client: &http.Client{Timeout: sendTime, CheckRedirect: func(*http.Request, []*http.Request) error {
			return http.ErrUseLastResponse
		}},
		Hosts: []string{"fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com",
			".notify.windows.com"},
	}
}

// Draw implements push.Service.
func (*Service) Draw() (keys push.Keys, err error) {
	keys.Private, keys.Public, err = webpush.GenerateVAPIDKeys()
	return keys, err
}

// Takes implements push.Service.
func (s *Service) Takes(to *wire.Subscription) bool {
	at, err := url.Parse(to.Endpoint)
	if err != nil || at.Scheme != "https" || at.User != nil || at.Port() != "" && at.Port() != "443" {
		return false
	}
	known := false
	for _, host := range s.Hosts {
		known = known || at.Hostname() == host || strings.HasPrefix(host, ".") && strings.HasSuffix(at.Hostname(), host)
	}
	point, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(to.Keys.P256dh, "="))
	if err == nil {
		_, err = ecdh.P256().NewPublicKey(point)
	}
	auth, bad := base64.RawURLEncoding.DecodeString(strings.TrimRight(to.Keys.Auth, "="))
	return known && err == nil && bad == nil && len(auth) == 16
}

// Send implements push.Service.
func (s *Service) Send(ctx context.Context, keys push.Keys, to *push.Subscription, text []byte) (gone bool,
	err error,
) {
	ctx, cancel := context.WithTimeout(ctx, sendTime)
	defer cancel()
	got, err := webpush.SendNotificationWithContext(ctx, text, &webpush.Subscription{
		Endpoint: to.Endpoint, Keys: webpush.Keys{Auth: to.Keys.Auth, P256dh: to.Keys.P256dh},
	}, &webpush.Options{
		HTTPClient: s.Client, Subscriber: to.Page, TTL: int(life.Seconds()),
		VAPIDPublicKey: keys.Public, VAPIDPrivateKey: keys.Private, Urgency: webpush.UrgencyNormal,
	})
	if err != nil {
		return false, fmt.Errorf("webpush: a push service: %w", err)
	}
	got.Body.Close()
	switch {
	case got.StatusCode == http.StatusNotFound, got.StatusCode == http.StatusGone:
		return true, nil
	case got.StatusCode >= 300:
		return false, fmt.Errorf("webpush: a push service answers %s", got.Status)
	}
	return false, nil
}
