package replay

import (
	"io"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Writer writes the record of a match while it is played. Every call writes its lines whole, in
// one piece, to the writer below, which buffers or flushes as it likes.
type Writer struct {
	w   io.Writer
	buf []byte
}

// NewWriter returns a Writer to w.
func NewWriter(w io.Writer) *Writer { return &Writer{w: w} }

// Begin writes what a match of this edition begins with, and what its players are called.
func (w *Writer) Begin(c *rules.Compiled, setup rules.Setup, names [game.MaxSeats]string) error {
	r := Record{Edition: c.ID, Version: c.Version, Fingerprints: game.FingerprintVersion,
		Setup: setup, Names: names}
	head, err := r.head()
	if err != nil {
		return err
	}
	_, err = io.WriteString(w.w, head)
	return err
}

// Choice writes a choice of p. The state is the one in which it is asked: call Choice before the
// state is stepped, with a choice that is legal in it.
func (w *Writer) Choice(x *game.Exec, s *game.State, p game.Player, c game.Choice) error {
	return w.line(Line{Kind: ChoiceLine, Player: p, Text: Text(x, s, p, c)})
}

// Time writes that the time limit of the match ran out.
func (w *Writer) Time() error { return w.line(Line{Kind: TimeLine}) }

// Check writes the fingerprint of the state.
func (w *Writer) Check(x *game.Exec, s *game.State) error {
	return w.line(Line{Kind: CheckLine, Hash: x.G.Fingerprint(s)})
}

// End writes the result and the fingerprint of a state in which the match is over.
func (w *Writer) End(x *game.Exec, s *game.State) error {
	return w.line(Line{Kind: EndLine, Result: s.Result, Hash: x.G.Fingerprint(s)})
}

// line writes one line.
func (w *Writer) line(l Line) error {
	w.buf = append(append(w.buf[:0], l.String()...), '\n')
	_, err := w.w.Write(w.buf)
	return err
}
