package server

import (
	"context"
	"errors"
	"net/http"

	"koiogran/serve/limit"
	"koiogran/serve/route"
	"koiogran/serve/secrets"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// Routes lists the routes of the protocol.
func (s *Server) Routes() []route.Route {
	var list []route.Route
	for _, more := range [...][]route.Route{
		s.matchRoutes(), s.talkRoutes(), s.invitationRoutes(), s.tableRoutes(), s.seatRoutes(), s.wordRoutes(),
		s.accounts.Routes(), s.pushRoutes(), s.recordRoutes(), s.lobby.Routes(), s.library.Routes(),
	} {
		list = append(list, more...)
	}
	return list
}

// apiPath begins the paths of the protocol.
const apiPath = "/api/" + wire.Version

// serveRoutes puts the routes of the protocol on a mux.
func (s *Server) serveRoutes(mux *http.ServeMux) {
	for _, r := range s.Routes() {
		mux.HandleFunc(r.Method+" "+apiPath+r.Path, func(w http.ResponseWriter, req *http.Request) {
			if p := s.serveRoute(w, req, &r); p != nil {
				p.Write(w)
			}
		})
	}
	if s.o.Schema != nil {
		s.o.Schema.Pages(mux)
	}
}

// serveRoute answers a request, or returns why it does not.
func (s *Server) serveRoute(w http.ResponseWriter, req *http.Request, r *route.Route) *route.Problem {
	done, refused := s.admit(w, req, r)
	if refused != nil {
		return refused
	}
	defer done()
	var by route.Judge
	if s.o.Schema != nil {
		by = s.o.Schema
	}
	in, err := r.Read(req, by)
	if err != nil {
		return s.problem(err)
	}
	out, err := r.Call(req.Context(), in)
	if err != nil {
		return s.problem(err)
	}
	r.Write(w, req, out)
	return nil
}

// matchRoutes returns those with which matches are played.
func (s *Server) matchRoutes() []route.Route {
	return []route.Route{
		route.On(route.Op("GET", "/version", "version", "Get the version of the program and its rules", route.SmallBody, route.Any, 1),
			func(context.Context, *route.None) (wire.ProgramVersion, error) { return s.version(), nil }),
		route.Created(route.OnBody(route.Op("POST", "/matches", "create", "Begin a match", route.LargeBody, route.Create, 1), s.create)),
		route.OnBody(route.Op("POST", "/turns", "turns", "List your matches that wait for your answer", route.SquadBody, route.Heavy, 2),
			s.pendingTurns),
		route.On(route.Op("POST", "/dice", "promise", "Get a dice commitment for a match you are about to create", route.SmallBody, route.Any, 1),
			func(ctx context.Context, _ *route.None) (*wire.Promise, error) { return s.promise(ctx) }),
		route.On(route.Op("GET", "/matches", "list", "List matches that can be watched", route.SmallBody, route.Any, 1),
			s.list),
		route.On(route.Op("GET", "/matches/{id}", "match", "Get everything your seat may know about a match", route.SmallBody, route.State, 1), s.state),
		s.events(),
		s.socketRoute(),
		route.On(route.Op("GET", "/matches/{id}/presence", "presence",
			"Get who is connected and how long the match has been idle", route.SmallBody, route.Any, 1), s.presence),
		route.On(route.Op("GET", "/matches/{id}/dials", "dials", "List the maneuvers for each of your dials", route.SmallBody, route.Any, 1),
			s.dials),
		route.On(route.Op("GET", "/matches/{id}/suggestion", "suggestion",
			"Ask a bot what it would answer for you, and why", route.SmallBody, route.Heavy, 2), s.suggest),
		route.On(route.Op("GET", "/matches/{id}/review", "review",
			"Get what a bot saw in the last round that has ended", route.SmallBody, route.Heavy, 2), s.review),
		route.On(route.Op("GET", "/matches/{id}/odds", "odds",
			"Get the odds for your answers in an attack, with all cards", route.SmallBody, route.Heavy, 1), s.chances),
	}
}

// talkRoutes returns those with which the players of a match say what they want.
func (s *Server) talkRoutes() []route.Route {
	return []route.Route{
		route.On(route.Op("POST", "/matches/{id}/answers", "answer", "Answer your question", route.SmallBody, route.Any, 1), s.answer),
		onSeat(route.Op("POST", "/matches/{id}/try", "try", "Check whether an answer is legal", route.SmallBody, route.Any, 1), s.try),
		onSeat(route.Op("POST", "/matches/{id}/claims", "claim",
			"Claim a match that the other player has left", route.SmallBody, route.Any, 1), s.claimed),
		onSeat(route.Op("POST", "/matches/{id}/offers", "offer",
			"Offer, accept or decline a draw, a takeback or a rematch", route.SmallBody, route.Any, 5), s.offered),
		route.On(route.Op("POST", "/matches/{id}/dice", "promise-rematch", "Get the dice commitment of a rematch that you are about to offer",
			route.SmallBody, route.Any, 1), s.rematchDice),
	}
}

// admit lets a request in within the limits, and returns what is to be called when it has been answered.
func (s *Server) admit(w http.ResponseWriter, req *http.Request, r *route.Route) (done func(), refused *route.Problem) {
	who := limit.CallerOf(req.Context())
	weight := r.Weight
	if r.Kind.Limited() { // it weighs there
		weight = 1
	}
	allowed := s.limiter.Allows(who, route.Any, weight)
	if allowed && r.Kind.Limited() {
		allowed = s.limiter.Allows(who, r.Kind, r.Weight)
	}
	if token := secrets.Bearer(req.Header.Get("Authorization")); allowed && token != "" && who.Token == "" {
		allowed = s.limiter.Allows(limit.ByToken(token), route.Any, 1)
	}
	if !allowed {
		s.meter.Refused()
		w.Header().Set("Retry-After", "1")
		return nil, route.NewProblem(http.StatusTooManyRequests, "Too many requests at once; wait a moment.")
	}
	if r.Kind == route.Create && s.closed.Load() {
		return nil, s.problem(errNoNew)
	}
	line := s.limiter.Line(r.Kind)
	if line == nil {
		return func() {}, nil
	}
	// The body has been read, and the answer is sent when the work is done.
	if err := line.Take(req.Context(), who.Name()); err != nil {
		w.Header().Set("Retry-After", "1")
		return nil, s.problem(err)
	}
	return line.Give, nil
}

// problem turns an error into the answer to a client: one sentence.
func (s *Server) problem(err error) *route.Problem {
	var details *route.Problem
	if errors.As(err, &details) {
		return details
	}
	var refused route.Refused
	if !errors.As(err, &refused) {
		errors.As(s.refusal(err), &refused)
	}
	return route.NewProblem(refused.Status(), route.Sentence(refused))
}

// The errors that stand for those which are not meant for clients.
var (
	errNoMatch  = route.Refuse(http.StatusNotFound, "match not found")
	errChanged  = route.Refuse(http.StatusConflict, "someone else has just changed this; try again")
	errInternal = route.Refuse(http.StatusInternalServerError,
		"internal server error; the details are in the server log")
)

// refusal returns what a client learns of an error that is not meant for clients.
func (s *Server) refusal(err error) error {
	switch {
	case errors.Is(err, store.ErrUnknown):
		return errNoMatch
	case errors.Is(err, store.ErrConflict):
		return errChanged
	case errors.Is(err, errRules): // by the entries of another server
		return otherRules{s.o.Earlier}
	case isAny(err, store.ErrFull, store.ErrSlow, context.DeadlineExceeded):
		s.log.Error("the store is failing", "error", err)
		return inPublic(err)
	case errors.Is(err, context.Canceled): // the client has gone
		return limit.ErrBusy
	}
	s.log.Error("a request failed", "error", err)
	return errInternal
}
