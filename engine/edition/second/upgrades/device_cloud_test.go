package upgrades_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// rocks returns the obstacles that lie on the table.
func rocks(s *scene.Scene) (list []game.Obstacle) {
	for _, o := range s.State().Obstacles[:s.State().NObstacles] {
		if o.Lies() {
			list = append(list, o)
		}
	}
	return list
}

// placeBy picks the template of a bearing with which a device is placed.
func placeBy(s *scene.Scene, b geom.Bearing) {
	s.Choose(func(c game.Choice) bool { return c.Verb == game.TemplateVerb && c.Maneuver.Bearing == b })
}

// chaff lets a ship launch a cloud ahead with the straight 4 template. Its guides lie 160 mm ahead of
// the base, it is 40.7 mm deep and 114.3 mm wide.
func chaff(s *scene.Scene, ship *scene.Ship) {
	s.System(ship)
	s.Use(ship, "launch an electro-chaff cloud")
	placeBy(s, geom.Straight)
}

func TestElectroChaff_LaunchedInThreeWays(t *testing.T) {
	for way, x := range map[geom.Bearing]int32{geom.Straight: 0, geom.BankLeft: -1, geom.BankRight: 1} {
		// 2e.obstacle.electro-chaff: an obstacle, with a fuse marker.
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("electrochaffmissiles"))
		s.System(ship)
		s.Use(ship, "launch an electro-chaff cloud")
		s.Is(s.Exec().Ask(s.State(), game.Seat1).N == 3, "three ways")
		placeBy(s, way)
		lie := rocks(s)
		s.Is(len(lie) == 1 && lie[0].Fuses == 1 && lie[0].Pose.Y > 450*geom.Millimeter,
			"a fused cloud ahead: %v", lie)
		s.Is(min(1, max(-1, lie[0].Pose.X/geom.Millimeter-457)) == x, "it lies as chosen: %v", lie)
		s.WantEvent(game.ObstaclePlaced, "2e.device.launch")
		s.WantEvent(game.FusePlaced, "2e.device.fuse")
		s.WantCharges(ship, "electrochaffmissiles", 0)
		s.Done()
	}
}

func TestElectroChaff_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		y       float64
		charges int
		placed  bool
	}{
		"no charge": {300, 0, false}, "outside of the table": {880, 1, false},
		"placed a device": {300, 1, true}, // 2e.device.one-per-system-phase
	}, func(t *testing.T, c struct {
		y       float64
		charges int
		placed  bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, scene.At(line, c.y, 0), scene.With("electrochaffmissiles"))
		s.Charges(ship, "electrochaffmissiles", c.charges)
		s.Of(ship).Placed = c.placed
		s.Never(ship, "launch an electro-chaff cloud")
		s.System(ship)
		s.Done()
	})
}

// inChaff flies an X-wing with a lock, which an enemy has locked, ahead by a speed toward a cloud that
// lies from 122 to 163 mm ahead of its base.
func inChaff(t *testing.T, maneuver string) (s *scene.Scene, ship, foe *scene.Ship) {
	s = scene.Second(t)
	launcher := s.Theirs(tie, scene.At(line, 560, 180), scene.With("electrochaffmissiles"))
	ship = s.Mine(xwing, scene.At(line, 197, 0))
	other := s.Mine(xwing, scene.At(200, 100, 0))
	s.Lock(ship, launcher)
	s.Lock(launcher, ship)
	s.Lock(other, launcher)
	s.System(launcher)
	s.Use(launcher, "launch an electro-chaff cloud")
	placeBy(s, geom.Straight) // from 380 down to 339
	s.Activate(ship, maneuver)
	s.WantLock(other, launcher, true) // it is of no concern to it
	return s, ship, launcher
}

func TestElectroChaff_BreaksLocksAndJams(t *testing.T) {
	for roll, stress := range map[string]int{"hit": 1, "crit": 1, "focus": 0, "blank": 0} {
		// 2e.obstacle.electro-chaff: a lock of the ship and one on it.
		s, ship, foe := inChaff(t, "4 straight")
		s.WantEvent(game.ObstacleMet, "2e.obstacle.trigger")
		s.Dice(roll)
		s.WantLocks(ship)
		s.WantLock(foe, ship, false)
		s.WantTokens(ship, game.JamToken, 1)
		s.WantTokens(ship, game.StressToken, stress)
		s.WantDamage(ship, 0)
		s.WantTokens(foe, game.JamToken, 0)
		if stress == 0 {
			s.Pass() // the action, which it does not cost
		}
		s.Done()
	}
}

func TestElectroChaff_WhoLaunchedItChoosesWhatTheJamTakes(t *testing.T) {
	// 2e.token.jam.chooser: the effect belongs to the cloud's player, no matter which ship flies into it.
	for _, friendly := range []bool{true, false} {
		s := scene.Second(t)
		launch, chooser := s.Theirs, game.Seat2
		if friendly {
			launch, chooser = s.Mine, game.Seat1
		}
		launcher := launch(tie, scene.At(line, 560, 180), scene.With("electrochaffmissiles"))
		ship := s.Mine(xwing, scene.At(line, 197, 0), scene.Tokens(game.FocusToken, 1), scene.Tokens(game.EvadeToken, 1))
		s.System(launcher)
		s.Use(launcher, "launch an electro-chaff cloud")
		placeBy(s, geom.Straight)
		s.Activate(ship, "4 straight")
		s.Asked(chooser)
		s.ChooseNamed("focus")
		s.WantTokens(ship, game.FocusToken, 0)
		s.WantTokens(ship, game.EvadeToken, 1)
		s.WantTokens(ship, game.JamToken, 0)
		s.Dice("blank")
		s.Pass() // the action
		s.Done()
	}
}

func TestElectroChaff_NotReached(t *testing.T) {
	s, ship, foe := inChaff(t, "2 straight") // with its guides it ends just before it
	s.WantLock(ship, foe, true)
	s.WantLock(foe, ship, true)
	s.WantTokens(ship, game.JamToken, 0)
	s.Pass()
	s.Done()
}

func TestElectroChaff_LaidOverAShip(t *testing.T) {
	// 2e.obstacle.placed-under-ship
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("electrochaffmissiles"))
	under := s.Mine(xwing, scene.At(line+40, 500, 180))
	beside := s.Theirs(xwing, scene.At(line-100, 500, 180))
	s.Lock(under, beside)
	chaff(s, ship)
	s.Dice("crit")
	s.WantLocks(under)
	s.WantTokens(under, game.JamToken, 1)
	s.WantTokens(under, game.StressToken, 1)
	s.WantTokens(beside, game.JamToken, 0)
	s.WantTokens(ship, game.JamToken, 0)
	s.Done()
}

func TestElectroChaff_FriendlyDevicesIgnored(t *testing.T) {
	for _, friendly := range []bool{true, false} {
		// 2e.obstacle.electro-chaff: the cloud is a device, too.
		s := scene.Second(t)
		launch := s.Theirs
		if friendly {
			launch = s.Mine
		}
		ship := launch(tie, scene.At(line, 600, 180), scene.With("electrochaffmissiles"))
		under := s.Mine(tie, scene.At(line, 400, 0), scene.With("topcover-swz98"))
		chaff(s, ship)
		if !friendly {
			s.Dice("blank")
			s.WantTokens(under, game.JamToken, 1)
		}
		s.WantTokens(under, game.JamToken, map[bool]int{false: 1}[friendly])
		s.Done()
	}
}

func TestElectroChaff_OfItsSideWhereBothLaunchOne(t *testing.T) {
	for _, friendly := range []bool{true, false} {
		// 2e.obstacle.electro-chaff: the other side has such a card as well, and has not used it.
		s := scene.Second(t)
		launch, other := s.Theirs, s.Mine
		if friendly {
			launch, other = s.Mine, s.Theirs
		}
		other(tie, scene.At(100, 100, 180), scene.With("electrochaffmissiles"))
		ship := launch(tie, scene.At(line, 600, 180), scene.With("electrochaffmissiles"))
		under := s.Mine(tie, scene.At(line, 400, 0), scene.With("topcover-swz98"))
		chaff(s, ship)
		if !friendly {
			s.Dice("blank")
		}
		s.WantTokens(under, game.JamToken, map[bool]int{false: 1}[friendly])
		s.Done()
	}
}

func TestElectroChaff_IsADeviceOfItsSide(t *testing.T) {
	for _, mine := range []bool{true, false} {
		s := scene.Second(t)
		launch := s.Theirs
		if mine {
			launch = s.Mine
		}
		ship := launch(tie, scene.At(line, 300, 0), scene.With("electrochaffmissiles"))
		pinger := s.Mine(tie, scene.At(100, 60, 0), scene.With("feedbackping"))
		enemy := s.Theirs(tie, scene.At(line+100, 380, 0))
		chaff(s, ship)
		if mine {
			s.Activate(enemy, "2 straight")
			s.Use(pinger, "lock")
			s.WantLock(pinger, enemy, true)
		} else {
			s.Never(pinger, "lock")
			s.Activate(enemy, "2 straight")
		}
		s.Pass()
		s.Done()
	}
}

func TestElectroChaff_BurnsOut(t *testing.T) {
	// 2e.obstacle.fuse-removal: a cloud without a fuse marker leaves the table, with the locks on it;
	// one that has one loses it. A debris cloud stays.
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("electrochaffmissiles"))
	s.Theirs(tie, scene.At(200, 800, 180))
	debris := s.Obstacle("vt49decimatordebris2", scene.At(200, 400, 0))
	chaff(s, ship)
	s.LockObstacle(ship, debris)
	s.Of(ship).Locks[1] = game.Object{Kind: game.ObstacleObject, ID: 1}
	s.End()
	s.WantEvent(game.FuseRemoved, "2e.obstacle.fuse-removal")
	s.Is(len(rocks(s)) == 2 && rocks(s)[1].Fuses == 0, "the cloud is there without a marker")
	s.End()
	s.Is(len(rocks(s)) == 1, "the cloud is gone")
	s.WantEvent(game.ObstacleRemoved, "2e.obstacle.fuse-removal")
	s.Is(s.Of(ship).Locks[1].Kind == game.NoObject && s.Of(ship).Locks[0].Kind != game.NoObject,
		"only the lock on it broken")
	s.Done()
}

// blazing lets a Blazer Bomb at 400 mm go off, whose guides are up, among these ships.
func blazing(s *scene.Scene, of *scene.Ship, ships ...*scene.Ship) {
	s.Device("Blazer Bomb", of, scene.At(line, 400, 0))
	for _, ship := range append(ships, of) {
		s.Of(ship).Activated = true
	}
	s.Activation()
}

func TestBlazerBomb_Drops(t *testing.T) {
	for _, charges := range []int{1, 0} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("blazerbomb"))
		s.Charges(ship, "blazerbomb", charges)
		if charges == 0 {
			s.Never(ship, "drop a Blazer Bomb")
		}
		s.System(ship)
		if charges > 0 {
			s.Use(ship, "drop a Blazer Bomb")
			wantFuses(s, 0)
		}
		s.WantCharges(ship, "blazerbomb", 0)
		s.Done()
	}
}

func TestBlazerBomb_BurnsAndLeavesABlaze(t *testing.T) {
	for roll, damage := range map[string]int{"hit": 1, "crit": 1, "focus": 0, "blank": 0} {
		for _, c := range []struct {
			y    float64 // the bomb's bottom edge is at 384
			near bool
		}{{264.1, true}, {263.9, false}} {
			// 2e.device.catalogue.bombs: 1 hit damage; the blaze is where the bomb lay, with its
			// guides where those of the bomb were: 400 + 14 - 30.
			s := scene.Second(t)
			ship := s.Mine(tie, scene.At(line, c.y, 0))
			of := s.Theirs(tie, scene.At(line, 800, 180), scene.With("blazerbomb"))
			blazing(s, of, ship)
			if c.near {
				s.Dice(roll)
				s.WantFacedown(ship, damage)
			}
			lie := rocks(s)
			s.Is(len(lie) == 1 && lie[0].Pose == scene.PoseAt(line, 384, 0) && lie[0].Fuses == 1,
				"a blaze with a fuse at 384: %v", lie)
			s.WantDamage(of, 0)
			s.Done()
		}
	}
}

func TestBlaze_BurnsWhoIsOverIt(t *testing.T) {
	// 2e.obstacle.placed-under-ship: the blaze comes to lie under a ship, after the bomb's effect.
	s := scene.Second(t)
	ship := s.Mine(tie, scene.At(line, 340, 0))
	of := s.Theirs(tie, scene.At(line, 800, 180), scene.With("blazerbomb"))
	blazing(s, of, ship)
	s.Dice("blank")
	s.Is(len(rocks(s)) == 1, "the blaze")
	s.Dice("focus")
	s.WantTokens(ship, game.StressToken, 1)
	s.WantDamage(ship, 0)
	s.Done()
}

func TestBlaze_MovedThrough(t *testing.T) {
	for roll, want := range map[string]struct{ damage, stress int }{
		"hit": {1, 0}, "crit": {1, 0}, "focus": {0, 1}, "blank": {0, 0},
	} {
		// 2e.obstacle.blaze: whatever the roll, no action follows.
		s := scene.Second(t)
		ship := s.Mine(tie, scene.At(line, 200, 0))
		of := s.Theirs(tie, scene.At(line, 800, 180), scene.With("blazerbomb"))
		blazing(s, of, ship)
		s.Activate(ship, "5 straight")
		s.Dice(roll)
		s.WantFacedown(ship, want.damage)
		s.WantTokens(ship, game.StressToken, want.stress)
		s.Done()
	}
}

func TestBlazerBomb_AsManyAsBlazesFit(t *testing.T) {
	// A match has places for two blazes of each card. There is no third bomb while one bomb may come to
	// need the last of them; a blaze that is gone makes room again.
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("blazerbomb"))
	s.Theirs(tie, scene.At(100, 800, 180))
	drop := func() {
		s.Charges(ship, "blazerbomb", 1)
		s.Of(ship).Placed = false
		s.System(ship)
		s.Use(ship, "drop a Blazer Bomb")
	}
	drop()
	drop()
	s.Charges(ship, "blazerbomb", 1)
	s.Of(ship).Placed = false
	s.Never(ship, "drop a Blazer Bomb")
	s.System(ship)
	s.Done()

	s = scene.Second(t)
	ship = s.Mine(tie, south, scene.With("blazerbomb"))
	s.Theirs(tie, scene.At(100, 800, 180))
	for range 3 {
		drop()
		for i := range s.State().Ships[:2] {
			s.State().Ships[i].Activated = true
		}
		s.Activation()
		for len(s.Exec().G.Ships) > 0 && s.State().Asking {
			s.Dice("blank")
		}
		s.Is(slices.ContainsFunc(rocks(s), func(o game.Obstacle) bool { return o.Fuses == 1 }), "a fresh blaze")
		s.End()
	}
	s.Is(len(rocks(s)) == 1, "the last blaze, the others burned out: %v", rocks(s))
	s.Done()
}

func TestBlazerBomb_RoomWhereABlazeWasBrokenUp(t *testing.T) {
	// A blaze that a Seismic Charge removes together with its fuse marker makes room again, too.
	s := scene.Second(t)
	ship := s.Mine("scimitarsquadronpilot", south, scene.With("blazerbomb"))
	s.Theirs(tie, scene.At(100, 800, 180))
	detonate := func() {
		for i := range s.State().Ships[:2] {
			s.State().Ships[i].Activated = true
		}
		s.Activation()
	}
	for range 3 {
		s.Charges(ship, "blazerbomb", 1)
		s.Of(ship).Placed = false
		s.System(ship)
		s.Use(ship, "drop a Blazer Bomb")
		placeBy(s, geom.Straight)
		detonate()
		s.Dice("blank")
		s.Is(len(rocks(s)) == 1, "a blaze")
		s.Device("Seismic Charge", ship, scene.At(line, 150, 0))
		detonate()
		s.Is(len(rocks(s)) == 0, "it is broken up")
	}
	s.Done()
}
