package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// tieininterceptor are the pilots of the TIE/in interceptor.
func tieininterceptor() []Def {
	return slices.Concat(
		// At the start of the Engagement phase, if there is an enemy in your bullseye, you gain 1
		// focus token.
		printed(Def{
			Summary: "At the start of the Engagement phase you gain 1 focus token if there is an " +
				"enemy ship in your bullseye arc.",
			Abilities: []Ability{{Name: "gain focus", When: StartOfEngagement, Must: true,
				If: []Cond{AnyShip(Enemy(Chosen), InArcOf(Self, geom.BullseyeArc, Chosen))},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}},
		}, "soontirfel"),

		// After you attack, you may spend 1 charge and gain 1 deplete token to boost or barrel
		// roll, which is not an action.
		printed(Def{
			Summary: "After you attack you may spend 1 charge and gain 1 deplete token to " +
				"boost or barrel roll; this is not an action.",
			Abilities: []Ability{{Name: "reposition", When: AfterAttack,
				If: []Cond{Attacking},
				Do: []Op{SpendCharge(1), Gain(Self, game.DepleteToken, 1), PickOne(Self,
					Alt("boost",
						rules.BoostBy(Self, geom.BankLeft, geom.Straight, geom.BankRight)),
					Alt("barrel roll", rules.RollNow(Self)))}}},
		}, "soontirfel-battleoverendor", "soontirfel-battleoverendor-lsl"),

		// Destroying a defender gives you 1 stress token. The loss of a friendly ship at range 0-3
		// takes one off.
		printed(Def{
			Summary: "Destroying a defender gives you 1 stress token; the loss of a friendly ship " +
				"at range 0-3 takes one off.",
			Abilities: []Ability{
				{Name: "gain stress", When: AfterAttack, Must: true,
					If: []Cond{Attacking, AttackDestroyed},
					Do: []Op{Gain(Self, game.StressToken, 1)}},
				{Name: "remove stress", When: AfterDestroyed, Must: true,
					If: []Cond{Friend(Active), Within(0, 3, Active)},
					Do: []Op{Remove(Self, game.StressToken)}},
			},
		}, "cienaree"),

		// Action: gain 1 strain token to recover 1 charge. Before you engage, for 1 charge you can
		// perform an action.
		printed(Def{
			Summary: "Action: gain 1 strain token to recover 1 charge. Before you engage, for " +
				"1 charge you can perform an action.",
			Actions: []Ability{{Name: "recover the charge",
				Do: []Op{Gain(Self, game.StrainToken, 1), RecoverCharge(1)}}},
			Abilities: []Ability{{Name: "act", When: BeforeEngage, If: []Cond{Is(Self, Active)},
				Do: []Op{SpendCharge(1), Perform(Self, 0)}}},
		}, "vultskerris-tieininterceptor"),

		// At the start of the Engagement phase, you may choose a ship in your front arc at range
		// 0-1. It gains 1 jam token.
		printed(Def{
			Summary: "At the start of the Engagement phase you may give a ship in your front arc " +
				"at range 0-1 a jam token.",
			Abilities: []Ability{{Name: "jam", When: StartOfEngagement,
				Do: []Op{Choose(InArcWithin(Self, 0, 1, Chosen, geom.FrontArc)),
					Gain(Chosen, game.JamToken, 1)}}},
		}, "carnorjax-wat1"),

		tieininterceptorOfMiddleInitiative(),
		tieininterceptorOfYavin(),
		tieininterceptorOfLowInitiative(),
	)
}

// againstDamaged returns pilots who roll 1 more attack die while they attack a damaged ship.
func againstDamaged(id string) []Def {
	return anotherDie("While you attack a damaged ship, you roll 1 more attack die.",
		Damaged(Defender), id)
}

// tieininterceptorOfMiddleInitiative are those of initiative 4, but for the squadron of Yavin.
func tieininterceptorOfMiddleInitiative() []Def {
	return slices.Concat(
		// After you attack, you may perform a barrel roll or boost action, even while stressed.
		printed(Def{
			Summary: "After you attack you may perform a barrel roll or boost action, even while " +
				"stressed.",
			Abilities: []Ability{{Name: "reposition", When: AfterAttack,
				If: []Cond{Attacking},
				Do: []Op{Perform(Self, game.WhileStressed, game.BarrelRollAction,
					game.BoostAction)}}},
		}, "turrphennir"),

		// While you attack a damaged ship, roll 1 more attack die.
		againstDamaged("gideonhask-tieininterceptor"),

		// After a friendly ship at range 0-3 of lower initiative than yours partially executes the
		// maneuver that it revealed, it may perform a red focus action.
		printed(Def{
			Summary: "After a friendly ship at range 0-3 of lower initiative than yours partially " +
				"executes its revealed maneuver, it may perform a red focus action.",
			Abilities: []Ability{{Name: "drill", When: AfterManeuver,
				If: []Cond{Friend(Active), Within(0, 3, Active),
					rules.LowerInitiative(Active, Self), Revealed, Not(FullyExecuted)},
				Do: []Op{Perform(Active, game.AsRed, game.FocusAction)}}},
		}, "commandantgoran"),

		// While you attack, after results are neutralized, if the attack hit, you may spend 2 Force
		// to change all your hits to crits.
		printed(Def{
			Summary: "After results are neutralized, if your attack hit, you may spend 2 Force to " +
				"change all your hits to crits.",
			Abilities: []Ability{{Name: "change hits", When: AfterNeutralize,
				If: []Cond{Attacking, AttackHit},
				Do: []Op{SpendForce(2), ChangeAll(AttackDice, game.Hit, game.Crit)}}},
		}, "secondsister"),
	)
}

// tieininterceptorOfYavin are the squadron of the Battle of Yavin, of initiative 4.
func tieininterceptorOfYavin() []Def {
	return slices.Concat(
		// 2 charges can prevent 1 of the damage that a friendly TIE at range 0-1 is about to
		// suffer.
		printed(Def{
			Summary: "2 charges can prevent 1 of the damage that a friendly TIE at range 0-1 is " +
				"about to suffer.",
			Abilities: []Ability{{Name: "prevent damage", When: WouldSuffer,
				If: []Cond{Friend(Victim), Keyword("TIE", Victim), Within(0, 1, Victim)},
				Do: []Op{SpendCharge(2), PreventOne()}}},
		}, "idenversio-battleofyavin", "idenversio-battleofyavin-lsl"),

		// After you perform a barrel roll action, for 1 charge you can perform a boost action.
		printed(Def{
			Summary: "After a barrel roll action you may spend 1 charge to perform a boost action.",
			Abilities: []Ability{{Name: "boost", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.BarrelRollAction)},
				Do: []Op{SpendCharge(1), Perform(Self, 0, game.BoostAction)}}},
		}, "sigma4-battleofyavin", "sigma4-battleofyavin-lsl"),

		// After your attack hits, you may spend 1 charge to perform an evade action.
		printed(Def{
			Summary: "After your attack hits you may spend 1 charge to perform an evade action.",
			Abilities: []Ability{{Name: "evade", When: AfterAttack,
				If: []Cond{Attacking, AttackHit},
				Do: []Op{SpendCharge(1), Perform(Self, 0, game.EvadeAction)}}},
		}, "sigma5-battleofyavin", "sigma5-battleofyavin-lsl"),

		// After you fully execute a maneuver of speed 3-5, you may spend 1 charge to perform a SLAM
		// action, although it is not your perform action step.
		printed(Def{
			Summary: "After you fully execute a maneuver of speed 3-5 you may spend 1 charge to " +
				"perform a SLAM action.",
			Abilities: []Ability{{Name: "SLAM", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, Speed(3, 5)},
				Do: []Op{SpendCharge(1), Perform(Self, game.AnyStep, game.SlamAction)}}},
		}, "sigma6-battleofyavin", "sigma6-battleofyavin-lsl"),

		// During the System phase, for 1 charge you can acquire a lock on an enemy at range
		// 0-1.
		printed(Def{
			Summary: "In the System phase you may spend 1 charge to lock an enemy ship at range 0-1.",
			Abilities: []Ability{{Name: "lock", When: SystemStep, If: []Cond{Is(Self, Active)},
				Do: []Op{SpendCharge(1), Choose(Enemy(Chosen), Within(0, 1, Chosen)),
					LockShip(Chosen)}}},
		}, "sigma7-battleofyavin", "sigma7-battleofyavin-lsl"),
	)
}

// tieininterceptorOfLowInitiative are those of initiative 3 and less.
func tieininterceptorOfLowInitiative() []Def {
	return slices.Concat(
		// While you barrel roll, you must use a bank template instead of the straight one.
		printed(Def{
			Summary: "You barrel roll with a bank template instead of the straight one.",
			Mods:    []game.Mod{Set(RollsBent, Is(Self, Subject), 1)},
		}, "lieutenantlorrir"),

		// After you perform an evade action, you gain 1 calculate token.
		printed(Def{
			Summary: "After you perform an evade action you gain 1 calculate token.",
			Abilities: []Ability{{Name: "calculate", When: AfterAction, Must: true,
				If: []Cond{Is(Self, Active), About(game.EvadeAction)},
				Do: []Op{Gain(Self, game.CalculateToken, 1)}}},
		}, "mausmonare-battleoverendor", "mausmonare-battleoverendor-lsl"),

		// Engagement phase: for 1 charge a friendly small ship within range 3 that was destroyed
		// before it engaged engages at the initiative that is engaging.
		printed(Def{
			Summary: "Engagement phase: for 1 charge a friendly small ship at range 0-3 that was " +
				"destroyed before it engaged does so at the present initiative.",
			Abilities: []Ability{{Name: "a last attack", When: AfterDestroyed,
				If: []Cond{InPhase(game.EngagementPhase), Friend(Active),
					SizeIs(geom.Small, Active), Within(0, 3, Active), Not(Engaged(Active))},
				Do: []Op{SpendCharge(1), rules.EngageNow(Active)}}},
		}, "nashwindrider"),

		// While you defend, if you are focused, roll 1 more defence die.
		printed(Def{
			Summary: "While you defend, focused, you roll 1 more defence die.",
			Mods: []game.Mod{AddTo(DefenceDiceOf,
				All(Is(Self, Subject), Has(game.FocusToken, Self)), 1)},
		}, "sapphire2-battleoverendor", "sapphire2-battleoverendor-lsl"),
	)
}
