package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// droidtrifighter are the pilots of the droid tri-fighter.
func droidtrifighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may look at the dial of a ship in the System phase by spending your lock on it.",
			Abilities: []Ability{{Name: "look at a dial", When: SystemStep,
				Do: []Op{Choose(Enemy, Self.Is(HasLockOn(Chosen))), SpendLock(Chosen),
					rules.LookAtDial(Chosen)}}},
		}, "phlacarphoccprototype"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you gain 1 calculate token if there is an " +
				"enemy ship in your bullseye arc.",
			Abilities: []Ability{{Name: "calculate", When: StartOf(game.EngagementPhase), Must: true,
				If: []Cond{Any(Enemy, In(Bullseye))}, Do: []Op{Gain(Self, 1, CalculateToken)}}},
		}, "phlacarphoccprototype-siegeofcoruscant", "phlacarphoccprototype-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "After forces are placed you assign the Fearful Prey condition to an enemy ship.",
			Abilities: []Ability{{Name: "choose the prey", When: ForcesPlaced, Must: true,
				Do: []Op{Choose(Enemy), rules.Assign("fearfulprey", Chosen)}}},
		}, "fearsomepredator"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may lock an object at range 1-3 on " +
				"which a friendly ship has a lock.",
			Abilities: []Ability{{Name: "lock with a friend", When: StartOf(game.EngagementPhase),
				Do: []Op{rules.LockObject(Self, rules.LockedBy(Friend), rules.ObjectAt(Self, 1, 3))}}},
		}, "dis347", "dis347-siegeofcoruscant", "dis347-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "While you defend or attack, you may reroll any of your dice; you then gain 1 " +
				"strain token for each in defense, 1 deplete token for each in an attack.",
			Abilities: []Ability{
				{Name: "strain for a reroll", When: ModifyDefense,
					Do: []Op{Reroll(DefenseDice, Every), Gain(Self, Rerolled, StrainToken)}},
				{Name: "deplete for a reroll", When: ModifyAttack,
					Do: []Op{Reroll(AttackDice, Every), Gain(Self, Rerolled, DepleteToken)}},
			},
		}, "dist81-siegeofcoruscant", "dist81-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "You may give 1 strain token to an enemy ship at range 1 after you fully execute a " +
				"red maneuver; then you may remove 1 stress token.",
			Abilities: []Ability{{Name: "strain", When: AfterManeuver,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
				Do: []Op{Choose(Enemy, At(1, 1)), Gain(Chosen, 1, StrainToken),
					May("remove stress", Remove(Self, 1, StressToken))}}},
		}, "volandas"),

		printed(Def{
			Summary: "You may spend 1 calculate token of a friendly ship in the enemy ship's firing arc " +
				"to change 1 focus to an evade or a hit while you defend or attack.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "borrow a calculation", When: w.when, Do: []Op{
					Choose(Friend, w.enemy.In(Firing)), Spend(Chosen, 1, CalculateToken),
					Change(w.dice, 1, Focus, w.good)}}
			}),
		}, "dist81"),
	)
}
