package game

import (
	"encoding/binary"
	"fmt"
	"reflect"
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

// Hash returns a fingerprint of the state's bytes, equal on every machine (FNV-1a, 64 bits).
func (s *State) Hash() uint64 {
	h := fnv(fnvBasis)
	h.add(s.Bytes())
	return uint64(h)
}

// FingerprintVersion counts the changes of what Fingerprint takes in. Records name the version of
// their fingerprints, and only fingerprints of the present one can be compared. Version 1 took
// the scratch numbers that procedures had then, version 2 nothing of what they noted.
const FingerprintVersion = 3

// Fingerprint returns a hash that stays what it is when an edition gains cards, a procedure steps, or a
// state fields, that play no part in the match: procedures, steps, locals, devices and dealt cards
// go by their names in g instead of their numbers, and fields by theirs, leaving out those that are
// zero. Of a procedure it takes the step that runs and the locals that are not at their start.
func (g *Game) Fingerprint(s *State) uint64 {
	h := fnv(fnvBasis)
	named := *s
	named.energyAsBefore()
	for i := range named.Frames[:named.Depth] {
		f := &named.Frames[i]
		proc := &g.Procs[f.Proc]
		for _, b := range proc.locals {
			if bits := b.v.load(f, b.at); bits != b.v.atStart() {
				h.add(binary.LittleEndian.AppendUint16(nil, uint16(i)))
				h.add([]byte(b.v.name))
				h.add(binary.LittleEndian.AppendUint32(nil, bits))
			}
		}
		f.Proc, f.PC, f.L = ProcID(hashOf(proc.Name)), 0, [len(f.L)]uint8{}
		if int(f.At) < len(proc.Steps) {
			f.At = uint8(hashOf(proc.Steps[f.At].Name))
		}
	}
	for i := range named.Lasts[:named.NLasting] {
		l := &named.Lasts[i]
		proc := &g.Procs[l.Proc]
		l.Proc, l.PC = ProcID(hashOf(proc.Name)), uint8(hashOf(proc.Steps[l.PC].Name))
		l.Begun = 0 // their order says it
	}
	for i := range named.Devices[:named.NDevices] {
		d := &named.Devices[i]
		d.Kind = uint8(hashOf(g.Devices[d.Kind].Name))
	}
	for i := range named.Cards[:named.NCards] {
		c := &named.Cards[i]
		c.Code = uint8(hashOf(g.Dealt[c.Code].ID))
		if borne := &named.Charges[len(g.Cards)+i].Active; g.Dealt[s.Cards[i].Code].Bears.Trait != "" && *borne != 0 {
			*borne = uint8(hashOf(g.Dealt[*borne].ID))
		}
	}
	h.value(reflect.ValueOf(&named).Elem())
	return uint64(h)
}

// energyAsBefore counts energy among the calculate tokens, as fingerprints of this version always have: records and
// servers keep them from the time when it was one of these. No game has both.
func (s *State) energyAsBefore() {
	for i := range s.Ships[:s.NShips] {
		tokens := &s.Ships[i].Tokens
		tokens[CalculateToken] += tokens[EnergyToken]
		tokens[EnergyToken] = 0
	}
	for i := range s.Attacks[:s.NAttacks] {
		for side := range s.Attacks[i].Spent {
			spent := &s.Attacks[i].Spent[side]
			*spent = *spent&^(1<<EnergyToken) | *spent&(1<<EnergyToken)>>(EnergyToken-CalculateToken)
		}
	}
}

// fnv is an FNV-1a hash of 64 bits.
type fnv uint64

const (
	fnvBasis = 14695981039346656037
	fnvPrime = 1099511628211
)

// hashOf returns the hash of a name.
func hashOf(name string) uint64 {
	h := fnv(fnvBasis)
	h.add([]byte(name))
	return uint64(h)
}

// add hashes bytes.
func (h *fnv) add(bytes []byte) {
	for _, b := range bytes {
		*h = (*h ^ fnv(b)) * fnvPrime
	}
}

// value hashes what is not zero in a value, with the names of its fields and the places of its
// elements.
func (h *fnv) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i, name := range fieldNames[v.Type()] {
			if f := v.Field(i); !f.IsZero() {
				h.add(name)
				h.value(f)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			if e := v.Index(i); !e.IsZero() {
				h.number(uint64(i), 2)
				h.value(e)
			}
		}
	case reflect.Bool:
		h.add([]byte{1})
	default:
		n := uint64(0)
		if v.CanInt() {
			n = uint64(v.Int())
		} else {
			n = v.Uint()
		}
		h.number(n, 8)
	}
}

// number hashes the lowest bytes of a number, this many.
func (h *fnv) number(n uint64, bytes int) {
	for range bytes {
		*h = (*h ^ fnv(n&0xff)) * fnvPrime
		n >>= 8
	}
}

// fieldNames are the names of the fields of the types that a state consists of. A state has hundreds, and
// reflection makes each again on every call.
var fieldNames = func() map[reflect.Type][][]byte {
	names := map[reflect.Type][][]byte{}
	var add func(t reflect.Type)
	add = func(t reflect.Type) {
		switch {
		case t.Kind() == reflect.Array:
			add(t.Elem())
		case t.Kind() == reflect.Struct && names[t] == nil:
			names[t] = make([][]byte, t.NumField())
			for i := range names[t] {
				names[t][i] = []byte(t.Field(i).Name)
				add(t.Field(i).Type)
			}
		}
	}
	add(reflect.TypeFor[State]())
	return names
}()
