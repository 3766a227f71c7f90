package second_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.huge.overlap-huge, 2e.huge.overlap-huge.lower-exists, 2e.huge.overlap-huge.no-touch, 2e.huge.overlap.speed: the
// speed falls until nothing huge is overlapped; all that were suffer by the speed on the dial.
func TestRam_HugeShipsStopEachOther(t *testing.T) {
	for _, c := range []struct {
		name, dial string
		other      float64 // how far ahead the other's center is
		y          float64 // where the ship ends
		damage     int
	}{
		{"free", "2 straight", 310, 380, 0},
		{"one slower", "2 straight", 290, 340, 2},
		{"not at all", "3 straight", 225, 300, 3},
		{"backward", "2 reverse-straight", -290, 260, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := fleet(t)
			pilot := corvette
			if c.other < 0 {
				pilot = trident
			}
			ship := s.Mine(pilot, scene.At(600, 300, 0))
			other := s.Theirs(raider, scene.At(600, 300+c.other, 0))
			full := int(s.Of(ship).Shields)
			s.Table(1800, 1800)
			s.Activate(ship, c.dial)
			s.WantPose(ship, 600, c.y, 0)
			s.WantShields(ship, full-c.damage)
			s.WantShields(other, 8-c.damage)
			s.WantTouching(ship, other, false)
			s.Pass() // it still may act
			s.Done()
		})
	}
}

// 2e.huge.overlap-huge: a bank falls back to speed 0, and after it the ship stays where it is.
func TestRam_ABankStops(t *testing.T) {
	for _, c := range []struct {
		x, y, heading    float64
		toX, toY, turned float64
	}{
		{753.8, 510.4, 45, 583.43, 340, 45}, // in the way of bank 1, and not of bank 0
		{685, 300, 0, 600, 300, 0},          // beside it: in the way of every turn
	} {
		s := fleet(t)
		ship := s.Mine(raider, scene.At(600, 300, 0))
		other := s.Theirs(raider, scene.At(c.x, c.y, c.heading))
		s.Activate(ship, "1 bank-right")
		s.WantPose(ship, c.toX, c.toY, c.turned)
		s.WantShields(ship, 7)
		s.WantShields(other, 7)
		s.Pass()
		s.Done()
	}
}

// 2e.huge.overlap-ship, 2e.huge.overlap-ship.dice, 2e.huge.overlap-ship.place, 2e.huge.overlap-ship.rotate,
// 2e.huge.overlap.order: friend and foe suffer, are set aside and placed in turns, the first player first, and turned
// by the opponent; then the dice are rolled.
func TestRam_SetsStandardShipsAside(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(raider, scene.At(600, 300, 0), scene.Energy(1))
	friend := s.Mine("bluesquadronescort", scene.At(600, 440, 90), scene.Tokens(game.FocusToken, 1))
	falcon := s.Theirs("chewbacca", scene.At(600, 506, 180))
	tie := s.Theirs("academypilot", scene.At(600, 700, 180)) // out of the way
	s.First(game.Seat2)
	s.Lock(tie, friend)
	s.Activate(ship, "2 straight")
	s.WantShields(friend, 0)
	s.WantShields(falcon, 3)
	s.Asked(game.Seat2)
	s.Refused(func() { s.Place(falcon, 600, 421, 0) }) // ahead of the midline
	s.Refused(func() { s.Place(falcon, 600, 128, 0) }) // range 2: its front edge is 101.5 mm behind
	s.Refused(func() { s.Place(falcon, 660, 300, 0) }) // over the huge ship
	s.Place(falcon, 690, 340, 180)                     // its front edge on the midline
	s.Asked(game.Seat1)
	s.Side(geom.Right)
	s.WantPose(falcon, 690, 340, 270)
	s.Asked(game.Seat1)
	s.Place(friend, 600, 240, 0)
	s.Asked(game.Seat2)
	s.Pass()
	s.WantTokens(friend, game.FocusToken, 1) // 2e.huge.overlap-ship.after
	s.WantLock(tie, friend, true)
	s.Dice("hit", "hit", "crit", "blank") // one for the X-wing, three for the YT-1300
	s.WantEnergy(ship, 0)
	s.WantTokens(ship, game.StressToken, 1)
	s.WantShields(ship, 7)
	s.Done()
}

// 2e.timing.player-order: the ships of the first player suffer first, wherever they are in the list.
func TestRam_InPlayerOrder(t *testing.T) {
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		s := fleet(t)
		ship := s.Mine(raider, scene.At(600, 300, 0))
		friend := s.Mine("academypilot", scene.At(575, 480, 0))
		tie := s.Theirs("academypilot", scene.At(625, 480, 0))
		s.Theirs("academypilot", scene.At(200, 800, 0)) // keeps the match going
		s.First(first)
		s.Activate(ship, "3 straight")
		for range 2 {
			s.Draw("Weapons Failure")
			s.Draw("Damaged Engine")
			s.Draw("Structural Damage")
		}
		want, got := []game.ShipID{friend.ID(), tie.ID()}, []game.ShipID(nil)
		if first == game.Seat2 {
			slices.Reverse(want)
		}
		for _, e := range s.Events() {
			if e.Kind == game.ShipDestroyed {
				got = append(got, e.Ship)
			}
		}
		s.Is(slices.Equal(got, want), "ships %v suffer in this order, want %v", got, want)
		s.Dice("blank", "blank")
		s.Pass()
		s.Done()
	}
}

// 2e.huge.overlap-ship.place: teltrevura: a ship that escapes to reserve while it is rammed is not set aside, and not placed.
func TestRam_AShipThatEscapesIsNotPlaced(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(raider, scene.At(600, 300, 0))
	tel := s.Theirs("teltrevura", scene.At(600, 500, 0), scene.Shields(0), scene.Damaged(5))
	s.Theirs("academypilot", scene.At(200, 800, 0))
	s.Activate(ship, "2 straight")
	s.Draw("Weapons Failure")
	s.Use(tel, "escape")
	s.Dice("blank", "blank", "blank") // it was a large ship below it
	s.Is(s.Of(tel).InReserve() && !s.Of(tel).Lifted, "it is in reserve")
	s.Pass()
	s.Done()
}

// 2e.huge.overlap-ship.destroyed: a ship destroyed by the ram is not placed, and counts for the dice.
func TestRam_ADestroyedShipCountsForTheDice(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(raider, scene.At(600, 300, 0))
	tie := s.Theirs("academypilot", scene.At(600, 480, 0))
	other := s.Theirs("academypilot", scene.At(200, 800, 0))
	s.Activate(ship, "3 straight")
	s.Draw("Weapons Failure")
	s.Draw("Damaged Engine")
	s.Draw("Structural Damage")
	s.WantDestroyed(tie)
	s.WantAlive(other)
	s.Dice("blank")
	s.Pass()
	s.Done()
}

// 2e.huge.overlap.speed: speed 0 does no damage, and sets aside anyway.
func TestRam_AtSpeedZero(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(raider, scene.At(600, 300, 0))
	tie := s.Theirs("academypilot", scene.At(680, 390, 0))
	s.Activate(ship, "0 bank-right")
	s.WantDamage(tie, 0)
	s.Place(tie, 480, 240, 45)
	s.Pass()
	s.Dice("blank")
	s.Pass()
	s.Done()
}

// 2e.huge.overlap.by-standard: a standard ship that ends on a huge one backs up, touches it and loses its action.
func TestRam_AStandardShipBumps(t *testing.T) {
	s := fleet(t)
	ship := s.Theirs(raider, scene.At(600, 600, 90))
	tie := s.Mine("academypilot", scene.At(600, 450, 0))
	s.Activate(tie, "3 straight")
	s.WantTouching(tie, ship, true)
	s.WantShields(ship, 8)
	s.Done()
}

// 2e.huge.overlap-ship.no-room: without a place behind it the ship is destroyed.
func TestRam_WithoutRoomBehind(t *testing.T) {
	for _, room := range []bool{false, true} {
		s := fleet(t)
		ship := s.Mine(raider, scene.At(45, 75, 0))
		s.Mine(raider, scene.At(130, 115, 0))
		if !room {
			s.Mine(raider, scene.At(215, 115, 0))
		}
		tie := s.Theirs("academypilot", scene.At(45, 210, 0))
		s.Activate(ship, "1 straight")
		s.Draw("Weapons Failure")
		if room {
			s.Place(tie, 195, 90, 0)
			s.Pass()
		} else {
			s.WantDestroyed(tie)
		}
		s.Dice("blank")
		s.Pass()
		s.Done()
	}
}

// 2e.huge.overlap-obstacle: obstacles below it go; rocks and debris cost a critical damage and stress, gas a jam token.
func TestRam_ClearsObstacles(t *testing.T) {
	for _, c := range []struct {
		code                          string
		y                             float64
		gone                          bool
		shields, energy, stress, jams int
	}{
		{"coreasteroid0", 470, true, 6, 6, 0, 0},
		{"yt2400debris0", 470, true, 6, 6, 0, 0},
		{"gascloud1", 470, true, 7, 7, 0, 1},
		{"coreasteroid0", 600, false, 7, 7, 0, 0},
	} {
		s := fleet(t)
		ship := s.Mine(corvette, scene.At(600, 300, 0))
		s.Obstacle(c.code, scene.At(600, c.y, 0))
		s.Activate(ship, "2 straight")
		s.Is(s.State().Obstacles[0].Gone == c.gone, "%s gone: %v", c.code, c.gone)
		s.WantShields(ship, c.shields)
		s.WantEnergy(ship, c.energy)
		s.WantTokens(ship, game.StressToken, c.stress)
		s.WantTokens(ship, game.JamToken, c.jams)
		s.Pass() // it still may act
		s.Done()
	}
}

// 2e.huge.overlap-ship.after: a lock on what is removed meanwhile leaves the ship that is set aside.
func TestRam_LocksOfShipsSetAside(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(raider, scene.At(600, 300, 0))
	xwing := s.Theirs("bluesquadronescort", scene.At(600, 440, 90))
	rock := s.Obstacle("coreasteroid0", scene.At(600, 360, 0))
	s.LockObstacle(xwing, rock)
	s.Activate(ship, "1 straight")
	s.WantLocks(xwing)
	s.Place(xwing, 600, 180, 0)
	s.Pass()
	s.Dice("blank")
	s.Pass()
	s.Done()
}

// 2e.huge.overlap-ship.place-where: any heading, wholly behind the midline, at range 0-1, in the play area and over no
// ship. What is below the ship that is placed has no effect, and is at range 0 of it from then on.
func TestRam_WhereAShipSetAsideIsPlaced(t *testing.T) {
	for _, c := range []struct {
		name          string
		x, y, heading float64
		legal         bool
	}{ // the huge ship ends at (100, 340): its midline is there, its rear edge at 229.5 and its right side at 140
		{"the front edge on the midline", 161, 320, 0, true},
		{"1 mm farther ahead", 161, 321, 0, false},
		{"a corner behind the midline", 170, 311, 45, true},
		{"a corner ahead of the midline", 170, 312, 45, false},
		{"at range 1 behind, on an asteroid", 100, 109.5, 180, true},
		{"at range 2 behind", 100, 109, 180, false},
		{"at range 1 to the right, on a mine", 260, 240, 270, true},
		{"at range 2 to the right", 261, 240, 270, false},
		{"at the edge", 20, 200, 0, true},
		{"outside of the play area", 19, 200, 0, false},
		{"over another ship", 220, 320, 0, false},
		{"over the huge ship", 120, 240, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := fleet(t)
			ship := s.Mine(raider, scene.At(100, 300, 0))
			tie := s.Theirs("academypilot", scene.At(100, 440, 90))
			s.Mine("academypilot", scene.At(220, 350, 0))
			s.Obstacle("coreasteroid0", scene.At(100, 90, 0))
			s.Device("Conner Net", ship, scene.At(280, 240, 0))
			s.Activate(ship, "1 straight")
			s.Draw("Weapons Failure")
			if !c.legal {
				s.Refused(func() { s.Place(tie, c.x, c.y, c.heading) })
				c.x, c.y, c.heading = 100, 190, 0
			}
			s.Place(tie, c.x, c.y, c.heading)
			s.WantPose(tie, c.x, c.y, c.heading)
			if c.y == 109.5 {
				s.WantRangeTo(tie, game.Object{Kind: game.ObstacleObject}, 0)
			}
			s.Pass() // the opponent does not turn it
			s.WantDamage(tie, 1)
			s.WantTokens(tie, game.IonToken, 0)
			s.Dice("blank")
			s.Pass() // no action
			s.Done()
		})
	}
}
