package server

import (
	"context"

	"koiogran/engine/game"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// wordRoutes lists the routes for sending and deleting messages, and for reporting other players.
func (s *Server) wordRoutes() []route.Route {
	return []route.Route{
		route.On(route.Op("POST", "/matches/{id}/words", "say", "Send a message to the other players", route.SmallBody, route.Any, 5),
			route.Silent(func(ctx context.Context, in *seatedInput[wire.NewWords]) error {
				return s.talk(ctx, &in.Seated, func(t *table, p game.Player) error { return t.say(ctx, p, in.Body) })
			})),
		route.On(route.Op("DELETE", "/matches/{id}/words", "clear", "Delete all your messages in a match", route.SmallBody,
			route.Any, 5),
			route.Silent(func(ctx context.Context, in *Seated) error {
				return s.talk(ctx, in, func(t *table, p game.Player) error { return t.clear(ctx, p) })
			})),
		route.On(route.Op("POST", "/matches/{id}/reports", "report", "Report another player to the server's operator", route.SmallBody,
			route.Any, 10),
			route.Silent(func(ctx context.Context, in *seatedInput[wire.Report]) error {
				return s.talk(ctx, &in.Seated, func(t *table, p game.Player) error {
					return t.report(ctx, p, in.Body.Why)
				})
			})),
	}
}

// pushRoutes lists the routes that turn notifications of a player's turn on and off.
func (s *Server) pushRoutes() []route.Route {
	return []route.Route{
		route.On(route.Op("GET", "/push", "push-key", "Get the server's public key for push services", route.SmallBody, route.Any, 1),
			func(ctx context.Context, _ *route.None) (wire.PushKey, error) {
				keys, err := s.pushKeys(ctx)
				return wire.PushKey{Key: keys.Public}, err
			}),
		route.On(route.Op("POST", "/matches/{id}/push", "subscribe",
			"Turn on notifications for your turn in a match played over days", route.SmallBody, route.Any, 5),
			route.Silent(func(ctx context.Context, in *struct {
				Seated
				Origin string `header:"Origin" maxLength:"300" doc:"The origin of the page; set by the browser."`
				Body   wire.Subscription
			}) error {
				return s.subscribe(ctx, in.Origin, &in.Seated, &in.Body)
			})),
		route.On(route.Op("DELETE", "/matches/{id}/push", "unsubscribe", "Turn off notifications", route.SmallBody, route.Any, 5),
			route.Silent(func(ctx context.Context, in *seatedInput[wire.Subscription]) error {
				return s.unsubscribe(ctx, &in.Seated, &in.Body)
			})),
	}
}
