package server

import (
	"fmt"

	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/play/text"
	"koiogran/serve/wire"
)

// resultNow tells how the match ended.
func (t *table) resultNow() *wire.Result {
	r := resultOf(&t.state, t.drawn)
	switch {
	case t.lapsed.seat != 0 && t.drawn:
		r.Text = t.lapsed.text() + " The match is a draw."
	case t.lapsed.seat != 0:
		r.Text = t.lapsed.text() + " " + r.Text
	case t.broken:
		r = wire.Result{Text: "A bug ended the match.", Broken: true}
	}
	r.Rematch = t.meta.Rematch
	return &r
}

// resultOf tells how a match ended.
func resultOf(s *game.State, drawn bool) wire.Result {
	r := wire.Result{Text: text.Result(s.Result) + "."}
	switch {
	case drawn:
		r.Text = "The players agreed on a draw."
	case s.Result == game.Won1:
		r.Winner = 1
	case s.Result == game.Won2:
		r.Winner = 2
	}
	return r
}

// diceOf tells to what dice are committed.
func diceOf(fair dealer.Fair, nonces [2]string) wire.Dice {
	d := wire.Dice{Commitment: fmt.Sprintf("%x", fair.Commitment())}
	if nonces != ([2]string{}) {
		d.Nonces = &nonces
	}
	return d
}

// dice tells how the dice are kept fair.
func (t *table) dice() wire.Dice {
	d := diceOf(t.fair, t.record.Dice.Nonces)
	if t.over() {
		d.Secret = fmt.Sprintf("%x", t.meta.Secret)
	}
	return d
}

// diceOnceOver tells the secret of the dice once the match is over.
func (t *table) diceOnceOver() *wire.Dice {
	if !t.over() {
		return nil
	}
	d := t.dice()
	return &d
}
