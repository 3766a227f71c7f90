package server

import (
	"net/http"

	"koiogran/engine/game"
	"koiogran/serve/route"
)

// What belongs to someone else of a side.
var (
	errCaptain = route.Refuse(http.StatusConflict, "only your captain can decide that for your side")
	errPartner = route.Refuse(http.StatusConflict, "only the partner of that seat can replace its link")
)

// size returns how many players the match has.
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

// speaker returns the seat that concedes and agrees for a side: its captain or, where a program is that, the
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
