package match

import (
	"encoding/hex"
	"errors"
	"fmt"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/dealer"
	"koiogran/play/replay"
)

// ErrDice says that the dice of a record are not those that its secret gives, or that they cannot
// be checked.
var ErrDice = errors.New("match: dice verification failed")

// VerifyDice checks that everything that chance decided in a record follows from the secret to
// which its dealer was committed, and returns how many answers it has checked. The record must
// verify otherwise (replay.Play).
func VerifyDice(c *rules.Compiled, r *replay.Record) (int, error) {
	fair, err := fairOf(r)
	if err != nil {
		return 0, err
	}
	g, s, err := c.NewGame(r.Setup)
	if err != nil {
		return 0, fmt.Errorf("match: setup: %w", err)
	}
	x := game.NewExec(g)
	rolls, checked := 0, 0
	for i := range r.Lines {
		l := &r.Lines[i]
		switch l.Kind {
		case replay.ChoiceLine:
		case replay.TimeLine:
			if err := x.CallTime(s, nil); err != nil {
				return checked, fmt.Errorf("match: line %d: %w", l.Number, err)
			}
			continue
		default:
			continue
		}
		choice, err := replay.Parse(x, s, l.Player, l.Text)
		if err != nil {
			return checked, fmt.Errorf("match: line %d: %w", l.Number, err)
		}
		if l.Player == game.Chance {
			if rolls >= r.Dice.From {
				if want := fair.Deal(rolls, x.Ask(s, game.Chance)); choice != want {
					return checked, fmt.Errorf("%w: line %d: %q; expected %q", ErrDice, l.Number, l.Text,
						replay.Text(x, s, game.Chance, want))
				}
				checked++
			}
			rolls++
		}
		if err := x.Step(s, l.Player, choice, nil); err != nil {
			return checked, fmt.Errorf("match: line %d: %w", l.Number, err)
		}
	}
	return checked, nil
}

// fairOf returns the dealer of a record that contains its secret.
func fairOf(r *replay.Record) (dealer.Fair, error) {
	var secret [dealer.SecretSize]byte
	if r.Dice.Commitment == "" {
		return dealer.Fair{}, fmt.Errorf("%w: the record has no \"dice\" line", ErrDice)
	}
	for i := range r.Lines {
		if l := &r.Lines[i]; l.Kind == replay.SecretLine {
			hex.Decode(secret[:], []byte(l.Text)) // the reader has checked its form
			fair := dealer.NewFair(secret)
			if got := fmt.Sprintf("%x", fair.Commitment()); got != r.Dice.Commitment {
				return fair, fmt.Errorf("%w: line %d: the secret has the hash %s; expected %s", ErrDice,
					l.Number, got, r.Dice.Commitment)
			}
			return fair.With(r.Dice.Nonces), nil
		}
	}
	return dealer.Fair{}, fmt.Errorf("%w: the record has no \"secret\" line", ErrDice)
}
