package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewIToK are the crew from I to K.
func crewIToK() []Def {
	return []Def{
		{ID: "ig88d",
			Summary: "You have the pilot ability of each other friendly ship with the IG-2000 title. A " +
				"calculate action gives you 1 more calculate token.",
			Shares:    &ShareTerms{From: "ig2000"},
			Abilities: []Ability{calculateAgain}},

		{ID: "informant",
			Summary: "After placing forces assign Listening Device to an enemy.",
			Abilities: []Ability{{Name: "plant the device", When: ForcesPlaced, Must: true,
				Do: []Op{Choose(Enemy), rules.Assign("listeningdevice", Chosen)}}}},

		{ID: "isbslicer",
			Summary: "Enemy ships at range 1-2 cannot remove jam tokens in the End phase.",
			Mods:    []Mod{Forbids(Losing).For(Enemy, At(1, 2)).If(About(JamToken), InPhase(game.EndPhase))}},

		{ID: "jabbathehutt",
			Summary: "During the End phase you may spend 1 charge for a friendly ship at range 0-2 to " +
				"recover 1 charge of an illicit upgrade.",
			Abilities: []Ability{{Name: "supply a ship", When: DuringEnd,
				Do: []Op{Choose(Friend, At(0, 2)), Spend(Self, 1, Charge),
					Recover(Chosen, 1, UpgradeCharge, "illicit")}}}},

		{ID: "jangofett",
			Summary: "While you attack or defend, you may spend your lock on the enemy ship to change " +
				"1 of its focus results to a blank.",
			Abilities: []Ability{
				{Name: "change the attacker's focus", When: ModifyAttack, Against: []Cond{Same(Self)},
					Do: []Op{SpendLock(Attacker), Change(AttackDice, 1, Focus, Blank)}},
				{Name: "change the defender's focus", When: ModifyDefense, Against: []Cond{Same(Self)},
					Do: []Op{SpendLock(Defender), Change(DefenseDice, 1, Focus, Blank)}},
			}},

		{ID: "k2so",
			Summary: "System phase: you may give a friendly ship at range 0-3 1 calculate and 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "advise", When: SystemStep,
				Do: []Op{Choose(Friend, At(0, 3)), Gain(Chosen, 1, CalculateToken),
					Gain(Chosen, 1, StressToken)}}}},

		{ID: "kananjarrus",
			Summary: "You may spend 1 Force to remove a stress token from a friendly ship at range 0-2 " +
				"after it fully executes a white maneuver.",
			Abilities: []Ability{{Name: "remove stress", When: AfterManeuver,
				By: []Cond{Friend, At(0, 2)},
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyWhite)},
				Do: []Op{Spend(Self, 1, Force), Remove(Active, 1, StressToken)}}}},

		{ID: "kaydelconnix",
			Summary: "After you reveal your dial, you may set it to a basic maneuver that is 1 speed " +
				"faster, which is harder to execute.",
			Abilities: []Ability{{Name: "faster", When: AfterReveal,
				Do: []Op{TurnDial(Self, basicFaster, asItIs), flyHarder}}}},

		{ID: "ketsuonyo",
			Summary: "At the start of the End phase, you may choose an enemy ship in your firing arc " +
				"at range 0-2. It does not remove its tractor tokens this phase.",
			Abilities: []Ability{{Name: "hold it", When: StartOfEnd,
				Do: []Op{Choose(Enemy, In(Firing, 0, 2)), KeepTokens(Chosen, Every, TractorToken)}}}},

		{ID: "kitfisto",
			Summary: "At the start of the Engagement phase, you may spend 1 Force for a friendly ship " +
				"at range 0-1 to perform a red evade action.",
			Abilities: []Ability{{Name: "red evade", When: StartOfEngagement,
				Do: []Op{Choose(Friend, At(0, 1)), Spend(Self, 1, Force),
					Perform(Chosen, game.AsRed, game.EvadeAction)}}}},

		{ID: "korkiekryze",
			Summary: "After a friendly ship in your full front arc at range 1-2 becomes the defender, " +
				"you may transfer 1 green token to it. It rolls 1 more die if you obstruct the attack.",
			Mods: []Mod{Add(DefenseDiceOf, 1).For(Defending, Friend, In(FullFront, 1, 2)).If(Obstructs)},
			Abilities: []Ability{{Name: "help the defender", When: AfterDefender,
				By: []Cond{Anyone}, Against: []Cond{Friend, In(FullFront, 1, 2)},
				Do: []Op{Transfer(Self, Defender, 1, GreenTokens)}}}},

		{ID: "korrsella",
			Summary: "After you fully execute a blue maneuver you lose all stress tokens.",
			Abilities: []Ability{{Name: "calm down", When: AfterManeuver, Must: true,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Remove(Self, Every, StressToken)}}}},

		{ID: "kyloren",
			Summary: "Action: spend 1 Force to assign I'll Show You the Dark Side to an enemy ship at range 1-3.",
			Actions: []Ability{{Name: "show the dark side", Do: []Op{Choose(Enemy, At(1, 3)),
				Spend(Self, 1, Force), rules.Assign("illshowyouthedarkside", Chosen)}}}},
	}
}
