package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// crew are the crew members.
func crew() []Def {
	return []Def{
		{ID: "bistan", Summary: "In attacks at range 1-2 you may change 1 hit to a critical hit.",
			Abilities: criticalAt(1, 2)},

		{ID: "captainrex", Summary: "After your attack misses you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterAttack, If: []Cond{Attacking, Not(AttackHit)},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}}},

		{ID: "dengar",
			Summary: "While you attack you may reroll 1 die, or up to 2 against a unique pilot.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{RerollPer(AttackDice, hunted)}}}},

		{ID: "ezrabridger",
			Summary: "While you attack stressed you may change 1 focus result to a critical hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{Attacking, Stressed(Self)},
				Do: []Op{Change(AttackDice, 1, game.Focus, game.Crit)}}}},

		{ID: "hansolo",
			Summary: "While you attack you may spend your target lock on the defender to change all " +
				"focus results to hits.",
			Abilities: []Ability{{Name: "never tell the odds", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{SpendLock(Defender), ChangeAll(AttackDice, game.Focus, game.Hit)}}}},

		{ID: "k4securitydroid", Summary: "After a green maneuver you may acquire a target lock.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver,
				If: []Cond{Is(Self, Active), ManeuverIs(game.BlueManeuver)},
				Do: []Op{rules.EnemyLockOf(Self)}}}},

		{ID: "landocalrissian",
			Summary: "Action: roll 2 defence dice for a focus token per focus and an evade token per " +
				"evade.",
			Actions: []Ability{{Name: "gamble", Do: []Op{RollDice(game.DefenceDice, 2),
				GainRolled(Self, game.FocusToken, game.Focus),
				GainRolled(Self, game.EvadeToken, game.Evade)}}}},

		{ID: "lattsrazzi",
			Summary: "While you defend you may take 1 stress token from the attacker to add 1 evade.",
			Abilities: []Ability{{Name: "add an evade", When: ModifyDefence, If: []Cond{Defending},
				Do: []Op{Remove(Attacker, game.StressToken), AddResult(DefenceDice, game.Evade)}}}},

		{ID: "marajade",
			Summary: "At the end of the Combat phase each enemy ship at range 1 without stress receives " +
				"1 stress token.",
			Abilities: []Ability{{Name: "haunt", When: EndOfEngagement, Must: true,
				If: []Cond{AnyShip(calmEnemy)},
				Do: []Op{EachShip([]Cond{calmEnemy}, Gain(Chosen, game.StressToken, 1))}}}},

		{ID: "mercenarycopilot", Summary: "In attacks at range 3 you may change 1 hit to a critical hit.",
			Abilities: criticalAt(3, 3)},

		greenFor("niennunb", "You may treat a straight maneuver as green.", Bearings(geom.Straight)),

		{ID: "outlawtech", Summary: "After a red maneuver you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterManeuver,
				If: []Cond{Is(Self, Active), ManeuverIs(game.RedDifficulty)},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}}},

		{ID: "rebelcaptive",
			Summary: "The first ship in a round that targets you receives 1 stress token.",
			Abilities: []Ability{{Name: "weigh on them", When: AfterDefender, Must: true, Per: game.Round,
				If: []Cond{Defending}, Do: []Op{Gain(Attacker, game.StressToken, 1)}}}},

		{ID: "tactician",
			Summary: "After you attack a ship in your firing arc at range 2 it receives 1 stress token.",
			Abilities: []Ability{{Name: "stress", When: AfterAttack, Must: true,
				If: []Cond{Attacking, AttackRange(2, 2), InPlay(Defender),
					InFiringArcOf(Self, Defender)},
				Do: []Op{Gain(Defender, game.StressToken, 1)}}}},

		{ID: "wookieecommandos", Summary: "While you attack you may reroll focus results.",
			Abilities: []Ability{{Name: "reroll focus results", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{RerollPer(AttackDice, all, game.Focus)}}}},
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
