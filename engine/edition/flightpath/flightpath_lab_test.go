package flightpath_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// lab returns an empty scene in which some pilots do what a test says, whatever is printed on their
// cards: for rules that no card of this game shows. The cards go by the ids of real ones, for their
// numbers and names.
func lab(t *testing.T, defs ...card.Def) *scene.Scene {
	t.Helper()
	return labWith(t, data.Flightpath(), defs...)
}

// labWith is lab with other numbers and action bars, which printed makes.
func labWith(t *testing.T, facts *data.Catalogue, defs ...card.Def) *scene.Scene {
	t.Helper()
	e := flightpath.Edition()
	e.Facts = facts
	for _, d := range defs {
		named := func(old card.Def) bool { return old.ID == d.ID }
		list := &e.Pilots
		if _, upgrade := facts.Upgrade(d.ID); upgrade {
			list = &e.Upgrades
		}
		*list = append(slices.DeleteFunc(*list, named), d)
	}
	return scene.New(t, rules.Compile(e))
}

// printed returns the facts of the game with another action bar on a pilot's card and, where
// newtype is above 0, that newtype capacity.
func printed(t *testing.T, pilot string, newtype int, bar ...string) *data.Catalogue {
	t.Helper()
	facts := *data.Flightpath()
	facts.Pilots = slices.Clone(facts.Pilots)
	row, ok := facts.Pilot(pilot)
	if !ok {
		t.Fatalf("no pilot %q", pilot)
	}
	for _, text := range bar {
		var a data.Action
		if err := a.UnmarshalText([]byte(text)); err != nil {
			t.Fatal(err)
		}
		row.Actions = append(row.Actions, a)
	}
	if newtype > 0 {
		row.Force = &data.Force{Value: newtype, Recovers: 1}
	}
	return &facts
}

// revealing is an ability that a unit may use when its dial is revealed.
func revealing(name string, ops ...card.Op) card.Ability {
	return card.Ability{Name: name, When: card.AfterReveal,
		Do: ops}
}

// gain gives the unit whose ability it is a token.
func gain(token game.Token) card.Op { return card.Gain(card.Self, 1, card.KindOf(token)) }

// blanks are n dice that show nothing.
func blanks(n int) []string { return slices.Repeat([]string{"blank"}, n) }

// rest declines whatever is still offered.
func rest(s *scene.Scene) {
	for !s.State().Over {
		s.Pass()
	}
}
