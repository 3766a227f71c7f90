package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// tieAbilities are the ship abilities of special TIEs.
func tieAbilities() []Def {
	marked := All(PrimaryAttack, Self.Is(HasLockOn(Defender)))
	return []Def{
		{ID: "Advanced Targeting Computer",
			Summary: "In your primary attacks against a ship that you have locked, you roll 1 more " +
				"attack die and change 1 hit to a critical hit.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(marked)},
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, Must: true,
				If: []Cond{marked}, Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "Nimble Bomber",
			Summary: "Where you would drop a device with a straight template, you may use a bank " +
				"of the same speed instead.",
			Mods: []Mod{Include(DeviceTemplates, Banks)}},

		{ID: "Stygium Array",
			Summary: "Once decloaked, you may perform an evade action; at the start of the End phase " +
				"you may spend an evade token to gain a cloak token.",
			Abilities: []Ability{
				{Name: "evade", When: AfterDecloak, Do: []Op{Perform(Self, 0, game.EvadeAction)}},
				{Name: "cloak", When: StartOfEnd,
					If: []Cond{Not(Has(CloakToken))}, // 2e.action.cloak.no-second
					Do: []Op{Spend(Self, 1, EvadeToken), Gain(Self, 1, CloakToken)}},
			}},
	}
}
