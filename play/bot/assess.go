package bot

import (
	"math/rand/v2"

	"koiogran/engine/game"
	"koiogran/play/value"
	"koiogran/play/view"
)

// assessor says how likely a side wins from a planning phase: by a network, from a small matrix of the round that begins. It
// is for one goroutine.
type assessor struct {
	by   *admiral
	view view.View
}

// newAssessor returns an assessor by a network of these weights.
func newAssessor(w *value.Weights, g *game.Game) *assessor {
	return &assessor{by: &admiral{
		beginner: newBeginner(g, 0), breadth: breadth{first: 2, most: 3, passes: 1}, net: value.NewJudge(w),
	}}
}

// begin takes the number of a sample, from which all that an assessor draws follows.
func (a *assessor) begin(sample uint64) { a.by.rnd = rand.New(rand.NewPCG(sample, 0x6a75646765)) }

// matrix solves the round that begins in a state, as a player sees it. Before that, believe may say what the enemy sets.
func (a *assessor) matrix(s *game.State, me game.Player, believe func(m *matrix)) *matrix {
	b := a.by
	a.view = view.Of(b.g, s, me)
	b.v, b.q, b.me = &a.view, nil, me
	b.node(0).state = *s
	b.x.Waiting(&b.node(0).state)
	b.forget()
	m := newMatrix(b.forecast(), b.breadth)
	believe(m)
	m.grow()
	return m
}

// hopes returns how likely a matrix says that its own side wins.
func (m *matrix) hopes() float64 {
	sum := 0.0
	for k, own := range m.mix[ours] {
		sum += own * m.worth(k)
	}
	return sum
}
