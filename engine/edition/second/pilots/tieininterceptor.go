package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// tieininterceptor are the pilots of the TIE/in interceptor.
func tieininterceptor() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the Engagement phase, you gain 1 focus token if there is an " +
				"enemy ship in your bullseye arc.",
			Abilities: []Ability{{Name: "gain focus", When: StartOf(game.EngagementPhase), Must: true,
				If: []Cond{Any(Enemy, In(Bullseye))}, Do: []Op{Gain(Self, 1, FocusToken)}}},
		}, "soontirfel"),

		printed(Def{
			Summary: "After you attack, you may spend 1 charge and gain 1 deplete token to boost or " +
				"barrel roll; this is not an action.",
			Abilities: []Ability{{Name: "reposition", When: AfterAttack,
				Do: []Op{Spend(Self, 1, Charge), Gain(Self, 1, DepleteToken), PickOne(Self,
					Alt("boost",
						rules.MoveNow(Self, game.BoostMove, geom.BankLeft, geom.Straight, geom.BankRight)),
					Alt("barrel roll", rules.MoveNow(Self, game.RollMove)))}}},
		}, "soontirfel-battleoverendor", "soontirfel-battleoverendor-lsl"),

		printed(Def{
			Summary: "Destroying a defender gives you 1 stress token; the loss of a friendly ship " +
				"at range 0-3 takes one off.",
			Abilities: []Ability{
				{Name: "gain stress", When: AfterAttack, Must: true, If: []Cond{AttackDestroyed},
					Do: []Op{Gain(Self, 1, StressToken)}},
				{Name: "remove stress", When: AfterDestroyed, Must: true, By: []Cond{Friend, At(0, 3)},
					Do: []Op{Remove(Self, 1, StressToken)}},
			},
		}, "cienaree"),

		vultSkerris("vultskerris-tieininterceptor"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may give a ship in your front arc at " +
				"range 0-1 a jam token.",
			Abilities: []Ability{{Name: "jam", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(In(Front, 0, 1)),
					Gain(Chosen, 1, JamToken)}}},
		}, "carnorjax-wat1"),

		tieininterceptorOfMiddleInitiative(),
		tieininterceptorOfYavin(),
		tieininterceptorOfLowInitiative(),
	)
}

// againstDamaged returns pilots who roll 1 more attack die while they attack a damaged ship.
func againstDamaged(id string) []Def {
	return anotherDie("While you attack a damaged ship, you roll 1 more attack die.",
		Defender.Is(Damaged), id)
}

// tieininterceptorOfMiddleInitiative returns the pilots of initiative 4, except for the squadron of Yavin.
func tieininterceptorOfMiddleInitiative() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you attack, you may perform a barrel roll or boost action, even while stressed.",
			Abilities: []Ability{{Name: "reposition", When: AfterAttack,
				Do: []Op{Perform(Self, game.WhileStressed, game.BarrelRollAction,
					game.BoostAction)}}},
		}, "turrphennir"),

		againstDamaged("gideonhask-tieininterceptor"),

		printed(Def{
			Summary: "A friendly ship at range 0-3 of lower initiative than yours may perform a red focus " +
				"action after it partially executes its revealed maneuver.",
			Abilities: []Ability{{Name: "drill", When: AfterManeuver,
				By: []Cond{Friend, At(0, 3), Compare(Initiative, Below, Self.Of(Initiative))},
				If: []Cond{OfDial, Not(FullyExecuted)},
				Do: []Op{Perform(Active, game.AsRed, game.FocusAction)}}},
		}, "commandantgoran"),

		printed(Def{
			Summary: "After results are neutralized, if your attack hit, you may spend 2 Force to " +
				"change all your hits to critical hits.",
			Abilities: []Ability{{Name: "change hits", When: AfterNeutralize,
				Against: []Cond{Same(Self)}, If: []Cond{AttackHit},
				Do: []Op{Spend(Self, 2, Force), Change(AttackDice, Every, Hit, Crit)}}},
		}, "secondsister"),
	)
}

// tieininterceptorOfYavin are the squadron of the Battle of Yavin, of initiative 4.
func tieininterceptorOfYavin() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "2 charges may prevent 1 of the damage that a friendly TIE at range 0-1 is about " +
				"to suffer.",
			Abilities: []Ability{{Name: "prevent damage", When: WouldSuffer,
				By: []Cond{Friend, Keyword("TIE"), At(0, 1)},
				Do: []Op{Spend(Self, 2, Charge), Instead(Less(1))}}},
		}, "idenversio-battleofyavin", "idenversio-battleofyavin-lsl"),

		printed(Def{
			Summary: "You may spend 1 charge to perform a boost action after a barrel roll action.",
			Abilities: []Ability{{Name: "boost", When: AfterAction,
				If: []Cond{About(game.BarrelRollAction)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.BoostAction)}}},
		}, "sigma4-battleofyavin", "sigma4-battleofyavin-lsl"),

		printed(Def{
			Summary: "After your attack hits, you may spend 1 charge to perform an evade action.",
			Abilities: []Ability{{Name: "evade", When: AfterAttack, If: []Cond{AttackHit},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.EvadeAction)}}},
		}, "sigma5-battleofyavin", "sigma5-battleofyavin-lsl"),

		printed(Def{
			Summary: "You may spend 1 charge to perform a SLAM action after you fully execute a maneuver " +
				"of speed 3-5.",
			Abilities: []Ability{{Name: "SLAM", When: AfterManeuver,
				If: []Cond{FullyExecuted, Speed(3, 5)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.AnyStep, game.SlamAction)}}},
		}, "sigma6-battleofyavin", "sigma6-battleofyavin-lsl"),

		printed(Def{
			Summary: "You may spend 1 charge to lock an enemy ship at range 0-1 in the System phase.",
			Abilities: []Ability{{Name: "lock", When: SystemStep,
				Do: []Op{Spend(Self, 1, Charge), Choose(Enemy, At(0, 1)),
					LockShip(Chosen)}}},
		}, "sigma7-battleofyavin", "sigma7-battleofyavin-lsl"),
	)
}

// tieininterceptorOfLowInitiative returns the pilots of initiative 3 and less.
func tieininterceptorOfLowInitiative() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You barrel roll with a bank template instead of the straight one.",
			Mods:    []Mod{Set(TemplatesOf(game.RollMove), Banks)},
		}, "lieutenantlorrir"),

		printed(Def{
			Summary: "After you perform an evade action, you gain 1 calculate token.",
			Abilities: []Ability{{Name: "calculate", When: AfterAction, Must: true,
				If: []Cond{About(game.EvadeAction)}, Do: []Op{Gain(Self, 1, CalculateToken)}}},
		}, "mausmonare-battleoverendor", "mausmonare-battleoverendor-lsl"),

		printed(Def{
			Summary: "If a friendly small ship at range 0-3 is destroyed during the Engagement phase " +
				"before it has engaged, you may spend 1 charge. That ship then engages immediately, at " +
				"the current initiative.",
			Abilities: []Ability{{Name: "a last attack", When: AfterDestroyed,
				By: []Cond{Friend, Size(geom.Small), At(0, 3), Not(engaged)},
				If: []Cond{InPhase(game.EngagementPhase)},
				Do: []Op{Spend(Self, 1, Charge), engageNow(Active)}}},
		}, "nashwindrider"),

		printed(Def{
			Summary: "While you defend, focused, you roll 1 more defense die.",
			Mods:    []Mod{Add(DefenseDiceOf, 1).If(Has(FocusToken))},
		}, "sapphire2-battleoverendor", "sapphire2-battleoverendor-lsl"),
	)
}

// engaged reports whether a ship has engaged this round.
func engaged(x *game.Exec) bool { return x.Ship(x.Subject()).Engaged }

// engageNow is the op that makes a ship engage at the initiative that is engaging, whatever its own
// is, if it has still to engage.
func engageNow(r Ref) Op {
	return ActsAtInitiative(UntilEndOf(game.EngagementPhase), r,
		func(x *game.Exec) int { return int(x.S.Initiative) })
}
