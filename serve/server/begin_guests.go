package server

import (
	"context"
	"net/http"
	"reflect"
	"slices"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/account"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// guest is someone who reads the stream of an invitation.
type guest struct {
	seat game.Player
	news chan struct{} // holds one when there may be something new
}

// arrive seats a guest, and depart lets one go. All guests of the invitation hear of it.
func (s *Server) arrive(id string, g *guest) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.guests[id] = append(s.guests[id], g)
	s.addConnections(id, g.seat, 1)
	s.ringGuests(id)
}

// depart lets a guest go.
func (s *Server) depart(id string, g *guest) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.addConnections(id, g.seat, -1)
	s.guests[id] = slices.DeleteFunc(s.guests[id], func(other *guest) bool { return other == g })
	if len(s.guests[id]) == 0 {
		delete(s.guests, id)
	}
	s.ringGuests(id)
}

// waitsHere returns the invitations at which someone is connected to this server.
func (s *Server) waitsHere() map[string]struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	ids := map[string]struct{}{}
	for id := range s.guests {
		ids[id] = struct{}{}
	}
	return ids
}

// ringGuests notifies the guests of an invitation that something may have changed. Without an id, it notifies the
// guests of all invitations. The server is locked.
func (s *Server) ringGuests(id string) {
	if id == "" {
		for each := range s.guests {
			s.ringGuests(each)
		}
		return
	}
	for _, g := range s.guests[id] {
		select {
		case g.news <- struct{}{}:
		default:
		}
	}
}

// here lists the seats whose client reads the stream of an invitation, from any server.
func (s *Server) here(ctx context.Context, id string) ([]wire.Seat, error) {
	ago, err := s.o.Store.Attended(ctx, id)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	list := []wire.Seat{}
	for _, seat := range [...]game.Player{game.Seat1, game.Seat2, game.Seat3, game.Seat4} {
		left := s.sinceLeft(store.Attendance{ID: id, Seat: int(wire.SeatOf(seat))})
		if ago[seat] < min(s.wait(presentFor), left) ||
			slices.ContainsFunc(s.guests[id], func(g *guest) bool { return g.seat == seat }) {
			list = append(list, wire.SeatOf(seat))
		}
	}
	return list, nil
}

// streamInvited sends a seat the state of an invitation after every change, until the client leaves.
func (s *Server) streamInvited(w http.ResponseWriter, r *http.Request, in *Seated, p game.Player) {
	who := s.addressOf(r)
	stay := s.limiter.Enter(who)
	if stay == nil || !stay.Greet() {
		if stay != nil {
			stay.Leave()
		}
		s.meter.Refused()
		http.Error(w, "Too many open streams from your address.", http.StatusTooManyRequests)
		return
	}
	defer stay.Leave()
	s.meter.Streams(1)
	defer s.meter.Streams(-1)
	g := &guest{seat: p, news: make(chan struct{}, 1)}
	s.arrive(in.ID, g)
	defer s.depart(in.ID, g)
	out := newSink(w)
	tick := time.NewTicker(keepAliveInterval)
	defer tick.Stop()
	lastSent := ""
	for ok := true; ok; {
		select {
		case <-g.news:
			text, err := s.invitedNow(r.Context(), in)
			if ok = err == nil; ok && string(text) != lastSent {
				lastSent = string(text)
				ok = out.send(text)
			}
		case <-tick.C:
			ok = !s.banned(who) && out.send(silence)
		case <-r.Context().Done():
			ok = false
		case <-s.ctx.Done():
			ok = false
		}
	}
}

// invitedNow returns the message with the current state of an invitation for a seat.
func (s *Server) invitedNow(ctx context.Context, in *Seated) ([]byte, error) {
	i, p, err := s.invited(ctx, in)
	if err != nil {
		return nil, err
	}
	out, err := s.tellInvited(ctx, i, p)
	if err != nil {
		return nil, err
	}
	return message("invitation", out.Position, out), nil
}

// tableRoutes lists the routes of open tables, where strangers meet.
func (s *Server) tableRoutes() []route.Route {
	return []route.Route{
		route.On(route.Op("GET", "/tables", "tables", "List open tables", route.SmallBody, route.Any, 1),
			func(ctx context.Context, _ *route.None) ([]wire.OpenTable, error) { return s.openTables(ctx) }),
		route.Created(account.OnSigned(s.accounts, route.Op("POST", "/tables", "pair",
			"Join the player who has waited longest, or wait at a new table", route.SmallBody, route.Create, 1), s.pair)),
		route.Created(route.On(route.Op("POST", "/tables/{id}/seat", "sit", "Join an open table", route.SmallBody, route.Any, 1),
			func(ctx context.Context, in *struct {
				account.Signed
				ID   string `path:"id" minLength:"16" maxLength:"16"`
				Body *wire.Sit
			}) (*wire.Created, error) {
				var one wire.Sit
				if in.Body != nil {
					one = *in.Body
				}
				who, err := s.accounts.Who(ctx, &in.Signed)
				if err != nil {
					return nil, err
				}
				return s.sit(ctx, in.ID, one, who)
			})),
	}
}

// invitationRoutes returns those on which the players of a match choose their squads.
func (s *Server) invitationRoutes() []route.Route {
	events := route.On(route.Op("GET", "/invitations/{id}/events", "invitation-events",
		"Stream the state of an invitation as it changes", route.SmallBody, route.Any, 1),
		func(ctx context.Context, in *Seated) (route.Stream, error) {
			_, p, err := s.invited(ctx, in)
			return func(w http.ResponseWriter, r *http.Request) { s.streamInvited(w, r, in, p) }, err
		})
	events.Tells = &route.Tells{
		Status: http.StatusOK, Media: "text/event-stream", Each: reflect.TypeFor[wire.Invitation](),
		Description: "Server-sent events of type invitation, each with the full state.",
	}
	return []route.Route{
		route.Created(account.OnSigned(s.accounts, route.Op("POST", "/invitations", "invite",
			"Create an invitation to a match in which each player brings a squad", route.SmallBody, route.Create, 1),
			func(ctx context.Context, in *wire.NewInvitation, who *account.Account) (*wire.Created, error) {
				return s.invite(ctx, in, who, "")
			})),
		route.On(route.Op("GET", "/invitations/{id}", "invitation", "Get the state of an invitation", route.SmallBody, route.Any, 1),
			func(ctx context.Context, in *Seated) (*wire.Invitation, error) {
				i, p, err := s.invited(ctx, in)
				if err != nil {
					return nil, err
				}
				return s.tellInvited(ctx, i, p)
			}),
		onSeat(route.Op("POST", "/invitations/{id}/squad", "bring",
			"Submit a squad, hidden from others until all squads are in, or withdraw it", route.SquadBody, route.Any, 1),
			s.bring),
		events,
	}
}
