package flightpath_test

import (
	"errors"
	"strings"
	"testing"

	"koiogran/edition/flightpath"
	"koiogran/game"
	"koiogran/rules"
)

// A unit whose armament or pilot is not built is refused by name.
func TestNewGame_RefusesWhatIsNotBuiltByName(t *testing.T) {
	compiled := rules.Compile(flightpath.Edition())
	for _, l := range []rules.Loadout{
		{Pilot: "gm-sniper-ace-corps", Upgrades: []string{"rgm-79sc-gm-sniper-custom.sr"}},
		{Pilot: "denim-zaku", Upgrades: []string{"ms-06f-zaku-ii.asr"}},
	} {
		_, _, err := compiled.NewGame(rules.Setup{Squads: [2]rules.Squad{{Ships: []rules.Loadout{l}}}})
		if !errors.Is(err, rules.ErrUnimplemented) {
			t.Errorf("%s: %v, want ErrUnimplemented", l.Pilot, err)
			continue
		}
		named := strings.Contains(err.Error(), "sniper-beam-rifle") ||
			strings.Contains(err.Error(), "denim-zaku")
		if !named {
			t.Errorf("%s: %v names nothing", l.Pilot, err)
		}
	}
}

// A state is copied at every look ahead, so it must stay small.
func TestState_StaysSmall(t *testing.T) {
	const most = 9000
	size := len(new(game.State).Bytes())
	t.Logf("a state has %d bytes", size)
	if size > most {
		t.Errorf("a state has %d bytes, want at most %d", size, most)
	}
}
