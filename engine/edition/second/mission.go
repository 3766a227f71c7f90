package second

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// missions are those that can be played. The documents describe none, so these are the project's own.
func missions() []rules.Mission { return []rules.Mission{breakout(), threeBeacons()} }

// breakoutRounds are the rounds at whose end the blockade has held.
const breakoutRounds = 10

// breakout is a mission in which the fleet of player 1 takes its flagship across the long side of an Epic table, through
// the blockade of player 2 (2e.epic.mission.breakout).
func breakout() rules.Mission {
	area := epicTable()
	return rules.Mission{
		Mission: game.Mission{
			ID: "breakout",
			Zones: [2][]geom.Zone{
				{{Right: 2 * geom.Band, Top: area.Height}},
				{
					{Left: 6 * geom.Band, Right: area.Width, Top: geom.Band},
					{Left: 6 * geom.Band, Bottom: area.Height - geom.Band, Right: area.Width, Top: area.Height},
				},
			},
			Escapes: func(x *game.Exec, id game.ShipID) bool {
				return x.Side(id) == game.Seat1 && x.G.Area.Beyond(x.Placed(id), geom.RightEdge) > 0
			},
			Achieved: func(x *game.Exec) game.Result {
				if x.S.Phase == game.SetupPhase {
					return game.Undecided
				}
				switch s := x.Ship(flagship(x, game.Seat1)); {
				case s.Escaped:
					return game.Won1
				case (s.Destroyed || s.Fled) && !s.OnTable:
					return game.Won2
				}
				return game.Undecided
			},
			Judge: func(x *game.Exec) game.Result {
				if x.S.Round < breakoutRounds {
					return game.Undecided
				}
				return game.Won2
			},
		},
		Summary: "Player 1's flagship is their huge ship with the most points or, if they have none, their ship with the " +
			"most. Player 1 wins when it leaves across the right short edge; their other ships may leave there, too. Player 2 " +
			"wins when the flagship is destroyed or leaves elsewhere, or at the end of round 10. Player 1 should bring at most " +
			"400 points, and is placed within range 2 of the left short edge; player 2 within range 1 of either long edge, " +
			"beyond range 6 of the left one.",
		Epic: true, Teams: true, Points: 500, Width: area.Width, Height: area.Height,
		Forces: [2]rules.Squad{
			{Name: "Runaways", Ships: ships("alderaanianguard", "bluesquadronescort", "bluesquadronescort",
				"bluesquadronescort", "bluesquadronescort", "graysquadronbomber", "graysquadronbomber")},
			{Name: "Closed Net", Ships: ships("outerrimpatrol", "academypilot", "academypilot", "academypilot",
				"academypilot", "academypilot", "academypilot", "alphasquadronpilot", "alphasquadronpilot",
				"scimitarsquadronpilot", "scimitarsquadronpilot")},
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

// flagship returns the huge ship of a side with the most points or, if it has none, its ship with the most.
func flagship(x *game.Exec, side game.Player) game.ShipID {
	best := game.NoShip
	for id := range game.ShipID(x.S.NShips) {
		info := x.Info(id)
		if info.Side != side || info.Remote != nil {
			continue
		}
		if best == game.NoShip || info.Size.Huge() && !x.Info(best).Size.Huge() ||
			info.Size.Huge() == x.Info(best).Size.Huge() && info.Points > x.Info(best).Points {
			best = id
		}
	}
	return best
}
