package game

import (
	"strings"
	"testing"
)

// walk is a procedure under test, and what its steps have noted.
type walk struct {
	t    *testing.T
	said []string
}

// say returns a step that notes its name.
func (w *walk) say(name string) Step { return w.do(name, func(*Exec) {}) }

// do returns a step that notes its name and does something.
func (w *walk) do(name string, f func(x *Exec)) Step {
	return Step{Name: name, Do: func(x *Exec) {
		w.said = append(w.said, name)
		f(x)
	}}
}

// run runs outlines to their end, the first one, and compares what was noted. Others can be
// called by their place, from 2.
func (w *walk) run(want string, parts ...Part) {
	w.t.Helper()
	g := &Game{Procs: []Proc{QueueProc()}}
	for _, part := range parts {
		g.Procs = append(g.Procs, Proc{Name: "walk", Do: part})
	}
	for i := range g.Procs {
		g.Procs[i].Compile()
	}
	var s State
	NewExec(g).Begin(&s, 1)
	if got := strings.Join(w.said, " "); got != want {
		w.t.Errorf("got  %s\nwant %s", got, want)
	}
	w.said = nil
}

// times returns a condition that holds n times.
func times(n int) func(*Exec) bool {
	return func(*Exec) bool { n--; return n >= 0 }
}

func TestOutline_WhatComesNext(t *testing.T) {
	w := &walk{t: t}
	w.run("a b c", Parts{w.say("a"), Stage("s", w.say("b")), w.say("c")})
	w.run("a c", Parts{If("no", times(0), w.say("b")), w.say("a"), If("yes", times(1), w.say("c"))})
	w.run("b d", Parts{IfElse("?", times(0), w.say("a"), w.say("b")), w.say("d")})
	three := func(n int) Part {
		return Fork("?", func(*Exec) int { return n }, w.say("a"), Parts{}, Parts{w.say("b"), w.say("c")})
	}
	w.run("a e", Parts{three(0), w.say("e")})
	w.run("e", Parts{three(1), w.say("e")})
	w.run("b c e", Parts{three(2), w.say("e")})
	w.run("e", Parts{three(3), w.say("e")})
	w.run("e", Parts{three(-1), w.say("e")})
}

func TestOutline_LeaveAgainContinueReturn(t *testing.T) {
	w := &walk{t: t}
	leave := func(more func(*Exec) bool) func(x *Exec) {
		return func(x *Exec) {
			if !more(x) {
				x.Leave()
			}
		}
	}
	w.run("a b a b a c", Parts{Loop("l", w.do("a", leave(times(2))), w.say("b")), w.say("c")})
	w.run("a c", Parts{Stage("s", w.do("a", leave(times(0))), w.say("b")), w.say("c")})
	again := times(2)
	twice := func(x *Exec) {
		if again(x) {
			x.Again()
			x.Again() // harmless
		}
	}
	w.run("a a a b", Parts{w.do("a", twice), w.say("b")})
	once := times(1)
	w.run("a a b d", Parts{Loop("l", w.say("a"), If("first", once, Step{Name: "again", Do: (*Exec).Continue}),
		w.do("b", (*Exec).Leave), w.say("c")), w.say("d")})
	w.run("a", Parts{w.do("a", (*Exec).Return), w.say("b")})
}

// Map makes the same outline of other steps.
func TestMap(t *testing.T) {
	w := &walk{t: t}
	louder := func(st Step) Step { return w.say(st.Name + "!") }
	w.run("a! b! c! d!", Map(Parts{w.say("a"), Stage("s", w.say("b")), Locals{NewFlag("f")},
		If("?", func(*Exec) bool { return true }, w.say("c")), w.say("d")}, louder))
}

// The last step of an inner loop, stage or branch can be the last of those around it too, and
// locals are not step.
func TestOutline_TheLastOfSeveral(t *testing.T) {
	w := &walk{t: t}
	inner, outer := times(1), times(1)
	w.run("i i o i o", Loop("outer",
		Loop("inner", w.do("i", func(x *Exec) {
			if !inner(x) {
				x.Leave()
			}
		})),
		Stage("last",
			If("?", func(*Exec) bool { return true }, w.do("o", func(x *Exec) {
				if !outer(x) {
					x.Return()
				}
			})),
			Locals{NewFlag("nothing")},
		),
	))
}

func TestLocals_ValuesAndTheirStart(t *testing.T) {
	w := &walk{t: t}
	small, wide := NewLocal[int8]("small", -3), NewLocal[int32]("wide", 70_000)
	flag, ship := NewFlag("flag"), LocalShip("ship")
	object := LocalObject("object")
	look := func(s int8, n int32, b bool, id ShipID, o Object) Step {
		return w.do("look", func(x *Exec) {
			if small.Get(x) != s || wide.Get(x) != n || flag.Get(x) != b || ship.Get(x) != id ||
				object.Get(x) != o {
				t.Errorf("got %d %d %v %d %v", small.Get(x), wide.Get(x), flag.Get(x), ship.Get(x),
					object.Get(x))
			}
		})
	}
	w.run("look set look", Parts{
		Locals{small, wide, flag, ship, object},
		look(-3, 70_000, false, NoShip, Object{}),
		w.do("set", func(x *Exec) {
			small.Set(x, 100)
			wide.Set(x, -1)
			flag.Set(x, true)
			ship.Set(x, 0)
			object.Set(x, Object{DeviceObject, 7})
		}),
		look(100, -1, true, 0, Object{DeviceObject, 7}),
	})
}

// A local listed in a loop is at its start each time round; one listed outside of it stays.
func TestLocals_InALoop(t *testing.T) {
	w := &walk{t: t}
	inside, outside := NewLocal[uint8]("inside", 0), NewLocal[uint8]("outside", 0)
	w.run("a a a", Parts{
		Locals{outside},
		Loop("l", Stage("s", Locals{inside, outside}, w.do("a", func(x *Exec) {
			if inside.Get(x) != 0 {
				t.Errorf("inside is %d", inside.Get(x))
			}
			inside.Set(x, 9)
			outside.Set(x, outside.Get(x)+1)
			if outside.Get(x) == 3 {
				x.Leave()
				x.Return()
			}
		}))),
	})
}

// A parameter is put into a frame just called; a result goes to a caller that lists it.
func TestLocals_OfOtherFrames(t *testing.T) {
	w := &walk{t: t}
	n, result, unwanted := NewLocal[uint8]("n", 0), NewLocal[uint8]("result", 0), NewFlag("unwanted")
	w.run("call double 14", Parts{
		Locals{result},
		w.do("call", func(x *Exec) { n.Put(x, x.Push(2, NoShip, NoCard), 7) }),
		Step{Name: "told", Do: func(x *Exec) {
			if result.Get(x) == 14 {
				w.said = append(w.said, "14")
			}
		}},
	}, Parts{
		Locals{n},
		w.do("double", func(x *Exec) {
			result.Tell(x, x.Caller(), 2*n.Get(x))
			unwanted.Tell(x, x.Caller(), true)
		}),
	})
}

func TestWhere_NamesStagesAndLocals(t *testing.T) {
	w := &walk{t: t}
	n := NewLocal[uint8]("passed", 0)
	w.run("a b", Stage("outer", Locals{n}, Stage("inner", w.do("a", func(x *Exec) {
		n.Set(x, 2)
		x.Push(2, NoShip, NoCard)
	})), w.say("b")), Step{Name: "look", Do: func(x *Exec) {
		const want = "round 0 > walk / outer / inner / a [passed 2] > walk / look"
		if got := x.Where(); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}})
}

func TestOutline_Panics(t *testing.T) {
	w := &walk{t: t}
	ask := func(*Exec) Players { return Nobody }
	loose := NewFlag("loose")
	many := make(Parts, maxLaid+1)
	for i := range many {
		many[i] = w.say("a")
	}
	var vars Locals
	for range localBytes + 1 {
		vars = append(vars, NewFlag("flag"))
	}
	for want, part := range map[string]Part{
		"a step without a name":         Step{Do: func(*Exec) {}},
		"does not either do or ask":     Step{Name: "nothing"},
		"asks without Ask or Take":      Step{Name: "ask", Who: ask},
		"stage \"empty\" without steps": Stage("empty", Locals{loose}),
		"a fork without a name":         If("", times(1), w.say("a")),
		"has 251 steps":                 many,
		"no room for its locals: flag":  Parts{vars, w.say("a")},
		"does not list the local \"loose\"": w.do("a", func(x *Exec) {
			loose.Set(x, true)
		}),
		"no stage to leave": w.do("a", (*Exec).Leave),
	} {
		func() {
			defer func() {
				if text, _ := recover().(string); !strings.Contains(text, want) {
					t.Errorf("got %q, want %q", text, want)
				}
			}()
			w.run("", part)
		}()
	}
}

// A fingerprint takes the running step of every procedure and the locals that are set, by name.
func TestFingerprint_StepsAndLocals(t *testing.T) {
	n := NewLocal[uint8]("number", 0)
	ask := func(name string) Step {
		return Step{Name: name, Who: func(*Exec) Players { return Only(Seat1) },
			Ask:  func(_ *Exec, _ Player, q *Question) { q.AddPass() },
			Take: func(*Exec, Player, Choice) {}}
	}
	print := func(local *Local[uint8], set uint8, parts ...Part) uint64 {
		g := &Game{Procs: []Proc{QueueProc(), {Name: "walk", Do: Parts(parts)},
			{Name: "called", Do: ask("called asks")}}}
		for i := range g.Procs {
			g.Procs[i].Compile()
		}
		var s State
		NewExec(g).Begin(&s, 1)
		if set > 0 {
			local.Put(&Exec{G: g}, &s.Frames[0], set)
		}
		return g.Fingerprint(&s)
	}
	call := func(name string) Step {
		return Step{Name: name, Do: func(x *Exec) { x.Push(2, NoShip, NoCard) }}
	}
	other := NewLocal[uint8]("another number", 0)
	plain := print(n, 0, Locals{n}, call("call"))
	for name, c := range map[string]struct {
		print uint64
		same  bool
	}{
		"steps before and after": {print(n, 0, If("?", times(0), call("x")), Locals{n}, call("call"),
			call("later")), true},
		"locals at their start": {print(n, 0, Locals{other, n}, call("call")), true},
		"another step waits":    {print(n, 0, Locals{n}, call("call too")), false},
		"a local is set":        {print(n, 4, Locals{n}, call("call")), false},
	} {
		if (c.print == plain) != c.same {
			t.Errorf("%s: fingerprint %016x, that of the plain procedure is %016x", name, c.print, plain)
		}
	}
	if print(n, 4, Locals{n}, call("call")) != print(n, 4, Locals{other, n}, call("call")) {
		t.Error("the place of a local changes the fingerprint")
	}
	if print(n, 4, Locals{n}, call("call")) == print(other, 4, Locals{other}, call("call")) {
		t.Error("the name of a local does not change the fingerprint")
	}
}
