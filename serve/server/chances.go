package server

import (
	"context"

	"koiogran/engine/game"
	"koiogran/play/view"
	"koiogran/serve/wire"
)

// mostStates is how many states of an attack are looked at for a question: a fifth of a second, about.
const mostStates = 50_000

// chances tells a seat what the answers to its question come to, the abilities of all cards counted. It works without
// holding the table, from what the seat may know.
func (s *Server) chances(ctx context.Context, in *Seated) (*wire.Chances, error) {
	t, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return nil, err
	}
	var v view.View
	var g *game.Game
	var book *wire.Book
	number := 0
	err = t.use(ctx, "odds for seat "+seatName(p), func() error {
		q := t.question(p)
		if q == nil {
			return errNotAsked
		}
		v, g, book, number = t.view(p), t.game, s.books[t.edition.ID], q.Number
		return nil
	})
	if err != nil {
		return nil, err
	}
	out := wire.NewTeller(book, game.NewExec(g)).Chances(&v, mostStates)
	if out == nil {
		return nil, errNotAsked
	}
	out.Question = number
	return out, nil
}
