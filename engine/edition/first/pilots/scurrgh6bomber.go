package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// scurrgh6bomber are the pilots of the Scurrg H-6 bomber.
func scurrgh6bomber() []Def {
	return []Def{
		{ID: "captainnym",
			Summary: "You may ignore friendly bombs. A friendly ship that defends may add 1 evade if " +
				"the attacker measures range across a friendly bomb.",
			Abilities: []Ability{
				{Name: "ignore it", When: Detonates, By: []Cond{Friend}, If: []Cond{rules.Affected},
					Do: []Op{Provided(rules.Placed("mine"), rules.CallOff()),
						Provided(Not(rules.Placed("mine")), rules.Spare(Self))}},
				{Name: "add an evade", When: ModifyDefense, By: []Cond{Friend},
					If: []Cond{rules.AcrossBomb(Friend)}, Do: []Op{AddResult(DefenseDice, Evade)}},
			}},

		{ID: "captainnym-rebel",
			Summary: "Once a round, you may keep a friendly bomb from detonating.",
			Abilities: []Ability{{Name: "call it off", When: Detonates, Per: game.OncePerRound,
				By: []Cond{Friend}, Do: []Op{rules.CallOff()}}}},

		{ID: "solsixxa", Summary: "You may drop bombs with the turn templates of speed 1 too.",
			Mods: []Mod{Include(DeviceTemplates, Turns)}},
	}
}
