package twin

import (
	"fmt"
	"reflect"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// roundings is by how many nanometers a pose of the twin may be off after a move. Poses are whole nanometers, and
// a pose that is computed from a mirrored one is rounded elsewhere.
const roundings = 2

// settle puts poses and lengths of the twin right that rounding has put off, and counts them.
func (t *Twin) settle() {
	for i := range int(t.s.NShips) {
		t.put(&t.s.Ships[i].Pose, t.want.Ships[i].Pose)
	}
	for i := range int(t.s.NObstacles) {
		t.put(&t.s.Obstacles[i].Pose, t.want.Obstacles[i].Pose)
	}
	for i := range int(t.s.NDevices) {
		t.put(&t.s.Devices[i].Pose, t.want.Devices[i].Pose)
	}
	for i := range int(t.s.NMoves) {
		at, want := &t.s.Moves[i], &t.want.Moves[i]
		t.put(&at.From, want.From)
		t.put(&at.To, want.To)
		t.length(&at.Used, want.Used)
	}
	for i := range int(t.s.NAttacks) {
		t.length(&t.s.Attacks[i].Distance, t.want.Attacks[i].Distance)
	}
}

// put puts a pose right if it is off by no more than rounding.
func (t *Twin) put(at *geom.Pose, want geom.Pose) {
	if off := max(gap(at.X, want.X), gap(at.Y, want.Y), turned(at.Heading, want.Heading)); off > 0 && off <= roundings {
		t.Tally.Rounded++
		*at = want
	}
}

// length puts a length right.
func (t *Twin) length(at *int32, want int32) {
	if off := gap(*at, want); off > 0 && off <= roundings {
		t.Tally.Rounded++
		*at = want
	}
}

// gap returns how far two numbers are apart.
func gap(a, b int32) int {
	if a > b {
		a, b = b, a
	}
	return int(b) - int(a)
}

// turned returns how far two headings are apart.
func turned(a, b int32) int { return min(gap(a, b), geom.FullTurn-gap(a, b)) }

// firstDifference names the first field in which two states differ.
func firstDifference(want, got *game.State) (place, text string) {
	path, a, b := differing("", reflect.ValueOf(want).Elem(), reflect.ValueOf(got).Elem())
	var kind strings.Builder
	for _, r := range path {
		if r < '0' || r > '9' {
			kind.WriteRune(r)
		}
	}
	return strings.TrimPrefix(kind.String(), "."), fmt.Sprintf("%s is %+v, in the twin %+v",
		strings.TrimPrefix(path, "."), a, b)
}

// differing finds the first field in which two values of one type differ.
func differing(path string, a, b reflect.Value) (string, any, any) {
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			if f := a.Type().Field(i); !a.Field(i).Equal(b.Field(i)) {
				name := "." + f.Name
				if f.Anonymous {
					name = ""
				}
				return differing(path+name, a.Field(i), b.Field(i))
			}
		}
	case reflect.Array:
		for i := range a.Len() {
			if !a.Index(i).Equal(b.Index(i)) {
				return differing(fmt.Sprintf("%s[%d]", path, i), a.Index(i), b.Index(i))
			}
		}
	}
	return path, a.Interface(), b.Interface()
}
