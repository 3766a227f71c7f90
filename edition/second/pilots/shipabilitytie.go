package pilots

import (
	. "koiogran/card"
	"koiogran/game"
)

// tieAbilities are the ship abilities of special TIEs.
func tieAbilities() []Def {
	marked := All(Attacking, PrimaryAttack, HasLockOn(Self, Defender))
	return []Def{
		// While you make a primary attack against a ship that you have locked, roll 1 more attack
		// die and change 1 hit to a crit.
		{ID: "Advanced Targeting Computer",
			Summary: "In your primary attacks against a ship that you have locked, you roll 1 more " +
				"attack die and change 1 hit to a crit.",
			Mods: []game.Mod{AddTo(AttackDiceOf, All(marked, Is(Subject, Self)), 1)},
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, Must: true,
				If: []Cond{marked}, Do: []Op{Change(AttackDice, 1, game.Hit, game.Crit)}}}},

		// If you would drop a device with a straight template, you may use a bank of the same speed
		// instead.
		{ID: "Nimble Bomber",
			Summary: "Where you would drop a device with a straight template, you may use a bank " +
				"of the same speed instead.",
			Mods: []game.Mod{Set(DropsByBanks, Is(Self, Subject), 1)}},

		// Once decloaked, you can perform an evade action. At the start of the End phase, for 1
		// evade token you can gain 1 cloak token.
		{ID: "Stygium Array",
			Summary: "Once decloaked you can perform an evade action; at the start of the " +
				"End phase you may spend an evade token to gain a cloak token.",
			Abilities: []Ability{
				{Name: "evade", When: AfterDecloak, If: []Cond{Is(Self, Active)},
					Do: []Op{Perform(Self, 0, game.EvadeAction)}},
				{Name: "cloak", When: StartOfEnd,
					If: []Cond{Not(Has(game.CloakToken, Self))}, // 2e.action.cloak.no-second
					Do: []Op{Spend(Self, game.EvadeToken), Gain(Self, game.CloakToken, 1)}},
			}},
	}
}
