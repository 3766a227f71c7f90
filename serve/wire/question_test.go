package wire

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// eachQuestion plays random matches of every edition and shows every question of a seat
// as the server sends it.
func eachQuestion(t *testing.T, matches int, visit func(p *played, v *view.View, q *Question)) {
	t.Helper()
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		for seed := range uint64(matches) {
			p := drawn(t, c, seed)
			for n := 0; !p.s.Over && n < 800; n++ {
				who := p.x.Waiting(p.s)
				for _, seat := range [...]game.Player{game.Seat1, game.Seat2} {
					if v := view.Of(p.g, p.s, seat); who.Has(seat) {
						visit(p, &v, p.teller.Question(&v))
					}
				}
				p.step(t)
			}
		}
	}
}

func TestQuestion_EveryOptionIsALegalAnswerByItsWords(t *testing.T) {
	eachQuestion(t, 4, func(p *played, v *view.View, q *Question) {
		seen := map[string]bool{}
		for _, o := range q.Options {
			if tried := p.teller.Try(v, o.Answer); !tried.Legal || seen[o.Answer] || o.Text == "" {
				t.Fatalf("%s: option %+v: %+v", q.Text, o, tried)
			}
			seen[o.Answer] = true
		}
		if q.Kind == "pick" && !seen[q.Default] {
			t.Fatalf("%s: the default %q is not an option", q.Text, q.Default)
		}
	})
}

func TestQuestion_SaysWhatTheRulesLetShipsSpend(t *testing.T) {
	seen := map[string]int{}
	eachQuestion(t, 4, func(_ *played, _ *view.View, q *Question) {
		for _, o := range q.Options {
			if spends := strings.Contains(o.Answer, " rules/spend-"); spends != (o.Spends != "") {
				t.Fatalf("%s: %q spends %q", q.Text, o.Answer, o.Spends)
			}
			seen[o.Spends]++
		}
	})
	if len(seen) < 4 {
		t.Errorf("these matches offer little to spend: %v", seen)
	}
}

func TestQuestion_DialsShowWhereTheyLead(t *testing.T) {
	shown := map[string]bool{}
	eachQuestion(t, 2, func(p *played, v *view.View, q *Question) {
		if q.About != "dial" {
			return
		}
		for _, o := range q.Options {
			if o.Pose == nil || len(o.Path) == 0 || o.Maneuver == nil {
				t.Fatalf("%s: %+v", q.Text, o)
			}
			shown[p.g.Setup.Edition] = true
		}
	})
	if len(shown) != len(edition.IDs()) {
		t.Errorf("dials were asked for in %v alone", shown)
	}
}

func TestQuestion_OnlyOwnShipsAreShownWhereTheyWouldEnd(t *testing.T) {
	eachQuestion(t, 4, func(p *played, v *view.View, q *Question) {
		asked := v.Ask(p.teller.x)
		for i, c := range asked.Options() {
			preview, ok := v.Preview(p.teller.x, asked, c)
			if ok && p.g.Ships[preview.Ship].Owner != v.Viewer() {
				t.Fatalf("%s: %+v", q.Text, q.Options[i])
			}
		}
	})
}

func TestQuestion_TargetsComeWithTheirMeasurement(t *testing.T) {
	shown := map[string]bool{}
	eachQuestion(t, 12, func(p *played, _ *view.View, q *Question) {
		if q.About != "target" {
			return
		}
		for _, o := range q.Options {
			if o.Proof == nil || o.Proof.Text == "" {
				t.Fatalf("%s: %+v", q.Text, o)
			}
			shown[p.g.Setup.Edition] = true
		}
	})
	if len(shown) != len(edition.IDs()) {
		t.Errorf("targets were asked for in %v alone", shown)
	}
}

func TestQuestion_PlacesSuggestOneThatIsLegal(t *testing.T) {
	eachQuestion(t, 3, func(p *played, v *view.View, q *Question) {
		if q.Kind != "place" {
			return
		}
		at := q.Place.Suggest
		words := fmt.Sprint("place ", q.Place.Word, " ", at.X, " ", at.Y, " ", at.Heading)
		if q.Place.Word == "" {
			words = "pass"
		}
		if tried := p.teller.Try(v, words); !tried.Legal || len(q.Place.Zone) == 0 {
			t.Fatalf("%s: %s: %s", q.Text, words, tried.Why)
		}
	})
}

func TestTry_SaysWhyAPlaceIsNotLegal(t *testing.T) {
	p := begin(t, 1)
	for {
		seat := p.x.Waiting(p.s).First()
		if seat == game.Chance || p.x.Ask(p.s, seat).Kind != game.PlaceQuestion {
			p.step(t)
			continue
		}
		v := view.Of(p.g, p.s, seat)
		q := p.teller.Question(&v)
		tried := p.teller.Try(&v, "place "+q.Place.Word+" 30 30 0")
		if tried.Legal || !strings.Contains(tried.Why, "range 2 of an edge") {
			t.Errorf("%+v", tried)
		}
		return
	}
}

// 2e.setup.place-forces.range-1-of-edge: a ship that is placed again in set-up is refused with a reason of set-up.
func TestTry_OfAShipThatIsPlacedAgain(t *testing.T) {
	c, _ := edition.ByID("second")
	for seed := range uint64(20) {
		p := newPlayed(t, c, rules.Setup{Width: 1828, Height: 914, Squads: [2]rules.Squad{
			{Points: 1, Ships: []rules.Loadout{
				{Pilot: "syndicatesmugglers", Upgrades: []string{"scannerbaffler"}}, {Pilot: "binayrepirate"}, {Pilot: "binayrepirate"},
			}},
			{Points: 2, Ships: []rules.Loadout{{Pilot: "academypilot"}}},
		}}, seed)
		for p.s.Round == 0 {
			id := slices.IndexFunc(p.s.Ships[:3], func(s game.Ship) bool { return s.Lifted })
			if id < 0 {
				p.step(t)
				continue
			}
			v := view.Of(p.g, p.s, game.Seat1)
			q := p.teller.Question(&v)
			tried := p.teller.Try(&v, "place "+q.Place.Word+" 900 457 0")
			if tried.Legal || !strings.Contains(tried.Why, "range 1 of ") || len(q.Place.Zone) == 0 {
				t.Errorf("%+v, zone %v", tried, q.Place.Zone)
			}
			return
		}
	}
	t.Error("no ship was placed again")
}

// 2e.obstacle.cargo-drift: where cargo drift is dropped is asked on the whole table, with the outline of the obstacle. A legal
// place is suggested; one far from the ship is refused with a reason.
func TestQuestion_WhereCargoDriftIsDropped(t *testing.T) {
	c, _ := edition.ByID("second")
	for seed := range uint64(20) {
		p := newPlayed(t, c, rules.Setup{Width: 1828, Height: 914, Squads: [2]rules.Squad{
			{Points: 1, Ships: []rules.Loadout{{Pilot: "syndicatesmugglers", Upgrades: []string{"quickreleaselocks"}}}},
			{Points: 2, Ships: []rules.Loadout{{Pilot: "academypilot"}}},
		}}, seed)
		for p.s.Round < 4 && !p.s.Over {
			seat := p.x.Waiting(p.s).First()
			if p.s.Round == 0 || seat == game.Chance || p.x.Ask(p.s, seat).Kind != game.PlaceQuestion {
				p.step(t)
				continue
			}
			v := view.Of(p.g, p.s, seat)
			q := p.teller.Question(&v)
			if q.About != "place" || q.Place.Obstacle == nil || *q.Place.Obstacle != 0 || len(q.Place.Outline) < 3 || len(q.Place.Zone) != 4 {
				t.Errorf("%s: %+v", q.About, q.Place)
			}
			at := q.Place.Suggest
			words := fmt.Sprint("place ", q.Place.Word, " ", at.X, " ", at.Y, " ", at.Heading)
			if tried := p.teller.Try(&v, words); !tried.Legal {
				t.Errorf("%s: %s", words, tried.Why)
			}
			tried := p.teller.Try(&v, "place "+q.Place.Word+" "+fmt.Sprint(at.X, " ", at.Y+400, " ", at.Heading))
			if tried.Legal || tried.Why != "It cannot be placed there." {
				t.Errorf("%+v", tried)
			}
			return
		}
	}
	t.Error("no cargo drift was dropped")
}
