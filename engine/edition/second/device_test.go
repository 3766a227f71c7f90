package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// net is the first device on the table.
var net = game.Object{Kind: game.DeviceObject, ID: 0}

// wantNets fails unless n devices lie on the table.
func wantNets(s *scene.Scene, n int) {
	s.Is(int(s.State().NDevices) == n, "%d devices, not %d", n, s.State().NDevices)
}

// wantCaught fails unless a ship has (or has not) been caught by one Conner Net: 1 hit damage and
// 3 ion tokens.
func wantCaught(s *scene.Scene, ship *scene.Ship, caught bool) {
	ions, damage := 0, 0
	if caught {
		ions, damage = 3, 1
	}
	s.WantTokens(ship, game.IonToken, ions) // 2e.device.catalogue.mines
	s.WantFacedown(ship, damage)
}

func TestConnerNet_DroppedBehindTheShip(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets"))
	s.System(ship)
	s.Use(ship, "drop a Conner Net")
	wantNets(s, 1)
	s.WantRangeTo(ship, net, 1) // 2e.device.drop: a template of 40 mm lies between
	pose := s.State().Devices[0].Pose
	s.Is(pose.X == 457*geom.Millimeter && pose.Y < 240*geom.Millimeter, "it is behind the ship")
	wantCaught(s, ship, false)
	s.Done()
}

func TestConnerNet_OnePerSystemPhase(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets", "connernets"))
	s.System(ship)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.UseVerb && c.Item == 0 })
	wantNets(s, 1) // 2e.device.one-per-system-phase
	s.Done()
}

func TestConnerNet_MovedThrough(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south)
	s.Device("Conner Net", s.Theirs(tie, scene.At(200, 800, 180)), scene.At(457, 400, 0))
	s.Activate(ship, "5 straight")
	wantCaught(s, ship, true) // 2e.device.mine-detonates-on-overlap
	wantNets(s, 0)            // 2e.device.removed-after-detonation
	s.Pass()                  // the action: a net does not cost it the step
	s.Done()
}

func TestConnerNet_HurtsItsOwnSide(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south)
	s.Device("Conner Net", ship, scene.At(457, 400, 0))
	s.Activate(ship, "2 straight")
	wantCaught(s, ship, true) // 2e.device.own-devices-hurt
	s.Pass()
	s.Done()
}

func TestConnerNet_NotMetBesideIt(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south)
	s.Device("Conner Net", s.Theirs(tie, scene.At(200, 800, 180)), scene.At(557, 400, 0))
	s.Activate(ship, "5 straight")
	wantCaught(s, ship, false)
	wantNets(s, 1)
	s.Pass()
	s.Done()
}

func TestConnerNet_OnlyTheUsedPartOfTheTemplate(t *testing.T) {
	for name, c := range map[string]struct {
		blocked bool
		net     float64 // how far up it lies
		caught  bool
	}{
		"at the end of the maneuver": {false, 520, true},
		"beyond where it stops":      {true, 520, false}, // 2e.device.partial-maneuver-portion
		"before where it stops":      {true, 400, true},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(tie, south)
			enemy := s.Theirs(tie, scene.At(200, 800, 180))
			if c.blocked {
				s.Theirs(tie, scene.At(492, 470, 180))
			}
			s.Device("Conner Net", enemy, scene.At(457, c.net, 0))
			s.Activate(ship, "4 straight")
			wantCaught(s, ship, c.caught)
			if !c.blocked {
				s.Pass() // the action
			}
			s.Done()
		})
	}
}

func TestConnerNet_DroppedUnderAShip(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets"))
	enemy := s.Theirs(tie, scene.At(457, 200, 0))
	s.System(ship)
	s.Use(ship, "drop a Conner Net")
	wantCaught(s, enemy, true) // 2e.device.mine-under-ship-detonates
	wantNets(s, 0)
	s.Done()
}

func TestConnerNet_DroppedUnderTwoShips(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets"))
	enemy, friend := s.Theirs(tie, scene.At(436, 200, 0)), s.Mine(tie, scene.At(478, 200, 0))
	s.System(ship)
	s.Use(ship, "drop a Conner Net")
	s.Asked(game.Seat1) // 2e.device.mine-under-two-ships
	s.Pick(enemy)
	wantCaught(s, enemy, true)
	wantCaught(s, friend, false)
	s.Done()
}

func TestConnerNet_NotOutsideOfTheTable(t *testing.T) {
	for name, y := range map[string]float64{"inside": 150, "outside": 130} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, scene.At(457, y, 0), scene.With("connernets"))
			if name == "outside" {
				s.Never(ship, "drop a Conner Net") // 2e.device.not-outside
			}
			s.System(ship)
			if name == "inside" {
				s.Offered(ship, "drop a Conner Net")
				s.Pass()
			}
			s.WantCharges(ship, "connernets", 1)
			s.Done()
		})
	}
}

func TestConnerNet_MetByABoost(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("servomotorsfoils"), scene.Shields(0))
	s.Device("Conner Net", s.Theirs(tie, north), scene.At(457, 400, 0))
	s.Perform(ship, 0)
	s.Use(ship, "boost")
	s.Maneuver("1 straight") // 2e.device.not-obstacle: it does not stop the boost
	s.WantPose(ship, 457, 380, 0)
	wantCaught(s, ship, true)
	s.Done()
}

func TestConnerNet_DoesNotObstruct(t *testing.T) {
	s := scene.Second(t)
	ship, target := s.Mine(xwing, south), s.Theirs(tie, north)
	s.Device("Conner Net", ship, scene.At(457, 400, 0))
	s.Attack(ship, target)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank") // 2e.device.not-obstacle
	s.Done()
}

func TestConnerNet_LockLeavesWithIt(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.Shields(0))
	s.Device("Conner Net", s.Theirs(tie, north), scene.At(457, 400, 0))
	s.Perform(ship, 0)
	s.Use(ship, "lock")
	s.ChooseNamed("Conner Net") // 2e.action.lock.objects
	s.WantLocks(ship, net)
	s.Activate(ship, "2 straight")
	s.WantLocks(ship) // 2e.token.lock.leaves-with-ship
	s.Pass()
	s.Done()
}
