package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// vultureclassdroidfighter are the pilots of the Vulture-class droid fighter.
func vultureclassdroidfighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may make primary attacks at range 0. You may remove 1 stress token after you " +
				"execute a red maneuver or perform a red action with an enemy ship at range 0-1.",
			Mods: []Mod{Permits(game.AtRangeZero).If(Attacking, PrimaryAttack)},
			Abilities: []Ability{
				{Name: "remove stress", When: AfterManeuver,
					If: []Cond{ManeuverIs(game.DifficultyRed), enemyAt01},
					Do: []Op{Remove(Self, 1, StressToken)}},
				{Name: "remove stress", When: AfterAction, If: []Cond{Acted(game.AsRed), enemyAt01},
					Do: []Op{Remove(Self, 1, StressToken)}},
			},
		}, "dfs420-wat1"),

		printed(Def{
			Summary: "You may transfer all your locks and green tokens to another friendly Kelrodo-Ai " +
				"Holdout at range 0-3 after you are destroyed.",
			Abilities: []Ability{{Name: "hand over", When: AfterDestroyed,
				Do: []Op{Choose(OtherFriend, Named("Kelrodo-Ai Holdout"), At(0, 3)),
					Transfer(Self, Chosen, Every, GreenTokens|OwnLock)}}},
		}, "kelrodoaiholdout"),

		printed(Def{
			Summary: "While you attack a ship in your bullseye arc, you may reroll 1 blank.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyAttack,
				Against: []Cond{In(Bullseye)}, By: []Cond{Same(Self)},
				Do: []Op{Reroll(AttackDice, 1, Blank)}}},
		}, "precisehunter"),

		printed(Def{
			Summary: "A friendly ship at range 0-1 may spend 1 calculate token to change all critical " +
				"hits to hits while it defends.",
			Abilities: []Ability{{Name: "soften", When: ModifyAttack, Against: []Cond{Friend, At(0, 1)},
				Do: []Op{Spend(Defender, 1, CalculateToken), Change(AttackDice, Every, Crit, Hit)}}},
		}, "dfs081"),

		printed(Def{
			Summary: "You may spend 1 charge and 1 calculate token to cancel 1 critical hit while you defend.",
			Abilities: []Ability{{Name: "cancel a critical hit", When: BeforeNeutralize,
				Do: []Op{Spend(Self, 1, Charge), Spend(Self, 1, CalculateToken),
					CancelResult(AttackDice, Crit)}}},
		}, "dfs081-siegeofcoruscant", "dfs081-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "You may transfer 1 of your calculate tokens to another friendly ship at range 0-3 " +
				"at the start of the Engagement phase.",
			Abilities: []Ability{{Name: "pass a calculate token", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(OtherFriend, At(0, 3)), Transfer(Self, Chosen, 1, CalculateToken)}}},
		}, "dfs311", "dfs311-siegeofcoruscant", "dfs311-siegeofcoruscant-lsl"),

		// Of its standard loadout a scenario feature counts as well; no match that is built has one.
		printed(Def{
			Summary: "You may perform a calculate or lock action after an enemy ship in your bullseye arc " +
				"at range 0-2 declares another friendly ship as the defender.",
			Abilities: []Ability{{Name: "take advantage", When: AfterDefender,
				By: []Cond{In(Bullseye, 0, 2)}, Against: []Cond{OtherFriend},
				Do: []Op{Perform(Self, 0, game.CalculateAction, game.LockAction)}}},
		}, "haorchallprototype", "haorchallprototype-siegeofcoruscant",
			"haorchallprototype-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "After a friendly ship at range 0-1 skips its maneuver at range 0 of an asteroid " +
				"or debris cloud, you may spend 1 charge: it repairs a damage card.",
			Abilities: []Ability{{Name: "assemble", When: AfterSkip, By: []Cond{Friend, At(0, 1)},
				If: []Cond{Active.Is(NearObstacle(0, geom.Asteroid, geom.Debris))},
				Do: []Op{Spend(Self, 1, Charge), rules.Repair(Active, rules.Faceup|rules.Facedown)}}},
		}, "theironassembler"),

		// The relay is with Networked Calculations.
		printed(Def{
			Summary: "Friendly ships at range 0-1 may treat friendly ships at range 0-1 of you as at range 1 for " +
				"Networked Calculations.",
		}, "00muplinkprototype-wat1"),
	)
}

// enemyAt01 reports whether an enemy ship is at range 0-1.
var enemyAt01 = Any(Enemy, At(0, 1))
