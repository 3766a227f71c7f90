package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// attackshuttle are the pilots of the attack shuttle; the others are with the TIE/ln fighter.
func attackshuttle() []Def {
	sameDifficulty := func(_ *game.Exec, shown, to game.Maneuver) bool {
		return to.Difficulty == shown.Difficulty
	}
	return printed(Def{
		Summary: "You may set your dial to another maneuver of the same difficulty after you reveal a red " +
			"or blue maneuver.",
		Abilities: []Ability{{Name: "set the dial", When: AfterReveal,
			If: []Cond{Revealed(Either(ManeuverIs(game.DifficultyRed), ManeuverIs(game.DifficultyBlue)))},
			Do: []Op{TurnDial(Self, sameDifficulty, asItIs)}}},
	}, "herasyndulla", "herasyndulla-vcx100lightfreighter")
}

// asItIs executes the maneuver to which the dial is turned.
func asItIs(to game.Maneuver) game.Maneuver { return to }
