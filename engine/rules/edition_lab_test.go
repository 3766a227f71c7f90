package rules_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/edition/second"
	"koiogran/engine/rules"
)

// lab returns an empty scene of second edition in which some ship cards do what a test says,
// whatever is printed on them: for rules about abilities in general. The cards go by the ids of
// real ones, for their numbers and names.
func lab(t *testing.T, defs ...card.Def) *scene.Scene {
	t.Helper()
	e := second.Edition()
	e.Pilots = slices.DeleteFunc(e.Pilots, func(old card.Def) bool {
		return slices.ContainsFunc(defs, func(d card.Def) bool { return d.ID == old.ID })
	})
	e.Pilots = append(e.Pilots, defs...)
	return scene.New(t, rules.Compile(e))
}

// rest declines whatever is still offered.
func rest(s *scene.Scene) {
	for !s.State().Over {
		s.Pass()
	}
}
