package odds_test

import (
	"fmt"
	"math"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/odds"
	"koiogran/play/view"
)

// plain are squads of ships without abilities, of which the panel's figures are complete.
var plain = map[string][2][]rules.Loadout{
	"second": {
		{{Pilot: "bluesquadronescort"}, {Pilot: "bluesquadronescort"}, {Pilot: "bluesquadronescort"}},
		{{Pilot: "academypilot"}, {Pilot: "academypilot"}, {Pilot: "obsidiansquadronpilot"},
			{Pilot: "obsidiansquadronpilot"}},
	},
	"first": {
		{{Pilot: "rookiepilot"}, {Pilot: "rookiepilot"}, {Pilot: "rookiepilot"}},
		{{Pilot: "academypilot"}, {Pilot: "academypilot"}, {Pilot: "obsidiansquadronpilot"},
			{Pilot: "obsidiansquadronpilot"}},
	},
	"flightpath": {
		{{Pilot: "gm-line-pilot", Upgrades: []string{"rgm-79-gm.bsg"}},
			{Pilot: "gm-line-pilot", Upgrades: []string{"rgm-79-gm.bsg"}}},
		{{Pilot: "zaku-recruit", Upgrades: []string{"ms-06f-zaku-ii.mg"}},
			{Pilot: "zaku-recruit", Upgrades: []string{"ms-06f-zaku-ii.mg"}}},
	},
}

// What the panel says of a target before it is chosen is what attacks of real matches come to, when dice are rolled
// for them many times: each chance within four standard errors. One that is off is rolled again with other dice.
func TestOption_EqualsRolls(t *testing.T) {
	for id, squads := range plain {
		t.Run(id, func(t *testing.T) {
			p := panel{t: t, ways: map[odds.Outlook]bool{}}
			for seed := uint64(1); p.attacks < (*situations+2)/3; seed++ {
				p.match(id, squads, seed)
			}
			t.Logf("%d attacks, %d different, %d times each, %d figures, at most %.2f standard errors off",
				p.attacks, len(p.ways), *attacks, p.figures, p.largest)
		})
	}
}

// panel counts what is compared.
type panel struct {
	t                *testing.T
	attacks, figures int
	largest          float64
	ways             map[odds.Outlook]bool
}

// match plays a match of beginners and holds its attacks against rolls, one in three.
func (p *panel) match(id string, squads [2][]rules.Loadout, seed uint64) {
	p.t.Helper()
	c, _ := edition.ByID(id)
	g, s, err := c.NewGame(rules.Setup{
		Squads:  [2]rules.Squad{{Name: "one", Ships: squads[0]}, {Name: "two", Ships: squads[1]}},
		Options: game.Options{RoundLimit: 12},
	})
	if err != nil {
		p.t.Fatal(err)
	}
	x, chance := game.NewExec(g), dealer.NewSeeded(seed)
	seats := [2]bot.Player{bot.Beginner(g, seed), bot.Beginner(g, seed+1)}
	var k odds.Kernel
	var said *odds.Outlook
	for met := uint64(0); !s.Over && p.attacks < (*situations+2)/3; {
		who := x.Waiting(s).First()
		q := *x.Ask(s, who)
		var choice game.Choice
		if who == game.Chance {
			if said != nil && s.NAttacks == 1 && s.Attacks[0].Declared && odds.Usual(x) {
				if met++; met%3 == 1 {
					p.roll(x, s, said, seed)
				}
			}
			said = nil
			x.Ask(s, who)
			choice = chance.Deal(&q)
		} else {
			v := view.Of(g, s, who)
			choice = seats[who].Answer(&v, &q)
			if choice.Verb == game.PickVerb && q.Proc == g.Roles[card.AttackRole] {
				x.Ask(s, who)
				if o, ok := k.Option(x, &v, &q, choice); ok {
					said = &o
				}
			}
		}
		if err := x.Step(s, who, choice, nil); err != nil {
			p.t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// roll holds what was said of an attack against rolls.
func (p *panel) roll(x *game.Exec, s *game.State, said *odds.Outlook, seed uint64) {
	p.t.Helper()
	p.attacks++
	p.ways[*said] = true
	off := p.off(x, s, said, seed)
	if len(off) == 0 {
		return
	}
	again := p.off(x, s, said, seed+1e9)
	for what, z := range off {
		if again[what] != 0 {
			p.t.Errorf("seed %d: %s is off by %.1f and %.1f standard errors, of %+v", seed, what, z, again[what], *said)
		}
	}
}

// off lists the figures that are off by more than four standard errors, and by how many.
func (p *panel) off(x *game.Exec, s *game.State, said *odds.Outlook, seed uint64) map[string]float64 {
	p.t.Helper()
	counts, err := odds.Sample(x, s, odds.Best(odds.Prices{}), odds.Attacks{N: *attacks, Seed: seed})
	if err != nil {
		p.t.Fatal(err)
	}
	off := map[string]float64{}
	holds := func(what string, chance float64, fits func(r *odds.Result) bool) {
		n, got := float64(*attacks), 0
		for r, times := range counts {
			if fits(&r) {
				got += times
			}
		}
		p.figures++
		z := math.Abs(float64(got)-n*chance) / max(1, math.Sqrt(n*chance*(1-chance)))
		p.largest = max(p.largest, z)
		if z > 4 {
			off[what] = z
		}
	}
	holds("hit", said.Hit, func(r *odds.Result) bool { return r.Hit })
	holds("destroyed", said.Destroy, func(r *odds.Result) bool { return r.Destroyed })
	if int(x.Ship(x.Attack().Defender).Shields) < said.Attack {
		return off // a damage card may deal more damage than the results that stand
	}
	for damage, chance := range said.Results[:said.Attack+1] {
		holds(fmt.Sprintf("%d damage", damage), chance, func(r *odds.Result) bool { return int(r.Damage) == damage })
	}
	return off
}
