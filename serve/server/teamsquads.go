package server

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/squad"
	"koiogran/serve/wire"
)

// share is the format for a squad that is drawn or offered to a seat: in teams it leaves the partner as much.
func (a *agreement) share(p game.Player) squad.Format {
	if a.seats == 2 {
		return a.format
	}
	return a.format.Share(a.players(p), a.players(game.Seat1))
}

// teams returns the team sizes of a mode, for three or more seats, and the ready-made squads that fit each seat.
func (s *Server) teams(c *rules.Compiled, w *mode) []wire.Team {
	var list []wire.Team
	for seats := 3; seats <= game.MaxSeats; seats++ {
		a := &agreement{edition: c, mode: w, format: w.format, seats: seats}
		team := wire.Team{Seats: seats, Ready: make([][]string, seats)}
		fit := make([][]*Squad, seats)
		for seat := range fit {
			fit[seat] = s.fitting(a, game.Player(seat))
			team.Points = append(team.Points, a.share(game.Player(seat)).Points)
		}
		for seat, first := range a.suggest(fit) {
			team.Ready[seat] = []string{}
			for _, sq := range append(first, fit[seat]...) {
				if !slices.Contains(team.Ready[seat], sq.ID) {
					team.Ready[seat] = append(team.Ready[seat], sq.ID)
				}
			}
		}
		list = append(list, team)
	}
	return list
}

// fitting are the ready squads that a seat can fly, those with the most points first.
func (s *Server) fitting(a *agreement, p game.Player) []*Squad {
	var list []*Squad
	for i := range s.o.Squads {
		sq := &s.o.Squads[i]
		if sq.Squad.Edition == a.edition.ID && squad.Check(a.edition.Facts, sq.Squad, a.share(p)) == nil {
			list = append(list, sq)
		}
	}
	cost := func(sq *Squad) int { return squad.Cost(a.edition.Facts, sq.Squad) }
	slices.SortStableFunc(list, func(x, y *Squad) int { return cost(y) - cost(x) })
	return list
}

// suggest picks of what each seat can fly a squad that no one else flies, and that is legal with its partner's:
// of the partner's faction if there is one, and for opponents of another one than the first player's. A seat
// for which there is none has nothing.
func (a *agreement) suggest(fit [][]*Squad) [][]*Squad {
	picked := make([][]*Squad, len(fit))
	taken := map[*Squad]bool{}
	for seat := range fit {
		side := game.Player(seat).Side()
		best, rank := (*Squad)(nil), 0
		for _, sq := range fit[seat] {
			good := 1
			switch {
			case taken[sq]:
				continue
			case seat < 2 || len(picked[side]) == 0:
				if len(picked[0]) == 0 || sq.Squad.Faction != picked[0][0].Squad.Faction {
					good++
				}
			case a.team([]squad.Squad{picked[side][0].Squad, sq.Squad}) != nil:
				continue
			case sq.Squad.Faction == picked[side][0].Squad.Faction:
				good++
			}
			if good > rank {
				best, rank = sq, good
			}
		}
		if best != nil {
			taken[best], picked[seat] = true, []*Squad{best}
		}
	}
	return picked
}
