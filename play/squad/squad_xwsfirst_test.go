package squad_test

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// writtenFirst writes a squad and reads what was written as any program would.
func writtenFirst(t *testing.T, s squad.Squad) (string, map[string]any) {
	t.Helper()
	var out bytes.Buffer
	if err := squad.Write(&out, data.First(), s); err != nil {
		t.Fatal(err)
	}
	var file map[string]any
	if err := json.Unmarshal(out.Bytes(), &file); err != nil {
		t.Fatal(err)
	}
	return out.String(), file
}

// Every pilot and every upgrade goes out by the id that other programs know and comes back as the
// same card, with the keys of slots of XWS 1.
func TestXWSFirst_EveryCardOutAndIn(t *testing.T) {
	keys := []string{
		"amd", "bomb", "cannon", "cargo", "crew", "ept", "hardpoint", "illicit", "missile", "mod", "samd",
		"system", "team", "tech", "title", "torpedo", "turret",
	}
	cards := data.First()
	for i := range cards.Pilots {
		p := &cards.Pilots[i]
		s := squad.Squad{Edition: squad.First, Faction: p.Faction, Ships: []squad.Ship{{Pilot: p.ID}}}
		text, file := writtenFirst(t, s)
		ship := file["pilots"].([]any)[0].(map[string]any)
		if ship["name"] == "" || ship["ship"] != p.Ship || ship["id"] != nil {
			t.Errorf("%s is written as %v", p.ID, ship)
		}
		back, report := readFirst(t, text)
		if back.Ships[0].Pilot != p.ID || len(report.Dropped) > 0 {
			t.Errorf("%s comes back as %v, dropped %q", p.ID, back.Ships, report.Dropped)
		}
	}
	seen := map[string]bool{}
	for i := range cards.Upgrades {
		u := &cards.Upgrades[i]
		s := squad.Squad{Edition: squad.First, Faction: "rebel", Ships: []squad.Ship{{
			Pilot: "rookiepilot", Upgrades: []squad.Upgrade{{Slot: u.Slots[0], ID: u.ID}},
		}}}
		text, file := writtenFirst(t, s)
		ship := file["pilots"].([]any)[0].(map[string]any)
		for key := range ship["upgrades"].(map[string]any) {
			seen[key] = true
		}
		back, report := readFirst(t, text)
		if !reflect.DeepEqual(back.Ships[0].Upgrades, s.Ships[0].Upgrades) || len(report.Dropped) > 0 {
			t.Errorf("%s comes back as %v, dropped %q", u.ID, back.Ships[0].Upgrades, report.Dropped)
		}
	}
	for key := range seen {
		if !slices.Contains(keys, key) {
			t.Errorf("the slot key %q is not one of XWS 1", key)
		}
	}
	if len(seen) != len(keys) {
		t.Errorf("%d slot keys are used of %d", len(seen), len(keys))
	}
}

// Ids that XWS 1 has shortened are read as they are, and written out in full.
func TestXWSFirst_ShortenedIDs(t *testing.T) {
	for short, long := range map[string]string{
		"advhomingmissiles": "advancedhomingmissiles", "advprotontorpedoes": "advancedprotontorpedoes",
		"advtargetingcomputer": "advancedtargetingcomputer",
	} {
		for _, id := range []string{short, long} {
			s, report := readFirst(t, `{"faction":"imperial","pilots":[{"name":"darthvader",
				"ship":"tieadvanced","upgrades":{"missile":["`+id+`"]}}]}`)
			if len(s.Ships[0].Upgrades) != 1 || s.Ships[0].Upgrades[0].ID != short || len(report.Dropped) > 0 {
				t.Errorf("%s is read as %v, dropped %q", id, s.Ships[0].Upgrades, report.Dropped)
			}
		}
	}
	for _, pilot := range []struct{ name, ship string }{
		{"blackeightsqpilot", "tiepunisher"}, {"sienartestpilot", "tieadvprototype"},
	} {
		s, report := readFirst(t, `{"faction":"imperial","pilots":[{"name":"`+pilot.name+`","ship":"`+
			pilot.ship+`"}]}`)
		if s.Ships[0].Pilot != pilot.name || len(report.Dropped) > 0 {
			t.Errorf("%v is read as %v, dropped %q", pilot, s.Ships, report.Dropped)
		}
	}
}

// Of cards of one name the product at the end of the id decides, or the slot.
func TestXWSFirst_CardsOfOneName(t *testing.T) {
	for _, c := range []struct{ slot, id, want string }{
		{"amd", "r2d2", "r2d2"}, {"crew", "r2d2-swx22", "r2d2-swx22"},
		{"title", "millenniumfalcon", "millenniumfalcon"},
		{"title", "millenniumfalcon-swx57", "millenniumfalcon-swx57"},
	} {
		s, report := readFirst(t, `{"faction":"rebel","pilots":[{"name":"outerrimsmuggler",
			"ship":"yt1300","upgrades":{"`+c.slot+`":["`+c.id+`"]}}]}`)
		if len(s.Ships[0].Upgrades) != 1 || s.Ships[0].Upgrades[0].ID != c.want || len(report.Dropped) > 0 {
			t.Errorf("%s %s is read as %v, dropped %q", c.slot, c.id, s.Ships[0].Upgrades, report.Dropped)
		}
	}
	for _, name := range []string{"poedameron", "poedameron-swx57"} {
		s, _ := readFirst(t, `{"faction":"rebel","pilots":[{"name":"`+name+`","ship":"t70xwing"}]}`)
		if s.Ships[0].Pilot != name {
			t.Errorf("%s is read as %v", name, s.Ships)
		}
	}
}

// Upgrades that no one knows are named and stay under their ids; an unknown deck is left out.
func TestXWSFirst_UnknownCardsAreNamed(t *testing.T) {
	s, report := readFirst(t, `{"faction":"rebel","damagedeck":"core3","pilots":[{"name":"rookiepilot",
		"ship":"xwing","upgrades":{"amd":["r2d2","c3po5"],"coffee":["espresso"]}}]}`)
	if len(s.Ships) != 1 || len(s.Ships[0].Upgrades) != 3 || s.Deck != "" {
		t.Errorf("read as %+v", s)
	}
	for _, want := range []string{"c3po5", "espresso", "core3"} {
		if !strings.Contains(strings.Join(slices.Concat(report.Unknown, report.Dropped), "\n"), want) {
			t.Errorf("%s is not named in %q", want, report)
		}
	}
}

// Both damage decks are read and written; a file without one leaves it open.
func TestXWSFirst_DamageDecks(t *testing.T) {
	for _, deck := range []string{"core", "core2", ""} {
		field := ""
		if deck != "" {
			field = `"damagedeck":"` + deck + `",`
		}
		s, _ := readFirst(t, `{"faction":"rebel",`+field+`"pilots":[{"name":"rookiepilot","ship":"xwing"}]}`)
		if s.Deck != deck {
			t.Errorf("the deck %q is read as %q", deck, s.Deck)
		}
		_, file := writtenFirst(t, s)
		if got, _ := file["damagedeck"].(string); got != deck {
			t.Errorf("the deck %q is written as %q", deck, got)
		}
	}
}

// The halves of a huge ship are two entries with one number, counted from 0, also where the file
// that was read had none.
func TestXWSFirst_HalvesAreWrittenWithTheirNumber(t *testing.T) {
	s, _ := readFirst(t, `{"faction":"imperial","pilots":[
		{"name":"raiderclasscorvetteaft","ship":"raiderclasscorvetteaft"},
		{"name":"academypilot","ship":"tiefighter"},
		{"name":"raiderclasscorvettefore","ship":"raiderclasscorvettefore"}]}`)
	_, file := writtenFirst(t, s)
	var sections []any
	for _, p := range file["pilots"].([]any) {
		sections = append(sections, p.(map[string]any)["multisection_id"])
	}
	if !reflect.DeepEqual(sections, []any{0.0, nil, 0.0}) {
		t.Errorf("the halves are written with the numbers %v", sections)
	}
}

// A collection of one squad is that squad; of several it is the first, and the report says so.
func TestXWSFirst_Collection(t *testing.T) {
	const one = `{"faction":"rebel","pilots":[{"name":"rookiepilot","ship":"xwing"}]}`
	s, _ := readFirst(t, `{"container":[`+one+`]}`)
	if len(s.Ships) != 1 || s.Ships[0].Pilot != "rookiepilot" {
		t.Errorf("read as %+v", s)
	}
	s, report := readFirst(t, `{"container":[`+one+`,`+one+`]}`)
	if len(s.Ships) != 1 {
		t.Errorf("read as %+v", s)
	}
	wantReport(t, report.Notes, "2 squads were pasted; this is the first.")
}
