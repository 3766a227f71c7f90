package bot

import (
	"math/rand/v2"

	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// sandbox plays on from a state that a program imagines: quick hands answer for all seats, and
// dice fall at random. It is for one goroutine.
type sandbox struct {
	g     *game.Game
	x     *game.Exec
	rnd   *rand.Rand
	pcg   *rand.PCG
	hands []*beginner // by seat
	state game.State
	view  view.View
	dials *[game.MaxShips]game.Maneuver // of all ships; nil if the hands set them
}

// quickTries is how many answers the hands of a sandbox play out for one question.
const quickTries = 12

func newSandbox(g *game.Game) *sandbox {
	pcg := rand.NewPCG(0, 0)
	s := &sandbox{g: g, x: game.NewExec(g), rnd: rand.New(pcg), pcg: pcg}
	for p := range g.Seats {
		s.hands = append(s.hands, newBeginner(g, uint64(p)))
		s.hands[p].tries = quickTries
		s.hands[p].lane = g.Area.Width / 2 // or the first question about a place would draw it
	}
	return s
}

// begin takes a state to play on from. What happens then follows from the number of the sample.
func (s *sandbox) begin(from *game.State, sample uint64) {
	s.state = *from
	s.pcg.Seed(sample, 0x73616e64)
	for p, hand := range s.hands {
		hand.rnd = rand.New(rand.NewPCG(sample, uint64(p)))
	}
}

// mostAnswers is how many answers are played at most: what takes longer is looked at as it is then.
const mostAnswers = 2000

// play goes on until the state is as wanted or the match is over.
func (s *sandbox) play(until func(s *game.State) bool) {
	for range mostAnswers {
		if s.state.Over || until(&s.state) {
			return
		}
		p := s.x.Waiting(&s.state).First()
		c := s.answer(p, s.x.Ask(&s.state, p))
		s.x.Play(&s.state, p, c, nil)
	}
}

// nextPlanning reports whether a state is in a planning phase after a round.
func nextPlanning(round uint8) func(s *game.State) bool {
	return func(s *game.State) bool { return s.Round > round && s.Phase == game.PlanningPhase }
}

// answer answers for a seat or for chance.
func (s *sandbox) answer(p game.Player, q *game.Question) game.Choice {
	switch {
	case p == game.Chance:
		return dealer.Answer(s.rnd, q)
	case q.Kind == game.PickQuestion && q.N == 1:
		return q.Opts[0]
	case s.dials != nil && s.state.Phase == game.PlanningPhase && q.Kind == game.PickQuestion &&
		q.Opts[0].Verb == game.DialVerb && q.Opts[0].Ship != game.NoShip:
		return dialChoice(q, s.dials[q.Opts[0].Ship])
	}
	s.view = view.Of(s.g, &s.state, p)
	return s.hands[p].Answer(&s.view, q)
}
