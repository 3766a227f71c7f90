package scenario_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"koiogran/scenario"
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

// hit is a roll of four hits, which stands in line 10.
const hit = attack + "  - {roll: attack, result: [hit, hit, hit, hit]}\n"

// missed plays the attack to its end.
const missed = attack + `  - {roll: attack, result: [blank, blank, blank, blank]}
  - {roll: defence, result: [blank, blank, blank]}
`

func TestParse_Mistakes(t *testing.T) {
	cases := []struct {
		name, text, want string
	}{
		{"nothing", "", "f.yaml:1: expected at least one scenario"},
		{"not YAML", "scenario: [", "f.yaml:1: not YAML"},
		{"not keys", "- a\n", "f.yaml:1: expected keys and values, got a list"},
		{"an unknown key", head + "thn: {}\n", `f.yaml:7: unknown key "thn", expected one of`},
		{"a key twice", head + "first: 1\nfirst: 2\n", `f.yaml:8: the key "first" stands twice`},
		{"no title", "edition: second\n", "f.yaml:1: expected a scenario with a title"},
		{"another edition", strings.Replace(head, "second", "third", 1),
			`f.yaml:2: "third" is not expected here, only second`},
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
		{"a third player", strings.Replace(head, "player: 2", "player: 3", 1),
			`f.yaml:6: expected a whole number from 1 to 2, got "3"`},
		{"an alias", head + "first: &a 1\nthen: *a\n",
			"f.yaml:8: expected keys and values, got an alias"},
		{"two things in a step", attack + "  - {pass: true, use: focus}\n",
			"f.yaml:10: a step does one thing"},
		{"a step without a verb", attack + "  - {by: 1}\n",
			"f.yaml:10: expected a step with one of the keys"},
		{"a roll without a result", attack + "  - {roll: attack}\n",
			"f.yaml:10: expected a roll with the key result"},
		{"a refused roll", attack + "  - {roll: attack, result: [hit], refused: true}\n",
			"f.yaml:10: roll is nobody's answer"},
		{"an unknown expectation", head + "then: {tie: {hull: 1}}\n", `f.yaml:7: unknown key "hull"`},
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
			"f.yaml:12: Academy Pilot has 0 damage cards, want 1", "no question is open"}},
		{"an expectation in between", attack + "  - {then: {attack: {range: 2}}}\n",
			[]string{"f.yaml:10: want an attack at range 2, not 1", "chance is asked"}},
		{"a question left open", hit + "then: {tie: {damage: 0}}\n", []string{
			"Done, but a question is open", "chance is asked", "roll 3 defence dice"}},
		{"a result left over", missed + "  - {roll: attack, result: [hit]}\n",
			[]string{"f.yaml:12: dice are scripted, but no question is open"}},
		{"too many dice", attack + "  - {roll: attack, result: [hit]}\n",
			[]string{"f.yaml:10: 1 dice are scripted, 4 are rolled"}},
		{"another number than expected", attack +
			"  - {roll: attack, expect-dice: 3, result: [hit, hit, hit, hit]}\n",
			[]string{"f.yaml:10: expected 3 dice, 4 are rolled"}},
		{"the other dice", attack + "  - {roll: defence, result: [evade, evade, evade, evade]}\n",
			[]string{"f.yaml:10: defence dice are scripted, but dice of the other colour"}},
		{"an answer that is not an option", head +
			"start: {phase: engagement, ship: escort}\nscript:\n  - {by: 1, use: focus}\n", []string{
			"f.yaml:9: use focus is not among the options", "player 1 is asked to choose a weapon",
			"- Blue Squadron Escort: primary", "- pass", "at: round 1"}},
		{"the other player", head +
			"start: {phase: engagement, ship: escort}\nscript:\n  - {by: 2, pass: true}\n",
			[]string{"f.yaml:9: player 2 is not asked"}},
		{"a legal answer refused", head + "start: {phase: engagement, ship: escort}\nscript:\n" +
			"  - {by: 1, attack: tie, refused: true}\n",
			[]string{"f.yaml:9: attack Academy Pilot is among the options"}},
		{"what must never be offered", head + "start: {phase: engagement, ship: escort}\n" +
			"never: [{ship: escort, option: attack}]\n",
			[]string{`"attack" of Blue Squadron Escort is offered, which must never be`}},
		{"a ship that is not there", head + "then: {wedge: {damage: 0}}\n",
			[]string{`f.yaml:7: the scenario has no ship "wedge"`}},
		{"a pilot that is not there", strings.Replace(head, "academypilot", "nobody", 1) +
			"then: {tie: {damage: 0}}\n", []string{`no pilot "nobody"`}},
		{"a wrong place", head + "then: {tie: {at: [457, 400.02, 180]}}\n", []string{
			"f.yaml:7: Academy Pilot stands at 457.00, 400.00 heading 180.00, want 457.00, 400.02"}},
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
	write("wrong.yaml", hit)
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
	files, err := filepath.Glob("../scenarios/*/*.yaml")
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
