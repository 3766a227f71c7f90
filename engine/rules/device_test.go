package rules_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// foundry returns an empty scene of second edition with a bomb that makes every ship up to range 1
// suffer 1 hit damage for each hit on the dice that are rolled for that ship, or 1 hit damage
// without dice. The card protonbombs drops it by the straight 1 and launches it by the straight 2.
func foundry(t *testing.T, dice uint8) *scene.Scene {
	t.Helper()
	e := second.Edition()
	e.Devices = append(e.Devices, game.DeviceInfo{
		Name: "Bomb", Bomb: true, Reach: 1, Dice: dice, Outline: geom.Bomb,
		Effect: func(x *game.Exec, id game.ShipID, result game.Faces) {
			hits := 1
			if dice > 0 {
				hits = int(result[game.Hit])
			}
			card.SufferOf(x, id, game.NoShip, hits, 0)
		}})
	e.Upgrades = append(slices.DeleteFunc(e.Upgrades, func(d card.Def) bool {
		return d.ID == "protonbombs"
	}), card.Def{ID: "protonbombs", Abilities: []card.Ability{
		{Name: "drop", When: card.SystemStep,
			Do: []card.Op{card.Spend(card.Self, 1, card.Charge), rules.DropDevice("Bomb")}},
		{Name: "launch", When: card.SystemStep,
			Do: []card.Op{card.Spend(card.Self, 1, card.Charge), rules.PlaceDevice("Bomb",
				rules.Way{Bearing: geom.Straight, Speed: 2, Launch: true})}},
	}})
	return scene.New(t, rules.Compile(e))
}

// bomb returns the n-th device on the table.
func bomb(n uint8) game.Object { return game.Object{Kind: game.DeviceObject, ID: n} }

// wantDevice fails unless the first device is with its origin at a place.
func wantDevice(s *scene.Scene, x, y float64) {
	got, want := s.State().Devices[0].Pose, scene.PoseAt(x, y, 0)
	s.Is(got.X == want.X && got.Y == want.Y, "the device at %.1f, %.1f, not %v", x, y, got)
}

func TestDevice_Dropped(t *testing.T) {
	// 2e.device.drop: behind the base by the template of 40 mm and the 14 mm from the edge with the
	// guides to the middle of a bomb.
	s := foundry(t, 0)
	ship := s.Mine("graysquadronbomber", scene.At(400, 400, 0), scene.With("protonbombs"))
	s.System(ship)
	s.Use(ship, "drop")
	wantDevice(s, 400, 400-20-40-14)
	s.WantEvent(game.DevicePlaced, "2e.device.drop")
	s.WantCharges(ship, "protonbombs", 1)
	s.Done()
}

func TestDevice_Launched(t *testing.T) {
	// 2e.device.launch: ahead of the base by the template of 80 mm
	s := foundry(t, 0)
	ship := s.Mine("graysquadronbomber", scene.At(400, 400, 0), scene.With("protonbombs"))
	s.System(ship)
	s.Use(ship, "launch")
	wantDevice(s, 400, 400+20+80+14)
	s.WantEvent(game.DevicePlaced, "2e.device.launch")
	s.Done()
}

func TestDevice_PlacedInTheSystemPhase(t *testing.T) {
	// 2e.system.devices-dropped-here: at the initiative of its ship, 2, after one of initiative 1.
	s := foundry(t, 0)
	gold := s.Mine("graysquadronbomber", scene.At(400, 400, 0), scene.With("protonbombs"))
	foe := s.Theirs("crymorahgoon", scene.At(600, 600, 180), scene.With("protonbombs"))
	s.Systems()
	s.NotOffered(gold, "drop")
	s.Use(foe, "drop")
	s.NotOffered(foe, "launch") // 2e.device.one-per-system-phase
	s.Use(gold, "drop")
	s.Done()
}

func TestDevice_LiesUnderAShip(t *testing.T) {
	for _, c := range []struct {
		y     float64
		under bool
	}{{320, true}, {220, false}} {
		// 2e.device.placed-under-ship: that ship overlaps it, and is at range 0 of it.
		s := foundry(t, 0)
		ship := s.Mine("graysquadronbomber", scene.At(400, 400, 0), scene.With("protonbombs"))
		foe := s.Theirs("academypilot", scene.At(400, c.y, 0))
		s.System(ship)
		s.Use(ship, "drop")
		wantDevice(s, 400, 326)
		n := 1
		if c.under {
			n = 0
		}
		s.WantRangeTo(foe, bomb(0), n)
		s.Done()
	}
}

func TestDevice_RangeFromItsGuides(t *testing.T) {
	for _, c := range []struct {
		y float64
		n int
	}{{400 + 16.3 + 99.9 + 20, 1}, {400 + 16.3 + 100.1 + 20, 2}} {
		// 2e.device.guides-count: the guides reach 16.3 mm from the middle of the bomb, its body 14.
		s := foundry(t, 0)
		ship := s.Mine("graysquadronbomber", scene.At(412, c.y, 0))
		s.Device("Bomb", ship, scene.At(400, 400, 0))
		s.WantRangeTo(ship, bomb(0), c.n)
		s.Done()
	}
}

func TestBomb_DetonatesAtTheEndOfActivation(t *testing.T) {
	// 2e.device.bomb-detonates-end-of-activation: not when a ship moves over it, but when all have
	// activated.
	// 2e.device.own-devices-hurt
	s := foundry(t, 0)
	ship := s.Mine("academypilot", scene.At(400, 400, 0))
	foe := s.Theirs("academypilot", scene.At(520, 500, 180))
	far := s.Theirs("academypilot", scene.At(800, 800, 180))
	s.Device("Bomb", ship, scene.At(400, 450, 0))
	s.SetDial(ship, "2 straight")
	s.SetDial(foe, "1 turn-right")
	s.SetDial(far, "2 straight")
	s.Activation()
	s.Pass()
	s.WantPose(ship, 400, 520, 0)
	s.WantDamage(ship, 0)
	s.Pick(foe)
	s.Pass()
	s.WantDamage(foe, 0)
	s.Pass()
	s.WantDamage(ship, 1)
	s.WantDamage(foe, 1)
	s.WantDamage(far, 0)
	s.Is(s.State().NDevices == 0, "no device left") // 2e.device.removed-after-detonation
	s.Done()
}

func TestBomb_RollsForEachShip(t *testing.T) {
	s := foundry(t, 1)
	ship := s.Mine("academypilot", scene.At(400, 500, 0))
	foe := s.Theirs("academypilot", scene.At(400, 350, 0))
	s.Device("Bomb", ship, scene.At(400, 420, 0))
	for _, h := range []*scene.Ship{ship, foe} {
		s.Of(h).Activated = true
	}
	s.Activation()
	s.Dice("hit")
	s.Dice("blank")
	s.WantDamage(ship, 1)
	s.WantDamage(foe, 0)
	s.Done()
}

// fuses puts two bombs of either player on an empty part of the table and begins the end of the
// Activation phase.
func fuses(t *testing.T, first game.Player) *scene.Scene {
	t.Helper()
	s := foundry(t, 0)
	s.First(first)
	ships := [2]*scene.Ship{
		s.Mine("academypilot", scene.At(100, 100, 0)),
		s.Theirs("academypilot", scene.At(100, 800, 180)),
	}
	for i, x := range []float64{500, 600, 700, 800} {
		s.Device("Bomb", ships[i%2], scene.At(x, 450, 0))
	}
	for _, ship := range ships {
		s.Of(ship).Activated = true
	}
	s.Activation()
	return s
}

func TestBomb_OrderOfSeveral(t *testing.T) {
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		// 2e.device.order-of-detonation: the first player's come first, the second of them before
		// the other; then those of the other player, of whom only one is asked at a time.
		s := fuses(t, first)
		for _, p := range []game.Player{first, first.Other()} {
			s.Asked(p)
			last := -1
			for i, d := range s.State().Devices[:s.State().NDevices] {
				if d.Owner == p {
					last = i
				}
			}
			pose := s.State().Devices[last].Pose
			s.Choose(func(c game.Choice) bool { return c.Object == bomb(uint8(last)) })
			for _, d := range s.State().Devices[:s.State().NDevices] {
				s.Is(d.Pose != pose, "the bomb that was chosen gone")
			}
		}
		s.Done()
	}
}

func TestDevices_SeveralMinesInOneMove(t *testing.T) {
	// 2e.device.mine-detonates-on-overlap: each of the two that the template meets, not the third.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.Shields(0))
	foe := s.Theirs("academypilot", scene.At(800, 800, 180))
	for _, at := range [][2]float64{{400, 380}, {400, 480}, {550, 430}} {
		s.Device("Conner Net", foe, scene.At(at[0], at[1], 0))
	}
	s.Activate(ship, "4 straight")
	s.WantFacedown(ship, 2)
	s.WantTokens(ship, game.IonToken, 6)
	s.Is(s.State().NDevices == 1 && s.State().Devices[0].Pose.X == 550*geom.Millimeter,
		"the third mine left")
	s.Pass()
	s.Done()
}

func TestDevices_LocksKeepTheirObject(t *testing.T) {
	// 2e.action.lock.no-expiry-by-range: the lock on the mine that detonates leaves with it, those on
	// another device and on a ship stay where they were.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.Shields(0))
	second := s.Mine("bluesquadronescort", scene.At(300, 300, 0))
	third := s.Mine("bluesquadronescort", scene.At(200, 300, 0))
	s.Device("Conner Net", ship, scene.At(400, 380, 0))
	s.Device("Conner Net", ship, scene.At(300, 420, 0))
	lock := func(on game.Object, by *scene.Ship) {
		s.Perform(by, 0, game.LockAction)
		s.Use(by, "lock")
		s.Choose(func(c game.Choice) bool { return c.Object == on })
	}
	lock(bomb(0), ship)
	lock(bomb(1), second)
	lock(game.ShipAs(second.ID()), third)
	s.Activate(ship, "2 straight")
	s.WantLocks(ship)
	s.WantLocks(second, bomb(0)) // the only one that is left
	s.WantLock(third, second, true)
	s.Pass()
	s.Done()
}
