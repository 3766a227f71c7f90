package squad_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"

	"koiogran/content/points"
	"koiogran/engine/data"
	"koiogran/play/squad"
)

// publicLinks are links as they stand on public pages, each with the ships that it is known to hold, if they are.
func publicLinks(t *testing.T) map[string][]string {
	t.Helper()
	content, err := os.ReadFile("testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	links := map[string][]string{}
	link := ""
	for line := range strings.Lines(string(content)) {
		line = strings.TrimRight(line, "\n")
		switch {
		case strings.HasPrefix(line, "http"):
			link = line
			links[link] = nil
		case strings.HasPrefix(line, "  "):
			links[link] = append(links[link], strings.TrimSpace(line))
		}
	}
	if len(links) != 22 {
		t.Fatalf("%d links, want 22", len(links))
	}
	return links
}

// shipLines returns the ships of a squad as testdata/links.txt has them; the upgrades of standard loadouts are left out.
func shipLines(s squad.Squad) []string {
	var lines []string
	for _, ship := range s.Ships {
		cards := []string{}
		if p, ok := catalogueOf(s).Pilot(ship.Pilot); !ok || len(p.Loadout) == 0 {
			for _, u := range ship.Upgrades {
				cards = append(cards, u.ID)
			}
		}
		slices.Sort(cards)
		lines = append(lines, strings.Join(append([]string{ship.Pilot}, cards...), " "))
	}
	return lines
}

func TestLink_PublicOnes(t *testing.T) {
	for link, want := range publicLinks(t) {
		s, report := pasted(t, link)
		if got := shipLines(s); len(want) > 0 && !slices.Equal(got, want) {
			t.Errorf("%s\nis read as %q\nwant       %q, %q", link, got, want, report)
		}
		if len(report.Dropped) > 0 {
			t.Errorf("%s: %q", link, report.Dropped)
		}
	}
}

func TestLink_PublicOnesOutAndIn(t *testing.T) {
	for link := range publicLinks(t) {
		s, _ := pasted(t, link)
		for _, out := range squad.Links(catalogueOf(s), s) {
			if len(out.Lacks) > 0 && out.Form != "yasb" {
				t.Errorf("%s lacks %q of %s", out.Form, out.Lacks, link)
			}
			sameByLink(t, s, out)
		}
	}
}

// sameByLink fails unless a link is read as the squad that it was written of.
func sameByLink(t *testing.T, s squad.Squad, link squad.Link) {
	t.Helper()
	if len(link.Lacks) > 0 {
		return // it says what it leaves out
	}
	back, _ := readAny(t, link.URL)
	if got, want := shipLines(back), shipLines(s); !slices.Equal(got, want) || back.Faction != s.Faction ||
		back.Edition != s.Edition || !slices.Equal(back.Obstacles, s.Obstacles) {
		t.Errorf("%s\nis read as %q %s %q\nwant       %q %s %q", link.URL, got, back.Faction, back.Obstacles, want, s.Faction, s.Obstacles)
	}
	if link.Form == "own" && back.Name != s.Name {
		t.Errorf("%s is called %q, want %q", link.URL, back.Name, s.Name)
	}
}

func TestLink_RandomSquadsOutAndIn(t *testing.T) {
	for _, c := range all() {
		rng := rand.New(rand.NewPCG(33, 1))
		lacking := map[string]int{}
		for i := range 1000 {
			format := squad.UsualOf(c.Edition)
			if i%10 == 0 {
				format = map[string]squad.Format{squad.First: named(t, "first-epic"), squad.Second: named(t, "epic")}[c.Edition]
			}
			if c.Edition == squad.Flightpath {
				format = squad.UsualOf(c.Edition)
			}
			s, err := squad.Random(rng, c, squad.Everything(c), format)
			if err != nil {
				t.Fatal(err)
			}
			s.Name = []string{"", "Two. three", "l'r (x) & 100% + ü", "a/b?c#d=e;f"}[i%4]
			s.Obstacles = [][]string{nil, {"coreasteroid1", "gascloud6", "yt2400debris0"}}[i%2]
			for _, link := range squad.Links(c, s) {
				sameByLink(t, s, link)
				if len(link.Lacks) > 0 {
					lacking[link.Form]++
				}
			}
			if t.Failed() {
				return
			}
		}
		if n := lacking["own"] + lacking["lbn"] + lacking["yasb-first"]; n > 0 || lacking["legacy"] > 100 {
			t.Errorf("%s edition: links that leave cards out: %v", c.Edition, lacking)
		}
	}
}

func named(t *testing.T, name string) squad.Format {
	t.Helper()
	f, err := squad.FormatNamed(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

const twoShips = "https://yasb.app/?f=Rebel%20Alliance&d=v8ZsZ200Z4X124WW136Y5X127WW3&sn=Test%20Squad&obs=coreasteroid1,,gascloud2"

var twoLines = []string{"lukeskywalker lonewolf protontorpedoes", "wedgeantilles predator r2d2"}

// A link is read whatever has been done to it on its way.
func TestLink_AsItIsPasted(t *testing.T) {
	query := strings.SplitN(twoShips, "?", 2)[1]
	for name, text := range map[string]string{
		"encoded twice":      "https://yasb.app/?" + strings.ReplaceAll(query, "%", "%25"),
		"encoded whole":      "https://yasb.app/?" + url.QueryEscape(query),
		"HTML around it":     `<p>My list: <a href="` + strings.ReplaceAll(twoShips, "&", "&amp;") + `">here</a>, bye</p>`,
		"Markdown around it": "[my list](" + twoShips + ")",
		"a sentence":         "Look at " + twoShips + " please.",
		"in angle brackets":  "<" + twoShips + ">",
		"without obstacles":  strings.Split(twoShips, "&obs=")[0],
		"the query alone":    "?" + query,
		"http and a port":    strings.Replace(twoShips, "https://yasb.app", "http://www.yasb.app:443", 1),
		"ships end in X":     strings.Replace(strings.Replace(twoShips, "136Y", "136XY", 1), "WW3&", "WW3X&", 1),
		"an unknown host":    strings.Replace(twoShips, "yasb.app", "builder.example", 1),
		"below the names":    "Luke Skywalker (62)\nLone Wolf (4)\n\nWedge\n\nTotal: 99\n\nView in YASB: " + twoShips + "\n",
	} {
		s, report := readAny(t, text)
		if got := shipLines(s); !slices.Equal(got, twoLines) || len(report.Unknown) > 0 {
			t.Errorf("%s: read as %q, %q", name, got, report)
		}
	}
}

// Each version of YASB, in both editions.
func TestLink_VersionsOfYASB(t *testing.T) {
	const first, second = "https://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=", "https://raithos.github.io/?f=Rebel%20Alliance&d="
	for link, want := range map[string]string{
		first + "75:27,36,3::::":                                "corranhorn firecontrolsystem r2d2 veteraninstincts",
		first + "v2!75:27,36,-1,3:-1:3:":                        "corranhorn engineupgrade firecontrolsystem r2d2 veteraninstincts",
		first + "v3!s!75:27,36,-1,3:-1:3:":                      "corranhorn engineupgrade firecontrolsystem r2d2 veteraninstincts",
		first + "v3!c=256!75:27,36,-1,3:-1:3:":                  "corranhorn engineupgrade firecontrolsystem r2d2 veteraninstincts",
		first + "v4!s!75:27,36,-1,3:-1:3:":                      "corranhorn engineupgrade firecontrolsystem r2d2 veteraninstincts",
		second + "v4!s!4:124,-1,136:":                           "lukeskywalker lonewolf protontorpedoes",
		second + "v5!s!4:124,,136:U.-1":                         "lukeskywalker lonewolf protontorpedoes",
		second + "v6!s=200!4:124,,136:":                         "lukeskywalker lonewolf protontorpedoes",
		second + "v7!h=200!4:124,,136:":                         "lukeskywalker lonewolf protontorpedoes",
		second + "v8ZsZ200Z4X124WW136":                          "lukeskywalker lonewolf protontorpedoes",
		second + "v9ZhZ20Z4X124WW136":                           "lukeskywalker lonewolf protontorpedoes",
		second + "v10ZsZ50Z4X124WW136":                          "lukeskywalker lonewolf protontorpedoes",
		second + "v8ZqZ8Z14X0":                                  "blacksquadronace juke stealthdevice, blacksquadronace juke stealthdevice",
		"https://yasb.app/xwing/?f=Rebel&d=v4!s!75:-1:-1:-1:":   "corranhorn",
		"https://xwing-legacy.com/preview/?f=R&d=v8ZsZ200Z630X": "garvendreis-battleofyavin",
	} {
		s, report := readAny(t, link)
		if got := strings.Join(shipLines(s), ", "); got != want || len(report.Unknown)+len(report.Dropped) > 0 {
			t.Errorf("%s\nis read as %q, want %q; %q", link, got, want, report)
		}
	}
}

// What cannot be known is named; what can be read is kept.
func TestLink_NothingIsLost(t *testing.T) {
	for link, want := range map[string]string{
		strings.Replace(twoShips, "5X127", "99999X127", 1):                          "The pilot with the number 99999 of YASB is not in this points list.",
		strings.Replace(twoShips, "127WW3", "127WW88888", 1):                        "The upgrade with the number 88888 of YASB on Wedge Antilles is not in this points list.",
		"https://launchbaynext.app/?lbx='x'.1.1.0.2.ll33.2.l1.230rr.l33.77777rr.lr": "The pilot with the number 77777 of Launch Bay Next",
		"https://yasb.app/?f=Rebel%20Alliance&d=v10ZsZ50Z4XY525XY732X":              "legendsandrelics",
	} {
		s, report := readAny(t, link)
		wantReport(t, report.Unknown, want)
		if s.Ships[0].Pilot != "lukeskywalker" || len(s.Ships) < 2 {
			t.Errorf("%s: ships %v", link, s.Ships)
		}
	}
	// Cut off in the middle of a ship, the others are read.
	for _, cut := range []string{"Y5X127WW3", "WW3", "X127WW3", "127WW3"} {
		s, _ := readAny(t, twoShips[:strings.Index(twoShips, cut)])
		if s.Ships[0].Pilot != "lukeskywalker" || len(s.Ships[0].Upgrades) != 2 {
			t.Errorf("cut before %s: %v", cut, s.Ships)
		}
	}
}

func TestLink_ThatHoldsNothing(t *testing.T) {
	for link, want := range map[string]string{
		"https://squadbuilder.fantasyflightgames.com/squad/8a5b": "the server is gone",
		"https://yasb.app/?f=Rebel%20Alliance&d=":                "the link has no squad in it",
		"https://yasb.app/?f=Rebel%20Alliance&d=v8ZsZ200Z":       "no ship that could be read",
		"https://example.org/?q=1":                               "a link of no builder whose numbers are known",
		"https://launchbaynext.app/?lbx='New":                    "cut off",
		"https://koiogran.example/#/squad/second":                "cut off",
	} {
		_, _, _, err := squad.ReadAny(strings.NewReader(link), all()...)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", link, err, want)
		}
	}
}

func TestReadEach_SquadOfAPaste(t *testing.T) {
	const one, two = `{"faction":"rebelalliance","pilots":[{"id":"lukeskywalker"}]}`, `{"faction":"galacticempire","pilots":[{"id":"howlrunner"}]}`
	other := "https://launchbaynext.app/?lbx='b'.31.3.0.l44.188.l3.256rr"
	for name, c := range map[string]struct{ text, want string }{
		"links":               {twoShips + " and\n" + other, "lukeskywalker wedgeantilles, sunnybounder"},
		"a list of files":     {"[" + one + "," + two + "]", "lukeskywalker, howlrunner"},
		"files in a row":      {one + "\n\n" + two, "lukeskywalker, howlrunner"},
		"a container":         {`{"container":[{"xws":` + one + `},{"xws":` + two + `}]}`, "lukeskywalker, howlrunner"},
		"lists with totals":   {"A\n\nHowlrunner (42)\n\nTotal: 42\n\nB\n\nSoontir Fel (56)\n\nTotal: 56\n", "howlrunner, soontirfel"},
		"a list and its link": {"Luke (3)\n\nTotal: 3\n\nView it: " + twoShips, "lukeskywalker wedgeantilles"},
		"a list of ships":     {`[{"id":"lukeskywalker"},{"id":"wedgeantilles"}]`, "lukeskywalker wedgeantilles"},
	} {
		found, err := squad.ReadEach(strings.NewReader(c.text), "", all()...)
		var got []string
		for _, f := range found {
			got = append(got, shipsOf(f.Squad))
		}
		if err != nil || strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %q, %v; want %q", name, got, err, c.want)
		}
	}
	s, report := readAny(t, twoShips+" "+other)
	if shipsOf(s) != "lukeskywalker wedgeantilles" {
		t.Error(shipsOf(s))
	}
	wantReport(t, report.Notes, "2 squads were pasted; this is the first.")
}

// An event's export has the lists of its players, who are shown by their ranks; one without a list is left out.
func TestReadEach_OfAnEvent(t *testing.T) {
	const event = `{"tournament":{"name":"Evening","players":[
		{"id":1,"name":"Ann","rank":{"swiss":2},"list":{"faction":"galacticempire","pilots":[{"id":"howlrunner"}]}},
		{"id":2,"name":"Ben","rank":{"swiss":3,"elimination":1},"list":"{\"faction\":\"rebelalliance\",\"pilots\":[{\"id\":\"lukeskywalker\"}]}"},
		{"id":3,"name":"Cid","rank":{"swiss":1,"elimination":2},"list":"https://yasb.app/?f=Rebel%20Alliance&d=v8ZsZ200Z5X127"},
		{"id":4,"name":"Dot","rank":{"swiss":4},"list":null}],"rounds":[]}}`
	found, err := squad.ReadEach(strings.NewReader(event), "", all()...)
	var got []string
	for _, f := range found {
		got = append(got, f.Player+": "+f.Rank+": "+shipsOf(f.Squad))
	}
	want := []string{"Ben: rank 1 in the cut, rank 3 in Swiss rounds: lukeskywalker",
		"Cid: rank 2 in the cut, rank 1 in Swiss rounds: wedgeantilles", "Ann: rank 2 in Swiss rounds: howlrunner"}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
	list, err := squad.JudgeEach(strings.NewReader(event), squad.Reading{Catalogues: all()})
	var out bytes.Buffer
	if err != nil || len(list) != 3 || list[0].Print(&out) != nil || !strings.HasPrefix(out.String(), "Ben, rank 1 in the cut, ") {
		t.Errorf("%d, %v, %s", len(list), err, &out)
	}
}

func TestConvert_LinksNameWhatTheyLeaveOut(t *testing.T) {
	const file = `{"faction":"scumandvillainy","version":"2.0.0","pilots":[{"id":"sunnybounder"},{"id":"blacksunbodyguard-wat1"}]}`
	var out bytes.Buffer
	report, err := squad.ConvertFile(&out, strings.NewReader(file), squad.Reading{Catalogues: all()}, "yasb")
	if err != nil || !strings.HasPrefix(out.String(), "https://yasb.app/?f=Scum%20and%20Villainy&d=v8ZsZ200Z138X&") {
		t.Fatal(out.String(), err)
	}
	wantReport(t, report.Dropped, "which YASB has no number for")
	_, err = squad.ConvertFile(&out, strings.NewReader(file), squad.Reading{Catalogues: all()}, "yasb-first")
	if err == nil || !strings.Contains(err.Error(), "links of the form yasb-first are for squads of first edition") {
		t.Error(err)
	}
}

// seeds returns the links and pastes that are mutated.
func seeds(t testing.TB) []string {
	content, err := os.ReadFile("testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	list := strings.Split(string(content), "\n\n")
	return append(list, twoShips, "/#/squad/second/rebelalliance/4.124~5.127.3/gascloud1/My%20list",
		`{"faction":"rebelalliance","points":62,"pilots":[{"id":"lukeskywalker","upgrades":{"astromech":["r2d2"]}}]}`,
		"[b]Wedge Antilles (29)[/b]\n[i]Outmaneuver (3)[/i]\n\n2x Rookie Pilot + R2 Astromech (22)\nTotal: 75\n",
		"Pilot | Cost\n-- | --\nDarth Vader — TIE Advanced | 29\nPredator | 3\n")
}

func survives(t *testing.T, text string) {
	_, _, _, err := squad.ReadAny(strings.NewReader(text), all()...)
	if err != nil && (strings.Count(err.Error(), "\n") > 0 || len(err.Error()) > 600) {
		t.Errorf("%q: %v", text, err)
	}
}

// mutated changes a text at a few places.
func mutated(rng *rand.Rand, text string) string {
	b := []byte(text)
	const marks = "XYWZ!:;,.lr()'%&=?+-0123456789{}[]\"\n\x00\xff"
	for range 1 + rng.IntN(6) {
		if len(b) == 0 {
			return ""
		}
		i := rng.IntN(len(b))
		j := min(len(b), i+1+rng.IntN(20))
		switch rng.IntN(5) {
		case 0:
			b[i] = marks[rng.IntN(len(marks))]
		case 1:
			b = slices.Delete(b, i, j)
		case 2:
			b = slices.Insert(b, i, b[i:j]...)
		case 3:
			b = slices.Insert(b, i, marks[rng.IntN(len(marks))])
		case 4:
			b = b[:i]
		}
	}
	return string(b)
}

func TestRead_SurvivesMutations(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 33))
	list := seeds(t)
	for range mutations(t) {
		survives(t, mutated(rng, list[rng.IntN(len(list))]))
	}
}

// mutations returns how many mutations are read: SQUAD_MUTATIONS, or a few.
func mutations(t *testing.T) int {
	n := 2000
	if text := os.Getenv("SQUAD_MUTATIONS"); text != "" {
		if _, err := fmt.Sscan(text, &n); err != nil {
			t.Fatal(err)
		}
	}
	return n
}

// Of 2 MB of text what can be read of the beginning is read, and the report says so; of a file it is one sentence.
func TestRead_TwoMegabytes(t *testing.T) {
	s, report := readAny(t, strings.Repeat(twoShips+" ", 2<<20/len(twoShips)))
	if got := shipLines(s); !slices.Equal(got, twoLines) {
		t.Errorf("read as %q", got)
	}
	wantReport(t, report.Dropped, "Everything after the first 256 kilobytes")
	s, report = readAny(t, twoShips[:strings.Index(twoShips, "&sn")]+strings.Repeat("Y5X127WW3", 2<<20/9))
	if len(s.Ships) != 60 {
		t.Errorf("%d ships", len(s.Ships))
	}
	wantReport(t, report.Dropped, "at most 60 are read")
	for _, text := range []string{
		strings.Repeat("l", 2<<20), "https://launchbaynext.app/?lbx='x'.1.1.0." + strings.Repeat("(", 2<<20),
		`{"faction":"` + strings.Repeat("x", 2<<20) + `"}`,
	} {
		if _, _, _, err := squad.ReadAny(strings.NewReader(text), data.Second()); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.40q: %v", text, err)
		}
	}
}

// A link of the mode Epic is checked as Epic, unless a format is named; one of another mode in the usual format.
func TestCheck_InTheFormatOfTheLink(t *testing.T) {
	const epic = "https://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=v4!e!6:-1,-1,-1:-1:-1:"
	for _, c := range []struct {
		link, format, want string
	}{
		{epic, "", "Epic"},
		{strings.Replace(epic, "!e!", "!s!", 1), "", "Standard"},
		{epic, "Escalation 60", "Escalation 60"},
		{"https://yasb.app/?f=Rebel%20Alliance&d=v8ZeZ500Z5X127", "", "Epic"},
		{"https://yasb.app/?f=Rebel%20Alliance&d=v8ZhZ200Z5X127", "", "Wildspace"},
	} {
		how := squad.Reading{Catalogues: both()}
		if c.format != "" {
			how.Format = named(t, c.format)
		}
		j, err := squad.Judge(strings.NewReader(c.link), how)
		if err != nil || j.Title != c.want {
			t.Fatalf("%s: %+v, %v; want %s", c.link, j, err, c.want)
		}
	}
}

// A link that is encoded from its scheme on, or that another link leads to, is read; so is one with brackets, quotes or a
// full stop behind it, whose last obstacle is not spoiled by them.
func TestLink_EncodedAsAWholeAndInSentences(t *testing.T) {
	const link = "https://yasb.app/?f=Rebel%20Alliance&d=v8ZsZ200Z4XW136Y5X127&sn=Two&obs=coreasteroid0,gascloud2,yt2400debris1"
	once := url.QueryEscape(link)
	for _, text := range []string{
		once, url.QueryEscape(once), "https://out.example/?to=" + once, "[mine](" + link + ").", "(" + link + ")", "'" + link + "'",
	} {
		s, report, _, err := squad.ReadAs(strings.NewReader(text), "", both()...)
		if err != nil || len(s.Ships) != 2 || len(s.Obstacles) != 3 || len(report.Dropped)+len(report.Unknown) > 0 {
			t.Errorf("%s: %v, %+v, %+v", text, err, s, report)
		}
	}
}

// A link that names a points list which is not there is checked by the usual one, and the report says so.
func TestCheck_ByAListThatIsNotThere(t *testing.T) {
	const link = "/#/squad/second/rebelalliance/4.136//Luke?list=nobodys%402020-01-01"
	how := squad.Reading{Catalogues: both(), Lists: points.Of}
	j, err := squad.Judge(strings.NewReader(link), how)
	if err != nil || !slices.ContainsFunc(j.Report.Notes, func(n string) bool { return strings.Contains(n, `"nobodys@2020-01-01", which is not available`) }) {
		t.Errorf("%v, %+v", err, j)
	}
	j, err = squad.Judge(strings.NewReader(strings.Replace(link, "nobodys%402020-01-01", "legacy%402026-03-31", 1)), how)
	if err != nil || len(j.Report.Notes) > 0 || j.List != "legacy@2026-03-31" {
		t.Errorf("%v, %+v", err, j)
	}
}

// A paste that is longer than what is read says so, behind the squads that were read.
func TestReadEach_SaysThatAPasteIsTooLong(t *testing.T) {
	var links strings.Builder
	for i := 0; links.Len() < 300<<10; i++ {
		fmt.Fprintf(&links, "https://yasb.app/?f=Rebel%%20Alliance&d=v8ZsZ200Z5X127&sn=%s%d\n", strings.Repeat("x", 3000), i)
	}
	all, err := squad.ReadEach(strings.NewReader(links.String()), "", both()...)
	if err != nil || len(all) < 2 {
		t.Fatal(len(all), err)
	}
	if notes := all[len(all)-1].Report.Notes; len(notes) == 0 || !strings.Contains(notes[len(notes)-1], "longer than 256 kilobytes") {
		t.Errorf("%q", notes)
	}
}
