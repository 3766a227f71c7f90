package bot

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// What an option brings that does not show on the table yet, in points of damage. A trial ends with the ability; what
// lasts, waits on a card or only takes effect in a later step is worth something anyway.
const (
	worthLasting = 0.4   // an effect that an ability of its side began, until the end of an activation, a phase or the round,
	worthInFight = 0.15  // one that lasts for an attack, where dice already show most of it,
	worthForbid  = -0.3  // and what a ship may not do itself, as the price of something else
	worthCard    = 0.05  // that a card is in play, and may be of use again
	worthArmed   = 0.3   // that a weapon has the charges for an attack
	worthDisarm  = -0.1  // a disarm token, apart from the attack that it prevents,
	worthPast    = -0.05 // once that attack cannot come any more
)

// worthLater returns what effects that last, and cards in play, are worth. Cards do good to the side that
// uses them, to a ship of its own as well as to an enemy: the exception is what a ship may not do by its own card.
func (b *beginner) worthLater(s *game.State) float64 {
	sum := 0.0
	for i := range s.Lasts[:s.NLasting] {
		l := &s.Lasts[i]
		if int(l.Card) >= len(b.g.Cards) {
			continue // of a damage card
		}
		owner := b.sign(b.g.Cards[l.Card].Ship)
		sum += owner * b.worthOfLasting(l, owner)
	}
	for i := range b.g.Cards {
		if id := b.g.Cards[i].Ship; !s.Charges[i].Off && s.Ships[id].OnTable {
			sum += b.sign(id) * worthCard
		}
	}
	return sum
}

// worthOfLasting returns what an effect is worth to the side that began it, with the sign of that side.
func (b *beginner) worthOfLasting(l *game.Lasting, owner float64) float64 {
	m := b.g.Procs[l.Proc].Steps[l.PC].Lasts
	own := int(l.Ship) < len(b.g.Ships) && b.sign(l.Ship) == owner
	switch {
	case own && card.IsDeed(m.Query):
		return worthForbid
	case l.Until == game.ThisAttack:
		return worthInFight
	}
	return worthLasting
}

// worthOfCharges returns what the active charges of a card that do not come back are worth: less in the last rounds, since what is
// left when the match ends was of no use. The charges of a weapon are worth most where it could not fire without them.
func (b *beginner) worthOfCharges(i int, active float64) float64 {
	switch price := b.arms[i]; {
	case !b.heeds:
	case price == 0:
		return worthCharge * active * mistakeShare(b.x.S.Round)
	case active >= price:
		return worthCharge*active + worthArmed
	}
	return worthCharge * active
}

// pricesOf says of each card how many charges an attack with it takes, 0 for one that is not a weapon.
func pricesOf(g *game.Game) []float64 {
	list := make([]float64, len(g.Cards))
	for i := range g.Ships {
		for j := range g.Ships[i].Weapons {
			if w := &g.Ships[i].Weapons[j]; !w.Primary() && int(w.Card) < len(list) {
				list[w.Card] = float64(w.Charges)
			}
		}
	}
	return list
}

// worthDisarmed returns what a disarm token of a ship is worth. The offense of the ship in question shows what it
// prevents.
func (b *beginner) worthDisarmed(id game.ShipID) float64 {
	switch {
	case !b.heeds:
	case b.x.Ship(id).Engaged || b.x.S.Phase == game.EndPhase:
		return worthPast
	case id == b.subject && !b.foresees():
		return worthDisarm
	}
	return worthToken[game.DisarmToken]
}

// free reports whether an option that was tried last uses an ability of a player's own that seemed to make no difference: what
// costs nothing is used, for what it may bring later. It must have come to its end at once: an ability whose next question is
// passed up may be offered again, without end. And a card that is turned over for nothing is only turned back.
func (b *beginner) free(c game.Choice, difference float64) bool {
	if !b.heeds || c.Verb != game.UseVerb || difference < -noDifference {
		return false
	}
	before, after := &b.nodes[0].state, &b.nodes[1].state
	return before.Round > 0 && int(after.Depth) <= b.bottom &&
		(int(c.Card) >= len(b.g.Cards) || before.Charges[c.Card].Side == after.Charges[c.Card].Side)
}
