package squad_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// unit is a line of a Flightpath squad: a pilot and a loadout.
type unit struct{ pilot, loadout string }

// ofFlightpath returns a squad of units.
func ofFlightpath(faction data.FactionID, units ...unit) squad.Squad {
	s := squad.Squad{Name: "Squad", Edition: squad.Flightpath, Faction: faction}
	for _, u := range units {
		ship := squad.Ship{Pilot: u.pilot}
		if u.loadout != "" {
			ship.Upgrades = []squad.Upgrade{{Slot: "loadout", ID: u.loadout}}
		}
		s.Ships = append(s.Ships, ship)
	}
	return s
}

// clausesOf returns the clauses that a squad breaks in a format.
func clausesOf(t *testing.T, s squad.Squad, format string) []string {
	t.Helper()
	f, err := squad.FormatNamed(format)
	if err != nil {
		t.Fatal(err)
	}
	var clauses []string
	for _, p := range squad.Check(data.Flightpath(), s, f) {
		clauses = append(clauses, p.Clause)
	}
	return clauses
}

func wantClauses(t *testing.T, s squad.Squad, format string, want ...string) {
	t.Helper()
	if got := clausesOf(t, s, format); !slices.Equal(got, want) {
		t.Errorf("broken are %q, want %q", got, want)
	}
}

var (
	cadet = unit{"gm-cadet", "rgm-79-gm.mg"}
	gene  = unit{"gene-zaku", "ms-06f-zaku-ii.mg"}
	redZ  = unit{"char-aznable-zaku", "ms-06s-zaku-ii-commander.mg"}
	redD  = unit{"char-aznable-rick-dom", "ms-09rs-rick-dom-beam-bazooka.bb"}
)

// msg.squad.single-faction
func TestFlightpath_UnitsOfOneFaction(t *testing.T) {
	wantClauses(t, ofFlightpath("federation", cadet, cadet), "builder")
	wantClauses(t, ofFlightpath("federation", cadet, gene), "builder", "msg.squad.single-faction")
}

// msg.squad.generic-repeat
func TestFlightpath_GenericPilotsRepeat(t *testing.T) {
	wantClauses(t, ofFlightpath("federation", cadet, cadet, cadet, cadet), "builder")
	wantClauses(t, ofFlightpath("zeon", gene, gene), "builder", "msg.squad.unique-pilot")
}

// msg.squad.unique-pilot
func TestFlightpath_AUniquePilotInTwoUnits(t *testing.T) {
	wantClauses(t, ofFlightpath("zeon", redZ, gene), "builder")
	wantClauses(t, ofFlightpath("zeon", redZ, redD), "builder", "msg.squad.unique-pilot")
}

// msg.squad.mode.builder
func TestFlightpath_TwoHundredPoints(t *testing.T) {
	eight := slices.Repeat([]unit{cadet}, 8)                // 184 points
	crew := unit{"ball-pod-crew", "rb-79-ball.can"}         // 15
	leader := unit{"ball-section-leader", "rb-79-ball.can"} // 17
	with := func(u unit) squad.Squad {
		return ofFlightpath("federation", append(slices.Clone(eight), u)...)
	}
	wantClauses(t, with(crew), "builder")
	wantClauses(t, with(leader), "builder", "msg.squad.mode.builder")
}

// A unit card is a pilot, a unit type and a loadout of that type.
func TestFlightpath_OneLoadoutOfTheUnitType(t *testing.T) {
	const clause = "msg.component.unit-card.fields"
	wantClauses(t, ofFlightpath("federation", unit{"gm-cadet", ""}), "builder", clause)
	wantClauses(t, ofFlightpath("federation", unit{"gm-cadet", "rb-79-ball.can"}), "builder", clause)
	two := ofFlightpath("federation", cadet)
	two.Ships[0].Upgrades = append(two.Ships[0].Upgrades,
		squad.Upgrade{Slot: "loadout", ID: "rgm-79-gm.bsg"})
	wantClauses(t, two, "builder", clause)
}

func TestFlightpath_ArmamentsComeWithTheLoadout(t *testing.T) {
	s := ofFlightpath("federation", cadet)
	s.Ships[0].Upgrades = append(s.Ships[0].Upgrades,
		squad.Upgrade{Slot: "armament", ID: "hyper-bazooka"})
	wantClauses(t, s, "builder", "msg.component.unit-card.fields")
}

// msg.squad.mode.quickplay
func TestFlightpath_DeploymentsAsTheyStand(t *testing.T) {
	line := ofFlightpath("federation",
		unit{"chap-adel-gm-cannon", "rgc-80-gm-cannon.bsg"},
		unit{"gm-cannon-rookie", "rgc-80-gm-cannon.mg"},
		unit{"gm-line-pilot", "rgm-79-gm.mg"}, unit{"ball-pod-crew", "rb-79-ball.can"})
	wantClauses(t, line, "quickplay")
	line.Ships = line.Ships[:3]
	if got := clausesOf(t, line, "quickplay"); !slices.Contains(got, "msg.squad.mode.quickplay") {
		t.Errorf("broken are %q, want msg.squad.mode.quickplay", got)
	}
}

func TestFlightpath_RandomSquadsAreLegal(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	c := data.Flightpath()
	for range 50 {
		s, err := squad.Random(rng, c, squad.Everything(c), squad.UsualOf(squad.Flightpath))
		if err != nil {
			t.Fatal(err)
		}
		wantClauses(t, s, "builder")
	}
}

func TestSamples_FlightpathIsLegalAndAsWritten(t *testing.T) {
	for _, name := range sampleNames(t, squad.Flightpath) {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, report, c, err := squad.ReadAny(bytes.NewReader(content), data.Second(), data.Flightpath())
		if err != nil || len(report.Dropped)+len(report.Notes) > 0 || s.Edition != squad.Flightpath {
			t.Fatalf("%s: %v %q %q", name, err, report.Dropped, report.Notes)
		}
		var out strings.Builder
		if err := squad.Write(&out, c, s); err != nil || out.String() != string(content) {
			t.Errorf("%s is not as the program writes it (%v)", name, err)
		}
		wantClauses(t, s, "builder")
	}
}

// Every deployment is ready: four of either faction.
func TestSamples_FlightpathHasEveryDeployment(t *testing.T) {
	deployments := map[data.FactionID]int{}
	for _, name := range sampleNames(t, squad.Flightpath) {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, _, err := squad.Read(bytes.NewReader(content), data.Flightpath())
		if err != nil {
			t.Fatal(err)
		}
		if len(clausesOf(t, s, "quickplay")) == 0 {
			deployments[s.Faction]++
		}
	}
	if deployments["federation"] != 4 || deployments["zeon"] != 4 {
		t.Errorf("%v, want four of each", deployments)
	}
}
