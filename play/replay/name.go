package replay

import (
	"strconv"

	"koiogran/engine/game"
)

// Name returns what records call a thing on the table of a match.
func Name(g *game.Game, s *game.State, o game.Object) string {
	return Named(game.NewExec(g), s, o)
}

// Named is Name for callers that have an Exec, which is large.
func Named(x *game.Exec, s *game.State, o game.Object) string {
	n := namer{x: x, s: s}
	return n.object(o)
}

// Maneuver returns what records call a maneuver, such as 2,bank-left.
func Maneuver(m game.Maneuver) string { return maneuver(m) }

// Texts returns what Text says of each option of the question that x has asked last, in their
// order.
func Texts(x *game.Exec, q *game.Question) []string {
	n := namer{x: x, s: x.S, q: q}
	list := make([]string, q.N)
	count := map[string]int{}
	for i, c := range q.Options() {
		text := n.choice(c)
		count[text]++
		if k := count[text]; k > 1 {
			list[i] = text + " #" + strconv.Itoa(k)
			continue
		}
		list[i] = text
	}
	return list
}
