package server

import (
	"context"

	"koiogran/engine/game"
	"koiogran/serve/account"
	"koiogran/serve/passkey"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// accountMatches are the matches of the server, as accounts need them.
type accountMatches struct{ s *Server }

// Attach notes in a match that an account holds the seat of a token.
func (m accountMatches) Attach(ctx context.Context, a *account.Account, id, token string) (wire.Seat, error) {
	var seat game.Player
	err := m.s.reseat(ctx, id, func(k *seats) ([]store.Entry, error) {
		var err error
		if seat, err = k.holder("Bearer " + token); err != nil {
			return nil, err
		}
		switch k.accounts[seat] {
		case a.ID:
			return nil, nil
		case "":
			return holding(seat, a), nil
		}
		return nil, errHeld
	})
	return wire.SeatOf(seat), err
}

// Site returns the site of the page that asks.
func (m accountMatches) Site(ctx context.Context, page string) (passkey.Site, error) {
	return m.s.siteOf(ctx, page)
}

// Counts reports whether a match that is over counts for ratings: each player has answered something before its
// end. One that someone concedes at the first sight of the other's squad was not played.
func (m accountMatches) Counts(ctx context.Context, id string) (ok bool, err error) {
	t, err := m.s.table(ctx, id)
	if isAny(err, errBroken, errDamaged) {
		return false, nil
	} else if err != nil {
		return false, err
	}
	err = t.use(ctx, "whether it counts", func() error {
		ok = t.answeredByBoth()
		return nil
	})
	return ok, err
}

// answeredByBoth reports whether each captain has made a choice, apart from those that the server has drawn for
// the set-up and apart from conceding.
func (t *table) answeredByBoth() bool {
	var list []store.Entry
	if t.archived != nil {
		list = t.archived.choices
	} else {
		list = t.choices[t.drawnSetUp():]
	}
	var answered perSeat[bool]
	for _, e := range list {
		if p := playerOf(e); e.Kind == store.Choice && p.IsSeat() && e.Text != concede {
			answered[p] = true
		}
	}
	return answered[game.Seat1] && answered[game.Seat2]
}
