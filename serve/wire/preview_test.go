package wire

import (
	"math"
	"slices"
	"testing"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/replay"
	"koiogran/play/view"
)

func TestDials_EveryShipsDialCanBeSetFirst(t *testing.T) {
	met := map[string]int{}
	eachQuestion(t, 2, func(p *played, v *view.View, q *Question) {
		dials := p.teller.Dials(v)
		if q.About != "dial" {
			if len(dials.Ships) > 0 {
				t.Fatalf("%s: there are dials to set", q.Text)
			}
			return
		}
		asked := false
		for _, d := range dials.Ships {
			asked = asked || d.Ship == *q.Ship
			if p.g.Ships[d.Ship].Owner != v.Viewer() || !p.s.Ships[d.Ship].OnTable {
				t.Fatalf("ship %d has a dial to set", d.Ship)
			}
			for _, o := range d.Options {
				if tried := p.teller.Try(v, o.Answer); !tried.Legal || *o.Ship != d.Ship {
					t.Fatalf("%+v: %+v", o, tried)
				}
				for _, m := range o.Meets {
					met[m.Kind]++
				}
				met["sight"] += len(o.Sights)
				met["aimed"] += len(o.Aimed)
			}
		}
		if !asked {
			t.Fatalf("%s: the dial is not there", q.Text)
		}
	})
	for _, kind := range []string{"edge", "ship", "object", "sight", "aimed"} {
		if met[kind] == 0 {
			t.Errorf("nothing of kind %q was met", kind)
		}
	}
}

func TestPreview_SaysWhatAShipMeets(t *testing.T) {
	p := begin(t, 1)
	for p.s.Round == 0 || p.s.Phase != game.PlanningPhase {
		p.step(t)
	}
	for id := range p.g.Ships {
		p.s.Ships[id].Pose = geom.Pose{X: int32(100+200*(id%4)) * geom.Millimeter,
			Y: int32(100+700*(id/4)) * geom.Millimeter}
	}
	first := game.ShipID(0)
	p.s.Ships[first].Pose = geom.Pose{X: 457 * geom.Millimeter, Y: 890 * geom.Millimeter}
	v := view.Of(p.g, p.s, p.g.Ships[first].Side)
	for _, d := range p.teller.Dials(&v).Ships {
		if d.Ship != int(first) {
			continue
		}
		for _, o := range d.Options {
			if o.Maneuver.Bearing == "straight" && (len(o.Meets) == 0 || o.Meets[0].Kind != "edge") {
				t.Errorf("%s leads off the table, and meets %+v", o.Text, o.Meets)
			}
		}
		return
	}
	t.Error("the ship has no dial")
}

func TestFormation_ASquadStandsInLine(t *testing.T) {
	p := begin(t, 3)
	lines := map[game.Player]float64{}
	for p.s.Round == 0 && !p.s.Over {
		who := p.x.Waiting(p.s)
		for _, seat := range [...]game.Player{game.Seat1, game.Seat2} {
			if !who.Has(seat) {
				continue
			}
			v := view.Of(p.g, p.s, seat)
			q := p.teller.Question(&v)
			if q == nil || q.Place == nil || q.Place.Ship == nil {
				continue
			}
			front := q.Place.Suggest.Y + q.Place.Length/2
			if seat == game.Seat2 {
				front = q.Place.Suggest.Y - q.Place.Length/2
			}
			if line, known := lines[seat]; known && math.Abs(line-front) > 0.01 && p.s.Round == 0 {
				// The bots place their ships where they like; the line stays the same.
				t.Errorf("ship %d of seat %d is suggested at %.1f, the line is at %.1f",
					*q.Place.Ship, seat+1, front, line)
			}
			lines[seat] = front
		}
		p.step(t)
	}
	if len(lines) != 2 {
		t.Fatalf("lines %v, want those of both seats", lines)
	}
}

// The targets that a weapon names are those that can be chosen once it is.
func TestTargets_AreThoseThatCanBeChosenThen(t *testing.T) {
	weapons, choices := 0, 0
	eachQuestion(t, 3, func(p *played, v *view.View, q *Question) {
		if q.About != "weapon" {
			return
		}
		for _, o := range q.Options {
			if o.Verb != "weapon" {
				continue
			}
			weapons++
			if len(o.Sights) == 0 {
				t.Fatalf("%s: %s has no target", q.Text, o.Text)
			}
			c, err := replay.Parse(p.x, p.s, v.Viewer(), o.Answer)
			if err != nil {
				t.Fatal(err)
			}
			after := view.Of(p.g, &p.stepped(t, v.Viewer(), c).state, v.Viewer())
			next := p.teller.Question(&after)
			if next == nil || next.About != "target" {
				continue
			}
			choices++
			named := map[int]bool{}
			for _, s := range o.Sights {
				named[s.Ship] = true
			}
			for _, target := range next.Options {
				if !named[*target.Ship] || len(next.Options) != len(named) {
					t.Fatalf("%s names %v, then ship %d can be chosen", o.Text, named, *target.Ship)
				}
			}
		}
	})
	if weapons == 0 || choices == 0 {
		t.Errorf("%d weapons, %d choices of a target", weapons, choices)
	}
}

// Answers of a record name the options that they are, dials that are set already among them, and a move says whose it is.
func TestNamed_FindsOptionsByTheirAnswers(t *testing.T) {
	again, moves := 0, 0
	eachQuestion(t, 2, func(p *played, v *view.View, q *Question) {
		var answers []string
		for _, o := range q.Options {
			answers = append(answers, o.Answer)
		}
		for _, dial := range p.teller.Dials(v).Ships {
			if answer := dial.Options[0].Answer; !slices.Contains(answers, answer) {
				answers = append(answers, answer)
				again++
			}
		}
		list := p.teller.Named(v, append(answers, "dial none 1,straight"))
		if len(list) != len(answers) {
			t.Fatalf("%s: %d of %d answers are named", q.Text, len(list), len(answers))
		}
		for i, o := range list {
			if o.Answer != answers[i] || o.Pose != nil && o.Ship == nil && q.Ship != nil {
				t.Fatalf("%s: %s is named %+v", q.Text, answers[i], o)
			}
			if o.Pose != nil && o.Verb != "dial" {
				moves++
			}
		}
	})
	if again == 0 || moves == 0 {
		t.Errorf("%d dials that were set already, %d moves", again, moves)
	}
}
