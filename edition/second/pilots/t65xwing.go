package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// t65xwing are the pilots of the T-65 X-wing.
func t65xwing() []Def {
	return slices.Concat(
		// While you attack, the defender rolls 1 defence die fewer.
		printed(Def{
			Summary: "While you attack, the defender rolls 1 defence die fewer.",
			Mods:    []game.Mod{AddTo(DefenceDiceOf, All(Attacking, Is(Subject, Defender)), -1)},
		}, "wedgeantilles"),

		// After you perform an attack that hits, you gain 1 focus token.
		printed(Def{
			Summary: "After your attack hits you gain 1 focus token.",
			Abilities: []Ability{{Name: "gain focus", When: AfterAttack, Must: true,
				If: []Cond{Attacking, AttackHit}, Do: []Op{Gain(Self, game.FocusToken, 1)}}},
		}, "wedgeantilles-battleoverendor", "wedgeantilles-battleoverendor-lsl"),

		// While you make a primary attack, if another friendly ship is in a firing arc of the
		// defender, the defender rolls 1 defence die fewer.
		printed(Def{
			Summary: "In your primary attacks the defender rolls 1 defence die fewer while another " +
				"friendly ship is in its firing arc.",
			Mods: []game.Mod{AddTo(DefenceDiceOf, All(Attacking, Is(Subject, Defender), PrimaryAttack,
				AnyShip(OtherFriend(Chosen), InFiringArcOf(Defender, Chosen))), -1)},
		}, "wedgeantilles-battleofyavin", "wedgeantilles-battleofyavin-lsl"),

		// After you are declared the defender, before dice are rolled, you may recover 1 Force.
		printed(Def{
			Summary: "After you become the defender you may recover 1 Force.",
			Abilities: []Ability{{Name: "recover Force", When: AfterDefender,
				If: []Cond{Defending}, Do: []Op{RecoverForce(Self, 1)}}},
		}, "lukeskywalker", "lukeskywalker-swz106",
			"lukeskywalker-battleofyavin", "lukeskywalker-battleofyavin-lsl"),

		// While you attack, you may spend 1 focus, hit or crit result to look at the defender's
		// facedown damage cards, choose 1 of them and expose it.
		printed(Def{
			Summary: "While you attack you may spend a focus, hit or crit result to look at the " +
				"defender's facedown damage cards and expose one of them.",
			Abilities: []Ability{{Name: "find a weakness", When: ModifyAttack,
				If: []Cond{Attacking}, Do: []Op{
					SpendResult(AttackDice, game.Focus, game.Hit, game.Crit),
					rules.LookAtDamage(Defender), rules.ExposeSeen(Defender)}}},
		}, "thanekyrell"),

		// After you declare the defender of your attack, if you have it locked, a friendly ship
		// that has you locked may transfer that lock to the defender.
		printed(Def{
			Summary: "After you declare a defender that you have locked, a friendly ship may move " +
				"its lock on you to the defender.",
			Abilities: []Ability{{Name: "pass a lock", When: AfterDefender,
				If: []Cond{Attacking, HasLockOn(Self, Defender)},
				Do: []Op{Choose(Friend(Chosen)), MoveLock(Chosen, Self, Defender)}}},
		}, "corranhorn-t65xwing"),

		// After you attack, you may spend 1 charge to give the defender 1 jam token. After you
		// defend, you may spend 1 charge to give the attacker 1 jam token.
		printed(Def{
			Summary: "After you attack or defend you may spend 1 charge to give the other ship 1 " +
				"jam token.",
			Abilities: []Ability{
				{Name: "jam the defender", When: AfterAttack, If: []Cond{Attacking},
					Do: []Op{SpendCharge(1), Gain(Defender, game.JamToken, 1)}},
				{Name: "jam the attacker", When: AfterDefend, If: []Cond{Defending},
					Do: []Op{SpendCharge(1), Gain(Attacker, game.JamToken, 1)}},
			},
		}, "wesjanson"),

		// While you make a primary attack, you may gain 1 strain token to reroll 1 of your blanks.
		printed(Def{
			Summary: "In your primary attacks you may gain 1 strain token to reroll 1 blank.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyAttack,
				If: []Cond{Attacking, PrimaryAttack},
				Do: []Op{Gain(Self, game.StrainToken, 1), Reroll(AttackDice, 1, game.Blank)}}},
		}, "yendor-battleoverendor", "yendor-battleoverendor-lsl"),

		t65xwingOfMiddleInitiative(),
		t65xwingOfLowInitiative(),
	)
}

// repositioned tells whether the window is about a barrel roll or boost action of Self.
var repositioned = All(Is(Self, Active), About(game.BarrelRollAction, game.BoostAction))

// t65xwingOfMiddleInitiative are those of initiative 4.
func t65xwingOfMiddleInitiative() []Def {
	return slices.Concat(
		// After you spend a focus token, you may choose a friendly ship at range 1-3: it gains
		// 1 focus token.
		printed(Def{
			Summary: "After you spend a focus token, a friendly ship at range 1-3 may gain one.",
			Abilities: []Ability{{Name: "pass focus", When: AfterSpend,
				If: []Cond{Is(Self, Active), About(game.FocusToken)},
				Do: []Op{Choose(Friend(Chosen), Within(1, 3, Chosen)),
					Gain(Chosen, game.FocusToken, 1)}}},
		}, "garvendreis-t65xwing", "garvendreis-battleofyavin", "garvendreis-battleofyavin-lsl"),

		// After you gain a stress token, you may roll 1 attack die to remove it; a hit makes you
		// suffer 1 hit damage.
		printed(Def{
			Summary: "After you gain a stress token you may roll an attack die to remove it; " +
				"a hit costs 1 hit damage.",
			Abilities: []Ability{{Name: "shake it off", When: AfterGain,
				If: []Cond{Is(Self, Active), About(game.StressToken)},
				Do: []Op{Remove(Self, game.StressToken), RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Hit), SufferDamage(Self, 1, 0))}}},
		}, "jekporkins", "jekporkins-swz106",
			"jekporkins-battleofyavin", "jekporkins-battleofyavin-lsl"),

		// After you perform a barrel roll or boost action, you may flip your configuration.
		printed(Def{
			Summary: "After you perform a barrel roll or boost action you may flip your " +
				"configuration.",
			Abilities: []Ability{{Name: "flip the configuration", When: AfterAction,
				If: []Cond{repositioned}, Do: []Op{FlipEquipped(Self, "configuration")}}},
		}, "kullbeesperado"),

		// After you spend a green token, you can pick a friend at range 1-3 and gain 1 strain
		// token. Then that ship may perform a red focus or red evade action.
		printed(Def{
			Summary: "After you spend a green token you may gain 1 strain token to let a friendly " +
				"ship at range 1-3 perform a red focus or red evade action.",
			Abilities: []Ability{{Name: "spur on", When: AfterSpend,
				If: []Cond{Is(Self, Active), AboutColour(game.Green)},
				Do: []Op{Choose(Friend(Chosen), Within(1, 3, Chosen)),
					Gain(Self, game.StrainToken, 1),
					Perform(Chosen, game.AsRed, game.FocusAction, game.EvadeAction)}}},
		}, "kendyidele-battleoverendor", "kendyidele-battleoverendor-lsl"),

		// After you perform a barrel roll or boost action, you may choose another friendly ship at
		// range 0-3: it may perform the same action if its action bar has it.
		printed(Def{
			Summary: "After you perform a barrel roll or boost action, another friendly ship at " +
				"range 0-3 may perform the same action of its action bar.",
			Abilities: []Ability{{Name: "follow me", When: AfterAction, If: []Cond{repositioned},
				Do: []Op{Choose(OtherFriend(Chosen), Within(0, 3, Chosen)),
					PerformThis(Chosen, game.OnBar)}}},
		}, "antocmerrick-wat1"),
	)
}

// t65xwingOfLowInitiative are those of initiative 3 and less.
func t65xwingOfLowInitiative() []Def {
	return slices.Concat(
		// While another friendly ship at range 0-1 defends, before results are neutralized, if you
		// are in the attack arc, you may suffer 1 hit or critical damage to cancel 1 result of
		// that kind.
		printed(Def{
			Summary: "While another friendly ship at range 0-1 defends and you are in the attack " +
				"arc, you may suffer 1 hit or critical damage to cancel a matching result.",
			Abilities: []Ability{{Name: "take the shot", When: BeforeNeutralize,
				If: []Cond{OtherFriend(Defender), Within(0, 1, Defender), InAttackArc},
				Do: []Op{SufferToCancel(AttackDice, game.Hit, game.Crit)}}},
		}, "biggsdarklighter"),

		// During the System phase, you may choose a friendly ship at range 1: until the end of the
		// Activation phase your initiative is equal to its.
		printed(Def{
			Summary: "In the System phase you may choose a friendly ship at range 1 and have its " +
				"initiative until the end of the Activation phase.",
			Abilities: []Ability{{Name: "keep up", When: SystemStep, If: []Cond{Is(Self, Active)},
				Do: []Op{Choose(Friend(Chosen), Within(1, 1, Chosen)),
					rules.TreatInitiative(Self, Chosen, game.ActivationPhase)}}},
		}, "biggsdarklighter-battleofyavin", "biggsdarklighter-battleofyavin-lsl"),

		// After you perform a barrel roll or boost action, you can perform a red evade action.
		printed(Def{
			Summary: "After you perform a barrel roll or boost action you can perform a red " +
				"evade action.",
			Abilities: []Ability{{Name: "evade", When: AfterAction, If: []Cond{repositioned},
				Do: []Op{Perform(Self, game.AsRed, game.EvadeAction)}}},
		}, "leevantenza"),

		// Before you activate, if you have a focus token, you may perform an action.
		printed(Def{
			Summary: "Before you activate, while focused, you may perform an action.",
			Abilities: []Ability{{Name: "act first", When: BeforeActivate,
				If: []Cond{Is(Self, Active), Has(game.FocusToken, Self)},
				Do: []Op{Perform(Self, 0)}}},
		}, "edriotwotubes"),
	)
}
