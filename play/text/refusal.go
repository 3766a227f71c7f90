package text

import (
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Refused says what is not possible, such as "Attack Academy Pilot 2", and why not.
func Refused(x *game.Exec, q *game.Question, r rules.Refusal) (what, why string) {
	switch {
	case r.Action != game.NoAction:
		what = r.Action.String()
	case !r.Maneuver.IsNone():
		what = Maneuver(r.Maneuver)
	case r.Weapon >= 0:
		what = weapon(x.G, game.Choice{Ship: r.Ship, Item: uint8(r.Weapon)})
	default:
		what = "attack " + Ship(x.G, r.Ship)
	}
	why = reasons[r.Why]
	if r.Proof.Given {
		why += ": " + Proof(r.Proof)
	}
	return capital(InWords(x.G, what)), capital(InWords(x.G, why)) + "."
}

// reasons say why something is not possible, without the capital and the full stop.
var reasons = [game.NumReasons]string{
	game.Possible:       "its player decides so",
	game.OnSameSide:     "it is on the same side",
	game.ExceptedShip:   "the ability that allows this attack rules it out",
	game.TermsForbid:    "the ability that allows this does not allow it with that",
	game.NoLockOnIt:     "this weapon needs a lock on its target",
	game.NoFocusToSpend: "this weapon needs a focus token",
	game.NoCalculate:    "this weapon needs a calculate token",
	game.NoChargesLeft:  "its card does not have enough charges left",
	game.AtRangeZero:    "the two ships are at range 0 of each other",
	game.OutOfArc:       "it is not in the arc of the weapon, or beyond range 3",
	game.TooNear:        "it is nearer than the weapon reaches",
	game.TooFar:         "it is farther away than the weapon reaches",
	game.NoTarget:       "nothing is in its arc and at its range",
	game.TriedAlready:   "the ship has tried it already this round",
	game.ActionsOver:    "the ship performs no more actions in this activation",
	game.IonizedFocus:   "an ionized ship performs only the focus action",
	game.NotOnBar:       "it is not on the ship's action bar",
	game.NoForceToPay:   "it costs a Force charge, and the ship has none left",
	game.NotWhite:       "only a white action is allowed here",
	game.Stressed:       "the ship is stressed",
	game.CardForbids:    "a card forbids it",
	game.NothingToDo:    "there is nothing that it could do",
	game.Disarmed:       "the ship is disarmed",
	game.Cloaked:        "the ship is cloaked",
	game.OnRock:         "the ship is at range 0 of an asteroid",
	game.StepLost:       "the ship lost that step by what it moved onto or into",
	game.RedOnStress:    "the ship is stressed, and the table plays with strict dials",
}
