package game

// Mission is what a mission changes of the rules.
type Mission struct {
	ID string
	// Depth is how deep each player's set-up area is in nanometres; 0 leaves the usual one.
	Depth [2]int32
	// Escapes tells whether a ship that has left the play area got away instead of being destroyed;
	// nil for never.
	Escapes func(x *Exec, id ShipID) bool
	// Achieved returns how the match ends as soon as a player has met their objective, Undecided
	// before. It is pure.
	Achieved func(x *Exec) Result
	// Judge returns how the match ends at the end of a round, before the usual judgement, Undecided
	// if that stands; nil for always. It is pure.
	Judge func(x *Exec) Result
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
	x.Emit(Event{Kind: MatchOver, Clause: "1e.mission.objective-wins-at-once", Ship: NoShip,
		Other: NoShip, Card: NoCard, N: int(r)})
	x.EndMatch(r)
	return true
}
