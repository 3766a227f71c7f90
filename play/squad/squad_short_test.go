package squad_test

import (
	"strings"
	"testing"
)

// Upgrades in a line of their own, behind prices without commas, behind dashes, semicolons and ampersands; a pilot whose name is
// its id, a corvette whose ship is called as its section, a comment in a file.
func TestRead_ListsWithinLines(t *testing.T) {
	for name, c := range map[string][2]string{
		"a list below its ship":   {"**Soontir Fel** - 58\n*Predator, Afterburners* - 8\nShip total: 66", "soontirfel afterburners predator"},
		"prices part it":          {"Soontir Fel (58) Predator (2) Afterburners (6)", "soontirfel afterburners predator"},
		"semicolons":              {"Soontir Fel (58) - Predator (2); Afterburners (6)", "soontirfel afterburners predator"},
		"an ampersand":            {"Soontir Fel w/ Predator & Afterburners", "soontirfel afterburners predator"},
		"dashes":                  {"Soontir Fel (58) – Predator – Afterburners", "soontirfel afterburners predator"},
		"a price without mark":    {"Soontir Fel 58 w/ Predator", "soontirfel predator"},
		"the name is the id":      {"Howlrunner, Juke\nWampa, Juke", "howlrunner juke wampa juke"},
		"a number for the squad":  {"Soontir Fel (58)\n- Predator (2)\n\n***60***", "soontirfel predator"},
		"a pilot and an upgrade":  {"Shaak Ti - R4-P17\nPlo Koon", "shaakti r4p17 plokoon"},
		"sections of a corvette":  {"CR90 Corvette (Fore): Quad Laser Cannons\nCR90 Corvette (Aft): Engineering Team", "cr90corvettefore quadlasercannons cr90corvetteaft engineeringteam"},
		"prices beside commas":    {"Soontir Fel (58) Predator, Afterburners\nTurr Phennir (42) w/ Predator", "soontirfel afterburners predator turrphennir predator"},
		"a comment in a file":     {`{pilots: [{id: "soontirfel", upgrades: {talent: ["predator"],},},], // he flies` + "\n}", "soontirfel predator"},
		"a comment before a list": {`{pilots: [ // one` + "\n" + `{id: "soontirfel"}]}`, "soontirfel"},
	} {
		s, report := pasted(t, c[0])
		if got := strings.Join(shipLines(s), " "); got != c[1] || len(report.Unknown) > 0 {
			t.Errorf("%s: read as %s, want %s; %q", name, got, c[1], report)
		}
	}
}

func TestRead_ShortNames(t *testing.T) {
	for text, want := range map[string]string{
		"Luke (62)\n+ Proton Torp (13)\n+ S-Foils":               "lukeskywalker protontorpedoes servomotorsfoils",
		"Dash Rendar w/ HLC, Kanan, Outrider, PTL, Engine":       "dashrendar engineupgrade heavylasercannon kananjarrus outrider pushthelimit",
		"OGP (21) w/ Palp (8)":                                   "omicrongrouppilot emperorpalpatine",
		"Gozanti (40): Docking Clamps, Requiem":                  "gozanticlasscruiser dockingclamps requiem",
		"RAC - VI, Rebel Captive":                                "rearadmiralchiraneau rebelcaptive veteraninstincts",
		"Airen Cracken (19) - Decoy (2)\nBandit (12)\nTala (13)": "airencracken decoy banditsquadronpilot talasquadronpilot",
		"Quickdraw - Expertise, Spec. Ops Training":              "quickdraw expertise specialopstraining",
	} {
		s, report := pasted(t, text)
		if got := strings.Join(shipLines(s), " "); got != want || len(report.Unknown) > 0 || len(report.Notes) == 0 {
			t.Errorf("%q: read as %s, want %s; %q", text, got, want, report)
		}
	}
	_, report := pasted(t, "Luke (62)\n+ S-Foils")
	wantReport(t, report.Notes, `Reading pilot "Luke" as Luke Skywalker.`)
	wantReport(t, report.Notes, `Reading upgrade "S-Foils" of Luke Skywalker as Servomotor S-foils.`)
}

// A short name that several cards share, that no card of the ship has, or beside which nothing speaks of a ship stays unknown.
func TestRead_ShortNamesThatDecideNothing(t *testing.T) {
	_, report := readAny(t, "Soontir Fel (58)\n+ Laser (3)\n+ TLT (6)")
	wantReport(t, report.Unknown, `"Laser" of Soontir Fel`)
	wantReport(t, report.Unknown, `"TLT" of Soontir Fel`)
	s, _ := pasted(t, "Academy (200)\nSoontir Fel")
	if got := shipsOf(s); got != "soontirfel" {
		t.Errorf("a title with a price far from the pilot's is read as %s", got)
	}
}

// A line before the first ship that is known is a ship too if it names upgrades, and an upgrade that no one knows is not
// taken for a remark on the pilot.
func TestRead_NothingIsLeftOutInSilence(t *testing.T) {
	s, report := readAny(t, "Zarkon Blurb, Predator, Afterburners\nSoontir Fel - Jukke")
	if len(s.Ships) != 2 {
		t.Errorf("read as %s", shipsOf(s))
	}
	wantReport(t, report.Unknown, `The pilot "Zarkon Blurb"`)
	wantReport(t, report.Unknown, `The upgrade "Jukke" of Soontir Fel`)
	s, report = readAny(t, "Soontir Fel - Predator\nZarkon Blurb - Juke")
	if len(s.Ships) != 2 {
		t.Errorf("read as %s", shipsOf(s))
	}
	wantReport(t, report.Unknown, `The pilot "Zarkon Blurb"`)
}
