package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// tielnfighter are the pilots of the TIE/ln fighter.
func tielnfighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you defend, attack dice cannot be modified.",
			Mods:    []Mod{Forbids(ModifyingDice).For(Anyone).If(Defending, About(AttackDice))},
		}, "darkcurse-battleofyavin", "darkcurse-battleofyavin-lsl"),

		printed(Def{
			Summary: "A friendly ship at range 0-1 may reroll 1 attack die while it makes a primary attack.",
			Abilities: []Ability{{Name: "swarm leader", When: ModifyAttack,
				By: []Cond{Friend, At(0, 1)}, If: []Cond{PrimaryAttack}, Do: []Op{Reroll(AttackDice, 1)}}},
		}, "howlrunner"),

		anotherDie("While you attack at attack range 1, you roll 1 more attack die.",
			AttackRange(1, 1), "maulermithel"),

		anotherDie("While you attack a ship in your bullseye arc, you roll 1 more attack die.",
			Defender.Is(In(Bullseye)), "scourgeskutu"),

		anotherDie("In your primary attacks you roll 1 more attack die while a friendly Darth "+
			"Vader or “Mauler” Mithel is in your left or right arc at range 0-1.",
			wingman("Darth Vader", "“Mauler” Mithel"),
			"backstabber-battleofyavin", "backstabber-battleofyavin-lsl"),

		anotherDie("In your primary attacks you roll 1 more attack die while a friendly Darth "+
			"Vader or “Backstabber” is in your left or right arc at range 0-1.",
			wingman("Darth Vader", "“Backstabber”"),
			"maulermithel-battleofyavin", "maulermithel-battleofyavin-lsl"),

		printed(Def{
			Summary: "In the End phase you and up to 2 other friendly small ships at range 0-2 may each " +
				"perform a red barrel roll or red boost action.",
			Abilities: []Ability{{Name: "regroup", When: DuringEnd,
				If: []Cond{Any(Friend, smallWithin2, ableToMove)},
				Do: []Op{ChooseUpTo(2, OtherFriend, smallWithin2, ableToMove), Join(Self),
					EachPerforms(game.AsRed, game.BarrelRollAction, game.BoostAction)}}},
		}, "majormianda-battleoverendor", "majormianda-battleoverendor-lsl"),

		tielnfighterOfMiddleInitiative(),
		tielnfighterOfLowInitiative(),
		tielnfighterOfRebels(),
	)
}

// anotherDie returns pilots who roll 1 more attack die while they attack and a condition holds.
func anotherDie(summary string, cond Cond, ids ...string) []Def {
	return printed(Def{
		Summary: summary,
		Mods:    []Mod{Add(AttackDiceOf, 1).If(cond)},
	}, ids...)
}

// wingman reports whether the attack is a primary one and a friendly ship with one of these names
// flies to the left or right of Self.
func wingman(names ...string) Cond {
	return All(PrimaryAttack, Any(Friend, Named(names...), In(Left|Right, 0, 1)))
}

// smallWithin2 reports whether the chosen ship is small and at range 0-2.
var smallWithin2 = All(Size(geom.Small), At(0, 2))

// ableToMove reports whether the chosen ship could perform a red barrel roll or boost action.
var ableToMove = CanPerform(game.AsRed, game.BarrelRollAction, game.BoostAction)

// tielnfighterOfMiddleInitiative returns the pilots of initiative 4.
func tielnfighterOfMiddleInitiative() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "A friendly ship at range 0-2 may reroll 1 defense die against an attacker " +
				"that is damaged.",
			Abilities: []Ability{{Name: "cover", When: ModifyDefense,
				By: []Cond{Friend, At(0, 2)}, Against: []Cond{Damaged}, Do: []Op{Reroll(DefenseDice, 1)}}},
		}, "delmeeko"),

		againstDamaged("gideonhask"),

		printed(Def{
			Summary: "When a friendly TIE/ln fighter at range 0-1 would suffer damage, you may " +
				"spend 1 charge to prevent all of it.",
			Abilities: []Ability{{Name: "prevent damage", When: WouldSuffer,
				By: []Cond{Friend, ShipType("tielnfighter"), At(0, 1)},
				Do: []Op{Spend(Self, 1, Charge), Instead()}}},
		}, "idenversio", "idenversio-swz105"),

		printed(Def{
			Summary: "While you attack, you may spend a critical hit: the defender is dealt a facedown " +
				"damage card and your other results are canceled.",
			Abilities: []Ability{{Name: "deal damage", When: ModifyAttack,
				Do: []Op{SpendResult(AttackDice, Crit), rules.DealFacedownCard(Defender),
					CancelAll(AttackDice)}}},
		}, "seynmarana"),

		printed(Def{
			Summary: "Before you engage, you may choose an enemy ship in your front arc at range 0-1: " +
				"it removes a green token, or gains a deplete or strain token of your choice.",
			Abilities: []Ability{{Name: "threaten", When: BeforeEngage,
				Do: []Op{
					Choose(Enemy, In(Front, 0, 1)),
					UnlessRemovesGreen(Chosen),
					Gain(Chosen, 1, DepleteToken|StrainToken)}}},
		}, "isbjingoist"),

		printed(Def{
			Summary: "While an enemy ship at range 1-3 defends, before attack dice are rolled, you may " +
				"spend 1 charge and choose a friendly ship at range 0-1 of the defender. The chosen " +
				"ship gains 1 strain token, and the defense dice cannot be modified during this attack.",
			Abilities: []Ability{{Name: "no mercy", When: BeforeRoll(AttackDice),
				Against: []Cond{Enemy, At(1, 3)},
				Do: []Op{Spend(Self, 1, Charge), Choose(Friend, Defender.At(0, 1)),
					Lasting(ThisAttack, Self,
						Forbids(ModifyingDice).For(Anyone).If(About(DefenseDice))),
					Gain(Chosen, 1, StrainToken)}}},
		}, "moffgideon"),
	)
}

// tielnfighterOfLowInitiative returns the pilots of initiative 3 and less.
func tielnfighterOfLowInitiative() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After a friendly ship at range 0-1 defends, you may perform an action.",
			Abilities: []Ability{{Name: "act", When: AfterDefend,
				By: []Cond{Friend, At(0, 1)}, Do: []Op{Perform(Self, 0)}}},
		}, "valenrudor", "valenrudor-swz105"),

		printed(Def{
			Summary: "With up to 2 stress tokens you may perform white actions; after you gain a " +
				"stress token you may perform one.",
			Mods: []Mod{Permits(game.Stressed).If(Compare(Count(StressToken), AtMost, 2),
				OfDifficulty(game.DifficultyWhite))},
			Abilities: []Ability{{Name: "act", When: AfterGain, If: []Cond{About(StressToken)},
				Do: []Op{Perform(Self, game.OnlyWhite)}}},
		}, "magnatolvan"),

		printed(Def{
			Summary: "You may lock an enemy ship in your bullseye arc after you fully execute a maneuver.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Choose(Enemy, In(Bullseye)),
					LockShip(Chosen)}}},
		}, "yricaquell"),

		printed(Def{
			Summary: "You may perform a red boost action, even while stressed, after you defend.",
			Abilities: []Ability{{Name: "boost", When: AfterDefend,
				Do: []Op{Perform(Self, game.AsRed|game.WhileStressed, game.BoostAction)}}},
		}, "lieutenanthebsly-battleoverendor", "lieutenanthebsly-battleoverendor-lsl"),

		printed(Def{
			Summary: "You may perform a focus action after you fully execute a blue maneuver.",
			Abilities: []Ability{{Name: "focus", When: AfterManeuver,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Perform(Self, 0, game.FocusAction)}}},
		}, "nightbeast", "nightbeast-swz105"),

		anotherDie("While you attack at attack range 1-2, you roll 1 more attack die.",
			AttackRange(1, 2), "scythe6-battleoverendor", "scythe6-battleoverendor-lsl"),

		printed(Def{
			Summary: "While you attack, you may spend 1 charge to roll 1 more attack die; after you " +
				"defend you lose 1 charge.",
			Abilities: []Ability{
				{Name: "roll another die", When: BeforeRoll(AttackDice),
					Do: []Op{Spend(Self, 1, Charge), AddDice(AttackDice, 1)}},
				{Name: "lose a charge", When: AfterDefend, Must: true, Do: []Op{Lose(Self, 1, Charge)}},
			},
		}, "wampa", "wampa-battleofyavin", "wampa-battleofyavin-lsl"),
	)
}

// tielnfighterOfRebels are the pilots of stolen TIE/ln fighters.
func tielnfighterOfRebels() []Def {
	return slices.Concat(
		printed(ezraBridger, "ezrabridger-tielnfighter"),

		printed(sabineWren, "sabinewren-tielnfighter"),

		printed(zebOrrelios, "zeborrelios-tielnfighter"),

		printed(Def{
			Summary: "After you attack, the defender gets the Suppressive Fire condition.",
			Abilities: []Ability{{Name: "suppressive fire", When: AfterAttack, Must: true,
				Do: []Op{rules.Assign("suppressivefire", Defender)}}},
		}, "captainrex"),
	)
}

// ezraBridger is the text of cards of several ships.
var ezraBridger = Def{
	Summary: "While you defend or attack, stressed, you may spend 1 Force to change up to " +
		"2 focus results to evades or hits.",
	Abilities: []Ability{
		{Name: "change to hits", When: ModifyAttack, If: []Cond{Stressed},
			Do: []Op{Spend(Self, 1, Force), Change(AttackDice, UpTo(2), Focus, Hit)}},
		{Name: "change to evades", When: ModifyDefense, If: []Cond{Stressed},
			Do: []Op{Spend(Self, 1, Force), Change(DefenseDice, UpTo(2), Focus, Evade)}},
	},
}

// sabineWren is the text of cards of several ships.
var sabineWren = Def{
	Summary: "You may perform a barrel roll or boost action before you activate.",
	Abilities: []Ability{{Name: "move first", When: BeforeActivate,
		Do: []Op{Perform(Self, 0, game.BarrelRollAction, game.BoostAction)}}},
}

// zebOrrelios is the text of cards of several ships.
var zebOrrelios = Def{
	Summary: "While you defend, critical hits are neutralized before hit results.",
	Mods:    []Mod{Include(Neutralizing, CritsFirst)},
}
