package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
)

// fight plays a match between two bots and returns how it ended, and how many ships of each side
// fled.
func fight(t *testing.T, g *game.Game, s *game.State, seats [2]bot.Player, seed uint64,
) (game.Result, [2]int) {
	t.Helper()
	(&scene.BotMatch{Game: g, State: s, Seats: seats, Seed: seed}).Play(t)
	var fled [2]int
	for i := range g.Ships {
		if s.Ships[i].Fled {
			fled[g.Ships[i].Side]++
		}
	}
	return s.Result, fled
}

// A beginner stays on the table and beats an opponent that answers at random.
func TestBeginner_PlaysTheFirstEdition(t *testing.T) {
	compiled := rules.Compile(first.Edition())
	won, fled := 0, 0
	for seed := range uint64(10) {
		g, s, err := compiled.NewGame(rules.Setup{
			Squads: squads(), Options: game.Options{RoundLimit: 20},
			Obstacles: []string{"coreasteroid0", "coreasteroid1", "coreasteroid2", "coreasteroid3",
				"coreasteroid4", "coreasteroid5"},
		})
		if err != nil {
			t.Fatal(err)
		}
		seat := game.Player(seed % 2)
		seats := [2]bot.Player{bot.Uniform(g, seed), bot.Uniform(g, seed)}
		seats[seat] = bot.Beginner(g, seed)
		result, gone := fight(t, g, s, seats, seed)
		if result == [...]game.Result{game.Won1, game.Won2}[seat] {
			won++
		}
		fled += gone[seat]
	}
	if won < 9 || fled > 3 {
		t.Errorf("a beginner wins %d of 10 matches, and %d of 60 ships flee", won, fled)
	}
}
