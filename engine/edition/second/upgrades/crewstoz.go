package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewSToZ are the crew from S to Z.
func crewSToZ() []Def {
	return []Def{
		{ID: "sabinewren",
			Summary: "Setup: place 1 ion, 1 jam, 1 stress and 1 tractor token on this card. After a " +
				"ship suffers the effect of a friendly bomb, you may choose 1 token on this card; that " +
				"ship gains it.",
			Abilities: []Ability{
				{Name: "place the tokens", When: ForcesPlaced, Must: true,
					Do: []Op{Hold(IonToken | JamToken | StressToken | TractorToken)}},
				{Name: "give a token", When: AfterBomb, Against: []Cond{Friend},
					Do: []Op{Gain(Active, 1, Held)}},
			}},

		{ID: "satinekryze",
			Summary: "At the start of the Engagement phase, you may spend 2 charges: each friendly " +
				"ship may gain 1 deplete and 1 focus token, or 1 disarm and 1 evade token.",
			Abilities: []Ability{{Name: "appeal for peace", When: StartOfEngagement,
				Do: []Op{Spend(Self, 2, Charge), EachShip([]Cond{Friend}, PickOne(Chosen,
					Alt("gain deplete and focus", Gain(Chosen, 1, DepleteToken),
						Gain(Chosen, 1, FocusToken)),
					Alt("gain disarm and evade", Gain(Chosen, 1, DisarmToken),
						Gain(Chosen, 1, EvadeToken)),
					Alt("gain nothing")))}}}},

		{ID: "savageopress",
			Summary: "After a friendly ship in your front arc at range 1-2 gains a stress or strain " +
				"token, you may spend 1 Force to give it 1 focus token.",
			Abilities: []Ability{{Name: "give focus", When: AfterGain, By: []Cond{Friend, In(Front, 1, 2)},
				If: []Cond{About(StressToken | StrainToken)},
				Do: []Op{Spend(Self, 1, Force), Gain(Active, 1, FocusToken)}}}},

		{ID: "sawgerrera",
			Summary: "While you attack, you may suffer 1 hit damage to change all focus results to " +
				"critical hits.",
			Abilities: []Ability{{Name: "change focus results", When: ModifyAttack,
				Do: []Op{Suffer(Self, 1, Hit), Change(AttackDice, Every, Focus, Crit)}}}},

		{ID: "seasonednavigator",
			Summary: "After you reveal your dial, you may set it to another maneuver of that speed " +
				"that is not red, which is harder to execute.",
			Abilities: []Ability{{Name: "another course", When: AfterReveal,
				Do: []Op{TurnDial(Self, sameSpeedNotRed, asItIs), flyHarder}}}},

		{ID: "seventhsister",
			Summary: "When an enemy at range 0-1 would gain a stress token, you may spend 1 " +
				"Force: it gains a jam or tractor token instead.",
			Abilities: []Ability{{Name: "twist the stress", When: WouldGain,
				By: []Cond{Enemy, At(0, 1)}, If: []Cond{About(StressToken)},
				Do: []Op{Spend(Self, 1, Force), Instead(GainAs(JamToken | TractorToken))}}}},

		{ID: "supremeleadersnoke",
			Summary: "System phase: for each 1 Force you may turn the dial of an enemy beyond range 1 faceup.",
			Abilities: []Ability{{Name: "see a dial", When: SystemStep,
				Do: []Op{Choose(Enemy, Not(At(0, 1))), Spend(Self, 1, Force), rules.ShowDial(Chosen),
					OnceMore()}}}},

		{ID: "torynfarr",
			Summary: "After you coordinate a ship, it may lock a ship that you have locked, at any range.",
			Abilities: []Ability{{Name: "share a lock", When: AfterAction,
				If: []Cond{About(game.CoordinateAction)},
				Do: []Op{Choose(Self.Is(HasLockOn(Chosen))), rules.LockOn(Other, ObjectOf(Chosen), rules.AtAnyRange)}}}},

		{ID: "tristanwren",
			Summary: "While a friendly ship at range 0-3 attacks with a weapon that has no range " +
				"bonus, you may spend 1 charge: it may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, By: []Cond{Friend, At(0, 3)},
				If: []Cond{Ordnance},
				Do: []Op{Spend(Self, 1, Charge), Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "unkarplutt",
			Summary: "You may suffer 1 hit damage to perform a white action after you partially execute a " +
				"maneuver.",
			Abilities: []Ability{{Name: "act for damage", When: AfterManeuver,
				If: []Cond{Not(FullyExecuted)},
				Do: []Op{Suffer(Self, 1, Hit), Perform(Self, game.OnlyWhite)}}}},

		{ID: "wolfpack",
			Summary: "After a friendly ship at range 0-3 defends against an attacker in your firing " +
				"arc, it may gain 1 strain token to lock the attacker.",
			Abilities: []Ability{{Name: "lock the attacker", When: AfterDefend,
				By: []Cond{Friend, At(0, 3)}, Against: []Cond{In(Firing)},
				Do: []Op{Gain(Defender, 1, StrainToken),
					rules.LockOn(Defender, ObjectOf(Attacker))}}}},

		{ID: "wolfpack-siegeofcoruscant",
			Summary: "While you attack, you may spend the lock on the defender of a friendly Plo Koon " +
				"or ship with Born for This to reroll any number of dice.",
			Abilities: []Ability{{Name: "use its lock", When: ModifyAttack,
				Do: []Op{Choose(Friend, Either(Named("Plo Koon"), ShipAbility("Born for This"))),
					spendItsLock, Reroll(AttackDice, Every)}}}},

		{ID: "zamwesell",
			Summary: "Setup: lose 2 charges. During the System phase, you may assign one of your " +
				"secret conditions facedown to yourself, replacing any earlier one: You Should Thank " +
				"Me or You'd Better Mean Business. Reveal it after you defend. At the end of the " +
				"Engagement phase, you may reveal it if you are in an enemy ship's firing arc.",
			Abilities: append(rules.SecretConditions(
				rules.Hidden{ID: "youshouldthankme", Name: "You Should Thank Me"},
				rules.Hidden{ID: "youdbettermeanbusiness", Name: "You'd Better Mean Business"}),
				Ability{Name: "lose charges", When: ForcesPlaced, Must: true, Do: []Op{Lose(Self, 2, Charge)}})},

		{ID: "zeborrelios",
			Summary: "You may make primary attacks at range 0, and enemies at range 0 against you.",
			Mods: []Mod{Permits(game.AtRangeZero).For(Anyone).If(Either(Attacking, Defending),
				PrimaryAttack)}},

		{ID: "zuckuss",
			Summary: "While you attack, unless you are stressed, you may gain 1 stress token to make the " +
				"defender reroll 1 die of your choice.",
			Abilities: []Ability{{Name: "reroll a defense die", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), Reroll(DefenseDice, 1)}}}},
	}
}
