package wire

import (
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// A secret condition and an upgrade that lies facedown are named to their own side, and the others hear that
// there is one (2e.condition.secret).
func TestFacedown_IsNamedToItsOwnSide(t *testing.T) {
	compiled, _ := edition.ByID("second")
	g, s, err := compiled.NewGame(rules.Setup{Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "zamwesell"}, {Pilot: "guildbountyhunter", Upgrades: []string{"razorcrest"}}}},
		{Ships: []rules.Loadout{{Pilot: "academypilot"}}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	teller := NewTeller(NewBook(compiled), game.NewExec(g))
	var before [3]view.View
	viewers := []game.Player{game.Seat1, game.Seat2, game.NoPlayer}
	for i, p := range viewers {
		before[i] = view.Of(g, s, p)
	}
	s.Masked, s.Hidden = s.Masked.With(0), s.Hidden.With(1)
	secret := &s.Secret[game.Seat1]
	secret.Masked[0] = uint8(slices.IndexFunc(g.Dealt, func(c *game.Code) bool { return c.ID == "youshouldthankme" }))
	secret.Hidden[0] = uint8(slices.IndexFunc(g.Cards, func(c game.CardInfo) bool { return c.ID == "inertialdampeners" })) + 1
	for i, want := range [][]string{
		{"You Should Thank Me (facedown)", "Inertial Dampeners (facedown)"},
		{"Secret condition", "Facedown upgrade"},
		{"Secret condition", "Facedown upgrade"},
	} {
		after := view.Of(g, s, viewers[i])
		var got []string
		for _, ship := range teller.Changes(&before[i], &after).Ships {
			for _, c := range ship.Conditions {
				got = append(got, c.Name)
				if known := i == 0; (c.Does != "") != known || (c.Code != "") != known {
					t.Errorf("viewer %d is sent %+v", i+1, c)
				}
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("viewer %d learns of %q, want %q", i+1, got, want)
		}
	}
}
