package squad

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"koiogran/engine/data"
)

// wingFile returns an Epic squad file with ships of these pilots, some with an upgrade after a plus, and our note.
func wingFile(faction, note string, ships ...string) string {
	var list []string
	for _, ship := range ships {
		pilot, upgrade, _ := strings.Cut(ship, "+")
		entry := fmt.Sprintf(`{"id":%q`, pilot)
		if upgrade != "" {
			entry += fmt.Sprintf(`,"upgrades":{"command":[%q]}`, upgrade)
		}
		list = append(list, entry+"}")
	}
	return fmt.Sprintf(`{"name":"W","faction":%q,"pilots":[%s],"vendor":{"koiogran":{%s}}}`, faction, strings.Join(list, ","), note)
}

// 2e.wing.squad.record: a file names its wings, and one that does not forms those with the most mates that fit.
func TestWing_FilesNameThem(t *testing.T) {
	c := data.Second()
	x, lead := "bluesquadronescort", "bluesquadronescort+veteranwingleader"
	for _, f := range []struct {
		name, note string
		ships      []string
		want       []Wing
	}{
		{"named", `"wings":[{"leader":0,"mates":[2,1]}]`, []string{lead, x, x, x}, []Wing{{0, []int{2, 1}}}},
		{"the most that fit", "", []string{x, "benteene", lead, x, x}, []Wing{{2, []int{3, 4, 0}}}},
		{"not of another type", "", []string{lead, x, "arvelcrynyd", x}, []Wing{{0, []int{1, 3}}}},
		{"five at most", "", []string{lead, x, x, x, x, x, x}, []Wing{{0, []int{1, 2, 3, 4, 5}}}},
		{"each leader those after it", "", []string{lead, x, x, lead, x, x, x}, []Wing{{0, []int{1, 2}}, {3, []int{4, 5, 6}}}},
		{"one is none", "", []string{lead, x}, nil},
		{"without a leader", "", []string{x, x, x}, nil},
	} {
		s, _, err := Read(strings.NewReader(wingFile("rebelalliance", f.note, f.ships...)), c)
		if err != nil {
			t.Fatal(f.name, err)
		}
		if got := s.Formation(c); len(got)+len(f.want) > 0 && !reflect.DeepEqual(got, f.want) {
			t.Errorf("%s: %v, want %v", f.name, got, f.want)
		}
	}
}

// 2e.wing.squad.record: wings come back from a file as they were written.
func TestWing_FilesKeepThem(t *testing.T) {
	c := data.Second()
	s, _, err := Read(strings.NewReader(wingFile("rebelalliance", `"wings":[{"leader":0,"mates":[3,1]}]`,
		"bluesquadronescort+veteranwingleader", "bluesquadronescort", "arvelcrynyd", "bluesquadronescort")), c)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := Write(&b, c, s); err != nil {
		t.Fatal(err)
	}
	again, _, err := Read(strings.NewReader(b.String()), c)
	if err != nil || !reflect.DeepEqual(again.Wings, s.Wings) || len(s.Wings) != 1 {
		t.Errorf("%v, want %v (%v)", again.Wings, s.Wings, err)
	}
}

// 2e.epic.wing, 2e.wing.squad.members, 2e.wing.squad.leaders: what keeps a wing from being legal.
func TestWing_Legal(t *testing.T) {
	c := data.Second()
	epic, _ := FormatNamed("epic")
	x, lead := "bluesquadronescort", "bluesquadronescort+veteranwingleader"
	for _, f := range []struct {
		name, note, clause string
		ships              []string
	}{
		{"a wing of three", "", "", []string{lead, x, x}},
		{"two of them", "", "", []string{lead, lead, x, x, x, x}},
		{"a leader alone", "", "2e.epic.wing", []string{lead, x, "arvelcrynyd"}},
		{"one mate", `"wings":[{"leader":0,"mates":[1]}]`, "2e.epic.wing", []string{lead, x, x}},
		{"without its card", `"wings":[{"leader":0,"mates":[1,2]}]`, "2e.epic.wing", []string{x, x, x}},
		{"twice", `"wings":[{"leader":0,"mates":[1,1]}]`, "2e.wing.squad.members", []string{lead, x, x}},
		{"no such ship", `"wings":[{"leader":0,"mates":[1,7]}]`, "2e.wing.squad.members", []string{lead, x, x}},
		{"below the first", `"wings":[{"leader":0,"mates":[1,-1]}]`, "2e.wing.squad.members", []string{lead, x, x}},
		{"two shuttles", `"wings":[{"leader":0,"mates":[1,2]}]`, "", []string{"lothalrebel+phoenixsquadron", "zeborrelios", "ezrabridger-sheathipedeclassshuttle"}},
		{"another type", `"wings":[{"leader":0,"mates":[1,2]}]`, "2e.wing.squad.leaders", []string{lead, x, "arvelcrynyd"}},
	} {
		s, _, err := Read(strings.NewReader(wingFile("rebelalliance", f.note, f.ships...)), c)
		if err != nil {
			t.Fatal(f.name, err)
		}
		problems := Check(c, s, epic)
		found := f.clause == "" && len(problems) == 0
		for _, p := range problems {
			found = found || p.Clause == f.clause
		}
		if !found {
			t.Errorf("%s: %v, want %q", f.name, problems, f.clause)
		}
	}
}

// 2e.epic.wing, 2e.wing.squad.leaders: a refused wing says in one sentence what its leader's card wants.
func TestWing_SaysWhatTheCardWants(t *testing.T) {
	c := data.Second()
	epic, _ := FormatNamed("epic")
	x, lead := "bluesquadronescort", "bluesquadronescort+veteranwingleader"
	skystrike := "sabersquadronace+skystrikeacademyclass" // initiative 4
	jedi, torrent, vwing := "jediknight+jedicommander", "goldsquadrontrooper", "loyalistvolunteer"
	for _, f := range []struct {
		faction, note, want string
		ships               []string
	}{
		{"rebelalliance", `"wings":[{"leader":0,"mates":[1]}]`, "The wing of Blue Squadron Escort has 1 mate; Veteran Wing Leader allows 2 to 5.", []string{lead, x, x}},
		{"rebelalliance", `"wings":[{"leader":0,"mates":[1,2]}]`, "Arvel Crynyd cannot be a mate of Blue Squadron Escort: its type is RZ-1 A-wing; Veteran Wing Leader takes T-65 X-wing.", []string{lead, x, "arvelcrynyd"}},
		{"galacticempire", `"wings":[{"leader":0,"mates":[1,2]}]`, "its initiative is 5; Skystrike Academy Class takes ships below 4.", []string{skystrike, "academypilot", "howlrunner"}},
		{"galacticrepublic", `"wings":[{"leader":0,"mates":[1,2]}]`, "all mates by Jedi Commander are of one type.", []string{jedi, torrent, vwing}},
		{"rebelalliance", `"wings":[{"leader":0,"mates":[1,2]}]`, "“Zeb” Orrelios cannot be a mate of Lothal Rebel: its type is Attack Shuttle; Phoenix Squadron takes 1 of them.",
			[]string{"lothalrebel+phoenixsquadron", "sabinewren", "zeborrelios"}},
	} {
		s, _, err := Read(strings.NewReader(wingFile(f.faction, f.note, f.ships...)), c)
		if err != nil {
			t.Fatal(err)
		}
		var texts []string
		for _, p := range Check(c, s, epic) {
			texts = append(texts, p.Text)
		}
		if !strings.Contains(strings.Join(texts, " "), f.want) {
			t.Errorf("%q, want %q", texts, f.want)
		}
	}
}

// 2e.wing.squad.members: who leads, whom, and who could be a mate: no leader, no one in a wing, no one whom the card refuses.
func TestWing_LeadersAndThoseTheyCouldLead(t *testing.T) {
	c := data.Second()
	x, lead := "bluesquadronescort", "bluesquadronescort+veteranwingleader"
	s, _, err := Read(strings.NewReader(wingFile("rebelalliance", `"wings":[{"leader":0,"mates":[3,2]}]`, lead, lead, x, x, x, "arvelcrynyd")), c)
	if err != nil {
		t.Fatal(err)
	}
	want := []Leading{{Wing{0, []int{3, 2}}, 5, []int{4}}, {Wing{1, []int{}}, 5, []int{4}}}
	if got := Leaders(c, s); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// 2e.wing.squad.record: our own link has the wings of a squad.
func TestWing_LinksKeepThem(t *testing.T) {
	c := data.Second()
	const note = `"wings":[{"leader":1,"mates":[4,2]},{"leader":0,"mates":[3,5]}]`
	x, lead := "bluesquadronescort", "bluesquadronescort+veteranwingleader"
	s, _, err := Read(strings.NewReader(wingFile("rebelalliance", note, lead, lead, x, x, x, x)), c)
	if err != nil {
		t.Fatal(err)
	}
	link := OwnLink(c, s)
	again, report, _, err := ReadAny(strings.NewReader("https://x.example"+link), c)
	if err != nil || !reflect.DeepEqual(again.Wings, s.Wings) || !strings.HasSuffix(link, "?wings=2.5.3~1.4.6") {
		t.Errorf("%s: %v, want %v (%v, %v)", link, again.Wings, s.Wings, report, err)
	}
	s.Wings = nil
	if link := OwnLink(c, s); strings.Contains(link, "?") {
		t.Errorf("wings that no one has named: %s", link)
	}
}
