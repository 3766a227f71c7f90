package analysis

import (
	"bytes"
	"cmp"
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/replay"
)

// golden reads a record of the replay package.
func golden(t *testing.T, name string) (*rules.Compiled, *replay.Record) {
	t.Helper()
	f, err := os.Open("../replay/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r, err := replay.Read(f)
	if err != nil {
		t.Fatal(err)
	}
	c, ok := edition.ByID(r.Edition)
	if !ok {
		t.Fatalf("no edition %s", r.Edition)
	}
	return c, r
}

func TestOf_AnalyzesAMatchOfEachGame(t *testing.T) {
	for _, name := range []string{
		"ready-empire-ready-rebels.record", "first-dark-hour-hired-hands.record",
		"flightpath-302nd-cannon-line.record",
	} {
		t.Run(name, func(t *testing.T) {
			c, r := golden(t, name)
			r.Lines = r.Lines[:min(len(r.Lines), 90)]
			var seen []float64
			o := Options{Samples: 1, Closer: 2, Workers: 1, Progress: func(f float64) { seen = append(seen, f) }}
			one, err := Of(t.Context(), c, r, o)
			if err != nil {
				t.Fatal(err)
			}
			if len(one.Decisions) == 0 || len(seen) == 0 || seen[len(seen)-1] != 1 {
				t.Fatalf("%d decisions, progress %v", len(one.Decisions), seen)
			}
			for i, d := range one.Decisions {
				if d.Chance < 0 || d.Chance > 1 || d.Asked == "" || d.Chose == "" || d.Player < 1 ||
					i > 0 && d.Line <= one.Decisions[i-1].Line {
					t.Errorf("decision %d: %+v", i, d)
				}
			}
			for i, l := range one.Losses {
				if l.Lost <= l.Error || l.Better == l.Chose || len(l.Answers) == 0 || i > 0 && l.Lost > one.Losses[i-1].Lost {
					t.Errorf("loss %d: %+v", i, l)
				}
			}
			o.Workers, o.Progress = 2, nil
			two, err := Of(t.Context(), c, r, o)
			if err != nil {
				t.Fatal(err)
			}
			if a, b := inJSON(t, one), inJSON(t, two); a != b {
				t.Error("the same match was judged twice, and not alike")
			}
		})
	}
}

// The rounds of a match, looked at one by one, add up to the whole of it.
func TestOf_RoundByRound(t *testing.T) {
	c, r := golden(t, "ready-empire-ready-rebels.record")
	r.Lines = r.Lines[:220]
	o := Options{Samples: 1, Closer: 2, Workers: 1}
	whole, err := Of(t.Context(), c, r, o)
	if err != nil {
		t.Fatal(err)
	}
	parts := &Match{Luck: &Luck{Attacks: []Attack{}}}
	for o.Round = 1; o.Round <= whole.Decisions[len(whole.Decisions)-1].Round; o.Round++ {
		part, err := Of(t.Context(), c, r, o)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range part.Decisions {
			if d.Round != o.Round {
				t.Errorf("round %d reports round %d", o.Round, d.Round)
			}
		}
		parts.Decisions = append(parts.Decisions, part.Decisions...)
		parts.Missed = append(parts.Missed, part.Missed...)
		parts.Attacks = append(parts.Attacks, part.Attacks...)
		parts.Losses = append(parts.Losses, part.Losses...)
		for p := range part.Sides {
			parts.Sides[p].Attacks += part.Sides[p].Attacks
			parts.Sides[p].Stood += part.Sides[p].Stood
		}
	}
	slices.SortStableFunc(parts.Losses, func(a, b Loss) int { return cmp.Compare(b.Lost, a.Lost) })
	parts.Losses = parts.Losses[:min(len(parts.Losses), mostLosses)]
	if !reflect.DeepEqual(parts.Losses, whole.Losses) {
		t.Errorf("losses of the rounds %+v, of the whole %+v", parts.Losses, whole.Losses)
	}
	if !slices.Equal(parts.Decisions, whole.Decisions) || !slices.Equal(parts.Attacks, whole.Attacks) ||
		!slices.Equal(parts.Missed, whole.Missed) || len(whole.Attacks) == 0 {
		t.Error("the rounds do not add up")
	}
	for p := range whole.Sides {
		if parts.Sides[p].Attacks != whole.Sides[p].Attacks || parts.Sides[p].Stood != whole.Sides[p].Stood {
			t.Errorf("player %d: %+v, in all %+v", p+1, parts.Sides[p], whole.Sides[p])
		}
	}
}

// The chance after a decision says how far its samples leave it open, and one sample does not say that.
func TestOf_ChancesCarryTheirError(t *testing.T) {
	c, r := golden(t, "ready-empire-ready-rebels.record")
	r.Lines = r.Lines[:min(len(r.Lines), 60)]
	for _, samples := range []int{1, 4} {
		m, err := Of(t.Context(), c, r, Options{Samples: samples, Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		open := 0
		for _, d := range m.Decisions {
			if d.ChanceError < 0 || d.ChanceError > 0.5 {
				t.Errorf("line %d: %.2f ± %.2f", d.Line, d.Chance, d.ChanceError)
			}
			if d.ChanceError > 0 {
				open++
			}
		}
		if want := len(m.Decisions) / 2; samples == 1 && open > 0 || samples > 1 && open < want {
			t.Errorf("%d samples: %d of %d chances with an error", samples, open, len(m.Decisions))
		}
		var text strings.Builder
		if err := m.Write(&text); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(text.String(), "±") != (samples > 1) {
			t.Errorf("%d samples:\n%s", samples, text.String())
		}
	}
}

// inJSON returns an analysis as JSON.
func inJSON(t *testing.T, m *Match) string {
	t.Helper()
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestWritePage_HoldsWhatWasFound(t *testing.T) {
	m := &Match{
		Luck: &Luck{Names: []string{"Ann", "Ben"}, Attacks: []Attack{{Round: 2, Player: 2, Attacker: "Luke <Skywalker>", Defender: "Vader",
			Dice: [2]int{3, 2}, Expected: 1.25, Stood: 3, Luck: 1.5, Chance: 0.1}},
			Sides: [2]Side{{}, {Attacks: 1, Expected: 1.25, Stood: 3, Luck: 1.5}}},
		Decisions: []Decision{{Line: 9, Round: 1, Player: 1, Chance: 0.5}, {Line: 12, Round: 2, Player: 2, Chance: 0.25, ChanceError: 0.04}},
		Losses:    []Loss{{Decision: Decision{Round: 2, Player: 2, Chose: "Focus"}, Better: "Evade", Lost: 0.2, Error: 0.05}},
		Missed:    []Missed{{Round: 2, Player: 1, Attacker: "Wedge", Defender: "Vader", How: "Boost"}},
		Program:   "ace", Samples: [2]int{4, 8},
	}
	var page, text bytes.Buffer
	if err := m.WritePage(&page); err != nil {
		t.Fatal(err)
	}
	if err := m.Write(&text); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"Luke &lt;Skywalker&gt;", "300.0,110.0 600.0,165.0", "0,110 900.0,0.0", ">&#43;1.50<td", "name=\"viewport\"", "Evade", "20 ± 5 %", "25 ± 4 %",
		"300.0,110.0 600.0,156.2 600.0,173.8 300.0,110.0 ",
		"Wedge at Vader, by Boost",
	} {
		if !strings.Contains(page.String(), want) {
			t.Errorf("the page lacks %q:\n%s", want, page.String())
		}
	}
	for _, want := range []string{"   1   50 ± 0 %", "   2   25 ± 4 %", "better Evade", "lost 20 ± 5 %", "Wedge at Vader, by Boost"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("the text lacks %q:\n%s", want, text.String())
		}
	}
}

// What a partner loses is weighed for the partner's side.
func TestWeigh_APartnerLosesAsItsCaptain(t *testing.T) {
	c, r := golden(t, "ready-empire-ready-rebels.record")
	g, s, err := c.NewGame(r.Setup)
	if err != nil {
		t.Fatal(err)
	}
	w := &witness{x: game.NewExec(g), s: s, g: g, program: strongest.New}
	for i := range r.Lines[:60] {
		if err := w.line(&r.Lines[i]); err != nil {
			t.Fatal(err)
		}
	}
	future, checked := bot.NewFuture(g), 0
	for i := range w.made {
		d := w.made[i]
		if d.player != game.Seat2 || d.other == nil || !d.differs {
			continue
		}
		captain := w.weigh(future, &d, 4)
		d.player = game.Seat4
		if partner := w.weigh(future, &d, 4); partner.Lost != captain.Lost {
			t.Errorf("the captain lost %v, the partner %v", captain.Lost, partner.Lost)
		} else if partner.Lost != 0 {
			checked++
		}
	}
	if checked == 0 {
		t.Error("no decision lost or won anything")
	}
}
