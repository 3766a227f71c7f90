package odds

import (
	"math/rand/v2"

	"koiogran/engine/game"
)

// Policy answers the questions that players are asked during an attack. Equal states and questions
// get equal answers. It may step copies of the state with x; q does not outlive that.
type Policy func(x *game.Exec, s *game.State, q *game.Question) game.Choice

// First answers with the first option: whatever can be used is used.
func First(x *game.Exec, s *game.State, q *game.Question) game.Choice {
	if q.Kind == game.PlaceQuestion {
		return x.Draw(s, q.Player, rand.New(rand.NewPCG(0, 0)))
	}
	return q.Opts[0]
}
