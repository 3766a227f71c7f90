package wire

import (
	"maps"
	"testing"

	"koiogran/edition"
	"koiogran/game"
	"koiogran/rules"
	"koiogran/view"
)

// The charges of each weapon are told under that weapon's name, so that a unit's pools are told
// apart.
//
// msg.charge.weapon-icon
func TestCharges_BearTheNameOfTheirWeapon(t *testing.T) {
	compiled, ok := edition.ByID("flightpath")
	if !ok {
		t.Fatal("no flightpath edition")
	}
	alone := rules.Squad{Ships: []rules.Loadout{{
		Pilot: "rick-dom-wingman", Upgrades: []string{"ms-09r-rick-dom.baz"},
	}}}
	g, s, err := compiled.NewGame(rules.Setup{Squads: [2]rules.Squad{alone, alone}})
	if err != nil {
		t.Fatal(err)
	}
	for i := range g.Cards {
		if g.Cards[i].ID == "scattering-beam-gun" && g.Cards[i].Ship == 0 {
			s.Charges[i].Active--
		}
	}
	teller := NewTeller(NewBook(compiled), game.NewExec(g))
	v := view.Of(g, s, game.Seat2)
	names := map[int]string{}
	for _, c := range teller.Match(&v).Ships[0].Cards {
		names[c.ID] = c.Name
	}
	pools := map[string]int{}
	for _, c := range teller.Table(&v).Ships[0].Charges {
		pools[names[c.Card]] = c.Active
	}
	want := map[string]int{"360 mm Giant Bazooka": 3, "Scattering Beam Gun": 1}
	if !maps.Equal(pools, want) {
		t.Errorf("the pools are told as %v, want %v", pools, want)
	}
}
