package server

import (
	"context"
	"net/http"

	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// recordRoutes returns those about matches that have been played.
func (s *Server) recordRoutes() []route.Route {
	record := route.On(route.Op("GET", "/matches/{id}/record", "record", "Get the record of a finished match", route.SmallBody, route.Heavy, 1),
		func(ctx context.Context, in *Seated) (route.Text, error) {
			out, err := s.record(ctx, in.ID)
			return out, err
		})
	record.Tells = &route.Tells{
		Status: http.StatusOK, Media: "text/plain", Description: "A record; see docs/formats.md.",
	}
	return []route.Route{
		record,
		route.On(route.Op("GET", "/matches/{id}/replay", "replay", "Replay a finished match, decision by decision", route.SmallBody,
			route.Heavy, 1),
			func(ctx context.Context, in *Seated) (*wire.Replay, error) { return s.replayOf(ctx, in.ID) }),
		route.OnBody(route.Op("POST", "/replays", "replay-record", "Replay a record, decision by decision", route.LargeBody, route.Heavy, 1),
			func(ctx context.Context, in *wire.NewReplay) (*wire.Replay, error) {
				r, err := s.readRecord(in.Record)
				if err != nil {
					return nil, err
				}
				return s.replay(ctx, r)
			}),
		route.OnBody(route.Op("POST", "/replays/analysis", "analyze", "List the events of one round of a finished match", route.LargeBody,
			route.Long, 3), s.analyze),
		route.Created(route.OnBody(route.Op("POST", "/replays/matches", "play-on",
			"Begin a match that goes on from a place of a record", route.LargeBody, route.Create, 1), s.playOn)),
	}
}
