package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// sithinfiltrator are the pilots of the Sith infiltrator.
func sithinfiltrator() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you attack, you may spend 2 Force to make a bonus primary attack against " +
				"another ship, or against the same one if you missed.",
			Abilities: []Ability{{Name: "attack again", When: AftermathBonus,
				Do: []Op{Spend(Self, 2, Force), rules.Attack(Self, rules.Bonus, rules.WithPrimary,
					rules.Against(Not(All(AttackHit, Defending))))}}},
		}, "darthmaul"),

		printed(Def{
			Summary: "After you defend against a ship in your firing arc, you may spend 1 Force to " +
				"remove 1 of your blue or red tokens. After your attack hits, you may spend 1 Force to " +
				"perform an action.",
			Abilities: []Ability{
				{Name: "remove a token", When: AfterDefend, If: []Cond{Attacker.Is(In(Firing))},
					Do: []Op{Spend(Self, 1, Force), Remove(Self, 1, BlueTokens|RedTokens)}},
				{Name: "act", When: AfterAttack, If: []Cond{AttackHit},
					Do: []Op{Spend(Self, 1, Force), Perform(Self, 0)}},
			},
		}, "countdooku"),

		printed(Def{
			Summary: "You may spend 1 calculate token to perform an action after you defend.",
			Abilities: []Ability{{Name: "act", When: AfterDefend,
				Do: []Op{Spend(Self, 1, CalculateToken), Perform(Self, 0)}}},
		}, "066"),

		printed(Def{
			Summary: "Before a ship at range 0-2 rolls attack or defense dice in an attack, if all " +
				"your Force is active, you may spend 1 Force to name a result. If the roll does not " +
				"include it, the ship must change 1 die to that result.",
			Abilities: []Ability{nameResult(BeforeRoll(AttackDice), attackFaces), nameResult(BeforeRoll(DefenseDice), defenseFaces),
				asNamed},
		}, "countdooku-siegeofcoruscant", "countdooku-siegeofcoruscant-lsl"),
	)
}

// The results that can be named of attack and of defense dice.
var (
	attackFaces  = []game.Face{game.Blank, game.Focus, game.Hit, game.Crit}
	defenseFaces = []game.Face{game.Blank, game.Focus, game.Evade}
)

// nameResult names a result of dice that a ship at range 0-2 is about to roll.
func nameResult(when game.Window, faces []game.Face) Ability {
	var named []Alternative
	for _, f := range faces {
		named = append(named, Alt(f.String(), Mark(ThisAttack, Active, func(*game.Exec) int { return int(f) })))
	}
	return Ability{Name: "name a result", When: when, By: []Cond{At(0, 2)}, If: []Cond{allForce},
		Do: []Op{Spend(Self, 1, Force), PickOne(Self, named...)}}
}

// asNamed has a roll show the result that was named for it.
var asNamed = Ability{Name: "as was named", When: AfterRoll, Must: true, By: []Cond{Marked},
	Do: []Op{Provided(Anyone, TurnInto(MarkNote)), Unmark(Active)}}

// allForce reports whether all Force of a ship is active.
func allForce(x *game.Exec) bool {
	return int(x.Ship(x.Subject()).Force) == int(x.Info(x.Subject()).Force)
}
