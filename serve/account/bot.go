package account

import (
	"context"
	"crypto/rand"
	"errors"
	"time"

	"koiogran/serve/secrets"
	"koiogran/serve/store"
)

// NewBot makes an account for a bot in a store and returns the token of its session. A bot has no passkey: the token is all
// it signs in with, for as long as any session holds.
func NewBot(ctx context.Context, in store.Store, name string) (token string, err error) {
	s := New(Options{Store: in, Now: time.Now, Random: secrets.Source{Reader: rand.Reader}})
	if name, err = NameOf(name); err == nil && name == "" {
		err = errNoName
	}
	if err != nil {
		return "", err
	}
	id, err := s.random.ID()
	if err != nil {
		return "", err
	}
	a := &Account{ID: id, Name: name, Created: s.o.Now().UTC()}
	own, err := a.note()
	if err != nil {
		return "", err
	}
	called, err := s.named(ctx, a)
	if err != nil {
		return "", err
	}
	switch err := in.Put(ctx, own, called); {
	case errors.Is(err, store.ErrConflict):
		return "", errNameTaken
	case err != nil:
		return "", err
	}
	open, err := s.openSession(ctx, a, "")
	if err != nil {
		return "", err
	}
	return open.Token, nil
}
