package game

import (
	"encoding/binary"
	"fmt"
)

// Bytes returns the state as bytes that are equal on every machine.
func (s *State) Bytes() []byte {
	b, err := binary.Append(nil, binary.LittleEndian, s)
	if err != nil {
		panic("game: state is not flat: " + err.Error())
	}
	return b
}

// FromBytes reads a state that Bytes wrote.
func FromBytes(b []byte) (State, error) {
	var s State
	if n := binary.Size(&s); len(b) != n {
		return s, fmt.Errorf("game: state of %d bytes, want %d", len(b), n)
	}
	if _, err := binary.Decode(b, binary.LittleEndian, &s); err != nil {
		return s, fmt.Errorf("game: state: %w", err)
	}
	return s, nil
}

// Hash returns a fingerprint of the state, equal on every machine (FNV-1a, 64 bits).
func (s *State) Hash() uint64 { return fnv(s.Bytes()) }

// Fingerprint is Hash with names in the place of the numbers that procedures, devices and dealt
// cards have in g. The numbers change with every card that an edition gains, and most of those
// take no part in the match.
func (g *Game) Fingerprint(s *State) uint64 {
	named := *s
	for i := range named.Frames[:named.Depth] {
		f := &named.Frames[i]
		f.Proc = ProcID(fnv([]byte(g.Procs[f.Proc].Name)))
	}
	for i := range named.Devices[:named.NDevices] {
		d := &named.Devices[i]
		d.Kind = uint8(fnv([]byte(g.Devices[d.Kind].Name)))
	}
	for i := range named.Cards[:named.NCards] {
		c := &named.Cards[i]
		c.Code = uint8(fnv([]byte(g.Dealt[c.Code].ID)))
	}
	return named.Hash()
}

// fnv returns the FNV-1a hash of bytes.
func fnv(bytes []byte) uint64 {
	h := uint64(14695981039346656037)
	for _, b := range bytes {
		h ^= uint64(b)
		h *= 1099511628211
	}
	return h
}
