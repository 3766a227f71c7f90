package squad_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// readAny reads a squad of any game.
func readAny(t *testing.T, content string) (squad.Squad, squad.Report) {
	t.Helper()
	s, report, _, err := squad.ReadAny(strings.NewReader(content), data.First(), data.Second(),
		data.Flightpath())
	if err != nil {
		t.Fatal(err)
	}
	return s, report
}

// lukeAndWedge is the squad that the files below mean.
var lukeAndWedge = []squad.Ship{
	{Pilot: "lukeskywalker", Upgrades: []squad.Upgrade{
		{Slot: "torpedo", ID: "protontorpedoes"}, {Slot: "astromech", ID: "r2d2"},
	}},
	{Pilot: "wedgeantilles", Upgrades: []squad.Upgrade{{Slot: "talent", ID: "outmaneuver"}}},
}

func TestRead_FormsThatBuildersWrite(t *testing.T) {
	for name, content := range map[string]string{
		"hyphens and capitals": `{"faction":"Rebel-Alliance","pilots":[
			{"id":"Luke-Skywalker","ship":"t-65-x-wing","upgrades":{"torpedo":["proton-torpedoes"],"astromech":["r2-d2"]}},
			{"id":"wedge-antilles","ship":"t65xwing","upgrades":{"Talent":["out-maneuver"]}}]}`,
		"upgrades as text": `{"faction":"rebelalliance","pilots":[
			{"id":"lukeskywalker","upgrades":{"torpedo":"protontorpedoes","astromech":"r2d2"}},
			{"id":"wedgeantilles","upgrades":["outmaneuver"]}]}`,
		"upgrades as objects": `{"faction":"rebelalliance","pilots":[
			{"id":"lukeskywalker","upgrades":[{"slot":"Torpedo","xws":"protontorpedoes"},{"type":"astromech","id":"r2d2"}]},
			{"id":"wedgeantilles","upgrades":{"talent":[{"name":"Outmaneuver"}]}}]}`,
		"points as text": `{"faction":"rebelalliance","points":"154","pilots":[
			{"id":"lukeskywalker","points":"81","upgrades":{"torpedo":["protontorpedoes"],"astromech":["r2d2"]}},
			{"id":"wedgeantilles","points":"61","upgrades":{"talent":["outmaneuver"]}}]}`,
		"wrapped, with fields of its own": `{"id":7,"xws":{"faction":"rebelalliance","uid":"x","pilots":[
			{"id":"lukeskywalker","color":"red","upgrades":{"torpedo":["protontorpedoes"],"astromech":["r2d2"]}},
			{"id":"wedgeantilles","upgrades":{"talent":["outmaneuver"]}}],"vendor":[]}}`,
		"another printing": `{"faction":"rebelalliance","pilots":[
			{"id":"lukeskywalker-swz12","ship":"t65xwing","upgrades":{"torpedo":["protontorpedoes-swz1"],"astromech":["r2d2"]}},
			{"id":"wedgeantilles","upgrades":{"talent":["outmaneuver"]}}]}`,
	} {
		t.Run(name, func(t *testing.T) {
			s, report := readAny(t, content)
			if diff := cmp.Diff(lukeAndWedge, s.Ships); diff != "" || len(report.Unknown) > 0 {
				t.Errorf("%s %q", diff, report.Unknown)
			}
		})
	}
}

func TestRead_ListsOfNames(t *testing.T) {
	for name, content := range map[string]string{
		"plus signs":  "Luke Skywalker [T-65 X-wing] + Proton Torpedoes + R2-D2\nWedge Antilles [T-65 X-wing] + Outmaneuver\n",
		"one line":    "Luke Skywalker + Proton Torpedoes + R2-D2 / Wedge Antilles + Outmaneuver",
		"with prices": "Test\n\n**Luke Skywalker (72)**\nProton Torpedoes (13)\nR2-D2 (8)\nShip total: 93  Half Points: 47  Threshold: 3\n\nWedge Antilles (55)\nOutmaneuver (6)\nShip total: 61\n\nTotal: 154\n\nView in YASB: https://example.org/\n",
		"prices first": "Rebel Alliance - Test\n\n(72) Luke Skywalker [T-65 X-wing]\n(13) Proton Torpedoes\n(8) R2-D2\nPoints: 93\n\n" +
			"(55) Wedge Antilles [T-65 X-wing]\n(6) Outmaneuver\nPoints: 61\n\nTotal points: 154\n",
		"colons": "Luke Skywalker: Proton Torpedoes, R2-D2\nWedge Antilles: Outmaneuver",
	} {
		t.Run(name, func(t *testing.T) {
			s, report := readAny(t, content)
			if diff := cmp.Diff(lukeAndWedge, s.Ships); diff != "" || len(report.Unknown) > 0 {
				t.Errorf("%s %q", diff, report.Unknown)
			}
			if s.Faction != "rebelalliance" || s.Edition != squad.Second {
				t.Errorf("read as %s of %s", s.Faction, s.Edition)
			}
		})
	}
}

func TestRead_ListOfNamesOfFirstEdition(t *testing.T) {
	// The prices say which game it is: both have these cards.
	s, report := readAny(t, "Wedge Antilles (29)\nPush the Limit (3)\n\nBiggs Darklighter (25)\nR2-D2 (4)\n")
	if s.Edition != squad.First || len(s.Ships) != 2 || len(report.Unknown) > 0 {
		t.Errorf("read as %+v, %q", s, report.Unknown)
	}
}

func TestRead_ListOfNamesByItsShips(t *testing.T) {
	// Both games have these pilots; the names of the ships say which is meant, whatever the title.
	for text, want := range map[string]string{
		"Rebel Ghost\n\nHera Syndulla [VCX-100 Light Freighter] + Ghost\n": squad.Second,
		"Rebel Ghost\n\nHera Syndulla [VCX-100] + Ghost\n":                 squad.First,
		"Scum\n\nGuri [StarViper-class Attack Platform]\n":                 squad.Second,
	} {
		if s, _ := readAny(t, text); s.Edition != want {
			t.Errorf("%q is read as %s, want %s", text, s.Edition, want)
		}
	}
}

func TestRead_ListOfNamesWithUnknownOnes(t *testing.T) {
	s, report := readAny(t, "Luke Skywalker + Proton Torpedos + Plot Armor\n2x Red Squadron Veteran\nNobody At All + R2-D2\n")
	if len(s.Ships) != 4 || s.Ships[1].Pilot != "redsquadronveteran" || s.Ships[2].Pilot != "redsquadronveteran" {
		t.Errorf("read as %+v", s.Ships)
	}
	wantReport(t, report.Unknown, `"Proton Torpedos" of Luke Skywalker is not in this points list. Did you mean "protontorpedoes"?`)
	wantReport(t, report.Unknown, "Plot Armor")
	wantReport(t, report.Unknown, "Nobody At All")
}

func TestRead_TextThatIsNoSquad(t *testing.T) {
	for _, content := range []string{"hello", "", "<html><body>404</body></html>"} {
		_, _, _, err := squad.ReadAny(strings.NewReader(content), both()...)
		if err == nil || !strings.Contains(err.Error(), "expected a squad: an XWS file") {
			t.Errorf("%q: %v", content, err)
		}
	}
}

func TestRead_DescriptionKeepsItsLines(t *testing.T) {
	s, report := readAny(t, `{"description":"One.\r\nTwo.\n\tThree.","faction":"galacticempire","pilots":[{"id":"academypilot"}]}`)
	if s.Description != "One.\nTwo.\n Three." || len(report.Dropped) > 0 {
		t.Errorf("%q, dropped %q", s.Description, report.Dropped)
	}
}

func TestText_IsReadBack(t *testing.T) {
	catalogues := []*data.Catalogue{data.First(), data.Second(), data.Flightpath()}
	rapid.Check(t, func(t *rapid.T) {
		c := catalogues[rapid.IntRange(0, 2).Draw(t, "game")]
		faction := c.Factions[rapid.IntRange(0, len(c.Factions)-1).Draw(t, "faction")].ID
		want := squad.Squad{Edition: c.Edition, Faction: faction, Name: "Zzz"}
		for range rapid.IntRange(1, 4).Draw(t, "ships") {
			pilot := &c.Pilots[rapid.IntRange(0, len(c.Pilots)-1).Draw(t, "pilot")]
			if pilot.Faction != faction {
				continue
			}
			ship := squad.Ship{Pilot: pilot.ID, Upgrades: squad.Loadout(c, pilot)}
			for range rapid.IntRange(0, 3).Draw(t, "upgrades") {
				if u := &c.Upgrades[rapid.IntRange(0, len(c.Upgrades)-1).Draw(t, "upgrade")]; len(pilot.Loadout) == 0 {
					ship.Upgrades = append(ship.Upgrades, squad.Upgrade{Slot: u.Slots[0], ID: u.ID})
				}
			}
			want.Ships = append(want.Ships, ship)
		}
		if len(want.Ships) == 0 {
			t.Skip("no pilot of this faction was drawn")
		}
		var text bytes.Buffer
		if err := squad.Text(&text, c, want); err != nil {
			t.Fatal(err)
		}
		got, report, _, err := squad.ReadAny(bytes.NewReader(text.Bytes()), catalogues...)
		if err != nil {
			t.Fatalf("%v in\n%s", err, &text)
		}
		for i := range got.Ships {
			got.Ships[i].Section = 0 // lists of names have no halves of huge ships
		}
		if diff := cmp.Diff(want.Ships, got.Ships); diff != "" || got.Edition != c.Edition || got.Faction != faction {
			t.Fatalf("%s read as %s of %s, %q, from\n%s", diff, got.Faction, got.Edition, report, &text)
		}
	})
}
