package squad_test

import (
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// grown returns a ship with upgrades.
func grown(pilot string, upgrades ...string) squad.Ship {
	s := squad.Ship{Pilot: pilot}
	for _, u := range upgrades {
		s.Upgrades = append(s.Upgrades, squad.Upgrade{ID: u})
	}
	return s
}

// 1e.format.escalation
func TestGrows_EveryShipWithAllItsUpgrades(t *testing.T) {
	small := []squad.Ship{grown("rookiepilot"), grown("rookiepilot", "r2astromech"), grown("wedgeantilles", "predator")}
	for name, c := range map[string]struct {
		after []squad.Ship
		lacks int
	}{
		"the same":         {small, 0},
		"in another order": {[]squad.Ship{small[2], small[1], small[0]}, 0},
		"more on them":     {[]squad.Ship{grown("rookiepilot", "r2astromech", "hullupgrade"), grown("rookiepilot", "r2astromech"), grown("wedgeantilles", "predator", "r2d6")}, 0},
		"one ship less":    {small[:2], 1},
		"an upgrade less":  {[]squad.Ship{small[0], small[0], small[2]}, 1},
		"another pilot":    {[]squad.Ship{small[0], small[1], grown("hobbieklivian", "predator")}, 1},
		"another upgrade":  {[]squad.Ship{small[0], small[1], grown("wedgeantilles", "crackshot")}, 1},
		"one more ship":    {append([]squad.Ship{grown("goldsquadronpilot")}, small...), 0},
		"nothing of it":    {nil, 3},
	} {
		t.Run(name, func(t *testing.T) {
			found := squad.Grows(data.First(), squad.Squad{Ships: small}, squad.Squad{Name: "Next", Ships: c.after})
			if len(found) != c.lacks {
				t.Errorf("%d problems, want %d: %v", len(found), c.lacks, found)
			}
			for _, p := range found {
				if p.Clause != "1e.format.escalation" || p.Text == "" {
					t.Errorf("%q [%s]", p.Text, p.Clause)
				}
			}
		})
	}
}

func TestFormats_EscalationOfFirstEdition(t *testing.T) {
	for name, points := range map[string]int{
		"first-escalation-60": 60, "first-escalation-90": 90, "first-escalation-120": 120, "first-escalation-150": 150,
	} {
		f, err := squad.FormatNamed(name)
		if err != nil || f.Points != points || f.Edition != squad.First {
			t.Errorf("%s: %+v (%v)", name, f, err)
		}
	}
}
