package first

import (
	"koiogran/engine/card"
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

// huntRounds are the rounds in which the quarry must be caught.
const huntRounds = 7

// hunt is a mission in which player 1 destroys the first ship of player 2 in time.
func hunt() rules.Mission {
	return rules.Mission{
		Mission: game.Mission{
			ID: "hunt", Depth: [2]int32{0, 2 * geom.Band},
			Achieved: func(x *game.Exec) game.Result {
				if x.S.Phase != game.SetupPhase && lost(x, lead(x, game.Seat2)) {
					return game.Won1
				}
				return game.Undecided
			},
			Judge: func(x *game.Exec) game.Result {
				if x.S.Round < huntRounds || lost(x, lead(x, game.Seat2)) {
					return game.Undecided
				}
				return game.Won2
			},
		},
		Summary: "Player 1 wins when the first ship of player 2 is lost, player 2 when it is in play at " +
			"the end of round 7. Player 2 is placed within range 2 of their own edge.",
		Points: missionPoints,
		Forces: [2]rules.Squad{
			{Name: "Pursuit", Ships: ships("rookiepilot", "rookiepilot", "greensquadronpilot",
				"greensquadronpilot", "goldsquadronpilot")},
			{Name: "Quarry", Ships: ships("omicrongrouppilot", "blacksquadronpilot",
				"obsidiansquadronpilot", "obsidiansquadronpilot", "academypilot", "academypilot")},
		},
	}
}

// surveyRounds are the rounds of a survey.
const surveyRounds = 8

// survey is a mission in which both players scan obstacles: at the end of each round a player has a point
// for every obstacle near which they alone have a ship.
func survey() rules.Mission {
	return rules.Mission{
		Mission: game.Mission{
			ID: "survey",
			Judge: func(x *game.Exec) game.Result {
				scan(x)
				if x.S.Round < surveyRounds {
					return game.Undecided
				}
				return more(int(x.S.Score[0]), int(x.S.Score[1]))
			},
		},
		Summary: "At the end of each round, a player scores 1 point for each obstacle that has at " +
			"least one of their ships, and none of the other player's, at range 1. After round 8, the " +
			"player with more points wins.",
		Points: missionPoints,
		Forces: [2]rules.Squad{
			{Name: "Surveyors", Ships: ships("goldsquadronpilot", "rookiepilot", "prototypepilot",
				"prototypepilot", "greensquadronpilot")},
			{Name: "Claimants", Ships: ships("blacksquadronpilot", "obsidiansquadronpilot",
				"obsidiansquadronpilot", "academypilot", "academypilot", "academypilot", "academypilot")},
		},
	}
}

// scan gives the players their points for obstacles.
func scan(x *game.Exec) {
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if o := &x.S.Obstacles[i]; !o.Placed || o.Gone {
			continue
		}
		var near [2]bool
		for id := range x.EachShip() {
			rock := game.Object{Kind: game.ObstacleObject, ID: uint8(i)}
			near[x.Side(id)] = near[x.Side(id)] || card.RangeTo(x, id, rock) <= 1
		}
		for p := range near {
			if near[p] && !near[1-p] {
				x.S.Score[p]++
			}
		}
	}
}

// crossing is a mission in which both players want to get past each other: the first player to have half
// of their ships leave by the other's edge wins.
func crossing() rules.Mission {
	return rules.Mission{
		Mission: game.Mission{
			ID: "crossing",
			Escapes: func(x *game.Exec, id game.ShipID) bool {
				return x.G.Area.Beyond(x.Placed(id), rules.EdgeOf(x, x.Side(id).Other())) > 0
			},
			Achieved: func(x *game.Exec) game.Result {
				if x.S.Phase == game.SetupPhase {
					return game.Undecided
				}
				for _, p := range [...]game.Player{game.Seat1, game.Seat2} {
					all := func(id game.ShipID) bool { return x.Side(id) == p }
					switch away, gone, need := passage(x, all); {
					case away >= need:
						return won(p)
					case gone: // too few are left
						return won(p.Other())
					}
				}
				return game.Undecided
			},
		},
		Summary: "A player wins when half of their ships have left the play area across the other " +
			"player's edge, or when the other player no longer has enough ships to do so.",
		Points: missionPoints,
		Forces: [2]rules.Squad{
			{Name: "Couriers", Ships: ships("outerrimsmuggler", "prototypepilot", "prototypepilot",
				"rookiepilot", "goldsquadronpilot")},
			{Name: "Patrol", Ships: ships("omicrongrouppilot", "blacksquadronpilot", "obsidiansquadronpilot",
				"obsidiansquadronpilot", "academypilot", "academypilot")},
		},
	}
}

// passage counts the ships of a group that have got away, reports whether this many are lost that half of them
// cannot, and how many half of them are.
func passage(x *game.Exec, of func(id game.ShipID) bool) (away int, hopeless bool, need int) {
	n, gone := 0, 0
	for id := range game.ShipID(x.S.NShips) {
		switch {
		case !of(id):
			continue
		case x.Ship(id).Escaped:
			away++
		case lost(x, id):
			gone++
		}
		n++
	}
	need = (n + 1) / 2
	return away, n-gone < need, need
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

// lead is the first ship of a player.
func lead(x *game.Exec, p game.Player) game.ShipID {
	for id := range game.ShipID(x.S.NShips) {
		if x.Side(id) == p {
			return id
		}
	}
	return game.NoShip
}

// won is how a match ends that a player wins.
func won(p game.Player) game.Result {
	if p == game.Seat1 {
		return game.Won1
	}
	return game.Won2
}

// more returns who wins with the higher of two numbers.
func more(one, two int) game.Result {
	switch {
	case one > two:
		return game.Won1
	case two > one:
		return game.Won2
	}
	return game.Drawn
}
