package odds

import (
	"reflect"
	"slices"
	"testing"

	"koiogran/engine/game"
)

// A field that is added to the state must belong to a part, or states that differ in it would be taken for one.
func TestPartsOf_CoverTheState(t *testing.T) {
	var s game.State
	parts := partsOf(&game.Game{}, &s)
	covered := func(f reflect.StructField) bool {
		return slices.ContainsFunc(parts[:], func(p statePart) bool {
			return p.from <= f.Offset && f.Offset+f.Type.Size() <= p.to
		})
	}
	for _, of := range []reflect.Type{reflect.TypeFor[game.Table](), reflect.TypeFor[game.State]()} {
		for i := range of.NumField() {
			if f := of.Field(i); !covered(f) && !f.Anonymous {
				t.Errorf("%s belongs to no part of a state", f.Name)
			}
		}
	}
}
