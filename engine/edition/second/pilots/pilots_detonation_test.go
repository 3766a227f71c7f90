package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// xwing has two shields and no ability.
const xwing = "bluesquadronescort"

// goOff lets the bombs on the table detonate at the end of the Activation phase.
func goOff(s *scene.Scene, ships ...*scene.Ship) {
	for _, ship := range ships {
		s.Of(ship).Activated = true
	}
	s.Activation()
}

// 2e.device.removed-after-detonation: what follows a detonation finds the device still there.
func TestPadric(t *testing.T) {
	for name, c := range map[string]struct {
		y                     float64
		theirs, locks, others bool
		want                  int
	}{
		"range 1":         {630, false, true, false, 1},
		"range 2":         {640, false, true, false, 0},
		"an enemy's bomb": {630, true, true, false, 0},
		"no lock":         {630, false, false, false, 0},
		"a friend's lock": {630, false, false, true, 0},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			padric, friend := s.Mine("padric", scene.At(100, 100, 0)), s.Mine(xwing, scene.At(557, 560, 0))
			foe := s.Theirs(xwing, scene.At(457, c.y, 0))
			far := s.Theirs(xwing, scene.At(357, 640, 0)) // at range 2
			of := friend
			if c.theirs {
				of = foe
			}
			s.Device("Proton Bomb", of, scene.At(457, 500, 0))
			for ship, locks := range map[*scene.Ship]bool{padric: c.locks, friend: c.others} {
				if locks {
					s.Of(ship).Locks[0] = game.Object{Kind: game.DeviceObject, ID: 0}
				}
			}
			if c.want == 0 {
				s.Never(padric, "spread shrapnel")
			}
			goOff(s, padric, friend, foe, far)
			s.WantTokens(foe, game.StrainToken, c.want)
			s.WantTokens(friend, game.StrainToken, 0)
			s.WantTokens(far, game.StrainToken, 0)
			s.WantShields(friend, 1)
			s.Is(s.State().NDevices == 0 && s.Of(padric).Locks[0] == game.Object{}, "it is gone with the locks")
			s.Done()
		})
	}
}

func TestBenTeene(t *testing.T) {
	for name, c := range map[string]struct {
		turret geom.Arc
		want   bool
	}{"in the turret arc": {geom.FrontAndRear, true}, "outside": {geom.LeftAndRight, false}} {
		t.Run(name, func(t *testing.T) {
			s, teene, foe := duel{pilot: "benteene", enemy: xwing, also: func(s *scene.Scene, me, _ *scene.Ship) {
				s.Turret(me, c.turret)
			}}.begin(t)
			playOut(s)
			s.Is(rattled(s) == c.want, "rattled: %v", c.want)
			s.Attack(foe, teene)
			playOut(s)
			s.Is(rattled(s) == c.want, "only the defender")
		})
	}
}

// rattled reports whether a ship has the condition Rattled.
func rattled(s *scene.Scene) bool {
	for i := range s.State().Cards[:s.State().NCards] {
		if s.State().Cards[i].InUse {
			return true
		}
	}
	return false
}

func TestRattled(t *testing.T) {
	for name, c := range map[string]struct {
		device  string
		y       float64
		theirs  bool
		shields int // left, after the bomb has dealt a critical hit at range 1
	}{
		"a bomb at range 1": {"Proton Bomb", 630, false, 0}, "an enemy's": {"Proton Bomb", 630, true, 0},
		"at range 2": {"Electro-Proton Bomb", 640, false, 2},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			teene, foe := s.Mine("benteene", scene.At(100, 100, 0)), s.Theirs(xwing, scene.At(457, c.y, 0))
			s.Condition(foe, "rattled", teene)
			of := teene
			if c.theirs {
				of = foe
			}
			s.Device(c.device, of, scene.At(457, 500, 0))
			goOff(s, teene, foe)
			if c.shields == 2 {
				s.Dice("focus", "focus", "focus", "focus")
			}
			s.WantShields(foe, c.shields)
			s.Is(rattled(s) == (c.shields == 2), "it is gone: %v", c.shields != 2)
			s.Done()
		})
	}
}

func TestRattled_CalmsDown(t *testing.T) {
	for y, can := range map[float64]bool{630: false, 640: true} {
		for _, device := range []string{"Proton Bomb", "Conner Net"} {
			s := scene.Second(t)
			teene, foe := s.Mine("benteene", scene.At(100, 100, 0)), s.Theirs(xwing, scene.At(457, y+25, 0))
			s.Condition(foe, "rattled", teene)
			at := scene.At(457, 525, 0)
			if device == "Conner Net" {
				at = scene.At(457, 625-100-38.9+10, 0) // as near to the ship
			}
			s.Device(device, foe, at)
			if !can {
				s.Never(foe, "calm down")
			}
			s.Perform(foe, 0, game.CardAction)
			if can {
				s.Use(foe, "calm down")
				s.Is(!rattled(s), "it is gone")
			}
			playOut(s)
		}
	}
}

func TestCaptainNym(t *testing.T) {
	for name, c := range map[string]struct {
		charges int
		theirs  bool
		offered bool
	}{"a friend's": {1, false, true}, "an enemy's": {1, true, false}, "no charge": {0, false, false}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			nym, friend := s.Mine("captainnym", scene.At(100, 100, 0)), s.Mine(xwing, scene.At(800, 100, 0))
			foe := s.Theirs(xwing, scene.At(457, 600, 0))
			s.Charges(nym, "captainnym", c.charges)
			of := friend
			if c.theirs {
				of = foe
			}
			s.Device("Proton Bomb", of, scene.At(457, 500, 0))
			if !c.offered {
				s.Never(nym, "keep it from detonating")
			}
			goOff(s, nym, friend, foe)
			if c.offered {
				s.Use(nym, "keep it from detonating")
				s.WantCharges(nym, "captainnym", 0)
				s.WantShields(foe, 2)
				s.Is(s.State().NDevices == 1, "it is left")
			} else {
				s.WantShields(foe, 1)
			}
			s.Done()
		})
	}
}

func TestCaptainNym_AMine(t *testing.T) {
	s := scene.Second(t)
	nym, foe := s.Mine("captainnym", scene.At(100, 100, 0)), s.Theirs(xwing, scene.At(457, 300, 0))
	s.Device("Conner Net", nym, scene.At(457, 400, 0))
	s.Activate(foe, "2 straight")
	s.Use(nym, "keep it from detonating")
	s.WantTokens(foe, game.IonToken, 0)
	s.Is(s.State().NDevices == 1, "it is left")
	playOut(s)
}

func TestCaptainNym_BehindABomb(t *testing.T) {
	device := func(kind string, x float64) func(s *scene.Scene, me, enemy *scene.Ship) {
		return func(s *scene.Scene, me, enemy *scene.Ship) {
			for _, aside := range []float64{-15, 15} { // one does not span the ship
				s.Device(kind, enemy, scene.At(x+aside, 400, 0))
			}
		}
	}
	checkRolls(t, map[string]wantRolls{
		"across bombs": {duel{pilot: "captainnym", defends: true, also: device("Ion Bomb", 457)}, 2, 2},
		"across mines": {duel{pilot: "captainnym", defends: true, also: device("Conner Net", 457)}, 2, 2},
		"beside":       {duel{pilot: "captainnym", defends: true, also: device("Ion Bomb", 557)}, 2, 1},
		"it attacks":   {duel{pilot: "captainnym", also: device("Ion Bomb", 457)}, 3, 3},
		"a friend": {duel{pilot: xwing, defends: true, also: func(s *scene.Scene, me, enemy *scene.Ship) {
			s.Mine("captainnym", scene.At(800, 100, 0))
			s.Device("Ion Bomb", enemy, scene.At(457, 400, 0))
		}}, 2, 2},
	})
}

// 2e.device.launch
func TestLaunchedInsteadOfDropped(t *testing.T) {
	for name, c := range map[string]struct {
		pilot, device, drop string
		at                  geom.Bearing
		speed               uint8
		launch              int16
		ok                  bool
	}{
		"Zuvio":               {"constablezuvio", "protonbombs", "drop a Proton Bomb", geom.Straight, 1, 1, true},
		"Zuvio drops":         {"constablezuvio", "protonbombs", "drop a Proton Bomb", geom.Straight, 1, 0, true},
		"Zuvio, speed 2":      {"constablezuvio", "protonbombs", "drop a Proton Bomb", geom.Straight, 2, 1, false},
		"Zuvio, a bank":       {"constablezuvio", "protonbombs", "drop a Proton Bomb", geom.BankLeft, 1, 1, false},
		"a drone":             {"bombardmentdrone", "protonbombs", "drop a Proton Bomb", geom.Straight, 1, 1, true},
		"a drone drops":       {"bombardmentdrone", "protonbombs", "drop a Proton Bomb", geom.Straight, 1, 0, true},
		"a drone, speed 2":    {"bombardmentdrone", "protonbombs", "drop a Proton Bomb", geom.Straight, 2, 1, false},
		"a drone, detonators": {"bombardmentdrone", "thermaldetonators", "drop a Thermal Detonator", geom.Straight, 2, 1, true},
		"Zuvio, detonators":   {"constablezuvio", "thermaldetonators", "drop a Thermal Detonator", geom.Straight, 1, 1, true},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(c.pilot, here, scene.With(c.device))
			other := s.Mine("scimitarsquadronpilot", beside(200), scene.With(c.device))
			s.System(ship)
			s.Use(ship, c.drop)
			if !c.ok {
				s.Refused(func() { s.Choose(way(c.at, c.speed, c.launch)) })
				playOut(s)
				return
			}
			s.Choose(way(c.at, c.speed, c.launch))
			up := s.State().Devices[0].Pose.Y > 300*geom.Millimeter
			s.Is(up == (c.launch == 1), "in front of the ship: %v", c.launch == 1)
			playOut(s)
			s.System(other)
			s.Use(other, c.drop)
			s.Refused(func() { s.Choose(way(geom.Straight, 1, 1)) })
			playOut(s)
		})
	}
}
