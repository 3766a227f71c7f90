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

		{ID: "hansolo-swx57",
			Summary: "In set-up you may be placed anywhere in the play area that is beyond range 3 of " +
				"every enemy ship.",
			Mods: []game.Mod{{Query: PlacedAnywhere, If: Is(Self, Subject), Dead: true,
				Value: func(*game.Exec, int) int { return 1 }}}},

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

		{ID: "chewbacca-swx57",
			Summary: "After another friendly ship at range 1-3 is destroyed you may attack.",
			Abilities: []Ability{{Name: "strike back", When: AfterDestroyed,
				If: []Cond{OtherFriend(Active), Within(0, 3, Active)},
				Do: []Op{rules.AttackNow()}}}},

		{ID: "chewbacca", Summary: "Faceup damage cards dealt to you are turned facedown without effect.",
			Abilities: []Ability{{Name: "shrug it off", When: WouldBeFaceup, Must: true,
				If: []Cond{Is(Self, Active)}, Do: []Op{rules.DealtFacedown()}}}},
	}
}
