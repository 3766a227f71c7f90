package server

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"koiogran/engine/game"
)

func TestPast_AStateIsFlat(t *testing.T) {
	var flat func(kind reflect.Type) bool
	flat = func(kind reflect.Type) bool {
		switch kind.Kind() {
		case reflect.Struct:
			for i := range kind.NumField() {
				if !flat(kind.Field(i).Type) {
					return false
				}
			}
			return true
		case reflect.Array:
			return flat(kind.Elem())
		}
		return kind.Kind() >= reflect.Bool && kind.Kind() <= reflect.Complex128
	}
	if !flat(reflect.TypeFor[game.State]()) {
		t.Error("a state holds pointers, and its bytes are not all of it")
	}
}

func TestPast_WhatWasIsRestored(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 1))
	for _, changes := range []int{0, 1, 2, 50, 5000} {
		var before game.State
		for i := range stateBytes(&before) {
			stateBytes(&before)[i] = byte(rnd.Uint32())
		}
		now := before
		for range changes {
			stateBytes(&now)[rnd.IntN(len(stateBytes(&now)))]++
		}
		if changes > 0 { // both ends
			stateBytes(&now)[0]++
			stateBytes(&now)[len(stateBytes(&now))-1]++
		}
		p := undoDeltaOf(&before, &now, undo{seat: game.Seat2, text: said{{{Text: "what it was"}}}})
		p.restore(&now)
		if string(stateBytes(&now)) != string(stateBytes(&before)) {
			t.Errorf("after %d changes the state is not restored", changes)
		}
		if changes < 3 && len(p.runs) > 200 {
			t.Errorf("%d changes are kept in %d bytes", changes, len(p.runs))
		}
	}
}
