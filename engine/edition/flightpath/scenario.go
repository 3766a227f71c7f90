package flightpath

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// The unit type that the first scenario is about, and the beacons of the second.
const (
	cruiser = "musai-light-cruiser"
	beacon  = "Relay Beacon"
)

// scenarios are the cards of Scenario Mode. The tables contain their forces, first player and obstacles;
// the rules for winning are here (msg.squad.mode.scenario, msg.win.scenario). Their first
// force is at the bottom edge.
func scenarios(facts *data.Catalogue) []rules.Mission {
	cards := map[string]rules.Mission{
		"sc-shoal-convoy": {
			Summary: "Player 2 wins when the cruiser leaves by the edge of player 1, player 1 when it " +
				"is lost; after round 10 the points of the units destroyed decide.",
			Mission: game.Mission{
				Depth: [2]int32{game.Seat2: 2 * geom.Band}, Near: isCruiser, Bars: standsAgain,
				Arrival: 4, Lands: fromTheSides, Escapes: slipsAway, Judge: judgeConvoy,
			},
		},
		"sc-relay-beacons": {
			Summary: "Each round, a player scores 1 point for each beacon that only they have units " +
				"near, or that they have locked with no enemy unit near it. The first player to reach " +
				"8 points wins; after round 8, the player with more points wins.",
			Mission: game.Mission{Judge: judgeBeacons},
		},
	}
	var list []rules.Mission
	for i := range facts.Scenarios {
		row := &facts.Scenarios[i]
		m := rules.Mission{
			Mission: cards[row.ID].Mission, Summary: cards[row.ID].Summary, Fixed: true,
			Obstacles: row.Obstacles,
		}
		m.ID, m.First, m.Alone = row.ID, game.Only(game.Chance), true
		for p := range m.Forces {
			force := &row.Forces[p]
			if force.Faction == row.First {
				m.First = game.Only(game.Player(p))
			}
			m.Forces[p] = rules.Squad{
				Name: factionName(facts, force.Faction), Ships: loadouts(force.Ships),
				Collection: loadouts(force.Reserve),
			}
		}
		for _, at := range row.Beacons {
			m.Lying = append(m.Lying, rules.Lying{Device: beacon, Pose: geom.Pose{
				X: int32(at[0] * geom.Millimeter), Y: int32(at[1] * geom.Millimeter),
			}})
		}
		list = append(list, m)
	}
	return list
}

// factionName returns the name of a faction.
func factionName(facts *data.Catalogue, id data.FactionID) string {
	i := slices.IndexFunc(facts.Factions, func(f data.Faction) bool { return f.ID == id })
	return facts.Factions[i].Name
}

// loadouts are units with their cards.
func loadouts(units []data.QuickShip) []rules.Loadout {
	var list []rules.Loadout
	for _, u := range units {
		list = append(list, rules.Loadout{Pilot: u.Pilot, Upgrades: u.Upgrades})
	}
	return list
}

// isCruiser reports whether a unit is the cruiser.
func isCruiser(x *game.Exec, id game.ShipID) bool { return x.Info(id).Ship == cruiser }

// standsAgain reports whether the cruiser would execute a second stationary maneuver in a row.
func standsAgain(x *game.Exec, id game.ShipID, m game.Maneuver) bool {
	return isCruiser(x, id) && m.Bearing == geom.Stationary && x.S.Stood.Has(id)
}

// fromTheSides reports whether a unit lies within range 1 of either side edge and beyond range 1 of
// every enemy.
func fromTheSides(x *game.Exec, id game.ShipID, at geom.Pose) bool {
	base := geom.Place(x.Info(id).Size, at)
	if !x.G.Area.InZone(&base, geom.LeftEdge, geom.Band) &&
		!x.G.Area.InZone(&base, geom.RightEdge, geom.Band) {
		return false
	}
	for other := range x.EachShip() {
		if x.Side(other) != x.Side(id) && !geom.Beyond(&base, x.Placed(other), geom.Band) {
			return false
		}
	}
	return true
}

// slipsAway reports whether the cruiser has left by the edge of the other player.
func slipsAway(x *game.Exec, id game.ShipID) bool {
	return isCruiser(x, id) &&
		x.G.Area.Beyond(x.Placed(id), rules.EdgeOf(x, x.Side(id).Other())) > 0
}

// judgeConvoy gives the match to the cruiser's player if it has escaped, to the other if it is lost,
// and after the last round to the player who has destroyed more points.
func judgeConvoy(x *game.Exec) game.Result {
	var lost [2]int
	for i := range x.S.Ships[:x.S.NShips] {
		id, s := game.ShipID(i), &x.S.Ships[i]
		gone := s.Destroyed || s.Fled
		switch {
		case isCruiser(x, id) && s.Escaped:
			return wins(x.Side(id))
		case isCruiser(x, id) && gone:
			return wins(x.Side(id).Other())
		case gone:
			lost[x.Side(id)] += int(x.Info(id).Points)
		}
	}
	if x.S.Round < 10 {
		return game.Undecided
	}
	return more(lost[game.Seat2], lost[game.Seat1])
}

// judgeBeacons gives each player a point for each beacon under control. A player wins with 8 points or
// more, if the other has fewer, or with more points after the last round; units that are left decide
// between equal points.
func judgeBeacons(x *game.Exec) game.Result {
	for i := range x.S.Devices[:x.S.NDevices] {
		if x.G.Devices[x.S.Devices[i].Kind].Name != beacon {
			continue
		}
		for _, p := range [...]game.Player{game.Seat1, game.Seat2} {
			if controls(x, p, game.Object{Kind: game.DeviceObject, ID: uint8(i)}) {
				x.S.Score[p]++
			}
		}
	}
	a, b := int(x.S.Score[0]), int(x.S.Score[1])
	if x.Logging() {
		for p, points := range [...]int{a, b} {
			e := game.NewEvent(game.Scored, "msg.win.scenario", game.NoShip)
			e.Player, e.N = game.Player(p), points
			x.Emit(e)
		}
	}
	switch {
	case a != b && max(a, b) >= 8:
		return more(a, b)
	case x.S.Round < 8:
		return game.Undecided
	case a != b:
		return more(a, b)
	}
	var left [2]int
	for id := range x.EachShip() {
		left[x.Side(id)] += int(x.Info(id).Points)
	}
	return more(left[0], left[1])
}

// controls reports whether a player has a unit near a beacon or with a lock on it, and the enemy none
// near it.
func controls(x *game.Exec, p game.Player, o game.Object) bool {
	claimed := false
	for id := range x.EachShip() {
		near := card.Reaches(x, id, o, 1)
		if near && x.Side(id) != p {
			return false
		}
		locked := slices.Contains(x.Ship(id).Locks[:], o)
		claimed = claimed || x.Side(id) == p && (near || locked)
	}
	return claimed
}

// wins is the result that a player wins.
func wins(p game.Player) game.Result { return game.Won1 + game.Result(p) }

// more is the result that the player with more wins, or that no one does if both have the same.
func more(a, b int) game.Result {
	switch {
	case a > b:
		return game.Won1
	case b > a:
		return game.Won2
	}
	return game.Drawn
}
