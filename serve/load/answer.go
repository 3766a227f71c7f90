package load

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"strconv"
	"strings"

	"koiogran/serve/wire"
)

// Open is what a message says of the question that a seat is asked, as far as an answer needs it.
type Open struct {
	Question *Asked
	Result   *struct{} // there once the match is over
}

// Asked is what a seat is asked.
type Asked struct {
	Number  int
	Options []struct{ Answer string }
	Place   *struct {
		Word    string
		Suggest wire.Pose
	}
}

// Answer returns a legal answer to the question: one of its options at random, or the place that is
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

// What messages hold of a question. Quotes within strings are escaped, so that none of it can stand in one.
var (
	asksBegin   = []byte(`"question":{"number":`)
	optionBegin = []byte(`{"answer":`)
	placeBegin  = []byte(`"place":{"word":`)
	resultBegin = []byte(`"result":{`)
)

// openIn reads what a message says of the question. It looks for that alone: to read whole messages costs
// more than it costs the server to write them.
func openIn(data []byte) (o Open, err error) {
	at := bytes.Index(data, asksBegin)
	if bytes.Contains(data, resultBegin) {
		o.Result = &struct{}{}
	}
	if at < 0 {
		return o, nil
	}
	asks := data[at+len(asksBegin):]
	o.Question = &Asked{}
	if bytes.Contains(asks, placeBegin) {
		return o, first(data[at+len(`"question":`):], o.Question)
	}
	if err := first(asks, &o.Question.Number); err != nil {
		return o, err
	}
	for {
		_, rest, found := bytes.Cut(asks, optionBegin)
		if !found {
			return o, nil
		}
		words, err := wordsIn(rest)
		if err != nil {
			return o, err
		}
		o.Question.Options = append(o.Question.Options, struct{ Answer string }{words})
		asks = rest
	}
}

// first reads the value with which a text begins.
func first(text []byte, v any) error { return json.NewDecoder(bytes.NewReader(text)).Decode(v) }

// wordsIn reads the string with which a text begins. Most have nothing in them that is escaped.
func wordsIn(text []byte) (words string, err error) {
	if end := bytes.IndexByte(text[1:], '"'); end >= 0 && bytes.IndexByte(text[1:1+end], '\\') < 0 {
		return string(text[1 : 1+end]), nil
	}
	return words, first(text, &words)
}
