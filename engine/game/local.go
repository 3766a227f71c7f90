package game

import (
	"fmt"
	"reflect"
	"strings"
)

// localBytes is how many bytes of locals a frame has.
const localBytes = 12

// Var is a Local of any type, for lists of locals.
type Var interface{ variable() *variable }

// Locals is the part of an outline at which locals begin: they are at their start there, and
// every step below it in the procedure can use them. Listed twice they are the same ones.
type Locals []Var

// variable is what a procedure has to know of a local.
type variable struct {
	name  string
	size  int // in bytes
	start uint32
	text  func(x *Exec, bits uint32) string
	ship  bool // it is a ship
}

func (v *variable) variable() *variable { return v }

// bound is a local of a compiled procedure.
type bound struct {
	v  *variable
	at int // its first byte in Frame.L
}

// Local is a number with a name that lives as long as a frame of a procedure that lists it in
// Locals. What counts is which variable it is, not how it is called: two ops that are given the
// same Local share it, and two Locals never collide. While something is only weighed (in a
// condition of an ability or of a card that changes a query) every local is at its start: the
// running frame has nothing to do with what is weighed.
type Local[T comparable] struct {
	v      variable
	pack   func(T) uint32
	unpack func(uint32) T
}

func (l *Local[T]) variable() *variable { return &l.v }

// integer is what a number of a frame can be.
type integer interface {
	~int8 | ~uint8 | ~int16 | ~uint16 | ~int32 | ~uint32
}

// NewLocal returns a local that is at start when its procedure begins. Names are for Where and
// fingerprints: a local keeps its name as a step does.
func NewLocal[T integer](name string, start T) *Local[T] {
	return newLocal(name, start,
		func(v T) uint32 { return uint32(v) }, func(bits uint32) T { return T(bits) })
}

// NewFlag returns a local that is false when its procedure begins.
func NewFlag(name string) *Local[bool] {
	pack := func(v bool) uint32 {
		if v {
			return 1
		}
		return 0
	}
	return newLocal(name, false, pack, func(bits uint32) bool { return bits != 0 })
}

// LocalShip returns a local that is NoShip when its procedure begins.
func LocalShip(name string) *Local[ShipID] {
	l := NewLocal(name, NoShip)
	l.v.ship = true
	l.v.text = func(x *Exec, bits uint32) string {
		if id := ShipID(bits); int(id) < len(x.G.Ships) {
			return x.G.Ships[id].Name
		}
		return "none"
	}
	return l
}

// LocalObject returns a local that is NoObject when its procedure begins.
func LocalObject(name string) *Local[Object] {
	return newLocal(name, Object{},
		func(o Object) uint32 { return uint32(o.Kind)<<8 | uint32(o.ID) },
		func(bits uint32) Object { return Object{ObjectKind(bits >> 8), uint8(bits)} })
}

// newLocal returns a local of any type that can be packed into 32 bits.
func newLocal[T comparable](name string, start T, pack func(T) uint32, unpack func(uint32) T,
) *Local[T] {
	size := int(reflect.TypeFor[T]().Size())
	if name == "" || size > 4 {
		panic(fmt.Sprintf("game: local %q of %d bytes", name, size))
	}
	l := &Local[T]{pack: pack, unpack: unpack}
	l.v = variable{name: name, size: size, start: pack(start),
		text: func(_ *Exec, bits uint32) string { return fmt.Sprint(unpack(bits)) }}
	return l
}

// Get returns the local of the running frame.
func (l *Local[T]) Get(x *Exec) T {
	if x.nviews != 1 {
		return l.unpack(l.v.start)
	}
	return l.In(x, x.Frame())
}

// Set changes the local of the running frame.
func (l *Local[T]) Set(x *Exec, v T) {
	must(x.nviews == 1, "a local is set while something is weighed")
	l.Put(x, x.Frame(), v)
}

// In returns the local of a frame on the stack. It panics if its procedure does not list it.
func (l *Local[T]) In(x *Exec, f *Frame) T {
	return l.unpack(l.v.load(f, l.place(x, f)))
}

// peek is In without an Exec, for a frame of a procedure that lists the local.
func (l *Local[T]) peek(g *Game, f *Frame) T {
	return l.unpack(l.v.load(f, g.Procs[f.Proc].place(&l.v)))
}

// Put changes the local of a frame on the stack, such as one just called. It panics if its
// procedure does not list it.
func (l *Local[T]) Put(x *Exec, f *Frame, v T) {
	l.v.store(f, l.place(x, f), l.pack(v))
}

// Tell sets the local of a frame, as a result for its procedure, if the procedure lists it.
func (l *Local[T]) Tell(x *Exec, f *Frame, v T) {
	if at := x.G.Procs[f.Proc].place(&l.v); at >= 0 {
		l.v.store(f, at, l.pack(v))
	}
}

// Listed reports whether the procedure of a frame lists the local.
func (l *Local[T]) Listed(x *Exec, f *Frame) bool { return x.G.Procs[f.Proc].place(&l.v) >= 0 }

// place returns the place of the local in a frame.
func (l *Local[T]) place(x *Exec, f *Frame) int {
	at := x.G.Procs[f.Proc].place(&l.v)
	if at < 0 {
		panic(fmt.Sprintf("game: %q does not list the local %q: %s", x.G.Procs[f.Proc].Name,
			l.v.name, x.Where()))
	}
	return at
}

// place returns the first byte of a local in frames of the procedure, -1 if it lists no such local.
func (p *Proc) place(v *variable) int {
	for i := range p.locals {
		if p.locals[i].v == v {
			return p.locals[i].at
		}
	}
	return -1
}

// load returns the bits of the local in a frame. A frame holds what differs from the start, so
// that a new one, which is zero, has every local at its start.
func (v *variable) load(f *Frame, at int) uint32 {
	bits := uint32(0)
	for i := range v.size {
		bits |= uint32(f.L[at+i]) << (8 * i)
	}
	return bits ^ v.atStart()
}

// atStart returns the bits of the local at its start.
func (v *variable) atStart() uint32 { return v.start & (1<<(8*v.size) - 1) }

// store puts the bits of the local into a frame.
func (v *variable) store(f *Frame, at int, bits uint32) {
	bits ^= v.start
	for i := range v.size {
		f.L[at+i] = uint8(bits >> (8 * i))
	}
}

func (l Locals) lay(to *layout, _ *label) {
	for _, one := range l {
		v := one.variable()
		if to.proc.place(v) >= 0 {
			continue
		}
		b := bound{v: v, at: to.used}
		to.used += v.size
		to.proc.locals = append(to.proc.locals, b)
		if to.used > localBytes {
			to.fail("has no room for its locals: %s", names(to.proc.locals))
		}
		if to.loop != nil {
			*to.loop = append(*to.loop, b)
		}
	}
}

func (l Locals) each(func(Part)) {}

func (l Locals) of(func(Part) Part) Part { return l }

// names lists locals with their sizes.
func names(list []bound) string {
	words := make([]string, len(list))
	for i, b := range list {
		words[i] = fmt.Sprintf("%s (%d bytes)", b.v.name, b.v.size)
	}
	return strings.Join(words, ", ")
}

// LocalShips runs over the ships that stand in the locals of a frame, in the order in which its procedure lists these.
func (g *Game) LocalShips(f *Frame) func(yield func(ShipID) bool) {
	return func(yield func(ShipID) bool) {
		for _, b := range g.Procs[f.Proc].locals {
			if b.v.ship && !yield(ShipID(b.v.load(f, b.at))) {
				return
			}
		}
	}
}

// locals describes the locals of a frame that are not at their start.
func (x *Exec) locals(f *Frame) string {
	var words []string
	for _, b := range x.G.Procs[f.Proc].locals {
		if bits := b.v.load(f, b.at); bits != b.v.atStart() {
			words = append(words, b.v.name+" "+b.v.text(x, bits))
		}
	}
	if len(words) == 0 {
		return ""
	}
	return " [" + strings.Join(words, ", ") + "]"
}
