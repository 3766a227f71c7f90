package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// baffled sets up a ship with Scanner Baffler, two TIE fighters of its side, the second 1 mm beyond range 1 of it, and an
// enemy, up to the end of set-up.
func baffled(t *testing.T) (s *scene.Scene, ship, near, far *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	s.Table(1800, 900)
	s.Unbuilt()
	ship = s.Mine(croc, scene.With("scannerbaffler"), scene.At(600, 110.5, 0))
	near = s.Mine(tie, scene.At(640+100+20, 50, 0))
	far = s.Mine(tie, scene.At(640+101+20, 95, 0))
	s.Theirs(tie, scene.At(700, 850, 180))
	begin(s)
	return s, ship, near, far
}

// scannerbaffler: after forces are placed, friends at range 0-1 that are not huge are placed anywhere in the deployment
// area once more.
func TestScannerBaffler_PlacesFriendsAgain(t *testing.T) {
	s, ship, near, far := baffled(t)
	s.Use(ship, "place ships again")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(ship) })
	s.Pick(near)
	s.Refused(func() { s.Place(near, 1700, 81, 0) })   // its front edge is 1 mm beyond the area
	s.Refused(func() { s.Place(near, 600, 60, 0) })    // on top of the huge ship
	s.Refused(func() { s.Place(near, 900, 850, 180) }) // at the other edge
	s.Place(near, 1700, 80, 0)
	s.WantPose(near, 1700, 80, 0)
	s.Done() // no one else is near
}

// scannerbaffler: its player may choose no ship.
func TestScannerBaffler_May(t *testing.T) {
	s, ship, near, _ := baffled(t)
	s.Use(ship, "place ships again")
	s.Pass()
	s.WantPose(near, 760, 50, 0)
	s.Done()
}

// 2e.wing.setup.in-area: a wing goes as a whole, where all of it has room; its mates are not chosen.
func TestScannerBaffler_AWholeWing(t *testing.T) {
	s := scene.Second(t)
	s.Table(1800, 900)
	s.Unbuilt()
	ship := s.Mine(raider, scene.With("scannerbaffler"), scene.At(600, 110.5, 0))
	leader := s.Mine("darthvader", scene.With("agentoftheempire"), scene.At(755, 80, 0))
	mates := []*scene.Ship{s.Mine(tie), s.Mine(tie), s.Mine(tie)}
	s.Wing(leader, mates...)
	s.Theirs(tie, scene.At(700, 850, 180))
	begin(s)
	s.Use(ship, "place ships again")
	s.Refused(func() { s.Pick(mates[0]) })
	s.Pick(leader)
	s.Refused(func() { s.Place(leader, 1200, 79, 0) }) // the rear mate would be 1 mm beyond the edge
	s.Refused(func() { s.Place(leader, 79, 80, 0) })
	s.Place(leader, 1200, 80, 0)
	for _, mate := range mates {
		s.WantInWing(mate, true)
		s.WantPosition(mate, true)
		s.WantTokens(mate, game.StressToken, 0)
	}
	s.Done()
}
