package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// modifiedtielnfighter are the pilots of the TIE/ln fighters of the Mining Guild.
func modifiedtielnfighter() []Def {
	larger := Compare(BaseSize, Above, Self.Of(BaseSize))
	jam := func(whom []Cond, enemy Ref) Ability {
		return Ability{Name: "jam the enemy", When: BeforeRoll(AttackDice), Against: whom,
			If: []Cond{Not(enemy.In(Bullseye))},
			Do: []Op{Spend(Self, 1, Charge), Gain(enemy, 1, JamToken)}}
	}
	return slices.Concat(
		printed(Def{
			Summary: "Before you engage, you may gain 1 disarm token: an enemy ship in your bullseye " +
				"arc at range 1-2 gains 1 tractor token.",
			Abilities: []Ability{{Name: "tractor", When: BeforeEngage,
				Do: []Op{Choose(Enemy, In(Bullseye, 1, 2)), Gain(Self, 1, DisarmToken),
					Gain(Chosen, 1, TractorToken)}}},
		}, "foremanproach"),

		printed(Def{
			Summary: "While the enemy ship is larger than you, you roll 1 more attack or defense die.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(Defender.Is(larger)),
				Add(DefenseDiceOf, 1).If(Attacker.Is(larger))},
		}, "ahhav"),

		printed(Def{
			Summary: "While you defend or attack, out of the enemy ship's bullseye arc, you may spend 1 " +
				"charge before attack dice are rolled to give it 1 jam token.",
			Abilities: []Ability{jam(nil, Defender), jam([]Cond{Same(Self)}, Attacker)},
		}, "captainseevor"),

		printed(Def{
			Summary: "While you defend or attack, the dice of a stressed enemy ship are not modified.",
			Mods:    enemyDiceStay(Stressed),
		}, "lapin"),

		printed(Def{
			Summary: "When a friendly, unstressed ship at range 1 would gain a disarm token, you may " +
				"spend 1 charge. If you do, it gains 1 stress token instead.",
			Abilities: []Ability{{Name: "keep it armed", When: WouldGain,
				By: []Cond{Friend, At(1, 1), Not(Stressed)}, If: []Cond{About(DisarmToken)},
				Do: []Op{Spend(Self, 1, Charge), Instead(GainAs(StressToken))}}},
		}, "overseeryushyn"),
	)
}
