package server

import (
	"context"
	"net/http"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/view"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// errSuggest says that two people have not agreed on suggestions.
var errSuggest = route.Refuse(http.StatusConflict, "suggestions are off: the players did not agree to use them")

// botQuery is a question to be thought about without holding the table, from what the seat may know.
type botQuery struct {
	view   view.View
	game   *game.Game
	teller *wire.Teller
	number int // of the question
}

// prepareBotQuery returns what a seat is asked, unless that is refused.
func (s *Server) prepareBotQuery(ctx context.Context, in *Seated, what string, refuse func(t *table, p game.Player) error) (
	*botQuery, error,
) {
	t, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return nil, err
	}
	out := new(botQuery)
	err = t.use(ctx, what+" for seat "+seatName(p), func() error {
		if err := refuse(t, p); err != nil {
			return err
		}
		q := t.question(p)
		if q == nil {
			return errNotAsked
		}
		out.view, out.game, out.number = t.view(p), t.game, q.Number
		out.teller = wire.NewTeller(s.lobby.Book(t.edition.ID), game.NewExec(t.game))
		out.teller.Language, out.teller.Names = t.speaks, t.named()
		return nil
	})
	return out, err
}

// suggest returns what the best bot would answer for a seat, and why.
func (s *Server) suggest(ctx context.Context, in *Seated) (*wire.Suggestion, error) {
	asked, err := s.prepareBotQuery(ctx, in, "suggestion", func(t *table, p game.Player) error {
		if t.manned(p.Other()) && !t.terms.Suggestions {
			return errSuggest
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	out := asked.teller.Suggest(bot.Programs()[0].New(asked.game, uint64(asked.number)), &asked.view)
	if out == nil {
		return nil, errNotAsked
	}
	out.Question = asked.number
	return out, nil
}
