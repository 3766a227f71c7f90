package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewOfPlans are crew members who look at dials, or act before ships are placed.
func crewOfPlans() []Def {
	return []Def{
		{ID: "boshek",
			Summary: "Before a ship that you touch activates you may look at its dial. Then its player must turn " +
				"the dial to a maneuver next to that one. Stress does not keep the ship from executing it.",
			Abilities: []Ability{{Name: "lead it astray", When: BeforeActivate, By: []Cond{Touches(Self)}, Do: []Op{
				rules.TurnToNeighbor(Active),
				Lasting(ThisActivation, Active, Permits(game.RedOnStress))}}}},

		{ID: "cassianandor",
			Summary: "At the end of the Planning phase you may guess the maneuver on the dial of an enemy ship at " +
				"range 1-2 and look at it. If bearing and speed are right you may set your own dial again.",
			Abilities: []Ability{{Name: "guess a dial", When: EndOfPlanning, Do: []Op{
				Choose(Enemy, At(1, 2)), rules.GuessDial(Chosen),
				Provided(rules.GuessedDial(Chosen), rules.SetDialAnew(Self))}}}},

		{ID: "directorkrennic",
			Summary: "Before ships are placed a friendly ship of the Galactic Empire with 3 shields or fewer is " +
				"assigned Optimized Prototype.",
			Abilities: []Ability{{Name: "optimize a prototype", When: BeforePlacing, Must: true, Dead: true,
				Do: []Op{Choose(Friend, Not(Keyword("First Order")), Compare(Count(Shield), AtMost, 3)),
					rules.Assign("optimizedprototype", Chosen), RaiseShields(Chosen, 1)}}}},
	}
}
