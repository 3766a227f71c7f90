package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// cargo are the cargo upgrades, which only huge ships can have.
func cargo() []Def {
	return []Def{
		{ID: "adaptiveshields",
			Summary: "While another friendly ship at range 0-1 with a smaller base defends, you may spend 1 shield or 2 " +
				"energy to cancel 1 hit or critical hit.",
			Abilities: []Ability{{Name: "shield a smaller ship", When: BeforeNeutralize,
				By: []Cond{OtherFriend, At(0, 1), Compare(BaseSize, Below, Self.Of(BaseSize))},
				Do: []Op{PickOne(Self, Alt("spend 1 shield", Spend(Self, 1, Shield)), Alt("spend 2 energy", SpendEnergy(2))),
					CancelResult(AttackDice, Hit|Crit)}}}},

		// It pays for no more than it needs to reach the object.
		{ID: "boostedscanners",
			Summary: "While you lock, coordinate or jam, you may spend up to 3 energy. For each, you may choose an object 1 range " +
				"farther away, up to range 5.",
			Mods: []Mod{Include(ActionReach, ForEnergy)}},

		// What is recovered pays for stress at once (2e.huge.stress).
		{ID: "optimizedpowercore",
			Summary: "After you execute a blue maneuver, you recover 1 energy.",
			Abilities: []Ability{{Name: "recover energy", When: AfterManeuver, Must: true,
				If: []Cond{ManeuverIs(game.DifficultyBlue)}, Do: []Op{GainEnergy(Self, 1)}}}},

		{ID: "tibannareserves",
			Summary: "Action: spend 1 charge to recover 2 energy.",
			Actions: []Ability{{Name: "open the reserves", Do: []Op{Spend(Self, 1, Charge), GainEnergy(Self, 2)}}}},
	}
}
