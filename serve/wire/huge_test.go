package wire

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// epic begins an Epic match: CR90 and GR-75 with two fighters against a Raider with two.
func epic(t testing.TB, seed uint64) *played {
	t.Helper()
	c, _ := edition.ByID("first")
	corvette := rules.Loadout{Pilot: "cr90corvettefore", Upgrades: []string{"quadlasercannons"},
		Aft: &rules.Loadout{Pilot: "cr90corvetteaft", Upgrades: []string{"singleturbolasers"}}}
	raider := rules.Loadout{Pilot: "raiderclasscorvettefore", Aft: &rules.Loadout{
		Pilot: "raiderclasscorvetteaft", Upgrades: []string{"quadlasercannons"}}}
	fighter := func(pilot string) rules.Loadout { return rules.Loadout{Pilot: pilot} }
	return newPlayed(t, c, rules.Setup{
		Obstacles: []string{"coreasteroid0", "coreasteroid1"}, Width: 1828, Height: 914,
		Options: game.Options{RoundLimit: 8, FullEnergy: true},
		Squads: [2]rules.Squad{
			{Points: 1, Ships: []rules.Loadout{corvette, fighter("gr75mediumtransport"), fighter("rookiepilot"), fighter("redsquadronpilot")}},
			{Points: 2, Ships: []rules.Loadout{raider, fighter("academypilot"), fighter("obsidiansquadronpilot")}},
		},
	}, seed)
}

// Each section has the numbers printed for it, and the ship has their sums; a ship with one card
// has its numbers itself. 1e.huge.sections, 1e.gr75.single-hull
func TestHuge_CardsTellTheirSections(t *testing.T) {
	p := epic(t, 1)
	v := view.Of(p.g, p.s, game.Seat1)
	m := p.teller.Match(&v)
	cr90, gr75, xwing := m.Ships[0], m.Ships[1], m.Ships[2]
	want := []SectionCard{{"fore", 8, 5, []string{"coordinate", "target lock"}}, {"aft", 8, 3, []string{"recover", "reinforce"}}}
	if asSent(t, cr90.Sections) != asSent(t, want) || cr90.Hull != 16 || cr90.Shields != 8 || cr90.Energy != 5 {
		t.Errorf("CR90: %+v, hull %d, shields %d, energy %d", cr90.Sections, cr90.Hull, cr90.Shields, cr90.Energy)
	}
	if len(gr75.Sections) != 2 || gr75.Sections[1].Hull != 0 || gr75.Hull != 8 || gr75.Shields != 4 || gr75.Energy != 4 {
		t.Errorf("GR-75: %+v, hull %d", gr75.Sections, gr75.Hull)
	}
	if xwing.Sections != nil || xwing.Energy != 0 {
		t.Errorf("a fighter has sections: %+v", xwing.Sections)
	}
	if far := len(m.Terms.Ranges); far != 5 {
		t.Errorf("the ruler reaches to range %d", far)
	}
	gains := map[string]int{}
	for _, d := range cr90.Dial {
		gains[d.Word] = d.Energy
	}
	if gains["4,straight"] != 1 || gains["2,bank-left"] != 2 || gains["1,bank-right"] != 3 {
		t.Errorf("gains %v", gains)
	}
	turbo := cr90.Weapons[slices.IndexFunc(cr90.Weapons, func(w Weapon) bool { return w.Name == "Single Turbolasers" })]
	if turbo.Section != "aft" || turbo.Energy != 2 || turbo.Card == nil || len(turbo.Sectors) != 2 ||
		turbo.Sectors[0].From != (Pose{Point{0, -72.5}, 45}) || turbo.Sectors[1].To.Heading != 315 {
		t.Errorf("turbolasers: %+v", turbo)
	}
	if c := cr90.Cards[slices.IndexFunc(cr90.Cards, func(c CardText) bool { return c.Code == "singleturbolasers" })]; !c.Energy ||
		c.Section != "aft" || c.Charges != 2 {
		t.Errorf("turbolasers' card: %+v", c)
	}
}

// The outlines of arcs are those in which the engine measures: a point is in the outline if a fighter there is in arc.
func TestHuge_SectorsAreTheArcs(t *testing.T) {
	for _, size := range []geom.Size{geom.HugeLong, geom.HugeShort} {
		ship := geom.Place(size, geom.Pose{})
		for arc := geom.ForeBroadside; arc <= geom.AftArcs; arc++ {
			list := hugeSectors(size, arc)
			if len(list) == 0 {
				t.Fatalf("%v has no outline", arc)
			}
			for degrees := int32(3); degrees < 360; degrees += 7 {
				inside := false
				for _, s := range list {
					turn, at := mod(s.To.Heading-s.From.Heading), mod(float64(degrees)-s.From.Heading)
					inside = inside || at <= turn
				}
				apex := geom.Pose{Y: int32(list[0].From.Y * geom.Millimeter), Heading: degrees * geom.Degree}
				far := geom.Small.Against(geom.HugeLong, apex) // far enough that a small base is a point
				far.X, far.Y = apex.X+(far.X-apex.X)*14, apex.Y+(far.Y-apex.Y)*14
				target := geom.Place(geom.Small, far)
				if _, in := geom.InArc(geom.FirstEdition, &ship, &target, arc); in != inside {
					t.Errorf("%v of %d mm at %d°: in arc %v, in the outline %v", arc, size.Length(), degrees, in, inside)
				}
			}
		}
	}
}

// mod returns an angle from 0 to 360.
func mod(a float64) float64 {
	for a < 0 {
		a += 360
	}
	return a
}

// Damage, shields, energy, locks and reinforce tokens stand at their sections; a crippled one has no hull left.
func TestHuge_ShipsTellHowTheirSectionsStand(t *testing.T) {
	p := epic(t, 2)
	for p.s.Round == 0 {
		p.step(t)
	}
	s := &p.s.Ships[0]
	s.Shields, s.Damage, s.Facedown = 2, 3, 3
	s.Aft.Shields, s.Aft.Damage, s.Crippled = 0, 8, s.Crippled.With(game.AftSection)
	s.Tokens[game.ReinforceFore], s.Tokens[game.EnergyToken] = 1, 1
	p.s.Ships[4].Locks[0] = game.SectionOf(0, game.AftSection)
	gr75 := &p.s.Ships[1]
	gr75.Damage, gr75.Aft.Damage, gr75.Shields = 2, 1, 3
	v := view.Of(p.g, p.s, game.Seat2)
	table := p.teller.Table(&v)
	got := asSent(t, table.Ships[0].Sections)
	want := asSent(t, []Section{{Name: "fore", Hull: 5, Shields: 2, Cards: 3, Reinforced: 1},
		{Name: "aft", Cards: 8, Crippled: true}})
	if out := table.Ships[0]; got != want || out.Hull != 5 || out.Shields != 2 || *out.Energy != (Energy{1, 1}) {
		t.Errorf("CR90: %s, want %s; hull %d, energy %+v", got, want, out.Hull, out.Energy)
	}
	if out := table.Ships[1]; out.Hull != 5 || out.Shields != 3 || out.Sections[0].Cards != 2 || out.Sections[1].Cards != 1 ||
		out.Sections[0].Hull != 0 {
		t.Errorf("GR-75: %+v, hull %d", out.Sections, out.Hull)
	}
	if lock := table.Ships[4].Locks[0]; lock.Section != "aft" || *lock.Ship != 0 {
		t.Errorf("the lock: %+v", lock)
	}
	if table.Ships[2].Sections != nil || table.Ships[2].Energy != nil {
		t.Error("a fighter has sections")
	}
}

// Each section that can be attacked is a target of its own, with its odds: where the one has shields and the
// other is nearly gone, destroying differs. 1e.huge.target.choose-section
func TestHuge_SectionsAreTargets(t *testing.T) {
	p := epic(t, 3)
	for p.s.Round == 0 {
		p.step(t)
	}
	const mm = geom.Millimeter
	for id := range p.g.Ships {
		p.s.Ships[id].Pose = geom.Pose{X: int32(100+id*20) * mm, Y: 60 * mm}
	}
	p.s.Ships[0].Pose = geom.Pose{X: 900 * mm, Y: 500 * mm}
	p.s.Ships[5].Pose = geom.Pose{X: 1100 * mm, Y: 500 * mm, Heading: 270 * geom.Degree}
	at := func() string {
		p.teller.x.S = p.s
		v := view.Of(p.g, p.s, game.Seat2)
		v.Waiting(p.teller.x)
		list := ""
		for _, s := range p.teller.targets(&v, 5, 0) {
			if s.Ship == 0 {
				list += fmt.Sprintf("%s %d %d|", s.Section, s.Range, s.Odds.Attack)
			}
		}
		return list
	}
	if got := at(); got != "fore 2 2|aft 2 2|" {
		t.Errorf("targets %s", got)
	}
	p.s.Ships[0].Crippled = p.s.Ships[0].Crippled.With(game.ForeSection)
	if got := at(); got != "aft 2 2|" {
		t.Errorf("one is crippled: %s", got)
	}
}

// In play, everything that names a section names one that is there, targets of huge ships always do, and each
// option is a legal answer.
func TestHuge_WhatIsAskedNamesSections(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(3) {
		p := epic(t, seed)
		for n := 0; !p.s.Over && n < 1500; n++ {
			for seat := range game.Player(2) {
				v := view.Of(p.g, p.s, seat)
				if !p.x.Waiting(p.s).Has(seat) {
					continue
				}
				q := p.teller.Question(&v)
				if q.Section != "" {
					seen["asked "+q.Section]++
					if !strings.Contains(q.Text, "of the "+q.Section+" section") {
						t.Fatalf("%q does not name the %s section", q.Text, q.Section)
					}
				}
				for _, o := range q.Options {
					if tried := p.teller.Try(&v, o.Answer); !tried.Legal {
						t.Fatalf("%s: %+v: %s", q.Text, o, tried.Why)
					}
					huge := o.Ship != nil && p.g.Ships[*o.Ship].Huge != nil
					if q.About == "target" && o.Verb == "pick" && (o.Section != "") != huge {
						t.Fatalf("target %+v", o)
					}
					if q.About == "target" && o.Section != "" {
						seen["target "+o.Section]++
					}
					for _, s := range o.Sights {
						if o.Verb == "weapon" && (s.Section != "") != (p.g.Ships[s.Ship].Huge != nil) {
							t.Fatalf("%s: sight %+v", q.Text, s)
						}
					}
					for _, m := range o.Meets {
						seen[strings.Fields(m.Text)[0]]++
					}
				}
			}
			before := view.Of(p.g, p.s, game.Seat1)
			story := NewStory(p.g, &before)
			for _, e := range story.Tell(p.step(t)) {
				if e.Section != "" {
					seen["event "+e.Kind]++
				}
			}
		}
	}
	for _, what := range []string{"asked fore", "asked aft", "target fore", "target aft", "event attack-declared",
		"destroys", "crushes"} {
		if seen[what] == 0 {
			t.Errorf("never seen: %s; seen %v", what, seen)
		}
	}
}

// A squad with huge ships is in line abreast in set-up, the huge ones from the edge on: they fill the zone.
// 1e.setup.huge-may-protrude
func TestFormation_HugeShipsStandFromTheEdge(t *testing.T) {
	p := epic(t, 5)
	placed := 0
	for p.s.Round == 0 && !p.s.Over {
		seat := p.x.Waiting(p.s).First()
		if seat < game.Chance {
			v := view.Of(p.g, p.s, seat)
			if q := p.teller.Question(&v); q.Place != nil && q.Place.Ship != nil && p.g.Ships[*q.Place.Ship].Huge != nil {
				at, size := q.Place.Suggest, p.g.Ships[*q.Place.Ship].Size
				fromEdge := []float64{at.Y, at.X, 914 - at.Y, 1828 - at.X}[int(at.Heading)/90%4]
				if fromEdge != float64(size.Length())/2 || int(at.Heading)%90 != 0 {
					t.Errorf("%s is to stand at %+v", q.Text, at)
				}
				placed++
			}
		}
		p.step(t)
	}
	if placed < 3 {
		t.Errorf("%d huge ships were placed", placed)
	}
}

// 2e.huge.turret-pair: each of two turret indicators is sent, with the weapons that fire out of it, and the question
// that turns one names its card.
func TestHuge_TwoTurretIndicators(t *testing.T) {
	c, _ := edition.ByID("second")
	p := newPlayed(t, c, rules.Setup{
		Width: 1828, Height: 914, Options: game.Options{RoundLimit: 8},
		Squads: [2]rules.Squad{
			{Points: 1, Ships: []rules.Loadout{{Pilot: "alderaanianguard", Upgrades: []string{"turbolaserbattery", "pointdefensebattery"}}}},
			{Points: 2, Ships: []rules.Loadout{{Pilot: "academypilot"}}},
		},
	}, 1)
	p.s.Ships[0].Turret, p.s.Ships[0].Turret2 = uint8(geom.LeftAndRight), uint8(geom.RearArc)
	v := view.Of(p.g, p.s, game.Seat1)
	ship, match := p.teller.ship(&v, 0), p.teller.Match(&v)
	if ship.Turret != "left and right" || ship.Turret2 != "rear" {
		t.Errorf("the indicators point at %q and %q", ship.Turret, ship.Turret2)
	}
	second := []string{}
	for _, w := range match.Ships[0].Weapons {
		if w.Moves && w.Second {
			second = append(second, w.Name)
		}
	}
	if len(second) != 1 || second[0] != "Turbolaser Battery" {
		t.Errorf("weapons of the second indicator: %v", second)
	}
	if single := p.teller.ship(&v, 1); single.Turret2 != "" {
		t.Errorf("a fighter has a second indicator: %q", single.Turret2)
	}
}
