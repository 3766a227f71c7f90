package pilots

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// yt1300 are the pilots of the YT-1300.
func yt1300() []Def {
	return []Def{
		{ID: "hansolo",
			Summary: "While you attack you may reroll all your dice, of which none may be left out.",
			Abilities: []Ability{{Name: "reroll all", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{RerollAll(AttackDice)}}}},

		{ID: "rey",
			Summary: "While you attack or defend against a ship in your firing arc you may reroll " +
				"up to 2 blanks.",
			Abilities: []Ability{
				{Name: "reroll attack blanks", When: ModifyAttack,
					If: []Cond{Attacking, InFiringArcOf(Self, Defender)},
					Do: []Op{Reroll(AttackDice, 2, game.Blank)}},
				{Name: "reroll defence blanks", When: ModifyDefence,
					If: []Cond{Defending, InFiringArcOf(Self, Attacker)},
					Do: []Op{Reroll(DefenceDice, 2, game.Blank)}},
			}},

		{ID: "landocalrissian",
			Summary: "After a green maneuver another friendly ship at range 1 may perform an action " +
				"of its action bar.",
			Abilities: []Ability{{Name: "lend a hand", When: AfterManeuver,
				If: []Cond{Is(Self, Active), ManeuverIs(game.BlueManeuver)},
				Do: []Op{Choose(OtherFriend(Chosen), Within(1, 1, Chosen)),
					Perform(Chosen, game.OnBar)}}}},

		{ID: "chewbacca", Summary: "Faceup damage cards dealt to you are turned facedown without effect.",
			Abilities: []Ability{{Name: "shrug it off", When: WouldBeFaceup, Must: true,
				If: []Cond{Is(Self, Active)}, Do: []Op{rules.DealtFacedown()}}}},
	}
}
