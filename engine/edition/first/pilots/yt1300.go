package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// yt1300 are the pilots of the YT-1300.
func yt1300() []Def {
	return []Def{
		{ID: "hansolo",
			Summary: "While you attack, you may reroll your attack dice. If you do, you must reroll " +
				"all of them.",
			Abilities: []Ability{{Name: "reroll all", When: ModifyAttack,
				Do: []Op{RerollAll(AttackDice)}}}},

		{ID: "hansolo-swx57",
			Summary: "In set-up you may be placed anywhere in the play area that is beyond range 3 of " +
				"every enemy ship.",
			Mods: []Mod{Ignores(SetUpArea).OutOfPlay()}},

		{ID: "rey",
			Summary: "While you attack or defend against a ship in your firing arc, you may reroll up " +
				"to 2 blanks.",
			Abilities: []Ability{
				{Name: "reroll attack blanks", When: ModifyAttack, If: []Cond{Defender.Is(In(Firing))},
					Do: []Op{Reroll(AttackDice, 2, Blank)}},
				{Name: "reroll defense blanks", When: ModifyDefense, If: []Cond{Attacker.Is(In(Firing))},
					Do: []Op{Reroll(DefenseDice, 2, Blank)}},
			}},

		{ID: "landocalrissian",
			Summary: "After a green maneuver another friendly ship at range 1 may perform an action " +
				"of its action bar.",
			Abilities: []Ability{{Name: "lend a hand", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Choose(OtherFriend, At(1, 1)),
					Perform(Chosen, game.OnBar)}}}},

		{ID: "chewbacca-swx57",
			Summary: "After another friendly ship at range 1-3 is destroyed, you may attack.",
			Abilities: []Ability{{Name: "strike back", When: AfterDestroyed,
				By: []Cond{OtherFriend, At(0, 3)}, Do: []Op{rules.Attack(Self)}}}},

		{ID: "chewbacca", Summary: "Faceup damage cards dealt to you are turned facedown without effect.",
			Abilities: []Ability{{Name: "shrug it off", When: DealingFaceup, Must: true,
				Do: []Op{Instead(rules.DealInstead(Facedown))}}}},
	}
}
