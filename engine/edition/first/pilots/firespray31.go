package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/geom"
)

// firespray31 are the pilots of the Firespray-31.
func firespray31() []Def {
	return []Def{
		{ID: "bobafett",
			Summary: "When you reveal a bank, you may turn it into the other bank of the same speed.",
			Abilities: []Ability{
				{Name: "bank right instead", When: AfterReveal, If: []Cond{Revealed(Bearings(geom.BankLeft))},
					Do: []Op{RotateDial(geom.BankRight)}},
				{Name: "bank left instead", When: AfterReveal, If: []Cond{Revealed(Bearings(geom.BankRight))},
					Do: []Op{RotateDial(geom.BankLeft)}},
			}},

		{ID: "bobafett-scum",
			Summary:   "While you attack or defend, you may reroll a die for each enemy ship at range 1.",
			Abilities: rerollsFor(Chosen.Is(Enemy), Chosen.Is(At(0, 1)))},

		anotherDie("kathscarlet-scum", "Against a ship in your auxiliary firing arc you roll 1 more "+
			"attack die.", Defender.Is(In(Rear))),

		{ID: "kathscarlet",
			Summary: "While you attack, a defender that cancels a critical hit receives 1 stress token.",
			Abilities: []Ability{{Name: "unsettle", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{Happened(CritsCanceled)},
				Do: []Op{Gain(Defender, 1, StressToken)}}}},

		{ID: "emonazzameen",
			Summary: "You may drop bombs with the turn and straight templates of speed 3 too.",
			Mods:    []Mod{Include(DeviceTemplates, Speed3)}},

		{ID: "krassistrelix", Summary: "In attacks with a secondary weapon you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Not(PrimaryAttack)}, Do: []Op{Reroll(AttackDice, 1)}}}},
	}
}
