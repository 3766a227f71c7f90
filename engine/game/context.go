package game

// Self returns the ship whose ability or procedure is looked at.
func (x *Exec) Self() ShipID { return x.at.Self }

// Card returns the card whose ability is looked at.
func (x *Exec) Card() CardID { return x.at.Card }

// Chosen returns the ship that the ability has chosen, or the candidate that is weighed.
func (x *Exec) Chosen() ShipID { return x.at.chosen }

// Subject returns the ship for which a condition is read: the one that a query is about, a
// candidate, else Self.
func (x *Exec) Subject() ShipID { return x.at.subject }

// SetSubject makes a ship the one for which conditions are read, and returns the one before.
func (x *Exec) SetSubject(id ShipID) ShipID {
	old := x.at.subject
	x.at.subject = id
	return old
}

// About reads cond for a ship.
func (x *Exec) About(id ShipID, cond func(x *Exec) bool) bool {
	old := x.SetSubject(id)
	ok := cond(x)
	x.SetSubject(old)
	return ok
}

// Candidate reads cond for a ship as if the ability looked at had chosen it.
func (x *Exec) Candidate(id ShipID, cond func(x *Exec) bool) bool {
	oldChosen, oldSubject := x.at.chosen, x.at.subject
	x.at.chosen, x.at.subject = id, id
	ok := cond(x)
	x.at.chosen, x.at.subject = oldChosen, oldSubject
	return ok
}

// Reading reads cond of a maneuver, such as the one on a dial, in place of the present one.
func (x *Exec) Reading(m Maneuver, cond func(x *Exec) bool) bool {
	old := x.at.maneuver
	x.at.maneuver = m
	ok := cond(x)
	x.at.maneuver = old
	return ok
}

// ReadManeuver returns the maneuver of Reading, none outside of it.
func (x *Exec) ReadManeuver() Maneuver {
	if x.at == nil {
		return Maneuver{}
	}
	return x.at.maneuver
}

// Weighed returns what the query is about of which a modifier is looked at, nil if an ability is.
func (x *Exec) Weighed() *Weighed {
	if x.at == nil || !x.at.weighing {
		return nil
	}
	return &x.at.weighed
}

// Asker returns the card whose ability asked the query being computed, NoCard if it was none.
func (x *Exec) Asker() CardID {
	if x.nviews < 2 {
		return NoCard
	}
	return x.views[x.nviews-2].Card
}

// During reports whether a window of this name is open: whether abilities answer it just now.
func (x *Exec) During(w Window) bool {
	if x.pending != nil {
		return x.pending.Window == w
	}
	for i := int(x.S.Depth) - 1; i >= 0; i-- {
		f := &x.S.Frames[i]
		if f.Proc == queueProc {
			return x.S.Triggers[queueNow.In(x, f)].Window == w
		}
	}
	return false
}

// Choose notes the ship that the running ability has chosen.
func (x *Exec) Choose(id ShipID) {
	x.at.chosen = id
	x.Frame().Chosen = id
}

// With evaluates cond as if the ability looked at had chosen id.
func (x *Exec) With(id ShipID, cond func(x *Exec) bool) bool {
	old := x.at.chosen
	x.at.chosen = id
	ok := cond(x)
	x.at.chosen = old
	return ok
}

// Spent returns how many Force charges of its ship the ability looked at would have spent before
// what is weighed now.
func (x *Exec) Spent() int { return x.at.spent }

// WeighSpent makes conditions look as if the ability had spent n Force charges of its ship.
func (x *Exec) WeighSpent(n int) { x.at.spent = n }

// ForceLeft returns the Force charges of a ship, without those that the abilities looked at would
// have spent by now.
func (x *Exec) ForceLeft(id ShipID) int {
	n := int(x.S.Ships[id].Force)
	for i := range x.views[:x.nviews] {
		if v := &x.views[i]; v.Self == id {
			n -= v.spent
		}
	}
	return n
}

// probe makes conditions look at an ability of self's card. unprobe ends that.
func (x *Exec) probe(self ShipID, card CardID) *view {
	must(x.nviews < len(x.views), "queries too deep")
	v := &x.views[x.nviews]
	x.nviews++
	*v = view{Frame: Frame{Self: self, Card: card}, subject: self, chosen: NoShip}
	if x.nviews > 1 {
		v.real = x.at.real
	}
	x.at = v
	return v
}

// unprobe ends the last probe.
func (x *Exec) unprobe() {
	x.nviews--
	if x.nviews > 0 {
		x.at = &x.views[x.nviews-1]
	} else {
		x.at = nil
	}
}

// Attack returns the attack that is supposed, or the innermost one in progress; nil if there is
// none.
func (x *Exec) Attack() *Attack {
	if x.supposes > 0 {
		return &x.supposed[x.supposes-1]
	}
	if x.S.NAttacks == 0 {
		return nil
	}
	return &x.S.Attacks[x.S.NAttacks-1]
}

// Suppose makes conditions look as if an attack were being made, until Drop. Attacks are supposed
// within one another up to a depth; Suppose reports whether this one is.
func (x *Exec) Suppose(a *Attack) bool {
	if x.supposes == len(x.supposed) {
		return false
	}
	x.supposed[x.supposes] = *a
	x.supposes++
	return true
}

// Drop ends the last Suppose.
func (x *Exec) Drop() { x.supposes-- }

// Move returns the innermost move in progress, nil if there is none.
func (x *Exec) Move() *Move {
	if x.S.NMoves == 0 {
		return nil
	}
	return &x.S.Moves[x.S.NMoves-1]
}

// Damage returns the innermost damage in progress, nil if there is none.
func (x *Exec) Damage() *Damage {
	if x.S.NDamages == 0 {
		return nil
	}
	return &x.S.Damages[x.S.NDamages-1]
}

// Ship returns a ship's state.
func (x *Exec) Ship(id ShipID) *Ship { return &x.S.Ships[id] }

// Info returns what is printed for a ship.
func (x *Exec) Info(id ShipID) *ShipInfo { return &x.G.Ships[id] }

// Side returns the side that a ship is on. Ships of one side are not enemies.
func (x *Exec) Side(id ShipID) Player { return x.G.Ships[id].Side }

// Owns reports whether a seat plays one of the ships of a set.
func (g *Game) Owns(seat Player, set ShipSet) bool {
	for id := range g.Ships {
		if g.Ships[id].Owner == seat && set.Has(ShipID(id)) {
			return true
		}
	}
	return false
}

// Owner returns the seat that plays a ship: it plans its maneuvers and makes its decisions
// (1e.team.owner-decides). Whether ships are friendly is a question to OneForce.
func (x *Exec) Owner(id ShipID) Player { return x.G.Ships[id].Owner }

// EachShip runs over the ships in play.
func (x *Exec) EachShip() func(yield func(ShipID) bool) {
	return func(yield func(ShipID) bool) {
		for i := range int(x.S.NShips) {
			if x.S.Ships[i].InPlay() && !yield(ShipID(i)) {
				return
			}
		}
	}
}

// EachRemaining runs over the ships in play and in reserve: those that are not out of the match.
func (x *Exec) EachRemaining() func(yield func(ShipID) bool) {
	return func(yield func(ShipID) bool) {
		for i := range int(x.S.NShips) {
			s := &x.S.Ships[i]
			if (s.InPlay() || s.InReserve()) && !yield(ShipID(i)) {
				return
			}
		}
	}
}

// EachObject runs over everything with a position on the table: ships in play, obstacles,
// devices. A remote is an object as ships are.
func (x *Exec) EachObject() func(yield func(Object) bool) {
	return func(yield func(Object) bool) {
		for id := range x.EachShip() {
			if !yield(ShipAs(id)) {
				return
			}
		}
		for i := range x.S.Obstacles[:x.S.NObstacles] {
			o := &x.S.Obstacles[i]
			if o.Placed && !o.Gone && !yield(Object{ObstacleObject, uint8(i)}) {
				return
			}
		}
		for i := range x.S.Devices[:x.S.NDevices] {
			if !yield(x.objectOf(i)) {
				return
			}
		}
	}
}
