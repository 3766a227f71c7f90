package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// ewing are the pilots of the E-wing.
func ewing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While a friendly ship attacks a ship in your front arc, it may change 1 hit to a " +
				"critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, By: []Cond{Friend},
				If: []Cond{Defender.Is(In(Front))}, Do: []Op{Change(AttackDice, 1, Hit, Crit)}}},
		}, "gavindarklighter"),

		printed(Def{
			Summary: "At initiative 0 of the Engagement phase you may make a bonus primary attack on an enemy " +
				"in your bullseye arc. If you do, you gain 1 disarm token at the start of the next Planning " +
				"phase.",
			Abilities: []Ability{
				{Name: "strike again", When: AtInitiative(0),
					Do: []Op{rules.Attack(Self, rules.Bonus, rules.WithPrimary,
						rules.Against(Enemy, In(Bullseye))), Mark(NextPlanning, Self)}},
				{Name: "disarm", When: StartOf(game.PlanningPhase), Must: true, If: []Cond{Marked},
					Do: []Op{Gain(Self, 1, DisarmToken), Unmark(Self)}},
			},
		}, "corranhorn"),
	)
}
