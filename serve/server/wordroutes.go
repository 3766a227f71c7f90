package server

import (
	"context"

	"koiogran/engine/game"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// wordRoutes are those by which players talk, and report who does so badly.
func (s *Server) wordRoutes() []route.Route {
	return []route.Route{
		on(op{"POST", "/matches/{id}/words", "say", "Say something to the other player", smallBody, route.Any, 5},
			onlyErr(func(ctx context.Context, in *seatedInput[wire.NewWords]) error {
				return s.talk(ctx, &in.Seated, func(t *table, p game.Player) error { return t.say(ctx, p, in.Body) })
			})),
		on(op{"DELETE", "/matches/{id}/words", "clear", "Take back all that you have said in a match", smallBody,
			route.Any, 5},
			onlyErr(func(ctx context.Context, in *Seated) error {
				return s.talk(ctx, in, func(t *table, p game.Player) error { return t.clear(ctx, p) })
			})),
		on(op{"POST", "/matches/{id}/reports", "report", "Report the other player to whoever runs the server", smallBody,
			route.Any, 10},
			onlyErr(func(ctx context.Context, in *seatedInput[wire.Report]) error {
				return s.talk(ctx, &in.Seated, func(t *table, p game.Player) error {
					return t.report(ctx, p, in.Body.Why)
				})
			})),
	}
}

// pushRoutes are those by which browsers are told whose turn it is while nobody looks.
func (s *Server) pushRoutes() []route.Route {
	return []route.Route{
		on(op{"GET", "/push", "push-key", "The key by which push services know this server", smallBody, route.Any, 1},
			func(ctx context.Context, _ *route.None) (wire.PushKey, error) {
				keys, err := s.pushKeys(ctx)
				return wire.PushKey{Key: keys.Public}, err
			}),
		on(op{"POST", "/matches/{id}/push", "subscribe",
			"Be told by your browser when it is your turn in a match of days", smallBody, route.Any, 5},
			onlyErr(func(ctx context.Context, in *struct {
				Seated
				Origin string `header:"Origin" maxLength:"300" doc:"Of the page; a browser fills it in."`
				Body   wire.Subscription
			}) error {
				return s.subscribe(ctx, in.Origin, &in.Seated, &in.Body)
			})),
		on(op{"DELETE", "/matches/{id}/push", "unsubscribe", "Not to be told any more", smallBody, route.Any, 5},
			onlyErr(func(ctx context.Context, in *seatedInput[wire.Subscription]) error {
				return s.unsubscribe(ctx, &in.Seated, &in.Body)
			})),
	}
}
