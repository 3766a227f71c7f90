package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// t65xwing are the pilots of the T-65 X-wing.
func t65xwing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you attack, the defender rolls 1 defense die fewer.",
			Mods:    []Mod{Add(DefenseDiceOf, -1).For(Defending).If(Attacking)},
		}, "wedgeantilles"),

		printed(Def{
			Summary: "After your attack hits, you gain 1 focus token.",
			Abilities: []Ability{{Name: "gain focus", When: AfterAttack, Must: true,
				If: []Cond{AttackHit}, Do: []Op{Gain(Self, 1, FocusToken)}}},
		}, "wedgeantilles-battleoverendor", "wedgeantilles-battleoverendor-lsl"),

		printed(Def{
			Summary: "In your primary attacks the defender rolls 1 defense die fewer while another " +
				"friendly ship is in its firing arc.",
			Mods: []Mod{Add(DefenseDiceOf, -1).For(Defending).If(Attacking, PrimaryAttack,
				Any(OtherFriend, Defender.In(Firing)))},
		}, "wedgeantilles-battleofyavin", "wedgeantilles-battleofyavin-lsl"),

		printed(Def{
			Summary: "After you become the defender, you may recover 1 Force.",
			Abilities: []Ability{{Name: "recover Force", When: AfterDefender,
				Against: []Cond{Same(Self)}, Do: []Op{Recover(Self, 1, Force)}}},
		}, "lukeskywalker", "lukeskywalker-swz106",
			"lukeskywalker-battleofyavin", "lukeskywalker-battleofyavin-lsl"),

		printed(Def{
			Summary: "While you attack, you may spend a focus, hit or critical hit result to look at " +
				"the defender's facedown damage cards and expose one of them.",
			Abilities: []Ability{{Name: "find a weakness", When: ModifyAttack,
				Do: []Op{
					SpendResult(AttackDice, Focus|Hit|Crit),
					rules.ExposeChosen(Defender)}}},
		}, "thanekyrell"),

		printed(Def{
			Summary: "After you declare a defender that you have locked, a friendly ship may move " +
				"its lock on you to the defender.",
			Abilities: []Ability{{Name: "pass a lock", When: AfterDefender,
				If: []Cond{HasLockOn(Defender)},
				Do: []Op{Transfer(Self, Defender, 1, FriendLock)}}},
		}, "corranhorn-t65xwing"),

		printed(Def{
			Summary: "After you attack or defend, you may spend 1 charge to give the other ship 1 jam token.",
			Abilities: []Ability{
				{Name: "jam the defender", When: AfterAttack,
					Do: []Op{Spend(Self, 1, Charge), Gain(Defender, 1, JamToken)}},
				{Name: "jam the attacker", When: AfterDefend,
					Do: []Op{Spend(Self, 1, Charge), Gain(Attacker, 1, JamToken)}},
			},
		}, "wesjanson"),

		printed(Def{
			Summary: "In your primary attacks you may gain 1 strain token to reroll 1 blank.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyAttack, If: []Cond{PrimaryAttack},
				Do: []Op{Gain(Self, 1, StrainToken), Reroll(AttackDice, 1, Blank)}}},
		}, "yendor-battleoverendor", "yendor-battleoverendor-lsl"),

		t65xwingOfMiddleInitiative(),
		t65xwingOfLowInitiative(),
	)
}

// repositioned reports whether the window is about a barrel roll or boost action of Self.
var repositioned = About(game.BarrelRollAction, game.BoostAction)

// t65xwingOfMiddleInitiative returns the pilots of initiative 4.
func t65xwingOfMiddleInitiative() []Def {
	return slices.Concat(
		printed(garvenDreis, "garvendreis-t65xwing", "garvendreis-battleofyavin", "garvendreis-battleofyavin-lsl"),

		printed(Def{
			Summary: "After you gain a stress token, you may roll an attack die to remove it; a hit " +
				"costs 1 hit damage.",
			Abilities: []Ability{{Name: "shake it off", When: AfterGain, If: []Cond{About(StressToken)},
				Do: []Op{RollDice(AttackDice, 1), Remove(Self, 1, StressToken),
					Provided(Shows(RolledDice, Hit), Suffer(Self, 1, Hit))}}},
		}, "jekporkins", "jekporkins-swz106",
			"jekporkins-battleofyavin", "jekporkins-battleofyavin-lsl"),

		printed(Def{
			Summary: "You may flip your configuration after you perform a barrel roll or boost action.",
			Abilities: []Ability{{Name: "flip the configuration", When: AfterAction,
				If: []Cond{repositioned}, Do: []Op{FlipEquipped(Self, "configuration")}}},
		}, "kullbeesperado"),

		printed(Def{
			Summary: "After you spend a green token, you may gain 1 strain token to let a friendly " +
				"ship at range 1-3 perform a red focus or red evade action.",
			Abilities: []Ability{{Name: "spur on", When: AfterSpend, If: []Cond{About(GreenTokens)},
				Do: []Op{Choose(Friend, At(1, 3)),
					Gain(Self, 1, StrainToken),
					Perform(Chosen, game.AsRed, game.FocusAction, game.EvadeAction)}}},
		}, "kendyidele-battleoverendor", "kendyidele-battleoverendor-lsl"),

		printed(Def{
			Summary: "After you perform a barrel roll or boost action, another friendly ship at " +
				"range 0-3 may perform the same action of its action bar.",
			Abilities: []Ability{{Name: "follow me", When: AfterAction, If: []Cond{repositioned},
				Do: []Op{Choose(OtherFriend, At(0, 3)),
					Perform(Chosen, game.OnBar, ThisAction)}}},
		}, "antocmerrick-wat1"),
	)
}

// t65xwingOfLowInitiative returns the pilots of initiative 3 and less.
func t65xwingOfLowInitiative() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may suffer 1 hit or critical damage while another friendly ship at range 0-1 defends, " +
				"if you are in the attack arc, to cancel a matching result.",
			Abilities: []Ability{{Name: "take the shot", When: BeforeNeutralize,
				By: []Cond{OtherFriend, At(0, 1)}, If: []Cond{Attacker.In(OfAttack)},
				Do: []Op{SufferToCancel(Self, AttackDice, Hit|Crit)}}},
		}, "biggsdarklighter"),

		printed(Def{
			Summary: "In the System phase you may choose a friendly ship at range 1 and have its " +
				"initiative until the end of the Activation phase.",
			Abilities: []Ability{{Name: "keep up", When: SystemStep,
				Do: []Op{Choose(Friend, At(1, 1)),
					LastingInitiative(UntilEndOf(game.ActivationPhase), Self, Chosen.Of(Initiative))}}},
		}, "biggsdarklighter-battleofyavin", "biggsdarklighter-battleofyavin-lsl"),

		printed(Def{
			Summary: "You may perform a red evade action after you perform a barrel roll or boost action.",
			Abilities: []Ability{{Name: "evade", When: AfterAction, If: []Cond{repositioned},
				Do: []Op{Perform(Self, game.AsRed, game.EvadeAction)}}},
		}, "leevantenza"),

		printed(Def{
			Summary: "Before you activate, while focused, you may perform an action.",
			Abilities: []Ability{{Name: "act first", When: BeforeActivate, If: []Cond{Has(FocusToken)},
				Do: []Op{Perform(Self, 0)}}},
		}, "edriotwotubes"),
	)
}

// garvenDreis is the text of cards of several ships.
var garvenDreis = Def{
	Summary: "After you spend a focus token, a friendly ship at range 1-3 may gain one.",
	Abilities: []Ability{{Name: "pass focus", When: AfterSpend, If: []Cond{About(FocusToken)},
		Do: []Op{Choose(Friend, At(1, 3)),
			Gain(Chosen, 1, FocusToken)}}},
}
