// Package twin plays a match a second time in another order and compares the two. The twin of a match
// has the ships of each squad and the upgrades of each ship listed in another order, the seats
// exchanged, and the table mirrored; it repeats all rolls, draws and decisions by their meaning. No rule
// depends on any of that, so at each question the options correspond one to one, and after
// each answer the states are equal under the mapping. What differs is a fault: of a card that goes by the
// order of a list, of a rule that goes by the number of a seat, of an arc that knows its right from its left.
package twin

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Changes are in what a twin differs from its match.
type Changes uint8

// What can differ.
const (
	Ships    Changes = 1 << iota // the order of the ships of each squad
	Upgrades                     // the order of the upgrades of each ship
	Seats                        // who is where; the table is turned by half a turn with them
	Mirror                       // left and right
)

// All are all changes.
const All = Ships | Upgrades | Seats | Mirror

// String names the changes.
func (c Changes) String() string {
	var names []string
	for i, name := range [...]string{"ships", "upgrades", "seats", "mirror"} {
		if c&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// ErrDiffers says that a match and its twin have parted.
var ErrDiffers = errors.New("twin: the matches differ")

// Difference is where a match and its twin have parted. It is an ErrDiffers.
type Difference struct {
	// Place names what differs, without numbers: the same for all matches that part alike.
	Place string
	Text  string // what it is in the match and what in its twin
	// Where and TwinWhere are the stacks of both.
	Where, TwinWhere string
	Changes          Changes
}

// Error says what differs, and where both matches stand.
func (d *Difference) Error() string {
	return fmt.Sprintf("%v by %v: %s: %s\nmatch: %s\ntwin:  %s", ErrDiffers, d.Changes, d.Place, d.Text,
		d.Where, d.TwinWhere)
}

// Unwrap returns what it is.
func (d *Difference) Unwrap() error { return ErrDiffers }

// Twin is the twin of a match. It follows each answer given in the match.
type Twin struct {
	mapping
	x    *game.Exec
	s    game.State
	of   *game.Exec // of the match
	want game.State // what the state of the twin should be

	parted *Difference // where the states have parted, nil while they are equal
	round  uint8       // the round in which they were equal last

	pending []asked // what the match has asked and the twin has not

	left     [game.MaxDecks]int // cards in the damage decks of the match
	shuffled bool               // a deck has run out since the states were equal last
	ended    bool               // the twin follows no longer

	Tally Tally
}

// Tally counts what in a twin was not at once as in its match, and was mapped.
type Tally struct {
	// Rounded counts the poses and lengths that were put right, since they were rounded elsewhere.
	Rounded int
	// Late counts the answers that the twin took in another order than the match, by the step that asks.
	Late map[string]int
	// Shuffled counts the twins that were left when a damage deck ran out while several ships were dealt cards from it
	// at once: which of them is dealt its cards before the discards are shuffled is nothing that a rule settles.
	Shuffled int
}

// Add adds another tally.
func (t *Tally) Add(other *Tally) {
	t.Rounded += other.Rounded
	t.Shuffled += other.Shuffled
	for step, n := range other.Late {
		if t.Late == nil {
			t.Late = map[string]int{}
		}
		t.Late[step] += n
	}
}

// New makes the twin of a match that has just begun, whose game this is. What order the lists have follows from rng.
func New(e *rules.Compiled, setup rules.Setup, g *game.Game, changes Changes, rng *rand.Rand) (*Twin, error) {
	other, orders := reordered(setup, changes, rng)
	twin, s, err := e.NewGame(other)
	if err != nil {
		return nil, err
	}
	t := &Twin{x: game.NewExec(twin), s: *s, of: game.NewExec(g), Tally: Tally{Late: map[string]int{}}}
	if changes&Mirror != 0 {
		mirror(twin)
	}
	t.mapping = mappingOf(g, twin, changes, orders)
	return t, nil
}

// Answer gives the twin the answer with the same meaning as the match's next answer: at once if the twin asks
// the same now, and otherwise when it does.
func (t *Twin) Answer(s *game.State, p game.Player, c game.Choice) (err error) {
	if t.ended {
		return nil
	}
	defer t.explain(s, &err)
	t.pending = append(t.pending, t.asked(s, p, c))
	if err := t.catchUp(); err != nil {
		return err
	}
	if len(t.pending) > patience {
		return differs("a question that the twin does not ask", "%s", t.pending[0].where)
	}
	return nil
}

// catchUp answers what the twin asks as far as the match has answered it.
func (t *Twin) catchUp() error {
	for t.next() {
		if err := t.follow(); err != nil {
			return err
		}
	}
	return nil
}

// patience is for how many answers of the match the twin may be behind.
const patience = 60

// Compare compares the states of both after an answer. What several ships suffer at once they suffer one after another,
// in the order of a list: so the states may part for a while, but they must be equal again before the round ends.
func (t *Twin) Compare(s *game.State) (err error) {
	if t.ended {
		return nil
	}
	defer t.explain(s, &err)
	t.count(s)
	if err := t.declare(s); err != nil {
		return err
	}
	if len(t.pending) == 0 && (t.equal(s) || t.rematch(s) && t.equal(s)) {
		t.parted, t.round, t.shuffled = nil, s.Round, false
		return nil
	}
	if t.parted == nil {
		place, text := "a question that the twin does not ask", ""
		if len(t.pending) == 0 {
			place, text = firstDifference(&t.want, &t.s)
		}
		t.parted = differs(place, "%s", text)
		t.stand(s, t.parted)
	}
	if s.Over || s.Round > t.round {
		return t.apart(s)
	}
	return nil
}

// apart returns the difference that match and twin are not equal again when the round is over.
func (t *Twin) apart(s *game.State) error {
	place, text := firstDifference(&t.want, &t.s)
	if len(t.pending) > 0 {
		place, text = "pending", t.pending[0].where
	}
	return differs("at the end of the round", "%s: %s\nmatch: %s\ntwin:  %s", place, text, where(t.of, s), where(t.x, &t.s))
}

// equal reports whether the state of the twin is what it should be. The locals of frames are not compared.
func (t *Twin) equal(s *game.State) bool {
	t.want = t.state(s)
	t.settle()
	t.align()
	for i := range t.s.Frames[:t.s.Depth] {
		t.want.Frames[i].L = t.s.Frames[i].L
	}
	return t.s == t.want
}

// explain adds to a difference where both matches stand, and where they parted before. A panic of the twin is a
// difference, too.
func (t *Twin) explain(s *game.State, err *error) {
	if caught := recover(); caught != nil {
		*err = differs("a panic of the twin", "%v", caught)
	}
	var d *Difference
	if !errors.As(*err, &d) {
		return
	}
	if t.parted != nil && t.shuffled {
		t.ended, *err = true, nil
		t.Tally.Shuffled++
		return
	}
	t.stand(s, d)
	if t.parted != nil && t.parted != d {
		t.parted.Text += "; then: " + d.Place + ": " + d.Text
		*err = t.parted
	}
}

// count counts the cards in the damage decks of the match, and notes whether one has run out: it is empty, or has more
// cards than before, since its discards have been shuffled.
func (t *Twin) count(s *game.State) {
	for i := range s.Decks {
		n := -int(s.Decks[i].Facedown)
		for _, unseen := range s.Decks[i].Unseen {
			n += int(unseen)
		}
		t.shuffled = t.shuffled || n <= 0 && t.of.G.Decks[i] != [game.MaxTitles]uint8{} || n > t.left[i]
		t.left[i] = n
	}
}

// stand notes where both matches stand.
func (t *Twin) stand(s *game.State, d *Difference) {
	d.Changes, d.Where, d.TwinWhere = t.changes, where(t.of, s), where(t.x, &t.s)
}

// where says where a match stands.
func where(x *game.Exec, s *game.State) string {
	if s.Over {
		return "over"
	}
	x.Waiting(s)
	return x.Where()
}

// differs makes a difference.
func differs(place, format string, args ...any) *Difference {
	return &Difference{Place: place, Text: fmt.Sprintf(format, args...)}
}
