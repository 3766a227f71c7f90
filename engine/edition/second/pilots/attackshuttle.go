package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// attackshuttle are the pilots of the attack shuttle.
func attackshuttle() []Def {
	return slices.Concat(printed(heraSyndullaDials, "herasyndulla"),
		printed(ezraBridger, "ezrabridger"),
		printed(sabineWren, "sabinewren"),
		printed(zebOrrelios, "zeborrelios"),
	)
}

// asItIs executes the maneuver to which the dial is turned.
func asItIs(to game.Maneuver) game.Maneuver { return to }

// sameDifficulty reports whether a maneuver is as difficult as the one shown.
func sameDifficulty(_ *game.Exec, shown, to game.Maneuver) bool {
	return to.Difficulty == shown.Difficulty
}

// heraSyndullaDials is the text of cards of several ships.
var heraSyndullaDials = Def{
	Summary: "You may set your dial to another maneuver of the same difficulty after you reveal a red " +
		"or blue maneuver.",
	Abilities: []Ability{{Name: "set the dial", When: AfterReveal,
		If: []Cond{Revealed(Either(ManeuverIs(game.DifficultyRed), ManeuverIs(game.DifficultyBlue)))},
		Do: []Op{TurnDial(Self, sameDifficulty, asItIs)}}},
}
