package text

import (
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Refused says what is not possible, such as "Attack Academy Pilot 2", and why not.
func (l Language) Refused(x *game.Exec, r rules.Refusal) (what, why Sentence) {
	e := nothing
	e.Ship, e.Action, e.Maneuver, e.Why, e.Proof = r.Ship, r.Action, r.Maneuver, r.Why, r.Proof
	w := l.speaker(x.G, &e)
	switch {
	case r.Action != game.NoAction:
		w.message("refused action")
	case !r.Maneuver.IsNone():
		w.message("refused maneuver")
	case r.Weapon >= 0:
		w.weapon(r.Ship, int(r.Weapon))
	default:
		w.message("refused attack")
	}
	what = w.done().Capital()
	w = l.speaker(x.G, &e)
	w.message("refused why")
	return what, stop(w.done())
}
