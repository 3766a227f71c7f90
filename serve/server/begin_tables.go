package server

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"slices"
	"sync"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/account"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// The errors of open tables.
var (
	errClosed   = route.Refuse(http.StatusConflict, "this table is no longer open, or its seat is taken")
	errOwnTable = route.Refuse(http.StatusConflict, "this is your own table; wait for someone to join")
)

const (
	// mostTables is how many open tables are looked at, apart from those whose host is at this server, and
	// mostSatAt at how many, taken or not, a token is looked for.
	mostTables = 200
	mostSatAt  = 100
	// patience is how long a table is listed whose host is not there: on the way to it, or gone.
	patience = 5 * time.Second
	// listed is how long a list of open tables is reused before the store is asked again.
	listed = time.Second
)

// waitingTables are the tables that were open when someone asked last. All who ask within a second
// get the same.
type waitingTables struct {
	mu   sync.Mutex
	at   time.Time
	list []wire.OpenTable
}

// openTables lists the open tables, the oldest first: who waits longest is seen first.
func (s *Server) openTables(ctx context.Context) ([]wire.OpenTable, error) {
	s.waiting.mu.Lock()
	defer s.waiting.mu.Unlock()
	if time.Since(s.waiting.at) < listed {
		return s.waiting.list, nil
	}
	list, err := s.lookForTables(ctx)
	if err != nil {
		return nil, err
	}
	s.waiting.at, s.waiting.list = time.Now(), list
	return list, nil
}

// tableTaken is the result of a table whose seat someone has taken: it is not looked at any more.
const tableTaken = "taken"

// lookForTables reads the open tables: those that were set last, and those at which someone waits here,
// however many were set since and left.
func (s *Server) lookForTables(ctx context.Context) ([]wire.OpenTable, error) {
	matches, err := s.o.Store.List(ctx, invitationHead, true, "", mostTables)
	if err != nil {
		return nil, err
	}
	waits := s.waitsHere()
	for i := range matches {
		delete(waits, matches[i].ID)
	}
	for id := range waits {
		m, err := s.o.Store.Match(ctx, id)
		if err != nil && !errors.Is(err, store.ErrUnknown) {
			return nil, err
		} else if err == nil && m.Public && !m.Finished {
			matches = append(matches, m)
		}
	}
	slices.SortFunc(matches, func(a, b store.Match) int { return a.Created.Compare(b.Created) })
	list := []wire.OpenTable{}
	for i := range matches {
		t, err := s.openTable(ctx, &matches[i])
		switch {
		case err == nil:
			list = append(list, t)
		case !errors.Is(err, errClosed):
			s.log.Warn("could not read an open table", "invitation", matches[i].ID, "error", err)
		}
	}
	return list, nil
}

// openTable returns an invitation as an open table. It fails if the invitation is not open: its seat is taken, or its
// host has left.
func (s *Server) openTable(ctx context.Context, m *store.Match) (wire.OpenTable, error) {
	if m.Idle > s.patience { // most of many have been left
		if here, err := s.here(ctx, m.ID); err != nil || len(here) == 0 {
			return wire.OpenTable{}, cmp.Or(err, errClosed)
		}
	}
	i, err := s.invitation(ctx, m.ID)
	if err != nil {
		return wire.OpenTable{}, err
	}
	seat, ok := i.vacant()
	if !ok {
		return wire.OpenTable{}, errClosed
	}
	return wire.OpenTable{
		ID: m.ID, Host: i.seats.names[seat.Other()], Seat: wire.SeatOf(seat), Edition: i.agreement.Edition.ID,
		Way: i.agreement.Mode.ID, Settings: i.agreement.ListSettings(),
		Waiting: int(time.Since(m.Created).Seconds()),
	}, nil
}

// vacant returns the seat that anyone may take.
func (i *invitation) vacant() (game.Player, bool) {
	for seat, link := range i.seats.links {
		if i.open && len(link) > 0 {
			return game.Player(seat), true
		}
	}
	return game.NoPlayer, false
}

// sit gives the free seat of an open table to anyone who comes first. As with a link, who sends the same token
// again is where they sat down.
func (s *Server) sit(ctx context.Context, id string, in wire.Sit, who *account.Account) (*wire.Created, error) {
	name, err := account.NameOf(in.Name)
	if err != nil {
		return nil, err
	}
	i, err := s.invitation(ctx, id)
	if err != nil {
		return nil, err
	}
	token, err := s.random.TokenOr(in.Token)
	if err != nil {
		return nil, err
	}
	if p, ok := matches(i.seats.tokens, token); ok && i.open {
		return &wire.Created{ID: id, Token: token, Seat: wire.SeatOf(p)}, nil
	}
	seat, ok := i.vacant()
	if !ok {
		return nil, errClosed
	}
	if who != nil && i.seats.accounts[seat.Other()] == who.ID {
		return nil, errOwnTable
	}
	out := &wire.Created{ID: id, Token: token, Seat: wire.SeatOf(seat)}
	if err := s.accounts.SitsSigned(ctx, who, id); err != nil {
		return nil, err
	}
	return out, s.reseat(ctx, id, func(k *seats) ([]store.Entry, error) {
		if len(k.links[seat]) == 0 {
			return nil, errClosed
		}
		return k.sitDown(seat, token, name, who)
	})
}

// pair seats a player at the table that has waited longest for the standard match of an edition with the same settings,
// or opens a new table where the player waits. A client that sends the same token again gets the same seat.
func (s *Server) pair(ctx context.Context, in *wire.Pair, who *account.Account) (*wire.Created, error) {
	s.pairing.Lock() // the second of two who press at once finds the table of the first
	defer s.pairing.Unlock()
	if in.Token != "" {
		if out, err := s.seatedBy(ctx, in.Token); out != nil || err != nil {
			return out, err
		}
	}
	wanted := wire.Agreement{Edition: in.Edition, Way: in.Way, List: in.List, Settings: in.Settings}
	usual, err := s.lobby.Agreement(&wanted)
	if err != nil {
		return nil, err
	}
	if out, err := s.sitWith(ctx, in, usual.ListSettings(), who); out != nil || err != nil {
		return out, err
	}
	set := func() (*wire.Created, error) {
		return s.invite(ctx, &wire.NewInvitation{Open: true, Host: in.Host, Agreement: wanted}, who, in.Token)
	}
	own, err := set()
	if err != nil {
		return nil, err
	}
	// Another server may have set a table at the same moment: whose is the newer one moves.
	if older, err := s.waitsBefore(ctx, in, usual.ListSettings(), own.ID); !older || err != nil {
		return own, err
	}
	if err := s.closeTable(ctx, own); err != nil {
		if errors.Is(err, errClosed) { // someone has sat down meanwhile
			err = nil
		}
		return own, err
	}
	if out, err := s.sitWith(ctx, in, usual.ListSettings(), who); out != nil || err != nil {
		return out, err
	}
	return set()
}

// tablesFor returns the open tables at which someone can be paired, the oldest first.
func (s *Server) tablesFor(ctx context.Context, in *wire.Pair, settings []wire.Setting) ([]wire.OpenTable, error) {
	list, err := s.lookForTables(ctx)
	return slices.DeleteFunc(list, func(t wire.OpenTable) bool {
		return t.Edition != in.Edition || t.Way != in.Way || !slices.Equal(t.Settings, settings)
	}), err
}

// sitWith seats a player with anyone who has waited longest, nil if no one waits for the same.
func (s *Server) sitWith(ctx context.Context, in *wire.Pair, settings []wire.Setting, who *account.Account) (*wire.Created,
	error,
) {
	list, err := s.tablesFor(ctx, in, settings)
	for _, t := range list {
		out, err := s.sit(ctx, t.ID, wire.Sit{Name: in.Host, Token: in.Token}, who)
		if !isAny(err, errClosed, errOwnTable) {
			return out, err
		}
	}
	return nil, err
}

// waitsBefore reports whether someone waits for the same at a table older than one's own.
func (s *Server) waitsBefore(ctx context.Context, in *wire.Pair, settings []wire.Setting, own string) (bool, error) {
	list, err := s.tablesFor(ctx, in, settings)
	return err == nil && len(list) > 0 && list[0].ID != own, err
}

// closeTable takes the free seat of one's own table for no one, so that it is in no list any more; errClosed
// says that someone has sat down.
func (s *Server) closeTable(ctx context.Context, own *wire.Created) error {
	nobody, err := s.random.Token()
	if err != nil {
		return err
	}
	return s.reseat(ctx, own.ID, func(k *seats) ([]store.Entry, error) {
		p := own.Seat.Player().Other()
		if len(k.links[p]) == 0 {
			return nil, errClosed
		}
		return seated(p, nobody, ""), nil
	})
}

// seatedBy returns the seat at a table that a token holds, nil if it holds none.
func (s *Server) seatedBy(ctx context.Context, token string) (*wire.Created, error) {
	tables, err := s.o.Store.List(ctx, invitationHead, false, "", mostSatAt)
	if err != nil {
		return nil, err
	}
	for i := range tables {
		table, err := s.invitation(ctx, tables[i].ID)
		if err != nil || !table.open {
			continue // a table that cannot be read is none at which anyone sits
		}
		if p, ok := matches(table.seats.tokens, token); ok {
			return &wire.Created{ID: tables[i].ID, Token: token, Seat: wire.SeatOf(p)}, nil
		}
	}
	return nil, nil
}
