package nicknames_test

import (
	"testing"

	"koiogran/content/nicknames"
	"koiogran/engine/data"
)

// Each nickname stands for a printed name of some game, and is not itself a printed name.
func TestAll_MeanOneCard(t *testing.T) {
	printed := map[string]bool{}
	for _, c := range []*data.Catalogue{data.First(), data.Second(), data.Flightpath()} {
		for i := range c.Pilots {
			printed[data.Key(c.Pilots[i].Name)] = true
		}
		for i := range c.Upgrades {
			printed[data.Key(c.Upgrades[i].Name)] = true
		}
	}
	for nickname, name := range nicknames.All() {
		if !printed[data.Key(name)] {
			t.Errorf("%s: no card is called %s", nickname, name)
		}
		if printed[nickname] {
			t.Errorf("%s is the name of a card", nickname)
		}
	}
}

func TestOf(t *testing.T) {
	for _, written := range []string{"TLT", "tlt", "T.L.T."} {
		if name, ok := nicknames.Of(written); !ok || name != "Twin Laser Turret" {
			t.Errorf("%s: %q", written, name)
		}
	}
	if name, ok := nicknames.Of("Protons"); ok {
		t.Errorf("Protons may be torpedoes, bombs or rockets, and not only %s", name)
	}
}
