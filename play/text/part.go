package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"koiogran/engine/game"
)

// A Part is a piece of a sentence: a plain string, or the name of a thing that a reader can look up.
type Part struct {
	Is   Kind   `json:"is,omitempty" doc:"Kind of thing that it names: term, ship, player, card, thing, place, measure, clause, die or amount; absent for plain text."`
	Text string `json:"text"`
	// Of points at the number of what is named, and at nothing where that has none.
	Of     *int `json:"of,omitempty" doc:"The ship's id, the player's seat, the id of the card or the obstacle, or the face of the die."`
	Detail bool `json:"detail,omitempty" doc:"Coordinates and millimeters. The sentence is complete without such parts."`
}

// Kind is what a part names.
type Kind string

// The kinds of parts.
const (
	KindPlain   Kind = ""
	KindTerm    Kind = "term" // a word of the edition
	KindShip    Kind = "ship"
	KindPlayer  Kind = "player"
	KindCard    Kind = "card"
	KindThing   Kind = "thing" // an obstacle, a device or a marker
	KindPlace   Kind = "place"
	KindMeasure Kind = "measure"
	KindClause  Kind = "clause"
	KindDie     Kind = "die"
	KindAmount  Kind = "amount"
)

// A Sentence is what is said, in parts.
type Sentence []Part

// String joins the parts.
func (s Sentence) String() string {
	if len(s) == 1 {
		return s[0].Text
	}
	size := 0
	for i := range s {
		size += len(s[i].Text)
	}
	var b strings.Builder
	b.Grow(size)
	for i := range s {
		b.WriteString(s[i].Text)
	}
	return b.String()
}

// Capital begins the sentence with a capital.
func (s Sentence) Capital() Sentence {
	if len(s) > 0 {
		s[0].Text = capital(s[0].Text)
	}
	return s
}

// capital begins a string with a capital.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	upper := unicode.ToUpper(first)
	if upper == first || size == 0 {
		return text
	}
	return string(upper) + text[size:]
}

// numbers are what parts point at, which nothing changes.
var numbers = func() (list [256]int) {
	for i := range list {
		list[i] = i
	}
	return list
}()

// number points at a number, nil for one that is not the number of anything.
func number(n int) *int {
	if n < 0 || n >= len(numbers) {
		return nil
	}
	return &numbers[n]
}

// NamingPlayers returns the parts of a text of a mission, which calls the players by their numbers.
func NamingPlayers(text string) Sentence {
	var said Sentence
	from := 0
	for i := 0; i+len("player 1") <= len(text); i++ {
		if word := text[i : i+len("player ")]; word != "player " && word != "Player " {
			continue
		}
		end := i + len("player 1")
		if seat := int(text[end-1] - '0'); seat >= 1 && seat <= game.MaxSeats {
			said = append(said, Part{Text: text[from:i]}, Part{Is: KindPlayer, Text: text[i:end], Of: number(seat)})
			from = end
		}
	}
	return append(said, Part{Text: text[from:]})
}
