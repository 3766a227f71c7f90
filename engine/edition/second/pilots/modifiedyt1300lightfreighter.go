package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// modifiedyt1300lightfreighter are the pilots of the Modified YT-1300 light freighter.
func modifiedyt1300lightfreighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may spend 1 charge to perform a coordinate action after your attack hits.",
			Abilities: []Ability{{Name: "coordinate", When: AfterAttack, If: []Cond{AttackHit},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.CoordinateAction)}}},
		}, "hansolo-battleofyavin", "hansolo-battleofyavin-lsl"),

		printed(Def{
			Summary: "A friendly ship at range 0-3 may perform an action after you fully execute a blue " +
				"maneuver.",
			Abilities: []Ability{{Name: "give the word", When: AfterManeuver,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Choose(Friend, At(0, 3)), Perform(Chosen, 0)}}},
		}, "landocalrissian-modifiedyt1300lightfreighter"),

		printed(Def{
			Summary: "At the start of the Activation phase, you may spend 1 charge to activate at an " +
				"initiative of your choice, from 1 to 6.",
			Abilities: []Ability{{Name: "pick your moment", When: StartOf(game.ActivationPhase),
				Do: []Op{Spend(Self, 1, Charge), PickNumber(Self, "choose the initiative", 1, 6),
					ActsAtInitiative(ThisPhase, Self, Picked)}}},
		}, "landocalrissian-battleoverendor", "landocalrissian-battleoverendor-lsl"),

		printed(Def{
			Summary: "After a friendly ship at range 0-3 fully executes a red maneuver, you may spend " +
				"1 Force: it gains 1 focus token or recovers 1 Force.",
			Abilities: []Ability{{Name: "encourage", When: AfterManeuver,
				By: []Cond{Friend, At(0, 3)}, If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
				Do: []Op{Spend(Self, 1, Force), PickOne(Self,
					Alt("gain a focus token", Gain(Active, 1, FocusToken)),
					Alt("recover Force", Recover(Active, 1, Force)))}}},
		}, "leiaorgana"),

		printed(Def{
			Summary: "When you would be dealt a faceup damage card, for 1 charge you may be dealt it " +
				"facedown instead.",
			Abilities: []Ability{{Name: "shrug it off", When: WouldBeDealt(Faceup),
				Do: []Op{Spend(Self, 1, Charge), Instead(rules.DealFacedownCard(Active))}}},
		}, "chewbacca"),

		printed(Def{
			Summary: "After you roll dice, if you are at range 0-1 of an obstacle, you may reroll all " +
				"of those dice. Other effects do not treat this as a reroll.",
			Abilities: []Ability{rollAgain(AttackDice), rollAgain(DefenseDice), rollAgain(RolledDice)},
		}, "hansolo-modifiedyt1300lightfreighter"),
	)
}

// rollAgain rolls a pool again near an obstacle.
func rollAgain(pool Pool) Ability {
	return Ability{Name: "roll again", When: AfterRoll, If: []Cond{About(pool), NearObstacle(1)},
		Do: []Op{RollAgain(pool)}}
}
