package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// crewMToZ are the crew members from Mar to Z.
func crewMToZ() []Def {
	return []Def{
		{ID: "marajade",
			Summary: "As combat ends, enemies at range 1 that have no stress get 1 stress token each.",
			Abilities: []Ability{{Name: "haunt", When: EndOfEngagement, Must: true,
				If: []Cond{AnyShip(calmEnemy)},
				Do: []Op{EachShip([]Cond{calmEnemy}, Gain(Chosen, game.StressToken, 1))}}}},

		{ID: "mercenarycopilot", Summary: "In attacks at range 3 you may change 1 hit to a critical hit.",
			Abilities: criticalAt(3, 3)},

		{ID: "navigator",
			Summary: "When you reveal a maneuver you may turn your dial to another of the same bearing, " +
				"under stress to none that is red.",
			Abilities: []Ability{{Name: "turn the dial", When: AfterReveal, If: []Cond{Reveals()},
				Do: []Op{TurnDial(sameBearing, asItIs)}}}},

		greenFor("niennunb", "You may treat a straight maneuver as green.", Bearings(geom.Straight)),

		{ID: "operationsspecialist",
			Summary: "After a friendly ship at range 1-2 misses in an attack you may give 1 focus token " +
				"to a friendly ship at range 1-3 of it.",
			Abilities: []Ability{{Name: "direct", When: AfterAttack,
				If: []Cond{Friend(Attacker), Within(0, 2, Attacker), Not(AttackHit)},
				Do: []Op{Choose(Friend(Chosen), WithinOf(Attacker, 0, 3, Chosen)),
					Gain(Chosen, game.FocusToken, 1)}}}},

		{ID: "outlawtech", Summary: "After a red maneuver you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterManeuver,
				If: []Cond{Is(Self, Active), ManeuverIs(game.RedDifficulty)},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}}},

		{ID: "r2d2-swx22",
			Summary: "At the end of the End phase, without shields, you may recover 1 and roll an attack " +
				"die: a hit turns a facedown damage card of yours faceup.",
			Abilities: []Ability{{Name: "recover a shield", When: EndOfEnd,
				If: []Cond{Not(Shielded(Self))},
				Do: []Op{RecoverShield(), RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Hit), rules.ExposeCard(Self))}}}},

		{ID: "rearadmiralchiraneau", Summary: "Action: execute a white straight 1 maneuver.",
			Actions: []Ability{{Name: "advance", Do: []Op{rules.ExecuteNow(Self,
				game.Maneuver{Bearing: geom.Straight, Speed: 1, Difficulty: game.White})}}}},

		{ID: "rebelcaptive",
			Summary: "The first ship in a round that targets you receives 1 stress token.",
			Abilities: []Ability{{Name: "weigh on them", When: AfterDefender, Must: true, Per: game.Round,
				If: []Cond{Defending}, Do: []Op{Gain(Attacker, game.StressToken, 1)}}}},

		{ID: "reconspecialist", Summary: "Your focus action gives you 1 more focus token.",
			Abilities: []Ability{{Name: "focus twice", When: AfterAction, Must: true,
				If: []Cond{Is(Self, Active), About(game.FocusAction)},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}}},

		{ID: "saboteur",
			Summary: "Action: roll an attack die against an enemy ship at range 1. A hit or critical hit " +
				"turns a facedown damage card of it faceup.",
			Actions: []Ability{{Name: "sabotage", Do: []Op{
				Choose(Enemy(Chosen), Within(0, 1, Chosen), rules.ExposeCard(Chosen).Can),
				RollDice(game.AttackDice, 1),
				Provided(Rolled(1, game.Hit, game.Crit), rules.ExposeCard(Chosen))}}}},

		{ID: "sawgerrera",
			Summary: "While you attack you may suffer 1 damage to change all focus results to critical " +
				"hits.",
			Abilities: []Ability{{Name: "stop at nothing", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{ChangeAll(AttackDice, game.Focus, game.Crit), SufferDamage(Self, 1, 0)}}}},

		{ID: "systemsofficer",
			Summary: "After a green maneuver another friendly ship at range 1 may acquire a target lock.",
			Abilities: []Ability{{Name: "share the data", When: AfterManeuver,
				If: []Cond{Is(Self, Active), ManeuverIs(game.BlueManeuver)},
				Do: []Op{Choose(OtherFriend(Chosen), Within(0, 1, Chosen)),
					rules.EnemyLockOf(Chosen)}}}},

		{ID: "tactician",
			Summary: "After you attack a ship in your firing arc at range 2 it receives 1 stress token.",
			Abilities: []Ability{{Name: "stress", When: AfterAttack, Must: true,
				If: []Cond{Attacking, AttackRange(2, 2), InPlay(Defender),
					InFiringArcOf(Self, Defender)},
				Do: []Op{Gain(Defender, game.StressToken, 1)}}}},

		{ID: "tailgunner",
			Summary: "In attacks out of your firing arc behind, the defender's agility is 1 lower, down " +
				"to 0.",
			Mods: []game.Mod{AddTo(AgilityOf, All(Attacking, Is(Subject, Defender),
				InArcOf(Self, geom.RearArc, Defender)), -1)}},

		{ID: "unkarplutt",
			Summary: "After a maneuver in which you overlap an enemy ship you may suffer 1 damage to " +
				"perform an action.",
			Abilities: []Ability{{Name: "salvage", When: AfterManeuver,
				If: []Cond{Is(Self, Active), Not(FullyExecuted),
					AnyShip(Enemy(Chosen), touchesChosen)},
				Do: []Op{Perform(Self, 0), SufferDamage(Self, 1, 0)}}}},

		{ID: "wookieecommandos", Summary: "While you attack you may reroll focus results.",
			Abilities: []Ability{{Name: "reroll focus results", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{RerollPer(AttackDice, all, game.Focus)}}}},

		{ID: "ysanneisard",
			Summary: "At the start of the Combat phase, damaged and without shields, you may evade as an " +
				"action.",
			Abilities: []Ability{{Name: "evade", When: StartOfEngagement,
				If: []Cond{Not(Shielded(Self)), Damaged(Self)},
				Do: []Op{Perform(Self, 0, game.EvadeAction)}}}},
	}
}

// criticalAt lets a ship change a hit to a critical hit in attacks at these ranges.
func criticalAt(least, most int) []Ability {
	return []Ability{{Name: "change a hit", When: ModifyAttack,
		If: []Cond{Attacking, AttackRange(least, most)},
		Do: []Op{Change(AttackDice, 1, game.Hit, game.Crit)}}}
}

// calmEnemy tells whether the chosen ship is an enemy at range 1 without stress.
var calmEnemy = All(Enemy(Chosen), Within(0, 1, Chosen), Not(Stressed(Chosen)))

// hunted is how many dice Dengar rerolls.
func hunted(x *game.Exec) int {
	if x.Info(x.Attack().Defender).Limited {
		return 2
	}
	return 1
}

// sameBearing tells whether a maneuver has the bearing of the one shown and is not red for a
// stressed ship.
func sameBearing(x *game.Exec, shown, to game.Maneuver) bool {
	return shown.Bearing == to.Bearing &&
		!(to.Difficulty == game.RedDifficulty && x.Ship(x.Self()).Has(game.StressToken))
}

// asItIs is a maneuver as the dial has it.
func asItIs(m game.Maneuver) game.Maneuver { return m }

// touchesChosen tells whether the ship touches the chosen one.
func touchesChosen(x *game.Exec) bool { return TouchingShips(x, x.Self(), x.Chosen()) }
