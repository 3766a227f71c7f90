package wire

import (
	"slices"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/play/view"
)

// The answers of an end lead the ship there in the real match, or leave it where it is if they are said to fail.
func TestQuestion_EndsAreWhereTheirAnswersLead(t *testing.T) {
	ends, failed := 0, 0
	eachQuestion(t, 6, func(p *played, v *view.View, q *Question) {
		for _, o := range q.Options {
			for _, e := range o.Ends {
				ends++
				s, x := *p.s, game.NewExec(p.g)
				was := s.Ships[e.Ship].Pose
				for n, words := range e.Answers {
					x.Ask(&s, v.Viewer())
					c, err := replay.Parse(x, &s, v.Viewer(), words)
					if err != nil {
						t.Fatal(err)
					}
					if n < len(e.Answers)-1 {
						err = x.Step(&s, v.Viewer(), c, nil)
					} else {
						x.PlayTo(&s, v.Viewer(), c, int(p.s.Depth))
					}
					if err != nil {
						t.Fatalf("%s: %s: %v", q.Text, words, err)
					}
				}
				now := s.Ships[e.Ship].Pose
				if e.Fails {
					failed++
				}
				if e.Fails != (now == was) || !e.Fails && poseOf(now) != e.Pose {
					t.Fatalf("%s: %v: said %+v, fails %v; is %+v", q.Text, e.Answers, e.Pose, e.Fails, poseOf(now))
				}
			}
		}
	})
	if ends == 0 || failed == 0 {
		t.Errorf("%d ends were sent, %d of them fail", ends, failed)
	}
}

// Nothing that is said to be free spends a charge, Force, a lock or a shield; what is even comes with more than one ship.
func TestQuestion_WhatIsFreeCostsNothingThatLasts(t *testing.T) {
	free, even := map[string]int{}, 0
	eachQuestion(t, 8, func(p *played, v *view.View, q *Question) {
		if q.Even {
			even++
			if q.About != "turn" || len(q.Options) < 2 {
				t.Fatalf("%s: is even", q.Text)
			}
		}
		for _, o := range q.Options {
			if !o.Free {
				continue
			}
			free[q.About]++
			if q.About != "dice" {
				continue
			}
			s, x := *p.s, game.NewExec(p.g)
			x.Ask(&s, v.Viewer())
			c, err := replay.Parse(x, &s, v.Viewer(), o.Answer)
			if err != nil {
				t.Fatal(err)
			}
			x.PlayTo(&s, v.Viewer(), c, int(p.s.Depth))
			for id := range p.g.Ships {
				was, is := &p.s.Ships[id], &s.Ships[id]
				if was.Force != is.Force || was.Shields != is.Shields || was.Locks != is.Locks {
					t.Fatalf("%s: %s is not free", q.Text, o.Text)
				}
				if id != *q.Ship && was.Tokens != is.Tokens {
					t.Fatalf("%s: %s costs another ship tokens", q.Text, o.Text)
				}
			}
			for other := range x.EachShip() {
				if p.g.Ships[other].Side != v.Viewer().Side() && !p.s.Ships[other].Engaged &&
					p.s.Ships[*q.Ship].Tokens != s.Ships[*q.Ship].Tokens && p.teller.canAttack(other, game.ShipID(*q.Ship)) {
					t.Fatalf("%s: %s spends what ship %d could make needed", q.Text, o.Text, other)
				}
			}
		}
	})
	if free["dice"] == 0 || free["weapon"] == 0 || even == 0 {
		t.Errorf("free: %v, even: %d", free, even)
	}
}

// A focus or an evade token makes no threat worse, and the threats sent are threats to the ship that acts.
func TestQuestion_ActionsTellWhatTheEnemiesCouldDoThen(t *testing.T) {
	better, threats := 0, 0
	eachQuestion(t, 8, func(p *played, v *view.View, q *Question) {
		if (q.Threat != nil) && (q.About != "action" || q.Threat.Damage < 0) {
			t.Fatalf("%s: %+v", q.Text, *q.Threat)
		}
		for _, o := range q.Options {
			if o.Threat == nil {
				continue
			}
			threats++
			if o.Icon != "focus" && o.Icon != "evade" {
				continue
			}
			if o.Threat.Attackers != q.Threat.Attackers || o.Threat.Damage > q.Threat.Damage+1e-9 {
				t.Fatalf("%s: %s: %+v, and without it %+v", q.Text, o.Text, *o.Threat, *q.Threat)
			}
			if o.Threat.Damage < q.Threat.Damage-0.01 {
				better++
			}
		}
	})
	if threats == 0 || better == 0 {
		t.Errorf("%d threats were sent, %d tokens help", threats, better)
	}
}

// The answers of a link perform a linked action right after the action before it: they are legal one after another, and
// lead where they are said to (2e.action.linked.after-base).
func TestQuestion_LinksAreWhatCanFollow(t *testing.T) {
	links, moves, stressed := 0, 0, 0
	eachQuestion(t, 24, func(p *played, v *view.View, q *Question) {
		for _, o := range q.Options {
			way := []string{o.Answer}
			if i := slices.IndexFunc(o.Ends, func(e End) bool { return !e.Fails }); i >= 0 {
				way = o.Ends[i].Answers
			}
			for _, l := range o.Links {
				links++
				s, x := *p.s, game.NewExec(p.g)
				play := func(answers []string) {
					for _, words := range answers {
						x.Ask(&s, v.Viewer())
						c, err := replay.Parse(x, &s, v.Viewer(), words)
						if err != nil {
							t.Fatalf("%s: %v, then %v: %v", q.Text, way, l.Answers, err)
						}
						x.PlayTo(&s, v.Viewer(), c, int(p.s.Depth))
					}
				}
				play(way)
				before := s.Ships[*q.Ship]
				play(l.Answers)
				after := s.Ships[*q.Ship]
				if got := int(after.Tokens[game.StressToken]) - int(before.Tokens[game.StressToken]); got != l.Stress {
					t.Fatalf("%s: %v gains %d stress tokens, said %d", q.Text, l.Answers, got, l.Stress)
				}
				if l.Stress > 0 {
					stressed++
				}
				if l.End == nil {
					continue
				}
				moves++
				if l.End.Fails != (before.Pose == after.Pose) || !l.End.Fails && poseOf(after.Pose) != l.End.Pose {
					t.Fatalf("%s: %v: said %+v, is %+v", q.Text, l.Answers, *l.End, poseOf(after.Pose))
				}
			}
		}
	})
	if links == 0 || moves == 0 || stressed == 0 {
		t.Errorf("%d links were sent, %d of them move, %d gain stress", links, moves, stressed)
	}
}

// A token for attacking makes no aim worse, and one aims at enemies alone.
func TestQuestion_ActionsSayWhatTheShipCouldDoThen(t *testing.T) {
	better := 0
	eachQuestion(t, 8, func(p *played, v *view.View, q *Question) {
		for _, o := range q.Options {
			if o.Aim == nil || q.Aim == nil {
				continue
			}
			if p.g.Ships[o.Aim.Ship].Side == v.Viewer().Side() {
				t.Fatalf("%s: %s aims at ship %d", q.Text, o.Text, o.Aim.Ship)
			}
			if o.Icon != "focus" && o.Icon != "evade" {
				continue
			}
			if o.Aim.Damage < q.Aim.Damage-1e-9 {
				t.Fatalf("%s: %s: %+v, and without it %+v", q.Text, o.Text, *o.Aim, *q.Aim)
			}
			if o.Aim.Hit > q.Aim.Hit+0.01 {
				better++
			}
		}
	})
	if better == 0 {
		t.Error("no focus token helps an attack")
	}
}
