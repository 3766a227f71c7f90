// Command stdio is a bot for Koiogran that plays a seat over its standard input and output, as an example of the protocol
// (docs/bots.md). It takes the attack with the most expected damage, and anything else by the seed of the match.
//
//	go build -o mybot ./examples/stdio
//	koiogran arena beginner ./mybot --edition second
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
)

// hello is the first line, which the bot reads before the match.
type hello struct{ Seed uint64 }

// ask is any other line, as far as the bot reads it.
type ask struct {
	Question struct {
		Number  int
		Kind    string
		Options []struct {
			Odds *struct{ Damage float64 }
		}
		Place struct {
			Word    string
			Suggest struct{ X, Y, Heading float64 }
		}
	}
}

// answer names an option by its place in the list, or a text.
type answer struct {
	Question int    `json:"question"`
	Option   *int   `json:"option,omitempty"`
	Answer   string `json:"answer,omitempty"`
}

func main() {
	if err := play(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// play plays until the input ends, as it does with the match.
func play(r io.Reader, w io.Writer) error {
	in, out := json.NewDecoder(bufio.NewReader(r)), json.NewEncoder(w)
	var h hello
	if err := in.Decode(&h); err != nil {
		return err
	}
	if err := out.Encode(map[string]any{"protocol": 1, "name": "example"}); err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(h.Seed, 0))
	for {
		var a ask
		if err := in.Decode(&a); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		if err := out.Encode(decide(&a, rng)); err != nil {
			return err
		}
	}
}

// decide answers a question.
func decide(a *ask, rng *rand.Rand) answer {
	q := &a.Question
	if p := q.Place; q.Kind == "place" {
		if p.Word == "" {
			return answer{Question: q.Number, Answer: "pass"}
		}
		at := p.Suggest
		return answer{Question: q.Number, Answer: fmt.Sprint("place ", p.Word, " ", at.X, " ", at.Y, " ", at.Heading)}
	}
	best, most := rng.IntN(len(q.Options)), 0.0
	for i, o := range q.Options {
		if o.Odds != nil && o.Odds.Damage > most {
			best, most = i, o.Odds.Damage
		}
	}
	return answer{Question: q.Number, Option: &best}
}
