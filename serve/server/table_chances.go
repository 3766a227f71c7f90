package server

import (
	"context"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// chances returns the odds of each answer to a seat's question. They include the abilities of all cards.
func (s *Server) chances(ctx context.Context, in *Seated) (*wire.Chances, error) {
	asked, err := s.prepareBotQuery(ctx, in, "odds", func(*table, game.Player) error { return nil })
	if err != nil {
		return nil, err
	}
	out := asked.teller.Chances(&asked.view, wire.MostStates)
	if out == nil {
		return nil, errNotAsked
	}
	out.Question = asked.number
	return out, nil
}
