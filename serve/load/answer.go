package load

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"koiogran/serve/wire"
)

// Open is what a message says of the question that a seat is asked, as far as an answer needs it.
type Open struct {
	Question *struct {
		Number  int
		Options []struct{ Answer string }
		Place   *struct {
			Word    string
			Suggest wire.Pose
		}
	}
	Result *struct{} // there once the match is over
}

// Answer is some legal answer to the question: one of its options at random, or the place that is
// suggested.
func (o *Open) Answer(rnd *rand.Rand) wire.Answer {
	q := o.Question
	if q.Place == nil {
		return wire.Answer{Question: q.Number, Answer: q.Options[rnd.IntN(len(q.Options))].Answer}
	}
	words := []string{"place", q.Place.Word}
	for _, n := range []float64{q.Place.Suggest.X, q.Place.Suggest.Y, q.Place.Suggest.Heading} {
		words = append(words, strconv.FormatFloat(n, 'f', -1, 64))
	}
	return wire.Answer{Question: q.Number, Answer: strings.Join(words, " ")}
}
