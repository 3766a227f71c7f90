package server

import (
	"context"
	"errors"
	"strings"

	"koiogran/engine/game"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// heldSeat is what is noted of a seat that an account holds.
type heldSeat struct {
	Seat  wire.Seat `json:"seat"`
	Token string    `json:"token"`
	Text  string    `json:"text"`
}

// seatKey is the key of the note of a seat.
func seatKey(account, match string) string { return account + " " + match }

// matchOfSeat is the match of the note of a seat.
func matchOfSeat(n *store.Note) string { return strings.TrimPrefix(n.Key, n.Owner+" ") }

// attach notes that an account holds a seat, which a token of the seat proves.
func (s *Server) attach(ctx context.Context, a *account, in wire.AccountSeat) error {
	var seat game.Player
	err := s.reseat(ctx, in.ID, func(k *seats) ([]store.Entry, error) {
		var err error
		if seat, err = k.holder("Bearer " + in.Token); err != nil {
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
	if err != nil {
		return err
	}
	if err := s.sits(ctx, a.ID, in.ID); err != nil {
		return err
	}
	return s.noteSeat(ctx, a, in, seat)
}

// noteSeat keeps the seat of an account, so that its other devices find it.
func (s *Server) noteSeat(ctx context.Context, a *account, in wire.AccountSeat, seat game.Player) error {
	n := store.Note{Kind: seatNote, Key: seatKey(a.ID, in.ID)}
	err := s.again(ctx, &n, func(n *store.Note) (err error) {
		rank := n.Rank
		*n, err = noteOf(n.Kind, n.Key, a.ID, n.Version,
			heldSeat{wire.SeatOf(seat), in.Token, in.Text})
		if n.Rank = rank; rank == 0 {
			n.Rank = float64(s.o.Now().Unix())
		}
		return err
	})
	if err != nil {
		return err
	}
	list, err := s.o.Store.Notes(ctx, seatNote, a.ID, mostSeats+1)
	if err == nil && len(list) > mostSeats {
		err = s.drop(ctx, seatNote, list[mostSeats].Key)
	}
	return err
}

// sits notes that an account is at a match or at the table of an invitation, so that it can be taken
// out of there.
func (s *Server) sits(ctx context.Context, account, id string) error {
	n, err := noteOf(satNote, seatKey(account, id), account, 0, struct{}{})
	if err == nil {
		err = s.o.Store.Put(ctx, n)
	}
	if errors.Is(err, store.ErrConflict) { // it is noted already
		return nil
	}
	return err
}

// sitsSigned is sits for anyone who is signed in; of a guest nothing is noted.
func (s *Server) sitsSigned(ctx context.Context, who *account, id string) error {
	if who == nil {
		return nil
	}
	return s.sits(ctx, who.ID, id)
}

// holding are the entries that say which account holds a seat, under its name.
func holding(p game.Player, a *account) []store.Entry {
	seat := int(wire.SeatOf(p))
	return []store.Entry{
		{Kind: store.Held, Seat: seat, Text: a.ID}, {Kind: store.Named, Seat: seat, Text: a.Name},
	}
}
