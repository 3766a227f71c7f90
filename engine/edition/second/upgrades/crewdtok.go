package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewDToH are the crew from D to H.
func crewDToH() []Def {
	return []Def{
		{ID: "darthvader",
			Summary: "At the start of the Engagement phase you may choose a ship in your firing arc at " +
				"range 0-2 and spend 1 Force: it suffers 1 hit damage unless it removes a green token.",
			Abilities: []Ability{{Name: "choke", When: StartOfEngagement,
				Do: []Op{Choose(In(Firing, 0, 2)), Spend(Self, 1, Force),
					UnlessRemovesGreen(Chosen), Suffer(Chosen, 1, Hit)}}}},

		{ID: "emperorpalpatine",
			Summary: "While another friendly ship attacks or defends you may spend 1 Force to " +
				"change 1 of its focus results to a hit or an evade.",
			Abilities: []Ability{
				{Name: "foresee the attack", When: ModifyAttack, By: []Cond{OtherFriend},
					Do: []Op{Spend(Self, 1, Force), ChangeBy(game.ByForce, AttackDice, Focus, Hit)}},
				{Name: "foresee the defense", When: ModifyDefense, By: []Cond{OtherFriend},
					Do: []Op{Spend(Self, 1, Force), ChangeBy(game.ByForce, DefenseDice, Focus, Evade)}},
			}},

		{ID: "freelanceslicer",
			Summary: "While you defend, before attack dice are rolled, you may spend your lock on the " +
				"attacker: it gains 1 jam token, and on an attack die's hit or critical hit so do you.",
			Abilities: []Ability{{Name: "slice", When: BeforeAttackRoll, Against: []Cond{Same(Self)},
				Do: []Op{SpendLock(Attacker), RollDice(AttackDice, 1),
					Gain(Attacker, 1, JamToken),
					Provided(Shows(RolledDice, Hit|Crit), Gain(Self, 1, JamToken))}}}},

		{ID: "garsaxon",
			Summary: "While a friendly ship of initiative 4 or less at range 1-3 attacks a ship that you " +
				"have locked, it may change 1 focus result to a hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				By: []Cond{Friend, At(1, 3)},
				If: []Cond{Attacker.Is(Compare(Initiative, AtMost, 4)), HasLockOn(Defender)},
				Do: []Op{Change(AttackDice, 1, Focus, Hit)}}}},

		{ID: "generalgrievous",
			Summary: "While you defend, if 2 results or more are left after neutralizing, you may spend 1 " +
				"charge to cancel 1 hit or critical hit. A friendly ship's destruction recovers the " +
				"charge.",
			Abilities: []Ability{
				{Name: "cancel a result", When: AfterNeutralize,
					If: []Cond{Between(Results(AttackDice, Hit|Crit), 2, Every)},
					Do: []Op{Spend(Self, 1, Charge), CancelResult(AttackDice, Hit|Crit)}},
				{Name: "recover the charge", When: AfterDestroyed, Must: true, By: []Cond{Friend},
					Do: []Op{Recover(Self, 1, Charge)}},
			}},

		{ID: "gnkgonkdroid",
			Summary: "Begins without its charge. Action: recover the charge. Action: spend it to " +
				"recover 1 shield.",
			Abilities: []Ability{{Name: "lose the charge", When: ForcesPlaced, Must: true,
				Do: []Op{Lose(Self, 1, Charge)}}},
			Actions: []Ability{
				{Name: "recover the charge", Do: []Op{Recover(Self, 1, Charge)}},
				{Name: "recover a shield", Do: []Op{Spend(Self, 1, Charge), Recover(Self, 1, Shield)}},
			}},

		{ID: "grandinquisitor",
			Summary: "After an enemy at range 0-2 reveals its dial you may spend 1 Force to perform " +
				"a white action of your action bar as red.",
			Abilities: []Ability{{Name: "anticipate", When: AfterReveal, By: []Cond{Enemy, At(0, 2)},
				Do: []Op{Spend(Self, 1, Force),
					Perform(Self, game.OnBar|game.OnlyWhite|game.AsRed, barActions...)}}}},

		{ID: "grandmofftarkin",
			Summary: "System phase: for 2 charges every friendly ship may lock one of the ships that " +
				"you have locked.",
			Abilities: []Ability{{Name: "share the lock", When: SystemStep,
				If: []Cond{Any(Friend, sharedLock.Can)},
				Do: []Op{Spend(Self, 2, Charge),
					EachShip([]Cond{Friend}, May("acquire the lock", sharedLock))}}}},

		{ID: "hansolo-crew",
			Summary: "An evade action gives you 1 more evade token for each enemy at range 0-1.",
			Abilities: []Ability{{Name: "evade them all", When: AfterAction, Must: true,
				If: []Cond{About(game.EvadeAction), Any(Enemy, At(0, 1))},
				Do: []Op{Gain(Self, Ships(Enemy, At(0, 1)), EvadeToken)}}}},
	}
}

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

		{ID: "jabbathehutt",
			Summary: "During the End phase you may spend 1 charge for a friendly ship at range 0-2 to " +
				"recover 1 charge of an illicit upgrade.",
			Abilities: []Ability{{Name: "supply a ship", When: DuringEnd,
				Do: []Op{Choose(Friend, At(0, 2)), Spend(Self, 1, Charge),
					Recover(Chosen, 1, UpgradeCharge, "illicit")}}}},

		{ID: "jangofett",
			Summary: "While you attack or defend you may spend your lock on the other ship to change 1 of " +
				"its focus results to a blank.",
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
			Summary: "After a friendly ship at range 0-2 fully executes a white maneuver you may spend 1 " +
				"Force to remove a stress token from it.",
			Abilities: []Ability{{Name: "remove stress", When: AfterManeuver,
				By: []Cond{Friend, At(0, 2)},
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyWhite)},
				Do: []Op{Spend(Self, 1, Force), Remove(Active, 1, StressToken)}}}},

		{ID: "kaydelconnix",
			Summary: "After you reveal your dial you may set it to a basic maneuver that is 1 speed " +
				"faster, which is harder to execute.",
			Abilities: []Ability{{Name: "faster", When: AfterReveal, If: []Cond{Revealed()},
				Do: []Op{TurnDial(basicFaster, asItIs), flyHarder}}}},

		{ID: "kitfisto",
			Summary: "At the start of the Engagement phase you may spend 1 Force for a friendly ship at " +
				"range 0-1 to perform a red evade action.",
			Abilities: []Ability{{Name: "red evade", When: StartOfEngagement,
				Do: []Op{Choose(Friend, At(0, 1)), Spend(Self, 1, Force),
					Perform(Chosen, game.AsRed, game.EvadeAction)}}}},

		{ID: "korrsella",
			Summary: "After you fully execute a blue maneuver you lose all stress tokens.",
			Abilities: []Ability{{Name: "calm down", When: AfterManeuver, Must: true,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Remove(Self, Every, StressToken)}}}},
	}
}
