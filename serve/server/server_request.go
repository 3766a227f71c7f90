package server

import (
	"context"
	"errors"

	"koiogran/engine/game"
	"koiogran/serve/route"
	"koiogran/serve/secrets"
)

// Seated is a request to a match. It is exported because only what is exported is filled in.
type Seated struct {
	ID            string `path:"id" minLength:"16" maxLength:"16"`
	Authorization string `header:"Authorization" maxLength:"200" doc:"The header \"Bearer\" followed by the seat's token."`
}

// seatedInput is a request with a message to a match.
type seatedInput[T any] struct {
	Seated
	Body T
}

// onSeat returns a route that does f with a message to a match.
func onSeat[B, O any](o route.Line, f func(context.Context, *Seated, B) (O, error)) route.Route {
	return route.On(o, func(ctx context.Context, in *seatedInput[B]) (O, error) { return f(ctx, &in.Seated, in.Body) })
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

// enter returns a match and who asks: a seat, or game.NoPlayer for a watcher.
func (s *Server) enter(ctx context.Context, in *Seated) (*table, game.Player, error) {
	t, err := s.table(ctx, in.ID)
	if err != nil {
		return nil, game.NoPlayer, err
	}
	p, err := t.holder(ctx, in.Authorization)
	if err == nil && p.IsSeat() {
		s.limiter.Prove(secrets.Bearer(in.Authorization))
	}
	return t, p, err
}

// enterSeat is enter for what only a player can do.
func (s *Server) enterSeat(ctx context.Context, in *Seated) (*table, game.Player, error) {
	t, p, err := s.enter(ctx, in)
	switch {
	case err != nil:
	case !p.IsSeat():
		err = errSeat
	case t.archived != nil:
		err = errOver
	}
	return t, p, err
}
