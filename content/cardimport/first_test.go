package cardimport_test

import (
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"koiogran/content/cardimport"
	"koiogran/engine/data"
)

// firstSample returns a first-edition source folder of invented cards, one of each shape.
func firstSample(t *testing.T) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	root := os.DirFS("testdata/firstsource")
	names, err := fs.Glob(root, "*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		content, err := fs.ReadFile(root, name)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = &fstest.MapFile{Data: content}
	}
	return files
}

func importFirstSample(t *testing.T) *data.Catalogue {
	t.Helper()
	c, err := cardimport.Import(firstSample(t))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// wantRow compares a row, and wants it to be there.
func wantRow[Row any](t *testing.T, want Row, got *Row, ok bool) {
	t.Helper()
	if !ok {
		t.Fatal("the row is missing")
	}
	if diff := cmp.Diff(want, *got); diff != "" {
		t.Error(diff)
	}
}

func TestImportFirst_ShipOfTwoArcs(t *testing.T) {
	got, ok := importFirstSample(t).Ship("kestrelskiff")
	wantRow(t, data.Ship{
		ID: "kestrelskiff", Name: "Kestrel Skiff", Size: data.Small,
		Stats: data.Stats{
			{Kind: data.Attack, Arc: "front", Value: 2}, {Kind: data.Attack, Arc: "rear", Value: 2},
			{Kind: data.Agility, Value: 3}, {Kind: data.Hull, Value: 4},
			{Kind: data.Shields, Value: 1},
		},
		Arcs: []data.Arc{"front", "rear"}, Actions: []data.Action{{Name: data.Focus}, {Name: data.Lock}},
		Dial: []data.Maneuver{
			{Speed: 1, Bearing: data.Straight, Difficulty: data.Green},
			{Speed: 2, Bearing: data.BankLeft, Difficulty: data.White},
			{Speed: 3, Bearing: data.Koiogran, Difficulty: data.Red},
		},
	}, got, ok)
}

func TestImportFirst_TurretIsOneWeapon(t *testing.T) {
	ship, _ := importFirstSample(t).Ship("t9kestrelvskiff")
	want := []data.Stat{{Kind: data.Attack, Arc: data.Turret, Value: 3}}
	if diff := cmp.Diff(want, ship.Stats.Attacks()); diff != "" {
		t.Error(diff)
	}
}

func TestImportFirst_HugeShipGainsEnergyByManeuver(t *testing.T) {
	ship, _ := importFirstSample(t).Ship("longbargefore")
	want := []data.Maneuver{
		{Speed: 1, Bearing: data.BankLeft, Difficulty: data.White, Energy: 2},
		{Speed: 1, Bearing: data.Straight, Difficulty: data.Red, Energy: 3},
	}
	if diff := cmp.Diff(want, ship.Dial); diff != "" {
		t.Error(diff)
	}
	if ship.Stats.Value(data.Energy) != 4 || ship.EpicPoints != 1.5 {
		t.Errorf("energy %d and %v epic points", ship.Stats.Value(data.Energy), ship.EpicPoints)
	}
}

func TestImportFirst_PilotFacts(t *testing.T) {
	got, ok := importFirstSample(t).Pilot("adaquill")
	wantRow(t, data.Pilot{
		ID: "adaquill", Name: "Ada Quill", Ship: "kestrelskiff", Faction: "rebel", Initiative: 7,
		Limited: 1, Cost: 25, Slots: []data.Slot{"elite", "salvaged-astromech"},
		Conditions: []string{"stardust"}, HasAbility: true,
	}, got, ok)
}

func TestImportFirst_SecondCardOfAnIDIsNamedByItsShip(t *testing.T) {
	got, ok := importFirstSample(t).Pilot("adaquill-t9kestrelvskiff")
	wantRow(t, data.Pilot{
		ID: "adaquill-t9kestrelvskiff", XWS: "adaquill", Name: "Ada Quill", Ship: "t9kestrelvskiff",
		Faction: "rebel", Initiative: 8, Limited: 1, Cost: 30, HasAbility: true,
		Keywords: []string{"Resistance"},
	}, got, ok)
}

func TestImportFirst_PilotWithOtherNumbersThanItsShip(t *testing.T) {
	got, ok := importFirstSample(t).Pilot("skiffcadet")
	wantRow(t, data.Pilot{
		ID: "skiffcadet", Name: "Skiff Cadet", Ship: "kestrelskiff", Faction: "scum", Initiative: 1,
		Cost: 12, Stats: data.Stats{
			{Kind: data.Attack, Arc: "front", Value: 1}, {Kind: data.Attack, Arc: "rear", Value: 1},
			{Kind: data.Agility, Value: 2}, {Kind: data.Hull, Value: 3}, {Kind: data.Shields},
		},
		Grants: []data.Grant{{Through: "torpedo", Arc: "full-front"}},
	}, got, ok)
}

func TestImportFirst_UnprintedNumbersAreZero(t *testing.T) {
	p, ok := importFirstSample(t).Pilot("skiffpup")
	if !ok || p.Initiative != 0 || p.Cost != 0 {
		t.Errorf("pilot %+v", p)
	}
}

func TestImportFirst_TwoRowsOfOneCardAreItsSides(t *testing.T) {
	got, ok := importFirstSample(t).Upgrade("foldingvane")
	wantRow(t, data.Upgrade{
		ID: "foldingvane", Name: "Folding Vane", Slots: []data.Slot{"title"},
		// Both ships have all the words of the restriction in their names.
		Restrictions: []data.Restriction{{Ships: []string{"kestrelskiff", "t9kestrelvskiff"}}},
		Sides: []data.Side{
			{Title: "Folding Vane (Open)", HasAbility: true},
			{Title: "Folding Vane (Shut)", HasAbility: true},
		},
	}, got, ok)
}

func TestImportFirst_TurretsFireAllAround(t *testing.T) {
	got, ok := importFirstSample(t).Upgrade("tinslinger")
	wantRow(t, data.Upgrade{
		ID: "tinslinger", Name: "Tin Slinger", OnePerShip: true, Slots: []data.Slot{"turret"},
		Cost:         data.Cost{Value: 4},
		Restrictions: []data.Restriction{{Sizes: []data.Size{data.Small, data.Large}}},
		Sides: []data.Side{{Title: "Tin Slinger", HasAbility: true, Attack: &data.Stat{
			Kind: data.Attack, Arc: data.Turret, Value: 3, MinRange: 1, MaxRange: 2, NoBonus: true,
		}}},
	}, got, ok)
}

func TestImportFirst_OtherSecondaryWeaponsFireForward(t *testing.T) {
	got, ok := importFirstSample(t).Upgrade("moonlance")
	wantRow(t, data.Upgrade{
		ID: "moonlance", Name: "Moon Lance", Limited: 1, Slots: []data.Slot{"torpedo"},
		Cost:         data.Cost{Value: -2},
		Restrictions: []data.Restriction{{Factions: []data.FactionID{"imperial"}}},
		Sides: []data.Side{{Title: "Moon Lance", HasAbility: true, Attack: &data.Stat{
			Kind: data.Attack, Arc: "front", Value: 4, MinRange: 1, MaxRange: 1, NoBonus: true,
		}}},
	}, got, ok)
}

func TestImportFirst_GrantsOfSkillSlotAndAction(t *testing.T) {
	got, ok := importFirstSample(t).Upgrade("choir")
	wantRow(t, data.Upgrade{
		ID: "choir", Name: "Choir", Limited: 2, Slots: []data.Slot{"elite"},
		Cost: data.Cost{Value: 1},
		Sides: []data.Side{{Title: "Choir", Grants: []data.Grant{
			{Stat: data.Initiative, Amount: 2}, {Slot: "bomb", Amount: 1},
			{Action: &data.Action{Name: data.Lock}},
		}}},
	}, got, ok)
}

func TestImportFirst_DamageDecksAreKeptApart(t *testing.T) {
	want := []data.DamageCard{
		{ID: "coldhold-huge", Name: "Cold Hold", Trait: "ship", Count: 1, Deck: "huge", Section: "aft"},
		{ID: "loosebolt", Name: "Loose Bolt", Trait: "ship", Count: 7, Deck: "core"},
		{ID: "loosebolt-core2", Name: "Loose Bolt", Trait: "pilot", Count: 2, Deck: "core2"},
	}
	if diff := cmp.Diff(want, importFirstSample(t).Damage); diff != "" {
		t.Error(diff)
	}
}

func TestImportFirst_TablesGiveTheCatalogueBack(t *testing.T) {
	c := importFirstSample(t)
	files, err := c.Files()
	if err != nil {
		t.Fatal(err)
	}
	stored := fstest.MapFS{}
	for _, f := range files {
		stored[f.Name] = &fstest.MapFile{Data: f.Content}
	}
	again, err := data.Load(stored)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(tables(t, c), tables(t, again)); diff != "" {
		t.Error(diff)
	}
}

func TestImportFirst_KeepsNoCardText(t *testing.T) {
	for name, content := range tables(t, importFirstSample(t)) {
		if strings.Contains(content, "Words.") {
			t.Errorf("%s holds card text", name)
		}
	}
}

func TestImportFirst_ComplaintsNameFileAndCard(t *testing.T) {
	for _, c := range []struct{ file, old, new, card, said string }{
		{"ships.json", `"Auxiliary Rear"`, `"Sideways"`, "kestrelskiff", `firing arc "Sideways"`},
		{"ships.json", `"SLAM"`, `"Nap"`, "t9kestrelvskiff", `action "Nap"`},
		{"ships.json", `"3KR"`, `"3ZR"`, "kestrelskiff", `dial code "3ZR"`},
		{"ships.json", `[0,1,3,0,0,0]`, `[0,1,9,0,0,0]`, "longbargefore", "colors from 0 to 3"},
		{"pilots.json", `"ship": "Long Barge (Fore)"`, `"ship": "Raft"`, "longbargefore", `ship "Raft"`},
		{"pilots.json", `"Star Dust"`, `"Moon Dust"`, "adaquill", `condition "Moon Dust"`},
		{"pilots.json", `"3-5"`, `"near"`, "longbargefore", `range "near"`},
		{"pilots.json", `"Resistance"`, `"Pirates"`, "adaquill", `faction "Pirates"`},
		{"upgrades.json", `"Turret"`, `"Tail"`, "tinslinger", `slot "Tail"`},
		{"upgrades.json", `"name": "skill"`, `"name": "luck"`, "choir", `grant of "luck"`},
		{"upgrades.json", `["Kestrel Skiff"]`, `["Raft"]`, "foldingvane", `restriction to "Raft"`},
	} {
		files := firstSample(t)
		edit(files, c.file, c.old, c.new)
		wantImportError(t, files, c.file+": "+c.card, c.said)
	}
}
