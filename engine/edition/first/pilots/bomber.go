package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// bombers are the pilots of several ships who have to do with bombs.
func bombers() []Def {
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

		{ID: "constablezuvio",
			Summary: "When you reveal a reverse maneuver, you may drop a bomb with your front guides, " +
				"also one that is dropped by an action.",
			Abilities: []Ability{{Name: "drop it in front", When: AfterReveal,
				If: []Cond{Revealed(Bearings(geom.ReverseBankLeft, geom.ReverseStraight,
					geom.ReverseBankRight))},
				Do: []Op{rules.PlaceOne(rules.Placement{Front: true})}}}},

		{ID: "deathrain",
			Summary: "You may drop bombs with your front guides. After you drop a bomb, you may " +
				"perform a barrel roll action.",
			Mods: []Mod{Include(DeviceTemplates, FrontGuides)},
			Abilities: []Ability{{Name: "roll away", When: AfterPlace, If: []Cond{rules.Dropped},
				Do: []Op{Perform(Self, 0, game.BarrelRollAction)}}}},

		{ID: "solsixxa", Summary: "You may drop bombs with the turn templates of speed 1 too.",
			Mods: []Mod{Include(DeviceTemplates, Turns)}},
	}
}
