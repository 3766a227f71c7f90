// Package replay writes, reads and verifies records of matches. A record is text: what the match
// began with, then one choice a line, in names and not in numbers, so that a person can read it
// and cut it down, and so that it outlives a reordering of cards and options:
//
//	match second x2po
//	fingerprints 3
//	option round-limit 12
//	squad 1 57 "Rogues"
//	ship wedgeantilles 57 servomotorsfoils
//	squad 2 22 "Cadets"
//	ship academypilot 22
//	obstacle coreasteroid0
//	2 player 1
//	1 place coreasteroid0 457.2 300 45
//	1 dial wedgeantilles 3,bank-left
//	* roll hit 2 focus 1
//	1 use wedgeantilles rules/spend-focus
//	end won1 0123456789abcdef
//
// A line "wing 1 2 3" after the ships of a squad names the ships of a wing by their numbers, its leader first. With three
// or four players in two teams, squads 3 and 4 follow, flown by the partners of players 1 and 2.
// A line begins with who chooses: a seat, or a star for Chance. Several ships of one pilot are
// academypilot, academypilot#2 and so on, in the order of the squads. Where two options read
// the same, the second ends in a word of its own, #2. Lengths are in millimeters and headings in
// degrees clockwise from up. Lines that are empty or begin with # are skipped. A check line holds
// the fingerprint of the state at that point, to find where a replay begins to differ. The line
// "fingerprints" names the version of the record's fingerprints (1 if it is missing); the program
// does not compare fingerprints of another version than its own. A match that was not played to its end
// has no end line. A line "time" is where a time limit ran out.
package replay

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// The errors of this package.
var (
	// ErrRecord says that a text is not a record.
	ErrRecord = errors.New("replay: not a record")
	// ErrDiffers says that a record does not verify: a choice is not legal, or the state is
	// another one than was noted.
	ErrDiffers = errors.New("replay: verification failed")
)

// Record is the record of a match.
type Record struct {
	Edition string
	Version string
	// Fingerprints is the version of the fingerprints in Lines, 0 if the record
	// does not say: its version is 1.
	Fingerprints int
	Setup        rules.Setup
	// Names are what the players are called, by seat; empty for one without a name.
	Names [game.MaxSeats]string
	Dice  Dice
	Lines []Line
}

// Compared reports whether Play compares the fingerprints of the record: those of another version
// say nothing about a state of this program.
func (r *Record) Compared() bool { return r.Fingerprints == game.FingerprintVersion }

// NotCompared says in a sentence what a replay does not verify of a record that is not Compared.
const NotCompared = "Every choice was verified. The state fingerprints come from another version of " +
	"the program and were not compared."

// Dice is what a record says of how its dice were kept fair (dealer.Fair). The secret is in a
// line of its own, once the match is over.
type Dice struct {
	Commitment string    // 64 hexadecimal digits, empty where the record says nothing
	From       int       // how many of Chance's choices at the beginning were dealt otherwise
	Nonces     [2]string // of both sides, in hexadecimal digits, as IsNonce says; empty where there is none
}

// noNonce is in a record for the nonce of a player who gave none.
const noNonce = "-"

// IsNonce reports whether a text can be what a side has added: the nonce of a player, 16 to 64 hexadecimal digits, or
// those of two partners, the captain's first, with a + between them.
func IsNonce(text string) bool {
	captain, partner, both := strings.Cut(text, "+")
	return isNonce(captain) && (!both || isNonce(partner))
}

// isNonce reports whether a text can be the nonce of one player.
func isNonce(text string) bool {
	return len(text) >= 16 && len(text) <= 64 && strings.Trim(text, "0123456789abcdef") == ""
}

// Line is one line of a record after its head.
type Line struct {
	Number int // in the file, from 1; 0 if it comes from none
	Kind   LineKind
	Player game.Player // who chooses
	Text   string      // the choice, in the words of Text; a secret in hexadecimal digits
	Hash   uint64      // of a check or the end
	Result game.Result // of the end
	Agreed bool        // of the end: the players agreed on a draw
}

// LineKind is what a line says.
type LineKind uint8

// The kinds of lines.
const (
	ChoiceLine LineKind = iota
	CheckLine           // the state has this hash here
	EndLine             // the match ends here, with this result and hash
	SecretLine          // the secret from which the dice followed
	TimeLine            // the time limit runs out here
)

// seats are the names of those who choose.
var seats = [...]string{
	game.Seat1: "1", game.Seat2: "2", game.Seat3: "3", game.Seat4: "4", game.Chance: "*",
}

// results are the names of results.
var results = [...]string{
	game.Undecided: "undecided", game.Won1: "won1", game.Won2: "won2", game.Drawn: "drawn",
}

// String returns the line as a record writes it.
func (l *Line) String() string {
	switch l.Kind {
	case CheckLine:
		return fmt.Sprintf("check %016x", l.Hash)
	case EndLine:
		return fmt.Sprintf("end %s %016x", l.result(), l.Hash)
	case SecretLine:
		return "secret " + l.Text
	case TimeLine:
		return timeUp
	}
	return seats[l.Player] + " " + l.Text
}

// named is the line that names a player.
const named = "name"

// timeUp is the line that says that the time limit ran out.
const timeUp = "time"

// agreed is the result of a match whose players have agreed on a draw before its end.
const agreed = "agreed"

// Agreed reports whether the record ends because the players agreed on a draw.
func (r *Record) Agreed() bool {
	return len(r.Lines) > 0 && r.Lines[len(r.Lines)-1].Agreed
}

// result names the result of an end.
func (l *Line) result() string {
	if l.Agreed {
		return agreed
	}
	return results[l.Result]
}

// WriteTo writes the record as text. It fails with ErrRecord if a name in the set-up cannot
// stand in a record.
func (r *Record) WriteTo(w io.Writer) (int64, error) {
	head, err := r.head()
	if err != nil {
		return 0, err
	}
	var b strings.Builder
	b.WriteString(head)
	for i := range r.Lines {
		b.WriteString(r.Lines[i].String())
		b.WriteByte('\n')
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// head returns what the match began with, as text.
func (r *Record) head() (string, error) {
	h := header{lines: make([]string, 0, 2*game.MaxShips)}
	h.add("match", r.Edition, r.Version)
	if r.Fingerprints > 0 {
		h.add("fingerprints", strconv.Itoa(r.Fingerprints))
	}
	for _, o := range optionLines(&r.Setup) {
		h.add("option", o...)
	}
	for p := game.Seat1; int(p) < r.Setup.Seats(); p++ {
		if r.Names[p] != "" {
			h.add(named, seats[p])
			h.lines[len(h.lines)-1] += " " + strconv.QuoteToASCII(r.Names[p])
		}
		squad := r.Setup.Squad(p)
		h.add("squad", seats[p], h.points(squad.Points))
		h.lines[len(h.lines)-1] += " " + strconv.QuoteToASCII(squad.Name)
		if squad.Deck != "" {
			h.add("deck", squad.Deck)
		}
		for _, ship := range squad.Ships {
			h.add("ship", append([]string{ship.Pilot, h.points(ship.Points)}, ship.Upgrades...)...)
			if aft := ship.Aft; aft != nil {
				h.add("aft", append([]string{aft.Pilot, h.points(aft.Points)}, aft.Upgrades...)...)
			}
		}
		for _, w := range squad.Wings {
			h.add("wing", wingWords(w)...)
		}
		for _, ship := range squad.Collection {
			h.add("collection",
				append([]string{ship.Pilot, h.points(ship.Points)}, ship.Upgrades...)...)
		}
	}
	for _, o := range r.Setup.Obstacles {
		h.add("obstacle", o)
	}
	if r.Dice.Commitment != "" {
		words := []string{r.Dice.Commitment, strconv.Itoa(r.Dice.From)}
		if n := r.Dice.Nonces; n != ([2]string{}) {
			words = append(words, cmp.Or(n[0], noNonce), cmp.Or(n[1], noNonce))
		}
		h.add("dice", words...)
	}
	for _, line := range h.lines {
		if len(line) > MaxLine {
			h.err = fmt.Errorf("%w: the line %.40q… has %d bytes; expected at most %d", ErrRecord,
				line, len(line), MaxLine)
		}
	}
	return strings.Join(h.lines, "\n") + "\n", h.err
}

// header collects the lines of a head and the last thing that is wrong with them.
type header struct {
	lines []string
	err   error
}

// add adds a line of words.
func (h *header) add(kind string, words ...string) {
	for _, word := range words {
		if word == "" || strings.ContainsFunc(word, unfit) {
			h.err = fmt.Errorf("%w: %s %q; expected a word of printable characters", ErrRecord,
				kind, word)
		}
	}
	h.lines = append(h.lines, kind+" "+strings.Join(words, " "))
}

// unfit reports whether a character cannot stand in a word.
func unfit(r rune) bool { return r == ' ' || r == '\t' || unprintable(r) }

// points writes the points of a squad or a ship.
func (h *header) points(n int) string {
	if n < 0 || n > maxPoints {
		h.err = fmt.Errorf("%w: %d points; expected 0 to %d", ErrRecord, n, maxPoints)
	}
	return strconv.Itoa(n)
}

// optionLines returns what the table agreed on, as the words of each line: switches, then numbers.
func optionLines(s *rules.Setup) [][]string {
	var list, numbers [][]string
	for _, o := range game.Settings() {
		switch n := o.Of(&s.Options); {
		case n > 0 && o.IsSwitch():
			list = append(list, []string{o.ID})
		case n > 0:
			numbers = append(numbers, []string{o.ID, strconv.Itoa(int(n))})
		}
	}
	if s.Unimplemented {
		list = append(list, []string{unimplemented})
	}
	list = append(list, numbers...)
	if s.Mission != "" {
		list = append(list, []string{mission, s.Mission})
	}
	if s.Width > 0 || s.Height > 0 {
		list = append(list, []string{area, strconv.Itoa(int(s.Width)), strconv.Itoa(int(s.Height))})
	}
	return list
}

// The options that game.Settings does not list.
const (
	unimplemented = "unimplemented" // cards that are not implemented have no effect
	mission       = "mission"       // a mission of the edition, by its id
	area          = "area"          // the play area: its width and its height in millimeters
)
