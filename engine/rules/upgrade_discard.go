package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// UpgradeFit is a condition on an upgrade, where the player of Self picks one.
type UpgradeFit func(x *game.Exec, id game.CardID) bool

// InSlot fits the upgrades in one of these slots.
func InSlot(slots ...string) UpgradeFit {
	return func(x *game.Exec, id game.CardID) bool { return slices.Contains(slots, x.G.Cards[id].Slot) }
}

// NotThisCard fits every upgrade but the card itself.
func NotThisCard(x *game.Exec, id game.CardID) bool { return id != x.Card() }

// SecondaryWeapon fits the upgrades with an attack line.
func SecondaryWeapon(x *game.Exec, id game.CardID) bool {
	weapons := x.Info(x.G.Cards[id].Ship).Weapons
	return slices.ContainsFunc(weapons, func(w game.Weapon) bool { return !w.Primary() && w.Card == id })
}

// DiscardUpgradeOf discards, as a cost, one upgrade of a ship that fits; the player of Self picks
// which. What it added to the hull value, the shield value, the primary weapon value or the skill of its
// ship goes with it.
func DiscardUpgradeOf(r card.Ref, fits ...UpgradeFit) card.Op {
	op := onUpgrade("discard an upgrade", "choose the upgrade to discard", r, false, fits,
		func(x *game.Exec, id game.CardID) {
			card.DiscardUpgrade(x, id, "squad.discarded-upgrade-facedown")
			checkDestroyed(x, x.G.Cards[id].Ship) // of less hull
		})
	op.Cost = true
	return op
}

// RestoreUpgradeOf turns a discarded upgrade of a ship that fits faceup again; the player of Self picks
// which (1e.squad.discarded-upgrade-can-return).
func RestoreUpgradeOf(r card.Ref, fits ...UpgradeFit) card.Op {
	return onUpgrade("turn a discarded upgrade faceup", "choose the upgrade to turn faceup", r, true,
		fits, card.RestoreUpgrade)
}

// onUpgrade does something to an upgrade of a ship, discarded or not, that fits; the player of Self
// picks which.
func onUpgrade(what, ask string, r card.Ref, off bool, fits []UpgradeFit,
	do func(x *game.Exec, id game.CardID),
) card.Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range x.G.Cards {
			c, id := &x.G.Cards[i], game.CardID(i)
			if c.Ship == r(x) && c.IsUpgrade() && x.S.Charges[i].Off == off && !c.Values.Kept &&
				(off || !card.KeepsOrdnance(x, id)) &&
				!slices.ContainsFunc(fits, func(fit UpgradeFit) bool { return !fit(x, id) }) {
				visit(id)
			}
		}
	}
	return pickCard(what, ask, each, do)
}

// pickCard does something to one of the cards that each visits; the player of Self picks which.
func pickCard(what, ask string, each func(x *game.Exec, visit func(id game.CardID)),
	do func(x *game.Exec, id game.CardID),
) card.Op {
	choice := func(id game.CardID) game.Choice {
		c := game.Opt(game.CardVerb)
		c.Card = id
		return c
	}
	return card.OneOf(what, ask, each, choice, func(x *game.Exec, c game.Choice) { do(x, c.Card) })
}
