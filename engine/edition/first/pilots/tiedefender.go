package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// tiedefender are the pilots of the TIE defender.
func tiedefender() []Def {
	return []Def{
		{ID: "rexlerbrath",
			Summary: "After your attack deals damage cards to the defender, you may spend 1 focus " +
				"token to turn the facedown ones faceup.",
			Abilities: []Ability{{Name: "turn them faceup", When: AfterAttack,
				If: []Cond{Compare(InAttack(CardsDealt), Above, InAttack(FaceupDealt))},
				Do: []Op{Spend(Self, 1, FocusToken), rules.ExposeCard(Defender, facedownDealt)}}}},

		maarekStele("maarekstele-tiedefender"),

		{ID: "colonelvessery",
			Summary: "While you attack, after rolling attack dice, you may acquire a target lock on " +
				"the defender if any ship already has it locked.",
			Abilities: []Ability{{Name: "lock", When: AfterRoll,
				If: []Cond{About(AttackDice), Defender.Is(Has(Lock))}, Do: []Op{LockShip(Defender)}}}},

		{ID: "countessryad",
			Summary: "When you reveal a straight maneuver, you may turn round at its end: you execute it as a Koiogran turn.",
			Abilities: []Ability{{Name: "turn round", When: BeforeManeuver,
				If: []Cond{OfDial, Bearings(geom.Straight)}, Do: []Op{ExecuteAs(geom.Koiogran)}}}},
	}
}

// facedownDealt is how many facedown damage cards the present attack dealt.
var facedownDealt = Num(func(x *game.Exec) int { return InAttack(CardsDealt)(x) - InAttack(FaceupDealt)(x) })
