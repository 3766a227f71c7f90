package scene

import (
	"koiogran/engine/rules"
)

// Wing forms a wing of ships of one player, the mates in the order of their positions. A mate without a place of its own
// has its position beside its leader.
func (s *Scene) Wing(leader *Ship, mates ...*Ship) {
	s.t.Helper()
	wing := rules.Wing{Leader: s.placeInSquad(leader)}
	for _, mate := range mates {
		wing.Mates = append(wing.Mates, s.placeInSquad(mate))
	}
	s.seat()
	squad := s.setup.Squad(leader.player)
	squad.Wings = append(squad.Wings, wing)
}

// placeInSquad returns the place of a ship among those of its squad.
func (s *Scene) placeInSquad(ship *Ship) int {
	n := 0
	for _, other := range s.ships {
		if other == ship {
			return n
		}
		if other.player == ship.player && !other.later {
			n++
		}
	}
	s.Fail("no such ship")
	return -1
}

// formUp places the mates without a place of their own.
func (s *Scene) formUp() {
	for _, ship := range s.ships {
		h, wing := &s.state.Ships[ship.id], s.g.Ships[ship.id].Wing
		if wing.Position != 0 && !ship.place.given && s.state.Ships[wing.Leader].OnTable {
			h.Pose = wing.Position.Beside(s.g.Ships[wing.Leader].Size, s.state.Ships[wing.Leader].Pose)
			h.OnTable = true
		}
	}
}

// Apart splits a ship from its wing before the scene begins.
func (s *Scene) Apart(ship *Ship) {
	s.set(func() { s.state.Formed = s.state.Formed.Without(ship.id) })
}

// WantInWing fails unless a ship flies in its wing, or does not.
func (s *Scene) WantInWing(ship *Ship, want bool) {
	s.t.Helper()
	s.make()
	if got := s.state.Formed.Has(ship.id); got != want {
		s.Fail("%s flies in its wing: %t, want %t", s.name(ship.id), got, want)
	}
}

// WantPosition fails unless a ship is at its position beside its leader, or is not.
func (s *Scene) WantPosition(ship *Ship, want bool) {
	s.t.Helper()
	s.make()
	wing := s.g.Ships[ship.id].Wing
	at := wing.Position.Beside(s.g.Ships[wing.Leader].Size, s.state.Ships[wing.Leader].Pose)
	if got := s.state.Ships[ship.id].Pose == at; got != want {
		s.Fail("%s is at %v; its position is %v", s.name(ship.id), s.state.Ships[ship.id].Pose, at)
	}
}
