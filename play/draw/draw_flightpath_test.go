package draw

import (
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/rules"
)

// A card that lasts is marked beside the unit, in the list of units and in the line, until it is
// repaired. The marker does nothing: it is drawn, and no other state than the card's is kept.
//
// msg.damage.marker
func TestSVG_MarksADamageCardOfAUnit(t *testing.T) {
	for title, marked := range map[string]bool{"Armor Spall": true, "Short Circuit": false} {
		s := scene.New(t, rules.Compile(flightpath.Edition()))
		foe := s.Theirs("zaku-recruit", scene.At(400, 490, 180), scene.With("ms-06f-zaku-ii.asr"))
		unit := s.Mine("gm-cadet", scene.At(400, 300, 0), scene.Shields(0),
			scene.With("rgm-79-gm.bsg"))
		s.AttackWith(foe, "anti-ship-rifle", unit)
		s.Dice("crit", "blank", "blank")
		s.Dice("blank", "blank")
		s.Draw(title)
		s.Done()
		g, table := s.Exec().G, &s.State().Table
		picture := strings.Count(svg(t, g, table, Options{}), title)
		line := strings.Count(Line(g, table, unit.ID()), title)
		if marked && (picture != 2 || line != 1) || !marked && picture+line != 0 {
			t.Errorf("%s: marked %d times in the picture and %d in the line", title, picture, line)
		}
		if !marked {
			continue
		}
		s.Perform(unit, 0)
		s.UseOnly("repair")
		s.Done()
		if strings.Contains(svg(t, g, &s.State().Table, Options{}), title) {
			t.Errorf("%s: marked after the repair", title)
		}
	}
}
