package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// tielnfighter are the pilots of the TIE/ln fighter.
func tielnfighter() []Def {
	return slices.Concat(
		// While you defend, nobody can modify the attacker's dice.
		printed(Def{
			Summary: "While you defend, attack dice cannot be modified.",
			Mods:    []game.Mod{Set(DiceFixed, All(Defending, Is(Subject, Attacker)), 1)},
		}, "darkcurse-battleofyavin", "darkcurse-battleofyavin-lsl"),

		// While a friendly ship at range 0-1 makes a primary attack, it may reroll 1 attack die.
		printed(Def{
			Summary: "While a friendly ship at range 0-1 makes a primary attack, it may reroll " +
				"1 attack die.",
			Abilities: []Ability{{Name: "swarm leader", When: ModifyAttack,
				If: []Cond{Friend(Attacker), Within(0, 1, Attacker), PrimaryAttack},
				Do: []Op{Reroll(AttackDice, 1)}}},
		}, "howlrunner"),

		// While you attack at attack range 1, roll 1 more attack die.
		anotherDie("While you attack at attack range 1, you roll 1 more attack die.",
			AttackRange(1, 1), "maulermithel"),

		// While you attack a ship in your bullseye arc, roll 1 more attack die.
		anotherDie("While you attack a ship in your bullseye arc, you roll 1 more attack die.",
			InArcOf(Self, geom.BullseyeArc, Defender), "scourgeskutu"),

		// With Darth Vader or "Mauler" Mithel as a friend at range 0-1 in your left or right arc,
		// primary attacks roll 1 more attack die.
		anotherDie("In your primary attacks you roll 1 more attack die while a friendly Darth "+
			"Vader or “Mauler” Mithel is in your left or right arc at range 0-1.",
			wingman("Darth Vader", "“Mauler” Mithel"),
			"backstabber-battleofyavin", "backstabber-battleofyavin-lsl"),

		// The same with a friendly Darth Vader or "Backstabber".
		anotherDie("In your primary attacks you roll 1 more attack die while a friendly Darth "+
			"Vader or “Backstabber” is in your left or right arc at range 0-1.",
			wingman("Darth Vader", "“Backstabber”"),
			"maulermithel-battleofyavin", "maulermithel-battleofyavin-lsl"),

		// During the End phase, you can pick up to 2 friendly small ships at range 0-2. You and
		// they may each perform a red barrel roll or red boost action.
		printed(Def{
			Summary: "In the End phase you and up to 2 friendly small ships at range 0-2 may each " +
				"perform a red barrel roll or red boost action.",
			Abilities: []Ability{{Name: "regroup", When: DuringEnd,
				If: []Cond{AnyShip(Friend(Chosen), smallWithin2, ableToMove)},
				Do: []Op{ChooseUpTo(2, OtherFriend(Chosen), smallWithin2, ableToMove), Join(Self),
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
		Mods:    []game.Mod{AddTo(AttackDiceOf, All(Attacking, Is(Subject, Self), cond), 1)},
	}, ids...)
}

// wingman tells whether the attack is a primary one and a friendly ship with one of these names
// flies to the left or right of Self.
func wingman(names ...string) Cond {
	return All(PrimaryAttack, AnyShip(Friend(Chosen), Named(Chosen, names...),
		InArcWithin(Self, 0, 1, Chosen, geom.LeftArc, geom.RightArc)))
}

// smallWithin2 tells whether the chosen ship is small and at range 0-2.
var smallWithin2 = All(SizeIs(geom.Small, Chosen), Within(0, 2, Chosen))

// ableToMove tells whether the chosen ship could perform a red barrel roll or boost action.
var ableToMove = CanPerform(Chosen, game.AsRed, game.BarrelRollAction, game.BoostAction)

// tielnfighterOfMiddleInitiative are those of initiative 4.
func tielnfighterOfMiddleInitiative() []Def {
	return slices.Concat(
		// A friend at range 0-2 may reroll 1 defence die against an attacker that is damaged.
		printed(Def{
			Summary: "A friendly ship at range 0-2 may reroll 1 defence die against an attacker " +
				"that is damaged.",
			Abilities: []Ability{{Name: "cover", When: ModifyDefence,
				If: []Cond{Friend(Defender), Within(0, 2, Defender), Damaged(Attacker)},
				Do: []Op{Reroll(DefenceDice, 1)}}},
		}, "delmeeko"),

		// While you attack a damaged ship, roll 1 more attack die.
		againstDamaged("gideonhask"),

		// Before a friendly TIE/ln fighter at range 0-1 would suffer damage, you may spend 1 charge
		// to prevent all of that damage.
		printed(Def{
			Summary: "When a friendly TIE/ln fighter at range 0-1 would suffer damage, you may " +
				"spend 1 charge to prevent all of it.",
			Abilities: []Ability{{Name: "prevent damage", When: WouldSuffer,
				If: []Cond{Friend(Victim), ShipType("tielnfighter", Victim), Within(0, 1, Victim)},
				Do: []Op{SpendCharge(1), PreventDamage()}}},
		}, "idenversio", "idenversio-swz105"),

		// While you attack, you may spend 1 crit result. If you do, the defender is dealt 1
		// facedown damage card, and then your remaining results are cancelled.
		printed(Def{
			Summary: "While you attack you may spend a crit result: the defender is dealt a " +
				"facedown damage card and your other results are cancelled.",
			Abilities: []Ability{{Name: "deal damage", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{SpendResult(AttackDice, game.Crit), rules.DealFacedownCard(Defender),
					CancelAll(AttackDice)}}},
		}, "seynmarana"),

		// Before you engage, you may choose an enemy ship in your front arc at range 0-1. It gains
		// 1 deplete or 1 strain token, as you like, unless it removes 1 of its green tokens.
		printed(Def{
			Summary: "Before you engage you may choose an enemy ship in your front arc at range " +
				"0-1: it removes a green token, or gains a deplete or strain token of your choice.",
			Abilities: []Ability{{Name: "threaten", When: BeforeEngage, If: []Cond{Is(Self, Active)},
				Do: []Op{
					Choose(Enemy(Chosen), InArcWithin(Self, 0, 1, Chosen, geom.FrontArc)),
					UnlessRemovesGreen(Chosen),
					GainOneOf(Chosen, game.DepleteToken, game.StrainToken)}}},
		}, "isbjingoist"),

		// An enemy at range 1-3 is attacked: before the attack dice you may spend 1
		// charge and choose a friend at range 0-1 of the defender. Then defence dice cannot be
		// modified during this attack, and the chosen ship gains 1 strain token.
		printed(Def{
			Summary: "While an enemy ship at range 1-3 defends you may spend 1 charge and give a " +
				"friendly ship at range 0-1 of it a strain token: its dice cannot be modified.",
			Abilities: []Ability{{Name: "no mercy", When: AttackDiceCount,
				If: []Cond{Enemy(Defender), Within(1, 3, Defender)},
				Do: []Op{SpendCharge(1), Choose(Friend(Chosen), WithinOf(Defender, 0, 1, Chosen)),
					FixDice(DefenceDice), Gain(Chosen, game.StrainToken, 1)}}},
		}, "moffgideon"),
	)
}

// tielnfighterOfLowInitiative are those of initiative 3 and less.
func tielnfighterOfLowInitiative() []Def {
	return slices.Concat(
		// After a friendly ship at range 0-1 defends, damage included, you may perform an action.
		printed(Def{
			Summary: "After a friendly ship at range 0-1 defends you may perform an action.",
			Abilities: []Ability{{Name: "act", When: AfterDefend,
				If: []Cond{Friend(Defender), Within(0, 1, Defender)}, Do: []Op{Perform(Self, 0)}}},
		}, "valenrudor", "valenrudor-swz105"),

		// While you have 2 stress tokens or fewer, you can perform white actions. After you gain a
		// stress token, you may perform a white action.
		printed(Def{
			Summary: "With up to 2 stress tokens you can perform white actions; after you gain a " +
				"stress token you may perform one.",
			Mods: []game.Mod{ActStressed(AtMost(2, game.StressToken, Self),
				func(_ game.Action, d game.Difficulty) bool { return d == game.White })},
			Abilities: []Ability{{Name: "act", When: AfterGain,
				If: []Cond{Is(Self, Active), About(game.StressToken)},
				Do: []Op{Perform(Self, game.OnlyWhite)}}},
		}, "magnatolvan"),

		// Once you have fully flown a maneuver, you can acquire a lock on an enemy in your
		// bullseye.
		printed(Def{
			Summary: "After you fully execute a maneuver you may lock an enemy ship in your " +
				"bullseye arc.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted},
				Do: []Op{Choose(Enemy(Chosen), InArcOf(Self, geom.BullseyeArc, Chosen)),
					LockShip(Chosen)}}},
		}, "yricaquell"),

		// After you defend, you may perform a red boost action, even while stressed.
		printed(Def{
			Summary: "After you defend you may perform a red boost action, even while stressed.",
			Abilities: []Ability{{Name: "boost", When: AfterDefend, If: []Cond{Defending},
				Do: []Op{Perform(Self, game.AsRed|game.WhileStressed, game.BoostAction)}}},
		}, "lieutenanthebsly-battleoverendor", "lieutenanthebsly-battleoverendor-lsl"),

		// After you fully execute a blue maneuver, you may perform a focus action.
		printed(Def{
			Summary: "After you fully execute a blue maneuver you may perform a focus action.",
			Abilities: []Ability{{Name: "focus", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, ManeuverIs(game.BlueManeuver)},
				Do: []Op{Perform(Self, 0, game.FocusAction)}}},
		}, "nightbeast", "nightbeast-swz105"),

		// While you attack at attack range 1-2, roll 1 more attack die.
		anotherDie("While you attack at attack range 1-2, you roll 1 more attack die.",
			AttackRange(1, 2), "scythe6-battleoverendor", "scythe6-battleoverendor-lsl"),

		// While you attack, you may spend 1 charge to roll 1 more attack die. After you defend, you
		// lose 1 charge.
		printed(Def{
			Summary: "While you attack you may spend 1 charge to roll 1 more attack die; after you " +
				"defend you lose 1 charge.",
			Abilities: []Ability{
				{Name: "roll another die", When: AttackDiceCount, If: []Cond{Attacking},
					Do: []Op{SpendCharge(1), AddDice(game.AttackDice, 1)}},
				{Name: "lose a charge", When: AfterDefend, Must: true, If: []Cond{Defending},
					Do: []Op{LoseCharge(1)}},
			},
		}, "wampa", "wampa-battleofyavin", "wampa-battleofyavin-lsl"),
	)
}

// tielnfighterOfRebels are the pilots of stolen TIE/ln fighters.
func tielnfighterOfRebels() []Def {
	stressed := Stressed(Self)
	return slices.Concat(
		// While you defend or attack, if you are stressed, for 1 Force you can change up to 2 of
		// your focus results to evades or hits.
		printed(Def{
			Summary: "While you defend or attack, stressed, you may spend 1 Force to change up to " +
				"2 focus results to evades or hits.",
			Abilities: []Ability{
				{Name: "change to hits", When: ModifyAttack, If: []Cond{Attacking, stressed},
					Do: []Op{SpendForce(1), ChangeUpTo(AttackDice, 2, game.Focus, game.Hit)}},
				{Name: "change to evades", When: ModifyDefence, If: []Cond{Defending, stressed},
					Do: []Op{SpendForce(1), ChangeUpTo(DefenceDice, 2, game.Focus, game.Evade)}},
			},
		}, "ezrabridger-tielnfighter"),

		// Before you activate, you may perform a barrel roll or boost action.
		printed(Def{
			Summary: "Before you activate you may perform a barrel roll or boost action.",
			Abilities: []Ability{{Name: "move first", When: BeforeActivate,
				If: []Cond{Is(Self, Active)},
				Do: []Op{Perform(Self, 0, game.BarrelRollAction, game.BoostAction)}}},
		}, "sabinewren-tielnfighter"),

		// While you defend, crits are neutralized before hits.
		printed(Def{
			Summary: "While you defend, crit results are neutralized before hit results.",
			Mods:    []game.Mod{Set(CritsFirst, Is(Self, Subject), 1)},
		}, "zeborrelios-tielnfighter"),

		// After you attack, assign the Suppressive Fire condition to the defender.
		printed(Def{
			Summary: "After you attack, the defender gets the Suppressive Fire condition.",
			Abilities: []Ability{{Name: "suppressive fire", When: AfterAttack, Must: true,
				If: []Cond{Attacking}, Do: []Op{rules.Assign("suppressivefire", Defender)}}},
		}, "captainrex"),
	)
}
