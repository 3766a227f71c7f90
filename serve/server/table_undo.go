package server

import (
	"encoding/binary"
	"unsafe"

	"koiogran/engine/game"
	"koiogran/play/text"
)

// undoDelta is how a match stood before its last choice, where that can be taken back: what of the state
// was different, as runs of bytes. A state takes more memory than all else that is kept of a match,
// and one choice changes little of it.
type undoDelta struct {
	runs []byte // for each: how many bytes are as they are now, how many follow, those
	undo undo
}

// stateBytes returns the bytes of a state, which holds no pointers (TestPast_AStateIsFlat).
func stateBytes(s *game.State) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(s)), unsafe.Sizeof(*s))
}

// word is how many bytes are compared at once.
const word = 8

// undoDeltaOf returns what was before, of a state that has changed since.
func undoDeltaOf(before, now *game.State, undo undo) *undoDelta {
	old, is := stateBytes(before), stateBytes(now)
	var runs []byte
	done := 0 // both states are encoded up to here
	for at := 0; at < len(old); {
		if same(old, is, at) {
			at += word
			continue
		}
		from := at
		for at < len(old) && !same(old, is, at) {
			at += word
		}
		at = min(at, len(old))
		runs = binary.AppendUvarint(runs, uint64(from-done))
		runs = binary.AppendUvarint(runs, uint64(at-from))
		runs = append(runs, old[from:at]...)
		done = at
	}
	return &undoDelta{append([]byte(nil), runs...), undo}
}

// same reports whether the words at a place are equal.
func same(a, b []byte, at int) bool {
	if at+word > len(a) {
		return string(a[at:]) == string(b[at:])
	}
	return binary.NativeEndian.Uint64(a[at:]) == binary.NativeEndian.Uint64(b[at:])
}

// restore changes a state into what it was.
func (p *undoDelta) restore(s *game.State) {
	is, at := stateBytes(s), 0
	for runs := p.runs; len(runs) > 0; {
		skip, n := binary.Uvarint(runs)
		length, m := binary.Uvarint(runs[n:])
		runs = runs[n+m:]
		at += int(skip)
		at += copy(is[at:], runs[:length])
		runs = runs[length:]
	}
}

// undoText says what a takeback of the last choice would undo, in the language of the current message: most choices are
// followed by a roll or by another choice before that.
func (t *table) undoText() text.Sentence {
	l := t.speaks
	if t.undo.text[l] == nil && t.undo.seat != game.NoPlayer {
		before := t.s.states.Get().(*game.State)
		defer t.s.states.Put(before)
		t.beforeLast(before)
		t.undo.text[l] = t.inWords(before, t.undo.seat, t.undo.choice)
		t.exec().SetState(&t.state)
	}
	return t.undo.text[l]
}

// inWords says a choice with what it answers.
func (t *table) inWords(s *game.State, p game.Player, c game.Choice) text.Sentence {
	q := t.exec().Ask(s, p)
	asked := t.speaks.Question(t.exec(), q)
	out := append(append(asked[:len(asked)-1], text.Part{Text: ": "}), t.speaks.Choice(t.exec(), q, c)...)
	return append(out, text.Part{Text: "."})
}

// beforeLast makes s the state before the last choice. After a takeback it is not known, and the match is played again.
func (t *table) beforeLast(s *game.State) {
	if t.past != nil {
		*s = t.state
		t.past.restore(s)
		return
	}
	*s = *t.first()
	var log game.Log
	for _, e := range t.choices[:len(t.choices)-1] {
		log.Events = log.Events[:0]
		if err := t.again(s, e, &log); err != nil {
			panic("server: " + e.Text + ": " + err.Error())
		}
	}
}
