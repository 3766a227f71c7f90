package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// loadout are upgrades that only the standard loadouts of the Battle over Endor have, up to M.
func loadout() []Def {
	return []Def{
		{ID: "aceinthehole-battleoverendor",
			Summary: "At the start of the Engagement phase, you may spend 1 charge and gain 1 jam " +
				"token to perform a barrel roll action.",
			Abilities: []Ability{{Name: "barrel roll", When: StartOfEngagement,
				Do: []Op{Spend(Self, 1, Charge), Gain(Self, 1, JamToken),
					Perform(Self, 0, game.BarrelRollAction)}}}},

		{ID: "airencracken-battleoverendor",
			Summary: "After an attack hits you, you may gain 1 deplete token to make a bonus primary attack " +
				"against the attacker.",
			Abilities: []Ability{{Name: "strike back", When: AftermathBonus, Against: []Cond{Same(Self)},
				If: []Cond{AttackHit}, Do: []Op{Gain(Self, 1, DepleteToken),
					rules.Attack(Self, rules.Bonus, rules.WithPrimary, rules.Against(Attacking))}}}},

		{ID: "apexpredator-battleoverendor",
			Summary: "In a primary attack you may reroll 1 die if the defender's initiative is lower than " +
				"yours.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Compare(Defender.Of(Initiative), Below, Self.Of(Initiative))},
				Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "blanksignature-battleoverendor",
			Summary: "While you defend, unless the attacker has locked you, you may spend 1 charge to change " +
				"1 focus result to an evade.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyDefense,
				If: []Cond{Not(Attacker.Is(HasLockOn(Self)))},
				Do: []Op{Spend(Self, 1, Charge), Change(DefenseDice, 1, Focus, Evade)}}}},

		{ID: "chaffparticles-battleoverendor",
			Summary: "While you defend, after results are neutralized, you may spend 1 focus result to remove " +
				"1 red or orange token.",
			Abilities: []Ability{{Name: "shake a token off", When: AfterNeutralize,
				Do: []Op{SpendResult(DefenseDice, Focus), Remove(Self, 1, RedTokens|OrangeTokens)}}}},

		{ID: "collected-battleoverendor",
			Summary: "After a primary attack, you may spend 1 focus token to gain 2 evade tokens.",
			Abilities: []Ability{{Name: "collect yourself", When: AfterAttack, If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 1, FocusToken), Gain(Self, 2, EvadeToken)}}}},

		{ID: "computerassistedhandling-battleoverendor",
			Summary: "You may spend 1 charge to perform a boost or barrel roll action after you fully " +
				"execute a maneuver.",
			Abilities: []Ability{{Name: "boost or barrel roll", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.BoostAction, game.BarrelRollAction)}}}},

		{ID: "feedbackemitter-battleoverendor", NoRecover: true,
			Summary: "After a ship locks you, you may spend 1 charge, which cannot be recovered, to jam it at " +
				"any range.",
			Abilities: []Ability{{Name: "jam the ship that locks", When: AfterLock,
				Against: []Cond{Same(Self)},
				Do:      []Op{Spend(Self, 1, Charge), Gain(Active, 1, JamToken)}}}},

		{ID: "ionmaneuveringjet-battleoverendor",
			Summary: "You may spend 1 charge to perform an action, even while stressed, after you fully " +
				"execute a Koiogran turn.",
			Abilities: []Ability{{Name: "act after the turn", When: AfterManeuver,
				If: []Cond{FullyExecuted, Bearings(geom.Koiogran)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.WhileStressed)}}}},

		{ID: "itsatrap-battleoverendor",
			Summary: "While you defend, you may reroll 1 blank if there are more other friendly ships " +
				"than enemy ships at range 0-1.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyDefense,
				If: []Cond{Compare(Ships(OtherFriend, At(0, 1)), Above, Ships(Enemy, At(0, 1)))},
				Do: []Op{Reroll(DefenseDice, 1, Blank)}}}},

		{ID: "millenniumfalcon-battleoverendor",
			Summary: "While you attack or defend, you may reroll 1 die if you have a red or orange " +
				"token other than a lock.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyAttack, If: []Cond{Has(RedButLocks | OrangeTokens)},
					Do: []Op{Reroll(AttackDice, 1)}},
				{Name: "reroll", When: ModifyDefense, If: []Cond{Has(RedButLocks | OrangeTokens)},
					Do: []Op{Reroll(DefenseDice, 1)}},
			}},

		{ID: "modifiedr4punit-battleoverendor",
			Summary: "Before you execute a red maneuver, you may spend 1 charge to reduce its difficulty.",
			Abilities: []Ability{{Name: "make it easier", When: BeforeManeuver,
				If: []Cond{ManeuverIs(game.DifficultyRed)},
				Do: []Op{Spend(Self, 1, Charge), rules.ShiftDifficulty(-1)}}}},
	}
}

// loadoutFromN are those from N on.
func loadoutFromN() []Def {
	strain := []Op{Gain(Self, 1, StrainToken), Remove(Self, 1, StressToken)}
	return []Def{
		{ID: "noescape-battleoverendor",
			Summary: "In a primary attack you may reroll 1 blank if there are more friendly ships than other " +
				"enemy ships at range 0-1 of the defender.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Compare(Ships(Friend, AtOf(Defender, 0, 1)), Above,
					Ships(Enemy, Not(Same(Defender)), AtOf(Defender, 0, 1)))},
				Do: []Op{Reroll(AttackDice, 1, Blank)}}}},

		{ID: "precisiontunedcannons-battleoverendor",
			Summary: "Attack: a focus result is added against a ship in your bullseye arc.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "add a focus", When: ModifyAttack, Must: true,
				If: []Cond{WithThis, bullseye}, Do: []Op{AddResult(AttackDice, Focus)}}}},

		{ID: "pushthelimit-battleoverendor",
			Summary: "After you fully execute a red maneuver or perform a red action, unless strained, you may " +
				"gain 1 strain token to remove 1 stress token.",
			Abilities: []Ability{
				{Name: "push the limit", When: AfterManeuver,
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed), Not(Has(StrainToken))},
					Do: strain},
				{Name: "push the limit", When: AfterAction,
					If: []Cond{Acted(game.AsRed), Not(Has(StrainToken))}, Do: strain},
			}},

		{ID: "r2a3-battleoverendor",
			Summary: "After you perform an action, you may spend 1 charge to lock an object.",
			Abilities: []Ability{{Name: "lock", When: AfterAction,
				Do: []Op{Spend(Self, 1, Charge), rules.LockObject(Self)}}}},

		{ID: "stabilizingastromech-battleoverendor",
			Summary: "You may spend 1 charge to perform a white action, even while stressed, after you " +
				"fully execute a maneuver.",
			Abilities: []Ability{{Name: "white action", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.OnlyWhite|game.WhileStressed)}}}},

		{ID: "targetassistalgorithm-battleoverendor",
			Summary: "Before you engage, without green tokens, you gain 1 calculate token if an enemy ship or " +
				"device is in your front arc.",
			Abilities: []Ability{{Name: "calculate", When: BeforeEngage, Must: true,
				If: []Cond{Not(Has(GreenTokens)),
					rules.AnyObject(rules.EnemyObject, rules.ObjectIn(Self, Front))},
				Do: []Op{Gain(Self, 1, CalculateToken)}}}},

		// A mark lasts as long as the attack, also if the defender is destroyed by it.
		{ID: "targetingmatrix-battleoverendor",
			Summary: "While you attack, after results are neutralized, you may spend 1 focus result: after the " +
				"attack the defender gains 1 strain token.",
			Abilities: []Ability{
				{Name: "spend a focus", When: AfterNeutralize, Against: []Cond{Same(Self)},
					Do: []Op{SpendResult(AttackDice, Focus), Mark(ThisAttack, Defender)}},
				{Name: "strain the defender", When: AfterAttack, Must: true, If: []Cond{Defender.Is(Marked)},
					Do: []Op{Gain(Defender, 1, StrainToken)}},
			}},
	}
}
