package server

import (
	"context"
	"errors"
	"net/http"
	"reflect"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"koiogran/engine/game"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// The most bytes of what is sent to the server.
const (
	smallBody = 4 << 10
	squadBody = 160 << 10
	largeBody = 1100 << 10
)

// body is a response.
type body[T any] struct{ Body T }

// input is a request with a message.
type input[T any] struct{ Body T }

// Seated is a request to a match. It is exported because only what is exported is filled in.
type Seated struct {
	ID            string `path:"id" minLength:"16" maxLength:"16"`
	Authorization string `header:"Authorization" maxLength:"200" doc:"Bearer and the seat's token."`
}

// seatedInput is a request with a message to a match.
type seatedInput[T any] struct {
	Seated
	Body T
}

// route is a path of the protocol.
type route struct {
	method, path, id, summary string
	bytes                     int64 // of the message, at most
	kind                      kind
	weight                    int // as so many requests it counts; 1 if left out
}

// operation describes a route for the schema.
func (r route) operation() huma.Operation {
	return huma.Operation{
		OperationID: r.id, Method: r.method, Path: "/api/" + wire.Version + r.path,
		Summary: r.summary, MaxBodyBytes: r.bytes, Metadata: map[string]any{"kind": r.kind, "weight": max(r.weight, 1)},
		Errors: []int{400, 401, 404, 409, 410, 413, 422, 429, 500, 503},
	}
}

// API returns the routes of the protocol on a mux.
func (s *Server) API(mux *http.ServeMux) huma.API {
	config := huma.DefaultConfig("Koiogran", strings.TrimPrefix(wire.Version, "v")+".0.0")
	config.Info.Description = "Play dial-and-template miniatures games. docs/protocol.md tells how."
	config.OpenAPIPath = schemaPath
	config.DocsPath, config.SchemasPath = "", ""
	config.CreateHooks = nil
	config.Transformers = []huma.Transformer{inOneSentence}
	api := humago.New(mux, config)
	api.UseMiddleware(s.limit(api))
	s.matchRoutes(api)
	s.invitationRoutes(api)
	s.tableRoutes(api)
	s.seatRoutes(api)
	s.wordRoutes(api)
	s.accountRoutes(api)
	s.pushRoutes(api)
	s.recordRoutes(api)
	s.lookRoutes(api)
	return api
}

// inOneSentence says in the detail of a problem what the validation of a message has found.
func inOneSentence(_ huma.Context, _ string, v any) (any, error) {
	problem, ok := v.(*huma.ErrorModel)
	if ok && problem.Detail != "" {
		problem.Detail = sentence(errors.New(problem.Detail)) // that of the library is none
	}
	if ok && len(problem.Errors) > 0 {
		e := problem.Errors[0]
		problem.Detail = sentence(errors.New(strings.TrimPrefix(e.Location, "body.") + ": " + e.Message))
		if strings.HasPrefix(e.Location, "path.") { // a link that was cut off
			problem.Detail = "There is nothing at this address."
		}
		problem.Errors = nil // they would repeat what was sent
	}
	return v, nil
}

// matchRoutes are those with which matches are played.
func (s *Server) matchRoutes(api huma.API) {
	huma.Register(api, route{"GET", "/lobby", "lobby", "What a match can be made of", smallBody,
		anyRequest, 1}.operation(),
		func(context.Context, *struct{}) (*body[wire.Lobby], error) {
			return &body[wire.Lobby]{s.told()}, nil
		})
	huma.Register(api, created(route{"POST", "/matches", "create", "Begin a match", largeBody,
		createRequest, 1}),
		func(ctx context.Context, in *input[wire.NewMatch]) (*body[*wire.Created], error) {
			out, err := s.create(ctx, &in.Body)
			return &body[*wire.Created]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/turns", "turns", "Which of your matches wait for you",
		squadBody, heavyRequest, 2}.operation(),
		func(ctx context.Context, in *input[wire.MySeats]) (*body[[]wire.Turn], error) {
			out, err := s.myTurns(ctx, &in.Body)
			return &body[[]wire.Turn]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/dice", "promise", "Dice for a match that you are about to make",
		smallBody, anyRequest, 1}.operation(),
		func(ctx context.Context, _ *struct{}) (*body[*wire.Promise], error) {
			out, err := s.promise(ctx)
			return &body[*wire.Promise]{out}, s.problem(err)
		})
	huma.Register(api, route{"GET", "/matches", "list", "Matches that can be watched", smallBody,
		anyRequest, 1}.operation(),
		func(ctx context.Context, _ *struct{}) (*body[[]wire.Listed], error) {
			list, err := s.list(ctx)
			return &body[[]wire.Listed]{list}, s.problem(err)
		})
	huma.Register(api, route{"GET", "/matches/{id}", "match", "All that you may know of a match",
		smallBody, stateRequest, 1}.operation(),
		func(ctx context.Context, in *Seated) (*body[*wire.State], error) {
			out, err := s.state(ctx, in)
			return &body[*wire.State]{out}, s.problem(err)
		})
	s.events(api)
	s.socketRoute(api)
	huma.Register(api, route{"GET", "/matches/{id}/presence", "presence",
		"Who is at the table, and how long nothing has happened", smallBody, anyRequest, 1}.operation(),
		func(ctx context.Context, in *Seated) (*body[*wire.Presence], error) {
			out, err := s.presence(ctx, in)
			return &body[*wire.Presence]{out}, s.problem(err)
		})
	huma.Register(api, route{"GET", "/matches/{id}/dials", "dials",
		"What each of your dials can be set to", smallBody, anyRequest, 1}.operation(),
		func(ctx context.Context, in *Seated) (*body[*wire.Dials], error) {
			out, err := s.dials(ctx, in)
			return &body[*wire.Dials]{out}, s.problem(err)
		})
	huma.Register(api, route{"GET", "/matches/{id}/suggestion", "suggestion",
		"What a program would answer in your place, and why", smallBody, heavyRequest, 2}.operation(),
		func(ctx context.Context, in *Seated) (*body[*wire.Suggestion], error) {
			out, err := s.suggest(ctx, in)
			return &body[*wire.Suggestion]{out}, s.problem(err)
		})
	huma.Register(api, route{"GET", "/matches/{id}/odds", "odds",
		"What your answers in an attack come to, with all cards", smallBody, heavyRequest, 1}.operation(),
		func(ctx context.Context, in *Seated) (*body[*wire.Chances], error) {
			out, err := s.chances(ctx, in)
			return &body[*wire.Chances]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/matches/{id}/answers", "answer", "Answer what you are asked",
		smallBody, anyRequest, 1}.operation(),
		func(ctx context.Context, in *answerInput) (*answered, error) {
			out, err := s.answer(ctx, in)
			return out, s.problem(err)
		})
	huma.Register(api, route{"POST", "/matches/{id}/try", "try", "Ask whether an answer is legal",
		smallBody, anyRequest, 1}.operation(),
		func(ctx context.Context, in *seatedInput[wire.Try]) (*body[*wire.Tried], error) {
			out, err := s.try(ctx, &in.Seated, in.Body)
			return &body[*wire.Tried]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/matches/{id}/claims", "claim",
		"Claim a match that the other player has left", smallBody, anyRequest, 1}.operation(),
		func(ctx context.Context, in *seatedInput[wire.Claim]) (*body[*wire.Standing], error) {
			out, err := s.claimed(ctx, &in.Seated, in.Body)
			return &body[*wire.Standing]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/matches/{id}/offers", "offer",
		"Offer a draw, a takeback or a rematch, agree to one, or decline", smallBody,
		anyRequest, 5}.operation(),
		func(ctx context.Context, in *seatedInput[wire.NewOffer]) (*body[*wire.Offered], error) {
			out, err := s.offered(ctx, &in.Seated, in.Body)
			return &body[*wire.Offered]{out}, s.problem(err)
		})
}

// created is a route that answers with a new thing.
func created(r route) huma.Operation {
	op := r.operation()
	op.DefaultStatus = http.StatusCreated
	return op
}

// limit is the middleware that counts requests.
func (s *Server) limit(api huma.API) func(huma.Context, func(huma.Context)) {
	return func(ctx huma.Context, next func(huma.Context)) {
		kind, _ := ctx.Operation().Metadata["kind"].(kind)
		weight, _ := ctx.Operation().Metadata["weight"].(int)
		who := askerOf(ctx.Context())
		allowed := s.gate.allows(who, anyRequest, weightIn(kind, weight))
		if allowed && kind.limited() {
			allowed = s.gate.allows(who, kind, weight)
		}
		if token := tokenOf(ctx.Header("Authorization")); allowed && token != "" {
			allowed = s.gate.allows(string(hashOf(token)), anyRequest, 1)
		}
		if !allowed {
			s.meter.Refused()
			ctx.SetHeader("Retry-After", "1")
			huma.WriteErr(api, ctx, http.StatusTooManyRequests,
				"That was too much at once; wait a moment.")
			return
		}
		if kind == createRequest && s.closed.Load() {
			huma.WriteErr(api, ctx, http.StatusServiceUnavailable, sentence(errNoNew))
			return
		}
		line := s.gate.line(kind)
		if line == nil {
			next(ctx)
			return
		}
		// The body has been read, and the answer is sent when the work is done.
		if err := line.take(ctx.Context(), who); err != nil {
			ctx.SetHeader("Retry-After", "1")
			huma.WriteErr(api, ctx, http.StatusServiceUnavailable, sentence(err))
			return
		}
		defer line.give()
		next(ctx)
	}
}

// limited reports whether requests of a kind have a limit of their own.
func (k kind) limited() bool { return k == createRequest || k == heavyRequest || k == longRequest }

// weightIn is as how many requests of any kind a request counts: one with a limit of its own
// weighs there.
func weightIn(k kind, weight int) int {
	if k.limited() {
		return 1
	}
	return weight
}

// tokenOf returns the token in an Authorization header, empty if there is none.
func tokenOf(header string) string {
	token, ok := strings.CutPrefix(header, "Bearer ")
	if !ok {
		return ""
	}
	return token
}

// problem turns an error into what a client is told: one sentence.
func (s *Server) problem(err error) error {
	if err == nil {
		return nil
	}
	var request badRequest
	var illegal notLegal
	var rules otherRules
	status := http.StatusInternalServerError
	switch {
	case errors.As(err, &request):
		status = http.StatusUnprocessableEntity
	case errors.As(err, &illegal):
		status, err = http.StatusUnprocessableEntity, plain(illegal.error)
	case isAny(err, store.ErrUnknown, errInvitation):
		status, err = http.StatusNotFound, errors.New("there is no such match")
	case isAny(err, errNoScenario, errNoLesson):
		status = http.StatusNotFound
	case errors.As(err, &rules):
		status, err = http.StatusConflict, rules
	case errors.Is(err, errRules): // by the entries of another server
		status, err = http.StatusConflict, otherRules{s.o.Earlier}
	case isAny(err, errToken, errSession):
		status = http.StatusUnauthorized
	case errors.Is(err, errMany):
		status = http.StatusTooManyRequests
	case errors.Is(err, errLink):
		status = http.StatusGone
	case isAny(err, errCaptain, errOver, errNotAsked, errStale, errMoved, errNoTakeback, errNotOver, errNothing,
		errDeclined, errSeat, errNotFinished, errBegun, errOften, errTaken,
		errLong, errOffers, errRelic, errClosed, errTimeUp, errThere, errQuiet, errReport, errAlone,
		errSuggest, errOwnTable, errSealed, errUsed, errHeld, errSelf, errNoUndoing, store.ErrConflict):
		status = http.StatusConflict
	case isAny(err, errNoNew, errFull, errBusy, errStore, errClosing):
		status = http.StatusServiceUnavailable
	case isAny(err, store.ErrFull, store.ErrSlow, context.DeadlineExceeded):
		s.log.Error("the store fails", "error", err)
		status, err = http.StatusServiceUnavailable, inPublic(err)
	case isAny(err, errBroken, errDamaged):
	default:
		s.log.Error("a request failed", "error", err)
		err = errors.New("the server has made a mistake; it is in its log")
	}
	return huma.NewError(status, sentence(err))
}

// isAny reports whether an error is one of several.
func isAny(err error, among ...error) bool {
	for _, e := range among {
		if errors.Is(err, e) {
			return true
		}
	}
	return false
}

// sentence makes a sentence of an error.
func sentence(err error) string {
	text := strings.TrimSuffix(err.Error(), ".")
	return strings.ToUpper(text[:1]) + text[1:] + "."
}

// schemaOf adds a message to the schema and refers to it.
func schemaOf[T any](api huma.API) *huma.Schema {
	return api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[T](), true, "")
}

// enter returns a match and who asks: a seat, or game.NoPlayer for a watcher.
func (s *Server) enter(ctx context.Context, in *Seated) (*table, game.Player, error) {
	t, err := s.table(ctx, in.ID)
	if err != nil {
		return nil, game.NoPlayer, err
	}
	p, err := t.holder(ctx, in.Authorization)
	return t, p, err
}

// enterSeat is enter for what only a player can do.
func (s *Server) enterSeat(ctx context.Context, in *Seated) (*table, game.Player, error) {
	t, p, err := s.enter(ctx, in)
	switch {
	case err != nil:
	case !p.IsSeat():
		err = errSeat
	case t.relic != nil:
		err = errOver
	}
	return t, p, err
}
