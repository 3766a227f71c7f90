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
