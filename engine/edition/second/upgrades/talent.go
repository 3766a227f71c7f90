package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// talent are the talent upgrades.
func talent() []Def {
	return []Def{
		{ID: "aceinthehole-battleoverendor",
			Summary: "At the start of the Engagement phase, you may spend 1 charge and gain 1 jam " +
				"token to perform a barrel roll action.",
			Abilities: []Ability{{Name: "barrel roll", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, Charge), Gain(Self, 1, JamToken),
					Perform(Self, 0, game.BarrelRollAction)}}}},

		{ID: "apexpredator-battleoverendor",
			Summary: "In a primary attack you may reroll 1 die if the defender's initiative is lower than " +
				"yours.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Compare(Defender.Of(Initiative), Below, Self.Of(Initiative))},
				Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "attackspeed-battleofyavin",
			Summary: "After you fully execute a straight 3 or 4, you may boost straight ahead; this is " +
				"not an action.",
			Abilities: []Ability{{Name: "boost", When: AfterManeuver,
				If: []Cond{FullyExecuted, Speed(3, 4), Bearings(geom.Straight)},
				Do: []Op{rules.MoveNow(Self, game.BoostMove, geom.Straight)}}}},

		{ID: "backwardstailslide",
			Summary: "With your configuration on its closed side you may boost and barrel roll through " +
				"and onto obstacles. After you do so through one that is not at range 0, you gain 1 " +
				"evade token.",
			Mods: []Mod{Ignores(ObstaclesInMoves).If(closedFoils)},
			Abilities: []Ability{{Name: "slide past", When: AfterMove, Must: true,
				If: []Cond{About(game.BoostMove, game.RollMove), leftObstacle}, Do: []Op{Gain(Self, 1, EvadeToken)}}}},

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

		{ID: "collected-battleoverendor",
			Summary: "After a primary attack, you may spend 1 focus token to gain 2 evade tokens.",
			Abilities: []Ability{{Name: "collect yourself", When: AfterAttack, If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 1, FocusToken), Gain(Self, 2, EvadeToken)}}}},

		{ID: "composure",
			Summary: "If one of your actions fails while you have no green tokens, you may perform a " +
				"focus action. That is your last action this round.",
			Abilities: []Ability{{Name: "stay calm", When: AfterFail, If: []Cond{Not(Has(GreenTokens))},
				Do: []Op{Perform(Self, 0, game.FocusAction),
					Provided(DidPerform, Lasting(ThisRound, Self, Forbids(Acting)))}}}},

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
			Mods:    []Mod{Include(TemplatesOf(game.BoostMove), RedTurns)}},

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

		{ID: "debrisgambit",
			Summary: "A red evade action is white if there is an obstacle at range 0-1.",
			Mods: []Mod{Set(ActionColor, int(game.DifficultyWhite)).If(About(game.EvadeAction),
				OfDifficulty(game.DifficultyRed), NearObstacle(1))}},

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
			Mods: []Mod{Include(Neutralizing, CritsFirst).If(Not(Attacker.In(Bullseye)))},
			Abilities: []Ability{{Name: "endure", When: AfterCrit,
				Do: []Op{Perform(Self, game.OnBar|game.AsRed|game.WhileStressed,
					game.CalculateAction, game.FocusAction)}}}},

		{ID: "ensnare",
			Summary: "At the end of the Activation phase, while tractored, you may transfer 1 tractor " +
				"token to a ship in your turret arc at range 0-1.",
			Abilities: []Ability{{Name: "ensnare", When: EndOf(game.ActivationPhase),
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
				If: []Cond{PrimaryAttack, AttackWith(Front), AttackRange(1, 1),
					Defender.In(Front)},
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
			Abilities: []Ability{{Name: "close ranks", When: EndOf(game.EndPhase),
				If: []Cond{Either(
					Compare(Ships(OtherFriend, ShipType("tielnfighter"), At(0, 1)), AtLeast, 2),
					Any(OtherFriend, Equipped("formedup-rsl"), At(0, 1)))},
				Do: []Op{Remove(Self, 1, RedButLocks)}}}},

		{ID: "graviticdeflection",
			Summary: "You may reroll 1 die for each tractored ship in the attack arc while you defend.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense,
				Do: []Op{Reroll(DefenseDice, Ships(rules.Enough(TractorToken), Attacker.In(OfAttack)))}}}},

		{ID: "heroic",
			Summary: "While you attack or defend with 2 results or more that are all blank, you may " +
				"reroll any number of your dice.",
			Abilities: []Ability{
				{Name: "reroll blanks", When: ModifyAttack, If: []Cond{allBlank(AttackDice)},
					Do: []Op{Reroll(AttackDice, Every)}},
				{Name: "reroll blanks", When: ModifyDefense, If: []Cond{allBlank(DefenseDice)},
					Do: []Op{Reroll(DefenseDice, Every)}},
			}},

		{ID: "heroicsacrifice-battleoverendor",
			Summary: "You may perform SLAM actions while stressed. After you perform one, roll 5 " +
				"attack dice. Each large or huge ship at range 0 is dealt 1 facedown damage card for " +
				"each hit or critical hit. Then you are destroyed.",
			Mods: []Mod{Permits(game.Stressed).If(About(game.SlamAction))},
			Abilities: []Ability{{Name: "ram it", When: AfterAction, Must: true, If: []Cond{About(game.SlamAction)},
				Do: []Op{RollDice(AttackDice, 5),
					EachShip([]Cond{At(0, 0), big}, rammed),
					rules.Destroy(Self)}}}},

		{ID: "hopeful",
			Summary: "You may perform a focus or boost action after another friendly ship at range 0-3 " +
				"that is limited or has this talent is destroyed.",
			Abilities: []Ability{{Name: "focus or boost", When: AfterDestroyed,
				By: []Cond{OtherFriend, At(0, 3), Either(Limited, Equipped("hopeful"))},
				Do: []Op{Perform(Self, 0, game.FocusAction, game.BoostAction)}}}},

		{ID: "interloperturn",
			Summary: "Before you execute a turn or Koiogran turn of speed 1-2 at range 0-1 of an " +
				"asteroid or a huge ship, you may gain 1 tractor token.",
			Abilities: []Ability{{Name: "gain a tractor token", When: BeforeManeuver,
				If: []Cond{Speed(1, 2), Bearings(geom.TurnLeft, geom.TurnRight, geom.Koiogran),
					Either(NearObstacle(1, geom.Asteroid), Any(huge, At(0, 1)))},
				Do: []Op{Gain(Self, 1, TractorToken)}}}},

		{ID: "intimidation",
			Summary: "An enemy at range 0 that defends rolls 1 die fewer.",
			Mods:    []Mod{Add(DefenseDiceOf, -1).For(Enemy, At(0, 0))}},

		{ID: "ionlimiteroverride",
			Summary: "After you fully execute a red maneuver, you may perform a barrel roll action, " +
				"even while stressed. Its price is a roll of 1 attack die: a hit strains you, and a " +
				"critical hit gives you 1 ion token.",
			Abilities: []Ability{{Name: "barrel roll", When: AfterManeuver,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
				Do: []Op{Perform(Self, game.WhileStressed, game.BarrelRollAction),
					Provided(DidPerform, RollDice(AttackDice, 1),
						Gain(Self, Results(RolledDice, Hit), StrainToken),
						Gain(Self, Results(RolledDice, Crit), IonToken))}}}},

		{ID: "itsatrap-battleoverendor",
			Summary: "While you defend, you may reroll 1 blank if there are more other friendly ships " +
				"than enemy ships at range 0-1.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyDefense,
				If: []Cond{Compare(Ships(OtherFriend, At(0, 1)), Above, Ships(Enemy, At(0, 1)))},
				Do: []Op{Reroll(DefenseDice, 1, Blank)}}}},

		{ID: "juke",
			Summary: "While you attack and are evading, you may change 1 of the defender's evades to a focus.",
			Abilities: []Ability{{Name: "change an evade", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{Has(EvadeToken)},
				Do: []Op{Change(DefenseDice, 1, Evade, Focus)}}}},

		{ID: "lonewolf",
			Summary: "While you defend or attack with no other friendly ship at range 0-2 for 1 " +
				"charge, you may reroll 1 of your dice.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyAttack, If: []Cond{Not(Any(OtherFriend, At(0, 2)))},
					Do: []Op{Spend(Self, 1, Charge), Reroll(AttackDice, 1)}},
				{Name: "reroll", When: ModifyDefense, If: []Cond{Not(Any(OtherFriend, At(0, 2)))},
					Do: []Op{Spend(Self, 1, Charge), Reroll(DefenseDice, 1)}},
			}},

		// Structures are not part of a match.
		{ID: "margsablclosure",
			Summary: "After you fully execute a maneuver through an obstacle or a huge ship, or one with which you " +
				"deploy, you may give an enemy ship in your front arc at range 1-2 1 strain token.",
			Abilities: []Ability{{Name: "strain an enemy", When: AfterManeuver,
				If: []Cond{FullyExecuted, Either(throughObstacle, Any(huge, rules.MovedThrough), deploying)},
				Do: []Op{Choose(Enemy, In(Front, 1, 2)),
					Gain(Chosen, 1, StrainToken)}}}},

		{ID: "marksmanship",
			Summary: "While you attack a ship in your bullseye arc, you may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				If: []Cond{bullseye}, Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "mercenary-swz103",
			Summary: "After another friendly ship at range 0-2 is destroyed you take over one of its " +
				"green tokens.",
			Abilities: []Ability{{Name: "take a token", When: AfterDestroyed, Must: true,
				By: []Cond{OtherFriend, At(0, 2)}, Do: []Op{Transfer(Active, Self, 1, GreenTokens)}}}},

		{ID: "noescape-battleoverendor",
			Summary: "In a primary attack you may reroll 1 blank if there are more friendly ships than other " +
				"enemy ships at range 0-1 of the defender.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Compare(Ships(Friend, Defender.At(0, 1)), Above,
					Ships(Enemy, Not(Same(Defender)), Defender.At(0, 1)))},
				Do: []Op{Reroll(AttackDice, 1, Blank)}}}},

		// The defender is an enemy at range 0 of itself (2e.component.friendly.range-0-of-self).
		{ID: "noescape-rsl",
			Summary: "In primary attacks you may reroll 1 blank, with more friendly ships than enemies at " +
				"range 0-1 of the defender, which counts as one.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Compare(Ships(Friend, Defender.At(0, 1)), Above,
					Ships(Enemy, Defender.At(0, 1)))},
				Do: []Op{Reroll(AttackDice, 1, Blank)}}}},

		{ID: "notorious",
			Summary: "After you defend, you may spend 1 charge to give an attacker in your firing arc " +
				"1 strain token. While you attack a strained ship, you may reroll 1 blank.",
			Abilities: []Ability{
				{Name: "strain the attacker", When: AfterDefend,
					If: []Cond{Attacker.Is(In(Firing))},
					Do: []Op{Spend(Self, 1, Charge), Gain(Attacker, 1, StrainToken)}},
				{Name: "reroll a blank", When: ModifyAttack, If: []Cond{Defender.Is(Has(StrainToken))},
					Do: []Op{Reroll(AttackDice, 1, Blank)}},
			}},

		{ID: "outmaneuver",
			Summary: "In your front arc attacks the defender rolls 1 die fewer while you are not in " +
				"its firing arc.",
			Mods: []Mod{Add(DefenseDiceOf, -1).For(Defending).If(Attacking, AttackWith(Front),
				Not(Defender.In(Firing)))}},

		{ID: "partinggift-battleoverendor",
			Summary: "After you are destroyed, before you are removed, you may drop or launch a bomb of your " +
				"own, for its charge, with a straight or bank template of speed 1.",
			Abilities: []Ability{{Name: "leave a gift", When: AfterDestroyed,
				Do: []Op{rules.PlaceOne(rules.Placement{Bomb: true, Straight: 1, Banks: true})}}}},

		{ID: "partinggift-rsl",
			Summary: "After you are destroyed, you may place a bomb of your own, for its charge, " +
				"touching you, if you could drop it.",
			Abilities: []Ability{{Name: "leave a gift", When: AfterDestroyed,
				Do: []Op{rules.PlaceOne(rules.Placement{Bomb: true, Beside: true})}}}},

		{ID: "predator",
			Summary: "In a primary attack on a ship in your bullseye arc you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{PrimaryAttack, bullseye}, Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "proudtradition",
			Summary: "Proud: while you have 2 or fewer stress tokens, you may perform focus actions " +
				"even while stressed. After you perform an attack while stressed, the defender may " +
				"spend 1 focus token or suffer 1 critical damage. If it does, flip this card. False: " +
				"treat your focus actions as red.",
			Mods: []Mod{
				Permits(game.Stressed).If(focusing, Compare(Count(StressToken), AtMost, 2)).OnSide(1),
				Set(ActionColor, int(game.DifficultyRed)).If(focusing).OnSide(2),
			},
			Abilities: []Ability{{Name: "let it be doubted", When: AfterAttack, Must: true, Side: 1,
				If: []Cond{Stressed, Defender.Is(InPlay)},
				Do: []Op{PickOne(Defender,
					Alt("leave it"),
					Alt("spend 1 focus token to flip it", Spend(Defender, 1, FocusToken), FlipCard()),
					Alt("suffer 1 critical damage to flip it", Suffer(Defender, 1, Crit), FlipCard()))}}}},

		{ID: "pushthelimit-battleoverendor",
			Summary: "After you fully execute a red maneuver or perform a red action, unless strained, you may " +
				"gain 1 strain token to remove 1 stress token.",
			Abilities: []Ability{
				{Name: "push the limit", When: AfterManeuver,
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed), Not(Has(StrainToken))},
					Do: strainForStress},
				{Name: "push the limit", When: AfterAction,
					If: []Cond{Acted(game.AsRed), Not(Has(StrainToken))}, Do: strainForStress},
			}},

		{ID: "ruthless",
			Summary: "While you attack, another friendly ship at range 0-1 of the defender may " +
				"suffer 1 hit damage for you to change 1 result to a hit.",
			Abilities: []Ability{{Name: "sacrifice", When: ModifyAttack,
				Do: []Op{Choose(OtherFriend, Defender.At(0, 1)),
					Suffer(Chosen, 1, Hit),
					May("change a result",
						Change(AttackDice, 1, Blank|Focus|Crit, Hit))}}}},

		{ID: "saturationsalvo",
			Summary: "In torpedo and missile attacks you may spend 1 charge of the weapon to make the " +
				"defender reroll 2 dice of your choice.",
			Abilities: []Ability{{Name: "reroll defense dice", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{AttackWith("torpedo", "missile")},
				Do: []Op{spendOfWeapon, Reroll(DefenseDice, Exactly(2))}}}},

		{ID: "selfless",
			Summary: "Before results against another friendly ship at range 0-1 are neutralized, if " +
				"you are in the attack arc, you may suffer 1 critical damage to cancel 1 critical hit.",
			Abilities: []Ability{{Name: "take a crit", When: BeforeNeutralize,
				By: []Cond{OtherFriend, At(0, 1)}, If: []Cond{Attacker.In(OfAttack)},
				Do: []Op{SufferToCancel(Self, AttackDice, Crit)}}}},

		silentHunter("silenthunter-rsl"),
		silentHunter("silenthunter-tiephphantom"),

		{ID: "snapshot",
			Summary: "Attack: at range 2 in your front arc. The attack dice cannot be modified. After an enemy " +
				"ship executes a maneuver, you may perform this attack against it as a bonus attack.",
			Weapon:    &WeaponTerms{},
			Mods:      []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice))},
			Abilities: atTheMover()},

		{ID: "squadleader",
			Summary: "The ship that you coordinate can perform only actions of your action bar.",
			Mods:    []Mod{Include(Coordination, OwnBar)}},

		{ID: "starbirdslash",
			Summary: "After you fully execute a maneuver through an enemy ship, you may give it 1 " +
				"strain token; you gain one, too, if you are in its firing arc.",
			Abilities: []Ability{{Name: "slash", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Choose(Enemy, rules.MovedThrough), Gain(Chosen, 1, StrainToken),
					Provided(Chosen.In(Firing), Gain(Self, 1, StrainToken))}}}},

		{ID: "stealthgambit-tiephphantom",
			Summary: "While you are cloaked, after a friendly attack hits an enemy ship in your front " +
				"arc, you may gain 1 strain token and remove your cloak token. If you do, perform a " +
				"bonus primary attack against that ship. At the end of the Engagement phase, if you " +
				"are strained, gain 1 evade token.",
			Abilities: []Ability{
				{Name: "strike from the cloak", When: AftermathBonus,
					By: []Cond{Friend}, Against: []Cond{Enemy, In(Front)},
					If: []Cond{AttackHit, Has(CloakToken)},
					Do: []Op{Gain(Self, 1, StrainToken), Remove(Self, 1, CloakToken),
						rules.Attack(Self, rules.Bonus, rules.WithPrimary, rules.Unveiled,
							rules.Against(Defending))}},
				{Name: "gain an evade token", When: EndOf(game.EngagementPhase), Must: true,
					If: []Cond{Has(StrainToken)}, Do: []Op{Gain(Self, 1, EvadeToken)}},
			}},

		{ID: "swarmtactics",
			Summary: "At the start of the Engagement phase a friendly ship at range 1 may take on " +
				"your initiative until the end of the round.",
			Abilities: []Ability{{Name: "share your initiative", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Friend, At(1, 1)),
					LastingInitiative(ThisRound, Chosen, Self.Of(Initiative))}}}},

		{ID: "swiftapproach-swz98",
			Summary: "A device that you place in the System phase may be followed by a white barrel " +
				"roll or boost action, whether you are stressed or not.",
			Abilities: []Ability{{Name: "barrel roll or boost", When: AfterPlace,
				If: []Cond{InPhase(game.SystemPhase)},
				Do: []Op{Perform(Self, game.AsWhite|game.WhileStressed,
					game.BarrelRollAction, game.BoostAction)}}}},

		{ID: "tierfonbellyrun",
			Summary: "You may make special attacks at range 0 of asteroids. While you defend at range 0 of an " +
				"obstacle, attack dice cannot be rerolled.",
			Mods: []Mod{
				Permits(game.OnRock).If(Attacking, Not(PrimaryAttack)),
				Forbids(Rerolling).For(Anyone).If(Defending, About(AttackDice), NearObstacle(0)),
			}},

		{ID: "topcover-swz98",
			Summary: "After a friendly ship at range 0-1 defends, you may launch a device with a bank " +
				"3 or straight 3 template, unless you placed one this round. The effects of friendly " +
				"devices pass you by.",
			Mods: []Mod{Ignores(FriendlyDevices)},
			Abilities: []Ability{{Name: "launch a device", When: AfterDefend,
				By: []Cond{Friend, At(0, 1)}, If: []Cond{Not(rules.PlacedDevice)},
				Do: []Op{rules.PlaceOne(rules.Placement{Straight: 3, Launch: true})}}}},

		{ID: "treacherous",
			Summary: "While you defend, you may spend 1 charge and give a ship that obstructs the " +
				"attack 1 strain token, to cancel 1 hit or critical hit. The destruction of a ship at " +
				"range 0-3 recovers the charge.",
			Abilities: []Ability{
				{Name: "hide behind a ship", When: BeforeNeutralize,
					Do: []Op{Choose(Obstructs), Spend(Self, 1, Charge),
						CancelResult(AttackDice, Hit|Crit), Gain(Chosen, 1, StrainToken)}},
				{Name: "recover the charge", When: AfterDestroyed, Must: true, By: []Cond{At(0, 3)},
					Do: []Op{Recover(Self, 1, Charge)}},
			}},

		{ID: "trickshot",
			Summary: "You roll 1 more attack die in attacks that an obstacle obstructs.",
			Mods:    []Mod{Add(AttackDiceOf, 1).If(AcrossObstacle)}},

		{ID: "truegrit-swz98",
			Summary: "If not strained as the Activation phase ends, you may take a strain token to " +
				"remove a red or orange token, which must not be a lock.",
			Abilities: []Ability{{Name: "shake it off", When: EndOf(game.ActivationPhase),
				If: []Cond{Not(Has(StrainToken))},
				Do: []Op{Gain(Self, 1, StrainToken),
					Remove(Self, 1, RedButLocks|OrangeTokens)}}}},

		{ID: "vengeful-battleofyavin",
			Summary: "After a limited friendly ship at range 0-3 is destroyed, you may remove a red " +
				"token or recover a recurring charge of your ship card.",
			Abilities: []Ability{{Name: "avenge", When: AfterDestroyed,
				By: []Cond{Friend, At(0, 3), Limited},
				Do: []Op{PickOne(Self,
					Alt("remove a red token", Remove(Self, 1, RedTokens)),
					Alt("recover a charge", recoverOnShipCard))}}}},

		{ID: "withoutatrace-tiephphantom",
			Summary: "As you cloak you may remove a red token; no enemy can lock you while you are " +
				"cloaked.",
			Mods: []Mod{Forbids(BeingLocked).If(Other.Is(Enemy), Has(CloakToken))},
			Abilities: []Ability{{Name: "remove a red token", When: AfterGain,
				If: []Cond{About(CloakToken)}, Do: []Op{Remove(Self, 1, RedTokens)}}}},
	}
}

// strainForStress removes 1 stress token for 1 strain token.
var strainForStress = []Op{Gain(Self, 1, StrainToken), Remove(Self, 1, StressToken)}

// allBlank is that a pool has 2 results or more, all blank.
func allBlank(pool Pool) Cond {
	return All(Compare(Results(pool, Blank), AtLeast, 2), Not(Shows(pool, Focus|Hit|Crit|Evade)))
}

// spendOfWeapon spends 1 charge of the card with which the present attack is made.
var spendOfWeapon = RunIf("spend 1 charge of the weapon",
	func(x *game.Exec) bool { return x.S.Charges[WeaponOf(x, x.Attack()).Card].Active > 0 },
	func(x *game.Exec) {
		SpendChargesOf(x, WeaponOf(x, x.Attack()).Card, 1, "2e.charge.spend")
	})

// recoverOnShipCard recovers 1 charge of Self's ship card, if its charges are recurring.
var recoverOnShipCard = RunIf("recover a charge of the ship card",
	func(x *game.Exec) bool {
		id := x.Info(x.Self()).Pilots
		return x.G.Cards[id].Back > 0 && CanRecover(x, id)
	},
	func(x *game.Exec) {
		RecoverChargesOf(x, x.Info(x.Self()).Pilots, 1, "2e.charge.recover")
	})

// silentHunter is the text of two prints.
func silentHunter(id string) Def {
	return Def{ID: id,
		Summary: "As you decloak you may lock an enemy in your bullseye arc.",
		Abilities: []Ability{{Name: "lock", When: AfterDecloak,
			Do: []Op{Choose(Enemy, In(Bullseye)), LockShip(Chosen)}}}}
}

// deploying reports whether the present maneuver is the one with which a ship deploys.
func deploying(x *game.Exec) bool { m := x.Move(); return m != nil && m.Kind == game.DeployMove }

// throughObstacle reports whether the present move went through an obstacle. One that lies only under
// its final position was not moved through.
func throughObstacle(x *game.Exec) bool {
	m := x.Move()
	if m == nil {
		return false
	}
	for _, o := range m.Met[:m.Through] {
		if o.Kind == game.ObstacleObject {
			return true
		}
	}
	return false
}

// closedFoils reports whether Self has one of the configurations that fold its foils, on its closed side.
func closedFoils(x *game.Exec) bool {
	for i := range x.G.Cards {
		switch c := &x.G.Cards[i]; {
		case c.Ship != x.Self() || x.S.Charges[i].Side != 0:
		case c.Code.ID == "integratedsfoils" || c.Code.ID == "servomotorsfoils":
			return true
		}
	}
	return false
}

// huge reports whether a ship is huge.
func huge(x *game.Exec) bool { return x.Info(x.Subject()).Size.Huge() }

// big reports whether a ship is large or huge.
func big(x *game.Exec) bool {
	size := x.Info(x.Subject()).Size
	return size.Huge() || size.Length() > 60
}

// rammed deals a ship a facedown damage card for each hit or critical hit rolled: the damage passes
// its shields.
var rammed = Run("deal damage cards", func(x *game.Exec) {
	for range Results(RolledDice, Hit|Crit)(x) {
		rules.DealFacedown(x, x.Chosen())
	}
})

// leftObstacle reports whether the boost or roll that the window is about went through an obstacle that
// the ship is not at range 0 of.
func leftObstacle(x *game.Exec) bool { return x.Trigger().Object.Kind == game.ObstacleObject }

// focusing reports whether the window is about a focus action.
var focusing = About(game.FocusAction)
