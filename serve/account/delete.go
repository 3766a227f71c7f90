package account

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"koiogran/serve/store"
)

// deleteAccount deletes everything of someone: the account, its passkeys, sessions, ratings and
// what it keeps, and in its matches the name and the words. The matches themselves stay, since they
// are the other player's, too.
func (acc *Accounts) deleteAccount(ctx context.Context, a *Account) error {
	for {
		list, err := acc.o.Store.Notes(ctx, satNote, a.ID, mostSeats)
		if err != nil {
			return err
		}
		for i := range list {
			err := acc.matches.Leave(ctx, a, matchOfSeat(&list[i]))
			if err == nil || errors.Is(err, store.ErrUnknown) {
				err = store.DropNote(ctx, acc.o.Store, satNote, list[i].Key)
			}
			if err != nil {
				return err
			}
		}
		if len(list) == 0 {
			return acc.o.Store.DropOwner(ctx, a.ID)
		}
	}
}

// UnusedTime is for how long an account is kept that has sat at no match, since someone has last signed in to
// it.
const UnusedTime = 180 * 24 * time.Hour

// ForgetUnused deletes accounts that were never used, and returns how many.
func (acc *Accounts) ForgetUnused(ctx context.Context) (n int, err error) {
	const atOnce = 200
	for after := (store.Note{Kind: accountNote}); ; {
		list, err := acc.o.Store.AllNotes(ctx, after, atOnce)
		if err != nil {
			return n, err
		}
		for i := range list {
			if after = list[i]; after.Kind != accountNote {
				return n, nil
			}
			unused, err := acc.unused(ctx, after.Key)
			if err == nil && unused {
				if err = acc.o.Store.DropOwner(ctx, after.Key); err == nil {
					n++
				}
			}
			acc.warned(ctx, "an account that may not be used", err)
		}
		if len(list) == 0 {
			return n, nil
		}
	}
}

// unused reports whether an account has sat at no match, and no one has signed in to it for long.
func (acc *Accounts) unused(ctx context.Context, id string) (bool, error) {
	if sat, err := acc.o.Store.Notes(ctx, satNote, id, 1); err != nil || len(sat) > 0 {
		return false, err
	}
	a, err := readAccount(ctx, acc.o.Store, id)
	if err != nil {
		return false, err
	}
	last := a.Created
	sessions, err := acc.o.Store.Notes(ctx, sessionNote, id, mostSessions)
	if err != nil {
		return false, err
	}
	for i := range sessions {
		var open session
		if err := json.Unmarshal(sessions[i].Data, &open); err != nil {
			return false, fmt.Errorf("server: a session of account %s: %w", id, err)
		}
		if begun := open.Until.Add(-sessionTime); begun.After(last) {
			last = begun
		}
	}
	return acc.o.Now().Sub(last) > UnusedTime, nil
}
