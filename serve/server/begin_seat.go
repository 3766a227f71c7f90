package server

import (
	"context"
	"errors"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/account"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// reseating changes the holder of a seat: from the current seats, it returns the entries that change them.
type reseating func(k *seats) ([]store.Entry, error)

// take gives the seat of a link to anyone who opens it first. Anyone who has drawn the token and did not hear
// that the seat is theirs asks again with the same: else no one could sit there any more. They are given the
// link of a partner's seat that is free, which no one else can open from then on.
func (s *Server) take(ctx context.Context, id string, in wire.Take, who *account.Account) (*wire.Created,
	error,
) {
	name, err := account.NameOf(in.Name)
	if err != nil {
		return nil, err
	}
	token, err := s.random.TokenOr(in.Token)
	if err != nil {
		return nil, err
	}
	out := &wire.Created{ID: id, Token: token}
	if err := s.accounts.SitsSigned(ctx, who, id); err != nil {
		return nil, err
	}
	return out, s.reseat(ctx, id, func(k *seats) (list []store.Entry, err error) {
		p, sits := matches(k.tokens, token)
		if !sits {
			free := false
			if p, free = matches(k.links, in.Link); !free {
				return nil, errLink
			}
			if list, err = k.sitDown(p, token, name, who); err != nil {
				return nil, err
			}
		}
		out.Seat = wire.SeatOf(p)
		return s.handOver(k, p, out, list)
	})
}

// handOver gives the link of a partner's seat that is free to anyone who has sat down beside it: the maker of
// the match could otherwise still open it, and see what opponents show each other. It adds to a list of
// entries.
func (s *Server) handOver(k *seats, p game.Player, out *wire.Created, list []store.Entry) ([]store.Entry, error) {
	partner := p ^ game.Seat3
	if int(partner) >= k.size || len(k.links[partner]) == 0 {
		return list, nil
	}
	link, err := s.random.Token()
	if err != nil {
		return nil, err
	}
	out.Links = []wire.SeatLink{{Seat: wire.SeatOf(partner), Link: link}}
	return append(list, seatEntry(store.Linked, partner, link)), nil
}

// renew replaces the token of a seat by a new one. The old one holds nothing any more. Anyone who has drawn the
// new one and did not hear that it holds the seat asks again with the same.
func (s *Server) renew(ctx context.Context, in *Seated, own string) (*wire.Created, error) {
	token, err := s.random.TokenOr(own)
	if err != nil {
		return nil, err
	}
	out := &wire.Created{ID: in.ID, Token: token}
	err = s.reseat(ctx, in.ID, func(k *seats) ([]store.Entry, error) {
		if p, ok := matches(k.tokens, token); ok {
			out.Seat = wire.SeatOf(p)
			return nil, nil
		}
		p, err := k.holder(in.Authorization)
		if err == nil && !p.IsSeat() {
			err = errSeat
		}
		out.Seat = wire.SeatOf(p)
		return seated(p, token, ""), err
	})
	if err != nil {
		return nil, err
	}
	// A holder of the old token may have subscribed a browser.
	return out, s.dropPushes(ctx, in.ID, game.Only(out.Seat.Player()))
}

// relink replaces the link of a free seat, in a match of teams the first of those that the asker may or the
// one that is named.
func (s *Server) relink(ctx context.Context, in *Seated, named wire.Seat) (*wire.Created, error) {
	link, err := s.random.Token()
	if err != nil {
		return nil, err
	}
	out := &wire.Created{ID: in.ID, Link: link}
	return out, s.reseat(ctx, in.ID, func(k *seats) ([]store.Entry, error) {
		p, err := k.holder(in.Authorization)
		switch {
		case err != nil:
			return nil, err
		case !p.IsSeat():
			return nil, errSeat
		}
		refused := errTaken
		for seat := range k.size {
			free := game.Player(seat)
			switch {
			case named != 0 && named != wire.SeatOf(free):
			case k.relinks(p, free):
				if out.Seat = wire.SeatOf(p); k.size > 2 {
					out.Links = []wire.SeatLink{{Seat: wire.SeatOf(free), Link: link}}
				}
				return []store.Entry{seatEntry(store.Linked, free, link)}, nil
			case len(k.links[free]) > 0:
				refused = errPartner
			}
		}
		return nil, refused
	})
}

// reseats is how often a change of seats is tried while others add to the match.
const reseats = 5

// reseat changes who holds a seat of a match or of an invitation.
func (s *Server) reseat(ctx context.Context, id string, change reseating) error {
	err := errMoved
	for n := 0; n < reseats && errors.Is(err, errMoved); n++ {
		var t *table
		t, err = s.table(ctx, id)
		switch {
		case err == nil:
			err = t.reseat(ctx, change)
		case errors.Is(err, errInvitation):
			err = s.reseatInvited(ctx, id, change)
		}
	}
	return err
}

// reseat changes who holds a seat.
func (t *table) reseat(ctx context.Context, change reseating) error {
	return t.use(ctx, "changing seats", func() error {
		d := t.draft()
		list, err := change(&d.seats)
		if err != nil {
			return err
		}
		for _, e := range list {
			if err := d.seats.apply(e); err != nil {
				return err
			}
			d.add(e.Kind, playerOf(e), e.Text)
		}
		if err := t.keep(ctx, d); err != nil {
			return err
		}
		for _, e := range list {
			if e.Kind == store.Seated {
				t.seen[playerOf(e)] = time.Now() // they are on their way to the table
			}
		}
		return nil
	})
}

// reseatInvited changes who holds a seat of an invitation.
func (s *Server) reseatInvited(ctx context.Context, id string, change reseating) error {
	i, err := s.invitation(ctx, id)
	if err != nil {
		return err
	}
	list, err := change(&i.seats)
	if err != nil || len(list) == 0 {
		return err
	}
	if i.last >= invitedEntries {
		return errOften
	}
	for n := range list {
		list[n].At = i.last + 1 + n
	}
	if _, err := i.seats.applyAll(list); err != nil {
		return err
	}
	result := ""
	if i.open && len(i.seats.free()) == 0 {
		result = tableTaken
	}
	err = s.o.Store.Append(ctx, id, i.last, list, result)
	switch {
	case errors.Is(err, store.ErrConflict):
		return errMoved
	case err != nil:
		s.log.Error("could not save a change of seats", "invitation", id, "error", err)
		return errStore
	}
	return nil
}
