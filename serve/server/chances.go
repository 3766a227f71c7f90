package server

import (
	"context"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// mostStates is how many states of an attack are looked at for a question: a fifth of a second, about.
const mostStates = 50_000

// chances returns the odds of each answer to a seat's question. They include the abilities of all cards.
func (s *Server) chances(ctx context.Context, in *Seated) (*wire.Chances, error) {
	asked, err := s.prepareBotQuery(ctx, in, "odds", func(*table, game.Player) error { return nil })
	if err != nil {
		return nil, err
	}
	out := asked.teller.Chances(&asked.view, mostStates)
	if out == nil {
		return nil, errNotAsked
	}
	out.Question = asked.number
	return out, nil
}
