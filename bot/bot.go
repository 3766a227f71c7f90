// Package bot holds players that are programs: one that answers at random and one that plays
// like a beginner who knows the rules. A bot sees a view, never a state, and answers every kind
// of question. Bots of one seed and one match give the same answers to the same questions.
package bot

import (
	"koiogran/game"
	"koiogran/view"
)

// Player is someone who answers for a seat.
type Player interface {
	// Answer returns a legal answer to q, which v's viewer is asked.
	Answer(v *view.View, q *game.Question) game.Choice
}

// Dealer answers for Chance; package dealer has several.
type Dealer interface {
	Deal(q *game.Question) game.Choice
}

// Table is a match with all who answer in it.
type Table struct {
	Exec   *game.Exec
	State  *game.State
	Seats  [2]Player
	Chance Dealer
}

// Next returns who answers next and what. The match must not be over.
func (t *Table) Next() (game.Player, game.Choice) {
	p := t.Exec.Waiting(t.State).First()
	q := t.Exec.Ask(t.State, p)
	if p == game.Chance {
		return p, t.Chance.Deal(q)
	}
	v := view.Of(t.Exec.G, t.State, p)
	return p, t.Seats[p].Answer(&v, q)
}

// Play plays the match to its end. An error is one of game.Exec.Step: a player who gave an
// illegal answer.
func (t *Table) Play() error {
	for !t.State.Over {
		p, c := t.Next()
		if err := t.Exec.Step(t.State, p, c, nil); err != nil {
			return err
		}
	}
	return nil
}
