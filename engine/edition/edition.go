// Package edition lists the editions that can be played. It is the only package that knows
// them all.
package edition

import (
	"koiogran/engine/data"
	"koiogran/engine/edition/first"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// IDs returns the ids of the editions, as records and commands write them.
func IDs() []string { return []string{"second", "first", "flightpath"} }

// ByID prepares the edition with an id to begin matches; ok is false if there is none. Preparing
// takes a few milliseconds and is done again each time: keep what it returns, which any number of
// matches and goroutines may use at once.
func ByID(id string) (compiled *rules.Compiled, ok bool) {
	switch id {
	case "first":
		return rules.Compile(first.Edition()), true
	case "flightpath":
		return rules.Compile(flightpath.Edition()), true
	case "second":
		return rules.Compile(second.Edition()), true
	}
	return nil, false
}

// Facts returns what is printed on the cards of the edition with an id, nil if there is none. It prepares no rules.
func Facts(id string) *data.Catalogue {
	switch id {
	case "first":
		return data.First()
	case "flightpath":
		return data.Flightpath()
	case "second":
		return data.Second()
	}
	return nil
}

// With returns the ids of the editions that have a match setting. It prepares no rules.
func With(s *game.Setting) []string {
	if !s.Special {
		return IDs()
	}
	var ids []string
	for _, e := range []struct {
		id       string
		optional game.Options
	}{{"second", second.Optional()}, {"first", first.Optional()}, {"flightpath", flightpath.Optional()}} {
		if s.Of(&e.optional) > 0 {
			ids = append(ids, e.id)
		}
	}
	return ids
}
