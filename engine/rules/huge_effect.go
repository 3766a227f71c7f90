package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// SufferAt is the op with which a section of Self suffers n damage, whatever is the target of an attack.
func SufferAt(at game.Section, n int) card.Op {
	return card.Run("suffer damage at a section", func(x *game.Exec) {
		StrikeSection(x, x.Self(), at, n, 0)
	})
}

// SufferHere is the op with which the section at which the damage card lies suffers n damage.
func SufferHere(n int) card.Op {
	return card.Run("suffer damage at this section", func(x *game.Exec) {
		if c := x.Dealt(x.Card()); c != nil {
			StrikeSection(x, x.Self(), c.Section, n, 0)
		}
	})
}

// DrainEnergy is the op with which Self loses up to n energy of its ship card.
func DrainEnergy(n int) card.Op {
	return card.Run("lose energy", func(x *game.Exec) {
		card.RemoveTokens(x, x.Self(), game.CalculateToken, n, "energy.spent-to-supply")
	})
}

// SkipActions is the op with which Self loses its Perform Action step of this round.
func SkipActions() card.Op {
	return card.Run("skip the Perform Action step", func(x *game.Exec) {
		x.Ship(x.Self()).SkipAction = true
	})
}

// BuryUpgrade is the op with which the player of Self chooses one of its upgrades, which does not work as
// long as the damage card lies faceup.
func BuryUpgrade() card.Op {
	each := func(x *game.Exec, visit func(i int)) {
		for i := range x.G.Cards {
			c, on := &x.G.Cards[i], &x.S.Charges[i]
			if c.Ship == x.Self() && c.Slot != "pilot" && c.Slot != "ship" && !on.Off && !on.Silent {
				visit(i)
			}
		}
	}
	return card.Op{What: "choose an upgrade that does not work", Do: game.Step{
		Name: "choose an upgrade that does not work",
		Who: func(x *game.Exec) game.Players {
			p := game.Nobody
			each(x, func(int) { p = game.Only(x.Owner(x.Self())) })
			return p
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			each(x, func(i int) {
				c := game.Opt(game.CardVerb)
				c.Card = game.CardID(i)
				q.Add(c)
			})
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			x.S.Charges[x.Card()].Active = uint8(c.Card) + 1
			silence(x, x.Self())
		},
	}}
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

// StressCrews is the op with which the player of Self gives one of their small and large ships a stress
// token, and then the opponent may give one of them another.
func StressCrews() card.Op {
	crewed := func(x *game.Exec, id game.ShipID) bool {
		return x.Owner(id) == x.Owner(x.Self()) && x.Info(id).Huge == nil
	}
	choose := func(name string, who func(x *game.Exec) game.Player, may bool) game.Step {
		return game.Step{
			Name: name,
			Who: func(x *game.Exec) game.Players {
				if !anyShip(x, crewed) {
					return game.Nobody
				}
				return game.Only(who(x))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for id := range x.EachShip() {
					if crewed(x, id) {
						q.AddShip(id)
					}
				}
				if may {
					q.AddPass()
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				if c.Verb == game.PickVerb {
					card.GainTokens(x, c.Ship, game.StressToken, 1, "damage.faceup-ongoing")
				}
			},
		}
	}
	own := func(x *game.Exec) game.Player { return x.Owner(x.Self()) }
	return card.Op{What: "give friendly ships stress", Do: game.Parts{
		choose("choose a friendly ship that receives stress", own, false),
		choose("choose another ship that receives stress",
			func(x *game.Exec) game.Player { return own(x).Other() }, true),
	}}
}

// SpillCargo is the op with which the player of Self chooses one of its cargo upgrades, which is discarded.
func SpillCargo() card.Op {
	fits := func(x *game.Exec, i int) bool {
		c := &x.G.Cards[i]
		return c.Ship == x.Self() && c.Slot == "cargo" && !x.S.Charges[i].Off
	}
	return card.Op{What: "discard a cargo upgrade", Do: game.Step{
		Name: "choose a cargo upgrade to discard",
		Who: func(x *game.Exec) game.Players {
			for i := range x.G.Cards {
				if fits(x, i) {
					return game.Only(x.Owner(x.Self()))
				}
			}
			return game.Nobody
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for i := range x.G.Cards {
				if fits(x, i) {
					c := game.Opt(game.CardVerb)
					c.Card = game.CardID(i)
					q.Add(c)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			card.DiscardUpgrade(x, c.Card, "damage.faceup-ongoing")
		},
	}}
}
