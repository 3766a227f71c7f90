package first_test

import (
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// epic are two Epic squads: every huge ship amid small ones.
func epic() [2]rules.Squad {
	return [2]rules.Squad{
		{Name: "convoy", Points: 1, Ships: []rules.Loadout{
			{Pilot: "gr75mediumtransport"}, {Pilot: "rookiepilot"}, {Pilot: "rookiepilot"},
			{Pilot: "cr90corvettefore", Aft: &rules.Loadout{Pilot: "cr90corvetteaft"}},
			{Pilot: "chewbacca"},
		}},
		{Name: "blockade", Points: 2, Ships: []rules.Loadout{
			{Pilot: "gozanticlasscruiser"}, {Pilot: "academypilot"}, {Pilot: "academypilot"},
			{Pilot: "raiderclasscorvettefore", Aft: &rules.Loadout{Pilot: "raiderclasscorvetteaft"}},
			{Pilot: "scimitarsquadronpilot"},
		}},
	}
}

// epicTable begins an Epic match of two squads: six by three feet, twelve obstacles.
func epicTable(t *testing.T, c *rules.Compiled, two [2]rules.Squad) (*game.Game, *game.State) {
	t.Helper()
	area := geom.EpicArea()
	setup := rules.Setup{Squads: two, Options: game.Options{RoundLimit: 14}, Unimplemented: true,
		Width: uint16(area.Width / geom.Millimeter), Height: uint16(area.Height / geom.Millimeter)}
	for _, rock := range []string{"coreasteroid0", "coreasteroid1", "coreasteroid2", "coreasteroid3",
		"coreasteroid4", "coreasteroid5"} {
		setup.Obstacles = append(setup.Obstacles, rock, rock)
	}
	g, s, err := c.NewGame(setup)
	if err != nil {
		t.Fatal(err)
	}
	return g, s
}

// Random and beginner bots fly huge ships to the end of a match, and every state holds.
func TestEpic_BotsPlayWholeMatches(t *testing.T) {
	c := rules.Compile(first.Edition())
	for seed := range uint64(6) {
		g, s := epicTable(t, c, epic())
		seats := [2]bot.Player{bot.Uniform(g, seed), bot.Beginner(g, seed)}
		if seed%2 == 0 {
			seats[0] = bot.Beginner(g, seed+9)
		}
		playChecked(t, g, s, seats, seed)
	}
}

// playChecked plays a match between two bots and checks every state.
func playChecked(t *testing.T, g *game.Game, s *game.State, seats [2]bot.Player, seed uint64) {
	t.Helper()
	x, chance := game.NewExec(g), dealer.NewSeeded(seed)
	for !s.Over {
		p := x.Waiting(s).First()
		var c game.Choice
		if p == game.Chance {
			c = chance.Deal(x.Ask(s, p))
		} else {
			v := view.Of(g, s, p)
			c = seats[p].Answer(&v, v.Ask(x))
		}
		if err := x.Step(s, p, c, nil); err != nil {
			t.Fatalf("%v in %s", err, x.Where())
		}
		if err := g.Check(s); err != nil {
			t.Fatalf("seed %d: %v after %+v", seed, err, c)
		}
	}
}
