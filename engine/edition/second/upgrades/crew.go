package upgrades

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crew are the crew.
func crew() []Def {
	return slices.Concat(crewAToB(), crewC(), crewDToH(), crewIToK(), crewLToO(), crewPToR(), crewSToZ())
}

// crewAToB are the crew from 0 to B.
func crewAToB() []Def {
	return []Def{
		{ID: "000",
			Summary: "You may choose an enemy at range 0-1 at the start of the Engagement phase. If it " +
				"does not choose to gain 1 stress token, you gain 1 calculate token.",
			Abilities: []Ability{{Name: "threaten", When: StartOfEngagement,
				Do: []Op{Choose(Enemy, At(0, 1)),
					PickOne(Chosen,
						Alt("gain a stress token", Gain(Chosen, 1, StressToken)),
						Alt("let the other gain a calculate token",
							Gain(Self, 1, CalculateToken)))}}}},

		{ID: "4lom",
			Summary: "After you roll attack dice, you may gain 2 ion tokens and choose focus, evade or " +
				"calculate. During this attack, the defender cannot spend tokens of the chosen type.",
			Abilities: []Ability{{Name: "name a token", When: AfterRoll, If: []Cond{About(AttackDice)}, Do: []Op{
				Gain(Self, 2, IonToken), PickOne(Self, Alt("focus", spendsNo(FocusToken)),
					Alt("evade", spendsNo(EvadeToken)), Alt("calculate", spendsNo(CalculateToken)))}}}},

		{ID: "aaylasecura",
			Summary: "While an enemy in your bullseye arc attacks a friendly ship at range 0-2, the " +
				"defender may change 1 blank to a focus result.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyDefense,
				By: []Cond{Friend, At(0, 2)}, Against: []Cond{Enemy, In(Bullseye)},
				Do: []Op{Change(DefenseDice, 1, Blank, Focus)}}}},

		{ID: "admiralsloane",
			Summary: "The attacker that destroys another friendly ship at range 0-3 gains 2 stress " +
				"tokens. A friendly ship at range 0-3 that attacks a stressed ship may reroll 1 " +
				"attack die.",
			Abilities: []Ability{
				{Name: "vengeance", When: AfterDefend, Must: true,
					By: []Cond{OtherFriend, At(0, 3), Destroyed}, Do: []Op{Gain(Other, 2, StressToken)}},
				{Name: "reroll a die", When: ModifyAttack,
					By: []Cond{Friend, At(0, 3)}, Against: []Cond{Stressed}, Do: []Op{Reroll(AttackDice, 1)}},
			}},

		{ID: "agentkallus",
			Summary: "After placing forces assign Hunted to an enemy. While you attack the hunted " +
				"ship, you may change 1 focus result to a hit.",
			Abilities: []Ability{
				{Name: "hunt", When: ForcesPlaced, Must: true,
					Do: []Op{Choose(Enemy), rules.Assign("hunted", Chosen)}},
				{Name: "change a focus result to a hit", When: ModifyAttack,
					If: []Cond{Defender.Is(HasCondition("hunted"))},
					Do: []Op{Change(AttackDice, 1, Focus, Hit)}},
			}},

		{ID: "agentterex",
			Summary: "Setup: place 3 calculate tokens on this card. At the start of the Engagement " +
				"phase, you may choose a friendly ship at range 0-3; it gains 1 of them. When none are " +
				"left, flip this card. Flipped: during the System phase, roll 1 attack die. On a hit " +
				"or critical hit, gain 1 calculate token; otherwise, gain 1 jam token. Action: " +
				"transfer 1 calculate or jam token to a ship at range 0-3.",
			Abilities: []Ability{
				{Name: "place the tokens", When: ForcesPlaced, Must: true,
					Do: []Op{Hold(CalculateToken), Hold(CalculateToken), Hold(CalculateToken)}},
				{Name: "pull strings", When: StartOfEngagement,
					Do: []Op{Choose(Friend, At(0, 3)), Gain(Chosen, 1, Held),
						Provided(Not(holdsTokens), FlipCard())}},
				{Name: "be a cyborg", When: SystemStep, Must: true, Side: 2, Do: []Op{
					RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit|Crit), Gain(Self, 1, CalculateToken)),
					Provided(Not(Shows(RolledDice, Hit|Crit)), Gain(Self, 1, JamToken))}},
			},
			Actions: []Ability{{Name: "pass a token on", Side: 2,
				Do: []Op{Choose(Not(Same(Self)), At(0, 3)),
					Transfer(Self, Chosen, 1, CalculateToken|JamToken)}}}},

		{ID: "ahsokatano-crew",
			Summary: "After you fully execute a maneuver, you may spend 1 Force for a friendly ship in " +
				"your full rear arc at range 1-2 to perform a red focus action, stressed or not.",
			Abilities: []Ability{{Name: "teach focus", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Spend(Self, 1, Force), Choose(Friend, In(FullRear, 1, 2)),
					Perform(Chosen, game.AsRed|game.WhileStressed, game.FocusAction)}}}},

		{ID: "bokatankryze",
			Summary: "While you attack a ship at range 0-1, you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Defender.Is(At(0, 1))},
				Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "bokatankryze-rebel-scum",
			Summary: "After you destroy the defender each friendly ship at range 0-2 may remove a red or " +
				"orange token.",
			Abilities: []Ability{{Name: "take heart", When: AfterAttack, If: []Cond{AttackDestroyed},
				Do: []Op{EachShip([]Cond{Friend, At(0, 2)}, May("remove a token",
					Remove(Chosen, 1, RedTokens|OrangeTokens)))}}}},
	}
}

// crewC are the crew from C to C.
func crewC() []Def {
	return []Def{
		{ID: "c3po",
			Summary: "Before you roll defense dice, you may spend 1 calculate token to name a number " +
				"of evade results. If you roll exactly that many, add 1 evade result. After you " +
				"perform a calculate action, gain 1 additional calculate token.",
			Abilities: []Ability{
				{Name: "guess", When: BeforeDefenseRoll,
					Do: []Op{Spend(Self, 1, CalculateToken), rules.GuessEvades(1)}},
				{Name: "add an evade", When: AfterRoll, Must: true,
					If: []Cond{About(DefenseDice), rules.GuessedRight}, Do: []Op{AddResult(DefenseDice, Evade)}},
				calculateAgain,
			}},

		{ID: "c3po-crew",
			Summary: "You may coordinate ships beyond range 2 that have calculate on their action bar. " +
				"After you calculate or coordinate, you gain 1 calculate token.",
			Mods: []Mod{Include(ActionReach, Ranges(3, Beyond)).If(About(game.CoordinateAction),
				Other.Is(HasAction(game.CalculateAction)))},
			Abilities: []Ability{{Name: "calculate too", When: AfterAction, Must: true,
				If: []Cond{About(game.CalculateAction, game.CoordinateAction)},
				Do: []Op{Gain(Self, 1, CalculateToken)}}}},

		{ID: "c3po-republic",
			Summary: "While you defend with a calculate token, you may reroll 1 die. A calculate " +
				"action gives you 1 more calculate token.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyDefense, If: []Cond{Has(CalculateToken)},
					Do: []Op{Reroll(DefenseDice, 1)}},
				calculateAgain,
			}},

		{ID: "cadbane",
			Summary: "You may perform a red boost action after you drop or launch a device.",
			Abilities: []Ability{{Name: "red boost", When: AfterPlace,
				Do: []Op{Perform(Self, game.AsRed, game.BoostAction)}}}},

		{ID: "captainhark",
			Summary: "After you fully execute a red maneuver, you may spend 1 charge to gain 1 focus " +
				"token, unless you are focused.",
			Abilities: []Ability{{Name: "gain focus", When: AfterManeuver,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed), Not(Has(FocusToken))},
				Do: []Op{Spend(Self, 1, Charge), Gain(Self, 1, FocusToken)}}}},

		{ID: "captainphasma",
			Summary: "Each enemy at range 0-1 that is not stressed gains 1 stress token at the end of the " +
				"Engagement phase.",
			Abilities: []Ability{{Name: "spread fear", When: EndOfEngagement, Must: true,
				Do: []Op{EachShip(calm, Gain(Chosen, 1, StressToken))}}}},

		{ID: "chancellorpalpatine",
			Summary: "After you defend against an attacker at range 0-2, you may spend 1 Force. If you " +
				"do, the attacker gains 1 stress token. During the End phase, you may flip this card. " +
				"Flipped: after you coordinate with a purple action, the coordinated ship gains 1 " +
				"stress token, then gains 1 focus token or recovers 1 Force.",
			Abilities: []Ability{
				{Name: "stress the attacker", When: AfterDefend, Side: 1,
					If: []Cond{Attacker.Is(At(0, 2))},
					Do: []Op{Spend(Self, 1, Force), Gain(Attacker, 1, StressToken)}},
				{Name: "drop the mask", When: DuringEnd, Side: 1, Do: []Op{FlipCard()}},
				{Name: "unlimited power", When: AfterAction, Side: 2, Must: true,
					If: []Cond{About(game.CoordinateAction), Acted(game.AsPurple)},
					Do: []Op{Gain(Other, 1, StressToken), PickOne(Other,
						Alt("gain focus", Gain(Other, 1, FocusToken)),
						Alt("recover Force", Recover(Other, 1, Force)))}},
			}},

		{ID: "cikatrovizago",
			Summary: "In the End phase you may exchange 2 illicit upgrades of friendly ships at range 0-1.",
			Swaps:   &SwapTerms{Slots: []string{"illicit"}, Exchange: true},
			Abilities: []Ability{{Name: "trade", When: DuringEnd,
				Do: []Op{rules.ExchangeUpgrades("illicit", Friend, At(0, 1))}}}},

		{ID: "chewbacca",
			Summary: "You may spend 2 charges to repair a faceup damage card at the start of the " +
				"Engagement phase.",
			Abilities: []Ability{{Name: "repair", When: StartOfEngagement,
				Do: []Op{Spend(Self, 2, Charge), rules.Repair(Self, rules.Faceup)}}}},

		{ID: "chewbacca-battleofyavin",
			Summary: "You may gain 1 focus token after you perform an evade action.",
			Abilities: []Ability{{Name: "focus too", When: AfterAction,
				If: []Cond{About(game.EvadeAction)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "chewbacca-crew",
			Summary: "At the start of the End phase, for 1 focus token you may repair a faceup damage " +
				"card.",
			Abilities: []Ability{{Name: "repair", When: StartOfEnd,
				Do: []Op{Spend(Self, 1, FocusToken), rules.Repair(Self, rules.Faceup)}}}},

		{ID: "chewbacca-crew-swz19",
			Summary: "Begins with 1 charge fewer. A damage card dealt to a friendly ship at range 0-3 " +
				"recovers 1 charge. While you attack, you may spend 2 charges to change 1 focus result " +
				"to a critical hit.",
			Abilities: []Ability{
				{Name: "lose a charge", When: ForcesPlaced, Must: true, Do: []Op{Lose(Self, 1, Charge)}},
				{Name: "recover a charge", When: AfterDealt, Must: true, By: []Cond{Friend, At(0, 3)},
					Do: []Op{Recover(Self, 1, Charge)}},
				{Name: "change a focus", When: ModifyAttack,
					Do: []Op{Spend(Self, 2, Charge), Change(AttackDice, 1, Focus, Crit)}},
			}},

		{ID: "chopper-crew",
			Summary: "In your Perform Action step you may perform 1 action while stressed. After any " +
				"action that, you perform while stressed, you suffer 1 hit damage or expose a damage " +
				"card.",
			Mods: []Mod{Permits(game.Stressed).If(Acted(game.InStep), Not(Acted(game.FromLink)))},
			Abilities: []Ability{{Name: "pay for it", When: AfterAction, Must: true,
				If: []Cond{Acted(game.WhileStressed)},
				Do: []Op{PickOne(Self, Alt("suffer a hit", Suffer(Self, 1, Hit)),
					Alt("expose a damage card", rules.ExposeCard(Self)))}}}},

		{ID: "cienaree",
			Summary: "A ship that barrel rolled or boosted because you coordinated it may take a " +
				"stress token to turn by 90 degrees.",
			Abilities: []Ability{{Name: "turn the ship", When: AfterAction,
				If: []Cond{FromAction(game.BarrelRollAction, game.BoostAction)},
				Do: []Op{Gain(Other, 1, StressToken), rules.RotateShip(Other)}}}},

		{ID: "commandermalarus",
			Summary: "While a friendly ship at range 0-1 that is not limited makes a primary attack, " +
				"it may reroll 1 blank. If it misses after that reroll, flip this card. Flipped: while " +
				"you attack a ship in your bullseye arc, change all focus results to hits and gain 1 " +
				"stress token. Then, with 2 or more stress tokens, you suffer 1 hit damage.",
			Abilities: []Ability{
				{Name: "reroll a blank", When: ModifyAttack, Side: 1,
					By: []Cond{Friend, At(0, 1), Not(Limited)}, If: []Cond{PrimaryAttack},
					Do: []Op{Reroll(AttackDice, 1, Blank), Mark(ThisAttack, Attacker)}},
				{Name: "no failure", When: AfterAttack, Side: 1, Must: true, By: []Cond{Marked},
					If: []Cond{Not(AttackHit)}, Do: []Op{FlipCard()}},
				{Name: "perfection", When: ModifyAttack, Side: 2, Must: true, If: []Cond{bullseye},
					Do: []Op{Provided(Shows(AttackDice, Focus), Change(AttackDice, Every, Focus, Hit)),
						Gain(Self, 1, StressToken),
						Provided(Compare(Count(StressToken), AtLeast, 2), Suffer(Self, 1, Hit))}},
			}},

		{ID: "commanderpyre",
			Summary: "After placing forces an enemy of your choice gains 2 stress tokens. While a stressed " +
				"ship attacks you, you may reroll 1 defense die.",
			Abilities: []Ability{
				{Name: "intimidate", When: ForcesPlaced, Must: true,
					Do: []Op{Choose(Enemy), Gain(Chosen, 2, StressToken)}},
				{Name: "reroll", When: ModifyDefense, If: []Cond{Attacker.Is(Stressed)},
					Do: []Op{Reroll(DefenseDice, 1)}},
			}},
	}
}

// holdsTokens reports whether tokens lie on the card.
func holdsTokens(x *game.Exec) bool { return x.S.Charges[x.Card()].Held != 0 }
