package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// tiesffighter are the pilots of the TIE/sf fighter.
func tiesffighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you lose a shield, you may spend 1 charge to make a bonus primary attack.",
			Abilities: []Ability{{Name: "strike back", When: AfterShieldLost,
				Do: []Op{Spend(Self, 1, Charge), rules.Attack(Self, rules.Bonus, rules.WithPrimary)}}},
		}, "quickdraw"),

		anotherDie("In your primary turret attacks against a ship in your rear arc you roll 1 more "+
			"attack die.", All(PrimaryAttack, AttackWith(Turret), Defender.Is(In(Rear))), "backdraft"),

		printed(Def{
			Summary: "You may spend another friendly ship's lock on the defender to reroll any number of " +
				"attack dice while you attack.",
			Abilities: []Ability{{Name: "spend its lock", When: ModifyAttack,
				Do: []Op{Choose(OtherFriend, HasLockOn(Defender)), SpendLock(Defender, Chosen),
					Reroll(AttackDice, Every)}}},
		}, "lieutenantlehuse"),

		printed(Def{
			Summary: "While you defend, after results are neutralized, another friendly ship at range 0-1 " +
				"suffers 1 hit or critical damage to cancel a matching result.",
			Abilities: []Ability{{Name: "let it take the shot", When: AfterNeutralize, Must: true,
				Do: []Op{Choose(OtherFriend, At(0, 1)),
					SufferToCancel(Chosen, AttackDice, Hit|Crit)}}},
		}, "captainphasma"),

		printed(Def{
			Summary: "You may gain 1 strain token, if you are not strained, to acquire a lock on an enemy " +
				"ship in your turret arc after it defends.",
			Abilities: []Ability{{Name: "mark it", When: AfterDefend, By: []Cond{Enemy, In(Turret)},
				If: []Cond{Not(Has(StrainToken))},
				Do: []Op{Gain(Self, 1, StrainToken), LockShip(Active)}}},
		}, "strife-wat1"),
	)
}
