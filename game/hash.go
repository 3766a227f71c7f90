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
func (s *State) Hash() uint64 {
	h := uint64(14695981039346656037)
	for _, b := range s.Bytes() {
		h ^= uint64(b)
		h *= 1099511628211
	}
	return h
}
