package first

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// missions are those that can be played. The documents say what a mission may change and describe
// none, so these are the project's own.
func missions() []rules.Mission {
	return []rules.Mission{escort(), holdout(), hunt(), survey(), crossing(), blockade(), boarding(), duel()}
}

// missionPoints are the squad points for which the missions are meant.
const missionPoints = 100

// escort is a mission in which player 1 brings the first ship of the squad across the play area. It
// alone may leave, and only by the edge of player 2.
func escort() rules.Mission {
	const ward game.ShipID = 0
	return rules.Mission{
		Mission: game.Mission{
			ID: "escort",
			Escapes: func(x *game.Exec, id game.ShipID) bool {
				return id == ward && x.G.Area.Beyond(x.Placed(id), rules.EdgeOf(x, game.Seat2)) > 0
			},
			Achieved: func(x *game.Exec) game.Result {
				switch {
				case x.Ship(ward).Escaped:
					return game.Won1
				case lost(x, ward):
					return game.Won2
				}
				return game.Undecided
			},
		},
		Summary: "Player 1 wins when the first ship of the squad leaves by the edge of player 2, " +
			"player 2 when it is lost.",
		Points: missionPoints,
		Forces: [2]rules.Squad{
			{Name: "Convoy", Ships: ships("outerrimsmuggler", "goldsquadronpilot", "rookiepilot",
				"rookiepilot")},
			{Name: "Hunters", Ships: ships("blacksquadronpilot", "obsidiansquadronpilot",
				"obsidiansquadronpilot", "academypilot", "academypilot", "academypilot")},
		},
	}
}

// holdoutRounds are the rounds that player 1 holds out. Tracking tokens count them
// (1e.component.tracking-token-use).
const holdoutRounds = 8

// holdout is a mission in which player 1, who begins up to range 3 of their own edge, has a ship left
// when eight rounds have been played.
func holdout() rules.Mission {
	return rules.Mission{
		Mission: game.Mission{
			ID: "holdout", Depth: [2]int32{3 * geom.Band, 0},
			Achieved: func(x *game.Exec) game.Result {
				if x.S.Phase == game.SetupPhase || remains(x, game.Seat1) {
					return game.Undecided
				}
				return game.Won2
			},
			Judge: func(x *game.Exec) game.Result {
				if x.S.Round < holdoutRounds || !remains(x, game.Seat1) {
					return game.Undecided
				}
				return game.Won1
			},
		},
		Summary: "Player 1 wins with a ship left at the end of round 8, player 2 when player 1 " +
			"has none. Player 1 is placed within range 3 of their own edge.",
		Points: missionPoints,
		Forces: [2]rules.Squad{
			{Name: "Garrison", Ships: ships("rookiepilot", "rookiepilot", "goldsquadronpilot",
				"greensquadronpilot")},
			{Name: "Siege", Ships: ships("blacksquadronpilot", "blacksquadronpilot",
				"obsidiansquadronpilot", "academypilot", "academypilot", "academypilot")},
		},
	}
}

// ships are ships without upgrades.
func ships(pilots ...string) []rules.Loadout {
	var list []rules.Loadout
	for _, id := range pilots {
		list = append(list, rules.Loadout{Pilot: id})
	}
	return list
}

// lost reports whether a ship was destroyed and is out of play.
func lost(x *game.Exec, id game.ShipID) bool {
	s := x.Ship(id)
	return (s.Destroyed || s.Fled) && !s.OnTable
}

// remains reports whether a player has a ship left.
func remains(x *game.Exec, p game.Player) bool {
	for id := range x.S.NShips {
		if x.Side(game.ShipID(id)) == p && !lost(x, game.ShipID(id)) {
			return true
		}
	}
	return false
}
