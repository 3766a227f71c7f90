package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// delta7aethersprite are the pilots of the Delta-7 Aethersprite.
func delta7aethersprite() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may spend 1 Force after a friendly ship at range 0-2 spends a focus token: that " +
				"ship gains 1 focus token.",
			Abilities: []Ability{{Name: "restore focus", When: AfterSpend,
				By: []Cond{Friend, At(0, 2)}, If: []Cond{About(FocusToken)},
				Do: []Op{Spend(Self, 1, Force), Gain(Active, 1, FocusToken)}}},
		}, "obiwankenobi"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may spend 1 Force to transfer 1 green " +
				"token to another friendly ship at range 0-2 or 1 orange token from it to you.",
			Abilities: []Ability{{Name: "share", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(OtherFriend, At(0, 2)), Spend(Self, 1, Force), PickOne(Self,
					Alt("give a green token", Transfer(Self, Chosen, 1, GreenTokens)),
					Alt("take an orange token", Transfer(Chosen, Self, 1, OrangeTokens)))}}},
		}, "plokoon"),

		printed(Def{
			Summary: "While you defend at attack range 1, you may spend 1 Force: the attacker does not " +
				"apply its range bonus. While you perform an attack at attack range 3, you may spend 1 " +
				"Force: the defender does not apply its range bonus.",
			Abilities: []Ability{
				{Name: "deny the range bonus", When: BeforeRoll(AttackDice), Against: []Cond{Same(Self)},
					If: []Cond{AttackRange(1, 1)},
					Do: []Op{Spend(Self, 1, Force), Lasting(ThisAttack, Attacker, Set(RangeBonus, 0))}},
				{Name: "deny the range bonus", When: BeforeRoll(DefenseDice), Against: []Cond{Same(Self)},
					If: []Cond{AttackRange(3, 3)},
					Do: []Op{Spend(Self, 1, Force), Lasting(ThisAttack, Defender, Set(RangeBonus, 0))}},
			},
		}, "adigallia"),

		printed(Def{
			Summary: "You may spend 1 Force after a friendly ship at range 0-2 reveals its dial. If you " +
				"do, set it to another maneuver of the same speed and difficulty.",
			Abilities: []Ability{{Name: "set a dial", When: AfterReveal, By: []Cond{Friend, At(0, 2)},
				Do: []Op{Spend(Self, 1, Force), TurnDial(Active, sameManner, asItIs)}}},
		}, "saeseetiin"),

		printed(Def{
			Summary: "After you fully execute a red maneuver, you recover 1 Force.",
			Abilities: []Ability{{Name: "recover Force", When: AfterManeuver, Must: true,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
				Do: []Op{Recover(Self, 1, Force)}}},
		}, "macewindu"),

		printed(Def{
			Summary: "While a friendly ship at range 0-2 attacks a ship in its bullseye arc, you may " +
				"spend 1 Force to change 1 focus to a hit or 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "inspire", When: ModifyAttack, By: []Cond{Friend, At(0, 2)},
				If: []Cond{Defender.Is(Attacker.In(Bullseye))},
				Do: []Op{Spend(Self, 1, Force), PickOne(Self,
					Alt("change a focus to a hit", Change(AttackDice, 1, Focus, Hit)),
					Alt("change a hit to a critical hit", Change(AttackDice, 1, Hit, Crit)))}}},
		}, "barrissoffee"),

		printed(Def{
			Summary: "While a friendly ship at range 0-2 defends outside of the attacker's bullseye " +
				"arc, you may spend 1 Force to change 1 critical hit to a hit or 1 hit to a focus.",
			Abilities: []Ability{{Name: "soothe", When: ModifyAttack, Against: []Cond{Friend, At(0, 2)},
				If: []Cond{Not(Defender.Is(Attacker.In(Bullseye)))},
				Do: []Op{Spend(Self, 1, Force), PickOne(Self,
					Alt("change a critical hit to a hit", Change(AttackDice, 1, Crit, Hit)),
					Alt("change a hit to a focus", Change(AttackDice, 1, Hit, Focus)))}}},
		}, "luminaraunduli"),

		printed(Def{
			Summary: "After you fully execute a maneuver, you may spend 1 Force to let a friendly ship " +
				"at range 0-1 perform an action, even while stressed.",
			Abilities: []Ability{{Name: "teach", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Choose(Friend, At(0, 1)), Spend(Self, 1, Force),
					Perform(Chosen, game.WhileStressed)}}},
		}, "ahsokatano"),

		printed(Def{
			Summary: "While a friendly ship in your full front arc attacks or defends, with more inactive than active " +
				"Force, it may spend your Force as its own.",
			Mods: []Mod{Lends(Force).For(Friend, In(FullFront), Either(Attacking, Defending), drained)},
		}, "depabillaba-wat1"),

		printed(anakinSkywalker, "anakinskywalker"),
	)
}

// sameManner reports whether a maneuver has the speed and the difficulty of another.
func sameManner(_ *game.Exec, shown, to game.Maneuver) bool {
	return to.Speed == shown.Speed && to.Difficulty == shown.Difficulty
}

// drained reports whether a ship has more inactive than active Force.
func drained(x *game.Exec) bool {
	left := int(x.Ship(x.Subject()).Force)
	return int(x.Info(x.Subject()).Force)-left > left
}
