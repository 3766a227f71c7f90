//go:build js

package browser

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"syscall/js"
	"time"

	"koiogran/serve/store"
)

// Store keeps matches in the IndexedDB of a browser.
type Store struct {
	db   js.Value
	ears js.Func
	news store.Watchers
	store.Alone
}

// Open opens a database that web/src/tab/database.js has made.
func Open(ctx context.Context, db js.Value) (*Store, error) {
	if !db.Truthy() {
		return nil, errors.New("store: this browser has no IndexedDB for this page")
	}
	s := &Store{db: db}
	if err := s.Ping(ctx); err != nil {
		return nil, err
	}
	s.ears = js.FuncOf(func(_ js.Value, a []js.Value) any {
		s.news.Tell(store.Notice{ID: a[0].String(), Last: a[1].Int()})
		return nil
	})
	db.Call("hear", s.ears)
	return s, nil
}

// do lets the database do something, and waits until it is durable.
func (s *Store) do(ctx context.Context, name string, out any, arguments ...any) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	text, err := json.Marshal(append([]any{}, arguments...))
	if err != nil {
		return err
	}
	type answer struct {
		text string
		ok   bool
	}
	done := make(chan answer, 1)
	callback := func(ok bool) js.Func {
		return js.FuncOf(func(_ js.Value, a []js.Value) any {
			done <- answer{a[0].String(), ok}
			return nil
		})
	}
	good, bad := callback(true), callback(false)
	free := func() {
		good.Release()
		bad.Release()
	}
	s.db.Call("do", name, string(text)).Call("then", good, bad)
	select {
	case a := <-done:
		free()
		return explain(name, a.text, a.ok, out)
	case <-ctx.Done():
		go func() {
			<-done
			free()
		}()
		return ctx.Err()
	}
}

// explain reads what the database says.
func explain(name, text string, ok bool, out any) error {
	switch {
	case ok && out != nil:
		return json.Unmarshal([]byte(text), out)
	case ok:
		return nil
	case text == "unknown":
		return store.ErrUnknown
	case text == "conflict":
		return store.ErrConflict
	case text == "full":
		return store.ErrFull
	}
	return fmt.Errorf("store: the browser cannot %s: %s", name, text)
}

// Watch implements store.Store.
func (s *Store) Watch(ctx context.Context, f func(store.Notice)) error { return s.news.Watch(ctx, f) }

// Beat implements store.Store.
func (s *Store) Beat(ctx context.Context, now, since time.Time) ([]store.Outage, error) {
	var list []store.Outage
	err := s.do(ctx, "beat", &list, now.UnixMicro(), since.UnixMicro(), store.LongOutage.Microseconds())
	return list, err
}

// Ping implements store.Store.
func (s *Store) Ping(ctx context.Context) error { return s.do(ctx, "ping", nil) }

// Close implements store.Store.
func (s *Store) Close() error {
	s.db.Call("close")
	s.ears.Release()
	return nil
}
