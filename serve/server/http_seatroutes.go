package server

import (
	"context"
	"errors"

	"koiogran/serve/account"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// seatRoutes lists the routes that change who holds a seat of a match or of an invitation.
func (s *Server) seatRoutes() (list []route.Route) {
	for _, of := range [...]struct{ path, id string }{
		{"/matches/{id}", ""}, {"/invitations/{id}", "-invitation"},
	} {
		list = append(list,
			route.Created(onSeat(route.Op("POST", of.path+"/seat", "take"+of.id,
				"Take a free seat with its invitation link; the link then stops working", route.SmallBody, route.Any, 1),
				func(ctx context.Context, in *Seated, link wire.Take) (*wire.Created, error) {
					who, err := s.accounts.Who(ctx, &account.Signed{Authorization: in.Authorization})
					if err != nil && !errors.Is(err, account.ErrSession) { // it may be the token of a seat
						return nil, err
					}
					return s.take(ctx, in.ID, link, who)
				})),
			route.Created(onSeat(route.Op("POST", of.path+"/token", "renew"+of.id,
				"Replace the token of your seat; the old one then stops working", route.SmallBody, route.Any, 1),
				func(ctx context.Context, in *Seated, own *wire.Renew) (*wire.Created, error) {
					if own == nil {
						own = &wire.Renew{}
					}
					return s.renew(ctx, in, own.Token)
				})),
			route.Created(route.On(route.Op("POST", of.path+"/link", "relink"+of.id,
				"Replace the invitation link of a free seat", route.SmallBody, route.Any, 1),
				func(ctx context.Context, in *struct {
					Seated
					Seat wire.Seat `query:"seat" minimum:"0" maximum:"4" doc:"The free seat to take, if there are several."`
				}) (*wire.Created, error) {
					return s.relink(ctx, &in.Seated, in.Seat)
				})))
	}
	return list
}
