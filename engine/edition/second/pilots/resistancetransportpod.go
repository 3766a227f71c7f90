package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// resistancetransportpod are the pilots of the Resistance transport pod.
func resistancetransportpod() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After forces are placed, an enemy ship of your choice bears Compromising Intel.",
			Abilities: []Ability{{Name: "compromise", When: ForcesPlaced, Must: true,
				Do: []Op{Choose(Enemy), rules.Assign("compromisingintel", Chosen)}}},
		}, "vimoradi"),
		printed(Def{
			Summary: "You may perform a red barrel roll or red boost action in the System phase.",
			Abilities: []Ability{{Name: "reposition", When: SystemStep,
				Do: []Op{Perform(Self, game.AsRed, game.BarrelRollAction, game.BoostAction)}}},
		}, "bb8"),
		printed(Def{
			Summary: "You may gain 1 cloak token after you perform a jam action.",
			Abilities: []Ability{{Name: "cloak", When: AfterAction,
				If: []Cond{About(game.JamAction), Not(Has(CloakToken))}, // 2e.action.cloak.no-second
				Do: []Op{Gain(Self, 1, CloakToken)}}},
		}, "dj-wat1"),
		printed(Def{
			Summary: "You may add 1 blank, or gain 1 strain token to add 1 focus result, while you defend " +
				"or attack.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "add a result", When: w.when, Do: []Op{PickOne(Self,
					Alt("add a blank", AddResult(w.dice, Blank)),
					Alt("add a focus", Gain(Self, 1, StrainToken), AddResult(w.dice, Focus)))}}
			}),
		}, "finn"),
		printed(Def{
			Summary: "While you defend or attack, you may reroll 1 die for each other friendly ship in " +
				"the attack arc.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "reroll", When: w.when,
					Do: []Op{Reroll(w.dice, Ships(OtherFriend, Attacker.In(OfAttack)))}}
			}),
		}, "rosetico"),
	)
}
