package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiesilencer are the pilots of the TIE silencer.
func tiesilencer() []Def {
	return []Def{
		kyloRen("kyloren-tiesilencer"),

		{ID: "testpilotblackout",
			Summary: "In your obstructed attacks the defender rolls 2 defense dice fewer.",
			Mods:    []Mod{Add(DefenseDiceOf, -2).For(Defending).If(Attacking, ObstructedAttack)}},
	}
}

// kyloRen flies two types of ship. The condition goes to the ship that hits him.
func kyloRen(id string) Def {
	return Def{ID: id,
		Summary: "The first time in a round that an attack hits you, you assign I'll Show You the Dark Side to " +
			"the attacker.",
		Abilities: []Ability{{Name: "show the dark side", When: AfterNeutralize, Must: true,
			Per: game.OncePerRound, If: []Cond{AttackHit},
			Do: []Op{rules.Assign("illshowyouthedarkside", Attacker)}}}}
}
