package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// crewMToZ are the crew members from Mar to Z.
func crewMToZ() []Def {
	return []Def{
		{ID: "marajade",
			Summary: "As combat ends, enemies at range 1 that have no stress get 1 stress token each.",
			Abilities: []Ability{{Name: "haunt", When: EndOfEngagement, Must: true,
				Do: []Op{EachShip([]Cond{calmEnemy}, Gain(Chosen, 1, StressToken))}}}},

		{ID: "maul",
			Summary: "While you attack, if you are not stressed, you may receive any number of stress " +
				"tokens to reroll that many attack dice. After you perform an attack that hits, you " +
				"may remove 1 stress token.",
			Abilities: []Ability{
				{Name: "reroll in anger", When: ModifyAttack, If: []Cond{Not(Stressed)},
					Do: []Op{RerollFor(AttackDice, StressToken)}},
				{Name: "calm down", When: AfterAttack, If: []Cond{AttackHit},
					Do: []Op{Remove(Self, 1, StressToken)}},
			}},

		{ID: "mercenarycopilot", Summary: "In attacks at range 3 you may change 1 hit to a critical hit.",
			Abilities: criticalAt(3, 3)},

		{ID: "moffjerjerrod",
			Summary: "When a damage card is dealt faceup to you, you may discard this card or another " +
				"crew card of yours to turn it facedown without effect.",
			Abilities: []Ability{{Name: "blame the crew", When: DealingFaceup, Must: true,
				Do: []Op{Instead(rules.DrawAndTurn(rules.DiscardUpgradeOf(Self, rules.InSlot("crew")))...)}}}},

		{ID: "navigator",
			Summary: "When you reveal a maneuver, you may turn your dial to another of the same " +
				"bearing, under stress to none that is red.",
			Abilities: []Ability{{Name: "turn the dial", When: AfterReveal,
				Do: []Op{TurnDial(Self, sameBearing, asItIs)}}}},

		greenFor("niennunb", "You may treat a straight maneuver as green.", Bearings(geom.Straight)),

		{ID: "operationsspecialist",
			Summary: "After a friendly ship at range 1-2 misses in an attack, you may give 1 focus " +
				"token to a friendly ship at range 1-3 of it.",
			Abilities: []Ability{{Name: "direct", When: AfterAttack,
				By: []Cond{Friend, At(0, 2)}, If: []Cond{Not(AttackHit)},
				Do: []Op{Choose(Friend, AtOf(Attacker, 0, 3)),
					Gain(Chosen, 1, FocusToken)}}}},

		{ID: "outlawtech", Summary: "After a red maneuver, you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyRed)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "r2d2-swx22",
			Summary: "At the end of the End phase, you may recover 1 shield if you have none left. If " +
				"you do, roll 1 attack die; a hit turns one of your facedown damage cards faceup.",
			Abilities: []Ability{{Name: "recover a shield", When: EndOfEnd, If: []Cond{Not(Has(Shield))},
				Do: []Op{Recover(Self, 1, Shield), RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), rules.ExposeCard(Self))}}}},

		{ID: "rearadmiralchiraneau", Summary: "Action: execute a white straight 1 maneuver.",
			Actions: []Ability{{Name: "advance", Do: []Op{rules.ExecuteNow(Self,
				game.Maneuver{Bearing: geom.Straight, Speed: 1, Difficulty: game.DifficultyWhite})}}}},

		{ID: "rebelcaptive",
			Summary: "The first ship in a round that targets you receives 1 stress token.",
			Abilities: []Ability{{Name: "weigh on them", When: AfterDefender, Must: true, Per: game.OncePerRound,
				Against: []Cond{Same(Self)}, Do: []Op{Gain(Attacker, 1, StressToken)}}}},

		{ID: "reconspecialist", Summary: "Your focus action gives you 1 more focus token.",
			Abilities: []Ability{{Name: "focus twice", When: AfterAction, Must: true,
				If: []Cond{About(game.FocusAction)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "rey", Stores: true,
			Summary: "As the End phase begins you may place 1 of your focus tokens on this card. As the " +
				"Combat phase begins you may take 1 of them back.",
			Abilities: []Ability{
				{Name: "store a focus token", When: StartOfEnd, If: []Cond{Has(FocusToken)},
					Do: []Op{Remove(Self, 1, FocusToken), Store()}},
				{Name: "take it back", When: StartOfEngagement, Do: []Op{TakeStored(), Gain(Self, 1, FocusToken)}},
			}},

		{ID: "saboteur",
			Summary: "Action: choose an enemy ship at range 1 and roll 1 attack die. On a hit or " +
				"critical hit, turn 1 of its facedown damage cards faceup.",
			Actions: []Ability{{Name: "sabotage", Do: []Op{
				Choose(Enemy, At(0, 1), rules.ExposeCard(Chosen).Can),
				RollDice(AttackDice, 1),
				Provided(Shows(RolledDice, Hit|Crit), rules.ExposeCard(Chosen))}}}},

		{ID: "sawgerrera",
			Summary: "While you attack, you may suffer 1 damage to change all focus results to critical hits.",
			Abilities: []Ability{{Name: "stop at nothing", When: ModifyAttack,
				Do: []Op{Suffer(Self, 1, Hit), Change(AttackDice, Every, Focus, Crit)}}}},

		{ID: "systemsofficer",
			Summary: "Another friendly ship at range 1 may acquire a target lock after you execute a " +
				"green maneuver.",
			Abilities: []Ability{{Name: "share the data", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Choose(OtherFriend, At(0, 1)),
					rules.EnemyLockOf(Chosen)}}}},

		{ID: "tactician",
			Summary: "After you attack a ship in your firing arc at range 2 it receives 1 stress token.",
			Abilities: []Ability{{Name: "stress", When: AfterAttack, Must: true,
				If: []Cond{AttackRange(2, 2), Defender.Is(In(Firing))},
				Do: []Op{Gain(Defender, 1, StressToken)}}}},

		{ID: "tailgunner",
			Summary: "In attacks out of your firing arc behind, the defender's agility is 1 lower, down " +
				"to 0.",
			Mods: []Mod{Add(AgilityOf, -1).For(Defending).If(Attacking, OutOf(Rear))}},

		{ID: "unkarplutt",
			Summary: "After a maneuver in which you overlap an enemy ship, you may suffer 1 damage to " +
				"perform an action.",
			Abilities: []Ability{{Name: "salvage", When: AfterManeuver,
				If: []Cond{Not(FullyExecuted), Any(Enemy, touchesChosen), CanPerform(0)},
				Do: []Op{Suffer(Self, 1, Hit), Provided(rules.Survives, Perform(Self, 0))}}}},

		{ID: "weaponsengineer",
			Summary: "You may keep 2 target locks, on different ships. When you acquire one, you may " +
				"acquire another.",
			Mods: []Mod{Set(LocksKept, 2)},
			Abilities: []Ability{
				{Name: "lock another", When: AfterLock, If: []Cond{Not(Marked)},
					Do: []Op{Mark(ThisPhase, Self), rules.EnemyLockOf(Self, Not(Same(Other)))}},
				{Name: "have both", When: AfterLock, Must: true, If: []Cond{Marked},
					Do: []Op{Unmark(Self)}},
			}},

		{ID: "wookieecommandos", Summary: "While you attack, you may reroll focus results.",
			Abilities: []Ability{{Name: "reroll focus results", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, all, Focus)}}}},

		{ID: "ysanneisard",
			Summary: "At the start of the Combat phase, damaged and without shields, you may evade as an " +
				"action.",
			Abilities: []Ability{{Name: "evade", When: StartOfEngagement,
				If: []Cond{Not(Has(Shield)), Damaged}, Do: []Op{Perform(Self, 0, game.EvadeAction)}}}},

		{ID: "zeborrelios",
			Summary: "You and enemy ships in your firing arc that you touch may attack each other.",
			Mods: []Mod{Permits(game.AtRangeZero).For(Anyone).If(Either(
				All(Attacking, Defender.Is(In(Firing))), All(Defending, Attacker.Is(In(Firing)))))}},

		{ID: "zuckuss",
			Summary: "While you attack, if you are not stressed, you may receive any number of stress " +
				"tokens. For each, choose 1 defense die; the defender must reroll it.",
			Abilities: []Ability{{Name: "foresee the evasion", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{Not(Stressed)},
				Do: []Op{RerollFor(DefenseDice, StressToken)}}}},
	}
}

// criticalAt lets a ship change a hit to a critical hit in attacks at these ranges.
func criticalAt(least, most int) []Ability {
	return []Ability{{Name: "change a hit", When: ModifyAttack, If: []Cond{AttackRange(least, most)},
		Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}
}

// calmEnemy reports whether the chosen ship is an enemy at range 1 without stress.
var calmEnemy = All(Enemy, At(0, 1), Not(Stressed))

// hunted is how many dice Dengar rerolls.
func hunted(x *game.Exec) int {
	if x.Info(x.Attack().Defender).Limited {
		return 2
	}
	return 1
}

// sameBearing reports whether a maneuver has the bearing of the one shown and is not red for a
// stressed ship.
func sameBearing(x *game.Exec, shown, to game.Maneuver) bool {
	return shown.Bearing == to.Bearing && (!x.Ship(x.Self()).Has(game.StressToken) ||
		rules.OnDialCanBe(x, x.Self(), to, game.DifficultyBlue) ||
		rules.OnDialCanBe(x, x.Self(), to, game.DifficultyWhite))
}

// asItIs is a maneuver as the dial has it.
func asItIs(m game.Maneuver) game.Maneuver { return m }

// touchesChosen reports whether the ship touches the chosen one.
func touchesChosen(x *game.Exec) bool { return TouchingShips(x, x.Self(), x.Chosen()) }
