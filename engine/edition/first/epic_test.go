package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/bot"
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
