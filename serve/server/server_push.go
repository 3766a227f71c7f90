package server

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"

	"koiogran/engine/game"
	"koiogran/serve/account"
	"koiogran/serve/push"
	"koiogran/serve/route"
	"koiogran/serve/secrets"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// pushNote is the kind of the notes of browsers that want to learn when it is someone's turn. Its
// keys begin with the match and the seat; the account of the seat, if any, owns them.
const pushNote = "push"

// pushKey is the note with the keys that identify the servers of this store to push services.
const pushKey = "push"

const (
	// mostPushes limits the subscribed browsers of one seat, and mostPushesOf those of all seats of a match.
	mostPushes   = 5
	mostPushesOf = mostPushes * game.MaxSeats
)

// errPush says that the server cannot send notifications to a browser.
var errPush = route.Refuse(http.StatusUnprocessableEntity,
	"the push service of this browser is not supported, or its keys are invalid")

// errPushes says that a seat has mostPushes subscribed browsers.
var errPushes = route.Refuse(http.StatusUnprocessableEntity,
	"%d browsers already get notifications for this seat; turn them off in one "+
		"of them first", mostPushes)

// pushKeys are the keys of the servers of a store, once they are known.
type pushKeys struct {
	mu    sync.Mutex
	known push.Keys
}

// pushKeys returns the keys of the servers. The first server of a store draws them.
func (s *Server) pushKeys(ctx context.Context) (push.Keys, error) {
	if s.o.Push == nil {
		return push.Keys{}, account.ErrServerless
	}
	s.keys.mu.Lock()
	defer s.keys.mu.Unlock()
	if s.keys.known != (push.Keys{}) {
		return s.keys.known, nil
	}
	n, err := s.o.Store.Note(ctx, secrets.ServerNote, pushKey)
	if errors.Is(err, store.ErrUnknown) {
		n, err = s.newPushKeys(ctx)
	}
	if err != nil {
		return push.Keys{}, err
	}
	if err := json.Unmarshal(n.Data, &s.keys.known); err != nil {
		return push.Keys{}, fmt.Errorf("server: the keys of push services: %w", err)
	}
	return s.keys.known, nil
}

// newPushKeys draws keys and keeps them, unless another server was quicker.
func (s *Server) newPushKeys(ctx context.Context) (store.Note, error) {
	drawn, err := s.o.Push.Draw()
	if err != nil {
		return store.Note{}, err
	}
	n, err := store.NoteOf(secrets.ServerNote, pushKey, "", 0, drawn)
	if err == nil {
		err = s.o.Store.Put(ctx, n)
	}
	if errors.Is(err, store.ErrConflict) {
		return s.o.Store.Note(ctx, secrets.ServerNote, pushKey)
	}
	return n, err
}

// subscribable returns why a browser cannot subscribe, or nil if it can.
func (s *Server) subscribable(in *wire.Subscription) error {
	switch {
	case s.o.Push == nil:
		return account.ErrServerless
	case !s.o.Push.Takes(in):
		return errPush
	}
	return nil
}

// subscribe notes that a browser wants to learn when it is the turn of a seat.
func (s *Server) subscribe(ctx context.Context, page string, in *Seated, b *wire.Subscription) error {
	t, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return err
	}
	if err := s.subscribable(b); err != nil {
		return err
	}
	owner := ""
	err = t.use(ctx, "a browser subscribing to notifications", func() error {
		owner = t.seats.accounts[p]
		return t.goesOn()
	})
	if err != nil {
		return err
	}
	n := store.Note{Kind: pushNote, Key: subscriptionKey(in.ID, p, b.Endpoint)}
	if err := s.roomForPush(ctx, in.ID, p, n.Key); err != nil {
		return err
	}
	return store.ChangeNote(ctx, s.o.Store, &n, func(n *store.Note) (err error) {
		*n, err = store.NoteOf(n.Kind, n.Key, owner, n.Version, push.Subscription{Subscription: *b, Page: page})
		return err
	})
}

// roomForPush returns errPushes if a seat cannot have another subscribed browser. Subscriptions of other seats do not
// count, nor does the one that is being renewed.
func (s *Server) roomForPush(ctx context.Context, id string, p game.Player, key string) error {
	list, err := s.subscriptions(ctx, id)
	n := 0
	for i := range list {
		if of, bad := subscribed(&list[i], id); bad == nil && of == p && list[i].Key != key {
			n++
		}
	}
	if err == nil && n >= mostPushes {
		err = errPushes
	}
	return err
}

// unsubscribe deletes the subscription of a browser.
func (s *Server) unsubscribe(ctx context.Context, in *Seated, b *wire.Subscription) error {
	_, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return err
	}
	return store.DropNote(ctx, s.o.Store, pushNote, subscriptionKey(in.ID, p, b.Endpoint))
}

// dropPushes deletes the subscriptions of seats of a match: others hold the seats now, or no one.
func (s *Server) dropPushes(ctx context.Context, id string, of game.Players) error {
	list, err := s.subscriptions(ctx, id)
	for i := range list {
		if p, bad := subscribed(&list[i], id); err == nil && bad == nil && of.Has(p) {
			err = store.DropNote(ctx, s.o.Store, pushNote, list[i].Key)
		}
	}
	return err
}

// subscribed returns the seat whose browser a note of a match is about.
func subscribed(n *store.Note, id string) (game.Player, error) {
	seat := 0
	if _, err := fmt.Sscan(strings.TrimPrefix(n.Key, id), &seat); err != nil {
		return game.NoPlayer, fmt.Errorf("server: the subscription %s: %w", n.Key, err)
	}
	return wire.Seat(seat).Player(), nil
}

// subscriptionKey returns the key of the note of a browser.
func subscriptionKey(id string, p game.Player, endpoint string) string {
	return id + " " + seatName(p) + " " + hex.EncodeToString(secrets.Hash(endpoint)[:8])
}

// subscriptions returns the notes of the browsers of a match.
func (s *Server) subscriptions(ctx context.Context, id string) ([]store.Note, error) {
	behind := store.Note{Kind: pushNote, Key: id}
	list, err := s.o.Store.AllNotes(ctx, behind, mostPushesOf)
	n := 0
	for n < len(list) && list[n].Kind == pushNote && strings.HasPrefix(list[n].Key, id+" ") {
		n++
	}
	return list[:n], err
}

// everyone are all seats of a match.
const everybody = game.Players(1<<game.MaxSeats - 1)

// tellAway notifies the browsers of players who are not connected that it is now their turn, or that the match is
// over. Callers hold the table's lock; before is the state from which the match has moved on.
func (t *table) tellAway(before *game.State) {
	if t.terms.Days == 0 || t.s.o.Push == nil {
		return
	}
	who := t.exec().Waiting(&t.state) &^ t.exec().Waiting(before)
	words := "It is your turn."
	if t.over() {
		who, words = everybody, "Your match is over."
	}
	for w := range t.watches {
		if w.viewer.IsSeat() {
			who &^= game.Only(w.viewer)
		}
	}
	if who&everybody == 0 {
		return
	}
	over := t.over()
	t.s.start(func() { t.s.warned("notifying browsers of a turn", t.s.push(t.s.ctx, t.id, who, words, over)) })
}

// push notifies the browsers of seats of a match. Once the match is over, it also deletes all subscriptions.
func (s *Server) push(ctx context.Context, id string, who game.Players, words string, over bool) error {
	list, err := s.subscriptions(ctx, id)
	if err != nil || len(list) == 0 {
		return err
	}
	keys, err := s.pushKeys(ctx)
	if err != nil {
		return err
	}
	text, err := json.Marshal(wire.Pushed{Match: id, Text: words})
	if err != nil {
		return err
	}
	for i := range list {
		p, err := subscribed(&list[i], id)
		if err != nil {
			return err
		}
		gone := over
		if who.Has(p) {
			lost, err := s.pushTo(ctx, &list[i], keys, text)
			s.warned("notifying a browser of a turn", err)
			gone = gone || lost
		}
		if gone {
			if err := store.DropNote(ctx, s.o.Store, pushNote, list[i].Key); err != nil {
				return err
			}
		}
	}
	return nil
}

// pushTo notifies one browser. It reports whether the browser has unsubscribed.
func (s *Server) pushTo(ctx context.Context, n *store.Note, keys push.Keys, text []byte) (gone bool, err error) {
	var to push.Subscription
	if err := json.Unmarshal(n.Data, &to); err != nil {
		return true, err
	}
	if err := s.subscribable(&to.Subscription); err != nil {
		return true, err
	}
	return s.o.Push.Send(ctx, keys, &to, text)
}
