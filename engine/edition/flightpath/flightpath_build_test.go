package flightpath_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// A unit whose armament or pilot is not built is refused by name.
func TestNewGame_RefusesWhatIsNotBuiltByName(t *testing.T) {
	edition := flightpath.Edition()
	lost := func(id string) func(d card.Def) bool {
		return func(d card.Def) bool { return d.ID == id }
	}
	edition.Upgrades = slices.DeleteFunc(edition.Upgrades, lost("sniper-beam-rifle"))
	edition.Pilots = slices.DeleteFunc(edition.Pilots, lost("denim-zaku"))
	compiled := rules.Compile(edition)
	for lacks, l := range map[string]rules.Loadout{
		"sniper-beam-rifle": {Pilot: "gm-sniper-ace-corps",
			Upgrades: []string{"rgm-79sc-gm-sniper-custom.sr"}},
		"denim-zaku": {Pilot: "denim-zaku", Upgrades: []string{"ms-06f-zaku-ii.asr"}},
	} {
		_, _, err := compiled.NewGame(rules.Setup{Squads: [2]rules.Squad{{Ships: []rules.Loadout{l}}}})
		if !errors.Is(err, rules.ErrUnimplemented) || !strings.Contains(err.Error(), lacks) {
			t.Errorf("%s: %v, want ErrUnimplemented that names %s", l.Pilot, err, lacks)
		}
	}
}

// Every pilot flies with every loadout of its unit type.
func TestUnits_FlyWithEveryLoadout(t *testing.T) {
	compiled := rules.Compile(flightpath.Edition())
	flown := 0
	for _, p := range compiled.Facts.Pilots {
		for _, u := range compiled.Facts.Upgrades {
			if len(u.Restrictions) == 0 || !slices.Contains(u.Restrictions[0].Ships, p.Ship) {
				continue
			}
			l := rules.Loadout{Pilot: p.ID, Upgrades: []string{u.ID}}
			if lacks, err := compiled.Lacks(l); err != nil || len(lacks) > 0 {
				t.Errorf("%s with %s: %v, lacks %v", p.ID, u.ID, err, lacks)
			}
			flown++
		}
	}
	if flown < len(compiled.Facts.Pilots) {
		t.Errorf("%d units were flown, of %d pilots", flown, len(compiled.Facts.Pilots))
	}
}

// A state is copied at every look ahead, so it must stay small.
func TestState_StaysSmall(t *testing.T) {
	// Of these, 2,400 are for Epic: more ships, and damage decks of sections; 16 for shields above the
	// printed value, 68 for hull and primary weapon values that change, 18 for dice that cannot be
	// modified, 8 for ships with facedown cards, 4 for wingmates, 192 for upgrades that wait to be exchanged, 32 for revealed
	// maneuvers treated as of another difficulty, 48 for when lasting effects began, 96 for energy, a 17th kind
	// of tokens, 160 for second turret indicators and bonus attacks of huge ships, 384 for 24 more cards that are dealt, 64 for
	// third locks, and 32 for victory tokens of a mission.
	const most = 13_374
	size := len(new(game.State).Bytes())
	t.Logf("a state has %d bytes", size)
	if size > most {
		t.Errorf("a state has %d bytes, want at most %d", size, most)
	}
}
