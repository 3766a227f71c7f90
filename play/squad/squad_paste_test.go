package squad_test

import (
	"fmt"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// pasted reads a squad of any game, and fails unless every card is known.
func pasted(t *testing.T, content string) (squad.Squad, squad.Report) {
	t.Helper()
	s, report := readAny(t, content)
	if len(report.Unknown) > 0 {
		t.Fatalf("unknown %q in\n%s", report.Unknown, content)
	}
	return s, report
}

// shipsOf lists the ship cards of a squad.
func shipsOf(s squad.Squad) string {
	var ids []string
	for _, ship := range s.Ships {
		ids = append(ids, ship.Pilot)
	}
	return strings.Join(ids, " ")
}

// Which game a squad is for is decided by all that it says.
func TestRead_EverythingDecidesTheGame(t *testing.T) {
	for name, c := range map[string]struct{ file, edition, ships string }{
		"ids that second edition alone has, under ships of first": {
			`{"faction":"rebelalliance","version":"2.0.0","pilots":[
				{"id":"zeborrelios-tielnfighter","ship":"tiefighter"},{"id":"graysquadronbomber","ship":"ywing"}]}`,
			squad.Second, "zeborrelios-tielnfighter graysquadronbomber",
		},
		"points of second edition, under ids, slots and a version of first": {
			`{"faction":"rebel","points":125,"version":"0.3.0","pilots":[
				{"name":"landocalrissian","points":73,"ship":"yt1300","upgrades":{"ept":["predator"]}},
				{"name":"hortonsalm","points":52,"ship":"ywing","upgrades":{"amd":["r2astromech"],"torpedo":["protontorpedoes"]}}]}`,
			squad.Second, "landocalrissian-modifiedyt1300lightfreighter hortonsalm",
		},
		"points of first edition, under a version of second": {
			`{"faction":"scumandvillainy","version":"2.0.0","points":60,"pilots":[
				{"id":"fennrau","points":31,"ship":"protectoratestarfighter","upgrades":{"talent":["pushthelimit"]}},
				{"id":"oldteroch","points":29,"ship":"protectoratestarfighter","upgrades":{"talent":["fearlessness"]}}]}`,
			squad.First, "fennrau oldteroch",
		},
		"a ruleset": {`{"ruleset":"Flightpath","pilots":[{"id":"agar-guncannon"}]}`, squad.Flightpath, "agar-guncannon"},
	} {
		if s, report := pasted(t, c.file); s.Edition != c.edition || shipsOf(s) != c.ships {
			t.Errorf("%s: read as %s edition, %s; %q", name, s.Edition, shipsOf(s), report.Notes)
		}
	}
}

func TestRead_NamesakesByTheShipInParentheses(t *testing.T) {
	for text, want := range map[string]string{
		"Norra Wexley (Y-Wing) (40)\nR4 Astromech (2)\nExpert Handling (2)\n":              "norrawexley-btla4ywing",
		"Sabine Wren (TIE Fighter) (28)\nZeb Orrelios (Attack Shuttle)\n":                  "sabinewren-tielnfighter zeborrelios",
		"Lando Calrissian (Escape Craft) (26)\n":                                           "landocalrissian-escapecraft",
		"Wedge Antilles (A-Wing) (35)\n":                                                   "wedgeantilles-rz1awing",
		"Poe Dameron (PS9) (33)\nPush the Limit (3)\nAutothrusters (2)\n":                  "poedameron-swx57",
		"Kath Scarlet (38)\nLone Wolf (2)\nBoba Fett (Scum) (39)\nVeteran Instincts (1)\n": "kathscarlet-scum bobafett-scum",
	} {
		if s, report := pasted(t, text); shipsOf(s) != want {
			t.Errorf("%q is read as %s, want %s; %q", text, shipsOf(s), want, report.Notes)
		}
	}
}

// Nothing but title, slots and price decides here, as no ship is named.
func TestRead_NamesakesByWhatFits(t *testing.T) {
	for text, want := range map[string]string{
		"Fenn Rau + Push the Limit + Concord Dawn Protector + Autothrusters (34)": "fennrau",
		"Fenn Rau [Push the Limit, Veteran Instincts] (24)\n":                     "fennrau-sheathipedeclassshuttle",
		"Maarek Stele + Predator + TIE/x7 (38)":                                   "maarekstele-tiedefender",
		"Maarek Stele + Predator + TIE/x1 + Advanced Targeting Computer (31)":     "maarekstele",
		"Hera Syndulla + Phantom + Dorsal Turret":                                 "herasyndulla-attackshuttle",
		"Hera Syndulla + Ghost + Autoblaster Turret":                              "herasyndulla",
	} {
		s, report, _, err := squad.ReadAs(strings.NewReader(text), squad.First, all()...)
		if err != nil || shipsOf(s) != want || len(report.Unknown) > 0 {
			t.Errorf("%q is read as %s, want %s; %q %v", text, shipsOf(s), want, report, err)
		}
	}
}

func TestRead_PricesAtTheEndOfLines(t *testing.T) {
	for _, text := range []string{
		"Soontir Fel [Push the Limit, Autothrusters] (32)\nDarth Vader [Predator] (32)\n",
		"Soontir Fel + Push the Limit + Autothrusters = 32\nDarth Vader + Predator = 32 points\n",
		"Soontir Fel - Push the Limit, Autothrusters - 32pts\nDarth Vader - Predator - 32pts\n",
		"Soontir Fel: Push the Limit, Autothrusters (32)\nDarth Vader: Predator (32)\n",
		"Soontir Fel (TIE Interceptor) - Push the Limit, Autothrusters - 32\nDarth Vader (TIE Advanced) - Predator - 32\n",
		"Soontir Fel (TIE Interceptor) 27\nPush the Limit 3\nAutothrusters 2\nDarth Vader (TIE Advanced) 29\nPredator 3\n",
		"32 pts Soontir Fel w/ Push the Limit, Autothrusters\n32 pts Darth Vader w/ Predator\n",
	} {
		s, _ := pasted(t, text)
		if got := fmt.Sprint(cardsOf(s)); s.Edition != squad.First || got != "[[soontirfel autothrusters pushthelimit] [darthvader predator]]" {
			t.Errorf("%q is read as %s of %s edition", text, got, s.Edition)
		}
	}
}

func TestRead_NamesakesThatBothFitAreNoted(t *testing.T) {
	s, report := pasted(t, "Corran Horn\nAdvanced Sensors\n")
	if shipsOf(s) != "corranhorn" || len(report.Notes) > 0 {
		t.Errorf("an E-wing's sensor decides: %s %q", shipsOf(s), report.Notes)
	}
	_, report = pasted(t, "Corran Horn\n")
	wantReport(t, report.Notes, "Corran Horn could mean corranhorn or corranhorn-t65xwing; using the first.")
}

// all returns the catalogues of every game.
func all() []*data.Catalogue {
	return []*data.Catalogue{data.First(), data.Second(), data.Flightpath()}
}

func TestReadAs_OverrulesTheFile(t *testing.T) {
	const file = `{"faction":"rebel","version":"1.0.0","points":29,"pilots":[{"name":"wedgeantilles","ship":"xwing","points":29}]}`
	for _, edition := range []string{squad.First, squad.Second} {
		s, _, c, err := squad.ReadAs(strings.NewReader(file), edition, all()...)
		if err != nil || s.Edition != edition || c.Edition != edition {
			t.Errorf("as %s: %v, %v", edition, s, err)
		}
	}
	if s, _ := readAny(t, file); s.Edition != squad.First {
		t.Errorf("by itself it is read as %s", s.Edition)
	}
}

func TestRead_EndingsOfBuilders(t *testing.T) {
	for id, want := range map[string]string{
		"garvendreisboy":             "garvendreis-battleofyavin",
		"garvendreis-boy":            "garvendreis-battleofyavin",
		"kickbacksoc":                "kickback-siegeofcoruscant",
		"lukeskywalker-2":            "lukeskywalker",
		"corranhornxwing":            "corranhorn-t65xwing",
		"sabinewren-tiefighter":      "sabinewren-tielnfighter",
		"landocalrissianescapecraft": "landocalrissian-escapecraft",
		"wedgeantillesboe":           "wedgeantilles-battleoverendor",
		"lukeskywalker-swz12":        "lukeskywalker",
	} {
		s, report := pasted(t, `{"version":"2.0.0","pilots":[{"id":"`+id+`"}]}`)
		if shipsOf(s) != want {
			t.Errorf("%s is read as %s, want %s; %q", id, shipsOf(s), want, report.Notes)
		}
	}
}

// An ending that names a card which the list does not have is not left out; the likeliest card is named first.
func TestRead_EndingOfACardThatIsNotThere(t *testing.T) {
	_, report := readAny(t, `{"version":"2.0.0","faction":"rebelalliance","pilots":[
		{"id":"academypilot"},{"id":"hortonsalmsoc","ship":"btla4ywing"},{"id":"wedgeantiles"},{"id":"jakefarel"}]}`)
	wantReport(t, report.Unknown, `The pilot "hortonsalmsoc" is not in this points list. Did you mean "hortonsalm"`)
	wantReport(t, report.Unknown, `The pilot "wedgeantiles" is not in this points list. Did you mean "wedgeantilles"`)
	wantReport(t, report.Unknown, `The pilot "jakefarel" is not in this points list. Did you mean "jakefarrell"`)
}

func TestRead_NearlyJSON(t *testing.T) {
	for name, file := range map[string]string{
		"single quotes":    `{'faction':'rebelalliance','name':'It\'s "mine"','pilots':[{'id':'lukeskywalker'}]}`,
		"names unquoted":   `{faction: "rebelalliance", pilots: [{id: "lukeskywalker", upgrades: {}}], version: "2.0.0"}`,
		"a line break":     "{\"description\":\"one\nand two\",\"faction\":\"rebelalliance\",\"pilots\":[{\"id\":\"lukeskywalker\"}]}",
		"a comma too many": `{"faction":"rebelalliance","pilots":[{"id":"lukeskywalker",},],}`,
		"curly quotes":     `{“faction”:“rebelalliance”,“pilots”:[{“id”:“lukeskywalker”}]}`,
		"an apostrophe":    `{'faction':'rebelalliance','name':'Sam's list','pilots':[{'id':'lukeskywalker'}]}`,
		"quotes in a text": `{"faction":"rebelalliance","name":"The "best" list","pilots":[{"id":"lukeskywalker"}]}`,
		"words of Python":  `{'faction':'rebelalliance','obstacles':None,'pilots':[{'id':'lukeskywalker','points':72}]}`,
	} {
		s, report := pasted(t, file)
		if shipsOf(s) != "lukeskywalker" {
			t.Errorf("%s: read as %s", name, shipsOf(s))
		}
		wantReport(t, report.Notes, "were mended")
	}
}

func TestRead_AnArrayAtTheRootIsNoted(t *testing.T) {
	_, report := pasted(t, `[{"faction":"rebelalliance","pilots":[{"id":"lukeskywalker"}]}]`)
	wantReport(t, report.Notes, "a list with one squad in it")
	s, report := pasted(t, `[{"id":"lukeskywalker","ship":"t65xwing"},{"id":"wedgeantilles","ship":"t65xwing"}]`)
	if shipsOf(s) != "lukeskywalker wedgeantilles" {
		t.Error(shipsOf(s))
	}
	wantReport(t, report.Notes, "a list of ships")
}

// What is wrong with a file is said in our words, wherever it breaks off or is damaged.
func TestRead_ErrorsOfJSONNeverSpeakGo(t *testing.T) {
	const file = `{"name":"é \u00e9","faction":"rebelalliance","points":12.5e0,"pilots":[{"id":"lukeskywalker","upgrades":{"talent":["juke"]},"x":[true,false,null]}]}`
	for i := range len(file) {
		for _, put := range []string{"", "\x00", "\\", "\"", "{", "}", "9", "\\u12", "e", "\xff"} {
			for _, content := range []string{file[:i] + put, file[:i] + put + file[i+1:]} {
				_, _, _, err := squad.ReadAny(strings.NewReader(content), all()...)
				for _, word := range []string{"invalid", "literal", "json", "unexpected end", "EOF", "flate", "unmarshal", `\x`} {
					if err != nil && strings.Contains(err.Error(), word) {
						t.Fatalf("%q: %v", content, err)
					}
				}
			}
		}
	}
}

func TestJudge_ACorvetteIsOneShip(t *testing.T) {
	j, err := squad.Judge(strings.NewReader(`{"faction":"rebel","version":"1.0.0","pilots":[
		{"name":"cr90corvettefore","ship":"cr90corvettefore"},{"name":"cr90corvetteaft","ship":"cr90corvetteaft"}]}`),
		squad.Reading{Catalogues: all()})
	if err != nil || j.Ships != 1 {
		t.Errorf("%d ships, %v", j.Ships, err)
	}
}

// Forms in which builders and forums write squads, apart from those of writers.
var pasteForms = map[string]func(t *testing.T, s squad.Squad) string{
	"BBCode": func(t *testing.T, s squad.Squad) string {
		return listed(t, s, func(name string, price int, ship string) string {
			return fmt.Sprintf("[b]%s (%s) (%d)[/b]", name, ship, price)
		}, func(name string, price int, _ string) string {
			return fmt.Sprintf("[i]%s (%d)[/i]", name, price)
		}, "\n", "\n\n") + "[b][i]Total: 200[/i][/b]\n\n[url=https://example.org/?d=1]View it[/url]\n"
	},
	"Reddit": func(t *testing.T, s squad.Squad) string {
		return listed(t, s, func(name string, price int, ship string) string {
			return fmt.Sprintf("**%s (%s) (%d)**    ", name, ship, price)
		}, func(name string, price int, _ string) string {
			return fmt.Sprintf("    *&nbsp;%s (%d)*    ", name, price)
		}, "\n", "\n&nbsp;*Ship total: (50)*    \n\n") + "**Total:** *200*    \n"
	},
	"a table of Markdown": func(t *testing.T, s squad.Squad) string {
		return "Pilot | Cost\n-- | --\n" + listed(t, s, func(name string, price int, ship string) string {
			return fmt.Sprintf("%s — %s | %d", name, ship, price)
		}, func(name string, price int, _ string) string {
			return fmt.Sprintf("%s | %d", name, price)
		}, "\n", "\nShip Total: 30\n  |  \n")
	},
	"a row for each ship": func(t *testing.T, s squad.Squad) string {
		return "| Pilot | Ship | Upgrades |\n|:--|:--|--:|\n" + listed(t, s,
			func(name string, _ int, ship string) string { return "| " + name + " | " + ship + " | " },
			func(name string, _ int, _ string) string { return name }, ", ", " |\n")
	},
	"tabs": func(t *testing.T, s squad.Squad) string {
		return listed(t, s, func(name string, price int, ship string) string {
			return fmt.Sprintf("%s\t%s\t%d", name, ship, price)
		}, func(name string, price int, _ string) string {
			return fmt.Sprintf("\t%s\t%d", name, price)
		}, "\n", "\n\n")
	},
	"brackets": func(t *testing.T, s squad.Squad) string {
		return listed(t, s, func(name string, _ int, ship string) string { return name + " (" + ship + ") [" },
			func(name string, _ int, _ string) string { return name }, ", ", "]\n")
	},
	"plus signs and dashes": func(t *testing.T, s squad.Squad) string {
		return listed(t, s, func(name string, _ int, ship string) string { return name + " [" + ship + "]" },
			func(name string, _ int, _ string) string { return name }, " + ", "\n")
	},
	"HTML": func(t *testing.T, s squad.Squad) string {
		return "<!DOCTYPE html><html><head><title>Builder</title><style>td{}</style></head><body><nav>Home | About</nav>" +
			"<button>Copy</button><div class=x>\n" + listed(t, s, func(name string, price int, ship string) string {
			return fmt.Sprintf("<tr><td><b>%s</b> (%s)</td><td>%d</td></tr>", strings.ReplaceAll(name, `"`, "&quot;"), ship, price)
		}, func(name string, price int, _ string) string {
			return fmt.Sprintf("<tr><td>%s</td><td class='p'>%d</td></tr>", strings.ReplaceAll(name, "'", "&#39;"), price)
		}, "\n", "<tr><td>Ship total</td><td>50</td></tr>\n") + "</div><p>Made with a builder</p><script>var a=1;</script></body></html>"
	},
	"slots before names": func(t *testing.T, s squad.Squad) string {
		return listed(t, s, func(name string, _ int, ship string) string { return "1. " + name + " – " + ship },
			func(name string, _ int, _ string) string { return "- " + name }, "\n", "\n\n")
	},
}

func TestCorpus_IsReadFromPastes(t *testing.T) {
	for name, s := range corpus(t) {
		for form, write := range pasteForms {
			text := write(t, s)
			got, report := readAny(t, text)
			if want := cardsOf(s); fmt.Sprint(want) != fmt.Sprint(cardsOf(got)) || got.Edition != s.Edition ||
				len(report.Unknown) > 0 {
				t.Errorf("%s as %s: %s\nwant %v\ngot  %v, unknown %q\n%s", name, form, got.Edition, want, cardsOf(got), report.Unknown, text)
			}
		}
	}
}

// No builder writes these: people do, and addresses with spaces are what some browsers show.
func TestRead_AsPeopleWrite(t *testing.T) {
	for text, want := range map[string]string{
		"RZ-1 A-wing: Jake Farrell, Juke\nGreen Squadron Pilot ×2":                                   "jakefarrell greensquadronpilot greensquadronpilot",
		"T-65 X-wing: Wedge Antilles (57)\nT-65 X-wing: 2x Blue Squadron Escort":                     "wedgeantilles bluesquadronescort bluesquadronescort",
		"Pilot: Soontir Fel\nTalent: Outmaneuver":                                                    "soontirfel",
		"see <https://yasb.app/?f=Rebel Alliance&d=v8ZsZ200Z5X126W5W142Y13X126> there":               "wedgeantilles sabinewren-tielnfighter",
		"https://launchbaynext.app/print?lbx='Two Words'.196.1.0.2.ll33.1.l1.240rr.l11.47.l1.240rrr": "wedgeantilles sabinewren-tielnfighter",
	} {
		s, report := pasted(t, text)
		if shipsOf(s) != want || len(report.Notes) > 0 {
			t.Errorf("%q is read as %s, want %s; %q", text, shipsOf(s), want, report.Notes)
		}
	}
}

func TestRead_NamesThatAreNotWhole(t *testing.T) {
	for text, want := range map[string]string{
		"Biggs\nLuke":                          `no pilot is called "Biggs". Did you mean Biggs Darklighter?`,
		"https://yasb.app/?f=Rebel%20Alliance": "the link has no squad in it",
		"https://example.com/?f=x":             "a link of no builder whose numbers are known",
	} {
		_, _, _, err := squad.ReadAny(strings.NewReader(text), data.First(), data.Second(), data.Flightpath())
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// Lists as people and their programs lay them out: tables with the ship first, quotations, several ships in a line, files
// in a sentence.
func TestRead_LaidOutOtherwise(t *testing.T) {
	const both = "soontirfel predator turrphennir afterburners"
	for name, text := range map[string]string{
		"a table, ships first":      "| Ship | Pilot | Upgrades | Points |\n|---|:-:|---|--:|\n| TIE/in Interceptor | Soontir Fel | Predator | 60 |\n| TIE/in Interceptor | Turr Phennir | Afterburners | 48 |",
		"tabs, ships first":         "Ship\tPilot\tUpgrades\tPoints\nTIE/in Interceptor\tSoontir Fel\tPredator\t60\nTIE/in Interceptor\tTurr Phennir\tAfterburners\t48",
		"a table of BBCode":         "[table][tr][td]Soontir Fel[/td][td]Predator[/td][td]60[/td][/tr]\n[tr][td]Turr Phennir[/td][td]Afterburners[/td][/tr][/table]",
		"a quotation with numbers":  "> 1. Soontir Fel (58)\n>    - Predator (2)\n> 2. Turr Phennir (42)\n>    - Afterburners (6)",
		"brackets, then the price":  "1x Soontir Fel (TIE Interceptor) [Predator] 60\n1x Turr Phennir [Afterburners] 48",
		"braces":                    "Soontir Fel {Predator}\nTurr Phennir {Afterburners}",
		"several ships in a line":   "Soontir Fel (TIE/in Interceptor), Predator, Turr Phennir (TIE/in Interceptor), Afterburners",
		"values with commas":        "Pilot,Ship,Upgrades,Cost\n\"Soontir Fel\",TIE/in Interceptor,\"Predator\",60\n\nTurr Phennir,TIE/in Interceptor,Afterburners,48",
		"a file in a block of code": "```json\n{\"faction\":\"galacticempire\",\"pilots\":[{\"id\":\"soontirfel\",\"upgrades\":{\"talent\":[\"predator\"]}},{\"id\":\"turrphennir\",\"upgrades\":{\"modification\":[\"afterburners\"]}}]}\n```",
		"a file in a sentence":      "My list: {'faction':'galacticempire','pilots':[{'id':'soontirfel','upgrades':{'talent':['predator']}},{'id':'turrphennir','upgrades':{'modification':['afterburners']}}]} What now?",
	} {
		s, report := pasted(t, text)
		if got := strings.Join(shipLines(s), " "); got != both || len(report.Unknown) > 0 {
			t.Errorf("%s: read as %s; %q", name, got, report)
		}
	}
}

// A line that no card has is the ship whose pilot it nearly names, and not an upgrade of the ship above it.
func TestRead_MisspelledPilots(t *testing.T) {
	_, report := readAny(t, "Academy Pilot\nSheild Upgrade\nSontir Fell\nPredator\n")
	wantReport(t, report.Unknown, `The pilot "Sontir Fell" is not in this points list. Did you mean "soontirfel"`)
	wantReport(t, report.Unknown, `"Sheild Upgrade"`)
	_, report = readAny(t, "Academy Pilot\nWege Antiles\n")
	wantReport(t, report.Unknown, `"Wege Antiles" of Academy Pilot is not in this points list. Did you mean "wedgeantilles"`)
}
