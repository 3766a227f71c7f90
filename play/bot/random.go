package bot

import (
	"math/rand/v2"

	"koiogran/engine/game"
	"koiogran/play/view"
)

// Uniform returns a player who takes every option with the same chance.
func Uniform(g *game.Game, seed uint64) Player { return newRandom(g, seed) }

// Random returns a player who prefers some kinds of answers to others, as its seed has it: some
// never pass and some always do, some only turn left. Many of them together come to corners of
// the rules where a uniform one never gets.
func Random(g *game.Game, seed uint64) Player {
	r := newRandom(g, seed)
	r.weights = new([game.NumVerbs][kinds]int)
	for verb := range r.weights {
		common := pick(r.rnd, likes[:])
		for kind := range r.weights[verb] {
			r.weights[verb][kind] = common * pick(r.rnd, likes[:])
		}
	}
	return r
}

// likes are what one kind of answer weighs against another.
var likes = [...]int{0, 1, 4, 10, 10, 10, 25, 100}

// kinds is how many kinds of answers of one verb are distinguished.
const kinds = 16

// random answers at random.
type random struct {
	x       *game.Exec
	rnd     *rand.Rand
	weights *[game.NumVerbs][kinds]int // nil if all options weigh the same
}

func newRandom(g *game.Game, seed uint64) *random {
	return &random{x: game.NewExec(g), rnd: rand.New(rand.NewPCG(seed, 0x72616e646f6d))}
}

// Answer draws one of the options. The view is looked at only for placements.
func (r *random) Answer(v *view.View, q *game.Question) game.Choice {
	if q.Kind == game.PlaceQuestion {
		return v.Draw(r.x, r.rnd)
	}
	if r.weights == nil {
		return pick(r.rnd, q.Options())
	}
	total := 0
	for i := range q.Options() {
		total += r.weigh(q, &q.Opts[i])
	}
	if total == 0 {
		return pick(r.rnd, q.Options())
	}
	k := r.rnd.IntN(total)
	for i := range q.Options() {
		if k -= r.weigh(q, &q.Opts[i]); k < 0 {
			return q.Opts[i]
		}
	}
	panic("bot: the weights of a question changed")
}

// weigh returns what an option weighs.
func (r *random) weigh(q *game.Question, c *game.Choice) int {
	kind := 0
	switch c.Verb {
	case game.UseVerb:
		kind = int(q.Window)
	case game.DialVerb:
		kind = int(c.Maneuver.Bearing)
	case game.NumberVerb, game.SideVerb, game.MoveVerb:
		kind = int(c.N) + 1
	}
	return r.weights[c.Verb][kind&(kinds-1)]
}

// pick draws one of a list.
func pick[E any](rnd *rand.Rand, list []E) E { return list[rnd.IntN(len(list))] }
