package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestChopper_ChargesForAShield(t *testing.T) {
	each(t, map[string]struct {
		with             string
		charges, shields int
		offered          bool
	}{
		"a charge":           {"protontorpedoes", 1, 1, true},
		"no charge":          {"protontorpedoes", 0, 1, false},
		"a recurring charge": {"lonewolf", 1, 1, false},
		"all shields":        {"protontorpedoes", 1, 2, false},
	}, func(t *testing.T, c struct {
		with             string
		charges, shields int
		offered          bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("chopper", c.with), scene.Shields(c.shields))
		s.Charges(ship, c.with, c.charges)
		if !c.offered {
			s.Never(ship, "recover a shield")
		}
		s.Perform(ship, 0)
		if c.offered {
			s.Use(ship, "recover a shield")
			first(s)
			s.WantCharges(ship, c.with, c.charges-1)
			s.WantShields(ship, 2)
		}
		finish(s)
	})
}

func TestChopper_ShieldsForACharge(t *testing.T) {
	each(t, map[string]struct {
		with             string
		charges, shields int
		offered          bool
	}{
		"two shields":        {"protontorpedoes", 1, 2, true},
		"one shield":         {"protontorpedoes", 1, 1, false},
		"nothing to recover": {"protontorpedoes", 2, 2, false},
		"a recurring charge": {"lonewolf", 0, 2, false},
	}, func(t *testing.T, c struct {
		with             string
		charges, shields int
		offered          bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("chopper", c.with), scene.Shields(c.shields))
		s.Charges(ship, c.with, c.charges)
		if !c.offered {
			s.Never(ship, "recover a charge")
		}
		s.Perform(ship, 0)
		if c.offered {
			s.Use(ship, "recover a charge")
			first(s)
			s.WantCharges(ship, c.with, c.charges+1)
			s.WantShields(ship, 0)
		}
		finish(s)
	})
}

// rockAt places an asteroid that a maneuver straight 3 from south goes through, or ends on.
func rockAt(s *scene.Scene, y float64) { s.Obstacle("coreasteroid0", scene.At(line, y, 0)) }

const pastIt, ontoIt = 370, 460

func TestR5X3_IgnoresObstacles(t *testing.T) {
	for _, y := range []float64{pastIt, ontoIt} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r5x3"))
		rockAt(s, y)
		s.Activate(ship, "3 straight")
		s.Use(ship, "ignore obstacles")
		s.WantCharges(ship, "r5x3", 1)
		s.Offered(ship, "focus") // its action is not lost, and no die was rolled
		finish(s)
		s.Activate(ship, "1 straight")
		s.Pass() // the phase goes on, and so does what it ignores
		finish(s)
	}
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r5x3"))
	s.Charges(ship, "r5x3", 0)
	s.Never(ship, "r5x3")
	s.Activate(ship, "3 straight")
	finish(s)
	s.Engage(ship)
	finish(s)
}

func TestR5X3_AttacksFromAndOverObstacles(t *testing.T) {
	each(t, map[string]struct {
		y    float64
		use  bool
		dice int // of the defense, 0 if it cannot attack
	}{
		"on an asteroid":   {300, true, 3},
		"on it, without":   {300, false, 0},
		"over an asteroid": {400, true, 3},
		"over it, without": {400, false, 4},
	}, func(t *testing.T, c struct {
		y    float64
		use  bool
		dice int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r5x3"))
		target := s.Theirs(tie, scene.At(line+60, 500, 180))
		x := line
		if c.y == 400 {
			x += 30
		}
		s.Obstacle("coreasteroid0", scene.At(x, c.y, 0))
		s.Engage(ship)
		if c.use {
			s.Use(ship, "ignore obstacles")
		} else {
			s.Pass()
		}
		if c.dice == 0 {
			finish(s)
			return
		}
		s.Declare("primary", target)
		roll(s)
		s.Is(int(s.Rolling().N) == c.dice, "%d dice, not %d", c.dice, s.Rolling().N)
		finish(s)
	})
}

func TestStrutLockOverride_OnlyWhatItPasses(t *testing.T) {
	const id = "strutlockoverride-siegeofcoruscant"
	for y, spared := range map[float64]bool{pastIt: true, ontoIt: false} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		rockAt(s, y)
		s.Activate(ship, "3 straight")
		s.Use(ship, id)
		s.WantCharges(ship, id, 1)
		s.Is(s.Exec().Waiting(s.State()).Has(game.Chance) == !spared, "a die is rolled: %t", !spared)
		finish(s)
	}
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With(id))
	s.Charges(ship, id, 0)
	s.Never(ship, id)
	s.Activate(ship, "3 straight")
	finish(s)
}

func TestSabineWrenGunner_CheersTheOthersUp(t *testing.T) {
	const id = "sabinewren-gunner"
	for name, c := range map[string]struct {
		weapon  string
		dice    []string
		strain  int
		offered bool
	}{"a special attack": {"ioncannon", []string{"hit", "blank", "blank"}, 1, true}, "a miss": {"ioncannon", nil, 1, false},
		"a primary attack": {"primary", []string{"hit"}, 1, false},
		"no one to cheer":  {"ioncannon", []string{"hit", "blank", "blank"}, 0, false}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With(id, "ioncannon"), scene.Tokens(game.StressToken, c.strain))
			strained := s.Mine(tie, scene.At(line-60, 300, 0), scene.Tokens(game.StrainToken, c.strain))
			far := s.Mine(tie, scene.At(line-60, 100, 0), scene.Tokens(game.StrainToken, 1))
			disarmed := s.Mine(tie, scene.At(line+60, 300, 0), scene.Tokens(game.DisarmToken, 1))
			target := s.Theirs(tie, north, scene.Tokens(game.StressToken, 1))
			if !c.offered {
				s.Never(ship, id)
			}
			s.AttackWith(ship, c.weapon, target)
			roll(s, c.dice...)
			roll(s)
			if c.offered {
				s.Use(ship, id)
				for _, no := range []*scene.Ship{target, disarmed, far} {
					s.Refused(func() { s.Pick(no) })
				}
				s.Pick(strained)
				if s.Exec().Waiting(s.State()).Has(game.Seat1) {
					first(s)
				}
				s.WantTokens(strained, game.StrainToken, 0)
				s.WantTokens(ship, game.StressToken, 1) // one card, one ship
			}
			finish(s)
		})
	}
}

func TestSabineWrenGunner_CheersAShipAtTheDefender(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("sabinewren-gunner", "ioncannon"))
	target := s.Theirs(tie, north)
	touching := s.Mine(tie, scene.At(line, 540, 180), scene.Tokens(game.StressToken, 1))
	s.WantRange(touching, target, 0)
	s.AttackWith(ship, "ioncannon", target)
	roll(s, "hit")
	roll(s)
	s.Use(ship, "sabinewren-gunner")
	s.Pick(touching)
	first(s)
	s.WantTokens(touching, game.StressToken, 0)
	finish(s)
}

func TestCoaxiumHyperfuel_SlamsWhileStressed(t *testing.T) {
	for damaged := range 2 {
		s := scene.Second(t)
		ship := s.Mine("nusquadronpilot", south, scene.With("coaxiumhyperfuel"), scene.Tokens(game.StressToken, 1),
			scene.Damaged(damaged), scene.Shields(0))
		s.Activate(ship, "3 straight") // white
		s.NotOffered(ship, "focus")
		s.Use(ship, "SLAM")
		s.Maneuver("3 bank-left")
		if damaged > 0 {
			s.ChooseNamed("expose a damage card")
		} else {
			s.Refused(func() { s.ChooseNamed("expose a damage card") })
			s.ChooseNamed("suffer 1 critical damage")
		}
		s.Draw("Stunned Pilot")
		s.WantCrit(ship, "Stunned Pilot", 1)
		s.WantDamage(ship, 1)
		finish(s)
	}
	// Not stressed, it costs nothing.
	s := scene.Second(t)
	ship := s.Mine("nusquadronpilot", south, scene.With("coaxiumhyperfuel"))
	s.Activate(ship, "3 straight")
	s.Use(ship, "SLAM")
	s.Maneuver("3 bank-left")
	s.WantShields(ship, 3)
	s.Done()
}

func TestCoaxiumHyperfuel_SlamsAfterAPartialManeuver(t *testing.T) {
	for _, partial := range []bool{true, false} {
		s := scene.Second(t)
		ship := s.Mine("nusquadronpilot", south, scene.With("coaxiumhyperfuel"))
		if partial {
			s.Theirs(tie, scene.At(line, 460, 0))
		} else {
			s.Never(ship, "coaxiumhyperfuel")
		}
		s.Activate(ship, "3 straight")
		if partial {
			s.Use(ship, "coaxiumhyperfuel")
			s.ChooseNamed("suffer 1 critical damage")
			s.WantShields(ship, 2)
			s.Use(ship, "SLAM")
			s.Maneuver("3 turn-left")
			s.WantTokens(ship, game.DisarmToken, 1)
			s.WantShields(ship, 2)
		}
		finish(s)
	}
}

func TestSeekerMissilesRSL_StrainAfterAMiss(t *testing.T) {
	const id = "seekermissiles-rsl"
	each(t, map[string]struct {
		weapon        string
		dice, defense []string
		strain        int
	}{
		"neutralized":        {id, []string{"hit"}, []string{"evade"}, 1},
		"nothing to cancel":  {id, nil, []string{"evade"}, 0},
		"a hit":              {id, []string{"hit", "hit"}, []string{"evade"}, 0},
		"the primary weapon": {"primary", []string{"hit"}, []string{"evade"}, 0},
	}, func(t *testing.T, c struct {
		weapon        string
		dice, defense []string
		strain        int
	}) {
		b := bout{weapon: c.weapon, dice: c.dice, lay: locks}
		s, ship, other := b.open(t, id)
		s.Pass() // the lock stays
		roll(s, c.defense...)
		s.WantTokens(other, game.StrainToken, c.strain)
		if c.weapon == id {
			s.WantCharges(ship, id, 1)
		}
		finish(s)
	})
}

func TestXX23SThreadTracers_FriendsLock(t *testing.T) {
	const id = "xx23sthreadtracers"
	for _, token := range []game.Token{game.FocusToken, game.CalculateToken, game.NumTokens} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		near := s.Mine(tie, scene.At(line-60, 460, 0)) // at range 1
		s.Mine(tie, scene.At(line, 159, 0))            // beyond range 3
		target := s.Theirs(tie, north)
		if token == game.NumTokens {
			s.Lock(ship, target)
		} else {
			s.Tokens(ship, token, 1)
		}
		s.AttackWith(ship, id, target)
		roll(s, "hit", "crit")
		if token == game.NumTokens {
			s.Pass() // the lock stays
		}
		roll(s, "evade")
		s.ChooseNamed("lock the defender") // the ship itself
		s.Pass()                           // and not the other one
		s.WantLock(ship, target, true)
		s.WantLock(near, target, false)
		s.WantDamage(target, 0)
		s.WantCharges(ship, id, 1)
		s.Done()
	}
	never(t, id, id, map[string]bout{"neither of them": {mine: carries(game.EvadeToken, 1)}})
	b := bout{weapon: id, lay: locks, dice: []string{"hit"}}
	s, _, other := b.open(t, id)
	s.Pass()
	roll(s, "evade") // a miss
	s.WantDamage(other, 0)
	s.Done()
	b.weapon = "primary" // which does its damage
	s, _, other = b.open(t, id)
	s.Pass()
	roll(s)
	s.WantDamage(other, 1)
	s.Done()
}

func TestSparePartsCanisters_ForAnAstromech(t *testing.T) {
	const id = "sparepartscanisters"
	each(t, map[string]struct {
		charges, own int
		offered      bool
	}{"a charge": {1, 1, true}, "nothing to recover": {2, 1, false}, "no charge": {1, 0, false}},
		func(t *testing.T, c struct {
			charges, own int
			offered      bool
		}) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With(id, "r5astromech", "protontorpedoes"))
			s.Charges(ship, "r5astromech", c.charges)
			s.Charges(ship, "protontorpedoes", 0)
			s.Charges(ship, id, c.own)
			if !c.offered {
				s.Never(ship, "use the spare parts")
			}
			s.Perform(ship, 0)
			if c.offered {
				s.Use(ship, "use the spare parts")
				s.Refused(func() { s.ChooseNamed("Proton Torpedoes") })
				first(s)
				s.WantCharges(ship, "r5astromech", c.charges+1)
				s.WantCharges(ship, id, 0)
			}
			finish(s)
		})
}

func TestSparePartsCanisters_ShakeLocksOff(t *testing.T) {
	const id = "sparepartscanisters"
	for n := range 3 { // of the locks on the ship
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		enemies := []*scene.Ship{s.Theirs(tie, north), s.Theirs(tie, scene.At(line+60, 500, 180))}
		for _, e := range enemies[:n] {
			s.Lock(e, ship)
		}
		s.Lock(ship, enemies[0])
		s.Perform(ship, 0)
		s.Use(ship, "drop the spare parts")
		for !s.State().Over {
			first(s)
		}
		s.WantCharges(ship, id, 0)
		for _, e := range enemies {
			s.WantLock(e, ship, false)
		}
		s.WantLock(ship, enemies[0], true)
		o := s.State().Obstacles[0]
		s.Is(o.Lies() && o.Pose.Y < 280_000_000, "they lie behind the ship") // 2e.obstacle.loose-cargo
		s.Done()
		s.Charges(ship, id, 1)
		s.Perform(ship, 0)
		s.NotOffered(ship, "drop the spare parts") // they lie there
		finish(s)
	}
}

func TestTrajectorySimulator_LaunchesBombsFar(t *testing.T) {
	each(t, map[string]struct {
		device string
		ways   int
	}{"protonbombs": {"drop a Proton Bomb", 2}, "connernets": {"drop a Conner Net", 0}},
		func(t *testing.T, c struct {
			device string
			ways   int
		}) {
			id := map[int]string{2: "protonbombs", 0: "connernets"}[c.ways]
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("trajectorysimulator", id))
			s.System(ship)
			s.Use(ship, c.device)
			if c.ways == 0 {
				s.Is(s.State().Devices[0].Pose.Y < 280_000_000, "it was dropped")
				s.Done()
				return
			}
			s.Choose(func(o game.Choice) bool { return o.Maneuver.Speed == 5 && o.N == 1 })
			s.Is(s.State().Devices[0].Pose.Y > 500_000_000, "it lies far ahead")
			s.WantEvent(game.DevicePlaced, "2e.device.launch")
			s.Done()
		})
	// Outside of the System phase it changes nothing.
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("trajectorysimulator", "protonbombs", "genius"))
	s.Activate(ship, "1 straight")
	s.Use(ship, "genius")
	s.Use(ship, "drop a Proton Bomb")
	s.Is(s.State().Devices[0].Pose.Y < 380_000_000, "it was dropped")
	finish(s)
}

func TestThermalDetonators_OneOrTwo(t *testing.T) {
	const id = "thermaldetonators"
	s := scene.Second(t)
	ship := s.Mine(xwing, scene.At(line, 500, 0), scene.With(id))
	s.System(ship)
	s.Use(ship, "drop a Thermal Detonator")
	s.Choose(func(o game.Choice) bool { return o.Maneuver.Speed == 2 })
	s.WantCharges(ship, id, 3)
	s.Is(s.State().NDevices == 1, "one of them")
	s.Done()

	s = scene.Second(t)
	ship = s.Mine(xwing, scene.At(line, 500, 0), scene.With(id))
	s.System(ship)
	s.Use(ship, "drop two Thermal Detonators")
	s.WantCharges(ship, id, 2)
	d := s.State().Devices
	s.Is(s.State().NDevices == 2 && d[0].Pose.Y-d[1].Pose.Y == 40_000_000, "each with its template")
	s.Done()

	s = scene.Second(t)
	ship = s.Mine(xwing, scene.At(line, 500, 0), scene.With(id))
	s.Charges(ship, id, 1)
	s.Never(ship, "drop two Thermal Detonators")
	s.System(ship)
	s.Pass()
	s.Charges(ship, id, 0)
	s.System(ship)
	s.Done()
}

func TestThermalDetonators_Detonate(t *testing.T) {
	// 2e.device.catalogue.bombs
	for face, want := range map[string][3]int{"focus": {1, 0, 0}, "hit": {0, 1, 1}, "crit": {0, 1, 0}, "blank": {0, 0, 0}} {
		s := scene.Second(t)
		ship := s.Mine(xwing, scene.At(line, 100, 0), scene.With("thermaldetonators"))
		enemy := s.Theirs(tie, scene.At(line, 500, 180))
		far := s.Theirs(tie, scene.At(line+170, 600, 180))
		s.Device("Thermal Detonators", ship, scene.At(line, 600, 0))
		for _, each := range []*scene.Ship{ship, enemy, far} {
			s.Of(each).Activated = true
		}
		s.Activation()
		s.Dice(face)
		if face == "crit" {
			s.Draw("Stunned Pilot")
		}
		s.WantTokens(enemy, game.StrainToken, want[0])
		s.WantDamage(enemy, want[1])
		s.WantFacedown(enemy, want[2])
		s.Done()
	}
}

func TestThermalDetonators_ReloadTwice(t *testing.T) {
	for card, charges := range map[string]int{"thermaldetonators": 2, "protonbombs": 1} {
		s := scene.Second(t)
		ship := s.Mine("nusquadronpilot", south, scene.With("thermaldetonators", "protonbombs"))
		s.Charges(ship, "thermaldetonators", 0)
		s.Charges(ship, "protonbombs", 0)
		s.Perform(ship, 0)
		s.Use(ship, "reload")
		s.ChooseNamed(map[string]string{"thermaldetonators": "Thermal Detonators", "protonbombs": "Proton Bombs"}[card])
		s.WantCharges(ship, card, charges)
		s.Done()
	}
}

func TestReysMillenniumFalcon_WhileStressed(t *testing.T) {
	const id = "reysmillenniumfalcon"
	each(t, map[string]struct {
		stress  int
		offered bool
	}{"two": {2, true}, "three": {3, false}}, func(t *testing.T, c struct {
		stress  int
		offered bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(hwk, south, scene.With(id), scene.Tokens(game.StressToken, c.stress))
		if !c.offered {
			s.Never(ship, "boost")
			s.Never(ship, "rotate")
		}
		s.Never(ship, "focus")
		s.Perform(ship, 0)
		if c.offered {
			s.Offered(ship, "boost")
			s.Offered(ship, "rotate")
		}
		finish(s)
	})
	each(t, map[string]struct {
		maneuver string
		stress   int
		flown    bool
	}{
		"a Segnor's loop": {"2 segnor-left", 2, true}, "the other": {"2 segnor-right", 1, true},
		"too stressed": {"2 segnor-left", 3, false}, "another red one": {"1 koiogran", 1, false},
	}, func(t *testing.T, c struct {
		maneuver string
		stress   int
		flown    bool
	}) {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("planetarysentinel", south, scene.With(id), scene.Tokens(game.StressToken, c.stress))
		s.SetDial(ship, c.maneuver)
		s.Activate(ship, "")
		for !s.State().Over {
			passOr(s)
		}
		flown := true
		for _, e := range s.Events() {
			flown = flown && e.Clause != "2e.movement.stress-maneuver"
		}
		s.Is(flown == c.flown, "flown: %t", c.flown)
		s.WantTokens(ship, game.StressToken, c.stress+map[bool]int{true: 1}[c.flown])
		s.Done()
	})
}
