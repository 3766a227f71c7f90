package first

import "koiogran/game"

// words are what the first edition calls things.
func words() *game.Words {
	return &game.Words{
		Phases:       [game.NumPhases]string{game.EngagementPhase: "Combat"},
		Difficulties: [game.Purple + 1]string{game.BlueManeuver: "green"},
		Actions:      [game.NumActions]string{game.LockAction: "target lock"},
	}
}
