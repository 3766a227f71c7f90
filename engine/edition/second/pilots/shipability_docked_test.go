package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// hunts deploys Bossk's Headhunter from the Hound's Tooth, where that or another ship has locked an enemy.
func hunts(t *testing.T, locks string, gap float64) (s *scene.Scene, bossk, foe *scene.Ship) {
	s = scene.Second(t)
	carrier := s.Mine("trandoshanslaver", here, scene.With("houndstooth"))
	bossk = s.Mine("bossk-z95af4headhunter", scene.Docked(carrier))
	other := s.Mine("trandoshanslaver", scene.At(800, 100, 0))
	foe = s.Theirs("academypilot", scene.At(457, 400+gap, 180))
	s.Theirs("academypilot", scene.At(400, 400+gap, 180))
	switch locks {
	case "the Hound's Tooth":
		s.Lock(carrier, foe)
	case "another":
		s.Lock(other, foe)
	}
	s.Systems()
	s.ChooseNamed("from the front guides")
	s.Maneuver("1 straight")
	return s, bossk, foe
}

func TestPursuitCraft(t *testing.T) {
	s, bossk, foe := hunts(t, "the Hound's Tooth", 300)
	s.Use(bossk, "join the hunt")
	s.Target(foe)
	s.WantLock(bossk, foe, true)
	playOut(s)
	for name, c := range map[string]struct {
		locks string
		gap   float64
	}{
		"no one is locked":     {"nobody", 300},
		"another has a lock":   {"another", 300},
		"beyond range 3 of it": {"the Hound's Tooth", 490},
	} {
		t.Run(name, func(t *testing.T) {
			s, bossk, _ := hunts(t, c.locks, c.gap)
			s.NotOffered(bossk, "join the hunt")
			playOut(s)
		})
	}
}

// drone is an escape craft that runs without a crew.
const drone = "autopilotdrone"

// Each System phase costs a charge, unless it is docked.
func TestRiggedEnergyCells_RunDown(t *testing.T) {
	s := scene.Second(t)
	lone := s.Mine(drone, here)
	carrier := s.Mine("freightercaptain", scene.At(200, 300, 0), scene.With("landosmillenniumfalcon"))
	docked := s.Mine(drone, scene.Docked(carrier))
	s.Theirs("academypilot", farAway)
	s.Systems()
	playOut(s)
	s.WantCharges(lone, drone, 2)
	s.WantCharges(docked, drone, 3)
}

// Without a charge it explodes at the end of the Activation phase, over friend and enemy at range 0-1.
func TestRiggedEnergyCells_Explode(t *testing.T) {
	for charges, bang := range map[int]bool{0: true, 1: false} {
		s := scene.Second(t)
		me := s.Mine(drone, here)
		s.Charges(me, drone, charges)
		friend, near := s.Mine("binayrepirate", beside(95)), s.Theirs("redsquadronveteran", ahead(95))
		far := s.Theirs("redsquadronveteran", behind(105))
		for _, ship := range []*scene.Ship{me, friend, near, far} {
			s.Reveal(ship, "2 straight") // it has moved already
		}
		s.Activation()
		playOut(s)
		s.Is(s.Of(me).Destroyed == bang, "with %d charges: destroyed: %v", charges, bang)
		lost := map[bool]int{true: 1}[bang]
		s.WantShields(friend, 2-lost)
		s.WantShields(near, 2-lost)
		s.WantShields(far, 2)
	}
}

// The carrier coordinates before it activates, and by its own bar, as long as the shuttle is docked.
func TestCommsShuttle(t *testing.T) {
	for _, docked := range []bool{true, false} {
		s := scene.Second(t)
		carrier := s.Mine("lothalrebel", here, scene.With("ghost"))
		where := farAway
		if docked {
			where = scene.Docked(carrier)
		}
		shuttle, friend := s.Mine("ap5", where), s.Mine("bluesquadronescort", scene.At(300, 330, 0))
		if !docked {
			s.Never(shuttle, "coordinate")
			s.Never(carrier, "coordinate")
		}
		s.Activate(carrier, "1 straight")
		if docked {
			s.Use(shuttle, "coordinate")
			s.Use(carrier, "coordinate")
			s.Pick(friend)
			s.Use(friend, "focus")
			s.WantTokens(friend, game.FocusToken, 1)
		}
		playOut(s)
	}
	s := scene.Second(t)
	carrier := s.Mine("lothalrebel", here, scene.With("ghost"))
	s.Mine("ap5", scene.Docked(carrier))
	s.Mine("bluesquadronescort", scene.At(300, 330, 0))
	s.Perform(carrier, game.OnBar)
	s.Offered(carrier, "coordinate")
	playOut(s)
}
