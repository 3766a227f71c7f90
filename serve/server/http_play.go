package server

import (
	"context"
	"net/http"
	"reflect"
	"slices"
	"strconv"

	"koiogran/engine/game"
	"koiogran/serve/limit"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// state returns everything that the client may know about a match.
func (s *Server) state(ctx context.Context, in *Seated) (*wire.State, error) {
	t, p, err := s.enter(ctx, in)
	if err != nil {
		return nil, err
	}
	var out wire.State
	err = t.use(ctx, "sending the state", func() error {
		if t.archived != nil {
			out, err = t.relicState(p)
			return err
		}
		out = t.stateFor(p)
		return nil
	})
	return &out, err
}

// answer takes an answer and says how the match stands then, or nothing where that is preferred.
func (s *Server) answer(ctx context.Context, in *answerInput) (*wire.Standing, error) {
	t, p, err := s.enterSeat(ctx, &in.Seated)
	if err != nil {
		return nil, err
	}
	// What else others have added meanwhile makes no answer late.
	if err := retried(func() error { return t.answer(ctx, p, in.Body) }); err != nil {
		return nil, err
	}
	if in.Prefer == minimal {
		return nil, nil //nolint:nilnil // it is answered with nothing
	}
	return t.stands(ctx, p)
}

// minimal is the preference of clients that learn the state of a match from a stream (RFC 7240).
const minimal = "return=minimal"

// answerInput is an answer to a question.
type answerInput struct {
	Seated
	Prefer string `header:"Prefer" maxLength:"40" doc:"Set to return=minimal for a response without a body."`
	Body   wire.Answer
}

// stands says how the match stands for someone.
func (t *table) stands(ctx context.Context, p game.Player) (*wire.Standing, error) {
	var out wire.Standing
	err := t.use(ctx, "sending the summary", func() error {
		out = t.standingFor(p)
		return nil
	})
	return &out, err
}

// presence says who is at the table of a match.
func (s *Server) presence(ctx context.Context, in *Seated) (*wire.Presence, error) {
	t, p, err := s.enter(ctx, in)
	if err != nil {
		return nil, err
	}
	ago, err := s.o.Store.Attended(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	var out wire.Presence
	err = t.use(ctx, "sending who is present", func() error {
		out = t.presence(p, ago)
		return nil
	})
	return &out, err
}

// dials says what each dial of a seat can be set to.
func (s *Server) dials(ctx context.Context, in *Seated) (*wire.Dials, error) {
	t, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return nil, err
	}
	var out wire.Dials
	err = t.use(ctx, "dials of seat "+seatName(p), func() error {
		v := t.view(p)
		out = t.teller().Dials(&v)
		return nil
	})
	return &out, err
}

// try reports whether an answer would be legal.
func (s *Server) try(ctx context.Context, in *Seated, a wire.Try) (*wire.Tried, error) {
	t, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return nil, err
	}
	out := &wire.Tried{}
	err = t.use(ctx, "try of seat "+seatName(p)+": "+a.Answer, func() error {
		v := t.view(p)
		if v.Ask(t.exec()) == nil {
			return errNotAsked
		}
		*out = t.teller().Try(&v, a.Answer)
		return nil
	})
	return out, err
}

// offered takes an offer.
func (s *Server) offered(ctx context.Context, in *Seated, o wire.NewOffer) (*wire.Offered, error) {
	t, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return nil, err
	}
	agreed := false
	if err := retried(func() (err error) {
		agreed, err = t.offer(ctx, p, o)
		return err
	}); err != nil {
		return nil, err
	}
	out := &wire.Offered{Agreed: agreed}
	if agreed && wantsRematch(o.Kind) {
		if out.Rematch, err = s.rematch(ctx, t, p, o.Kind == swapOffer); err != nil {
			return nil, err
		}
	}
	standing, err := t.stands(ctx, p)
	if err != nil {
		return nil, err
	}
	out.Position = standing.Position
	return out, nil
}

// rematch begins the match that follows another one: the same squads in the same seats, or each side with those of the
// other if they swap. The same tokens hold the seats.
func (s *Server) rematch(ctx context.Context, t *table, p game.Player, swap bool) (*wire.Created, error) {
	t.mu.Lock()
	meta, o := t.meta, opening{edition: t.edition, setup: t.record.Setup, public: t.meta.Public}
	o.bots, o.seats, o.quick, o.terms = meta.Bots, t.seats, t.setUpQuickly(), t.terms
	o.nonces = bySides(t.nonces)
	t.mu.Unlock()
	if swap {
		o.setup = swapped(o.setup)
	}
	if meta.Rematch == "" {
		if s.closed.Load() {
			return nil, errNoNew
		}
		if !s.limiter.Allows(limit.CallerOf(ctx), route.Create, 1) {
			return nil, limit.ErrMany
		}
		// All who ask at once make the same match.
		var err error
		if o.id, err = s.rematchID(ctx, t.id); err != nil {
			return nil, err
		}
		if o.secret, err = s.rematchSecret(ctx, t.id); err != nil {
			return nil, err
		}
		for seat := range t.size() {
			if o.bots[seat] != "" {
				o.who[seat] = "bot"
			}
		}
		next, err := s.begin(ctx, &o)
		if err != nil {
			return nil, err
		}
		if meta.Rematch, err = s.o.Store.SetRematch(ctx, t.id, next.ID); err != nil {
			return nil, err
		}
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.meta.Rematch = meta.Rematch
	t.tell(&t.state, len(t.choices), nil)
	return &wire.Created{ID: meta.Rematch, Seat: wire.SeatOf(p)}, nil
}

// setUpQuickly reports whether the match began with a quick set-up.
func (t *table) setUpQuickly() bool { return t.drawnSetUp() > 0 }

// drawnSetUp is with how many choices the match began that the server has drawn: those of a quick set-up.
func (t *table) drawnSetUp() int {
	_, first, err := t.s.games.begin(t.edition, &t.record.Setup)
	if err != nil {
		return 0
	}
	d := &draft{t: t, standing: standing{state: *first}}
	d.setUp()
	n := len(d.entries)
	if n > len(t.choices) || !slices.EqualFunc(d.entries, t.choices[:n], func(a, b store.Entry) bool {
		return a.Seat == b.Seat && a.Text == b.Text
	}) {
		return 0
	}
	return n
}

// eventsInput asks for a stream.
type eventsInput struct {
	Seated
	After  int    `query:"after" default:"-1" doc:"Stream events after this position."`
	LastID string `header:"Last-Event-ID" maxLength:"20" doc:"The same, as sent by browsers that reconnect."`
}

// events returns the stream of what happens in a match.
func (s *Server) events() route.Route {
	r := route.On(route.Op("GET", "/matches/{id}/events", "events", "Stream the events of a match", route.SmallBody,
		route.Any, 1), func(ctx context.Context, in *eventsInput) (route.Stream, error) {
		t, p, err := s.enter(ctx, &in.Seated)
		if err != nil {
			return nil, err
		}
		after := in.After
		if n, err := strconv.Atoi(in.LastID); err == nil && after < 0 {
			after = n
		}
		return func(w http.ResponseWriter, r *http.Request) {
			s.stream(w, r, streamOf{t, p, in.Authorization, after})
		}, nil
	})
	r.Tells = &route.Tells{
		Status: http.StatusOK, Media: "text/event-stream",
		Description: "Server-sent events. The stream starts with the whole state or, if a position is " +
			"given, with the events since then. Updates follow. After a takeback, the whole state is " +
			"sent again.",
		Events: []route.Event{
			{Name: "state", Data: reflect.TypeFor[wire.State]()}, {Name: "update", Data: reflect.TypeFor[wire.Update]()},
		},
	}
	return r
}
