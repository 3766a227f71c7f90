package equip

import (
	"testing"

	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/serve/server"
)

// Every squad that the program carries can fly: its game is played, and all its cards are built.
func TestServer_AllSquadsCanFly(t *testing.T) {
	var o server.Options
	if err := Server(&o); err != nil {
		t.Fatal(err)
	}
	compiled := map[string]*rules.Compiled{}
	for _, e := range o.Editions {
		compiled[e.ID] = e.Rules()
		if compiled[e.ID].ID != e.ID || compiled[e.ID].Facts != e.Facts() {
			t.Errorf("%s has the rules of %s, or other facts", e.ID, compiled[e.ID].ID)
		}
	}
	if len(o.Squads) == 0 {
		t.Fatal("there are no squads")
	}
	for _, s := range o.Squads {
		c := compiled[s.Squad.Edition]
		if c == nil {
			t.Errorf("%s: the game %q is not played", s.ID, s.Squad.Edition)
			continue
		}
		own := match.Squad(c.Facts, &s.Squad)
		if _, _, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{own, own}}); err != nil {
			t.Errorf("%s: %v", s.ID, err)
		}
	}
}
