package cardimport_test

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"koiogran/content/cardimport"
	"koiogran/engine/data"
)

// sample returns a source folder of invented cards, one of each shape.
func sample(t *testing.T) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	root := os.DirFS("testdata/source")
	err := fs.WalkDir(root, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(root, path)
		files[path] = &fstest.MapFile{Data: content}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func importSample(t *testing.T) *data.Catalogue {
	t.Helper()
	c, err := cardimport.Import(sample(t))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func tables(t *testing.T, c *data.Catalogue) map[string]string {
	t.Helper()
	files, err := c.Files()
	if err != nil {
		t.Fatal(err)
	}
	content := map[string]string{}
	for _, file := range files {
		content[file.Name] = string(file.Content)
	}
	return content
}

func TestImport_SamePilotFacts(t *testing.T) {
	p, ok := importSample(t).Pilot("adaquill")
	if !ok {
		t.Fatal("Ada Quill is missing")
	}
	want := data.Pilot{
		ID: "adaquill", Name: "Ada Quill", Caption: "First Lantern",
		Ship: "kestrelskiff", Faction: "moonguard", Initiative: 5, Limited: 1, Cost: 52,
		Slots:      []data.Slot{"talent", "force-power", "modification"},
		AnyOf:      []data.Slot{"cannon", "torpedo", "missile"}, // by the ship ability's name
		Keywords:   []string{"Lamplighter", "Light Side"},
		Force:      &data.Force{Value: 2, Recovers: 1, Sides: []data.ForceSide{data.Light}},
		Charges:    &data.Charges{Value: 2, Recovers: -1},
		Conditions: []string{"stardust"},
		HasAbility: true, ShipAbility: "Weapon Hardpoint",
		Pools: []data.Pool{data.Standard, data.Wildspace, data.Epic},
	}
	if diff := cmp.Diff(want, *p); diff != "" {
		t.Error(diff)
	}
}

func TestImport_SameUpgradeFacts(t *testing.T) {
	u, ok := importSample(t).Upgrade("foldingvane")
	if !ok {
		t.Fatal("Folding Vane is missing")
	}
	zero := 0
	want := data.Upgrade{
		ID: "foldingvane", Name: "Folding Vane", Limited: 1,
		Slots: []data.Slot{"modification", "title"}, Cost: data.Cost{Value: -4},
		Restrictions: []data.Restriction{
			{Factions: []data.FactionID{"moonguard"}, Names: []string{"Old Thistle"}},
			{Standardized: true}, {NonLimited: true}, {Limited: true},
			{ShipAbilities: []string{"Weapon Hardpoint"}}, {Keywords: []string{"Lamplighter"}},
			{ForceSides: []data.ForceSide{data.Dark}}, {Equipped: []data.Slot{"title"}},
			{Agility: []int{3}}, {Arcs: []data.Arc{"rear"}}, {Ships: []string{"kestrelskiff"}},
			{Solitary: true},
		},
		Sides: []data.Side{{
			Title: "Folding Vane (Closed)", Charges: &data.Charges{Value: 2},
			Grants: []data.Grant{
				{Slot: "crew", Amount: -1},
				{Stat: data.Attack, Arc: "rear", Amount: 1},
				{Action: &data.Action{Name: data.Boost, Difficulty: data.Red}},
				{Force: []data.ForceSide{data.Dark}, Amount: 1},
				{Arc: "single-turret"},
			},
		}, {
			Title: "Folding Vane (Open)",
			Attack: &data.Stat{
				Kind: data.Attack, Arc: "bullseye", Value: 3, MinRange: 1, MaxRange: 2, NoBonus: true,
			},
			Device: &data.Device{
				Name: "Tin Gnome", Kind: "remote", Initiative: &zero,
				Stats: data.Stats{{Kind: data.Agility, Value: 3}, {Kind: data.Hull, Value: 1}},
			},
		}},
		Pools: []data.Pool{data.Epic},
	}
	if diff := cmp.Diff(want, *u); diff != "" {
		t.Error(diff)
	}
}

func TestImport_DialCodes(t *testing.T) {
	ship, ok := importSample(t).Ship("kestrelskiff")
	if !ok {
		t.Fatal("the skiff is missing")
	}
	var got []string
	for _, m := range ship.Dial {
		got = append(got, m.String())
	}
	// The order of the codes in the file, read by the key in the source's own documentation.
	want := []string{
		"0 stationary red", "1 reverse-straight red", "1 reverse-bank-left red",
		"1 reverse-bank-right red", "2 bank-left blue", "2 straight blue", "2 bank-right white",
		"2 turn-left white", "2 turn-right white", "3 koiogran red", "3 segnor-left red",
		"3 segnor-right red", "4 tallon-left red", "4 tallon-right red", "5 straight purple",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestImport_ShipOfTwoFactionsIsOneRow(t *testing.T) {
	if n := len(importSample(t).Ships); n != 1 {
		t.Errorf("%d ship rows, want 1", n)
	}
}

func TestImport_ShipThatDiffersBetweenFactions(t *testing.T) {
	files := sample(t)
	edit(files, "pilots/dust-riders/kestrel-skiff.json", `"type": "hull", "value": 4`,
		`"type": "hull", "value": 5`)
	wantImportError(t, files, "pilots/moon-guard/kestrel-skiff.json", "same ship")
}

func TestImport_ForceWithoutSideOrKeywordStaysOpen(t *testing.T) {
	p, _ := importSample(t).Pilot("oldthistle")
	if p.Force == nil || len(p.Force.Sides) != 0 {
		t.Errorf("force %v, want one without a side", p.Force)
	}
}

// Cards whose slots the source leaves to the text, by the id under which they are amended.
func TestImport_SlotsThatStandInTheText(t *testing.T) {
	for id, want := range map[string][]data.Grant{
		"alpha3bbesh":                  {{Slot: "device", Amount: 1}},
		"b6bladewingprototype-command": {{Slot: "gunner", Amount: 1}},
		"wartimeloadout":               {{Slot: "torpedo", Amount: 1}, {Slot: "missile", Amount: 1}},
	} {
		files := sample(t)
		edit(files, "upgrades/modification.json", "brasslamp-siege", id)
		c, err := cardimport.Import(files)
		if err != nil {
			t.Fatal(err)
		}
		u, _ := c.Upgrade(id)
		if diff := cmp.Diff(want, u.Sides[0].Grants); diff != "" {
			t.Errorf("%s: %s", id, diff)
		}
	}
}

func TestImport_SlotThatTheSourceTakesByMistake(t *testing.T) {
	files := sample(t)
	edit(files, "upgrades/modification.json", "foldingvane", "gauntlet")
	c, err := cardimport.Import(files)
	if err != nil {
		t.Fatal(err)
	}
	u, _ := c.Upgrade("gauntlet")
	crew := 0
	for _, g := range u.Sides[0].Grants {
		if g.Slot == "crew" {
			crew += g.Amount
		}
	}
	if crew != 1 {
		t.Errorf("%+d crew slots, want +1", crew)
	}
}

func TestImport_LineOfFactionAndActionIsTwo(t *testing.T) {
	files := sample(t)
	const mods = "upgrades/modification.json"
	edit(files, mods, `"steadyhands"`, `"l4er5"`)
	edit(files, mods, `{"sizes": ["Small", "Medium"]}, {"action"`, `{"sizes": ["Small"], "action"`)
	edit(files, "quick-builds/moon-guard.json", "steadyhands", "foldingvane")
	c, err := cardimport.Import(files)
	if err != nil {
		t.Fatal(err)
	}
	u, _ := c.Upgrade("l4er5")
	want := []data.Restriction{
		{Sizes: []data.Size{data.Small}}, {Action: &data.Action{Name: data.BarrelRoll}},
	}
	if diff := cmp.Diff(want, u.Restrictions); diff != "" {
		t.Error(diff)
	}
}

func TestImport_QuickBuildInOrderOfSlots(t *testing.T) {
	want := []data.QuickBuild{{Faction: "moonguard", Threat: 3, Ships: []data.QuickShip{
		{Pilot: "adaquill", Upgrades: []string{"steadyhands"}}, {Pilot: "lanterncadet"},
	}}}
	if diff := cmp.Diff(want, importSample(t).QuickBuilds); diff != "" {
		t.Error(diff)
	}
}

func TestImport_AgainGivesTheSameBytes(t *testing.T) {
	if diff := cmp.Diff(tables(t, importSample(t)), tables(t, importSample(t))); diff != "" {
		t.Error(diff)
	}
}

func TestLoad_GivesBackWhatFilesWrote(t *testing.T) {
	c := importSample(t)
	c.Points = "sample 1"
	files := fstest.MapFS{}
	for name, content := range tables(t, c) {
		files[name] = &fstest.MapFile{Data: []byte(content)}
	}
	loaded, err := data.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(c, loaded); diff != "" {
		t.Error(diff)
	}
}

func TestLoad_FieldOutsideTheSchema(t *testing.T) {
	files := fstest.MapFS{}
	for name, content := range tables(t, importSample(t)) {
		content = strings.Replace(content, `"name":"Stardust"`, `"name":"Stardust","text":"Boo."`, 1)
		files[name] = &fstest.MapFile{Data: []byte(content)}
	}
	if _, err := data.Load(files); err == nil || !strings.Contains(err.Error(), "conditions.json") {
		t.Errorf("error %v, want one about conditions.json", err)
	}
}

// Every text of the sample is made of words that occur nowhere else in it.
func TestImport_NoCardText(t *testing.T) {
	texts := regexp.MustCompile(`"(?:ability|text|effect)": "([^"]+)"`)
	words := map[string]bool{}
	for _, file := range sample(t) {
		for _, match := range texts.FindAllSubmatch(file.Data, -1) {
			for _, word := range bytes.FieldsFunc(match[1], func(r rune) bool { return r < 'A' }) {
				if len(word) > 4 {
					words[string(word)] = true
				}
			}
		}
	}
	if len(words) < 20 {
		t.Fatalf("the sample has only %d words of text", len(words))
	}
	for name, content := range tables(t, importSample(t)) {
		for word := range words {
			if strings.Contains(content, word) {
				t.Errorf("%s contains %q of a card's text", name, word)
			}
		}
	}
}

func TestImport_ErrorsNameFileCardAndExpectation(t *testing.T) {
	const (
		skiff  = "pilots/moon-guard/kestrel-skiff.json"
		mods   = "upgrades/modification.json"
		builds = "quick-builds/moon-guard.json"
	)
	tests := map[string]struct{ file, old, new, card, expected string }{
		"slot":        {skiff, `"Talent"`, `"Tallent"`, "adaquill", "talent"},
		"dial":        {skiff, `"2BB"`, `"2QB"`, "kestrelskiff", "bearing"},
		"speed":       {skiff, `"2BB"`, `"6BB"`, "kestrelskiff", "speed"},
		"difficulty":  {skiff, `"2BB"`, `"2BX"`, "kestrelskiff", "difficulty"},
		"size":        {skiff, `"Small"`, `"Tiny"`, "kestrelskiff", "small"},
		"arc":         {skiff, `"Front Arc"`, `"Odd Arc"`, "kestrelskiff", "bullseye"},
		"action":      {skiff, `"Focus"`, `"Dance"`, "kestrelskiff", "barrel-roll"},
		"cost":        {skiff, `"cost": 52,`, ``, "adaquill", "cost"},
		"type":        {skiff, `"cost": 52`, `"cost": "much"`, skiff, "card format"},
		"restriction": {mods, `"solitary"`, `"lonely"`, "foldingvane", "restriction"},
		"keyword":     {mods, `"Lamplighter"`, `"Lamplihgter"`, "foldingvane", "keyword"},
		"actions": {mods, `"slots": ["Modification", "Title"],`,
			`"slots": ["Modification", "Title"], "actions": [{"type": "Jam", "difficulty": "Red"}],`,
			"foldingvane", "grant of the same"},
		"grant":       {mods, `"type": "arc"`, `"type": "arch"`, "foldingvane", "force"},
		"quick build": {builds, `"adaquill"`, `"adaquil"`, "adaquil", "pilot"},
		"upgrade":     {builds, `["steadyhands"]`, `["x"]`, "adaquill", "upgrade"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			files := sample(t)
			edit(files, test.file, test.old, test.new)
			wantImportError(t, files, test.card, test.expected)
		})
	}
}

func TestImport_FolderThatIsNotOne(t *testing.T) {
	wantImportError(t, fstest.MapFS{}, "pilots/*/*.json", "at least one")
}

func TestImport_SameIDTwice(t *testing.T) {
	files := sample(t)
	edit(files, "pilots/dust-riders/kestrel-skiff.json", "oldthistle", "adaquill")
	wantImportError(t, files, "adaquill", "one row")
}

func edit(files fstest.MapFS, name, old, replacement string) {
	changed := strings.Replace(string(files[name].Data), old, replacement, 1)
	files[name] = &fstest.MapFile{Data: []byte(changed)}
}

func wantImportError(t *testing.T, files fstest.MapFS, parts ...string) {
	t.Helper()
	_, err := cardimport.Import(files)
	if !errors.Is(err, cardimport.ErrImport) {
		t.Fatalf("error %v, want ErrImport", err)
	}
	lines := strings.Split(err.Error(), "\n")
	all := func(line string) bool {
		return !slices.ContainsFunc(parts, func(p string) bool { return !strings.Contains(line, p) })
	}
	if !slices.ContainsFunc(lines, all) {
		t.Errorf("no line of %q has all of %q", err, parts)
	}
}

func TestFiles_NamesThePointsList(t *testing.T) {
	_, files, err := cardimport.Files(sample(t), "sample 1")
	if err != nil {
		t.Fatal(err)
	}
	want := `{"edition":"second","points":"sample 1","skill":"initiative"}` + "\n"
	if files[0].Name != "catalogue.json" || string(files[0].Content) != want {
		t.Errorf("%s holds %s", files[0].Name, files[0].Content)
	}
}

func TestFiles_OneRowALine(t *testing.T) {
	c := importSample(t)
	lines := strings.Count(tables(t, c)["pilots.json"], "\n")
	if want := len(c.Pilots) + 2; lines != want { // and the two brackets
		t.Errorf("%d lines for %d pilots, want %d", lines, len(c.Pilots), want)
	}
	if names := slices.Sorted(maps.Keys(tables(t, c))); len(names) != 9 {
		t.Errorf("tables %v, want 9 of them", names)
	}
}
