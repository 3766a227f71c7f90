package flightpath_test

import (
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/content/catalogue"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
)

// squads are two squads that between them have every action and every way of moving.
func squads() [2]rules.Squad {
	squad := func(units ...[2]string) rules.Squad {
		var s rules.Squad
		for _, u := range units {
			s.Ships = append(s.Ships, rules.Loadout{Pilot: u[0], Upgrades: u[1:], Points: 30})
		}
		return s
	}
	return [2]rules.Squad{
		squad([2]string{"gm-cadet", "rgm-79-gm.bsg"}, [2]string{"saberfish-reservist", "ff-s3-saberfish.std"},
			[2]string{"assault-cannoneer", "rgc-80s-gm-cannon-space-assault.bsg"},
			[2]string{"scarlet-team-gunner", "rx-77d-guncannon-mpt.can"},
			[2]string{"ball-pod-crew", "rb-79-ball.can"}),
		squad([2]string{"royal-guard-trooper", "ms-09rg-rick-dom-royal-guard.rgmg"},
			[2]string{"loum-section-leader", "ms-05s-zaku-i-commander.mg"},
			[2]string{"beam-test-pilot", "ms-09rs-rick-dom-beam-bazooka.bb"},
			[2]string{"recon-scout", "ms-06r-zaku-ii-recon.mg"},
			[2]string{"musai-escort-captain", "musai-light-cruiser.std"}),
	}
}

// Every event of a match cites a clause of this edition, or none.
func TestEvents_CiteClausesOfThisEdition(t *testing.T) {
	compiled := rules.Compile(flightpath.Edition())
	strange := map[string]int{}
	for seed := range uint64(30) {
		g, s, err := compiled.NewGame(rules.Setup{
			Squads: squads(), Options: game.Options{RoundLimit: 12},
			Obstacles: []string{"coreasteroid0", "coreasteroid1", "yt2400debris0",
				"vt49decimatordebris1", "gascloud1", "gascloud2"}, Unimplemented: true,
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
				(!known || !strings.HasPrefix(e.Clause, "msg.")) {
				strange[e.Clause]++
			}
		}
	}
	for clause, n := range strange {
		t.Errorf("%d events cite %s", n, clause)
	}
}
