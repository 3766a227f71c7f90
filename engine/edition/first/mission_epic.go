package first

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// epicPoints are the squad points for which the missions with huge ships are meant.
const epicPoints = 300

// epic makes a mission one for Epic squads, on six by three feet.
func epic(m rules.Mission) rules.Mission {
	area := geom.EpicArea()
	m.Epic, m.Points, m.Width, m.Height = true, epicPoints, area.Width, area.Height
	return m
}

// fleet are the ships of an Epic squad: huge ships first, with both of their ship cards.
func fleet(pilots ...string) []rules.Loadout {
	list := ships(pilots...)
	for i := range list {
		if h, ok := hugeShips()[list[i].Pilot]; ok && h.Aft != "" {
			list[i].Aft = &rules.Loadout{Pilot: h.Aft}
		}
	}
	return list
}

// flagship reports whether a ship is one of a player's huge ships or, if there are none, the first ship.
func flagship(x *game.Exec, p game.Player, id game.ShipID) bool {
	if x.Side(id) != p {
		return false
	}
	for other := range game.ShipID(x.S.NShips) {
		if x.Side(other) == p && x.Info(other).Huge != nil {
			return x.Info(id).Huge != nil
		}
	}
	return id == lead(x, p)
}

// blockade is a mission in which player 1 brings a convoy of huge ships across the play area.
func blockade() rules.Mission {
	return epic(rules.Mission{
		Mission: game.Mission{
			ID: "blockade",
			Escapes: func(x *game.Exec, id game.ShipID) bool {
				return flagship(x, game.Seat1, id) &&
					x.G.Area.Beyond(x.Placed(id), rules.EdgeOf(x, game.Seat2)) > 0
			},
			Achieved: func(x *game.Exec) game.Result {
				convoy := func(id game.ShipID) bool { return flagship(x, game.Seat1, id) }
				switch away, hopeless, need := passage(x, convoy); {
				case away >= need:
					return game.Won1
				case hopeless:
					return game.Won2
				}
				return game.Undecided
			},
		},
		Summary: "Player 1 wins when half of their huge ships have left across player 2's edge. Player " +
			"2 wins when player 1 no longer has enough huge ships to do so. If player 1 has no huge " +
			"ships, their first ship is the convoy.",
		Forces: [2]rules.Squad{
			{Name: "Relief Convoy", Ships: fleet("gr75mediumtransport", "gr75mediumtransport", "rookiepilot",
				"rookiepilot", "rookiepilot", "rookiepilot", "goldsquadronpilot", "goldsquadronpilot",
				"greensquadronpilot", "greensquadronpilot", "prototypepilot")},
			{Name: "Blockade", Ships: fleet("raiderclasscorvettefore", "gozanticlasscruiser",
				"blacksquadronpilot", "blacksquadronpilot", "obsidiansquadronpilot", "obsidiansquadronpilot",
				"academypilot", "academypilot", "academypilot", "academypilot")},
		},
	})
}

// boardingRounds are the rounds at whose end the prize has held out.
const boardingRounds = 12

// boarding is a mission in which player 1 takes the first ship of player 2 without destroying it: small and large
// ships alongside board it as soon as it has a section without shields.
func boarding() rules.Mission {
	return epic(rules.Mission{
		Mission: game.Mission{
			ID: "boarding",
			Achieved: func(x *game.Exec) game.Result {
				if x.S.Phase == game.SetupPhase {
					return game.Undecided
				}
				switch prize := x.Ship(lead(x, game.Seat2)); {
				case prize.Destroyed:
					return game.Won2
				case prize.Fled:
					return game.Won1
				}
				return game.Undecided
			},
			Judge: func(x *game.Exec) game.Result {
				if boarded(x) {
					x.S.Score[0]++
				}
				switch {
				case x.S.Score[0] >= 2:
					return game.Won1
				case x.S.Round >= boardingRounds:
					return game.Won2
				}
				return game.Undecided
			},
		},
		Summary: "Player 2's first ship is the prize. A round counts if, at its end, one of player 1's " +
			"small or large ships is at range 1 of the prize while one of its sections has no shields. " +
			"Player 1 wins after two such rounds, or if the prize flees. Player 2 wins if the prize is " +
			"destroyed, or at the end of round 12.",
		Forces: [2]rules.Squad{
			{Name: "Boarding Party", Ships: fleet("croccruiser", "trandoshanslaver", "trandoshanslaver",
				"mandalorianmercenary", "mandalorianmercenary", "spicerunner", "spicerunner", "binayrepirate",
				"binayrepirate")},
			{Name: "Prize", Ships: fleet("cr90corvettefore", "rookiepilot", "rookiepilot", "rookiepilot",
				"goldsquadronpilot", "goldsquadronpilot", "greensquadronpilot", "prototypepilot")},
		},
	})
}

// boarded reports whether a ship of player 1 is alongside the prize, and a section of that has no shields.
func boarded(x *game.Exec) bool {
	prize := lead(x, game.Seat2)
	s, h := x.Ship(prize), x.Info(prize).Huge
	open := s.Shields == 0 || h != nil && h.Two && s.Aft.Shields == 0
	for id := range x.EachShip() {
		if open && s.InPlay() && x.Side(id) == game.Seat1 && x.Info(id).Huge == nil &&
			card.RangeBetween(x, id, prize) <= 1 {
			return true
		}
	}
	return false
}

// duelRounds are the rounds after which the flagships are compared.
const duelRounds = 12

// duel is a mission in which each player wants the flagship of the other destroyed.
func duel() rules.Mission {
	return epic(rules.Mission{
		Mission: game.Mission{
			ID: "duel",
			Achieved: func(x *game.Exec) game.Result {
				if x.S.Phase == game.SetupPhase {
					return game.Undecided
				}
				one, two := lost(x, lead(x, game.Seat1)), lost(x, lead(x, game.Seat2))
				switch {
				case one && two:
					return game.Drawn
				case one:
					return game.Won2
				case two:
					return game.Won1
				}
				return game.Undecided
			},
			Judge: func(x *game.Exec) game.Result {
				if x.S.Round < duelRounds {
					return game.Undecided
				}
				return more(sound(x, lead(x, game.Seat1)), sound(x, lead(x, game.Seat2)))
			},
		},
		Summary: "The first ship of each player is the flagship. A player who loses their flagship loses the match. After round 12 the flagship wins " +
			"that has more shields and hull left.",
		Forces: [2]rules.Squad{
			{Name: "Corvette Guard", Ships: fleet("cr90corvettefore", "gr75mediumtransport", "rookiepilot",
				"rookiepilot", "rookiepilot", "greensquadronpilot", "greensquadronpilot", "goldsquadronpilot",
				"goldsquadronpilot")},
			{Name: "Raiders", Ships: fleet("raiderclasscorvettefore", "omicrongrouppilot", "blacksquadronpilot",
				"blacksquadronpilot", "obsidiansquadronpilot", "obsidiansquadronpilot", "academypilot",
				"academypilot", "academypilot", "academypilot", "academypilot")},
		},
	})
}

// sound counts the shields and the hull that a ship has left, at all its sections.
func sound(x *game.Exec, id game.ShipID) int {
	info, s := x.Info(id), x.Ship(id)
	n := int(s.Shields) + s.HullValue(info, game.ForeSection) - int(s.Damage)
	if info.Huge != nil {
		n += int(s.Aft.Shields) + int(info.Huge.AftHull) - int(s.Aft.Damage)
	}
	return n
}
