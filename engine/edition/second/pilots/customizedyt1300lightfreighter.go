package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// customizedyt1300lightfreighter are the pilots of the Customized YT-1300, and those of the escape craft that
// bear the same text.
func customizedyt1300lightfreighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you defend or make a primary attack that an obstacle obstructs, you may " +
				"roll 1 more die.",
			Abilities: rollsMore([]Cond{PrimaryAttack, AcrossObstacle}, []Cond{AcrossObstacle}),
		}, "hansolo"),

		printed(Def{
			Summary: "After you attack, you may rotate your turret.",
			Abilities: []Ability{{Name: "rotate the turret", When: AfterAttack,
				Do: []Op{rules.RotateOp()}}},
		}, "riodurant-wat1"),

		printed(landoCalrissian, "landocalrissian"),

		printed(l337, "l337"),
	)
}

// pushLuck rerolls the blanks of a pool for a stress token.
func pushLuck(pool Pool) Ability {
	return Ability{Name: "push your luck", When: AfterRoll, If: []Cond{About(pool), Not(Stressed)},
		Do: []Op{Gain(Self, 1, StressToken), RerollAll(pool, Blank)}}
}

// landoCalrissian is the text of cards of several ships.
var landoCalrissian = Def{
	Summary: "After you roll dice, unless you are stressed, you may gain 1 stress token to reroll all " +
		"your blanks.",
	Abilities: []Ability{pushLuck(AttackDice), pushLuck(DefenseDice), pushLuck(RolledDice)},
}

// l337 is the text of cards of several ships.
var l337 = Def{
	Summary: "Without active shields, your bank maneuvers are easier by a step.",
	Mods: []Mod{Add(DifficultyOf, -1).If(Bearings(geom.BankLeft, geom.BankRight),
		Not(Has(Shield)))},
}
