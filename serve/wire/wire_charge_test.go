package wire

import (
	"maps"
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// riders begins a match of Flightpath with a Rick Dom on either side, which has two weapons with
// charges. card returns the index of a card of the first player.
func riders(t *testing.T) (g *game.Game, s *game.State, teller *Teller, card func(id string) int) {
	t.Helper()
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
	return g, s, NewTeller(NewBook(compiled), game.NewExec(g)), func(id string) int {
		return slices.IndexFunc(g.Cards, func(c game.CardInfo) bool { return c.ID == id })
	}
}

// The charges of each weapon have that weapon's name, which distinguishes the pools of a unit.
//
// msg.charge.weapon-icon
func TestCharges_BearTheNameOfTheirWeapon(t *testing.T) {
	g, s, teller, card := riders(t)
	s.Charges[card("scattering-beam-gun")].Active--
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
		t.Errorf("the pools are sent as %v, want %v", pools, want)
	}
}

// A disarm token on a weapon is sent with the weapon, and not with the unit.
func TestCharges_TellWhichWeaponIsDisarmed(t *testing.T) {
	g, s, teller, card := riders(t)
	bazooka := card("giant-bazooka")
	before := view.Of(g, s, game.Seat2)
	s.Charges[bazooka].Held = s.Charges[bazooka].Held.With(game.DisarmToken)
	after := view.Of(g, s, game.Seat2)
	changed := teller.Changes(&before, &after).Ships
	if len(changed) != 1 || len(changed[0].Tokens) != 0 {
		t.Fatalf("changes %+v, want one unit without tokens", changed)
	}
	for _, c := range changed[0].Charges {
		if disarmed := slices.Equal(c.Held, []string{"disarm"}); disarmed != (c.Card == bazooka) {
			t.Errorf("card %d holds %v", c.Card, c.Held)
		}
	}
}
