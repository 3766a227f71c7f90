package squad_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

const (
	legalFile   = `{"name":"Legal","faction":"galacticempire","pilots":[{"id":"howlrunner"}]}`
	illegalFile = `{"name":"Twice","faction":"galacticempire","pilots":[{"id":"howlrunner"},
		{"id":"howlrunner","upgrades":{"modification":["plotarmor"]}}]}`
)

// both returns the cards of both editions.
func both() []*data.Catalogue { return []*data.Catalogue{data.First(), data.Second()} }

func reading() squad.Reading {
	return squad.Reading{Catalogues: both(), Format: squad.Usual()}
}

func TestCheckFile_Legal(t *testing.T) {
	var out bytes.Buffer
	if err := squad.CheckFile(&out, strings.NewReader(legalFile), reading()); err != nil {
		t.Fatal(err)
	}
	if want := "Legal: legal in the format Wildspace, 1 ship, 39 points.\n  Playable.\n"; out.String() != want {
		t.Errorf("%q, want %q", &out, want)
	}
}

func TestCheckFile_IllegalSaysWhy(t *testing.T) {
	var out bytes.Buffer
	err := squad.CheckFile(&out, strings.NewReader(illegalFile), reading())
	if !errors.Is(err, squad.ErrUnknown) {
		t.Errorf("error %v, want ErrUnknown", err)
	}
	for _, want := range []string{
		"Ship 2: ", "[2e.squad.limited.by-dots]", "Unknown: ", "plotarmor", "cannot be checked: one upgrade is unknown",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in %q", want, &out)
		}
	}
}

func TestCheckFile_ForPrograms(t *testing.T) {
	var out bytes.Buffer
	how := reading()
	how.JSON = true
	err := squad.CheckFile(&out, strings.NewReader(illegalFile), how)
	if !errors.Is(err, squad.ErrUnknown) {
		t.Errorf("error %v, want ErrUnknown", err)
	}
	var got struct {
		Legal    bool
		Points   int
		Problems []squad.Problem
		Report   squad.Report
	}
	if err := json.Unmarshal(out.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if got.Legal || got.Points != 78 || len(got.Problems) != 2 || got.Problems[0].Ship != 1 ||
		got.Problems[0].Unknown != "upgrade" || len(got.Report.Unknown) != 1 {
		t.Errorf("%+v", got)
	}
}

func TestCheckFile_NoProblemsAreAnEmptyList(t *testing.T) {
	var out bytes.Buffer
	how := reading()
	how.JSON = true
	if err := squad.CheckFile(&out, strings.NewReader(legalFile), how); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), `"problems": []`) {
		t.Errorf("%s", &out)
	}
}

func TestShowFile_NamesAndPrices(t *testing.T) {
	var out bytes.Buffer
	file := `{"faction":"rebelalliance","pilots":[
		{"id":"thanekyrell","upgrades":{"modification":["shieldupgrade"]}}]}`
	if err := squad.ShowFile(&out, strings.NewReader(file), reading()); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"Unnamed squad", "Rebel Alliance, 1 ship, 54 points", "T-65 X-wing, initiative 5",
		"shields 2", "Shield Upgrade (modification) ", "  6\n",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in:\n%s", want, &out)
		}
	}
}

func TestShowFile_LoadoutHasNoPrices(t *testing.T) {
	// 2e.squad.standard-loadout
	var out bytes.Buffer
	file := `{"faction":"galacticempire","pilots":[{"id":"darthvader-swz105"}]}`
	if err := squad.ShowFile(&out, strings.NewReader(file), reading()); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "  Hate (force-power)\n") {
		t.Errorf("%s", &out)
	}
}

func TestShowFile_ForPrograms(t *testing.T) {
	var out bytes.Buffer
	how := reading()
	how.JSON = true
	if err := squad.ShowFile(&out, strings.NewReader(legalFile), how); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Points int
		Ships  []struct{ Name string }
	}
	if err := json.Unmarshal(out.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if got.Points != 39 || len(got.Ships) != 1 || got.Ships[0].Name != "“Howlrunner”" {
		t.Errorf("%+v", got)
	}
}

func TestConvertFile_Text(t *testing.T) {
	var out bytes.Buffer
	file := `{"faction":"rebelalliance","pilots":[{"id":"thanekyrell",
		"upgrades":{"talent":["composure"],"mod":["hullupgrade"]}},{"id":"biggsdarklighter"}]}`
	_, err := squad.ConvertFile(&out, strings.NewReader(file), squad.Reading{Catalogues: both()}, "text")
	if err != nil {
		t.Fatal(err)
	}
	if want := "Unnamed squad\nRebel Alliance, second edition, 98 points\n\n" +
		"Thane Kyrell + Composure + Hull Upgrade\nBiggs Darklighter\n"; out.String() != want {
		t.Errorf("%q, want %q", &out, want)
	}
}

func TestConvertFile_EveryForm(t *testing.T) {
	for _, form := range []string{"xws", "min", "text", "sheet"} {
		var out bytes.Buffer
		_, err := squad.ConvertFile(&out, strings.NewReader(legalFile), squad.Reading{Catalogues: both()}, form)
		if err != nil || !strings.Contains(strings.ToLower(out.String()), "howlrunner") {
			t.Errorf("%s: %v, %q", form, err, &out)
		}
	}
}

func TestConvertFile_UnknownForm(t *testing.T) {
	_, err := squad.ConvertFile(&bytes.Buffer{}, strings.NewReader(legalFile), squad.Reading{Catalogues: both()}, "pdf")
	if !errors.Is(err, squad.ErrConversion) || !strings.Contains(err.Error(), "sheet") {
		t.Errorf("error %v, want ErrConversion with the forms", err)
	}
}

func TestConvertFile_ReportsWhatIsLost(t *testing.T) {
	file := strings.NewReader(illegalFile)
	report, err := squad.ConvertFile(&bytes.Buffer{}, file, squad.Reading{Catalogues: both()}, "min")
	if err != nil {
		t.Fatal(err)
	}
	wantReport(t, report.Unknown, "plotarmor")
}

// A format is found by the name that people use, whatever the case; of two with one title the squad's edition decides, and
// an id means the format that has it.
func TestFormatNamed_ByTitle(t *testing.T) {
	for _, c := range []struct{ name, edition, want string }{
		{"Wildspace", squad.Second, "wildspace"},
		{"quick builds", squad.Second, "quick"},
		{"Epic", squad.Second, "epic"},
		{"EPIC", squad.First, "first-epic"},
		{"Standard", squad.First, "first"},
		{"escalation 90", squad.First, "first-escalation-90"},
		{"Squad Builder", squad.Flightpath, "builder"},
		{"first-epic", squad.First, "first-epic"},
	} {
		f, err := squad.FormatNamed(c.name)
		if err == nil {
			f, err = f.For(c.edition)
		}
		if err != nil || f.Name != c.want {
			t.Errorf("%q in %s is %q, %v; want %q", c.name, c.edition, f.Name, err, c.want)
		}
	}
	for name, edition := range map[string]string{"first-epic": squad.Second, "Tournament": squad.First, "Epic": squad.Flightpath} {
		f, err := squad.FormatNamed(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.For(edition); !errors.Is(err, squad.ErrOtherFormat) {
			t.Errorf("%q in %s: error %v, want ErrOtherFormat", name, edition, err)
		}
	}
}

func TestFormatNamed_Unknown(t *testing.T) {
	if _, err := squad.FormatNamed("chess"); !errors.Is(err, squad.ErrFormat) {
		t.Errorf("error %v, want ErrFormat", err)
	}
}
