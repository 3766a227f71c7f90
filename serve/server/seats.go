package server

import (
	"crypto/subtle"
	"encoding/hex"
	"errors"
	"net/http"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/text"
	"koiogran/serve/account"
	"koiogran/serve/route"
	"koiogran/serve/secrets"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// The errors of seats.
var (
	errToken = route.Refuse(http.StatusUnauthorized, "this token does not belong to a seat in this match")
	errSeat  = route.Refuse(http.StatusConflict, "you are watching this match; only its players can do that")
	errLink  = route.Refuse(http.StatusGone,
		"this link no longer works: someone has taken the seat, or the link was replaced; "+
			"ask the player who sent it, or the partner of that seat, for a new one")
	errTaken = route.Refuse(http.StatusConflict, "the other seat is taken, so its link can no longer be replaced")
	errSelf  = route.Refuse(http.StatusConflict,
		"you already sit in the other seat; a rated match needs another opponent")
	errHeld = route.Refuse(http.StatusConflict, "this seat belongs to another account")
)

// perSeat is something of each seat. What belongs to seats that a match does not have is zero.
type perSeat[T any] [game.MaxSeats]T

// seats holds who has the seats of a match: hashes of the tokens in force, and of the links of free seats. The first
// person to open a link takes its seat, with a token that no one else gets. After that, the link opens nothing.
type seats struct {
	size          int // how many there are
	tokens, links perSeat[[]byte]
	names         perSeat[string] // of those who hold them, empty where no one said one
	accounts      perSeat[string] // that hold them, empty where none does
	rated         bool            // the match counts for the ratings of those accounts
}

// seatsOf returns the seats as a match begins.
func seatsOf(m *store.Match, size int) seats {
	return seats{size: size, tokens: m.Tokens, links: m.Links}
}

// apply lets an entry take effect on seats.
func (k *seats) apply(e store.Entry) error {
	p := playerOf(e)
	switch {
	case !p.IsSeat():
	case e.Kind == store.Named:
		k.names[p] = e.Text
		return nil
	case e.Kind == store.Held:
		k.accounts[p] = e.Text
		return nil
	}
	hash, err := hex.DecodeString(e.Text)
	if err != nil || int(p) >= k.size {
		return errors.New("server: expected a seat and a hash")
	} else if e.Kind == store.Seated {
		k.tokens[p], k.links[p] = hash, nil
	} else {
		k.tokens[p], k.links[p], k.accounts[p] = nil, hash, ""
	}
	return nil
}

// applyAll lets those of entries that are about seats take effect, and returns the position of the last one.
func (k *seats) applyAll(list []store.Entry) (last int, err error) {
	for _, e := range list {
		last = e.At
		switch e.Kind {
		case store.Seated, store.Linked, store.Named, store.Held:
			if err := k.apply(e); err != nil {
				return last, err
			}
		}
	}
	return last, nil
}

// matches returns the seat whose hash matches a secret, and whether there is one.
func matches(hashes perSeat[[]byte], secret string) (game.Player, bool) {
	hash := secrets.Hash(secret)
	for seat, kept := range hashes {
		if len(kept) > 0 && subtle.ConstantTimeCompare(hash, kept) == 1 {
			return game.Player(seat), true
		}
	}
	return game.NoPlayer, false
}

// holder returns whose token a header holds; without one it is a watcher.
func (k *seats) holder(header string) (game.Player, error) {
	if header == "" {
		return game.NoPlayer, nil
	}
	if p, ok := matches(k.tokens, secrets.Bearer(header)); ok {
		return p, nil
	}
	return game.NoPlayer, errToken
}

// free lists the seats that no one has taken yet.
func (k *seats) free() []wire.Seat {
	var list []wire.Seat
	for seat, link := range k.links {
		if len(link) > 0 {
			list = append(list, wire.SeatOf(game.Player(seat)))
		}
	}
	return list
}

// said returns the names that players have said, nil where no one has said one.
func (k *seats) said() []string {
	if k.names == (perSeat[string]{}) {
		return nil
	}
	return k.names[:k.size:k.size]
}

// calls are what the players of a match are called, and what that follows from.
type calls struct {
	names perSeat[string]
	free  game.Players
	list  []string
}

// called returns what the players of the match are called: by the names that they have said, programs by their levels,
// others by callsigns. A seat that no one has yet has none.
func (t *table) called() []string {
	k := &t.seats
	free := game.Nobody
	for _, seat := range k.free() {
		free |= game.Only(seat.Player())
	}
	if t.calls.list != nil && t.calls.names == k.names && t.calls.free == free {
		return t.calls.list
	}
	t.calls = calls{names: k.names, free: free}
	names := t.named()
	for p := range k.size {
		if free.Has(game.Player(p)) {
			names[p] = ""
		}
		t.calls.list = append(t.calls.list, names[p])
	}
	return t.calls.list
}

// named returns the names of all players, those included who are not there yet.
func (t *table) named() text.Names {
	given := text.Names(t.seats.names)
	for p, b := range t.meta.Bots {
		if given[p] == "" {
			given[p] = bot.Title(b)
		}
	}
	return text.Called(given, t.seats.size, t.id)
}

// sitDown returns the entries that give a free seat to anyone who has a token, by an account if they are
// signed in. In a rated match they have to be.
func (k *seats) sitDown(p game.Player, token, name string, who *account.Account) ([]store.Entry, error) {
	switch {
	case who == nil && k.rated:
		return nil, account.ErrSession
	case who == nil:
		return seated(p, token, name), nil
	case k.rated && k.accounts[p.Other()] == who.ID:
		return nil, errSelf
	}
	return append(seated(p, token, ""), holding(p, who)...), nil
}

// relinks reports whether a seat may replace the link of another one: while that is free and no one is on
// its side, and its partner as long as it is free. So no opponent can sit down beside someone by a new link.
func (k *seats) relinks(p, free game.Player) bool {
	if len(k.links[free]) == 0 {
		return false
	}
	partner := free ^ game.Seat3
	return p.Side() == free.Side() || int(partner) >= k.size || len(k.tokens[partner]) == 0
}

// seated returns the entries that give a seat to anyone who has a token, with their name if they have said
// one.
func seated(p game.Player, token, name string) []store.Entry {
	list := []store.Entry{seatEntry(store.Seated, p, token)}
	if name != "" {
		list = append(list, store.Entry{Kind: store.Named, Seat: int(wire.SeatOf(p)), Text: name})
	}
	return list
}

// seatEntry returns the entry that sets the secret with which a seat is held or taken from now on.
func seatEntry(kind store.Kind, p game.Player, secret string) store.Entry {
	return store.Entry{Kind: kind, Seat: int(wire.SeatOf(p)), Text: hex.EncodeToString(secrets.Hash(secret))}
}

// holding returns the entries that say which account holds a seat, under its name.
func holding(p game.Player, a *account.Account) []store.Entry {
	seat := int(wire.SeatOf(p))
	return []store.Entry{
		{Kind: store.Held, Seat: seat, Text: a.ID}, {Kind: store.Named, Seat: seat, Text: a.Name},
	}
}
