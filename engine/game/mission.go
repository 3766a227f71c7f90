package game

import "koiogran/engine/geom"

// Mission is what a mission, or the card of a scenario, changes of the rules. What it leaves out is
// as usual.
type Mission struct {
	ID string
	// First is who it says is the first player, Chance for one drawn at random; no one where that is
	// settled as usual (msg.setup.first-player.scenario).
	First Players
	// Depth is how deep each player's set-up area is in nanometers; 0 leaves the usual one.
	Depth [2]int32
	// Zones are the zones in one of which each player's ships are set up instead of at their edge; none leaves that.
	Zones [2][]geom.Zone
	// Near reports whether a ship is placed in an area of the usual depth anyway.
	Near func(x *Exec, id ShipID) bool
	// Bars reports whether a maneuver may not be set for a ship. It is pure.
	Bars func(x *Exec, id ShipID, m Maneuver) bool
	// Arrival is the round at whose end each player may place the ships of their own collection, where
	// Lands allows it; 0 for none.
	Arrival uint8
	Lands   func(x *Exec, id ShipID, at geom.Pose) bool
	// Escapes reports whether a ship that has left the play area got away instead of being destroyed;
	// nil for never.
	Escapes func(x *Exec, id ShipID) bool
	// Beacons are points of the table near which the sides gather victory tokens. They are not objects.
	Beacons []geom.Spot
	// Score returns what each side has scored, where that decides the match. It is pure; nil for the usual score.
	Score func(g *Game, t *Table) [2]int
	// Pull is what it is worth to the objective of its side that a ship has a pose, in hundredths of a point of
	// damage, for bots; nil for nothing. It is pure.
	Pull func(x *Exec, id ShipID, at geom.Pose) int
	// Achieved returns how the match ends as soon as a player has met their objective, Undecided
	// before. It is pure.
	Achieved func(x *Exec) Result
	// Judge returns how the match ends at the end of a round, before the usual judgment, Undecided
	// if that stands; nil for always. It runs once a round and may count the score.
	Judge func(x *Exec) Result
	// Alone leaves the end to Judge and Achieved: who has ships left ends nothing (msg.win.scenario).
	Alone bool
}

// achieved ends the match if the objective of a mission has been met.
func (x *Exec) achieved() bool {
	m := x.G.Mission
	if m == nil || m.Achieved == nil || x.S.Depth == 0 {
		return false
	}
	x.cur = int(x.S.Depth) - 1
	x.enter()
	r := m.Achieved(x)
	if r == Undecided {
		return false
	}
	e := NewEvent(MatchOver, "mission.objective-wins-at-once", NoShip)
	e.N = int(r)
	x.Emit(e)
	x.EndMatch(r)
	return true
}
