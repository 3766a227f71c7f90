package server

import (
	"context"
	"errors"

	"github.com/danielgtaylor/huma/v2"

	"koiogran/serve/wire"
)

// seatRoutes are those by which seats of matches and of invitations change hands.
func (s *Server) seatRoutes(api huma.API) {
	for _, of := range [...]struct{ path, id string }{
		{"/matches/{id}", ""}, {"/invitations/{id}", "-invitation"},
	} {
		huma.Register(api, created(route{"POST", of.path + "/seat", "take" + of.id,
			"Take a free seat by its link; the link opens nothing afterward", smallBody, anyRequest, 1}),
			func(ctx context.Context, in *seatedInput[wire.Take]) (*body[*wire.Created], error) {
				who, err := s.who(ctx, &Signed{in.Authorization})
				if err != nil && !errors.Is(err, errSession) { // it may be the token of a seat
					return nil, s.problem(err)
				}
				out, err := s.take(ctx, in.ID, in.Body, who)
				return &body[*wire.Created]{out}, s.problem(err)
			})
		huma.Register(api, created(route{"POST", of.path + "/token", "renew" + of.id,
			"Replace the token of your seat; the old one holds nothing afterward", smallBody,
			anyRequest, 1}),
			func(ctx context.Context, in *struct {
				Seated
				Body *wire.Renew
			}) (*body[*wire.Created], error) {
				own := ""
				if in.Body != nil {
					own = in.Body.Token
				}
				out, err := s.renew(ctx, &in.Seated, own)
				return &body[*wire.Created]{out}, s.problem(err)
			})
		huma.Register(api, created(route{"POST", of.path + "/link", "relink" + of.id,
			"Replace the link of the friend's seat, while nobody has taken it", smallBody, anyRequest, 1}),
			func(ctx context.Context, in *struct {
				Seated
				Seat wire.Seat `query:"seat" minimum:"0" maximum:"4" doc:"The free seat, where there are several."`
			}) (*body[*wire.Created], error) {
				out, err := s.relink(ctx, &in.Seated, in.Seat)
				return &body[*wire.Created]{out}, s.problem(err)
			})
	}
}
