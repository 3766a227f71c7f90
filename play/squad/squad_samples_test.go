package squad_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// sampleNames lists the squads of an edition that come with the project: those of the first and of
// Flightpath say so in their names.
func sampleNames(t *testing.T, edition string) []string {
	t.Helper()
	names, err := filepath.Glob("../../content/squads/*.xws")
	names = slices.DeleteFunc(names, func(name string) bool {
		of := squad.Second
		for _, e := range []string{squad.First, squad.Flightpath} {
			if strings.HasPrefix(filepath.Base(name), e+"-") {
				of = e
			}
		}
		return of != edition || strings.HasPrefix(filepath.Base(name), "epic-")
	})
	if err != nil || len(names) < 2 {
		t.Fatalf("%d squads (%v), want at least 2", len(names), err)
	}
	return names
}

// samples reads the second-edition squads that come with the project, by file name.
func samples(t *testing.T) map[string]squad.Squad {
	t.Helper()
	names := sampleNames(t, squad.Second)
	squads := map[string]squad.Squad{}
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, report := read(t, string(content))
		if len(report.Dropped)+len(report.Notes) > 0 {
			t.Errorf("%s: %q %q", name, report.Dropped, report.Notes)
		}
		if string(content) != written(t, s) {
			t.Errorf("%s is not as the program writes it", name)
		}
		squads[filepath.Base(name)] = s
	}
	return squads
}

func TestSamples_AreLegalInTournaments(t *testing.T) {
	// 2e.squad.points.limit-200
	f, err := squad.FormatNamed("tournament")
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range samples(t) {
		for _, p := range squad.Check(data.Second(), s, f) {
			t.Errorf("%s: %s [%s]", name, p.Text, p.Clause)
		}
	}
}

func TestSamples_CostNearlyTwoHundred(t *testing.T) {
	for name, s := range samples(t) {
		if cost := squad.Cost(data.Second(), s); cost < 190 {
			t.Errorf("%s costs %d points, want 190 to 200", name, cost)
		}
	}
}

// 2e.epic.points, 2e.wing.squad.record: the Epic ones of second edition are legal, cost nearly 500 points and name their
// wings. Those for one of two partners cost nearly 250 (2e.epic.team.seats), two of each faction.
func TestSamples_EpicOfSecondEdition(t *testing.T) {
	epic, _ := squad.FormatNamed("epic")
	names, err := filepath.Glob("../../content/squads/epic-*.xws")
	if err != nil || len(names) < 24 {
		t.Fatal(names, err)
	}
	shares := map[data.FactionID]int{}
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, report := read(t, string(content))
		if len(report.Dropped)+len(report.Notes) > 0 || string(content) != written(t, s) {
			t.Errorf("%s is not as the program writes it: %q %q", name, report.Dropped, report.Notes)
		}
		format, least := epic, 490
		if strings.Contains(name, "-share-") {
			format, least = epic.InTeam(2, 2), 240
			shares[s.Faction]++
		}
		for _, p := range squad.Check(data.Second(), s, format) {
			t.Errorf("%s: %s [%s]", name, p.Text, p.Clause)
		}
		if cost := squad.Cost(data.Second(), s); cost < least || len(s.Wings) == 0 {
			t.Errorf("%s costs %d points and has %d wings", name, cost, len(s.Wings))
		}
	}
	for _, f := range data.Second().Factions {
		if shares[f.ID] != 2 {
			t.Errorf("%d squads for one of two partners of %s, want two", shares[f.ID], f.ID)
		}
	}
}

func TestSamples_AtLeastFourOfEachFaction(t *testing.T) {
	count := map[data.FactionID]int{}
	for _, s := range samples(t) {
		count[s.Faction]++
	}
	for _, f := range data.Second().Factions {
		if count[f.ID] < 4 {
			t.Errorf("%d ready squads of %s, want four", count[f.ID], f.ID)
		}
	}
}

// The twelve ships of the first pool of cards.
func TestSamples_SecondEditionFliesEveryShipOfThePool(t *testing.T) {
	flown := map[string]bool{}
	for _, s := range samples(t) {
		for _, ship := range s.Ships {
			p, _ := data.Second().Pilot(ship.Pilot)
			flown[p.Ship] = true
		}
	}
	for _, ship := range []string{
		"t65xwing", "btla4ywing", "modifiedyt1300lightfreighter", "hwk290lightfreighter",
		"auzituckgunship", "tielnfighter", "tieadvancedx1", "tiesabomber", "tiephphantom",
		"tieininterceptor", "vt49decimator", "lambdaclasst4ashuttle",
	} {
		if !flown[ship] {
			t.Errorf("no squad flies the %s", ship)
		}
	}
}

func TestSamples_FirstEditionIsLegalAndAsWritten(t *testing.T) {
	// 1e.squad.point-limit, 1e.epic.squad
	for _, name := range sampleNames(t, squad.First) {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, report := readFirst(t, string(content))
		if len(report.Dropped)+len(report.Notes) > 0 {
			t.Errorf("%s: %q %q", name, report.Dropped, report.Notes)
		}
		var out bytes.Buffer
		if err := squad.Write(&out, data.First(), s); err != nil || out.String() != string(content) {
			t.Errorf("%s is not as the program writes it (%v)", name, err)
		}
		format, least := hundred(), 95
		if strings.HasPrefix(filepath.Base(name), "first-epic-") {
			if format, err = squad.FormatNamed("first-epic"); err != nil {
				t.Fatal(err)
			}
			least = 295 // of 300
			if strings.Contains(name, "-share-") {
				format, least = format.InTeam(2, 2), 195 // of 200, for one of two partners
			}
		}
		if cost := squad.Cost(data.First(), s); cost < least {
			t.Errorf("%s costs %d points, want %d or a little more", name, cost, least)
		}
		wantFirst(t, s, format)
	}
}

func TestSamples_SixOfEachFactionOfFirstEdition(t *testing.T) {
	count := map[data.FactionID]int{}
	for _, name := range sampleNames(t, squad.First) {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, _ := readFirst(t, string(content))
		count[s.Faction]++
	}
	for _, f := range data.First().Factions {
		if count[f.ID] < 6 {
			t.Errorf("%d ready squads of %s, want six", count[f.ID], f.ID)
		}
	}
}

// Each faction with a huge ship that is built has an Epic squad, and each such ship flies in one.
func TestSamples_EpicSquadsOfEachFaction(t *testing.T) {
	flown := map[string]bool{}
	for _, name := range sampleNames(t, squad.First) {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, _ := readFirst(t, string(content))
		for _, ship := range s.Ships {
			flown[ship.Pilot] = true
		}
	}
	for _, ship := range []string{"cr90corvettefore", "cr90corvetteaft", "raiderclasscorvettefore",
		"raiderclasscorvetteaft", "gr75mediumtransport", "croccruiser"} {
		if !flown[ship] {
			t.Errorf("no squad flies the %s", ship)
		}
	}
}

// The ten ships with which the first edition is tried.
func TestSamples_FirstEditionFliesTenShips(t *testing.T) {
	flown := map[string]bool{}
	for _, name := range sampleNames(t, squad.First) {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, _ := readFirst(t, string(content))
		for _, ship := range s.Ships {
			p, _ := data.First().Pilot(ship.Pilot)
			flown[p.Ship] = true
		}
	}
	for _, ship := range []string{
		"xwing", "t70xwing", "ywing", "yt1300", "tiefighter", "tiefofighter", "tieadvanced",
		"tiebomber", "tiephantom", "firespray31",
	} {
		if !flown[ship] {
			t.Errorf("no squad flies the %s", ship)
		}
	}
}
