package wire

import (
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

func TestTerms_AreThoseOfTheEdition(t *testing.T) {
	for _, c := range []struct{ edition, pilot, initiative, lock, hull, ships, phase, charges string }{
		{"second", "academypilot", "initiative", "lock", "hull", "ships", "engagement", "charges"},
		{"first", "academypilot", "pilot skill", "target lock", "hull", "ships", "combat", "ordnance tokens"},
		{"flightpath", "zaku-recruit", "initiative", "lock", "structure", "units", "engagement", "charges"},
	} {
		compiled, ok := edition.ByID(c.edition)
		if !ok {
			t.Fatalf("no %s edition", c.edition)
		}
		alone := rules.Squad{Ships: []rules.Loadout{{Pilot: c.pilot}}}
		g, _, err := compiled.NewGame(rules.Setup{Squads: [2]rules.Squad{alone, alone}})
		if err != nil {
			t.Fatal(err)
		}
		terms := NewTeller(NewBook(compiled), game.NewExec(g)).terms()
		if terms.Initiative != c.initiative || terms.Lock != c.lock ||
			terms.Hull != c.hull || terms.Charges != c.charges || terms.Ships != c.ships ||
			!slices.ContainsFunc(terms.Phases, func(p Phase) bool { return p.Name == c.phase }) {
			t.Errorf("%s edition: got %+v", c.edition, terms)
		}
	}
}
