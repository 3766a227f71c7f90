package server

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// wordRoutes are those by which players talk, and report who does so badly.
func (s *Server) wordRoutes(api huma.API) {
	huma.Register(api, route{"POST", "/matches/{id}/words", "say", "Say something to the other player",
		smallBody, anyRequest, 5}.operation(),
		func(ctx context.Context, in *seatedInput[wire.NewWords]) (*struct{}, error) {
			err := s.talk(ctx, &in.Seated, func(t *table, p game.Player) error {
				return t.say(ctx, p, in.Body)
			})
			return nil, s.problem(err)
		})
	huma.Register(api, route{"DELETE", "/matches/{id}/words", "clear",
		"Take back all that you have said in a match", smallBody, anyRequest, 5}.operation(),
		func(ctx context.Context, in *Seated) (*struct{}, error) {
			err := s.talk(ctx, in, func(t *table, p game.Player) error { return t.clear(ctx, p) })
			return nil, s.problem(err)
		})
	huma.Register(api, route{"POST", "/matches/{id}/reports", "report",
		"Report the other player to whoever runs the server", smallBody, anyRequest, 10}.operation(),
		func(ctx context.Context, in *seatedInput[wire.Report]) (*struct{}, error) {
			err := s.talk(ctx, &in.Seated, func(t *table, p game.Player) error {
				return t.report(ctx, p, in.Body.Why)
			})
			return nil, s.problem(err)
		})
}

// pushRoutes are those by which browsers are told whose turn it is while nobody looks.
func (s *Server) pushRoutes(api huma.API) {
	huma.Register(api, route{"GET", "/push", "push-key", "The key by which push services know this server",
		smallBody, anyRequest, 1}.operation(),
		func(ctx context.Context, _ *struct{}) (*body[wire.PushKey], error) {
			keys, err := s.pushKeys(ctx)
			return &body[wire.PushKey]{wire.PushKey{Key: keys.Public}}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/matches/{id}/push", "subscribe",
		"Be told by your browser when it is your turn in a match of days", smallBody, anyRequest, 5}.operation(),
		func(ctx context.Context, in *struct {
			Seated
			Origin string `header:"Origin" maxLength:"300" doc:"Of the page; a browser fills it in."`
			Body   wire.Subscription
		}) (*struct{}, error) {
			return nil, s.problem(s.subscribe(ctx, in.Origin, &in.Seated, &in.Body))
		})
	huma.Register(api, route{"DELETE", "/matches/{id}/push", "unsubscribe", "Not to be told any more",
		smallBody, anyRequest, 5}.operation(),
		func(ctx context.Context, in *seatedInput[wire.Subscription]) (*struct{}, error) {
			return nil, s.problem(s.unsubscribe(ctx, &in.Seated, &in.Body))
		})
}
