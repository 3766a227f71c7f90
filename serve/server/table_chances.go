package server

import (
	"context"
	"errors"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// chances returns the odds of each answer to a seat's question. They include the abilities of all cards. A seat that is not
// asked has none.
func (s *Server) chances(ctx context.Context, in *Seated) (*wire.Chances, error) {
	asked, err := s.prepareBotQuery(ctx, in, "odds", func(*table, game.Player) error { return nil })
	switch {
	case errors.Is(err, errNotAsked): // a quick player has answered already
		return &wire.Chances{Options: []wire.Chance{}}, nil
	case err != nil:
		return nil, err
	}
	out := asked.teller.Chances(&asked.view, wire.MostStates)
	out.Question = asked.number
	return out, nil
}
