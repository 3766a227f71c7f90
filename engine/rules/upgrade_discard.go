package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// DiscardWeapon discards one of Self's secondary weapons; its player picks which. Nothing happens
// if it has none.
func DiscardWeapon() card.Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		weapons := x.Info(x.Self()).Weapons
		for i := range weapons {
			if w := &weapons[i]; !w.Primary() && !x.S.Charges[w.Card].Off {
				visit(w.Card)
			}
		}
	}
	return card.Op{What: "discard a secondary weapon", Do: game.Step{
		Name: "choose the weapon to discard",
		Who: func(x *game.Exec) game.Players {
			found := game.Nobody
			each(x, func(game.CardID) { found = game.Only(x.Owner(x.Self())) })
			return found
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			each(x, func(id game.CardID) {
				c := game.Opt(game.CardVerb)
				c.Card = id
				q.Add(c)
			})
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			card.DiscardUpgrade(x, c.Card, "squad.discarded-upgrade-facedown")
		},
	}}
}
