package first_test

import (
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/content/catalogue"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
)

// squads are two squads without abilities that between them have every action.
func squads() [2]rules.Squad {
	squad := func(pilots ...string) rules.Squad {
		var s rules.Squad
		for _, p := range pilots {
			s.Ships = append(s.Ships, rules.Loadout{Pilot: p, Points: 20})
		}
		return s
	}
	return [2]rules.Squad{
		squad("rookiepilot", "goldsquadronpilot", "prototypepilot", "blacksunsoldier", "wildspacefringer",
			"wookieeliberator"),
		squad("academypilot", "alphasquadronpilot", "sigmasquadronpilot", "scimitarsquadronpilot",
			"onyxsquadronpilot", "patrolleader"),
	}
}

// Every event of a match cites a clause of this edition, or none.
func TestEvents_CiteClausesOfThisEdition(t *testing.T) {
	compiled := rules.Compile(first.Edition())
	strange := map[string]int{}
	for seed := range uint64(30) {
		g, s, err := compiled.NewGame(rules.Setup{
			Squads: squads(), Options: game.Options{RoundLimit: 12},
			Obstacles: []string{"coreasteroid0", "coreasteroid1", "yt2400debris0",
				"vt49decimatordebris1", "coreasteroid4", "coreasteroid5"},
		})
		if err != nil {
			t.Fatal(err)
		}
		log := &game.Log{}
		seats := [2]bot.Player{bot.Random(g, seed), bot.Random(g, seed+1)}
		if seed%3 == 0 {
			seats[0] = bot.Beginner(g, seed)
		}
		(&scene.BotMatch{Game: g, State: s, Seats: seats, Seed: seed, Log: log}).Play(t)
		for _, e := range log.Events {
			if _, known := catalogue.ByID(e.Clause); e.Clause != "" &&
				(!known || !strings.HasPrefix(e.Clause, "1e.")) {
				strange[e.Clause]++
			}
		}
	}
	for clause, n := range strange {
		t.Errorf("%d events cite %s", n, clause)
	}
}
