package match_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/replay"
)

// counted is a fair dealer that counts its answers.
type counted struct {
	dealer.Fair
	n int
}

func (c *counted) Deal(q *game.Question) game.Choice {
	c.n++
	return c.Fair.Deal(c.n-1, q)
}

// fairRecord returns the record of a match with rolls whose dice follow from a secret, with the lines
// that say so.
func fairRecord(t *testing.T) *replay.Record {
	t.Helper()
	secret := [dealer.SecretSize]byte{1, 2, 3}
	var text string
	for seed := uint64(1); !strings.Contains(text, "* roll hit"); seed++ {
		o := duel(seed)
		o.Dealer = &counted{Fair: dealer.NewFair(secret)}
		text = play(t, o)
	}
	text = strings.Replace(text, "\nend ", fmt.Sprintf("\nsecret %x\nend ", secret), 1)
	text = strings.Replace(text, "squad 1", fmt.Sprintf("dice %x 0\nsquad 1",
		dealer.NewFair(secret).Commitment()), 1)
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestVerifyDice_AllFollowFromTheSecret(t *testing.T) {
	n, err := match.VerifyDice(duel(1).Edition, fairRecord(t))
	if err != nil || n == 0 {
		t.Errorf("%d answers, %v", n, err)
	}
}

func TestVerifyDice_FindsARollThatWasChosen(t *testing.T) {
	r := fairRecord(t)
	for i := range r.Lines {
		if l := &r.Lines[i]; l.Player == game.Chance && strings.HasPrefix(l.Text, "roll hit") {
			n := 0
			for _, word := range strings.Fields(l.Text) {
				k, _ := strconv.Atoi(word) // names of faces are not numbers, and count nothing
				n += k
			}
			l.Text = fmt.Sprintf("roll crit %d", n)
			break
		}
	}
	if _, err := match.VerifyDice(duel(1).Edition, r); !errors.Is(err, match.ErrDice) {
		t.Errorf("got %v, want %v", err, match.ErrDice)
	}
}

func TestVerifyDice_FindsAnotherSecret(t *testing.T) {
	r := fairRecord(t)
	r.Dice.Commitment = strings.Repeat("0", 64)
	if _, err := match.VerifyDice(duel(1).Edition, r); !errors.Is(err, match.ErrDice) {
		t.Errorf("got %v, want %v", err, match.ErrDice)
	}
}

func TestVerifyDice_NeedsTheSecret(t *testing.T) {
	o := duel(1)
	r, err := replay.Read(strings.NewReader(play(t, o)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := match.VerifyDice(o.Edition, r); !errors.Is(err, match.ErrDice) {
		t.Errorf("got %v, want %v", err, match.ErrDice)
	}
}
