package card

import (
	"slices"

	"koiogran/game"
)

// AttackSlot tells whether the attack is made with a special weapon of one of these slots.
func AttackSlot(slots ...string) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil || WeaponOf(x, a).Primary() {
			return false
		}
		return slices.Contains(slots, x.G.Cards[WeaponOf(x, a).Card].Slot)
	}
}

// RecoverOn recovers n charges of a card that a ship has equipped in a slot; the ability's player
// picks which if several have an inactive charge.
func RecoverOn(r Ref, slot string, n int) Op {
	fits := func(x *game.Exec, i int) bool {
		c := &x.G.Cards[i]
		id := game.CardID(i)
		return c.Ship == r(x) && c.Slot == slot && !x.S.Charges[i].Off && CanRecover(x, id)
	}
	return Op{
		What: "recover a charge of a card",
		Can: func(x *game.Exec) bool {
			for i := range x.G.Cards {
				if fits(x, i) {
					return true
				}
			}
			return false
		},
		Steps: []game.Step{{
			Name: "choose the card that recovers",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
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
				RecoverChargesOf(x, c.Card, n, "2e.charge.recover")
			},
		}},
	}
}
