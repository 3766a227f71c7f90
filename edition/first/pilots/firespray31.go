package pilots

import (
	. "koiogran/card"
	"koiogran/geom"
	"koiogran/rules"
)

// firespray31 are the pilots of the Firespray-31.
func firespray31() []Def {
	return []Def{
		{ID: "bobafett",
			Summary: "When you reveal a bank you may turn it into the other bank of the same speed.",
			Abilities: []Ability{
				{Name: "bank right instead", When: BeforeManeuver,
					If: []Cond{Is(Self, Active), Bearings(geom.BankLeft), rules.CanExecute},
					Do: []Op{ExecuteAs(geom.BankRight)}},
				{Name: "bank left instead", When: BeforeManeuver,
					If: []Cond{Is(Self, Active), Bearings(geom.BankRight), rules.CanExecute},
					Do: []Op{ExecuteAs(geom.BankLeft)}},
			}},

		{ID: "bobafett-scum",
			Summary:   "While you attack or defend you may reroll a die for each enemy ship at range 1.",
			Abilities: rerollsFor(Enemy(Chosen), Within(0, 1, Chosen))},

		anotherDie("kathscarlet-scum", "Against a ship in your auxiliary firing arc you roll 1 more "+
			"attack die.", InArcOf(Self, geom.RearArc, Defender)),

		{ID: "krassistrelix", Summary: "In attacks with a secondary weapon you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Attacking, Not(PrimaryAttack)}, Do: []Op{Reroll(AttackDice, 1)}}}},
	}
}
