package first_test

import (
	"testing"

	"koiogran/check/scene"
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
		(&scene.BotMatch{Game: g, State: s, Seats: seats, Seed: seed}).Play(t)
	}
}

// Where fighters stand so that a huge ship has no room within range 2 of its edge, it is placed farther on: no
// set-up gets stuck. 1e.setup.huge-may-protrude
func TestEpic_AHugeShipFindsRoomBehindACrowd(t *testing.T) {
	c, far := rules.Compile(first.Edition()), 0
	side := rules.Squad{Ships: []rules.Loadout{{Pilot: "raiderclasscorvettefore",
		Aft: &rules.Loadout{Pilot: "raiderclasscorvetteaft"}}}}
	for range 12 {
		side.Ships = append(side.Ships, rules.Loadout{Pilot: "academypilot"}) // of skill 1, the Raider has 4
	}
	for seed := range uint64(12) {
		g, s, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{side, side}})
		if err != nil {
			t.Fatal(err)
		}
		x, chance := game.NewExec(g), dealer.NewSeeded(seed)
		seats := [2]bot.Player{bot.Uniform(g, seed), bot.Uniform(g, seed+50)}
		for s.Round == 0 {
			p := x.Waiting(s).First()
			choice := game.Choice{}
			if p == game.Chance {
				choice = chance.Deal(x.Ask(s, p))
			} else {
				v := view.Of(g, s, p)
				choice = seats[p].Answer(&v, v.Ask(x))
			}
			if err := x.Step(s, p, choice, nil); err != nil {
				t.Fatalf("seed %d: %v in %s", seed, err, x.Where())
			}
		}
		for id := range g.Ships {
			if g.Ships[id].Huge == nil {
				continue
			}
			base := geom.Place(g.Ships[id].Size, s.Ships[id].Pose)
			if edge := rules.EdgeOf(x, g.Ships[id].Side); !g.Area.FillsZone(&base, edge, geom.Band) {
				far++
			}
		}
	}
	if far == 0 {
		t.Error("no crowd was in the way")
	}
}
