package server

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"slices"
	"strconv"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// What can be offered, as entries hold it.
const (
	drawOffer     = "draw"
	takebackOffer = "takeback"
	rematchOffer  = "rematch"
	swapOffer     = "swap" // a rematch in which each side flies the squads of the other
	noOffer       = "no"
)

// The errors of offers.
var (
	errNoTakeback = route.Refuse(http.StatusConflict,
		"your last answer cannot be taken back: since then another player "+
			"answered, dice were rolled or something was revealed, or you have not answered yet")
	errNoUndoing = route.Refuse(http.StatusConflict, "takebacks are not allowed in a rated match")
	errNotOver   = route.Refuse(http.StatusConflict, "a rematch can only be offered once the match is over")
	errNothing   = route.Refuse(http.StatusConflict, "there is no offer to accept or decline")
	errOffers    = route.Refuse(http.StatusConflict, "this match has reached the maximum number of offers")
	errNoSwap    = route.Refuse(http.StatusConflict, "the sides of this match cannot change squads; offer a rematch")
	errDeclined  = route.Refuse(http.StatusConflict, "the computer declines and plays on")
)

// offer lets a seat offer something, agree to what the other side offers, or decline. It reports whether
// both sides agree now. A rematch that both want is for the caller to make. What the seat adds to the dice of a rematch
// stands as it was added first: anyone who asks again asks for the same dice.
func (t *table) offer(ctx context.Context, p game.Player, o wire.NewOffer) (agreed bool, err error) {
	kind := o.Kind
	err = t.use(ctx, "offer of seat "+seatName(p)+": "+kind, func() error {
		if err := t.mayOffer(p, kind); err != nil {
			return err
		}
		d := t.draft()
		agreed = t.agrees(p, kind)
		if wantsRematch(kind) && o.Nonce != "" && d.nonces[p] == "" {
			d.nonces[p] = o.Nonce
			d.add(store.Nonce, p, o.Nonce)
		}
		switch {
		case !agreed || wantsRematch(kind):
			d.offers[p] = kind
			if kind == noOffer {
				d.offers = perSeat[string]{}
			}
			d.add(store.Offer, p, kind)
		case kind == drawOffer:
			d.drawn = true
			d.add(store.Drawn, p, "")
		case kind == takebackOffer:
			return t.takeBack(ctx, p)
		}
		return t.keep(ctx, d)
	})
	return agreed, err
}

// add adds an entry that is not a choice.
func (d *draft) add(kind store.Kind, p game.Player, text string) {
	e := store.Entry{
		At: d.t.last + len(d.entries) + 1, Kind: kind, Seat: int(wire.SeatOf(p)), Text: text,
		Time: d.now,
	}
	d.entries = append(d.entries, e)
	d.t.timed(&d.standing, e)
}

// mayOffer says why a seat cannot offer something now.
func (t *table) mayOffer(p game.Player, kind string) error {
	rest := t.last - len(t.choices)
	if kind == drawOffer {
		rest /= 2 // there is always a way out
	}
	if t.full(rest) {
		return errOffers
	}
	if t.speaker(p.Side()) != p && t.offers[p] == "" && (kind != takebackOffer || t.undo.seat != p) {
		return errCaptain
	}
	switch kind {
	case noOffer:
		if t.offers == (perSeat[string]{}) {
			return errNothing
		}
	case rematchOffer, swapOffer:
		if !t.over() {
			return errNotOver
		}
		if kind == swapOffer && !swappable(&t.record.Setup) {
			return errNoSwap
		}
	case drawOffer:
		if !t.manned(p.Other()) {
			return cmp.Or(t.goesOn(), errDeclined)
		}
		return t.goesOn()
	case takebackOffer:
		if err := t.goesOn(); err != nil {
			return err
		}
		if t.terms.Rated {
			return errNoUndoing
		}
		if !t.wants(p.Other(), takebackOffer) && t.undo.seat != p {
			return errNoTakeback
		}
	}
	return nil
}

// agrees reports whether the other side wants the same, or has programs alone, which want a rematch and
// give every takeback but decline draws.
func (t *table) agrees(p game.Player, kind string) bool {
	if !t.manned(p.Other()) {
		return kind == takebackOffer || wantsRematch(kind)
	}
	return kind != noOffer && t.wants(p.Other(), kind)
}

// wantsRematch reports whether an offer is one of another match.
func wantsRematch(kind string) bool { return kind == rematchOffer || kind == swapOffer }

// swappable reports whether both sides can fly the squads of each other: sides of as many seats, outside of missions, whose
// squads belong to their sides.
func swappable(s *rules.Setup) bool { return s.Mission == "" && len(s.Partners) != 1 }

// swapped returns a setup in which each side flies the squads of the other.
func swapped(s rules.Setup) rules.Setup {
	s.Squads[0], s.Squads[1] = s.Squads[1], s.Squads[0]
	if s.Partners = slices.Clone(s.Partners); len(s.Partners) == 2 {
		s.Partners[0], s.Partners[1] = s.Partners[1], s.Partners[0]
	}
	return s
}

// takeBack takes back the last choice, of whichever seat it is.
func (t *table) takeBack(ctx context.Context, p game.Player) error {
	seat := t.undo.seat
	if seat == game.NoPlayer {
		return errNoTakeback
	}
	left := len(t.choices) - 1
	d := t.draft()
	d.add(store.Takeback, seat, strconv.Itoa(left))
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), appendTime)
	defer cancel()
	err := t.s.o.Store.Append(ctx, t.id, t.last, d.entries, "")
	if err != nil && !errors.Is(err, store.ErrConflict) {
		t.stale = true
		return errStore
	}
	// What was taken back is read again from the store, as by every other server.
	if reload := t.reload(ctx); reload != nil {
		return reload
	}
	if err != nil {
		return errMoved
	}
	return nil
}
