package server

import (
	"fmt"

	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/play/text"
	"koiogran/serve/wire"
)

// resultNow says how the match ended.
func (t *table) resultNow() *wire.Result {
	r := resultOf(t.speaks, t.game, &t.state, t.drawn)
	switch {
	case t.forfeit.seat != 0:
		if t.drawn {
			r.Parts = t.speaks.SayOut(t.game, "result drawn", 0)
		}
		r.Why = t.forfeit.said(t.speaks, t.game)
		r.Text = r.Why.String() + " " + r.Parts.String()
	case t.broken:
		r = wire.Result{Parts: t.speaks.SayOut(t.game, "broken", 0), Broken: true}
		r.Text = r.Parts.String()
	}
	r.Rematch = t.meta.Rematch
	return &r
}

// resultOf says how a match ended.
func resultOf(l text.Language, g *game.Game, s *game.State, drawn bool) wire.Result {
	r := wire.Result{Parts: append(l.Result(g, s.Result), text.Part{Text: "."})}
	switch {
	case drawn:
		r.Parts = l.SayOut(g, "agreed-draw", 0)
	case s.Result == game.Won1:
		r.Winner = 1
	case s.Result == game.Won2:
		r.Winner = 2
	}
	r.Text = r.Parts.String()
	return r
}

// diceOf returns the commitment of the dice, and the nonces if there are any.
func diceOf(fair dealer.Fair, nonces [2]string) wire.Dice {
	d := wire.Dice{Commitment: fmt.Sprintf("%x", fair.Commitment())}
	if nonces != ([2]string{}) {
		d.Nonces = &nonces
	}
	return d
}

// dice says how the dice are kept fair.
func (t *table) dice() wire.Dice {
	d := diceOf(t.fair, t.record.Dice.Nonces)
	if t.over() {
		d.Secret = fmt.Sprintf("%x", t.meta.Secret)
	}
	return d
}

// diceOnceOver returns the dice with their secret once the match is over, and nil before.
func (t *table) diceOnceOver() *wire.Dice {
	if !t.over() {
		return nil
	}
	d := t.dice()
	return &d
}
