package server

import (
	"fmt"
	"net/http"

	"koiogran/engine/game"
	"koiogran/play/squad"
	"koiogran/serve/route"
)

// The errors of matches in teams.
var (
	errCaptain = route.Refuse(http.StatusConflict, "only your captain can decide that for your side")
	errPairs   = route.Refuse(http.StatusUnprocessableEntity, "a rated match must have two players")
)

// size is how many players the match has.
func (t *table) size() int { return t.record.Setup.Seats() }

// manned reports whether a person holds a seat of a side.
func (t *table) manned(side game.Player) bool {
	for p := range t.size() {
		if game.Player(p).Side() == side && t.bots[p] == nil {
			return true
		}
	}
	return false
}

// unmanned reports whether programs hold all seats.
func (t *table) unmanned() bool { return !t.manned(game.Seat1) && !t.manned(game.Seat2) }

// company reports whether a person holds a seat apart from one.
func (t *table) company(p game.Player) bool {
	for other := range t.size() {
		if game.Player(other) != p && t.bots[other] == nil {
			return true
		}
	}
	return false
}

// speaker is the seat that concedes and agrees for a side: its captain or, where a program is that, the
// partner if that is a person. Without teams it is the one seat of the side.
func (t *table) speaker(side game.Player) game.Player {
	if t.bots[side] != nil && t.manned(side) {
		return side + game.Seat3
	}
	return side
}

// wants reports whether someone of a side offers something.
func (t *table) wants(side game.Player, kind string) bool {
	for p, offered := range t.offers {
		if game.Player(p).Side() == side && offered == kind {
			return true
		}
	}
	return false
}

// players is how many players the side of a seat has.
func (a *agreement) players(p game.Player) int {
	return (a.seats + 1 - int(p.Side())) / 2
}

// inTeams says why no three or four can play under the agreement: its edition has no teams, or the way to play
// says what two sides fly, or what two players score.
func (a *agreement) inTeams() error {
	switch {
	case !a.edition.Teams:
		return fmt.Errorf("the %s edition does not have team rules; expected two players", a.edition.ID)
	case a.mode.ID != "" && len(a.mode.Teams) == 0:
		return fmt.Errorf("%s is for two players", a.mode.Name)
	case a.terms.Rated:
		return errPairs
	}
	return nil
}

// together says why the squads of a match may not be flown by their teams.
func (a *agreement) together(squads []squad.Squad) error {
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
func (a *agreement) team(squads []squad.Squad) error {
	most := a.players(game.Seat1)
	return illegalFor("the squads of the team are", squad.CheckTeam(a.edition.Facts, squads, a.format, most))
}
