package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tievnsilencer are the pilots of the TIE/vn Silencer.
func tievnsilencer() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you attack, the defender rolls 2 defense dice fewer if an obstacle " +
				"obstructs the attack.",
			Mods: []Mod{Add(DefenseDiceOf, -2).For(Defending).If(Attacking, AcrossObstacle)},
		}, "blackout"),

		printed(Def{
			Summary: "You may perform an action, even while stressed, after another friendly ship is " +
				"destroyed.",
			Abilities: []Ability{{Name: "avenge", When: AfterDestroyed, By: []Cond{OtherFriend},
				Do: []Op{Perform(Self, game.WhileStressed)}}},
		}, "avenger"),

		printed(Def{
			Summary: "You may treat enemy ships in your front arc at range 0-1 as in your bullseye arc " +
				"while you are stressed.",
			Mods: []Mod{Set(BullseyeReach, 1).If(Stressed)},
		}, "recoil"),

		printed(Def{
			Summary: "You may spend 1 Force to assign I'll Show You the Dark Side to the attacker after " +
				"you defend.",
			Abilities: []Ability{{Name: "show the dark side", When: AfterDefend, If: []Cond{Other.Is(InPlay)},
				Do: []Op{Spend(Self, 1, Force), rules.Assign("illshowyouthedarkside", Other)}}},
		}, "kyloren"),

		printed(Def{
			Summary: "While you are damaged, your initiative is 6.",
			Mods:    []Mod{Set(InitiativeOf, 6).If(Damaged)},
		}, "rush"),
	)
}
