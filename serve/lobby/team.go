package lobby

import (
	"fmt"
	"net/http"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/squad"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// errPairs says that teams are not rated.
var errPairs = route.Refuse(http.StatusUnprocessableEntity, "a rated match must have two players")

// Share returns the format for a squad that is drawn or offered to a seat: in teams it leaves the partner as much.
func (a *Agreement) Share(p game.Player) squad.Format {
	if a.Seats == 2 {
		return a.Format
	}
	return a.Format.Share(a.players(p), a.players(game.Seat1))
}

// teams returns the team sizes of a mode, for three or more seats, and the ready-made squads that fit each seat.
func (lb *Lobby) teams(c *rules.Compiled, w *Mode) []wire.Team {
	var list []wire.Team
	for seats := 3; seats <= game.MaxSeats; seats++ {
		a := &Agreement{Edition: c, Mode: w, Format: w.Format, Seats: seats}
		team := wire.Team{Seats: seats, Ready: make([][]string, seats)}
		fit := make([][]*Squad, seats)
		for seat := range fit {
			fit[seat] = lb.fitting(a, game.Player(seat))
			team.Points = append(team.Points, a.Share(game.Player(seat)).Points)
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

// fitting returns the ready squads that a seat can fly, those with the most points first.
func (lb *Lobby) fitting(a *Agreement, p game.Player) []*Squad {
	var list []*Squad
	for i := range lb.o.Squads {
		sq := &lb.o.Squads[i]
		if sq.Squad.Edition == a.Edition.ID && squad.Check(a.Edition.Facts, sq.Squad, a.Share(p)) == nil {
			list = append(list, sq)
		}
	}
	cost := func(sq *Squad) int { return squad.Cost(a.Edition.Facts, sq.Squad) }
	slices.SortStableFunc(list, func(x, y *Squad) int { return cost(y) - cost(x) })
	return list
}

// suggest picks of what each seat can fly a squad that no one else flies, and that is legal with its partner's:
// of the partner's faction if there is one, and for opponents of another one than the first player's. A seat
// for which there is none has nothing.
func (a *Agreement) suggest(fit [][]*Squad) [][]*Squad {
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

// players returns how many players the side of a seat has.
func (a *Agreement) players(p game.Player) int {
	return (a.Seats + 1 - int(p.Side())) / 2
}

// inTeams says why no three or four can play under the agreement: its edition has no teams, or the way to play
// says what two sides fly, or what two players score.
func (a *Agreement) inTeams() error {
	switch {
	case !a.Edition.Teams:
		return fmt.Errorf("the %s edition does not have team rules; expected two players", a.Edition.ID)
	case a.Mode.ID == "" && !a.Format.ForTeams():
		return fmt.Errorf("teams play the Epic mode in the %s edition", a.Edition.ID)
	case a.Mode.ID != "" && len(a.Mode.Teams) == 0:
		return fmt.Errorf("%s is for two players", a.Mode.Name)
	case a.Terms.Rated:
		return errPairs
	}
	return nil
}

// Together says why the squads of a match may not be flown by their teams.
func (a *Agreement) Together(squads []squad.Squad) error {
	if len(squads) <= 2 {
		return nil
	}
	var sides [2][]squad.Squad
	for p := range squads {
		side := game.Player(p).Side()
		sides[side] = append(sides[side], squads[p])
	}
	for side := range sides {
		if err := a.team(sides[side]); err != nil {
			return fmt.Errorf("the team of player %d: %w", side+1, err)
		}
	}
	return nil
}

// team says why the squads of a team are not legal together (1e.team.same-points).
func (a *Agreement) team(squads []squad.Squad) error {
	most := a.players(game.Seat1)
	return illegalFor("the squads of the team are", squad.CheckTeam(a.Edition.Facts, squads, a.Format, most))
}
