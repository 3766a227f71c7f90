package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// fangfighter are the pilots of the Fang fighter.
func fangfighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary:   "While you defend or attack at attack range 1, you may roll 1 more die.",
			Abilities: rollsMore([]Cond{AttackRange(1, 1)}, []Cond{AttackRange(1, 1)}),
		}, "fennrau"),

		printed(Def{
			Summary: "Before a friendly ship at range 1-2 engages with an enemy ship in its front " +
				"arc at range 1, it may remove 1 red token other than a lock.",
			Abilities: []Ability{{Name: "remove a red token", When: BeforeEngage,
				By: []Cond{Friend, At(1, 2)}, If: []Cond{Any(Enemy, Active.In(Front, 1, 1))},
				Do: []Op{Remove(Active, 1, RedButLocks)}}},
		}, "fennrau-fangfighter"),

		printed(Def{
			Summary: "You may choose an enemy ship at range 1 that has you in its front arc at the start " +
				"of the Engagement phase: it removes all its green tokens.",
			Abilities: []Ability{{Name: "intimidate", When: StartOf(game.EngagementPhase), Do: []Op{
				Choose(Enemy, Self.At(1, 1)),
				Provided(Self.Is(Chosen.In(Front)), Remove(Chosen, Every, GreenTokens))}}},
		}, "oldteroch"),

		printed(Def{
			Summary: "After another friendly ship defends, unless you are depleted, you may make a " +
				"bonus primary attack against the attacker and then gain 1 deplete token.",
			Abilities: []Ability{{Name: "avenge", When: AftermathBonus, Against: []Cond{OtherFriend},
				If: []Cond{Not(Has(DepleteToken))},
				Do: []Op{rules.Attack(Self, rules.Bonus, rules.WithPrimary, rules.Against(Attacking)),
					Gain(Self, 1, DepleteToken)}}},
		}, "bodicavenj"),

		printed(Def{
			Summary: "You gain 2 focus tokens after you fully execute a red maneuver.",
			Abilities: []Ability{{Name: "gain focus", When: AfterManeuver, Must: true,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
				Do: []Op{Gain(Self, 2, FocusToken)}}},
		}, "kadsolus"),

		printed(Def{
			Summary: "While a friendly ship that is not small defends with you in the attack arc, " +
				"you may gain 1 deplete and 1 strain token: it may change 1 result to an evade.",
			Abilities: []Ability{{Name: "shield", When: ModifyDefense,
				By: []Cond{Friend, Not(Size(geom.Small))}, If: []Cond{Attacker.In(OfAttack)},
				Do: []Op{Gain(Self, 1, DepleteToken), Gain(Self, 1, StrainToken),
					Change(DefenseDice, 1, Blank|Focus, Evade)}}},
		}, "mandalorianroyalguard"),

		printed(Def{
			Summary: "While you attack, you may spend 1 charge of a torpedo: the defender rolls 1 " +
				"defense die fewer.",
			Abilities: []Ability{{Name: "spend a torpedo", When: BeforeRoll(DefenseDice),
				Against: []Cond{Same(Self)},
				Do:      []Op{Spend(Self, 1, UpgradeCharge, "torpedo"), AddDice(DefenseDice, -1)}}},
		}, "joyrekkoff"),

		printed(Def{
			Summary: "After your attack destroys the defender, you may perform an action, even while " +
				"stressed; then you may gain 2 strain tokens to make a bonus attack.",
			Abilities: []Ability{
				{Name: "act", When: AfterAttack, If: []Cond{AttackDestroyed},
					Do: []Op{Perform(Self, game.WhileStressed)}},
				{Name: "attack again", When: AftermathBonus, If: []Cond{AttackDestroyed},
					Do: []Op{Gain(Self, 2, StrainToken), rules.Attack(Self, rules.Bonus)}},
			},
		}, "torphun"),

		printed(Def{
			Summary: "While you attack at attack range 1, you may reroll 1 attack die if you revealed " +
				"a maneuver of the same speed as a friendly ship at range 1.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{AttackRange(1, 1),
					Any(Friend, At(1, 1), Compare(RevealedSpeed, Equal, Self.Of(RevealedSpeed)))},
				Do: []Op{Reroll(AttackDice, 1)}}},
		}, "clanwrenvolunteer"),

		printed(Def{
			Summary: "You may lock an enemy ship in your front arc at range 1 after you fully execute a " +
				"red maneuver or perform a red action.",
			Abilities: inRed("acquire a lock", Choose(Enemy, In(Front, 1, 1)), LockShip(Chosen)),
		}, "dirkullodin"),
	)
}
