package server

import (
	"context"
	"errors"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/view"
	"koiogran/serve/wire"
)

// suggestions is the setting under which people who play each other may ask a program what it would do.
const suggestions = "suggestions"

// suggestionsText says what has been agreed on under suggestions.
const suggestionsText = "Both players may ask the computer what it would do."

// errSuggest says that two people have not agreed on suggestions.
var errSuggest = errors.New("there are no suggestions in this match: the players have not agreed on them")

// suggest tells a seat what the best program would answer, and why. It thinks without holding the
// table, from what the seat may know.
func (s *Server) suggest(ctx context.Context, in *Seated) (*wire.Suggestion, error) {
	t, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return nil, err
	}
	var v view.View
	var g *game.Game
	var book *wire.Book
	number := 0
	err = t.use(ctx, "suggestion for seat "+seatName(p), func() error {
		switch q := t.question(p); {
		case t.manned(p.Other()) && !t.terms.Suggestions:
			return errSuggest
		case q == nil:
			return errNotAsked
		default:
			number = q.Number
		}
		v, g, book = t.view(p), t.game, s.books[t.edition.ID]
		return nil
	})
	if err != nil {
		return nil, err
	}
	out := wire.NewTeller(book, game.NewExec(g)).Suggest(bot.Programs()[0].New(g, uint64(number)), &v)
	if out == nil {
		return nil, errNotAsked
	}
	out.Question = number
	return out, nil
}
