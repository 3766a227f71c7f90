package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// modifiedyt1300 are the pilots of the Modified YT-1300 light freighter.
func modifiedyt1300() []Def {
	return slices.Concat(
		// After your attack hits, you may spend 1 charge to perform a coordinate action.
		printed(Def{
			Summary: "After your attack hits you may spend 1 charge to perform a coordinate action.",
			Abilities: []Ability{{Name: "coordinate", When: AfterAttack,
				If: []Cond{Attacking, AttackHit},
				Do: []Op{SpendCharge(1), Perform(Self, 0, game.CoordinateAction)}}},
		}, "hansolo-battleofyavin", "hansolo-battleofyavin-lsl"),

		// Once you have fully flown a blue maneuver, you can pick a friend at range 0-3: it may
		// perform an action.
		printed(Def{
			Summary: "After you fully execute a blue maneuver, a friendly ship at range 0-3 may " +
				"perform an action.",
			Abilities: []Ability{{Name: "give the word", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, ManeuverIs(game.BlueManeuver)},
				Do: []Op{Choose(Friend(Chosen), Within(0, 3, Chosen)), Perform(Chosen, 0)}}},
		}, "landocalrissian-modifiedyt1300lightfreighter"),

		// At the start of the Activation phase, you may spend 1 charge to choose an initiative from
		// 1 to 6, at which you activate this phase.
		printed(Def{
			Summary: "At the start of the Activation phase you may spend 1 charge to activate at an " +
				"initiative of your choice, from 1 to 6.",
			Abilities: []Ability{{Name: "pick your moment", When: StartOfActivation,
				Do: []Op{SpendCharge(1), rules.ActAtChoice(Self, 1, 6, game.ActivationPhase)}}},
		}, "landocalrissian-battleoverendor", "landocalrissian-battleoverendor-lsl"),

		// After a friendly ship at range 0-3 fully executes a red maneuver, you may spend 1 Force:
		// that ship gains 1 focus token or recovers 1 Force.
		printed(Def{
			Summary: "After a friendly ship at range 0-3 fully executes a red maneuver you may " +
				"spend 1 Force: it gains 1 focus token or recovers 1 Force.",
			Abilities: []Ability{{Name: "encourage", When: AfterManeuver,
				If: []Cond{Friend(Active), Within(0, 3, Active), FullyExecuted,
					ManeuverIs(game.RedDifficulty)},
				Do: []Op{SpendForce(1), PickOne(Self,
					Alt("gain a focus token", Gain(Active, game.FocusToken, 1)),
					Alt("recover Force", RecoverForce(Active, 1)))}}},
		}, "leiaorgana"),

		// Before you would be dealt a faceup damage card, for 1 charge you can be dealt it facedown
		// instead.
		printed(Def{
			Summary: "When you would be dealt a faceup damage card, for 1 charge you can be " +
				"dealt it facedown instead.",
			Abilities: []Ability{{Name: "shrug it off", When: WouldBeFaceup,
				If: []Cond{Is(Self, Active)}, Do: []Op{SpendCharge(1), rules.DealtFacedown()}}},
		}, "chewbacca"),

		// Beside an obstacle (range 0-1) whatever you have rolled can be rolled once more, all dice
		// of it. To other effects that is no reroll.
		printed(Def{
			Summary: "At range 0-1 of an obstacle you may roll all dice that you have rolled once " +
				"more; other effects do not see it as a reroll.",
			Abilities: []Ability{
				{Name: "roll again", When: AttackRolled,
					If: []Cond{Attacking, NearObstacle(1, Self)}, Do: []Op{RollAgain(AttackDice)}},
				{Name: "roll again", When: DefenceRolled,
					If: []Cond{Defending, NearObstacle(1, Self)}, Do: []Op{RollAgain(DefenceDice)}},
				{Name: "roll again", When: DiceRolled,
					If: []Cond{Is(Self, Active), NearObstacle(1, Self)},
					Do: []Op{RollOutsideAgain()}},
			},
		}, "hansolo-modifiedyt1300lightfreighter"),
	)
}
