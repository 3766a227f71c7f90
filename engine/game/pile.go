package game

import "math/bits"

// TokenSet is a set of kinds of tokens that can lie on cards: of all but energy, which on a card is its charges.
type TokenSet uint16

// MaxPiles is how many piles of tokens can lie on cards: two squads of eight ships with a card that
// collects them, and some that collect two kinds.
const MaxPiles = 24

// Pile is what is on a card of one kind of tokens apart from the first.
type Pile struct {
	Card  CardID
	Token Token
	N     uint8
}

// Lay places a token on a card.
func (x *Exec) Lay(card CardID, t Token) {
	c := &x.S.Charges[card]
	if !c.Held.Has(t) {
		c.Held = c.Held.With(t)
		return
	}
	for i := range x.S.Piles {
		if p := &x.S.Piles[i]; p.N == 0 || p.Card == card && p.Token == t {
			*p = Pile{card, t, p.N + 1}
			return
		}
	}
}

// Take takes a token that is on a card off it.
func (x *Exec) Take(card CardID, t Token) {
	for i := range x.S.Piles {
		if p := &x.S.Piles[i]; p.N > 0 && p.Card == card && p.Token == t {
			p.N--
			if p.N == 0 {
				*p = Pile{}
			}
			return
		}
	}
	x.S.Charges[card].Held = x.S.Charges[card].Held.Without(t)
}

// HeldOn counts the tokens that lie on a card.
func (x *Exec) HeldOn(card CardID) int {
	n := bits.OnesCount16(uint16(x.S.Charges[card].Held))
	for i := range x.S.Piles {
		if p := &x.S.Piles[i]; p.Card == card {
			n += int(p.N)
		}
	}
	return n
}

// Has reports whether a kind is in the set.
func (s TokenSet) Has(t Token) bool { return s&(1<<t) != 0 }

// With returns the set and one kind more.
func (s TokenSet) With(t Token) TokenSet { return s | 1<<t }

// Without returns the set without one kind.
func (s TokenSet) Without(t Token) TokenSet { return s &^ (1 << t) }

// A TokenSet has room for every kind before energy.
var _ [16 - EnergyToken]struct{}

// SwapPiles lets what is on one card lie on another, and the other way around; TokenSet of Charge aside.
func (x *Exec) SwapPiles(a, b CardID) {
	for i := range x.S.Piles {
		switch p := &x.S.Piles[i]; {
		case p.N == 0:
		case p.Card == a:
			p.Card = b
		case p.Card == b:
			p.Card = a
		}
	}
}
