package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// cardChoice is a question to the player of the frame's ship for one of the cards that fit.
type cardChoice struct {
	name  string
	fits  func(x *game.Exec, i int) bool
	pass  bool // none of them will do, too
	again bool // it is asked as long as there are any
	take  func(x *game.Exec, id game.CardID)
}

// step returns the step that asks, unless nothing fits. A pass is no card.
func (ch cardChoice) step() game.Step {
	return game.Step{
		Name: ch.name, Until: ch.again,
		Who: func(x *game.Exec) game.Players {
			for i := range x.G.Cards {
				if ch.fits(x, i) {
					return game.Only(x.Owner(x.Self()))
				}
			}
			return game.Nobody
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for i := range x.G.Cards {
				if ch.fits(x, i) {
					c := game.Opt(game.CardVerb)
					c.Card = game.CardID(i)
					q.Add(c)
				}
			}
			if ch.pass {
				q.AddPass()
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb == game.PassVerb {
				ch.take(x, game.NoCard)
				return
			}
			ch.take(x, c.Card)
		},
	}
}

// BuryUpgrade is the op with which the player of Self chooses one of its upgrades, which does not work as
// long as the damage card lies faceup.
func BuryUpgrade() card.Op {
	const what = "choose an upgrade that does not work"
	return card.Op{What: what, Do: cardChoice{name: what, fits: func(x *game.Exec, i int) bool {
		c, on := &x.G.Cards[i], &x.S.Charges[i]
		return c.Ship == x.Self() && c.Slot != "pilot" && c.Slot != "ship" && !on.Off && !on.Silent
	}, take: func(x *game.Exec, id game.CardID) {
		x.S.Charges[x.Card()].Active = uint8(id) + 1
		Silence(x, x.Self())
	}}.step()}
}

// buried reports whether a faceup damage card of a ship keeps one of its cards, and no other, from working.
func buried(x *game.Exec, id game.ShipID, i int) bool {
	if x.Info(id).Huge == nil {
		return false
	}
	for k := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[k]
		if c.Faceup() && c.Ship == id && x.G.Dealt[c.Code].ID == "hullbreach-huge" &&
			int(x.S.Charges[x.DealtID(k)].Active) == i+1 {
			return true
		}
	}
	return false
}

// SpillCargo is the op with which the player of Self chooses one of its cargo upgrades, which is discarded.
func SpillCargo() card.Op {
	return card.Op{What: "discard a cargo upgrade", Do: cardChoice{name: "choose a cargo upgrade to discard",
		fits: func(x *game.Exec, i int) bool {
			c := &x.G.Cards[i]
			return c.Ship == x.Self() && c.Slot == "cargo" && !x.S.Charges[i].Off
		}, take: func(x *game.Exec, id game.CardID) {
			card.DiscardUpgrade(x, id, "damage.faceup-ongoing")
		}}.step()}
}

// SufferAt is the op with which a section of Self suffers n damage, whatever is the target of an attack. NoSection
// is the one at which the damage card lies, or which has overlapped the obstacles of the window. If that is
// both of them, the opponent chooses (1e.huge.damage.unspecified-opponent-chooses).
func SufferAt(at game.Section, n int) card.Op {
	return card.Run("suffer damage at a section", func(x *game.Exec) {
		on := at
		if c := x.Dealt(x.Card()); at == game.NoSection && c != nil {
			on = c.Section
		} else if at == game.NoSection {
			on = x.Trigger().Object.Section()
		}
		StrikeSection(x, x.Self(), on, n, 0)
	})
}
