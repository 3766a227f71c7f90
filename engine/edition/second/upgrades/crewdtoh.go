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
			Summary: "At the start of the Engagement phase, you may choose a ship in your firing arc " +
				"at range 0-2 and spend 1 Force: it suffers 1 hit damage unless it removes a green " +
				"token.",
			Abilities: []Ability{{Name: "choke", When: StartOfEngagement,
				Do: []Op{Choose(In(Firing, 0, 2)), Spend(Self, 1, Force),
					UnlessRemovesGreen(Chosen), Suffer(Chosen, 1, Hit)}}}},

		{ID: "deathtroopers",
			Summary: "Enemy ships at range 0-1 cannot remove stress tokens in the Activation phase.",
			Mods: []Mod{Forbids(Losing).For(Enemy, At(0, 1)).If(About(StressToken),
				InPhase(game.ActivationPhase))}},

		{ID: "emperorpalpatine",
			Summary: "While another friendly ship attacks or defends, you may spend 1 Force to change " +
				"1 of its focus results to a hit or an evade.",
			Abilities: []Ability{
				{Name: "foresee the attack", When: ModifyAttack, By: []Cond{OtherFriend},
					Do: []Op{Spend(Self, 1, Force), Change(AttackDice, 1, Focus, Hit, game.ByForce)}},
				{Name: "foresee the defense", When: ModifyDefense, By: []Cond{OtherFriend},
					Do: []Op{Spend(Self, 1, Force), Change(DefenseDice, 1, Focus, Evade, game.ByForce)}},
			}},

		{ID: "fennrau",
			Summary: "Before a friendly ship at range 0-2 engages that has revealed a maneuver of speed 1 " +
				"or more, with an enemy in its front arc at range 1, it may remove a red token other " +
				"than a lock.",
			Abilities: []Ability{{Name: "remove a token", When: BeforeEngage,
				By: []Cond{Friend, At(0, 2), Revealed(Speed(1, Every))},
				If: []Cond{Any(Enemy, InOf(Active, Front, 1, 1))},
				Do: []Op{Remove(Active, 1, RedButLocks)}}}},

		{ID: "fives",
			Summary: "After your attack misses a ship of your initiative or higher, an evade or a " +
				"focus token is placed on this card. Before you engage, you may gain 1 of those tokens.",
			Abilities: []Ability{
				{Name: "learn from it", When: AfterAttack, Must: true,
					If: []Cond{Not(AttackHit), Compare(Defender.Of(Initiative), AtLeast, Self.Of(Initiative))},
					Do: []Op{PickOne(Self, Alt("place an evade token", Hold(EvadeToken)),
						Alt("place a focus token", Hold(FocusToken)))}},
				{Name: "take a token", When: BeforeEngage, Do: []Op{Gain(Self, 1, Held)}},
			}},

		{ID: "freelanceslicer",
			Summary: "While you defend, before attack dice are rolled, you may use up your lock on the " +
				"attacker to give it 1 jam token. Roll 1 attack die as well: on a hit or critical hit, " +
				"you also gain 1 jam token.",
			Abilities: []Ability{{Name: "slice", When: BeforeAttackRoll, Against: []Cond{Same(Self)},
				Do: []Op{SpendLock(Attacker), RollDice(AttackDice, 1),
					Gain(Attacker, 1, JamToken),
					Provided(Shows(RolledDice, Hit|Crit), Gain(Self, 1, JamToken))}}}},

		{ID: "gamutkey",
			Summary: "At the start of the End phase, you may spend 2 charges for a ship at range 0-1 " +
				"to keep its circular tokens in this phase.",
			Abilities: []Ability{{Name: "keep tokens", When: StartOfEnd,
				Do: []Op{Spend(Self, 2, Charge), Choose(At(0, 1)),
					KeepTokens(Chosen, Every, GreenTokens|OrangeTokens)}}}},

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
					If: []Cond{Compare(Results(AttackDice, Hit|Crit), AtLeast, 2)},
					Do: []Op{Spend(Self, 1, Charge), CancelResult(AttackDice, Hit|Crit)}},
				{Name: "recover the charge", When: AfterDestroyed, Must: true, By: []Cond{Friend},
					Do: []Op{Recover(Self, 1, Charge)}},
			}},

		{ID: "generalhux",
			Summary: "You may treat your white coordinate action as red. If you do, you may coordinate up to 2 " +
				"more ships of the same type, and all of them perform the same action, as red.",
			Mods: []Mod{Include(Coordination, RedToo).If(Marked)},
			Abilities: []Ability{
				{Name: "give the order", When: WhileActing,
					If: []Cond{About(game.CoordinateAction), OfDifficulty(game.DifficultyWhite)},
					Do: []Op{TreatAs(game.DifficultyRed), Mark(ThisPhase, Self)}},
				{Name: "coordinate more", When: AfterAction, Must: true,
					If: []Cond{About(game.CoordinateAction), Marked},
					Do: []Op{ChooseUpTo(2, rules.CanCoordinate, sameType, Not(Same(Other))),
						EachShip([]Cond{InGroup}, PerformLed(Chosen, game.AsRed))}},
			}},

		{ID: "gnkgonkdroid",
			Summary: "This card starts with its charge inactive. Action: recover the charge. Action: " +
				"spend the charge to recover 1 shield.",
			Abilities: []Ability{{Name: "lose the charge", When: ForcesPlaced, Must: true,
				Do: []Op{Lose(Self, 1, Charge)}}},
			Actions: []Ability{
				{Name: "recover the charge", Do: []Op{Recover(Self, 1, Charge)}},
				{Name: "recover a shield", Do: []Op{Spend(Self, 1, Charge), Recover(Self, 1, Shield)}},
			}},

		{ID: "grandinquisitor",
			Summary: "You may spend 1 Force to perform a white action of your action bar as red after an " +
				"enemy at range 0-2 reveals its dial.",
			Abilities: []Ability{{Name: "anticipate", When: AfterReveal, By: []Cond{Enemy, At(0, 2)},
				Do: []Op{Spend(Self, 1, Force),
					Perform(Self, game.OnBar|game.OnlyWhite|game.AsRed, barActions...)}}}},

		{ID: "grandmofftarkin",
			Summary: "System phase: for 2 charges every friendly ship may lock one of the ships that " +
				"you have locked.",
			Abilities: []Ability{{Name: "share the lock", When: SystemStep,
				Do: []Op{Spend(Self, 2, Charge),
					EachShip([]Cond{Friend}, May("acquire the lock", sharedLock))}}}},

		{ID: "greefkarga",
			Summary: "You may coordinate allied ships, too. After you coordinate a ship, it may lock " +
				"an object that you have locked.",
			Mods: []Mod{Include(ActionReach, ToAllies).If(About(game.CoordinateAction))},
			Abilities: []Ability{{Name: "share a lock", When: AfterAction,
				If: []Cond{About(game.CoordinateAction)},
				Do: []Op{rules.LockObject(Other, rules.LockedBy(Same(Self)))}}}},

		{ID: "hansolo-crew",
			Summary: "An evade action gives you 1 more evade token for each enemy at range 0-1.",
			Abilities: []Ability{{Name: "evade them all", When: AfterAction, Must: true,
				If: []Cond{About(game.EvadeAction), Any(Enemy, At(0, 1))},
				Do: []Op{Gain(Self, Ships(Enemy, At(0, 1)), EvadeToken)}}}},

		// Strict dials are about what is set, not about what is executed.
		{ID: "herasyndulla",
			Summary: "You may execute red maneuvers while stressed. After one in full, with 3 stress tokens " +
				"or more, you remove 1 stress token and suffer 1 hit damage.",
			Mods: []Mod{Permits(game.RedOnStress)},
			Abilities: []Ability{{Name: "push on", When: AfterManeuver, Must: true,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed),
					Compare(Count(StressToken), AtLeast, 3)},
				Do: []Op{Remove(Self, 1, StressToken), Suffer(Self, 1, Hit)}}}},
	}
}

// sameType reports whether a ship is of the type of the other ship of the window.
func sameType(x *game.Exec) bool { return x.Info(x.Subject()).Ship == x.Info(Other(x)).Ship }
