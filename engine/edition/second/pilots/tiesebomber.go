package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiesebomber are the pilots of the TIE/se bomber.
func tiesebomber() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you fully execute a maneuver or perform a boost action, you may acquire a " +
				"lock on an enemy ship that you moved through.",
			Abilities: []Ability{
				{Name: "lock it", When: AfterManeuver, If: []Cond{FullyExecuted},
					Do: []Op{Choose(Enemy, rules.MovedThrough), LockShip(Chosen)}},
				{Name: "lock it", When: AfterMove, If: []Cond{FromAction(game.BoostAction)},
					Do: []Op{Choose(Enemy, rules.MovedThrough), LockShip(Chosen)}},
			},
		}, "breach"),

		printed(Def{
			Summary: "You may spend 1 charge to remove 1 red or orange token other than a lock " +
				"after you perform a boost action.",
			Abilities: []Ability{{Name: "shake it off", When: AfterAction,
				If: []Cond{About(game.BoostAction)},
				Do: []Op{Spend(Self, 1, Charge), Remove(Self, 1, RedButLocks|OrangeTokens)}}},
		}, "juljerjerrod"),

		printed(Def{
			Summary: "A friendly ship at range 0-1 may spend 1 hit while it makes a primary attack: after " +
				"defending, the defender gains 1 strain token.",
			Abilities: []Ability{
				{Name: "rattle", When: ModifyAttack, By: []Cond{Friend, At(0, 1)},
					If: []Cond{PrimaryAttack},
					Do: []Op{SpendResult(AttackDice, Hit), Mark(ThisAttack, Defender)}},
				{Name: "gain strain", When: AfterDefend, Must: true, Dead: true, By: []Cond{Marked},
					Do: []Op{Gain(Active, 1, StrainToken)}},
			},
		}, "scorch-tiesebomber"),

		printed(Def{
			Summary: "Each ship in your bullseye arc gains 1 deplete token after you reload.",
			Abilities: []Ability{{Name: "show force", When: AfterAction, Must: true,
				If: []Cond{About(game.ReloadAction)},
				Do: []Op{EachShip([]Cond{In(Bullseye)}, Gain(Chosen, 1, DepleteToken))}}},
		}, "dread"),

		printed(Def{
			Summary: "While a friendly bomb or mine at range 0-2 detonates, you may reroll 1 of the attack dice that " +
				"are rolled for it.",
			Abilities: []Ability{{Name: "reroll", When: AfterRoll, By: []Cond{Anyone},
				If: []Cond{rules.RolledForDevice(2)},
				Do: []Op{Reroll(RolledDice, 1)}}},
		}, "grudge"),
	)
}
