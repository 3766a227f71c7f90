package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// protectoratestarfighter are the pilots of the Protectorate Starfighter.
func protectoratestarfighter() []Def {
	return []Def{
		{ID: "fennrau",
			Summary: "While you attack or defend, if the enemy ship is at range 1, you may roll 1 more die.",
			Abilities: []Ability{
				{Name: "roll another attack die", When: AfterDefender, If: []Cond{Defender.Is(At(1, 1))},
					Do: []Op{AddDice(AttackDice, 1)}},
				{Name: "roll another defense die", When: BeforeRoll(DefenseDice), If: []Cond{Attacker.Is(At(1, 1))},
					Do: []Op{AddDice(DefenseDice, 1)}},
			}},

		{ID: "oldteroch",
			Summary: "You may choose an enemy ship at range 1 that has you in its firing arc at the start " +
				"of the Combat phase: it loses all its focus and evade tokens.",
			Abilities: []Ability{{Name: "intimidate", When: StartOf(game.EngagementPhase), Do: []Op{
				Choose(Enemy, At(1, 1), Self.Is(Chosen.In(Firing))),
				Remove(Chosen, Every, FocusToken|EvadeToken)}}}},

		{ID: "kadsolus", Summary: "After you execute a red maneuver you receive 2 focus tokens.",
			Abilities: []Ability{{Name: "focus", When: AfterManeuver, Must: true,
				If: []Cond{ManeuverIs(game.DifficultyRed)}, Do: []Op{Gain(Self, 2, FocusToken)}}}},
	}
}
