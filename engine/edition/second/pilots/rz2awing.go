package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// rz2awing are the pilots of the RZ-2 A-wing.
func rz2awing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you are stressed, you roll 1 more attack die in primary attacks and 1 " +
				"defense die fewer.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(PrimaryAttack, Stressed),
				Add(DefenseDiceOf, -1).If(Stressed)},
		}, "lulolampar"),

		printed(Def{
			Summary: "You may transfer 1 evade token to a friendly ship at range 1 after you perform a " +
				"boost action.",
			Abilities: []Ability{{Name: "pass an evade", When: AfterAction,
				If: []Cond{About(game.BoostAction)},
				Do: []Op{Choose(Friend, At(1, 1)), Transfer(Self, Chosen, 1, EvadeToken)}}},
		}, "seftinvanik"),

		printed(Def{
			Summary: "While an enemy ship in your bullseye arc attacks, you may spend 1 charge: the " +
				"defender rolls 1 more defense die.",
			Abilities: []Ability{{Name: "distract", When: BeforeRoll(DefenseDice), By: []Cond{Anyone},
				If: []Cond{Attacker.Is(Enemy, In(Bullseye))},
				Do: []Op{Spend(Self, 1, Charge), AddDice(DefenseDice, 1)}}},
		}, "tallissanlintra"),

		printed(Def{
			Summary: "You may spend 1 charge to gain 1 focus or evade token after you defend or attack.",
			Abilities: []Ability{
				{Name: "gain a token", When: AfterAttack, Do: chargedToken},
				{Name: "gain a token", When: AfterDefend, Do: chargedToken},
			},
		}, "zizitlo"),

		printed(Def{
			Summary: "An attacker that modified its dice gains 1 deplete token after you defend at range 1.",
			Abilities: []Ability{{Name: "deplete the attacker", When: AfterDefend, Must: true,
				If: []Cond{AttackRange(1, 1), Attacker.Is(InPlay, HasModified(AttackDice))},
				Do: []Op{Gain(Attacker, 1, DepleteToken)}}},
		}, "wrobietyce"),

		printed(Def{
			Summary: "A maneuver that you execute only in part costs you no Perform Action step.",
			Mods:    []Mod{Ignores(PartialManeuvers)},
		}, "zaribangel"),

		printed(Def{
			Summary: "After you fully execute a maneuver, you may rotate your turret.",
			Abilities: []Ability{{Name: "rotate the turret", When: AfterManeuver,
				If: []Cond{FullyExecuted}, Do: []Op{rules.RotateOp()}}},
		}, "greersonnel"),

		printed(Def{
			Summary: "You may gain 1 strain token to rotate by 90 or 180 degrees after you partially " +
				"execute a maneuver.",
			Abilities: []Ability{{Name: "turn away", When: AfterManeuver, If: []Cond{Not(FullyExecuted)},
				Do: []Op{Gain(Self, 1, StrainToken), PickOne(Self,
					Alt("rotate by 90 degrees", rules.RotateShip(Self)),
					Alt("rotate by 180 degrees", rules.TurnRound(Self)))}}},
		}, "suralindajavos"),

		printed(Def{
			Summary: "While you defend or attack, the enemy ship in the turret arc of another friendly " +
				"ship, you may spend 1 focus token of that ship to change 1 focus result to an evade or a " +
				"hit.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "share the focus", When: w.when, Do: []Op{
					Choose(OtherFriend, w.enemy.Is(Chosen.In(Turret))), Spend(Chosen, 1, FocusToken),
					Change(w.dice, 1, Focus, w.good)}}
			}),
		}, "ronithblario"),

		printed(Def{
			Summary: "The defender rolls 1 defense die fewer while a friendly ship at range 0-2 makes a " +
				"primary attack, if you are in the defender's bullseye arc.",
			Mods: []Mod{Add(DefenseDiceOf, -1).For(Defending).If(Attacker.Is(Friend, At(0, 2)),
				PrimaryAttack, Defender.In(Bullseye))},
		}, "merlcobben"),
	)
}

// chargedToken spends 1 charge for a focus or an evade token.
var chargedToken = []Op{Spend(Self, 1, Charge), Gain(Self, 1, FocusToken|EvadeToken)}
