package upgrades

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// talent are the talents.
func talent() []Def {
	return slices.Concat(talentAToD(), talentEToG(), talentHToL(), talentMToR(), talentS(), talentTToZ())
}

// talentAToD are the talents from A to D.
func talentAToD() []Def {
	return []Def{
		{ID: "attackspeed-battleofyavin",
			Summary: "After you fully execute a straight 3 or 4, you may boost straight ahead; this is " +
				"not an action.",
			Abilities: []Ability{{Name: "boost", When: AfterManeuver,
				If: []Cond{FullyExecuted, Speed(3, 4), Bearings(geom.Straight)},
				Do: []Op{rules.MoveNow(Self, game.BoostMove, geom.Straight)}}}},

		{ID: "clantraining",
			Summary: "Before you engage, unless you are focused, with an enemy in your front arc at " +
				"range 1 you may spend 1 charge to perform a red focus action. Your attack that " +
				"destroys the defender recovers the charge.",
			Abilities: []Ability{
				{Name: "red focus", When: BeforeEngage,
					If: []Cond{Not(Has(FocusToken)), Any(Enemy, In(Front, 1, 1))},
					Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.AsRed, game.FocusAction)}},
				{Name: "recover the charge", When: AfterAttack, Must: true, If: []Cond{AttackDestroyed},
					Do: []Op{Recover(Self, 1, Charge)}},
			}},

		{ID: "crackshot",
			Summary: "Before results of your primary attack on a ship in your bullseye arc are " +
				"neutralized, you may spend 1 charge to cancel 1 evade.",
			Abilities: []Ability{{Name: "cancel an evade", When: BeforeNeutralize,
				By: []Cond{In(Bullseye)}, Against: []Cond{Same(Self)}, If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 1, Charge), CancelResult(DefenseDice, Evade)}}}},

		{ID: "cutthroat",
			Summary: "After another friendly ship at range 0-3 is destroyed that is limited or has " +
				"this talent, you may remove a red or orange token, or recover a charge that does not " +
				"recur.",
			Abilities: []Ability{{Name: "profit", When: AfterDestroyed,
				By: []Cond{OtherFriend, At(0, 3), Either(Limited, Equipped("cutthroat"))},
				Do: []Op{PickOne(Self,
					Alt("remove a token", Remove(Self, 1, RedTokens|OrangeTokens)),
					Alt("recover a charge",
						Recover(Self, 1, PilotCharge|UpgradeCharge|NonRecurring)))}}}},

		{ID: "daredevil",
			Summary: "In a white boost action you may use a turn 1 template, which makes it red.",
			Mods:    []Mod{Include(BoostTemplates, RedTurns)}},

		{ID: "deadeyeshot",
			Summary: "In a primary attack on a ship in your bullseye arc you may spend 1 hit or " +
				"change 1 critical hit to a hit to make the defender expose a damage card.",
			Abilities: []Ability{{Name: "expose a damage card", When: ModifyAttack,
				If: []Cond{PrimaryAttack, bullseye},
				Do: []Op{
					PickOne(Self,
						Alt("spend a hit", SpendResult(AttackDice, Hit)),
						Alt("change a crit to a hit",
							Change(AttackDice, 1, Crit, Hit))),
					rules.ExposeCard(Defender),
				}}}},

		{ID: "dedicated",
			Summary: "You may help another friendly ship that defends in your left or right arc at " +
				"range 0-2, provided that it is limited or also has this talent. If you are not " +
				"strained, gain 1 strain token: that ship rerolls 1 blank.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyDefense,
				By: []Cond{OtherFriend, In(Left|Right, 0, 2), Either(Limited, Equipped("dedicated"))},
				If: []Cond{Not(Has(StrainToken))},
				Do: []Op{Gain(Self, 1, StrainToken), Reroll(DefenseDice, 1, Blank)}}}},

		{ID: "disciplined",
			Summary: "You may perform a lock or barrel roll action after another friendly ship at range " +
				"0-3 that is limited or has this talent is destroyed.",
			Abilities: []Ability{{Name: "lock or barrel roll", When: AfterDestroyed,
				By: []Cond{OtherFriend, At(0, 3), Either(Limited, Equipped("disciplined"))},
				Do: []Op{Perform(Self, 0, game.LockAction, game.BarrelRollAction)}}}},
	}
}

// talentEToG are the talents from E to G.
func talentEToG() []Def {
	return []Def{
		{ID: "efficientprocessing-swz103",
			Summary:   "After you perform a calculate action, you gain 1 calculate token.",
			Abilities: []Ability{calculateAgain}},

		{ID: "elusive",
			Summary: "While you defend, you may spend 1 charge to reroll 1 die; a red maneuver fully " +
				"executed recovers it.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyDefense,
					Do: []Op{Spend(Self, 1, Charge), Reroll(DefenseDice, 1)}},
				{Name: "recover the charge", When: AfterManeuver, Must: true,
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
					Do: []Op{Recover(Self, 1, Charge)}},
			}},

		{ID: "enduring",
			Summary: "While you defend outside of the attacker's bullseye arc, critical hits are " +
				"neutralized before hits. After you suffer critical damage, you may perform a " +
				"calculate or focus action of your action bar as red, stressed or not.",
			Mods: []Mod{Include(Neutralizing, CritsFirst).If(Not(InOf(Attacker, Bullseye)))},
			Abilities: []Ability{{Name: "endure", When: AfterCrit,
				Do: []Op{Perform(Self, game.OnBar|game.AsRed|game.WhileStressed,
					game.CalculateAction, game.FocusAction)}}}},

		{ID: "ensnare",
			Summary: "At the end of the Activation phase, while tractored, you may transfer 1 tractor " +
				"token to a ship in your turret arc at range 0-1.",
			Abilities: []Ability{{Name: "ensnare", When: EndOfActivation,
				If: []Cond{rules.Enough(TractorToken)},
				Do: []Op{Choose(In(Turret, 0, 1)), Transfer(Self, Chosen, 1, TractorToken)}}}},

		{ID: "fanatic-battleofyavin",
			Summary: "In primary attacks, once damaged, you may turn 1 focus result into a hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Damaged}, Do: []Op{Change(AttackDice, 1, Focus, Hit)}}}},

		{ID: "fanatical",
			Summary: "In your primary attacks you may change 1 focus result to a hit while you have " +
				"no shield.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Not(Has(Shield))}, Do: []Op{Change(AttackDice, 1, Focus, Hit)}}}},

		{ID: "fearless",
			Summary: "In a primary attack of your front arc at attack range 1 you may change 1 result " +
				"to a hit while you are in the defender's front arc.",
			Abilities: []Ability{{Name: "change a result", When: ModifyAttack,
				If: []Cond{PrimaryAttack, AttackArc(geom.FrontArc), AttackRange(1, 1),
					InOf(Defender, Front)},
				Do: []Op{Change(AttackDice, 1, Blank|Focus|Crit, Hit)}}}},

		{ID: "feedbackping",
			Summary: "You may lock a ship, however far, that executes a maneuver and ends it at " +
				"range 0-1 of a friendly device.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver, By: []Cond{NearDevice(1)},
				Do: []Op{rules.LockOn(Self, ObjectOf(Active), rules.AtAnyRange)}}}},

		{ID: "formedup-rsl",
			Summary: "At the end of the End phase, you may remove a red token other than a lock, with " +
				"2 other friendly TIE/ln fighters or another friendly ship with this talent at range " +
				"0-1.",
			Abilities: []Ability{{Name: "close ranks", When: EndOfEnd,
				If: []Cond{Either(
					Compare(Ships(OtherFriend, ShipType("tielnfighter"), At(0, 1)), AtLeast, 2),
					Any(OtherFriend, Equipped("formedup-rsl"), At(0, 1)))},
				Do: []Op{Remove(Self, 1, RedButLocks)}}}},

		{ID: "graviticdeflection",
			Summary: "You may reroll 1 die for each tractored ship in the attack arc while you defend.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense,
				Do: []Op{Reroll(DefenseDice, Ships(rules.Enough(TractorToken), InOf(Attacker, OfAttack)))}}}},
	}
}
