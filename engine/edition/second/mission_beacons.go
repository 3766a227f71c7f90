package second

import (
	"math"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// beaconRounds are the rounds after which the sides count their victory tokens, and casualtyShare the points of enemy
// casualties that count as one of them (2e.epic.mission.three-beacons.win).
const (
	beaconRounds  = 8
	casualtyShare = 50
)

// threeBeacons is a mission in which both sides gather victory tokens near three beacons on the long middle line of an
// Epic table (2e.epic.mission.three-beacons).
func threeBeacons() rules.Mission {
	area := epicTable()
	beacons := []geom.Spot{
		{X: 457 * geom.Millimeter, Y: area.Height / 2},
		{X: 914 * geom.Millimeter, Y: area.Height / 2},
		{X: 1372 * geom.Millimeter, Y: area.Height / 2},
	}
	return rules.Mission{
		Mission: game.Mission{
			ID: "three-beacons", Beacons: beacons, Score: victories, Pull: towardBeacons,
			Judge: func(x *game.Exec) game.Result {
				if x.S.Round < beaconRounds {
					return game.Undecided
				}
				score := victories(x.G, &x.S.Table)
				switch {
				case score[0] > score[1]:
					return game.Won1
				case score[1] > score[0]:
					return game.Won2
				}
				return game.Drawn
			},
		},
		Summary: "Three beacons lie on the long middle line. In each End phase, each beacon gives a victory token to the side " +
			"whose ships within range 1 of it weigh more: small ships 1, medium ships 2, large ships 3, huge ships 4, stressed " +
			"ships nothing. Its player puts the token on one of these ships; when the ship is lost, so are its tokens. After " +
			"round 8, the side with more tokens wins; every full 50 points of enemy casualties count as another token.",
		Epic: true, Teams: true, Points: 500, Width: area.Width, Height: area.Height,
		Forces: [2]rules.Squad{
			{Name: "Salvage Company", Ships: ships("syndicatesmugglers", "cartelmarauder", "cartelmarauder", "cartelmarauder",
				"miningguildsentry", "miningguildsentry", "miningguildsentry", "miningguildsentry", "kathscarlet", "bossk")},
			{Name: "Claims Office", Ships: ships("separatistprivateers", "tradefederationdrone", "tradefederationdrone",
				"tradefederationdrone", "tradefederationdrone", "technounionbomber", "technounionbomber",
				"technounionbomber", "generalgrievous", "phlacarphoccprototype", "jangofett")},
		},
	}
}

// epicTable returns the play area of an Epic match in whole millimeters.
func epicTable() geom.Area {
	area := geom.EpicArea()
	area.Width, area.Height = area.Width/geom.Millimeter*geom.Millimeter, area.Height/geom.Millimeter*geom.Millimeter
	return area
}

// victories returns the victory tokens of each side: those on cards of ships that are not lost, and one for every full 50
// points of enemy casualties (2e.epic.mission.three-beacons.win, 2e.epic.mission.three-beacons.with-ship).
func victories(g *game.Game, t *game.Table) [2]int {
	half := rules.HalfPoints(g, t)
	score := [2]int{half[0] / (2 * casualtyShare), half[1] / (2 * casualtyShare)}
	for i := range t.Ships[:t.NShips] {
		if s := &t.Ships[i]; !s.Destroyed && !s.Fled {
			score[g.Ships[i].Side] += int(s.Victory)
		}
	}
	return score
}

// What bots make of a beacon, in hundredths of a point of damage.
const (
	pullNeeded = 150 // a ship more decides who has it
	pullSafe   = 40  // the side has it without the ship
	pullFar    = 60  // for each range band beyond range 1
)

// towardBeacons draws a ship to a near beacon that its side does not hold without it.
func towardBeacons(x *game.Exec, id game.ShipID, at geom.Pose) int {
	best := math.MinInt
	for i, beacon := range x.G.Mission.Beacons {
		lead := 0
		for other := range x.EachShip() {
			switch n := rules.BeaconWeight(x, other); {
			case other == id || n == 0 || !rules.AtBeacon(x, x.Placed(other), i):
			case x.Side(other) == x.Side(id):
				lead += n
			default:
				lead -= n
			}
		}
		n := pullNeeded
		if lead > 0 {
			n = pullSafe
		}
		base := geom.Place(x.Info(id).Size, at)
		if !rules.AtBeacon(x, &base, i) {
			dx, dy := int(at.X-beacon.X), int(at.Y-beacon.Y)
			dx, dy = max(dx, -dx), max(dy, -dy)
			n -= pullFar * (max(dx, dy) + min(dx, dy)/2) / geom.Band
		}
		best = max(best, n)
	}
	return best
}
