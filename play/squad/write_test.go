package squad_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

type jsonText = json.RawMessage

func written(t interface{ Fatal(...any) }, s squad.Squad) string {
	var out bytes.Buffer
	if err := squad.Write(&out, data.Second(), s); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestWrite_AsTheFormatHasIt(t *testing.T) {
	s := rebels("thanekyrell:composure r2astromech", "bluesquadronescort")
	s.Name = "Test & try"
	s.Obstacles = []string{"gascloud1"}
	s.Vendor = map[string]json.RawMessage{"yasb": []byte(`{"link":"x"}`)}
	var got map[string]any
	if err := json.Unmarshal([]byte(written(t, s)), &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{
		"name": "Test & try", "faction": "rebelalliance", "version": "2.0.0", "points": 91.0,
		"obstacles": []any{"gascloud1"},
		"pilots": []any{
			map[string]any{
				"id": "thanekyrell", "ship": "t65xwing", "points": 53.0,
				"upgrades": map[string]any{
					"talent": []any{"composure"}, "astromech": []any{"r2astromech"},
				},
			},
			map[string]any{"id": "bluesquadronescort", "ship": "t65xwing", "points": 38.0},
		},
		"vendor": map[string]any{
			"yasb": map[string]any{"link": "x"},
			"koiogran": map[string]any{
				"builder": "Koiogran", "edition": "x2po", "points": data.Second().Points,
			},
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestWrite_StandardLoadoutHasNoUpgrades(t *testing.T) {
	// 2e.squad.standard-loadout
	s := empire("darthvader-swz105")
	s.Ships[0].Upgrades = loadout(t, "darthvader-swz105")
	if text := written(t, s); strings.Contains(text, "upgrades") || strings.Contains(text, "hate") {
		t.Errorf("written with its loadout: %s", text)
	}
}

func TestWriteMinified_IsOneLineOfTheSame(t *testing.T) {
	s := rebels("thanekyrell:composure")
	var line, same bytes.Buffer
	if err := squad.WriteMinified(&line, data.Second(), s); err != nil {
		t.Fatal(err)
	}
	if err := json.Compact(&same, []byte(written(t, s))); err != nil {
		t.Fatal(err)
	}
	if line.String() != same.String() || strings.Contains(line.String(), "\n") {
		t.Errorf("%q", &line)
	}
}

// anySquad draws a squad that need not be legal, with every field that a file carries.
func anySquad(t *rapid.T) squad.Squad {
	c := data.Second()
	pilot := rapid.Custom(func(t *rapid.T) *data.Pilot {
		return &c.Pilots[rapid.IntRange(0, len(c.Pilots)-1).Draw(t, "pilot")]
	})
	upgrade := rapid.Custom(func(t *rapid.T) squad.Upgrade {
		u := c.Upgrades[rapid.IntRange(0, len(c.Upgrades)-1).Draw(t, "upgrade")]
		return squad.Upgrade{Slot: u.Slots[0], ID: u.ID}
	})
	name := rapid.StringMatching(`([A-Za-z0-9"\\<&é“]([ A-Za-z0-9"\\<&é“]{0,60}[a-z])?)?`)
	s := squad.Squad{
		Name: name.Draw(t, "name"), Description: name.Draw(t, "description"), Edition: squad.Second,
	}
	for _, p := range rapid.SliceOfN(pilot, 1, 8).Draw(t, "ships") {
		ship := squad.Ship{Pilot: p.ID, Upgrades: squad.Loadout(c, p)}
		if len(p.Loadout) == 0 {
			ship.Upgrades = grouped(rapid.SliceOfN(upgrade, 0, 6).Draw(t, "upgrades"))
		}
		if rapid.Bool().Draw(t, "noted") {
			ship.Vendor = json.RawMessage(`{"other":[1,{"a":null}]}`)
		}
		s.Ships = append(s.Ships, ship)
		s.Faction = p.Faction
	}
	codes := []string{"coreasteroid5", "gascloud6", "pomdebris3", "vt49decimatordebris0"}
	s.Obstacles = rapid.SliceOfN(rapid.SampledFrom(codes), 0, 3).Draw(t, "obstacles")
	if len(s.Obstacles) == 0 {
		s.Obstacles = nil
	}
	if rapid.Bool().Draw(t, "vendor") {
		s.Vendor = map[string]json.RawMessage{"lbn": []byte(`{"link":"x","n":[1,2]}`)}
	}
	s.Points = squad.Cost(c, s)
	return s
}

// grouped brings upgrades of one slot together, as a file has them.
func grouped(upgrades []squad.Upgrade) []squad.Upgrade {
	if len(upgrades) == 0 {
		return nil
	}
	var slots []data.Slot
	for _, u := range upgrades {
		if !slices.Contains(slots, u.Slot) {
			slots = append(slots, u.Slot)
		}
	}
	slices.SortStableFunc(upgrades, func(a, b squad.Upgrade) int {
		return slices.Index(slots, a.Slot) - slices.Index(slots, b.Slot)
	})
	return upgrades
}

func TestWrite_ReadGivesTheSquadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := anySquad(t)
		text := written(t, s)
		again, report, err := squad.Read(strings.NewReader(text), data.Second())
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(s, again); diff != "" {
			t.Fatal(diff)
		}
		if len(report.Dropped)+len(report.Notes) > 0 {
			t.Fatalf("our own file is not clean: %q %q", report.Dropped, report.Notes)
		}
	})
}

func TestWrite_TheSameSquadIsTheSameBytes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := anySquad(t)
		first := written(t, s)
		again, _, err := squad.Read(strings.NewReader(first), data.Second())
		if err != nil {
			t.Fatal(err)
		}
		if second := written(t, again); first != second {
			t.Fatalf("%s\nthen\n%s", first, second)
		}
	})
}

// FuzzRead: whatever the file, reading ends in an error of one sentence or in a squad that can
// be checked, printed, written and read again without a loss.
func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"faction":"rebelalliance",
		"pilots":[{"id":"thanekyrell","upgrades":{"ept":["composure"]}}]}`))
	f.Add([]byte(`{"faction":"rebel","pilots":[{"name":"lukeskywalker","ship":"xwing"}]}`))
	f.Add([]byte(`{"name":3,"pilots":[{"id":"howlrunner","upgrades":[],"vendor":[]}],"vendor":[]}`))
	f.Add([]byte(`{"pilots":[{"id":"darthvader-swz105"}],"obstacles":"gascloud1,gascloud2"}`))
	f.Add([]byte(`{"pilots":[{"id":"academypilot"}],"vendor":{"a":{"b":[{}]},"a":1},"points":"22"}`))
	f.Add([]byte("\x78\x9c\x03\x00\x00\x00\x00\x01"))
	f.Add([]byte("[[[[{"))
	for _, paste := range seeds(f) {
		f.Add([]byte(paste))
	}
	c := data.Second()
	f.Fuzz(func(t *testing.T, content []byte) {
		s, _, err := squad.Read(bytes.NewReader(content), c)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || !strings.HasPrefix(err.Error(), "squad: ") {
				t.Errorf("%q is not one sentence of ours", err)
			}
			return
		}
		squad.Check(c, s, squad.Usual())
		squad.Doubts(c, s)
		if err := squad.Sheet(&bytes.Buffer{}, c, s); err != nil {
			t.Error(err)
		}
		again, report, err := squad.Read(strings.NewReader(written(t, s)), c)
		if err != nil {
			t.Fatal(err)
		}
		if len(report.Dropped) > 0 {
			t.Errorf("lost in writing: %q", report.Dropped)
		}
		if len(again.Ships) != len(s.Ships) || again.Faction != s.Faction || again.Name != s.Name {
			t.Errorf("written %v, read %v", s, again)
		}
	})
}
