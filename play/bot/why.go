package bot

import (
	"cmp"
	"slices"

	"koiogran/engine/game"
	"koiogran/play/view"
)

// Advice is what a program would answer, and why.
type Advice struct {
	Choice  game.Choice
	Weighed []Weighed // what it compared, the likeliest and best first; empty where a rule decided
	Unit    Unit      // of their values
}

// Weighed is an answer that a program compared with others.
type Weighed struct {
	Choice game.Choice
	Value  float64
	Chance float64 // how likely the program gives it: 0 or 1 where it does not mix its answers
	// Error is the standard error of the value, and Apart that of how far it is behind the best one, which is less since both
	// met the same luck. Both are 0 where no playouts show them.
	Error, Apart float64
}

// Unit is what values are counted in.
type Unit uint8

// Values are points of damage, suffered by the enemy or spared to the player's own ships, the worth
// of an average ship of the match, or the chance to win it. A rank says only what is better.
const (
	Ranks Unit = iota
	Damage
	Ships
	Wins
)

// explainer is a program that notes what it compared for its last answer.
type explainer interface {
	notes() *notes
}

// notes are what a program compared for its last answer.
type notes struct {
	weighed []Weighed
	unit    Unit
}

// notes makes every program that answers as a beginner an explainer.
func (b *beginner) notes() *notes { return &b.why }

// begin forgets the last answer.
func (n *notes) begin(u Unit) { n.weighed, n.unit = n.weighed[:0], u }

// add notes what an answer is worth.
func (n *notes) add(c game.Choice, value float64) {
	n.weighed = append(n.weighed, Weighed{Choice: c, Value: value})
}

// Advise lets a program answer a question and says why it would.
func Advise(p Player, v *view.View, q *game.Question) Advice {
	e, ok := p.(explainer)
	if ok {
		e.notes().begin(Ranks)
	}
	a := Advice{Choice: p.Answer(v, q)}
	if !ok {
		return a
	}
	n := e.notes()
	a.Weighed, a.Unit = slices.Clone(n.weighed), n.unit
	mixed := slices.ContainsFunc(a.Weighed, func(w Weighed) bool { return w.Chance > 0 })
	for i := range a.Weighed {
		if w := &a.Weighed[i]; !mixed && w.Choice == a.Choice {
			w.Chance = 1
		}
	}
	slices.SortStableFunc(a.Weighed, func(one, other Weighed) int {
		if c := cmp.Compare(other.Chance, one.Chance); c != 0 {
			return c
		}
		return cmp.Compare(other.Value, one.Value)
	})
	return a
}
