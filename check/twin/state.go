package twin

import "koiogran/engine/game"

// state returns what the state of the twin should be. The locals of frames are numbers of any meaning, and are left
// out: what they lead to is compared.
func (m *mapping) state(s *game.State) game.State {
	t := *s
	t.First = m.player(s.First)
	t.Stood, t.Masked, t.Hidden, t.Formed = m.set(s.Stood), m.set(s.Masked), m.set(s.Hidden), m.set(s.Formed)
	t.Edge = m.edgeOfSeat(s.Edge)
	if m.changes&Seats != 0 {
		t.Score[0], t.Score[1] = s.Score[1], s.Score[0]
		switch s.Result {
		case game.Won1:
			t.Result = game.Won2
		case game.Won2:
			t.Result = game.Won1
		}
	}
	for i, n := range s.Met {
		if n > 0 {
			t.Met[i] = m.obstacles[n-1] + 1
		}
	}
	for i := range s.Markers {
		t.Markers[i].Pose = m.pose(s.Markers[i].Pose)
	}
	for i := range int(s.NShips) {
		id := game.ShipID(i)
		other := &t.Ships[m.ship(id)]
		*other = m.shipState(&s.Ships[i])
		other.BonusMade = m.weaponSet(id, other.BonusMade)
	}
	for i := range int(s.NObstacles) {
		o := s.Obstacles[i]
		o.Pose = m.pose(o.Pose)
		t.Obstacles[m.obstacles[i]] = o
	}
	t.Delayed = 0
	for i := range s.Devices[:s.NDevices] {
		t.Devices[m.devices[i]] = m.device(&s.Devices[i])
		t.Delayed |= s.Delayed >> i & 1 << m.devices[i]
	}
	m.cardStates(s, &t)
	m.stack(&t)
	m.secrets(s, &t)
	return t
}

// edgeOfSeat returns the edge of seat 1, which another seat may have in the twin: the table has been turned with
// them, so that only a mirror changes it.
func (m *mapping) edgeOfSeat(e uint8) uint8 {
	if m.changes&Mirror != 0 && e%2 == 1 {
		e = 4 - e
	}
	return e
}

// device returns a device in the twin.
func (m *mapping) device(of *game.Device) game.Device {
	d := *of
	d.Pose, d.Owner, d.Ship = m.pose(d.Pose), m.player(d.Owner), m.ship(d.Ship)
	return d
}

// dealtCard returns a card in the twin that was dealt.
func (m *mapping) dealtCard(of *game.Card) game.Card {
	c := *of
	if c.InUse {
		c.Ship, c.By, c.Seen = m.ship(c.Ship), m.ship(c.By), m.players(c.Seen)
	}
	return c
}

// buries is the damage card that notes an upgrade where others have charges.
const buries = "hullbreach-huge"

// dealtCharge returns what can change about a card in the twin that was dealt.
func (m *mapping) dealtCharge(s *game.State, i int) game.Charge {
	c := s.Charges[len(m.g.Cards)+i]
	if s.Cards[i].InUse && m.g.Dealt[s.Cards[i].Code].ID == buries {
		c.Active = m.nextCard(c.Active)
	}
	return c
}

// shipState returns the state of a ship in the twin.
func (m *mapping) shipState(of *game.Ship) game.Ship {
	s := *of
	s.Pose = m.pose(s.Pose)
	s.Touching, s.AttackedBy = m.set(s.Touching), m.set(s.AttackedBy)
	for i := range s.Locks {
		s.Locks[i] = m.object(s.Locks[i])
	}
	s.Revealed, s.Executed = m.maneuver(s.Revealed), m.maneuver(s.Executed)
	s.Turret, s.Turret2 = uint8(m.arc(arcOf(s.Turret))), uint8(m.arc(arcOf(s.Turret2)))
	s.TurretFired, s.TurretSpent = m.arcs(s.TurretFired), m.arcs(s.TurretSpent)
	s.Ignored = m.rocks(s.Ignored)
	s.Docked = m.next(s.Docked)
	return s
}

// cardStates fills in what can change about cards and decks.
func (m *mapping) cardStates(s, t *game.State) {
	for i := range s.Piles {
		if p := &t.Piles[i]; p.N > 0 {
			p.Card = m.card(p.Card)
		}
	}
	for i := range m.g.Cards {
		t.Charges[m.card(game.CardID(i))] = s.Charges[i]
	}
	t.NCards = m.cardsIn(s)
	for i := range s.Cards {
		t.Cards[m.dealt[i]] = m.dealtCard(&s.Cards[i])
		t.Charges[m.card(game.CardID(len(m.g.Cards)+i))] = m.dealtCharge(s, i)
	}
	for side := range game.Player(2) { // its deck, and the one of its huge ships that have no sections
		to := m.player(side)
		t.Decks[to], t.Decks[2+to] = s.Decks[side], s.Decks[2+side]
	}
	for i := range m.g.Ships {
		if m.g.Ships[i].Huge == nil {
			continue
		}
		other := &m.twin.Ships[m.ship(game.ShipID(i))]
		for _, k := range game.Sections() {
			t.Decks[other.Pile(k)] = s.Decks[m.g.Ships[i].Pile(k)]
		}
	}
}

// secrets fills in what each side knows.
func (m *mapping) secrets(s, t *game.State) {
	for p := range s.Secret {
		from, to := &s.Secret[p], &t.Secret[m.player(game.Player(p))]
		*to = *from
		for i := range int(s.NShips) {
			id := game.ShipID(i)
			to.Dials[m.ship(id)] = from.Dials[i]
		}
		for i, n := range from.Known {
			to.Known[m.dealt[i]] = n
		}
		for i, n := range from.Hidden {
			to.Hidden[i] = m.nextCard(n)
		}
	}
}
