package wire

import (
	"koiogran/engine/game"
	"koiogran/play/view"
)

// DiceAfter are the dice of an attack once an option is taken, before results are neutralized.
type DiceAfter struct {
	Attack  []string `json:"attack"`
	Defense []string `json:"defense"`
}

// after adds to options about the dice of an attack how they lie once these are taken, where that is certain and
// something changes. What the viewer may not know is drawn, always alike, and does not show in dice.
func (t *Teller) after(v *view.View, q *game.Question, out *Question) {
	if out.About != "dice" || v.Table().NAttacks == 0 {
		return
	}
	w := t.walkFrom(v, q) // t.x keeps the question
	defer w.done()
	now, s := &w.begin, &w.on[0]
	was := &now.Attacks[now.NAttacks-1]
	for i, c := range q.Options() {
		if c.Verb == game.PassVerb {
			continue
		}
		*s = *now
		w.play.PlayTo(s, w.viewer, c, w.depth)
		is := &s.Attacks[now.NAttacks-1]
		if s.NAttacks != now.NAttacks || is.Attacker != was.Attacker || is.Defender != was.Defender ||
			is.Attack == was.Attack && is.Defense == was.Defense {
			continue
		}
		out.Options[i].Dice = &DiceAfter{poolOf(&is.Attack), poolOf(&is.Defense)}
		out.Options[i].Free = q.Ship != game.NoShip && t.free(q.Ship, now, s)
	}
}
