package scenario_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"koiogran/check/scenario"
)

// head begins a scenario of an X-wing and a TIE fighter at range 1 of each other.
const head = `scenario: A test
edition: second
rules: [2e.attack.range-bonus.1]
ships:
  - {id: escort, pilot: bluesquadronescort, player: 1, at: [457, 300, 0]}
  - {id: tie, pilot: academypilot, player: 2, at: [457, 400, 180]}
`

// attack goes on to an attack of the one on the other.
const attack = head + `start: {phase: engagement, ship: escort}
script:
  - {by: 1, attack: tie}
`

// hit is a roll of four hits, which is in line 10.
const hit = attack + "  - {roll: attack, result: [hit, hit, hit, hit]}\n"

// missed plays the attack to its end.
const missed = attack + `  - {roll: attack, result: [blank, blank, blank, blank]}
  - {roll: defense, result: [blank, blank, blank]}
`

// calms begins a scenario in which a ship has one stressed ship to choose.
const calms = `scenario: A test
edition: second
cards: [muse]
ships:
  - {id: muse, pilot: muse, player: 1, at: [457, 300, 0]}
  - {id: wing, pilot: epsilonsquadroncadet, player: 1, at: [550, 300, 0], tokens: {stress: 1}}
  - {id: tie, pilot: academypilot, player: 2, at: [457, 850, 180]}
start: {phase: engagement}
script:
  - {by: 1, use: calm}
`

// droids begins a scenario in which a probe droid is about to be dropped or launched.
const droids = `scenario: A test
edition: second
cards: [drk1probedroids]
ships:
  - {id: bomber, pilot: technounionbomber, player: 1, at: [457, 457, 0], upgrades: [drk1probedroids]}
  - {id: tie, pilot: academypilot, player: 2, at: [100, 850, 180]}
start: {phase: end}
script:
  - {by: 1, use: send a probe droid out}
`

// turretOf returns a scenario that points the turret of a pilot's ship at an arc.
func turretOf(pilot, arc string) string {
	return "scenario: A test\nedition: second\nrules: [2e.arc.turret.single]\nships:\n" +
		"  - {id: ship, pilot: " + pilot + ", player: 1, at: [457, 300, 0], turret: " + arc + "}\n" +
		"then: {ship: {turret: " + arc + "}}\n"
}

func TestParse_Mistakes(t *testing.T) {
	cases := []struct {
		name, text, want string
	}{
		{"nothing", "", "f.yaml:1: expected at least one scenario"},
		{"not YAML", "scenario: [", "f.yaml:1: not YAML"},
		{"not keys", "- a\n", "f.yaml:1: expected keys and values, got a list"},
		{"an unknown key", head + "thn: {}\n", `f.yaml:7: unknown key "thn"; expected one of`},
		{"a key twice", head + "first: 1\nfirst: 2\n", `f.yaml:8: the key "first" stands twice`},
		{"no title", "edition: second\n", "f.yaml:1: expected a scenario with a title"},
		{"another edition", strings.Replace(head, "second", "third", 1),
			`f.yaml:2: "third" is not expected here, only second`},
		{"a deck where there is one", head + "deck: core\nthen: {tie: {damage: 0}}\n",
			"f.yaml:7: the edition second has one damage deck; leave the key deck out"},
		{"another deck", strings.NewReplacer("second", "first", "2e.attack.range-bonus.1", "1e.attack.roll.range-one-bonus",
			"bluesquadronescort", "rookiepilot").Replace(head) + "deck: core3\nthen: {tie: {damage: 0}}\n",
			`f.yaml:7: the edition first has no damage deck "core3", only core2, core`},
		{"no clause", strings.Replace(head, "[2e.attack.range-bonus.1]", "[]", 1),
			"f.yaml:1: expected the key rules"},
		{"an unknown clause", strings.Replace(missed, "bonus.1]", "bonus]", 1),
			`" is in the rules catalogue`},
		{"a clause of another edition", strings.Replace(missed, "2e.attack.range-bonus.1",
			"1e.attack.roll.range-one-bonus", 1),
			"f.yaml:3: the clause 1e.attack.roll.range-one-bonus belongs to the edition first"},
		{"an unknown card", strings.Replace(missed, "ships:", "cards: [nobody]\nships:", 1),
			`f.yaml:4: no card of the edition second has the id "nobody"`},
		{"no expectation", head, "expected something that must be so"},
		{"two ships of one name", strings.Replace(head, "id: tie", "id: escort", 1) +
			"then: {escort: {damage: 0}}\n", `f.yaml:6: the name "escort" is taken`},
		{"a ship called like a key", strings.Replace(head, "id: tie", "id: winner", 1) +
			"then: {escort: {damage: 0}}\n", `f.yaml:6: the name "winner" is taken`},
		{"a place of two numbers", strings.Replace(head, "457, 300, 0", "457, 300", 1),
			"f.yaml:5: expected a place of three numbers (x, y, heading), got 2"},
		{"a place off every table", strings.Replace(head, "457, 300, 0", "457, 1e9, 0", 1),
			`f.yaml:5: expected a number of at most 2000, got "1e9"`},
		{"a fifth player", strings.Replace(head, "player: 2", "player: 5", 1),
			`f.yaml:6: expected a whole number from 1 to 4, got "5"`},
		{"an alias", head + "first: &a 1\nthen: *a\n",
			"f.yaml:8: expected keys and values, got an alias"},
		{"two things in a step", attack + "  - {pass: true, use: focus}\n",
			"f.yaml:10: a step does one thing"},
		{"a step without a verb", attack + "  - {by: 1}\n",
			"f.yaml:10: expected a step with one of the keys"},
		{"a roll without a result", attack + "  - {roll: attack}\n",
			"f.yaml:10: expected a roll with the key result"},
		{"a refused roll", attack + "  - {roll: attack, result: [hit], refused: true}\n",
			"f.yaml:10: roll is no one's answer"},
		{"an unknown expectation", head + "then: {tie: {hull: 1}}\n", `f.yaml:7: unknown key "hull"`},
		{"a ship that is not there", head + "then: {wedge: {damage: 0}}\n",
			`f.yaml:7: the scenario has no ship "wedge", only escort, tie`},
		{"a ship to attack that is not there", attack + "  - {by: 1, pick: wedge, refused: true}\n",
			`f.yaml:10: the scenario has no ship "wedge", only escort, tie`},
		{"an obstacle that is not there", attack + "  - {by: 1, lock: rock, refused: true}\n",
			`f.yaml:10: the scenario has no ship or obstacle "rock", only escort, tie`},
		{"a pilot that is not there", strings.Replace(head, "academypilot", "acadamypilot", 1) +
			"then: {tie: {damage: 0}}\n",
			`f.yaml:6: the edition second has no pilot "acadamypilot", only such as academypilot`},
		{"an upgrade that is not there", strings.Replace(missed, "player: 2",
			"player: 2, upgrades: [crakshot]", 1),
			`f.yaml:6: the edition second has no upgrade "crakshot", only such as crackshot`},
		{"a clause in the log that is not there", head + "then: {log: [2e" + ".attack.rang]}\n",
			`.attack.rang" is in the rules catalogue, only such as 2e.attack.`},
		{"a start with one ship", head + "start: {phase: end, ship: tie}\nthen: {tie: {damage: 0}}\n",
			"f.yaml:7: only the phases system, activation, engagement can start with one ship"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			_, err := scenario.Parse("f.yaml", []byte(c.text))
			if !errors.Is(err, scenario.ErrFormat) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want it to say %q", err, c.want)
			}
			if err != nil && strings.Contains(err.Error(), "\n") {
				t.Errorf("got more than one line: %v", err)
			}
		})
	}
}

func TestRun_Failures(t *testing.T) {
	cases := []struct {
		name, text string
		want       []string
	}{
		{"an expectation", missed + "then: {tie: {damage: 1}}\n", []string{
			"f.yaml:12: tie has 0 damage cards, want 1", "no question is open"}},
		{"an expectation in between", attack + "  - {then: {attack: {range: 2}}}\n",
			[]string{"f.yaml:10: want an attack at range 2, not 1", "chance is asked"}},
		{"a question left open", head + "start: {phase: engagement, ship: escort}\nthen: {tie: {damage: 0}}\n", []string{
			"the script is over, but a question is open", "player 1 is asked to choose a weapon"}},
		{"another ship than the only one", calms + "  - {by: 1, pick: muse}\nthen: {wing: {tokens: {stress: 1}}}\n",
			[]string{"pick muse is not among the options", "{by: 1, pick: wing}"}},
		{"a template that is dropped and launched", droids + "  - {by: 1, maneuver: 3 straight}\nthen: {devices: []}\n",
			[]string{"maneuver 3 straight fits several options", "{by: 1, choose: launch 3 straight}",
				"{by: 1, choose: drop 3 turn-left}"}},
		{"a way to place a device that there is not", droids + "  - {by: 1, choose: throw 3 straight}\nthen: {devices: []}\n",
			[]string{`no option is ever worded "throw 3 straight"`}},
		{"a single arc for a double turret", turretOf("outerrimsmuggler", "front"),
			[]string{`the turret of ship cannot point at the arc "front", only at front and rear, left and right`}},
		{"two arcs for a single turret", turretOf("rebelscout", "front and rear"),
			[]string{`the turret of ship cannot point at the arc "front and rear", only at front, right, rear, left`}},
		{"an arc from which a card keeps the turret", turretOf("greensquadronexpert", "left"),
			[]string{`the turret of ship cannot point at the arc "left", only at front, rear`}},
		{"a result left over", missed + "  - {roll: attack, result: [hit]}\n",
			[]string{"f.yaml:12: dice are scripted, but no question is open"}},
		{"too many dice", attack + "  - {roll: attack, result: [hit]}\n",
			[]string{"f.yaml:10: 1 dice are scripted, 4 are rolled"}},
		{"another number than expected", attack +
			"  - {roll: attack, expect-dice: 3, result: [hit, hit, hit, hit]}\n",
			[]string{"f.yaml:10: expected 3 dice, 4 are rolled"}},
		{"the other dice", attack + "  - {roll: defense, result: [evade, evade, evade, evade]}\n",
			[]string{"f.yaml:10: defense dice are scripted, but dice of the other color"}},
		{"an answer that is not an option", head +
			"start: {phase: engagement, ship: escort}\nscript:\n  - {by: 1, use: focus}\n", []string{
			"f.yaml:9: use focus is not among the options", "player 1 is asked to choose a weapon",
			"- {by: 1, weapon: primary}", "- {by: 1, pass: true}", "at: round 1"}},
		{"the other player", head +
			"start: {phase: engagement, ship: escort}\nscript:\n  - {by: 2, pass: true}\n",
			[]string{"f.yaml:9: player 2 is not asked"}},
		{"a legal answer refused", head + "start: {phase: engagement, ship: escort}\nscript:\n" +
			"  - {by: 1, attack: tie, refused: true}\n",
			[]string{"f.yaml:9: attack tie is among the options"}},
		{"what must never be offered", head + "start: {phase: engagement, ship: escort}\n" +
			"never: [{ship: escort, option: attack}]\n",
			[]string{`"attack" of escort is offered, which must never be`}},
		{"an ability that no one has", head + "start: {phase: engagement, ship: escort}\nscript:\n" +
			"  - {by: 1, use: fokus, refused: true}\n",
			[]string{`f.yaml:9: no ability here goes by "fokus", only`, "focus"}},
		{"an option that no one has", attack + "never: [{ship: tie, option: fokus}]\n",
			[]string{`f.yaml:10: nothing here goes by "fokus", only attack, maneuvers such as`}},
		{"a weapon that no one has", head + "start: {phase: engagement, ship: escort}\nscript:\n" +
			"  - {by: 1, weapon: saber, refused: true}\n",
			[]string{`f.yaml:9: no weapon here goes by "saber", only primary`}},
		{"an option that nothing words so", head + "start: {phase: engagement, ship: escort}\n" +
			"script:\n  - {by: 1, choose: starboard, refused: true}\n",
			[]string{`f.yaml:9: no option is ever worded "starboard"`}},
		{"a maneuver that is none", head + "start: {phase: planning}\nscript:\n" +
			"  - {dial: 2 sideways, ship: tie, refused: true}\n",
			[]string{`f.yaml:9: "2 sideways" is not a maneuver; expected a speed and one of`}},
		{"a wrong place", head + "then: {tie: {at: [457, 400.02, 180]}}\n", []string{
			"f.yaml:7: tie is at 457.00, 400.00 heading 180.00, want 457.00, 400.02"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r := scenario.Run("f.yaml", []byte(c.text))
			if r.Err != nil {
				t.Fatal(r.Err)
			}
			err := r.Results[0].Err
			if !errors.Is(err, scenario.ErrFailed) {
				t.Fatalf("got %v, want ErrFailed", err)
			}
			for _, want := range c.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the failure does not say %q:\n%v", want, err)
				}
			}
		})
	}
}

// with returns the scenario of an X-wing and a TIE fighter with more about the latter.
func with(more string) string {
	return strings.Replace(head, "400, 180]", "400, 180], "+more, 1) + "then: {tie: {damage: 0}}\n"
}

func TestRun_ImpossibleSetUps(t *testing.T) {
	for more, want := range map[string]string{
		"shields: 9":                 "f.yaml:6: this cannot be so: tie: 9 shields and 0 Force, printed are 0 and 0",
		"force: 1":                   "f.yaml:6: this cannot be so: tie: 0 shields and 1 Force, printed are 0 and 0",
		"damage: 3":                  "f.yaml:6: this cannot be so: tie: 3 damage cards and not destroyed",
		"tokens: {energy: 1}":        `f.yaml:6: no token is called "energy", only focus, evade`,
		"charges: {protonbombs: 1}":  `f.yaml:6: tie has no card "protonbombs", only academypilot`,
		"discarded: [protonbombs]":   `f.yaml:6: tie has no card "protonbombs", only academypilot`,
		"crits: [Hull Leak]":         `f.yaml:6: no damage card is called "Hull Leak", only`,
		"turret: front":              "f.yaml:6: tie has no turret",
		"dial: 9 straight":           `f.yaml:6: the dial of tie has no "9 straight", only`,
		"locks: [tie]":               "f.yaml:6: this cannot be so: tie",
		"stats: {dial: [2 onwards]}": `f.yaml:6: expected a maneuver such as 2 bank-left white, got "2 onwards"`,
		"stats: {actions: [dance]}":  `f.yaml:6: no action is called "dance", only focus`,
	} {
		r := scenario.Run("f.yaml", []byte(with(more)))
		if r.Err != nil {
			t.Errorf("%s: %v", more, r.Err)
		} else if err := r.Results[0].Err; err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want it to say %q", more, err, want)
		}
	}
}

// First edition has neither strain nor deplete tokens.
func TestRun_TokensOfAnotherGame(t *testing.T) {
	for _, token := range []string{"strain", "deplete"} {
		r := scenario.Run("f.yaml", []byte(`scenario: A test
edition: first
rules: [1e.attack.roll.range-one-bonus]
ships:
  - {id: rookie, pilot: rookiepilot, player: 1, at: [457, 300, 0]}
  - {id: tie, pilot: academypilot, player: 2, at: [457, 400, 180], tokens: {`+token+`: 1}}
then: {tie: {damage: 0}}
`))
		if r.Err != nil {
			t.Fatal(r.Err)
		}
		want := fmt.Sprintf("no token is called %q, only focus, evade", token)
		if err := r.Results[0].Err; err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want it to say %q", token, err, want)
		}
	}
}

// A Conner Net is on the table, a turret points ahead, and each is asked for wrongly.
func TestRun_WrongDevicesAndTurrets(t *testing.T) {
	const begin = `scenario: A test
edition: second
rules: [2e.attack.range-bonus.1]
ships:
  - {id: y, pilot: goldsquadronveteran, player: 1, at: [457, 300, 0], upgrades: [ioncannonturret], turret: left}
  - {id: tie, pilot: academypilot, player: 2, at: [457, 600, 180], revealed: 2 straight}
devices: [{is: Conner Net, ship: y, at: [100, 100, 0]}]
then: `
	held := begin + "{devices: [{is: Conner Net, ship: y, at: [100, 100, 0]}], y: {turret: left}, " +
		"tie: {revealed: 2 straight}}"
	if r := scenario.Run("f.yaml", []byte(held)); !r.Passed() {
		t.Errorf("got %v %+v", r.Err, r.Results)
	}
	for then, want := range map[string]string{
		"{devices: []}": "more devices are on the table: Conner Net of y at 100.00, 100.00",
		"{devices: [{is: Conner Net, ship: tie}]}":                "no Conner Net of tie is there, only Conner Net of y",
		"{devices: [{is: Conner Net, ship: y, at: [9, 100, 0]}]}": "no Conner Net of y is there, only Conner Net of y at 100.00",
		"{devices: [{is: Cone, ship: y}]}":                        `no device is called "Cone", only`,
		"{y: {turret: front}}":                                    "the turret of y points at left, want front",
		"{tie: {revealed: 3 straight}}":                           "tie has revealed 2 straight blue, want 3 straight",
		"{tie: {dial: 2 straight}}":                               "tie has a dial set to",
	} {
		r := scenario.Run("f.yaml", []byte(begin+then))
		if r.Err != nil {
			t.Errorf("%s: %v", then, r.Err)
		} else if err := r.Results[0].Err; err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want it to say %q", then, err, want)
		}
	}
}

func TestRun_AllFailures(t *testing.T) {
	r := scenario.Run("f.yaml", []byte(missed+"then: {tie: {damage: 1, shields: 2}, escort: {damage: 3}}\n"))
	err := r.Results[0].Err
	for _, want := range []string{"tie has 0 damage", "tie has 0 active shields",
		"escort has 0 damage"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the failure does not say %q:\n%v", want, err)
		}
	}
}

func TestParse_AllMistakes(t *testing.T) {
	r := scenario.Run("f.yaml", []byte(strings.Replace(head, "bluesquadron", "greensquadron", 1)+
		"script:\n  - {by: 5, pass: true}\n  - {attack: wedge}\n---\n"+missed))
	if got := len(r.Mistakes()); got != 3 {
		t.Errorf("got %d mistakes, want 3: %v", got, r.Err)
	}
	if len(r.Results) != 1 || r.Results[0].Err != nil || r.Passed() {
		t.Errorf("got %+v, want the second scenario to hold and the file not to pass", r.Results)
	}
}

// An activation and then an engagement, checks along the way, and numbers that no card has.
func TestRun_SeveralStarts(t *testing.T) {
	r := scenario.Run("f.yaml", []byte(`scenario: A test
edition: second
rules: [2e.attack.range-bonus.1]
ships:
  - id: escort
    pilot: bluesquadronescort
    player: 1
    at: [457, 200, 0]
    upgrades: [protontorpedoes]
    discarded: [protontorpedoes]
    stats: {attack: 1, hull: 9, dial: [4 straight red, 1 straight blue], actions: [evade, red boost]}
  - {id: tie, pilot: academypilot, player: 2, at: [457, 400, 180]}
start: {phase: activation, ship: escort, dial: 1 straight}
script:
  - {by: 1, use: boost}
  - {by: 1, maneuver: 1 straight, then: {escort: {tokens: {stress: 1}, revealed: 1 straight}}}
  - {start: {phase: engagement, ship: escort}}
  - {by: 1, attack: tie}
  - {roll: attack, expect-dice: 2, result: [blank, blank], then: {attack: {range: 1}}}
  - {roll: defense, result: [blank, blank, blank]}
  - {then: {escort: {discarded: [protontorpedoes], dial: none}}}
  - {start: {phase: round}}
  - {dial: 2 straight, ship: escort, refused: true}
  - {dial: 1 straight, ship: escort}
  - {dial: 2 turn-left, ship: tie, then: {round: 2}}
  - {by: 2, pass: true}
  - {by: 1, pass: true}
then:
  escort: {tokens: {stress: 0}}
  devices: []
`))
	if !r.Passed() {
		t.Errorf("got %v %+v", r.Err, r.Results)
	}
}

func TestTraceFiles_PrintsQuestionsAndEvents(t *testing.T) {
	name := filepath.Join(t.TempDir(), "f.yaml")
	if err := os.WriteFile(name, []byte(missed), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if held, err := scenario.TraceFiles(&out, name); !held || err != nil {
		t.Errorf("got %v, %v", held, err)
	}
	for _, want := range []string{
		"f.yaml:1: A test\n", "   7  start: {phase: engagement, ship: escort}\n",
		"        - {by: 1, weapon: primary}\n", "   9  - {by: 1, attack: tie}\n",
		"- {roll: attack, result: [crit, crit, crit, crit]}, or such",
		"2e.attack", "open: chance is asked", "roll 3 defense dice",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the trace does not say %q:\n%s", want, out.String())
		}
	}
}

func TestRun_SeveralScenariosInOneFile(t *testing.T) {
	r := scenario.Run("f.yaml", []byte(missed+"---\n"+head+"then: {tie: {damage: 1}}\n"))
	if len(r.Results) != 2 || r.Results[0].Err != nil || r.Results[1].Err == nil || r.Passed() {
		t.Errorf("got %+v, want the first to hold and the second to fail", r)
	}
}

func TestRunFiles_SaysHowEachWent(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("good.yaml", missed)
	var out bytes.Buffer
	if ok, err := scenario.RunFiles(&out, dir); !ok || err != nil {
		t.Errorf("got %v, %v for a folder of scenarios that hold:\n%s", ok, err, out.String())
	}
	write("wrong.yaml", attack+"  - {by: 1, pass: true}\n")
	write("unread.yaml", "scenario: x\n")
	out.Reset()
	ok, err := scenario.RunFiles(&out, dir)
	if ok || err != nil {
		t.Errorf("got %v, %v for a folder with scenarios that fail", ok, err)
	}
	for _, want := range []string{
		"ok    ", "good.yaml:1: A test", "FAIL  ", "wrong.yaml:1: A test", "      open: chance is asked",
		"unread.yaml:1: expected", "1 held, 2 failed\n",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the report does not say %q:\n%s", want, out.String())
		}
	}
}

func TestRunFiles_NoSuchFile(t *testing.T) {
	var out bytes.Buffer
	if ok, err := scenario.RunFiles(&out, "no-such.yaml"); ok || !errors.Is(err, os.ErrNotExist) {
		t.Errorf("got %v, %v", ok, err)
	}
}

// Whatever bytes come, reading ends with scenarios or with one sentence that names file and
// line, and a scenario that was read can be played: it holds, or it fails.
func FuzzParse(f *testing.F) {
	files, err := filepath.Glob("../../content/scenarios/*/*.yaml")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range files {
		content, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(content)
	}
	f.Add([]byte(missed + "---\n" + head))
	f.Add([]byte("a: &a [*a]\n"))
	f.Fuzz(func(t *testing.T, content []byte) {
		list, err := scenario.Parse("f.yaml", content)
		switch {
		case err == nil && len(list) == 0:
			t.Error("neither scenarios nor an error")
		case err == nil:
			for i := range list {
				if err := list[i].Play(); err != nil && !errors.Is(err, scenario.ErrFailed) {
					t.Error(err)
				}
			}
		case !errors.Is(err, scenario.ErrFormat) || strings.Contains(err.Error(), "\n") ||
			!strings.Contains(err.Error(), "f.yaml:"):
			t.Errorf("%q", err)
		}
	})
}

// Words in the spelling of older scenarios are still read.
func TestParse_OldSpellings(t *testing.T) {
	r := scenario.Run("f.yaml", []byte(strings.ReplaceAll(missed, "defense", "defence")))
	if !r.Passed() {
		t.Errorf("got %+v, want a scenario that holds", r)
	}
}

// What a script leaves open to chance at its end is not played.
func TestRun_EndsAtARoll(t *testing.T) {
	for _, text := range []string{attack, hit} {
		if r := scenario.Run("f.yaml", []byte(text+"then: {tie: {damage: 0}}\n")); !r.Passed() {
			t.Errorf("%v %+v", r.Err, r.Results)
		}
	}
}

// A question without an alternative may be answered, and need not be.
func TestRun_NoAlternative(t *testing.T) {
	const then = "then: {wing: {tokens: {stress: 0}}}\n"
	for _, text := range []string{
		calms + then,
		calms + "  - {by: 1, pick: wing}\n" + then,
		calms + "  - {start: {phase: end}}\n" + then,
	} {
		if r := scenario.Run("f.yaml", []byte(text)); !r.Passed() {
			t.Errorf("%v %+v", r.Err, r.Results)
		}
	}
	if r := scenario.Run("f.yaml", []byte(calms+"  - {by: 1, pass: true}\n"+then)); r.Passed() {
		t.Error("a pass was accepted that no one could give")
	}
}

func TestRun_DropsAndLaunches(t *testing.T) {
	for words, y := range map[string]string{"launch": "618.95", "drop": "295.05"} {
		text := droids + "  - {by: 1, choose: " + words + " 3 straight}\nthen: {devices: [{is: DRK-1 Probe Droid, ship: bomber, at: [457, " +
			y + ", " + map[string]string{"launch": "180", "drop": "0"}[words] + "]}]}\n"
		if r := scenario.Run("f.yaml", []byte(text)); !r.Passed() {
			t.Errorf("%s: %v %+v", words, r.Err, r.Results)
		}
	}
}

// Which ship acts next may be left open, before any turn has begun; and whatever is asked after a check.
func TestRun_EndsBeforeATurn(t *testing.T) {
	for _, text := range []string{
		head + "  - {id: wing, pilot: bluesquadronescort, player: 1, at: [600, 300, 0]}\nstart: {phase: engagement}\n",
		attack + "  - {then: {tie: {damage: 0}}}\n",
		head + "start: {phase: engagement, ship: escort}\nscript:\n  - {then: {tie: {damage: 0}}}\n",
	} {
		if r := scenario.Run("f.yaml", []byte(text+"then: {tie: {damage: 0}}\n")); !r.Passed() {
			t.Errorf("%v %+v", r.Err, r.Results)
		}
	}
}
