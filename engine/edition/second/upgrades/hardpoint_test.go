package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// fire makes a bonus attack that misses.
func fire(s *scene.Scene, weapon string, at *scene.Ship) {
	s.Declare(weapon, at)
	for s.State().NAttacks > 0 && fought(s).Declared {
		if s.Exec().Waiting(s.State()).Has(game.Chance) {
			roll(s)
		} else {
			passOr(s)
		}
	}
}

// 2e.huge.attacks, 2e.huge.attacks.only-bonus, 2e.huge.attacks.header-once, 2e.huge.attacks.energy-paid: the standard
// attack and a battery in any order, each once, the battery for its energy.
func TestHardpoint_StandardAndBonusAttacks(t *testing.T) {
	const ion = "ioncannonbattery"
	for _, order := range [][]string{{"primary", ion}, {ion, "primary"}} {
		s, ship := vessel(t, raider, scene.With(ion), scene.Energy(2))
		enemy := s.Theirs(tie, scene.At(600, 600, 180))
		s.Engage(ship)
		for i, weapon := range order {
			fire(s, weapon, enemy)
			if i == 0 {
				s.Refused(func() { s.Weapon(weapon) })
			}
		}
		s.WantEnergy(ship, 1)
		s.Done() // nothing is left to attack with
	}
	s, ship := vessel(t, raider, scene.With(ion), scene.Energy(0))
	enemy := s.Theirs(tie, scene.At(600, 600, 180))
	s.Engage(ship)
	s.Refused(func() { s.Weapon(ion) })
	fire(s, "primary", enemy)
	s.Done()
}

// 2e.huge.attacks.header-once: pointdefensebattery, tractortentacles, protoncannonbattery: each header once, as long as
// there is energy, those without a cost first.
func TestHardpoint_SeveralHeaders(t *testing.T) {
	for _, c := range []struct {
		pilot, card    string
		y              float64
		energy, n, got int
	}{
		{raider, "pointdefensebattery", 560, 6, 4, 2}, {raider, "pointdefensebattery", 560, 3, 3, 0},
		{trident, "tractortentacles", 60, 3, 4, 0}, {trident, "tractortentacles", 60, 1, 2, 0},
		{raider, "protoncannonbattery", 560, 3, 2, 2}, {raider, "protoncannonbattery", 560, 0, 1, 0},
	} {
		t.Run(c.card, func(t *testing.T) {
			s, ship := vessel(t, c.pilot, scene.With(c.card), scene.Energy(c.energy))
			enemy := s.Theirs(xwing, scene.At(600, c.y, 180), scene.Shields(2))
			s.Engage(ship)
			for range c.n {
				fire(s, c.card, enemy)
			}
			s.WantEnergy(ship, c.got)
			if !s.State().Over && c.y > 300 {
				s.Refused(func() { s.Weapon(c.card) })
				s.Pass()
			}
			s.Done()
		})
	}
}

// 2e.huge.offline: what lies Offline does not attack; after engaging 2 energy turn a battery back.
func TestHardpoint_Offline(t *testing.T) {
	for _, card := range []string{"ioncannonbattery", "pointdefensebattery", "targetingbattery", "turbolaserbattery"} {
		for _, energy := range []int{2, 1} {
			s, ship := vessel(t, raider, scene.With(card), scene.Energy(energy))
			enemy := s.Theirs(tie, scene.At(600, 630, 180))
			s.Lock(ship, enemy)
			s.CardSide(ship, card, 2)
			if energy < 2 {
				s.Never(ship, "bring it back")
			}
			s.Engage(ship)
			s.Refused(func() { s.Weapon(card) })
			fire(s, "primary", enemy)
			if energy == 2 {
				s.Use(ship, "bring it back")
				s.WantEnergy(ship, 0)
				s.WantEvent(game.CardFlipped, "")
			}
			s.Done()
		}
	}
}

// drillbeak, enhancedpropulsion, ordnancetubes, protoncannonbattery, tractortentacles: Offline, an action turns them back.
func TestHardpoint_RepairedByAnAction(t *testing.T) {
	for card, energy := range map[string]int{"drillbeak": 1, "enhancedpropulsion": 1, "ordnancetubes": 2,
		"protoncannonbattery": 1, "tractortentacles": 1} {
		for less := range 2 {
			s, ship := vessel(t, trident, scene.With(card), scene.Energy(energy-less))
			s.CardSide(ship, card, 2)
			if less > 0 {
				s.Never(ship, "repair it")
			}
			s.Perform(ship, 0)
			if less == 0 {
				s.Use(ship, "repair it")
				s.WantEnergy(ship, 0)
				s.WantEvent(game.CardFlipped, "")
			}
			finish(s)
		}
		s, ship := vessel(t, trident, scene.With(card))
		s.Never(ship, "repair it")
		s.Perform(ship, 0)
		finish(s)
	}
}

// drillbeak, grappler: all hits become critical at range 0, with the title also at range 1 of a tractored ship.
func TestDrillBeak(t *testing.T) {
	for _, c := range []struct {
		name    string
		touch   bool
		title   []string
		tractor int
		crits   int
	}{
		{"range 0", true, nil, 0, 2}, {"range 1", false, nil, 1, 0},
		{"tractored", false, []string{"grappler"}, 1, 2}, {"not tractored", false, []string{"grappler"}, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ship := vessel(t, trident, scene.With(append(c.title, "drillbeak")...), scene.Energy(1))
			y := 150.0
			if c.touch {
				y = 169.5
			}
			enemy := s.Theirs(xwing, scene.At(600, y, 0), scene.Tokens(game.TractorToken, c.tractor))
			s.Stat(enemy, "agility", 2)
			if c.touch {
				s.Touch(ship, enemy)
			}
			s.Engage(ship)
			s.Declare("drillbeak", enemy)
			roll(s, "hit", "hit")
			s.WantEnergy(ship, 0)
			if c.crits > 0 {
				s.WantAttackDice("crit", "crit", "blank")
			} else {
				s.WantAttackDice("blank", "hit", "hit")
			}
			finish(s)
		})
	}
}

// turbolaserbattery: a lock, and 3 hits more once it has hit, which evades do not meet.
func TestTurbolaserBattery(t *testing.T) {
	for _, c := range []struct {
		attack []string
		damage int
	}{{[]string{"hit", "crit", "blank"}, 2 + 3}, {[]string{"blank", "blank", "blank"}, 0}} {
		s, ship := vessel(t, raider, scene.With("turbolaserbattery"))
		enemy := s.Theirs("captainoicunn", scene.At(600, 760, 180)) // 4 shields
		far := s.Theirs(tie, scene.At(700, 760, 180))
		s.Lock(ship, enemy)
		s.Engage(ship)
		s.Declare("turbolaserbattery", enemy)
		s.Dice(c.attack...)
		finish(s)
		s.WantEnergy(ship, 3)
		s.WantShields(enemy, max(0, 4-c.damage))
		s.WantDamage(enemy, max(0, c.damage-4))
		s.WantDamage(far, 0)
	}
	s, ship := vessel(t, raider, scene.With("turbolaserbattery")) // without a lock
	s.Theirs(tie, scene.At(600, 760, 180))
	s.Engage(ship)
	s.Done()
}

// ioncannonbattery: 1 critical damage, and the results inflict ion tokens.
func TestIonCannonBattery(t *testing.T) {
	s, ship := vessel(t, raider, scene.With("ioncannonbattery"))
	enemy := s.Theirs(xwing, scene.At(600, 600, 180), scene.Shields(2))
	s.Engage(ship)
	s.Declare("ioncannonbattery", enemy)
	s.Dice("hit", "hit", "crit", "blank")
	roll(s)
	s.WantShields(enemy, 1)
	s.WantTokens(enemy, game.IonToken, 3)
	finish(s)
	s, ship = vessel(t, raider, scene.With("ioncannonbattery"))
	enemy = s.Theirs(xwing, scene.At(600, 600, 180), scene.Shields(2))
	s.Engage(ship)
	fire(s, "ioncannonbattery", enemy)
	s.WantShields(enemy, 2)
	s.WantTokens(enemy, game.IonToken, 0)
	finish(s)
}

// targetingbattery: after its attack, a lock on the defender in the range of locks.
func TestTargetingBattery(t *testing.T) {
	for _, c := range []struct {
		y    float64
		lock bool
	}{{730, true}, {731, false}} { // range 3 ends 320 mm ahead of the front edge
		s, ship := vessel(t, raider, scene.With("targetingbattery"))
		enemy := s.Theirs(tie, scene.At(600, c.y, 180))
		if !c.lock {
			s.Never(ship, "lock the defender")
		}
		s.Engage(ship)
		s.Declare("targetingbattery", enemy)
		roll(s)
		roll(s)
		if c.lock {
			s.Use(ship, "lock the defender")
			s.WantLock(ship, enemy, true)
		}
		finish(s)
	}
}

// protoncannonbattery: one hit becomes critical, up to range 5 (2e.huge.attacks.range).
func TestProtonCannonBattery(t *testing.T) {
	s, ship := vessel(t, raider, scene.With("protoncannonbattery"))
	enemy := s.Theirs("captainoicunn", scene.At(600, 855, 180))
	s.Engage(ship)
	s.Declare("protoncannonbattery", enemy)
	s.Dice("hit", "hit", "blank", "blank")
	s.WantAttackDice("blank", "blank", "crit", "hit")
	finish(s)
}

// ordnancetubes: torpedoes only as bonus attacks, out of the full front arc, Offline out of the bullseye arc.
func TestOrdnanceTubes(t *testing.T) {
	for _, c := range []struct {
		name     string
		x        float64
		side     int
		usable   bool
		standard bool
	}{
		{"in the full front arc", 860, 1, true, false}, {"ahead", 600, 1, true, false},
		{"offline, in the front arc", 650, 2, false, false}, {"offline, in the bullseye arc", 600, 2, true, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ship := vessel(t, raider, scene.With("ordnancetubes", "protontorpedoes"))
			enemy := s.Theirs(xwing, scene.At(c.x, 640, 180), scene.Shields(2))
			s.Lock(ship, enemy)
			s.CardSide(ship, "ordnancetubes", c.side)
			s.Engage(ship)
			if !c.usable {
				s.Refused(func() { s.Weapon("protontorpedoes") })
				s.Pass()
				s.Done()
				return
			}
			fire(s, "protontorpedoes", enemy)
			if c.standard { // it was the one standard attack
				s.Done()
				return
			}
			s.Refused(func() { s.Weapon("protontorpedoes") })
			fire(s, "primary", enemy)
			s.Done()
		})
	}
}

// corsairrefit, merchantone: a further attack with a weapon that has an Attack header.
func TestGrantedHeaders(t *testing.T) {
	for _, c := range []struct {
		card, weapon string
		energy, left int
		bonus        bool
	}{
		{"corsairrefit", "ioncannon", 1, 0, true}, {"corsairrefit", "ioncannon", 0, 0, false},
		{"merchantone", "dorsalturret", 0, 0, true},
	} {
		s, ship := vessel(t, croc, scene.With(c.card, c.weapon), scene.Energy(c.energy))
		enemy := s.Theirs(xwing, scene.At(600, 560, 180), scene.Shields(2))
		s.Engage(ship)
		if c.bonus {
			s.Choose(func(o game.Choice) bool { // that with the header
				return o.Verb == game.WeaponVerb && s.Exec().G.Ships[ship.ID()].Weapons[o.Item].Headers.Set != 0
			})
			s.Pick(enemy)
			roll(s)
			roll(s)
			s.WantEnergy(ship, c.left)
		}
		fire(s, c.weapon, enemy) // and that of its own
		s.Done()
	}
}

// zealouscaptain, generalgrievouscommand, rifftamson: a bonus attack at initiative 4 or 5, for 1 energy and that of the
// header, which is used (2e.huge.attacks.granted-bonus).
func TestCaptains_OpenFire(t *testing.T) {
	for _, c := range []struct {
		card       string
		initiative int8
	}{{"zealouscaptain", 4}, {"generalgrievouscommand", 4}, {"rifftamson", 5}} {
		s, ship := vessel(t, trident, scene.With(c.card, "targetingbattery"), scene.Energy(3))
		enemy := s.Theirs(xwing, scene.At(600, 600, 180), scene.Shields(2))
		s.Engagement()
		s.Use(ship, "open fire")
		s.Is(s.State().Initiative == c.initiative, "at initiative %d", s.State().Initiative)
		fire(s, "targetingbattery", enemy)
		s.WantEnergy(ship, 1)
		for s.State().Initiative > 0 {
			passOr(s)
		}
		s.Refused(func() { s.Weapon("targetingbattery") })
		finish(s)

		s, ship = vessel(t, trident, scene.With(c.card, "targetingbattery"), scene.Energy(1))
		s.Theirs(xwing, scene.At(600, 600, 180))
		s.Never(ship, "open fire") // one is not enough for both
		s.Engagement()
		finish(s)
	}
}

// generalgrievouscommand: friends are targets, and who is near one that it destroys may calculate.
func TestGeneralGrievousCommand(t *testing.T) {
	s, ship := vessel(t, trident, scene.With("generalgrievouscommand"))
	friend := s.Mine("tradefederationdrone", scene.At(600, 560, 180), scene.Damaged(2))
	near := s.Mine("tradefederationdrone", scene.At(600, 800, 180))
	far := s.Mine("tradefederationdrone", scene.At(900, 820, 180))
	s.Engage(ship)
	s.Declare("primary", friend)
	roll(s, "hit")
	roll(s)
	s.Use(ship, "learn from it")
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.Use(near, "calculate")
	s.WantTokens(near, game.CalculateToken, 1)
	finish(s)
}

// rifftamson: a defender dealt a faceup card is strained.
func TestRiffTamson_Strains(t *testing.T) {
	for _, face := range []string{"crit", "hit"} {
		s, ship := vessel(t, trident, scene.With("rifftamson"))
		enemy := s.Theirs("captainoicunn", scene.At(600, 560, 180), scene.Shields(0))
		s.Attack(ship, enemy)
		roll(s, face)
		if face == "crit" {
			s.Draw("Fuel Leak")
		}
		finish(s)
		s.WantTokens(enemy, game.StrainToken, map[string]int{"crit": 2, "hit": 0}[face])
	}
}

// damagecontrolteam: energy turns Offline hardpoints back before it engages, and repairs Ship cards as an action.
func TestDamageControlTeam(t *testing.T) {
	s, ship := vessel(t, raider, scene.With("damagecontrolteam", "ioncannonbattery", "targetingbattery"), scene.Energy(2))
	s.CardSide(ship, "ioncannonbattery", 2)
	s.CardSide(ship, "targetingbattery", 2)
	s.Engage(ship)
	s.Use(ship, "turn back a hardpoint")
	s.ChooseNamed("ioncannonbattery")
	s.Use(ship, "turn back a hardpoint")
	s.ChooseNamed("targetingbattery")
	s.WantEnergy(ship, 0)
	finish(s)

	s, ship = vessel(t, raider, scene.With("damagecontrolteam"), scene.Energy(3))
	for _, card := range []string{"Blind Sensors", "Broken Keel", "Confused Orders"} {
		s.Crit(ship, card)
	}
	s.Perform(ship, 0)
	s.Use(ship, "repair Ship cards")
	s.ChooseNamed("Broken Keel")
	s.ChooseNamed("repair another card")
	s.ChooseNamed("Blind Sensors")
	s.WantEnergy(ship, 1)
	s.WantCrit(ship, "Confused Orders", 1)
	s.Done() // that is a Crew card
}

// thunderstrike: a die in a bonus attack on a ship that it has not attacked yet.
func TestThunderstrike(t *testing.T) {
	s, ship := vessel(t, corvette, scene.With("thunderstrike", "pointdefensebattery"))
	enemy := s.Theirs(xwing, scene.At(760, 300, 270), scene.Shields(2))
	s.Turret(ship, geom.LeftAndRight)
	s.Engage(ship)
	s.Declare("pointdefensebattery", enemy)
	roll(s)
	s.Use(ship, "reroll")
	s.Number(1)
	roll(s)
	roll(s)
	s.Never(ship, "reroll")
	fire(s, "pointdefensebattery", enemy)
	fire(s, "primary", enemy)
	finish(s)
}

// 2e.huge.movement.extra-maneuver: enhancedpropulsion: a maneuver that rams by its own speed, without an action.
func TestEnhancedPropulsion(t *testing.T) {
	s, ship := vessel(t, trident, scene.With("enhancedpropulsion"), scene.Energy(3))
	enemy := s.Theirs("captainoicunn", scene.At(600, 530, 90), scene.Shields(4))
	s.End()
	s.Use(ship, "push on")
	s.ChooseNamed("straight 2")
	s.WantPose(ship, 600, 380, 0)
	s.WantShields(enemy, 2)
	s.Place(enemy, 600, 225, 0)
	finish(s)
	s, ship = vessel(t, trident, scene.With("enhancedpropulsion"), scene.Energy(1))
	s.Never(ship, "push on")
	s.End()
	finish(s)
}

// 2e.huge.turret-pair: each turret weapon fires where its own indicator points.
func TestHugeTurrets_AreOfTheirWeapons(t *testing.T) {
	for _, c := range []struct {
		point, turbo geom.Arc
		fires        string
		y            float64
	}{ // ahead at range 2, and at range 3
		{geom.LeftAndRight, geom.FrontArc, "", 560}, {geom.FrontAndRear, geom.RearArc, "pointdefensebattery", 560},
		{geom.FrontAndRear, geom.FrontArc, "turbolaserbattery", 700}, {geom.FrontAndRear, geom.LeftArc, "", 700},
	} {
		s, ship := vessel(t, corvette, scene.With("turbolaserbattery", "pointdefensebattery"))
		enemy := s.Theirs(xwing, scene.At(600, c.y, 180), scene.Shields(2))
		s.Lock(ship, enemy)
		s.Turret(ship, c.point)
		s.Turret2(ship, c.turbo)
		s.Engage(ship)
		if c.fires != "" {
			s.Weapon(c.fires)
			s.Pick(enemy)
			finish(s)
			continue
		}
		s.Done()
	}
}

// 2e.huge.turret-pair.rotate, 2e.huge.offline.indicator: either indicator or both, also that of a card that is Offline.
func TestHugeTurrets_RotateEitherOrBoth(t *testing.T) {
	to := func(arc geom.Arc) func(game.Choice) bool {
		return func(c game.Choice) bool { return c.Verb == game.ArcVerb && geom.Arc(c.Item) == arc }
	}
	for _, c := range []struct{ first, second bool }{{true, true}, {true, false}, {false, true}} {
		s, ship := vessel(t, corvette, scene.With("turbolaserbattery", "pointdefensebattery"))
		s.CardSide(ship, "pointdefensebattery", 2)
		s.Turret(ship, geom.FrontAndRear)
		s.Turret2(ship, geom.FrontArc)
		s.Perform(ship, 0)
		s.Use(ship, "rotate")
		if c.first {
			s.Choose(to(geom.LeftAndRight))
		} else {
			s.Pass()
		}
		if c.second {
			s.Choose(to(geom.LeftArc))
		} else {
			s.Pass()
		}
		s.Is((s.Of(ship).TurretAt(game.FirstTurret) == geom.LeftAndRight) == c.first, "the first: %v", c.first)
		s.Is((s.Of(ship).TurretAt(game.SecondTurret) == geom.LeftArc) == c.second, "the second: %v", c.second)
		s.Done()
	}
	s, ship := vessel(t, corvette, scene.With("turbolaserbattery", "pointdefensebattery"))
	s.Perform(ship, 0)
	s.Use(ship, "rotate")
	s.Pass()
	s.Refused(func() { s.Pass() }) // one of them turns
	first(s)
	s.Done()
}

// 2e.huge.setup.turrets: both are asked for as the ship is placed.
func TestHugeTurrets_AreAimedAsItIsPlaced(t *testing.T) {
	s := scene.Second(t)
	s.Table(1800, 900)
	ship := s.Mine(corvette, scene.With("turbolaserbattery", "pointdefensebattery"))
	s.Theirs(tie, scene.At(100, 880, 180))
	s.Setup()
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PlayerVerb && game.Player(c.N) == game.Seat1 })
	s.Place(ship, 600, 110.5, 0)
	s.Choose(func(c game.Choice) bool { return geom.Arc(c.Item) == geom.LeftAndRight })
	s.Choose(func(c game.Choice) bool { return geom.Arc(c.Item) == geom.RearArc })
	s.Is(s.Of(ship).TurretAt(game.FirstTurret) == geom.LeftAndRight && s.Of(ship).TurretAt(game.SecondTurret) == geom.RearArc,
		"both are aimed")
	s.Done()
}

// 2e.huge.damage-deck.precision-reach: beyond range 3 an arc of the defender reaches as far as it attacks out of it.
func TestPrecision_Reach(t *testing.T) {
	for _, c := range []struct {
		defender string
		tokens   int
	}{{corvette, 1}, {transport, 0}} { // broadsides reach range 4; from a side, Gun Crews Hit gives 1 deplete token
		s := scene.Second(t)
		s.Table(1800, 900)
		s.Unbuilt()
		target := s.Theirs(c.defender, scene.At(400, 450, 0), scene.Shields(0))
		ship := s.Mine(raider, scene.At(931, 450, 270), scene.With("targetingbattery"))
		s.Engage(ship)
		s.Declare("targetingbattery", target)
		roll(s, "crit")
		roll(s)
		s.Draw("Thinned Gunners")
		s.WantTokens(target, game.DepleteToken, c.tokens)
		finish(s)
	}
}
