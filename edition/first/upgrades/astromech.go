package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// astromech are the astromech droids.
func astromech() []Def {
	return []Def{
		greenFor("r2astromech", "You may treat a maneuver of speed 1 or 2 as green.", Speed(1, 2)),

		{ID: "r2d2", Summary: "After a green maneuver you may recover 1 shield.",
			Abilities: []Ability{{Name: "recover a shield", When: AfterManeuver,
				If: []Cond{Is(Self, Active), ManeuverIs(game.BlueManeuver)}, Do: []Op{RecoverShield()}}}},

		{ID: "r3a2",
			Summary: "When you target a ship in your firing arc you may receive 1 stress token to give " +
				"it one.",
			Abilities: []Ability{{Name: "stress", When: AfterDefender,
				If: []Cond{Attacking, InFiringArcOf(Self, Defender)},
				Do: []Op{Gain(Self, game.StressToken, 1), Gain(Defender, game.StressToken, 1)}}}},

		{ID: "r3astromech",
			Summary: "Once a round in a primary weapon attack you may cancel 1 of your focus results " +
				"for 1 evade token.",
			Abilities: []Ability{{Name: "evade", When: ModifyAttack, Per: game.Round,
				If: []Cond{Attacking, PrimaryAttack},
				Do: []Op{CancelResult(AttackDice, game.Focus), Gain(Self, game.EvadeToken, 1)}}}},

		{ID: "r5p9",
			Summary: "As the Combat phase ends, a focus token of yours can be turned into a shield.",
			Abilities: []Ability{{Name: "recover a shield", When: EndOfEngagement,
				Do: []Op{Spend(Self, game.FocusToken), RecoverShield()}}}},

		{ID: "targetingastromech", Summary: "After a red maneuver you may acquire a target lock.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver,
				If: []Cond{Is(Self, Active), ManeuverIs(game.RedDifficulty)},
				Do: []Op{rules.EnemyLockOf(Self)}}}},
	}
}
