package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// configuration are the configurations.
func configuration() []Def {
	return []Def{
		// While you have no active shield, your bank maneuvers are easier.
		{ID: "l337sprogramming-battleofyavin",
			Summary: "While you have no active shield your bank maneuvers are easier.",
			Mods: []game.Mod{AddTo(DifficultyOf, All(Is(Self, Subject), Not(Shielded(Self)),
				Bearings(geom.BankLeft, geom.BankRight)), -1)}},

		// Instead of Autothrusters: in your step of the System phase you may perform a red barrel
		// roll or red boost action. What it does is the ship ability of its name.
		{ID: "sensitivecontrols",
			Summary: "Instead of Autothrusters: in the System phase you may perform a red barrel roll " +
				"or red boost action."},

		// Closed: while you make a primary attack, roll 1 attack die fewer; you have the boost
		// actions printed on this side. Before you activate, you may flip this card.
		{ID: "servomotorsfoils",
			Summary: "Closed: 1 attack die fewer in primary attacks, but you can boost. Before " +
				"you activate you may flip this card.",
			Mods: []game.Mod{OnSide(1, AddTo(AttackDiceOf,
				All(Is(Self, Subject), PrimaryAttack), -1))},
			Abilities: []Ability{{Name: "flip", When: BeforeActivate,
				If: []Cond{Is(Self, Active)}, Do: []Op{FlipCard()}}}},
	}
}
