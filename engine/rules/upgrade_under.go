package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// HideUpgrade places one of the upgrades facedown under this card that SwapTerms lay out for it. Only the side of
// Self knows which (Secret.Hidden).
func HideUpgrade() card.Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range x.G.Cards {
			if c := &x.G.Cards[i]; c.Ship == x.Self() && c.Under && x.S.Charges[i].Away() {
				visit(game.CardID(i))
			}
		}
	}
	return pickCard("place an upgrade facedown", "choose the upgrade to place facedown", each,
		func(x *game.Exec, id game.CardID) {
			p := x.Owner(x.Self())
			*hiddenOf(x) = uint8(id) + 1
			x.S.Hidden = x.S.Hidden.With(x.Self())
			e := game.NewEvent(game.CardHidden, "", x.Self())
			e.Card, e.For = id, game.Only(p.Side())
			x.Emit(e)
		})
}

// RevealUpgrade equips Self with the upgrade that lies facedown under this card. A ship that has come by one of
// that name since then cannot be (2e.squad.upgrade.no-duplicate-name).
func RevealUpgrade() card.Op {
	can := func(x *game.Exec) bool { return x.S.Hidden.Has(x.Self()) }
	return card.RunIf("equip the upgrade", can, func(x *game.Exec) {
		at := hiddenOf(x)
		id := game.CardID(*at - 1)
		*at = 0
		x.S.Hidden = x.S.Hidden.Without(x.Self())
		if !x.S.Charges[id].Away() {
			return
		}
		x.S.Charges[id] = game.Charge{}
		if c := &x.G.Cards[id]; !c.Energy {
			x.S.Charges[id].Active = uint8(c.Charges)
		}
		showEquipped(x, id, game.NoShip)
	})
}

// hiddenOf returns where the upgrade is known that lies facedown under a card of Self's player.
func hiddenOf(x *game.Exec) *uint8 {
	p := x.Owner(x.Self())
	return &x.S.Secret[p.Side()].Hidden[p/2]
}
