package game

// OneForce reports whether two ships belong to one force, of which the ships are friendly to each other: to one side,
// or, where partners are allied, to one player (1e.team.abilities-span-team, 2e.epic.team-allied).
func (g *Game) OneForce(a, b ShipID) bool {
	s, t := &g.Ships[a], &g.Ships[b]
	return s.Side == t.Side && (!g.Allied || s.Owner == t.Owner)
}

// OwnDevice reports whether a device was placed by a ship of the force of another ship.
func (x *Exec) OwnDevice(d *Device, id ShipID) bool {
	return d.Owner == x.Side(id) && (d.Ship == NoShip || x.G.OneForce(d.Ship, id))
}

// Actors returns how many players have a place of their own in player order: each of four who are allied, else the two
// sides (2e.epic.team.order).
func (g *Game) Actors() int {
	if g.Allied {
		return MaxSeats
	}
	return 2
}

// Turn returns the place of a player in player order: of the captains the first player's comes before the other; of
// partners who are allied likewise, after both captains. Where they are not, they have the place of their captain
// (2e.epic.team.order.how).
func (x *Exec) Turn(p Player) int {
	if !x.G.Allied {
		p = p.Side()
	}
	return int(p ^ x.S.First)
}

// TurnOf returns the place in player order of the player of a ship.
func (x *Exec) TurnOf(id ShipID) int { return x.Turn(x.Owner(id)) }

// AtTurn returns who has a place in player order: a seat, or the captain of a side.
func (x *Exec) AtTurn(turn int) Player { return x.S.First ^ Player(turn) }

// InOrder returns the seat that is asked after n others, where each seat is asked by itself: in player order, and of a
// side that has one place in it the captain first. It is NoPlayer after the last.
func (x *Exec) InOrder(n int) Player {
	partners := int(x.G.Partners)
	switch {
	case n >= 2<<partners:
		return NoPlayer
	case x.G.Allied:
		return x.AtTurn(n)
	}
	return x.AtTurn(n>>partners) | Player(n&partners)<<1
}
