package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// configuration are the configurations.
func configuration() []Def {
	return []Def{
		{ID: "enhancedjammingsuite",
			Summary: "Your jams reach yourself and other friendly ships, too. While you defend you may roll 1 more " +
				"defense die if the attacker has no green token or a ship with a jam token is in the " +
				"attack arc.",
			Mods: []Mod{Include(ActionReach, ToItself|ToFriends).If(About(game.JamAction))},
			Abilities: []Ability{{Name: "jammed", When: BeforeDefenseRoll, If: []Cond{
				Either(Attacker.Is(Not(Has(GreenTokens))), Any(Has(JamToken), InOf(Attacker, OfAttack)))},
				Do: []Op{AddDice(DefenseDice, 1)}}}},

		{ID: "l337sprogramming-battleofyavin",
			Summary: "While you have no active shield your bank maneuvers are easier.",
			Mods: []Mod{Add(DifficultyOf, -1).If(Not(Has(Shield)),
				Bearings(geom.BankLeft, geom.BankRight))}},

		{ID: "sensitivecontrols",
			Summary: "Instead of Autothrusters: in the System phase you may perform a red barrel roll " +
				"or red boost action."},

		{ID: "servomotorsfoils",
			Summary: "Closed: 1 attack die fewer in primary attacks, but you may boost. Before you " +
				"activate you may flip this card.",
			Mods:      []Mod{Add(AttackDiceOf, -1).If(PrimaryAttack).OnSide(1)},
			Abilities: []Ability{{Name: "flip", When: BeforeActivate, Do: []Op{FlipCard()}}}},

		{ID: "vectoredcannonsrz1",
			Summary: "Your primary weapon is a single turret, and your ship ability is Vectored Cannons: " +
				"in the System phase you may perform a red boost or red rotate action.",
			Turret: &TurretTerms{Primary: true}},
	}
}
