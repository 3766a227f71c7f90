package server

import (
	"context"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/serve/wire"
)

// review returns what a bot saw in the last round that has ended, for the player of a seat. It is refused where suggestions are.
func (s *Server) review(ctx context.Context, in *Seated) (*wire.Review, error) {
	t, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return nil, err
	}
	var reviewer *bot.Reviewer
	var teller *wire.Teller
	err = t.use(ctx, "review for seat "+seatName(p), func() error {
		if t.manned(p.Other()) && !t.terms.Suggestions {
			return errSuggest
		}
		reviewer = bot.NewReviewer(t.game, p)
		state := *t.first()
		reviewer.Watch(&state.Table)
		for _, e := range t.choices {
			if err := t.again(&state, e, nil); err != nil {
				return err
			}
			reviewer.Watch(&state.Table)
		}
		teller = wire.NewTeller(s.lobby.Book(t.edition.ID), game.NewExec(t.game))
		teller.Language = t.speaks
		return nil
	})
	if err != nil {
		return nil, err
	}
	seen, err := reviewer.Review(ctx)
	if err != nil {
		return nil, err
	}
	return teller.Review(seen), nil
}
