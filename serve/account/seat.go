package account

import (
	"context"
	"errors"
	"strings"

	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// heldSeat is what is noted of a seat that an account holds.
type heldSeat struct {
	Seat  wire.Seat `json:"seat"`
	Token string    `json:"token"`
	Text  string    `json:"text"`
}

// seatKey returns the key of the note of a seat.
func seatKey(account, match string) string { return account + " " + match }

// matchOfSeat returns the match of the note of a seat.
func matchOfSeat(n *store.Note) string { return strings.TrimPrefix(n.Key, n.Owner+" ") }

// attach notes that an account holds a seat, which a token of the seat proves.
func (acc *Accounts) attach(ctx context.Context, a *Account, in wire.AccountSeat) error {
	seat, err := acc.matches.Attach(ctx, a, in.ID, in.Token)
	if err != nil {
		return err
	}
	if err := acc.Sits(ctx, a.ID, in.ID); err != nil {
		return err
	}
	return acc.noteSeat(ctx, a, in, seat)
}

// noteSeat keeps the seat of an account, so that its other devices find it.
func (acc *Accounts) noteSeat(ctx context.Context, a *Account, in wire.AccountSeat, seat wire.Seat) error {
	n := store.Note{Kind: seatNote, Key: seatKey(a.ID, in.ID)}
	err := store.ChangeNote(ctx, acc.o.Store, &n, func(n *store.Note) (err error) {
		rank := n.Rank
		*n, err = store.NoteOf(n.Kind, n.Key, a.ID, n.Version,
			heldSeat{seat, in.Token, in.Text})
		if n.Rank = rank; rank == 0 {
			n.Rank = float64(acc.o.Now().Unix())
		}
		return err
	})
	if err != nil {
		return err
	}
	list, err := acc.o.Store.Notes(ctx, seatNote, a.ID, mostSeats+1)
	if err == nil && len(list) > mostSeats {
		err = store.DropNote(ctx, acc.o.Store, seatNote, list[mostSeats].Key)
	}
	return err
}

// Sits notes that an account is at a match or at the table of an invitation, so that it can be taken
// out of there.
func (acc *Accounts) Sits(ctx context.Context, account, id string) error {
	n, err := store.NoteOf(satNote, seatKey(account, id), account, 0, struct{}{})
	if err == nil {
		err = acc.o.Store.Put(ctx, n)
	}
	if errors.Is(err, store.ErrConflict) { // it is noted already
		return nil
	}
	return err
}

// SitsSigned is sits for anyone who is signed in; of a guest nothing is noted.
func (acc *Accounts) SitsSigned(ctx context.Context, who *Account, id string) error {
	if who == nil {
		return nil
	}
	return acc.Sits(ctx, who.ID, id)
}
