package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// crew are the crew upgrades.
func crew() []Def {
	return []Def{
		{ID: "000",
			Summary: "You may choose an enemy at range 0-1 at the start of the Engagement phase. If it " +
				"does not choose to gain 1 stress token, you gain 1 calculate token.",
			Abilities: []Ability{{Name: "threaten", When: StartOf(game.EngagementPhase),
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
				{Name: "pull strings", When: StartOf(game.EngagementPhase),
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

		{ID: "amilynholdo",
			Summary: "Before you engage, you may trade with another friendly ship at range 1-2: hand " +
				"it 1 token of a type it lacks, and receive from it 1 token of a type you lack. Each " +
				"transfer is optional.",
			Abilities: []Ability{{Name: "exchange tokens", When: BeforeEngage, Do: []Op{
				Choose(OtherFriend, At(1, 2), exchanges(lackedTokens)),
				May("give a token", Transfer(Self, Chosen, 1, lackedTokens)),
				May("take a token", Transfer(Chosen, Self, 1, lackedTokens))}}}},

		{ID: "bazemalbus",
			Summary: "You may treat a focus action as red to gain 1 more focus token for each enemy " +
				"ship at range 0-1, 2 at most.",
			Abilities: []Ability{{Name: "focus on the enemies", When: WhileActing,
				If: []Cond{About(game.FocusAction), Any(Enemy, At(0, 1))},
				Do: []Op{ActionAs(game.DifficultyRed), Gain(Self, Ships(Enemy, At(0, 1)).Max(2), FocusToken)}}}},

		{ID: "bobafett",
			Summary: "You begin the match in reserve. After placing forces, you are placed at range 0 " +
				"of an obstacle and beyond range 3 of enemy ships.",
			Abilities: []Ability{
				{Name: "lie in wait", When: BeforePlacing, Must: true,
					Do: []Op{rules.EnterReserve(Self)}},
				{Name: "ambush", When: ForcesPlaced, Must: true, Docked: true, Do: []Op{
					rules.EnterPlay(rules.AtObstacle, rules.FarFromEnemies(3)), rules.AimTurret()}},
			}},

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

		{ID: "c3po",
			Summary: "Before you roll defense dice, you may spend 1 calculate token to name a number " +
				"of evade results. If you roll exactly that many, add 1 evade result. After you " +
				"perform a calculate action, gain 1 additional calculate token.",
			Abilities: []Ability{
				{Name: "guess", When: BeforeRoll(DefenseDice),
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
			Abilities: []Ability{{Name: "spread fear", When: EndOf(game.EngagementPhase), Must: true,
				Do: []Op{EachShip(calm, Gain(Chosen, 1, StressToken))}}}},

		{ID: "cassianandor",
			Summary: "In the System phase you may guess the maneuver on the dial of an enemy ship at " +
				"range 1-2 and look at it. If bearing and speed are right, you may set your own dial " +
				"again.",
			Abilities: []Ability{{Name: "guess a dial", When: SystemStep, Do: []Op{
				Choose(Enemy, At(1, 2)), rules.GuessDial(Chosen, rules.SetDialAnew(Self))}}}},

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

		{ID: "chewbacca",
			Summary: "You may spend 2 charges to repair a faceup damage card at the start of the " +
				"Engagement phase.",
			Abilities: []Ability{{Name: "repair", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 2, Charge), rules.Repair(Self, rules.Faceup)}}}},

		{ID: "chewbacca-battleofyavin",
			Summary: "You may gain 1 focus token after you perform an evade action.",
			Abilities: []Ability{{Name: "focus too", When: AfterAction,
				If: []Cond{About(game.EvadeAction)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "chewbacca-crew",
			Summary: "At the start of the End phase, for 1 focus token you may repair a faceup damage " +
				"card.",
			Abilities: []Ability{{Name: "repair", When: StartOf(game.EndPhase),
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
				"action that you perform while stressed, you suffer 1 hit damage or expose a damage " +
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

		{ID: "cikatrovizago",
			Summary: "In the End phase you may exchange 2 illicit upgrades of friendly ships at range 0-1.",
			Swaps:   &SwapTerms{Slots: []string{"illicit"}, Exchange: true},
			Abilities: []Ability{{Name: "trade", When: DuringEnd,
				Do: []Op{rules.ExchangeUpgrades("illicit", Friend, At(0, 1))}}}},

		commandos("clanwrencommandos", "Clan Wren Commandos"),

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

		{ID: "countdooku",
			Summary: "With all Force active, before a ship at range 0-2 rolls dice, you may spend 1 Force to name a " +
				"result. If the roll does not show it, that ship must change 1 die to it.",
			Abilities: []Ability{
				nameResult(BeforeRoll(AttackDice), Anyone, attackFaces), nameResult(BeforeRoll(DefenseDice), Anyone, defenseFaces),
				nameResult(BeforeRoll(RolledDice), rollsAttackDice, attackFaces),
				nameResult(BeforeRoll(RolledDice), Not(rollsAttackDice), defenseFaces),
				{Name: "as was named", When: AfterRoll, Must: true, By: []Cond{Marked},
					Do: []Op{Provided(Anyone, TurnInto(MarkNote)), Unmark(Active)}},
			}},

		{ID: "darthvader",
			Summary: "At the start of the Engagement phase, you may choose a ship in your firing arc " +
				"at range 0-2 and spend 1 Force: it suffers 1 hit damage unless it removes a green " +
				"token.",
			Abilities: []Ability{{Name: "choke", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(In(Firing, 0, 2)), Spend(Self, 1, Force),
					UnlessRemovesGreen(Chosen), Suffer(Chosen, 1, Hit)}}}},

		{ID: "deathtroopers",
			Summary: "Enemy ships at range 0-1 cannot remove stress tokens in the Activation phase.",
			Mods: []Mod{Forbids(Losing).For(Enemy, At(0, 1)).If(About(StressToken),
				InPhase(game.ActivationPhase))}},

		commandos("deathwatchcommandos", "Death Watch Commandos"),

		{ID: "directorkrennic",
			Summary: "Grants the lock action. Before forces are placed another friendly ship is assigned Optimized " +
				"Prototype: its attacks on ships that you have locked strip them.",
			Abilities: []Ability{{Name: "optimize a prototype", When: BeforePlacing, Must: true,
				Do: []Op{Choose(OtherFriend), rules.Assign("optimizedprototype", Chosen)}}}},

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
				If: []Cond{Any(Enemy, Active.In(Front, 1, 1))},
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
			Abilities: []Ability{{Name: "slice", When: BeforeRoll(AttackDice), Against: []Cond{Same(Self)},
				Do: []Op{SpendLock(Attacker), RollDice(AttackDice, 1),
					Gain(Attacker, 1, JamToken),
					Provided(Shows(RolledDice, Hit|Crit), Gain(Self, 1, JamToken))}}}},

		{ID: "ga97",
			Summary: "Adds the calculate action. Before placing forces, you may spend 3, 4 or 5 " +
				"charges to place another friendly ship in reserve. That ship is placed when your " +
				"charges are fully recovered, or after you are destroyed.",
			Abilities: []Ability{{Name: "send for help", When: BeforePlacing, Do: []Op{
				PickOne(Self, Alt("spend 3 charges", Spend(Self, 3, Charge)),
					Alt("spend 4 charges", Spend(Self, 4, Charge)), Alt("spend 5 charges", Spend(Self, 5, Charge))),
				Choose(OtherFriend), rules.Assign("itstheresistance", Chosen), rules.EnterReserve(Chosen)}}}},

		{ID: "gamutkey",
			Summary: "At the start of the End phase, you may spend 2 charges for a ship at range 0-1 " +
				"to keep its circular tokens in this phase.",
			Abilities: []Ability{{Name: "keep tokens", When: StartOf(game.EndPhase),
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
					Do: []Op{ActionAs(game.DifficultyRed), Mark(ThisPhase, Self)}},
				{Name: "coordinate more", When: AfterAction, Must: true,
					If: []Cond{About(game.CoordinateAction), Marked},
					Do: []Op{ChooseUpTo(2, rules.CanCoordinate, sameType, Not(Same(Other))),
						EachPerforms(game.AsRed, LedAction)}},
			}},

		{ID: "ghostcompany",
			Summary: "After a primary attack, with a focus token, you may make a bonus attack from a turret " +
				"arc on a ship that you have not attacked this round.",
			Abilities: []Ability{turretToo}},

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

		{ID: "hondoohnaka",
			Summary: "Action: choose 2 ships at range 1-3 that are friendly to each other. Coordinate one of " +
				"them, then jam the other.",
			Actions: []Ability{{Name: "do both a favor", Do: []Op{
				Choose(At(1, 3), mayBeCoordinated, withPartner), Mark(ThisPhase, Chosen),
				Choose(At(1, 3), Not(Marked), besideMarked),
				Run("coordinate the first", coordinateMarked), Gain(Chosen, 1, JamToken)}}}},

		{ID: "ig11", Stores: true,
			Summary: "When you would be dealt a faceup damage card, instead place 1 fuse marker on " +
				"this card and gain 1 calculate token. When this card has 2 markers, flip it. Flipped: " +
				"during each End phase, remove 1 marker. After the last one is removed, you are " +
				"destroyed and each other ship at range 0-1 suffers 1 critical damage. Action: place 1 " +
				"fuse marker on this card.",
			Abilities: []Ability{
				{Name: "light a fuse", When: WouldBeDealt(Faceup), Must: true, Side: 1, Do: []Op{
					Instead(Store(), Gain(Self, 1, CalculateToken), Provided(fuses(2, Every), FlipCard()))}},
				{Name: "count down", When: DuringEnd, Must: true, Side: 2, Do: []Op{TakeStored(),
					Provided(fuses(0, 0), rules.Destroy(Self),
						EachShip([]Cond{Not(Same(Self)), At(0, 1)}, Suffer(Chosen, 1, Crit)))}},
			},
			Actions: []Ability{{Name: "put it off", Side: 2, Do: []Op{Store()}}}},

		{ID: "ig88d",
			Summary: "You have the pilot ability of each other friendly ship with the IG-2000 title. A " +
				"calculate action gives you 1 more calculate token.",
			Shares:    &ShareTerms{From: "ig2000"},
			Abilities: []Ability{calculateAgain}},

		commandos("imperialsupercommandos", "Imperial Super Commandos"),

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

		{ID: "jynerso",
			Summary: "Each friendly ship at range 0-3 may gain 1 evade token instead of each focus token " +
				"that it would gain.",
			Abilities: []Ability{{Name: "evade instead", When: WouldGain, By: []Cond{Friend, At(0, 3)},
				If: []Cond{About(FocusToken)}, Do: []Op{Instead(GainAs(EvadeToken))}}}},

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
			Abilities: []Ability{{Name: "hold it", When: StartOf(game.EndPhase),
				Do: []Op{Choose(Enemy, In(Firing, 0, 2)), KeepTokens(Chosen, Every, TractorToken)}}}},

		{ID: "kitfisto",
			Summary: "At the start of the Engagement phase, you may spend 1 Force for a friendly ship " +
				"at range 0-1 to perform a red evade action.",
			Abilities: []Ability{{Name: "red evade", When: StartOf(game.EngagementPhase),
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

		{ID: "kuiil",
			Summary: "Action: roll as many attack dice as you have damage cards, and use each result: " +
				"a hit repairs a faceup Ship card, a critical hit repairs a facedown card, a blank " +
				"removes an orange token, and a focus result gives you a focus token.",
			Actions: []Ability{{Name: "i have spoken", If: []Cond{Damaged}, Do: []Op{
				RollDice(AttackDice, Count(DamageCard)),
				Times(Results(RolledDice, Hit), rules.Repair(Self, rules.Faceup, "ship")),
				Times(Results(RolledDice, Crit), rules.Repair(Self, rules.Facedown)),
				Times(Results(RolledDice, Blank), Remove(Self, 1, OrangeTokens)),
				Gain(Self, Results(RolledDice, Focus), FocusToken)}}}},

		{ID: "kyloren",
			Summary: "Action: spend 1 Force to assign I'll Show You the Dark Side to an enemy ship at range 1-3.",
			Actions: []Ability{{Name: "show the dark side", Do: []Op{Choose(Enemy, At(1, 3)),
				Spend(Self, 1, Force), rules.Assign("illshowyouthedarkside", Chosen)}}}},

		{ID: "l337",
			Summary: "While you defend, you may flip this card. If you do, the attacker must reroll " +
				"all attack dice. Flipped: while you have no shields, reduce the difficulty of your " +
				"bank maneuvers.",
			Abilities: []Ability{{Name: "distract the attacker", When: ModifyAttack, Side: 1,
				Against: []Cond{Same(Self)}, Do: []Op{FlipCard(), RerollAll(AttackDice)}}},
			Mods: []Mod{Add(DifficultyOf, -1).OnSide(2).
				If(Not(Has(Shield)), Bearings(geom.BankLeft, geom.BankRight))}},

		{ID: "landocalrissian",
			Summary: "Action: roll 2 defense dice and gain a focus token for each focus, an evade " +
				"token for each evade. If both are blank the opponent chooses one for you.",
			Actions: []Ability{{Name: "gamble", Do: []Op{
				RollDice(DefenseDice, 2),
				Gain(Self, Results(RolledDice, Focus), FocusToken),
				Gain(Self, Results(RolledDice, Evade), EvadeToken),
				Provided(Compare(Results(RolledDice, Blank), AtLeast, 2),
					PickedBy(Opponent, Gain(Self, 1, FocusToken|EvadeToken))),
			}}}},

		{ID: "landocalrissian-crew",
			Summary:   "You may spend 1 green token to reroll up to 2 dice after you roll them.",
			Abilities: []Ability{rerollsTwo(AttackDice), rerollsTwo(DefenseDice), rerollsTwo(RolledDice)}},

		{ID: "larmadacy",
			Summary: "Up to 2 stress tokens do not keep you from reinforce, coordinate and jam actions. " +
				"While you are stressed, white ones are red.",
			Mods: []Mod{
				Permits(game.Stressed).If(supporting, Compare(Count(StressToken), AtMost, 2)),
				Set(ActionColor, int(game.DifficultyRed)).If(supporting, Stressed,
					OfDifficulty(game.DifficultyWhite))}},

		{ID: "lattsrazzi",
			Summary: "While a stressed ship attacks you, you may remove a stress token from it to change 1 " +
				"blank or focus result to an evade.",
			Abilities: []Ability{{Name: "change a result", When: ModifyDefense,
				Do: []Op{Remove(Attacker, 1, StressToken),
					Change(DefenseDice, 1, Blank|Focus, Evade)}}}},

		leebo("leebo-rsl"),
		leebo("leebo-swz103"),

		{ID: "leiaorgana",
			Summary: "At the start of the Activation phase, you may spend 3 charges: friendly ships' " +
				"red maneuvers are easier during this phase.",
			Abilities: []Ability{{Name: "lead the way", When: StartOf(game.ActivationPhase), Per: game.OncePerRound,
				Do: []Op{Spend(Self, 3, Charge)}}},
			Mods: []Mod{leading}},

		{ID: "leiaorgana-resistance",
			Summary: "After a friendly ship reveals its dial, you may spend 1 Force: that maneuver is easier.",
			Abilities: []Ability{{Name: "ease the maneuver", When: AfterReveal,
				By: []Cond{Friend},
				Do: []Op{Spend(Self, 1, Force),
					Lasting(ThisActivation, Active, Add(DifficultyOf, -1).If(OfDial))}}}},

		{ID: "magvayarro",
			Summary: "After an attack hits you, you may lock the attacker.",
			Abilities: []Ability{{Name: "lock the attacker", When: AfterDefend, If: []Cond{AttackHit},
				Do: []Op{rules.LockOn(Self, ObjectOf(Attacker))}}}},

		commandos("mandaloriansupercommandos", "Mandalorian Super Commandos"),

		{ID: "maul",
			Summary: "After you suffer damage, you may gain 1 stress token to recover 1 Force.",
			Abilities: []Ability{{Name: "recover Force", When: AfterSuffer,
				Do: []Op{Gain(Self, 1, StressToken), Recover(Self, 1, Force)}}}},

		{ID: "ministertua",
			Summary: "You may perform a red reinforce action at the start of the Engagement phase, if you " +
				"are damaged.",
			Abilities: []Ability{{Name: "reinforce", When: StartOf(game.EngagementPhase), If: []Cond{Damaged},
				Do: []Op{Perform(Self, game.AsRed, game.ReinforceAction)}}}},

		{ID: "moffjerjerrod",
			Summary: "System phase: for 2 charges each friendly ship may perform a red boost action, " +
				"all with the one template that you choose.",
			Abilities: []Ability{{Name: "order to boost", When: SystemStep,
				Do: []Op{Spend(Self, 2, Charge),
					JoinAll(Friend, CanPerform(game.AsRed, game.BoostAction)),
					EachPerforms(game.AsRed, SameBoost)}}}},

		{ID: "niennunb",
			Summary: "Your bank maneuvers are easier.",
			Mods:    []Mod{Add(DifficultyOf, -1).If(Bearings(geom.BankLeft, geom.BankRight))}},

		commandos("niteowlcommandos", "Nite Owl Commandos"),

		{ID: "novicetechnician",
			Summary: "At the end of the round, you may roll an attack die to repair a faceup damage " +
				"card; on a hit you expose a damage card.",
			Abilities: []Ability{{Name: "try to repair", When: EndOf(game.EndPhase),
				Do: []Op{RollDice(AttackDice, 1), rules.Repair(Self, rules.Faceup),
					Provided(Shows(RolledDice, Hit), rules.ExposeCard(Self))}}}},

		{ID: "obiwankenobi",
			Summary: "After a friendly ship at range 0-2 spends a focus or evade token, you may spend " +
				"1 Force to give it 1 focus token.",
			Abilities: []Ability{{Name: "give focus", When: AfterSpend, By: []Cond{Friend, At(0, 2)},
				If: []Cond{About(FocusToken | EvadeToken)},
				Do: []Op{Spend(Self, 1, Force), Gain(Active, 1, FocusToken)}}}},

		{ID: "pelimotto",
			Summary: "In the System phase, you may perform the action of a damage card, even while " +
				"stressed. After you repair a faceup Ship card, you may roll 1 attack die: a hit " +
				"repairs another such card, but a critical hit exposes a card.",
			Abilities: []Ability{
				{Name: "go to work", When: SystemStep, Do: []Op{performDamageCard(game.WhileStressed)}},
				{Name: "go on", When: AfterRepair, If: []Cond{rules.RepairedTrait("ship")}, Do: []Op{
					RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), rules.Repair(Self, rules.Faceup, "ship")),
					Provided(Shows(RolledDice, Crit), rules.ExposeCard(Self))}},
			}},

		{ID: "perceptivecopilot",
			Summary: "After you perform a focus action, you gain 1 focus token.",
			Abilities: []Ability{{Name: "focus again", When: AfterAction, Must: true,
				If: []Cond{About(game.FocusAction)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "pettyofficerthanisson",
			Summary: "When an enemy ship in your front arc at range 0-1 gains a red or orange token " +
				"during the Activation or Engagement phase, you may respond by gaining 1 stress token, " +
				"unless you are already stressed: the enemy ship gains a second token of the same type.",
			Abilities: []Ability{{Name: "one more", When: AfterGain, By: []Cond{Enemy, In(Front, 0, 1)},
				If: []Cond{About(RedButLocks | OrangeTokens), Not(Stressed),
					Either(InPhase(game.ActivationPhase), InPhase(game.EngagementPhase))},
				Do: []Op{Gain(Self, 1, StressToken), Gain(Active, 1, That)}}}},

		{ID: "plokoon",
			Summary: "At the start of the End phase, while reinforced, you may have a friendly ship at range 0-1, " +
				"at range 1 only in your left or right arc, remove a deplete or strain token or repair a " +
				"faceup damage card.",
			Abilities: []Ability{{Name: "restore", When: StartOf(game.EndPhase),
				If: []Cond{Has(ReinforceFore | ReinforceAft)},
				Do: []Op{Choose(Friend, Either(At(0, 0), In(Left|Right, 1, 1))), PickOne(Chosen,
					Alt("remove a token", Remove(Chosen, 1, DepleteToken|StrainToken)),
					Alt("repair a card", rules.Repair(Chosen, rules.Faceup)))}}}},

		{ID: "previzsla",
			Summary: "While you coordinate, you may choose a friendly crew remote, which relocates " +
				"forward with a turn 1 or the straight 2 template in place of performing an action.",
			Mods: []Mod{Include(Coordination, CrewRemotes)}},

		{ID: "primeministeralmec",
			Summary: "After a friendly ship at range 0-2 that has no green tokens reveals a white " +
				"maneuver, it may gain 1 stress token and 1 calculate token. During the End phase, if " +
				"you have 2 or more stress tokens, flip this card. Flipped: after a friendly ship at " +
				"range 0-2 fully executes a red maneuver, it may perform a calculate or focus action " +
				"on its action bar, even while stressed.",
			Abilities: []Ability{
				{Name: "calculate", When: AfterReveal, Side: 1,
					By: []Cond{Friend, At(0, 2), Revealed(ManeuverIs(game.DifficultyWhite)),
						Not(Has(GreenTokens))},
					Do: []Op{Gain(Active, 1, StressToken), Gain(Active, 1, CalculateToken)}},
				{Name: "become a puppet", When: DuringEnd, Side: 1, Must: true,
					If: []Cond{Compare(Count(StressToken), AtLeast, 2)}, Do: []Op{FlipCard()}},
				{Name: "act", When: AfterManeuver, Side: 2, By: []Cond{Friend, At(0, 2)},
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
					Do: []Op{Perform(Active, game.OnBar|game.WhileStressed,
						game.CalculateAction, game.FocusAction)}},
			}},

		{ID: "protectorategleb",
			Summary: "After you coordinate a ship, you may transfer a red or orange token to it.",
			Abilities: []Ability{{Name: "pass a token on", When: AfterAction,
				If: []Cond{About(game.CoordinateAction)},
				Do: []Op{Transfer(Self, Other, 1, RedTokens|OrangeTokens)}}}},

		{ID: "pz4co",
			Summary: "At the end of the Activation phase, you may transfer 1 calculate token to a " +
				"friendly ship at range 1-2, or 1 focus token if your revealed maneuver is blue.",
			Abilities: []Ability{
				{Name: "pass a token on", When: EndOf(game.ActivationPhase), If: []Cond{Not(revealedBlue)},
					Do: []Op{Choose(Friend, At(1, 2)), Transfer(Self, Chosen, 1, CalculateToken)}},
				{Name: "pass a token on", When: EndOf(game.ActivationPhase), If: []Cond{revealedBlue},
					Do: []Op{Choose(Friend, At(1, 2)),
						Transfer(Self, Chosen, 1, CalculateToken|FocusToken)}},
			}},

		{ID: "qira",
			Summary: "While you move and attack you ignore obstacles that you have locked.",
			Mods: []Mod{Ignores(ObstaclesMoving).If(ThatObject.Locked), Ignores(ObstaclesAtRest).If(ThatObject.Locked),
				Ignores(ObstaclesInAttacks).If(ThatObject.Locked)}},

		{ID: "r2d2-crew",
			Summary: "In the End phase, if you are damaged and not shielded, you may roll an " +
				"attack die to recover 1 shield; on a hit you expose a damage card.",
			Abilities: []Ability{{Name: "recover a shield", When: DuringEnd,
				If: []Cond{Damaged, Not(Has(Shield))},
				Do: []Op{RollDice(AttackDice, 1), Recover(Self, 1, Shield),
					Provided(Shows(RolledDice, Hit), rules.ExposeCard(Self))}}}},

		// The source of our data leaves out which result: it is a hit.
		{ID: "rookkast",
			Summary: "After you perform a red action, you may gain 1 strain token. While you attack " +
				"strained, you may change 1 blank or focus result to a hit.",
			Abilities: []Ability{
				{Name: "gain strain", When: AfterAction, If: []Cond{Acted(game.AsRed)},
					Do: []Op{Gain(Self, 1, StrainToken)}},
				{Name: "change a result", When: ModifyAttack, If: []Cond{Has(StrainToken)},
					Do: []Op{Change(AttackDice, 1, Blank|Focus, Hit)}},
			}},

		{ID: "rosetico",
			Summary: "While you attack or defend, you may spend 1 of your results to lock the other ship.",
			Abilities: []Ability{
				{Name: "lock the defender", When: ModifyAttack,
					Do: []Op{SpendResult(AttackDice, Blank|Focus|Hit|Crit),
						rules.LockOn(Self, ObjectOf(Defender))}},
				{Name: "lock the attacker", When: ModifyDefense,
					Do: []Op{SpendResult(DefenseDice, Blank|Focus|Evade),
						rules.LockOn(Self, ObjectOf(Attacker))}},
			}},

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
			Abilities: []Ability{{Name: "appeal for peace", When: StartOf(game.EngagementPhase),
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

		{ID: "talmerrik",
			Summary: "Before forces are placed an enemy ship is assigned False Friend. Action: if no enemy " +
				"ship has it, one in your front arc at range 0-2 is assigned it.",
			Abilities: []Ability{{Name: "find a false friend", When: BeforePlacing, Must: true,
				Do: []Op{Choose(Enemy), rules.Assign("falsefriend", Chosen)}}},
			Actions: []Ability{{Name: "find another false friend",
				If: []Cond{Not(Any(Enemy, HasCondition("falsefriend")))},
				Do: []Op{Choose(Enemy, In(Front, 0, 2)), rules.Assign("falsefriend", Chosen)}}}},

		{ID: "thechild",
			Summary: "After placing forces, your opponent assigns Merciless Pursuit to 2 of their " +
				"ships. Your Force charges do not recur. After you defend, if you suffered damage, " +
				"recover 1 Force.",
			FixedForce: true,
			Abilities: []Ability{
				{Name: "be pursued", When: ForcesPlaced, Must: true, Do: []Op{
					PickedBy(Opponent, Choose(Enemy), rules.Assign("mercilesspursuit", Chosen)),
					Provided(Anyone, PickedBy(Opponent, Choose(pursuer),
						rules.Assign("mercilesspursuit", Chosen)))}},
				{Name: "recover", When: AfterDefend, Must: true, If: []Cond{Happened(DamageSuffered)},
					Do: []Op{Recover(Self, 1, Force)}},
			}},

		{ID: "themandalorian",
			Summary: "Grants the reinforce action. During the End phase, if you did not defend this round, you recover 1 " +
				"Force of a ship whose Force does not recover by itself.",
			Abilities: []Ability{
				{Name: "no rest", When: AfterDefender, Against: []Cond{Same(Self)}, Must: true,
					Do: []Op{Mark(ThisRound, Self)}},
				{Name: "rest", When: DuringEnd, Must: true, If: []Cond{Not(Marked), nonRecurringForce},
					Do: []Op{Recover(Self, 1, Force)}},
			}},

		{ID: "tobiasbeckett",
			Summary: "After placing forces, you may move 1 obstacle anywhere beyond range 2 of ships " +
				"and edges and beyond range 1 of other obstacles.",
			Abilities: []Ability{{Name: "move an obstacle", When: ForcesPlaced,
				Do: []Op{rules.MoveObstacle()}}}},

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

		// What follows from her own lock she does not answer again: docs/rulings.md.
		{ID: "ursawren",
			Summary: "You may maintain 2 locks. After an enemy ship locks a friendly ship at range " +
				"0-3, you may acquire a lock on an enemy ship.",
			Mods: []Mod{RaiseTo(LocksKept, 2)},
			Abilities: []Ability{{Name: "lock an enemy", When: AfterLock, By: []Cond{Enemy},
				Against: []Cond{Friend, At(0, 3)}, If: []Cond{Not(consequence)},
				Do: []Op{rules.LockObject(Self, rules.AShip, rules.EnemyObject)}}}},

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

		{ID: "yoda",
			Summary: "You may spend 1 Force after another friendly ship at range 0-2 fully executes a " +
				"purple maneuver or performs a purple action: that ship recovers 1 Force.",
			Abilities: []Ability{
				{Name: "help the Force", When: AfterManeuver, By: []Cond{OtherFriend, At(0, 2)},
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyPurple)}, Do: helpTheForce},
				{Name: "help the Force", When: AfterAction, By: []Cond{OtherFriend, At(0, 2)},
					If: []Cond{Acted(game.AsPurple)}, Do: helpTheForce},
			}},

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
			Mods: []Mod{Permits(game.AtRangeZero).For(Either(Same(Self), Enemy)).If(Either(Attacking, Defending),
				PrimaryAttack)}},

		{ID: "zuckuss",
			Summary: "While you attack, unless you are stressed, you may gain 1 stress token to make the " +
				"defender reroll 1 die of your choice.",
			Abilities: []Ability{{Name: "reroll a defense die", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), Reroll(DefenseDice, 1)}}}},
	}
}

// supporting reports whether the window is about a reinforce, coordinate or jam action.
var supporting = About(game.ReinforceAction, game.CoordinateAction, game.JamAction)

// holdsTokens reports whether tokens lie on the card.
func holdsTokens(x *game.Exec) bool { return x.S.Charges[x.Card()].Held != 0 }

// exchanges reports whether Self and a ship could transfer a token to one another.
func exchanges(k Kinds) Cond {
	gives, takes := Self.Is(Transferable(Chosen, k)), Chosen.Is(Transferable(Self, k))
	return Either(gives, takes)
}

// mayBeCoordinated reports whether nothing keeps a ship from being coordinated by Self.
func mayBeCoordinated(x *game.Exec) bool {
	return !Forbidden(x, BeingCoordinated, game.Weighed{Subject: x.Subject(), Other: x.Self()})
}

// coordinateMarked offers an action to the ship that this card has marked.
func coordinateMarked(x *game.Exec) {
	for id := range x.EachShip() {
		if x.About(id, Marked) {
			OfferActions(x, id, SetOf(), 0, game.NoAction)
		}
	}
}

// withPartner reports whether there is another ship at range 1-3 of Self that is friendly to a ship.
func withPartner(x *game.Exec) bool {
	for id := range x.EachShip() {
		if id != x.Subject() && id != x.Self() && AreFriendly(x, id, x.Subject()) && x.About(id, At(1, 3)) {
			return true
		}
	}
	return false
}

// besideMarked reports whether a ship is friendly to the ship marked by this card, if one is.
func besideMarked(x *game.Exec) bool {
	for id := range x.EachShip() {
		if x.About(id, Marked) {
			return AreFriendly(x, id, x.Subject())
		}
	}
	return true
}

// rerollsTwo lets Self spend a green token to reroll up to 2 of its dice that have just been rolled.
func rerollsTwo(pool Pool) Ability {
	return Ability{Name: "reroll", When: AfterRoll, If: []Cond{About(pool)},
		Do: []Op{Spend(Self, 1, GreenTokens), Reroll(pool, 2)}}
}

// The results that can be named of attack and of defense dice.
var (
	attackFaces  = []game.Face{game.Blank, game.Focus, game.Hit, game.Crit}
	defenseFaces = []game.Face{game.Blank, game.Focus, game.Evade}
)

// nameResult names a result of dice that a ship at range 0-2 is about to roll.
func nameResult(when game.Window, of Cond, faces []game.Face) Ability {
	until := game.Until(ThisAttack)
	if when == BeforeRoll(RolledDice) {
		until = ThisPhase
	}
	var named []Alternative
	for _, f := range faces {
		named = append(named, Alt(f.String(), Mark(until, Active, func(*game.Exec) int { return int(f) })))
	}
	return Ability{Name: "name a result", When: when, By: []Cond{At(0, 2)}, If: []Cond{allForce, of},
		Do: []Op{Spend(Self, 1, Force), PickOne(Self, named...)}}
}

// rollsAttackDice reports whether the dice about to be rolled outside of an attack are attack dice.
var rollsAttackDice = OutsideColor(game.AttackDice)

// allForce reports whether all Force of a ship is active.
func allForce(x *game.Exec) bool {
	return int(x.Ship(x.Subject()).Force) == int(x.Info(x.Subject()).Force)
}

// consequence reports whether what the window is about follows from the use of this very card, which then
// does not answer it again: two cards that answer one another come to an end.
func consequence(x *game.Exec) bool { return x.Answering() }

// lackedTokens are the tokens of every color that the ship that receives one lacks.
const lackedTokens = GreenTokens | OrangeTokens | BlueTokens | RedTokens | Lacking

// fuses reports whether the number of fuse markers on the card is between least and most.
func fuses(least, most int) Cond {
	return func(x *game.Exec) bool {
		n := int(x.S.Charges[x.Card()].Active)
		return least <= n && n <= most
	}
}

// performDamageCard lets Self perform, on terms, the action of one of its faceup damage cards; the player
// picks which if there are several.
func performDamageCard(terms game.Terms) Op {
	menu := func(x *game.Exec, id game.CardID) game.Trigger {
		t := rules.CardMenu(x, id)
		t.Terms = terms
		return t
	}
	each := func(x *game.Exec, visit func(c game.Choice)) {
		for i := range x.S.Cards[:x.S.NCards] {
			id := x.DealtID(i)
			if x.S.Cards[i].Ship == x.Self() && rules.IsDamageCard(x, id) && x.Answerable(menu(x, id)) {
				c := game.Opt(game.DamageVerb)
				c.Card, c.Item = id, x.Dealt(id).Code
				visit(c)
			}
		}
	}
	return OneOf("perform the action of a damage card", "choose the damage card to act on", each,
		func(c game.Choice) game.Choice { return c },
		func(x *game.Exec, c game.Choice) { x.Offer(menu(x, c.Card)) })
}

// pursuer fits enemies that are not assigned Merciless Pursuit yet.
var pursuer = All(Enemy, Not(HasCondition("mercilesspursuit")))

// nonRecurringForce reports whether the Force of a ship does not recover by itself.
func nonRecurringForce(x *game.Exec) bool { return x.Info(x.Subject()).ForceBack == 0 }

// helpTheForce lets the active ship recover 1 Force for 1 Force of Self.
var helpTheForce = []Op{Spend(Self, 1, Force), Recover(Active, 1, Force)}

// commandos is a crew upgrade that drops two commando teams of a name.
func commandos(id, name string) Def {
	return Def{ID: id, NoRecover: true,
		Summary: "System phase: you may spend 1 charge (it cannot be recovered) to drop a commando " +
			"team with the straight 1 template from your front or rear guides. At the start of the " +
			"Activation phase, the team may relocate forward with a turn 1 or straight 2 template. It " +
			"may spend 1 charge to attack if no enemy ship is at range 0, and may then change 1 focus " +
			"result to a hit. An enemy ship that overlaps it gains 1 strain token.",
		Abilities: []Ability{dropping(name)},
		Remote: &Remote{
			Abilities: []Ability{
				{Name: "be run over", When: AfterMeet, Must: true, By: []Cond{Enemy}, Against: []Cond{Same(Self)},
					If: []Cond{endsOnRemote}, Do: []Op{Gain(Active, 1, StrainToken)}},
				{Name: "move on", When: StartOf(game.ActivationPhase), Do: []Op{rules.Relocate(Self,
					rules.Way{Bearing: geom.TurnLeft, Speed: 1}, rules.Way{Bearing: geom.Straight, Speed: 2},
					rules.Way{Bearing: geom.TurnRight, Speed: 1})}},
				{Name: "take aim", When: ModifyAttack,
					Do: []Op{Change(AttackDice, 1, Focus, Hit)}},
			},
			Mods: []Mod{Forbids(DeclaringAttacks).If(Any(Enemy, At(0, 0)))},
		}}
}

// leebo is the text of two prints.
func leebo(id string) Def {
	return Def{ID: id,
		Summary: "You may perform an action of your action bar after you repair a damage card.",
		Abilities: []Ability{{Name: "get going", When: AfterRepair,
			Do: []Op{Perform(Self, game.OnBar)}}},
	}
}

// calm are the enemies at range 0-1 that are not stressed.
var calm = []Cond{Enemy, At(0, 1), Not(Stressed)}

// asItIs executes the maneuver of the dial to which a dial is turned.
func asItIs(to game.Maneuver) game.Maneuver { return to }

// basicFaster reports whether a maneuver is basic and 1 speed faster than the one shown
// (2e.movement.basic-bearings).
func basicFaster(_ *game.Exec, shown, to game.Maneuver) bool {
	switch to.Bearing {
	case geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight:
		return to.Speed == shown.Speed+1
	}
	return false
}

// sameSpeedNotRed reports whether a maneuver is of the speed shown and not red.
func sameSpeedNotRed(_ *game.Exec, shown, to game.Maneuver) bool {
	return to.Speed == shown.Speed && to.Difficulty != game.DifficultyRed
}

// flyHarder makes the maneuver harder that the dial of Self shows, while it is executed: what was
// revealed stays what it is.
var flyHarder = Lasting(ThisActivation, Self, Add(DifficultyOf, 1).If(OfDial))

// sharedLock is that the chosen ship locks one of the ships that Self has locked.
var sharedLock = rules.LockObject(Chosen, rules.LockedBy(Same(Self)), rules.AShip)

// leading lasts in this Activation phase although the ship that has begun it may be gone.
var leading = easesRed().For(Friend).If(InPhase(game.ActivationPhase), UsedThisRound(0)).
	OutOfPlay()

// barActions are the actions that can stand on an action bar.
var barActions = []game.Action{
	game.FocusAction, game.EvadeAction, game.CalculateAction, game.LockAction,
	game.BarrelRollAction, game.BoostAction, game.JamAction, game.ReinforceAction,
	game.RotateAction, game.CoordinateAction, game.ReloadAction, game.SlamAction,
	game.CloakAction,
}

// revealedBlue is that Self has revealed a blue maneuver.
var revealedBlue = Revealed(ManeuverIs(game.DifficultyBlue))

// spendsNo keeps the defender from spending a kind of tokens during this attack.
func spendsNo(k Kinds) Op {
	return Lasting(ThisAttack, Defender, Forbids(Spending).If(About(k)))
}

// spendItsLock spends the lock of the chosen ship on the defender.
var spendItsLock = RunIf("spend its lock",
	func(x *game.Exec) bool { return CanSpendLock(x, x.Chosen(), Defender(x)) },
	func(x *game.Exec) {
		SpendLockOn(x, x.Chosen(), game.ShipAs(Defender(x)), "2e.token.spend-remove")
	})

// easesRed makes a ship's red maneuvers easier: those that are red on the
// dial, and those that other effects make red (2e.movement.difficulty.cumulative).
func easesRed() Mod {
	return Mod{Mod: game.Mod{Query: DifficultyOf, Layer: game.LimitTo, Value: easeRed}}
}

// easeRed takes one from the steps that make the present maneuver harder, if it is red.
func easeRed(x *game.Exec, n int) int {
	m := x.Move()
	if m == nil {
		return n
	}
	d := m.Maneuver.Difficulty
	if d == game.DifficultyRed || rules.Harder(d, n) == game.DifficultyRed {
		return n - 1
	}
	return n
}
