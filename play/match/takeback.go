package match

import (
	"fmt"
	"io"

	"koiogran/engine/game"
)

// An Undoer is a Player who may take choices back: its own, one after another, back to the last
// answer of the other player or of chance, which no one can unsee.
type Undoer interface {
	Player
	// TookBack says what happened to ErrTakeBack: done, or nothing left to take back. The question
	// that is open then follows.
	TookBack(done bool)
}

// maxTakeBack is how many choices in a row can be taken back.
const maxTakeBack = 32

// past is where a match stood before a choice.
type past struct {
	player game.Player
	state  game.State
	size   int64 // of the record
}

// remember keeps where the match is before p makes a choice, if p may take it back.
func (m *Match) remember(p game.Player) {
	if !p.IsSeat() {
		m.past = m.past[:0]
		return
	}
	if _, may := m.seats[p].(Undoer); !may {
		m.past = m.past[:0]
		return
	}
	if len(m.past) > 0 && m.past[0].player != p {
		m.past = m.past[:0]
	}
	if len(m.past) == maxTakeBack {
		m.past = append(m.past[:0], m.past[1:]...)
	}
	m.past = append(m.past, past{p, *m.State, m.written.n})
}

// takeBack undoes the last choice of p.
func (m *Match) takeBack(p game.Player) error {
	player, may := m.seats[p].(Undoer)
	if !may {
		return fmt.Errorf("%w: %s may not take choices back", ErrAnswer, seat(p))
	}
	last := len(m.past) - 1
	if last < 0 || !m.written.canShrink() {
		player.TookBack(false)
		return nil
	}
	if err := m.written.shrink(m.past[last].size); err != nil {
		return fmt.Errorf("%w: %w", ErrRecord, err)
	}
	*m.State = m.past[last].state
	m.past = m.past[:last]
	player.TookBack(true)
	return nil
}

// counter counts what is written.
type counter struct {
	to io.Writer
	n  int64
}

// Write passes lines on.
func (c *counter) Write(p []byte) (int, error) {
	n, err := c.to.Write(p)
	c.n += int64(n)
	return n, err
}

// shrinker is a record whose last lines can be taken back.
type shrinker interface{ Shrink(size int64) error }

// canShrink reports whether lines can be taken back. No record has none.
func (c *counter) canShrink() bool {
	_, ok := c.to.(shrinker)
	return ok || c.to == nil
}

// shrink takes the lines after a size back.
func (c *counter) shrink(size int64) error {
	if c.to == nil {
		return nil
	}
	c.n = size
	return c.to.(shrinker).Shrink(size)
}
