package server

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/play/squad"
	"koiogran/serve/account"
	"koiogran/serve/lobby"
	"koiogran/serve/route"
	"koiogran/serve/secrets"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// invitationHead is what the head of an invitation begins with, which the store keeps like a match:
// its entries are the squads that its seats bring. The match itself is another one, which the
// tokens of the same seats hold. It begins when all squads are there.
const invitationHead = "invitation\n"

// invitedEntries is how often squads can be brought to an invitation and taken back.
const invitedEntries = 100

// The errors of invitations.
var (
	errInvitation = route.Refuse(http.StatusNotFound, "match not found")

	errBegun   = route.Refuse(http.StatusConflict, "the match has started; squads can no longer be changed")
	errEndless = route.Refuse(http.StatusUnprocessableEntity,
		"a rated match needs a clock, so that a losing player cannot stall; turn "+
			"on clock or clock-days")
	errTeamTable = route.Refuse(http.StatusUnprocessableEntity,
		"a team table has invitation links for the other seats and cannot be "+
			"listed as open")
	errOften = route.Refuse(http.StatusConflict,
		"squads have been changed too many times at this table; create another one")
)

// invitation is a match whose squads are being chosen. No seat knows of an opponent's squad more than
// whether it is there (1e.squad.built-secretly); partners, whose squads count together, see each other's.
type invitation struct {
	meta      store.Match
	seats     seats
	agreement *lobby.Agreement
	fair      dealer.Fair // without what the seats have added
	public    bool
	open      bool            // anyone may take the free seat
	bots      perSeat[string] // the programs, empty where a person sits
	brought   perSeat[string] // squad files, empty where there is none yet
	nonces    perSeat[string] // that the seats have added to the dice
	last      int
}

// invite makes an invitation.
func (s *Server) invite(ctx context.Context, in *wire.NewInvitation, who *account.Account, token string) (*wire.Created, error) {
	size := max(in.Seats, 2)
	a, err := s.lobby.AgreementOf(&in.Agreement, size)
	if err != nil {
		return nil, err
	}
	if a.Terms.Rated && !a.Terms.Clocked() {
		return nil, errEndless
	}
	if in.Open && size > 2 || int(in.Seat) > size {
		return nil, errTeamTable
	}
	if a.Mode.Squads == lobby.ListedSquads {
		return nil, lobby.ErrListed
	}
	whose, err := s.seatPrograms(a, in)
	if err != nil {
		return nil, route.Invalid(err)
	}
	if in.Host, err = account.NameOf(in.Host); err != nil {
		return nil, route.Invalid(err)
	}
	if who != nil {
		in.Host = "" // an entry names an account, and can be made to forget it
	} else if a.Terms.Rated {
		return nil, account.ErrSession
	}
	in.List = a.Terms.List
	head, err := json.Marshal(in)
	if err != nil {
		return nil, err
	}
	m := store.Match{
		Created: time.Now().UTC(), Head: invitationHead + string(head), Public: in.Open,
	}
	if err := s.newMatchID(&m); err != nil {
		return nil, err
	}
	out, err := s.seats(&m, whose[:size], token)
	if err != nil {
		return nil, err
	}
	if err := s.o.Store.Create(ctx, m); err != nil || who == nil {
		return out, err
	}
	if err := s.accounts.Sits(ctx, who.ID, m.ID); err != nil {
		return nil, err
	}
	return out, s.o.Store.Append(ctx, m.ID, 0, holding(out.Seat.Player(), who), "")
}

// invited returns an invitation and the seat that asks.
func (s *Server) invited(ctx context.Context, in *Seated) (*invitation, game.Player, error) {
	i, err := s.invitation(ctx, in.ID)
	if err != nil {
		return nil, game.NoPlayer, err
	}
	p, err := i.seats.holder(in.Authorization)
	if err != nil || !p.IsSeat() {
		return nil, p, errToken
	}
	s.limiter.Prove(secrets.Bearer(in.Authorization))
	return i, p, nil
}

// invitation reads an invitation.
func (s *Server) invitation(ctx context.Context, id string) (i *invitation, err error) {
	err = s.reading(id, func() error {
		i, err = s.invitationOf(ctx, id)
		return err
	})
	return i, err
}

// invitationOf makes an invitation of its rows.
func (s *Server) invitationOf(ctx context.Context, id string) (*invitation, error) {
	meta, err := s.o.Store.Match(ctx, id)
	if err != nil {
		return nil, err
	}
	head, ok := strings.CutPrefix(meta.Head, invitationHead)
	if !ok {
		return nil, store.ErrUnknown
	}
	var asked wire.NewInvitation
	if err := json.Unmarshal([]byte(head), &asked); err != nil {
		return nil, s.damaged(id, fmt.Errorf("its head: %w", err))
	}
	fair, err := fairOf(meta.Secret)
	if err != nil {
		return nil, s.damaged(id, err)
	}
	i := &invitation{
		meta: meta, seats: seatsOf(&meta, max(asked.Seats, 2)), public: asked.Public, open: asked.Open,
		fair: fair,
	}
	i.seats.names[max(asked.Seat, 1).Player()] = asked.Host
	for _, n := range asked.Programs {
		i.bots[n.Seat.Player()], i.brought[n.Seat.Player()] = n.Bot, n.XWS
	}
	if i.agreement, err = s.lobby.AgreementOf(&asked.Agreement, i.seats.size); err != nil {
		return nil, err
	}
	i.seats.rated = i.agreement.Terms.Rated
	entries, err := s.o.Store.Entries(ctx, id, 0)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if err := i.apply(e); err != nil {
			return nil, s.damaged(id, fmt.Errorf("entry %d: %w", e.At, err))
		}
	}
	return i, nil
}

// apply lets an entry take effect.
func (i *invitation) apply(e store.Entry) error {
	i.last = e.At
	switch seat := playerOf(e); {
	case e.Kind == store.Seated, e.Kind == store.Linked, e.Kind == store.Named, e.Kind == store.Held:
		return i.seats.apply(e)
	case e.Kind == store.Brought && seat.IsSeat():
		i.brought[seat] = e.Text
	case e.Kind == store.Nonce && seat.IsSeat():
		i.nonces[seat] = e.Text
	}
	return nil
}

// complete reports whether all squads are there. They stand from then on.
func (i *invitation) complete() bool { return !slices.Contains(i.brought[:i.seats.size], "") }

// partnerOf returns the squad that the partner of a seat has brought, nil if there is none.
func (i *invitation) partnerOf(s *Server, p game.Player) (*squad.Squad, error) {
	text := i.brought[p^game.Seat3]
	if text == "" {
		return nil, nil
	}
	sq, err := s.lobby.SquadOf(i.agreement.Edition.ID, "", text)
	return &sq, err
}

// bring lets a seat bring a squad, or take back the one that it has brought.
func (s *Server) bring(ctx context.Context, in *Seated, b wire.Bring) (*wire.Invitation, error) {
	i, p, err := s.invited(ctx, in)
	if err != nil {
		return nil, err
	}
	text := ""
	if b.Ready != "" || b.XWS != "" {
		if text, err = s.packed(i, p, b); err != nil {
			return nil, err
		}
	}
	switch {
	case i.brought[p] == text: // it was sent twice
		return s.tellInvited(ctx, i, p)
	case i.complete():
		return nil, errBegun
	case i.last >= invitedEntries:
		return nil, errOften
	}
	seat := int(wire.SeatOf(p))
	var list []store.Entry
	if b.Nonce != "" && b.Nonce != i.nonces[p] {
		list = append(list, store.Entry{At: i.last + 1, Kind: store.Nonce, Seat: seat, Text: b.Nonce})
	}
	list = append(list, store.Entry{At: i.last + len(list) + 1, Kind: store.Brought, Seat: seat,
		Text: text})
	err = s.o.Store.Append(ctx, in.ID, i.last, list, "")
	switch {
	case errors.Is(err, store.ErrConflict):
		return s.bring(ctx, in, b) // the other seat was quicker; look again
	case err != nil:
		s.log.Error("could not save a squad", "invitation", in.ID, "error", err)
		return nil, errStore
	}
	for _, e := range list {
		if err := i.apply(e); err != nil {
			return nil, err
		}
	}
	return s.tellInvited(ctx, i, p)
}

// packed returns what is kept of a squad that may be brought: its file, written strictly.
func (s *Server) packed(i *invitation, p game.Player, b wire.Bring) (string, error) {
	sq, err := s.lobby.SquadOf(i.agreement.Edition.ID, b.Ready, b.XWS)
	if err == nil {
		var partner *squad.Squad
		if partner, err = i.partnerOf(s, p); err == nil {
			err = i.agreement.Flies(&sq, p, partner)
		}
	}
	if err != nil {
		return "", route.Invalid(err)
	}
	var text strings.Builder
	err = squad.Write(&text, i.agreement.Edition.Facts, sq)
	return text.String(), err
}

// matchOf returns the match of an invitation that is complete. Anyone who looks first begins it; who
// was killed at it has begun nothing, or what the next one finishes.
func (s *Server) matchOf(ctx context.Context, i *invitation) (string, error) {
	hash := sha256.Sum256(append([]byte("match of "), i.meta.Secret...))
	id := secrets.ID(hash[:])
	switch m, err := s.o.Store.Match(ctx, id); {
	case err == nil && m.Last > 0:
		return id, nil
	case err != nil && !errors.Is(err, store.ErrUnknown):
		return "", err
	}
	o := &opening{
		edition: s.lobby.Edition(i.agreement.Edition.ID), quick: i.agreement.Quick, public: i.public,
		terms: i.agreement.Terms,
		who:   seatWho{"you", "friend", "friend", "friend"}, seats: i.seats, id: id, secret: i.meta.Secret,
		nonces: bySides(i.nonces), bots: i.bots,
	}
	for seat, name := range i.bots {
		if name != "" {
			o.who[seat] = "bot"
		}
	}
	squads := make([]squad.Squad, i.seats.size)
	for seat := range squads {
		var err error
		if squads[seat], err = s.lobby.SquadOf(i.agreement.Edition.ID, "", i.brought[seat]); err != nil {
			return "", route.Invalid(err)
		}
	}
	seed := i.fair.With(o.nonces).Seed("the collections")
	var err error
	if o.setup, err = i.agreement.Deal(squads, seed); err != nil {
		return "", route.Invalid(err)
	}
	_, err = s.begin(ctx, o)
	return id, err
}

// tellInvited returns the state of an invitation for a seat.
func (s *Server) tellInvited(ctx context.Context, i *invitation, p game.Player) (*wire.Invitation,
	error,
) {
	a := i.agreement
	out := &wire.Invitation{
		ID: i.meta.ID, Seat: wire.SeatOf(p), Edition: a.Edition.ID, Way: a.Mode.ID, Settings: a.ListSettings(), List: a.Terms.List,
		Position: i.last, Ready: []wire.Seat{},
		Free: i.seats.free(), Names: i.seats.said(), Open: i.open,
		Dice: diceOf(i.fair, [2]string{}),
	}
	var err error
	if out.Here, err = s.here(ctx, i.meta.ID); err != nil {
		return nil, err
	}
	if a.Mode.ID == lobby.QuickBuilds {
		out.Threat = a.Format.Threat
	}
	for seat, text := range i.brought {
		if text != "" {
			out.Ready = append(out.Ready, wire.SeatOf(game.Player(seat)))
		}
	}
	if i.seats.size > 2 {
		out.Seats = i.seats.size
		if i.bots != (perSeat[string]{}) {
			out.Programs = i.bots[:i.seats.size]
		}
		partner, err := i.partnerOf(s, p)
		if err != nil {
			return nil, route.Invalid(err)
		}
		if partner != nil {
			shown := s.lobby.Ready(&lobby.Squad{XWS: i.brought[p^game.Seat3], Squad: *partner})
			out.Partner = &shown
		}
	}
	if own := i.brought[p]; own != "" {
		sq, err := s.lobby.SquadOf(i.agreement.Edition.ID, "", own)
		if err != nil {
			return nil, route.Invalid(err)
		}
		shown := s.lobby.Ready(&lobby.Squad{XWS: own, Squad: sq})
		out.Squad = &shown
	}
	if !i.complete() {
		return out, nil
	}
	out.Match, err = s.matchOf(ctx, i)
	return out, err
}
