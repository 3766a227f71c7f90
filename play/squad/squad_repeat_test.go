package squad_test

import (
	"slices"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

func TestRead_Nicknames(t *testing.T) {
	for text, want := range map[string]string{
		"Chewie (42)\n+ Predator (3)\n+ Threepio (3)":    "chewbacca c3po predator",
		"Gold Squadron Pilot - TLT 6, R2 Astromech 1":    "goldsquadronpilot r2astromech twinlaserturret",
		"Academy Pilot w/ LWF\nCountdown: LWF, Predator": "academypilot lightweightframe countdown lightweightframe predator",
		"Old T (33) + Attanni Mindlink + Autos":          "oldteroch attannimindlink autothrusters",
		"Turr Phennir + VI + Royal Guard TIE + Autos":    "turrphennir autothrusters royalguardtie veteraninstincts",
		"QD (TIE/sf) (45)\n+ Juke":                       "quickdraw juke",
	} {
		s, report := pasted(t, text)
		if got := strings.Join(shipLines(s), " "); got != want || len(report.Notes) == 0 {
			t.Errorf("%q: read as %s, want %s; %q", text, got, want, report)
		}
	}
	_, report := pasted(t, "Gold Squadron Pilot - TLT 6")
	wantReport(t, report.Notes, `Reading upgrade "TLT" of Gold Squadron Pilot as Twin Laser Turret.`)
	_, report = pasted(t, "Chewie (42)\n+ Predator (3)")
	wantReport(t, report.Notes, `Reading pilot "Chewie" as Chewbacca.`)
}

// A nickname of a card that the game does not have is unknown, and namesakes are never chosen among in silence.
func TestRead_NicknamesThatDecideNothing(t *testing.T) {
	_, report := readAny(t, "Soontir Fel (58)\n+ TLT (6)\n+ Protons (9)\n+ Predatr (2)")
	wantReport(t, report.Unknown, `"TLT" of Soontir Fel`)
	wantReport(t, report.Unknown, `"Protons" of Soontir Fel`)
	wantReport(t, report.Unknown, `"Predatr" of Soontir Fel is not in this points list. Did you mean "predator"`)
	_, report = readAny(t, "QD (TIE/sf) (45)\n+ Juke\nCountdown (44)")
	wantReport(t, report.Unknown, `"Countdown" of “Quickdraw”`) // of another faction
}

// A name that several factions have is read for the first of them, and that is said: with and without a nickname. A price, an
// upgrade of one faction, or the faction itself decides.
func TestRead_NamesakesOfSeveralFactions(t *testing.T) {
	const note = "Nothing in the squad says whether it is for Rebel Alliance or Resistance; it is read as the first."
	for text, silent := range map[string]bool{
		"Chewie":                             false,
		"Chewbacca":                          false,
		"Chewie (59)":                        true,
		"Chewie (68)":                        true,
		"Second edition, Resistance\nChewie": true,
		"Chewie\nPoe Dameron":                true,
		"Chewie (Scavenged YT-1300)":         true,
	} {
		s, report, _, err := squad.ReadAs(strings.NewReader(text), "second", data.Second())
		if err != nil || len(s.Ships) == 0 {
			t.Fatalf("%q: %v", text, err)
		}
		if slices.Contains(report.Notes, note) == silent {
			t.Errorf("%q: read as %s, noting %q", text, s.Ships[0].Pilot, report.Notes)
		}
	}
}

func TestRead_ShipsThatComeAgain(t *testing.T) {
	const fel = "Soontir Fel (58)\n+ Predator (2)\n"
	const tie = "Academy Pilot (22)\n"
	for name, c := range map[string]struct{ text, want, note string }{
		"times":             {fel + tie + "x3", "soontirfel predator academypilot academypilot academypilot", `Reading "x3" as 2 more of Academy Pilot.`},
		"times before":      {fel + tie + "2x", "soontirfel predator academypilot academypilot", `Reading "2x" as 1 more of Academy Pilot.`},
		"same":              {"Alpha Squadron Pilot (34)\n+ Hull Upgrade\n\nsame as above", "alphasquadronpilot hullupgrade alphasquadronpilot hullupgrade", `Reading "same as above" as 1 more of Alpha Squadron Pilot.`},
		"a label":           {"A: Alpha Squadron Pilot (34)\nB: Academy Pilot (22)\nC: same", "alphasquadronpilot academypilot academypilot", `Reading "same" as 1 more of Academy Pilot.`},
		"the label named":   {"A: Alpha Squadron Pilot (34)\nB: Academy Pilot (22)\nC: same as A", "alphasquadronpilot academypilot alphasquadronpilot", `Reading "same as A" as 1 more of Alpha Squadron Pilot.`},
		"ditto":             {tie + "ditto", "academypilot academypilot", `Reading "ditto" as 1 more`},
		"another":           {tie + "and another one", "academypilot academypilot", `Reading "and another one" as 1 more`},
		"more":              {fel + tie + "Then two more of these.", "soontirfel predator academypilot academypilot academypilot", `Reading "Then two more of these." as 2 more of Academy Pilot.`},
		"these that follow": {fel + "then two of these:\n" + tie, "soontirfel predator academypilot academypilot", `Reading "then two of these:" as 2 of Academy Pilot.`},
		"these before":      {tie + "two of these", "academypilot academypilot", `Reading "two of these" as 1 more of Academy Pilot.`},
		"upgrades alike":    {"Soontir Fel: Predator, Afterburners\nTurr Phennir: same", "soontirfel afterburners predator turrphennir afterburners predator", `Reading "same" as the upgrades of Soontir Fel.`},
		"as words":          {"Soontir Fel (58)\n+ Predator (2)\nTurr Phennir (42) - same upgrades", "soontirfel predator turrphennir predator", `Reading "same upgrades" as the upgrades of Soontir Fel.`},
		"upgrades of all":   {tie + "x2\n+ Hull Upgrade", "academypilot hullupgrade academypilot hullupgrade", `Reading "x2" as 1 more`},
	} {
		s, report := pasted(t, c.text)
		if got := strings.Join(shipLines(s), " "); got != c.want {
			t.Errorf("%s: read as %s, want %s; %q", name, got, c.want, report)
		}
		wantReport(t, report.Notes, c.note)
	}
}

// A label that no line has, and "same" without a ship before it, are not guessed at.
func TestRead_RepetitionsOfNothing(t *testing.T) {
	s, _ := readAny(t, "A: Academy Pilot (22)\nB: same as Q")
	if got := shipsOf(s); strings.Count(got, "academypilot") != 1 {
		t.Errorf("read as %s", got)
	}
	s, _ = pasted(t, "Same\nAcademy Pilot (22)")
	if got := shipsOf(s); got != "academypilot" {
		t.Errorf("a title is read as a ship: %s", got)
	}
}
