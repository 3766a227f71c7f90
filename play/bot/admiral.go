package bot

import (
	"koiogran/engine/game"
	"koiogran/play/value"
)

// Admiral returns a player that finds its dials as the ace does, but judges what comes of them by a network that
// was fitted to the results of matches: how likely it wins then, in the rounds to come, too. It is the best program.
func Admiral(g *game.Game, seed uint64) Player {
	return &ace{
		beginner: heeding(g, seed), breadth: breadth{first: 4, most: 10, passes: 2},
		net: value.NewJudge(value.Fitted()),
	}
}
