// Package push says what a server needs to tell browsers something while no page is open. Package webpush below it
// does the work.
package push

import (
	"context"

	"koiogran/serve/wire"
)

// Keys are the keys with which push services know the servers of a store.
type Keys struct {
	Private string `json:"private"`
	Public  string `json:"public"`
}

// Subscription is a browser that gets notifications, as its notes store it.
type Subscription struct {
	wire.Subscription
	Page string `json:"page"` // the address of the page that asked, which push services may write to
}

// Service writes to push services.
type Service interface {
	// Draw draws new keys.
	Draw() (Keys, error)
	// Takes reports whether a browser can be notified.
	Takes(to *wire.Subscription) bool
	// Send notifies one browser. It reports whether that has unsubscribed.
	Send(ctx context.Context, keys Keys, to *Subscription, text []byte) (gone bool, err error)
}
