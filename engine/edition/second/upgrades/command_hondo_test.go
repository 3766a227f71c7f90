package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// spoils has a C-ROC with Hondo Ohnaka, a friend at range 1 of it and another just beyond, and an enemy at range 1, each
// with victory tokens, in the System phase.
func spoils(t *testing.T, mine, near uint8) (s *scene.Scene, ship, friend, far, enemy *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	s.Unbuilt()
	ship = s.Mine(croc, scene.At(300, 300, 0), scene.With("hondoohnakacommand"))
	friend = s.Mine(tie, scene.At(340+100+20, 300, 0))
	far = s.Mine(tie, scene.At(340+101+20, 350, 0))
	enemy = s.Theirs(tie, scene.At(300-40-20-50, 300, 180))
	for it, n := range map[*scene.Ship]uint8{ship: mine, friend: near, far: 1, enemy: 1} {
		s.Exec().Ship(it.ID()).Victory = n
	}
	return s, ship, friend, far, enemy
}

// hondoohnakacommand: for a charge a victory token moves to the ship from a friend at range 0-1, or to it. The tokens count
// where they are (2e.epic.mission.three-beacons.with-ship).
func TestHondoOhnakaCommand(t *testing.T) {
	for _, takes := range []bool{true, false} {
		s, ship, friend, far, enemy := spoils(t, 2, 1)
		s.System(ship)
		s.Use(ship, "move the spoils")
		for _, it := range []*scene.Ship{ship, far, enemy} {
			s.Refused(func() { s.Pick(it) })
		}
		s.Pick(friend)
		want := [2]uint8{3, 0}
		if takes {
			s.ChooseNamed("take a victory token")
		} else {
			s.ChooseNamed("give a victory token")
			want = [2]uint8{1, 2}
		}
		got := [2]uint8{s.Of(ship).Victory, s.Of(friend).Victory}
		s.Is(got == want, "the ships have %v victory tokens, not %v", got, want)
		s.WantCharges(ship, "hondoohnakacommand", 1)
		s.WantEvent(game.VictoryLaid, "2e.epic.mission.three-beacons.token")
		s.Done()
	}
}

// hondoohnakacommand: only what is there can be moved.
func TestHondoOhnakaCommand_WhatIsThere(t *testing.T) {
	for _, mine := range []uint8{1, 0} {
		s, ship, friend, _, _ := spoils(t, mine, 1-mine)
		s.System(ship)
		s.Use(ship, "move the spoils")
		s.Pick(friend)
		can, cannot := "give a victory token", "take a victory token"
		if mine == 0 {
			can, cannot = cannot, can
		}
		s.Refused(func() { s.ChooseNamed(cannot) })
		s.ChooseNamed(can)
		got := [2]uint8{s.Of(ship).Victory, s.Of(friend).Victory}
		s.Is(got == [2]uint8{1 - mine, mine}, "the ships have %v victory tokens", got)
		s.Done()
	}
}

// 2e.range.touching-is-0: a friend that touches the ship is at range 0.
func TestHondoOhnakaCommand_AtRange0(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine(croc, scene.At(300, 300, 0), scene.With("hondoohnakacommand"))
	friend := s.Mine(tie, scene.At(340+20, 300, 0))
	s.Touch(ship, friend)
	s.Exec().Ship(friend.ID()).Victory = 1
	s.System(ship)
	s.Use(ship, "move the spoils")
	s.Pick(friend)
	s.ChooseNamed("take a victory token")
	s.Is(s.Of(ship).Victory == 1, "the token has moved")
	s.Done()
}

// quickreleaselocks: its charges cannot be recovered. hondoohnakacommand: its charges can.
func TestHugeCards_RecoverCharges(t *testing.T) {
	for card, can := range map[string]bool{"quickreleaselocks": false, "hondoohnakacommand": true} {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("holokand-battleofyavin", south, scene.With(card))
		s.Charges(ship, card, 0)
		if !can {
			s.Never(ship, "recover a charge")
		}
		s.System(ship)
		if can {
			s.Use(ship, "recover a charge")
			s.ChooseNamed("Hondo Ohnaka")
			s.WantCharges(ship, card, 1)
		}
		s.Done()
	}
}

// hondoohnakacommand: without a token on either card it is not offered, nor without a charge.
func TestHondoOhnakaCommand_Nothing(t *testing.T) {
	for _, c := range []struct{ tokens, charges int }{{0, 2}, {1, 0}} {
		s, ship, _, _, _ := spoils(t, uint8(c.tokens), uint8(c.tokens))
		s.Charges(ship, "hondoohnakacommand", c.charges)
		s.Never(ship, "move the spoils")
		s.System(ship)
		s.Done()
	}
}

// hondoohnakacommand: the ship has a coordinate action linked to a red jam.
func TestHondoOhnakaCommand_Actions(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine(croc, scene.At(300, 300, 0), scene.With("hondoohnakacommand"))
	friend := s.Mine(tie, scene.At(340+100+20, 300, 0))
	enemy := s.Theirs(tie, scene.At(300-40-20-50, 400, 180))
	s.Activate(ship, "1 straight")
	s.Use(ship, "coordinate")
	s.Pick(friend)
	s.Use(friend, "focus")
	s.WantEnergy(ship, 4) // white, as the C-ROC's own is not
	s.Use(ship, "linked action")
	s.Use(ship, "jam")
	s.Pick(enemy)
	s.WantEnergy(ship, 3) // the stress is paid at once (2e.huge.stress)
	s.Done()
}
