package scene

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// DamageAt deals a section of a huge ship n facedown damage cards.
func (s *Scene) DamageAt(ship *Ship, at game.Section, n int) {
	s.set(func() {
		damage, down, _ := s.state.Ships[ship.id].CardsAt(at)
		*damage += uint8(n)
		*down += uint8(n)
		s.state.Decks[s.g.Ships[ship.id].Pile(at)].Facedown += uint8(n)
	})
}

// DamagedAt deals a section of a huge ship n facedown damage cards.
func DamagedAt(at game.Section, n int) Option {
	return later(func(s *Scene, ship *Ship) { s.DamageAt(ship, at, n) })
}

// CritAt deals a section of a huge ship a faceup damage card of its deck. What happens when it is dealt has
// happened already.
func (s *Scene) CritAt(ship *Ship, at game.Section, title string) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		deck := &s.state.Decks[s.g.Ships[ship.id].Pile(at)]
		code := s.title(title + "-huge")
		if deck.Unseen[code] == 0 {
			s.Fail("no %s is left in the deck of the %s section", title, at)
		}
		deck.Unseen[code]--
		damage, _, _ := s.state.Ships[ship.id].CardsAt(at)
		*damage++
		i := rules.AssignCard(s.x, ship.id, code, game.NoShip)
		s.state.Cards[i].Section = at
	})
}

// WantCritAt says how many faceup damage cards of a title lie at a section of a huge ship.
func (s *Scene) WantCritAt(ship *Ship, at game.Section, title string, n int) {
	s.t.Helper()
	s.make()
	code, have := s.title(title+"-huge"), 0
	for _, c := range s.state.Cards[:s.state.NCards] {
		if c.Faceup() && c.Ship == ship.id && c.Code == code && c.Section == at {
			have++
		}
	}
	s.want(ship, title+" "+at.String(), have, n)
}

// LockSection gives a ship a lock on a section of a huge ship.
func (s *Scene) LockSection(ship, target *Ship, at game.Section) {
	s.set(func() { s.lock(ship, game.SectionOf(target.id, at)) })
}

// ShieldsAt leaves a section of a huge ship n active shields.
func (s *Scene) ShieldsAt(ship *Ship, at game.Section, n int) {
	s.set(func() { *s.state.Ships[ship.id].ShieldsAt(&s.g.Ships[ship.id], at) = uint8(n) })
}

// Cripple cripples a section of a huge ship, with as many damage cards as it has hull.
func (s *Scene) Cripple(ship *Ship, at game.Section) {
	s.ShieldsAt(ship, at, 0)
	s.set(func() { s.DamageAt(ship, at, s.g.Ships[ship.id].HullOf(at)) })
	s.set(func() {
		h := &s.state.Ships[ship.id]
		h.Crippled = h.Crippled.With(at)
	})
}

// PickSection picks a section of a huge ship: as the target of an attack, or for what is asked.
func (s *Scene) PickSection(ship *Ship, at game.Section) {
	s.t.Helper()
	s.take("pick the "+at.String()+" section of "+s.name(ship.ID()), func(c game.Choice) bool {
		return c.Object == game.SectionOf(ship.id, at) && c.N == 0
	})
}

// DeclareAt attacks a section of a huge ship with a weapon, where both are still to be chosen.
func (s *Scene) DeclareAt(weapon string, ship *Ship, at game.Section) {
	s.t.Helper()
	s.Weapon(weapon)
	s.PickSection(ship, at)
}

// WantDamageAt says how many damage cards lie at a section of a huge ship.
func (s *Scene) WantDamageAt(ship *Ship, at game.Section, n int) {
	s.t.Helper()
	damage, _, _ := s.Of(ship).CardsAt(at)
	s.want(ship, "damage cards "+at.String(), int(*damage), n)
}

// WantShieldsAt says how many active shields a section of a huge ship has.
func (s *Scene) WantShieldsAt(ship *Ship, at game.Section, n int) {
	s.t.Helper()
	s.want(ship, "active shields "+at.String(), int(*s.Of(ship).ShieldsAt(&s.g.Ships[ship.id], at)), n)
}

// Energy puts n energy on the ship card of a huge ship: tokens, or charges if it has no sections.
func (s *Scene) Energy(ship *Ship, n int) {
	s.set(func() {
		if info := &s.g.Ships[ship.id]; info.Undivided() {
			s.state.Charges[info.Pilots].Active = uint8(n)
			return
		}
		s.state.Ships[ship.id].Tokens[game.EnergyToken] = uint8(n)
	})
}

// WantEnergy says how much energy is on the ship card of a huge ship.
func (s *Scene) WantEnergy(ship *Ship, n int) {
	s.t.Helper()
	s.want(ship, "energy", card.EnergyOf(s.Exec(), ship.id), n)
}
