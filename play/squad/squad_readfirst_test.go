package squad_test

import (
	"bytes"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// readFirst reads a first-edition file with the cards of both editions at hand.
func readFirst(t *testing.T, content string) (squad.Squad, squad.Report) {
	t.Helper()
	s, report, c, err := squad.ReadAny(strings.NewReader(content), data.Second(), data.First())
	if err != nil {
		t.Fatal(err)
	}
	if c.Edition != squad.First || s.Edition != squad.First {
		t.Fatalf("read as %s edition", c.Edition)
	}
	return s, report
}

const firstFile = `{
 "name": "Two old hands",
 "faction": "rebel",
 "points": 51,
 "version": "1.0.0",
 "pilots": [
  {"name":"wedgeantilles","ship":"xwing","points":33,"upgrades":{"ept":["predator"],"amd":["r2astromech"]}},
  {"name":"sabinewren","ship":"tiefighter","points":18,"upgrades":{"ept":["daredevil"]}}
 ],
 "damagedeck": "core2",
 "vendor": {"koiogran":{"builder":"Koiogran","edition":"first","points":"printed"}}
}
`

func TestReadFirst_FileAndBack(t *testing.T) {
	s, report := readFirst(t, firstFile)
	if s.Ships[1].Pilot != "sabinewren-tiefighter" || s.Ships[0].Upgrades[0].Slot != "elite" {
		t.Errorf("ships %v", s.Ships)
	}
	if len(report.Dropped) > 0 {
		t.Errorf("dropped %q", report.Dropped)
	}
	var out bytes.Buffer
	if err := squad.Write(&out, data.First(), s); err != nil {
		t.Fatal(err)
	}
	if out.String() != firstFile {
		t.Errorf("written:\n%s", out.String())
	}
}

// A file whose ships are first edition's is of first edition, whatever version it claims, and the report says so.
func TestReadFirst_ClaimsSecondEdition(t *testing.T) {
	for _, c := range []struct {
		file  string
		first bool
	}{
		{strings.Replace(firstFile, "1.0.0", "2.0.0", 1), true},
		{`{"faction":"rebelalliance","version":"2.0.0","pilots":[{"id":"wedgeantilles","ship":"xwing"}]}`, true},
		{`{"faction":"rebelalliance","version":"2.0.0","pilots":[{"id":"wedgeantilles","ship":"t65xwing"}]}`, false},
		{`{"faction":"rebelalliance","version":"2.0.0","pilots":[{"id":"wedgeantilles"}]}`, false},
		{`{"faction":"rebelalliance","version":"2.0.0","pilots":[{"id":"wedgeantilles","ship":"xwing"},
			{"id":"wedgeantilles","ship":"t65xwing"}]}`, false},
	} {
		s, report, _, err := squad.ReadAny(strings.NewReader(c.file), data.Second(), data.First())
		if err != nil {
			t.Fatal(err)
		}
		said := strings.Contains(strings.Join(report.Notes, "\n"), "it is read as a squad of first edition")
		if (s.Edition == squad.First) != c.first || said != c.first {
			t.Errorf("%s: read as %s edition, notes %q", c.file, s.Edition, report.Notes)
		}
	}
}

func TestReadFirst_WordsOfOtherPrograms(t *testing.T) {
	for name, c := range map[string]struct{ file, pilot, upgrade string }{
		"faction of the card decides": {
			`{"faction":"scum","pilots":[{"name":"bobafett","ship":"firespray31"}]}`,
			"bobafett-scum", "",
		},
		"and the ship": {
			`{"faction":"imperial","pilots":[{"name":"maarekstele","ship":"tiedefender"}]}`,
			"maarekstele-tiedefender", "",
		},
		"ids written out": {
			`{"faction":"imperial","pilots":[{"name":"tempestsquadronpilot","ship":"tieadvanced",
				"upgrades":{"missile":["advancedhomingmissiles"]}}]}`,
			"tempestsquadronpilot", "advhomingmissiles",
		},
		"slots of the second edition": {
			`{"faction":"rebel","pilots":[{"name":"wedgeantilles","ship":"xwing",
				"upgrades":{"talent":["predator"]}}]}`,
			"wedgeantilles", "predator",
		},
		"upgrades as an empty list": {
			`{"faction":"rebel","pilots":[{"name":"wedgeantilles","ship":"xwing","upgrades":[]}]}`,
			"wedgeantilles", "",
		},
		"a name that ends in a product": {
			`{"faction":"rebel","pilots":[{"name":"outerrimsmuggler","ship":"yt1300",
				"upgrades":{"crew":["r2d2-swx22"]}}]}`,
			"outerrimsmuggler", "r2d2-swx22",
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, report := readFirst(t, c.file)
			if s.Ships[0].Pilot != c.pilot || len(report.Dropped) > 0 {
				t.Errorf("%v, dropped %q", s.Ships, report.Dropped)
			}
			if c.upgrade != "" && (len(s.Ships[0].Upgrades) != 1 || s.Ships[0].Upgrades[0].ID != c.upgrade) {
				t.Errorf("upgrades %v, want %s", s.Ships[0].Upgrades, c.upgrade)
			}
		})
	}
}

// Some programs number the halves of one huge ship, others leave that to the order.
func TestReadFirst_HalvesOfHugeShips(t *testing.T) {
	for name, file := range map[string]string{
		"numbered": `{"faction":"rebel","pilots":[
			{"name":"cr90corvettefore","ship":"cr90corvette","multisection_id":0},
			{"name":"cr90corvetteaft","ship":"cr90corvette","multisection_id":0}]}`,
		"in their order": `{"faction":"imperial","pilots":[
			{"name":"raiderclasscorvettefore","ship":"raiderclasscorvettefore"},
			{"name":"raiderclasscorvetteaft","ship":"raiderclasscorvetteaft"}]}`,
	} {
		t.Run(name, func(t *testing.T) {
			s, _ := readFirst(t, file)
			if len(s.Ships) != 2 || s.Ships[0].Section != 1 || s.Ships[1].Section != 1 {
				t.Errorf("ships %+v", s.Ships)
			}
		})
	}
}

func TestCheckFile_TakesTheUsualFormatOfTheEdition(t *testing.T) {
	var out bytes.Buffer
	if err := squad.CheckFile(&out, strings.NewReader(firstFile),
		squad.Reading{Catalogues: both()}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "legal in the format Standard, 2 ships, 51 points") {
		t.Error(out.String())
	}
}

func TestCheckFile_RefusesAFormatOfTheOtherEdition(t *testing.T) {
	err := squad.CheckFile(&bytes.Buffer{}, strings.NewReader(firstFile),
		squad.Reading{Catalogues: both(), Format: squad.Usual()})
	if err == nil || !strings.Contains(err.Error(), "Wildspace is for second edition, and the squad is for first edition") {
		t.Errorf("error %v", err)
	}
}

func TestShowFile_SaysPilotSkill(t *testing.T) {
	var out bytes.Buffer
	if err := squad.ShowFile(&out, strings.NewReader(firstFile),
		squad.Reading{Catalogues: both()}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "X-wing, pilot skill 9, attack 3 (front)") {
		t.Error(out.String())
	}
}
