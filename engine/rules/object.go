package rules

import "koiogran/engine/game"

// AddObject lists an object as an option.
func AddObject(q *game.Question, o game.Object) {
	c := game.Opt(game.ObjectVerb)
	c.Object = o
	q.Add(c)
}
