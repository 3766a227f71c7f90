package squad_test

import (
	"bytes"
	"compress/zlib"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

func read(t *testing.T, content string) (squad.Squad, squad.Report) {
	t.Helper()
	s, report, err := squad.Read(strings.NewReader(content), data.Second())
	if err != nil {
		t.Fatal(err)
	}
	return s, report
}

func readError(t *testing.T, content string) error {
	t.Helper()
	_, _, err := squad.Read(strings.NewReader(content), data.Second())
	if err == nil {
		t.Fatal("read, want an error")
	}
	if strings.Contains(err.Error(), "\n") || len(err.Error()) > 300 {
		t.Errorf("%q is not one clear sentence", err)
	}
	return err
}

func wantReport(t *testing.T, lines []string, word string) {
	t.Helper()
	if !slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, word) }) {
		t.Errorf("%q does not name %q", lines, word)
	}
}

func TestRead_EveryField(t *testing.T) {
	s, report := read(t, `{"version":"2.0.0","name":"Two by two","description":"As & so",
		"faction":"rebelalliance","points":104,"pilots":[
		{"id":"biggsdarklighter","ship":"t65xwing","points":40,
		 "upgrades":{"configuration":["servomotorsfoils"],"astromech":["r2astromech"]}},
		{"id":"chewbacca","upgrades":{"crew":["nienNunb","c3po"]},"vendor":{"x":{"y":1}}}],
		"obstacles":["coreasteroid0","gascloud2","yt2400debris1"],
		"vendor":{"yasb":{"link":"https://example.invalid/"},"ffg":[1, 2]}}`)
	want := squad.Squad{
		Name: "Two by two", Description: "As & so", Faction: "rebelalliance", Edition: squad.Second,
		Points: 104, Obstacles: []string{"coreasteroid0", "gascloud2", "yt2400debris1"},
		Ships: []squad.Ship{
			{Pilot: "biggsdarklighter", Upgrades: []squad.Upgrade{
				{Slot: "configuration", ID: "servomotorsfoils"}, {Slot: "astromech", ID: "r2astromech"},
			}},
			{Pilot: "chewbacca", Vendor: []byte(`{"x":{"y":1}}`), Upgrades: []squad.Upgrade{
				{Slot: "crew", ID: "niennunb"}, {Slot: "crew", ID: "c3po"},
			}},
		},
		Vendor: map[string]jsonText{
			"yasb": []byte(`{"link":"https://example.invalid/"}`), "ffg": []byte(`[1,2]`),
		},
	}
	if diff := cmp.Diff(want, s); diff != "" {
		t.Error(diff)
	}
	if len(report.Dropped) > 0 {
		t.Errorf("dropped %q", report.Dropped)
	}
}

const oneShip = `{"faction":"rebelalliance","pilots":[{"id":"thanekyrell","upgrades":UPGRADES}]}`

func TestRead_SlotKeysOfOtherPrograms(t *testing.T) {
	for key, want := range map[string]squad.Upgrade{
		"forcepower":       {Slot: "force-power", ID: "sense"},
		"tacticalrelay":    {Slot: "tactical-relay", ID: "kraken"},
		"ept":              {Slot: "talent", ID: "composure"},
		"elitepilottalent": {Slot: "talent", ID: "composure"},
		"amd":              {Slot: "astromech", ID: "r2astromech"},
		"astromechdroid":   {Slot: "astromech", ID: "r2astromech"},
		"mod":              {Slot: "modification", ID: "hullupgrade"},
		"system":           {Slot: "sensor", ID: "firecontrolsystem"},
		"bomb":             {Slot: "device", ID: "protonbombs"},
		"hardpoint":        {Slot: "hardpoint", ID: "drillbeak"},
		"force-power":      {Slot: "force-power", ID: "sense"},
	} {
		s, report := read(t, strings.Replace(oneShip, "UPGRADES", `{"`+key+`":["`+want.ID+`"]}`, 1))
		if got := s.Ships[0].Upgrades; len(got) != 1 || got[0] != want || len(report.Notes) > 0 {
			t.Errorf("%s: %v with %q, want %v", key, got, report.Notes, want)
		}
	}
}

func TestRead_EmptyListsInsteadOfObjects(t *testing.T) {
	s, report := read(t, `{"faction":"galacticempire","vendor":[],"pilots":[
		{"id":"academypilot","upgrades":[],"vendor":[]},{"id":"howlrunner","upgrades":null}]}`)
	if len(s.Ships) != 2 || len(report.Dropped) > 0 {
		t.Errorf("%d ships, dropped %q", len(s.Ships), report.Dropped)
	}
}

func TestRead_NameInsteadOfID(t *testing.T) {
	s, _ := read(t, `{"faction":"galacticempire",
		"pilots":[{"name":"howlrunner","ship":"tielnfighter"}]}`)
	if s.Ships[0].Pilot != "howlrunner" {
		t.Errorf("pilot %q", s.Ships[0].Pilot)
	}
}

func TestRead_ShipDecidesBetweenPilotsOfOneName(t *testing.T) {
	s, report := read(t, `{"faction":"rebelalliance",
		"pilots":[{"id":"garvendreis","ship":"t65xwing"}]}`)
	if s.Ships[0].Pilot != "garvendreis-t65xwing" {
		t.Errorf("pilot %q, want the one of the T-65", s.Ships[0].Pilot)
	}
	wantReport(t, report.Notes, "garvendreis-t65xwing")
}

func TestRead_FactionWordsOfOtherPrograms(t *testing.T) {
	for written, want := range map[string]data.FactionID{
		"rebel": "rebelalliance", "rebels": "rebelalliance", "Rebel Alliance": "rebelalliance",
		"imperial": "galacticempire", "empire": "galacticempire", "scum": "scumandvillainy",
	} {
		s, report := read(t, `{"faction":"`+written+`","pilots":[{"id":"academypilot"}]}`)
		if s.Faction != want {
			t.Errorf("%s read as %s, want %s", written, s.Faction, want)
		}
		wantReport(t, report.Notes, written)
	}
}

func TestRead_NoFactionIsTakenFromTheShips(t *testing.T) {
	s, report := read(t, `{"pilots":[{"id":"academypilot"}]}`)
	if s.Faction != "galacticempire" {
		t.Errorf("faction %q", s.Faction)
	}
	wantReport(t, report.Notes, "first ship")
}

func TestRead_AnyVersion(t *testing.T) {
	for _, version := range []string{
		`"2.0.0"`, `"2.5.0"`, `"0.3.0"`, `"1.0.0"`, `"50P-2.0"`, `2`, `null`,
	} {
		read(t, `{"version":`+version+`,"faction":"galacticempire","pilots":[{"id":"academypilot"}]}`)
	}
}

func TestRead_RulesetIsNoted(t *testing.T) {
	for _, field := range []string{`"ruleset":"XWA"`, `"version":"50P-2.0"`} {
		_, report := read(t, `{`+field+`,"faction":"galacticempire","pilots":[{"id":"academypilot"}]}`)
		wantReport(t, report.Notes, "XWA")
	}
}

func TestRead_PointsOfAnotherList(t *testing.T) {
	_, report := read(t, `{"points":25,"faction":"galacticempire","pilots":[{"id":"academypilot"}]}`)
	wantReport(t, report.Notes, "25 points")
	wantReport(t, report.Notes, "costs 22")
}

func TestRead_UnknownCardsAreNamed(t *testing.T) {
	s, report := read(t, `{"faction":"galacticempire","wings":2,"pilots":[
		{"id":"academypilot","upgrades":{"modification":["plotarmor"]},"mood":"grim"},
		{"id":"grandtheftpilot"}, 7]}`)
	want := []squad.Ship{
		{Pilot: "academypilot", Upgrades: []squad.Upgrade{{Slot: "modification", ID: "plotarmor"}}},
		{Pilot: "grandtheftpilot"},
	}
	if diff := cmp.Diff(want, s.Ships); diff != "" {
		t.Errorf("unknown cards do not stay as they were written: %s", diff)
	}
	for _, word := range []string{"plotarmor", "grandtheftpilot"} {
		wantReport(t, report.Unknown, word)
	}
	for _, word := range []string{"wings", "mood", "Ship 3"} {
		wantReport(t, report.Dropped, word)
	}
}

func TestRead_UnknownSlotKeepsAKnownCard(t *testing.T) {
	s, report := read(t, strings.Replace(oneShip, "UPGRADES", `{"gizmo":["composure"]}`, 1))
	want := []squad.Upgrade{{Slot: "talent", ID: "composure"}}
	if diff := cmp.Diff(want, s.Ships[0].Upgrades); diff != "" {
		t.Error(diff)
	}
	wantReport(t, report.Notes, "gizmo")
}

func TestRead_SlotGivenTwice(t *testing.T) {
	s, _ := read(t, strings.Replace(oneShip, "UPGRADES",
		`{"talent":["composure"],"modification":["hullupgrade"],"talent":["daredevil"]}`, 1))
	if len(s.Ships[0].Upgrades) != 3 {
		t.Errorf("upgrades %v, want all three", s.Ships[0].Upgrades)
	}
}

func TestRead_ObstaclesThatAreNone(t *testing.T) {
	s, report := read(t, `{"faction":"galacticempire","pilots":[{"id":"academypilot"}],
		"obstacles":["gascloud7","gascloud6","pomdebris1","pomasteroid3","coreasteroid0"]}`)
	if diff := cmp.Diff([]string{"gascloud6", "pomdebris1", "pomasteroid3"}, s.Obstacles); diff != "" {
		t.Error(diff)
	}
	wantReport(t, report.Dropped, "gascloud7")
	wantReport(t, report.Dropped, "coreasteroid0")
}

func TestRead_StandardLoadoutIsFilledIn(t *testing.T) {
	// 2e.squad.standard-loadout
	s, report := read(t, `{"faction":"galacticempire","pilots":[{"id":"darthvader-swz105"}]}`)
	if diff := cmp.Diff(loadout(t, "darthvader-swz105"), s.Ships[0].Upgrades); diff != "" {
		t.Error(diff)
	}
	if len(report.Dropped) > 0 {
		t.Errorf("dropped %q", report.Dropped)
	}
}

func TestRead_StandardLoadoutWithSomethingElse(t *testing.T) {
	// 2e.squad.standard-loadout
	s, report := read(t, `{"faction":"galacticempire","pilots":[{"id":"darthvader-swz105",
		"upgrades":{"force-power":["hate"],"sensor":["firecontrolsystem"]}}]}`)
	if diff := cmp.Diff(loadout(t, "darthvader-swz105"), s.Ships[0].Upgrades); diff != "" {
		t.Error(diff)
	}
	wantReport(t, report.Dropped, "Fire-Control System")
}

func TestRead_LoadoutCardsWithoutARow(t *testing.T) {
	s, report := read(t, `{"faction":"galacticempire","pilots":[{"id":"scimitar3-battleoverendor",
		"upgrades":{"talent":["noescape-battleoverendor"]}}]}`)
	if len(s.Ships[0].Upgrades) != 4 || len(report.Dropped) > 0 {
		t.Errorf("upgrades %v, dropped %q", s.Ships[0].Upgrades, report.Dropped)
	}
}

func TestRead_FirstEdition(t *testing.T) {
	for name, content := range map[string]string{
		"full": `{"version":"0.3.0","faction":"rebel","pilots":[{"name":"lukeskywalker","ship":"xwing",
			"upgrades":{"ept":["predator"],"amd":["r2d2"]}}]}`,
		"no version":  `{"faction":"imperial","pilots":[{"name":"howlrunner","ship":"tiefighter"}]}`,
		"no upgrades": `{"faction":"scum","pilots":[{"name":"bobafettscum","ship":"firespray31"}]}`,
		"name only":   `{"faction":"scum","pilots":[{"name":"bobafettscum"}]}`,
		"multisection": `{"faction":"rebel","pilots":[
			{"name":"cr90fore","ship":"cr90corvette","multisection_id":0}]}`,
	} {
		t.Run(name, func(t *testing.T) {
			if err := readError(t, content); !errors.Is(err, squad.ErrEdition) {
				t.Errorf("%v, want ErrEdition", err)
			}
		})
	}
	const file = `{"faction":"imperial","pilots":[{"name":"howlrunner","ship":"tiefighter"}]}`
	err := readError(t, file)
	const want = "squad: another game: the squad is for first edition; expected one for second edition"
	if err.Error() != want {
		t.Errorf("the sentence is %q", err)
	}
}

func TestRead_SecondEditionWithFirstEditionWords(t *testing.T) {
	s, _ := read(t, `{"faction":"rebel",
		"pilots":[{"id":"thanekyrell","upgrades":{"ept":["composure"]}}]}`)
	if len(s.Ships) != 1 || len(s.Ships[0].Upgrades) != 1 {
		t.Errorf("ships %v", s.Ships)
	}
}

func TestRead_VersionTellsTheEditionOfOlderFiles(t *testing.T) {
	s, _ := read(t, `{"version":"2.0.0","faction":"rebel",
		"pilots":[{"name":"thanekyrell","ship":"t65xwing"}]}`)
	if s.Faction != "rebelalliance" {
		t.Errorf("faction %q", s.Faction)
	}
}

func TestRead_Compressed(t *testing.T) {
	var packed bytes.Buffer
	w := zlib.NewWriter(&packed)
	w.Write([]byte(`{"faction":"galacticempire","pilots":[{"id":"academypilot"}]}`))
	w.Close()
	if s, _ := read(t, packed.String()); len(s.Ships) != 1 {
		t.Errorf("%d ships", len(s.Ships))
	}
}

func TestRead_CompressedBomb(t *testing.T) {
	var packed bytes.Buffer
	w := zlib.NewWriter(&packed)
	w.Write(bytes.Repeat([]byte(" "), 50<<20))
	w.Close()
	if err := readError(t, packed.String()); !strings.Contains(err.Error(), "larger than 256") {
		t.Errorf("%v, want the limit of size", err)
	}
}

func TestRead_AMegabyteOfNesting(t *testing.T) {
	err := readError(t, strings.Repeat("[", 1<<20))
	if !strings.Contains(err.Error(), "larger than 256") {
		t.Errorf("%v, want the limit of size", err)
	}
}

func TestRead_NestingWithinTheSize(t *testing.T) {
	nested := `{"faction":"x","vendor":` + strings.Repeat(`{"a":`, 20000) + "1" +
		strings.Repeat("}", 20001)
	if err := readError(t, nested); !strings.Contains(err.Error(), "32 levels") {
		t.Errorf("%v, want the limit of depth", err)
	}
}

func TestRead_BracketsInTextAreNotNesting(t *testing.T) {
	s, _ := read(t, `{"name":"`+strings.Repeat(`[\"{`, 20)+
		`","faction":"galacticempire","pilots":[{"id":"academypilot"}]}`)
	if !strings.HasPrefix(s.Name, `["{["{`) {
		t.Errorf("name %q", s.Name)
	}
}

func TestRead_NotASquad(t *testing.T) {
	for name, content := range map[string]string{
		"nothing":     "",
		"not JSON":    "{\n\"faction\": oops}",
		"two values":  `{} {}`,
		"a list":      `["a"]`,
		"a number":    `7`,
		"no pilots":   `{"faction":"rebelalliance"}`,
		"empty":       `{"faction":"rebelalliance","pilots":[]}`,
		"none known":  `{"faction":"rebelalliance","pilots":[{"id":"nobody"}]}`,
		"not a list":  `{"faction":"rebelalliance","pilots":{"id":"thanekyrell"}}`,
		"collection":  `{"container":[{"faction":"rebelalliance"}]}`,
		"many ships":  `{"faction":"rebelalliance","pilots":[` + strings.Repeat(`{},`, 60) + `{}]}`,
		"not UTF-8":   "{\"name\":\"\xff\xfe\"}",
		"no ship ids": `{"faction":"rebelalliance","pilots":[{"points":3}]}`,
	} {
		t.Run(name, func(t *testing.T) {
			if err := readError(t, content); !errors.Is(err, squad.ErrFile) {
				t.Errorf("%v, want ErrFile", err)
			}
		})
	}
}

func TestRead_SyntaxErrorNamesThePlace(t *testing.T) {
	for content, want := range map[string]string{
		"{\n\"faction\": oops}":           `line 2, column 12: expected a value: a string, a number, a list or an object, found "o"`,
		"{\"name\":\"A\"\n\"faction\":1}": `line 2, column 1: expected a comma or a closing brace, found a quotation mark`,
		"{\"pilots\":[{\"id\":1}\n":       `line 1, column 20: the text ends here`,
		"{\"name\":\"A\",\n }":            `line 2, column 2: expected the name of a field in double quotes, found "}"`,
		"{\"pilots\":[1 2]}":              `line 1, column 14: expected a comma or a closing bracket, found "2"`,
		"{\"name\" 1}":                    `line 1, column 9: expected a colon after the name of the field, found "1"`,
		"{\"name\":\"é\nx\"}":             `line 1, column 11: expected the closing quotation mark on the same line`,
		"{\"name\":1} x":                  `line 1, column 12: unexpected text after the squad, found "x"`,
		"{name: 1}":                       `line 1, column 2: expected the name of a field in double quotes, found "n"`,
	} {
		if err := readError(t, content); !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", content, err, want)
		}
	}
}

func TestRead_NameIsMadeHarmless(t *testing.T) {
	s, report := read(t, `{"name":"Red\u001b[31m\u202eSquad`+strings.Repeat("!", 200)+
		`","faction":"galacticempire","pilots":[{"id":"academypilot"}]}`)
	if strings.ContainsAny(s.Name, "\x1b\u202e") || len([]rune(s.Name)) > 100 {
		t.Errorf("name %q", s.Name)
	}
	wantReport(t, report.Dropped, "name")
}
