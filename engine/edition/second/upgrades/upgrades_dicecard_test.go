package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestFanatic_ChangesAFocus(t *testing.T) {
	each(t, map[string]struct {
		damage int
		weapon string
		offer  bool
	}{"damaged": {1, "primary", true}, "whole": {0, "primary", false},
		"special attack": {1, "protontorpedoes", false},
	}, func(t *testing.T, c struct {
		damage int
		weapon string
		offer  bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("fanatic-battleofyavin", "protontorpedoes"),
			scene.Damaged(c.damage))
		enemy := s.Theirs("rearadmiralchiraneau", scene.At(line, 550, 180))
		s.Lock(ship, enemy)
		if !c.offer {
			s.Never(ship, "change a focus")
		}
		s.AttackWith(ship, c.weapon, enemy)
		dice := []string{"focus", "focus", "blank", "blank"}
		if c.weapon == "primary" {
			dice = dice[:3]
		}
		s.Dice(dice...)
		if c.offer {
			s.Use(ship, "change a focus")
			s.WantAttackDice("focus", "hit", "blank")
		}
		s.Pass() // the lock
		s.Done()
	})
}

// barrage lets a ship with Barrage Rockets attack a ship in or beside its bullseye arc.
func barrage(t *testing.T, x float64, charges int) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("barragerockets"), scene.Tokens(game.FocusToken, 1))
	s.Charges(ship, "barragerockets", charges)
	enemy := s.Theirs(tie, scene.At(x, 500, 180))
	s.AttackWith(ship, "barragerockets", enemy)
	return s, ship
}

func TestBarrageRockets_RerollsForCharges(t *testing.T) {
	s, ship := barrage(t, inside, 3)
	s.WantCharges(ship, "barragerockets", 2)
	s.WantTokens(ship, game.FocusToken, 1) // needed, not spent
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "reroll")
	s.Refused(func() { s.Number(3) }) // it has 2 charges
	s.Refused(func() { s.Number(0) })
	s.Number(2)
	s.WantCharges(ship, "barragerockets", 0)
	s.Dice("hit", "blank")
	s.WantAttackDice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestBarrageRockets_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		x       float64
		charges int
	}{
		"beside the bullseye arc": {beside, 3}, "no charge left": {inside, 1},
	}, func(t *testing.T, c struct {
		x       float64
		charges int
	}) {
		s, ship := barrage(t, c.x, c.charges)
		s.Never(ship, "reroll")
		s.Dice("blank", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.Done()
	})
}

func TestDorsalTurret_Attacks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("dorsalturret"))
	s.Turret(ship, geom.RearArc)
	enemy := s.Theirs(tie, scene.At(line, 100, 0))
	s.AttackWith(ship, "dorsalturret", enemy)
	s.Dice("hit", "crit")
	s.Dice("evade", "blank", "blank")
	s.Draw("structuraldamage")
	s.WantDamage(enemy, 1)
	s.Done()
}

// jammed lets an enemy attack the bearer of a Sensor Jammer.
func jammed(t *testing.T, lockedBy string) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(tie, north, scene.With("sensorjammer-battleofyavin"))
	friend := s.Mine(tie, scene.At(line+200, 500, 180))
	enemy := s.Theirs(tie, south)
	other := s.Theirs(tie, scene.At(line-200, 300, 0))
	switch lockedBy {
	case "itself":
		s.Lock(ship, enemy)
	case "a friend":
		s.Lock(friend, enemy)
	case "its own side":
		s.Lock(other, enemy)
	}
	s.Attack(enemy, ship)
	return s, ship
}

func TestSensorJammer_ChangesAHit(t *testing.T) {
	for _, by := range []string{"itself", "a friend"} {
		s, ship := jammed(t, by)
		s.Dice("hit", "hit")
		s.Use(ship, "change a hit")
		s.WantAttackDice("hit", "focus")
		s.Dice("evade", "blank", "blank")
		s.WantDamage(ship, 0)
		s.Done()
	}
}

func TestSensorJammer_NotOffered(t *testing.T) {
	each(t, map[string]string{"nobody": "", "its own side": "its own side"},
		func(t *testing.T, by string) {
			s, ship := jammed(t, by)
			s.Never(ship, "change a hit")
			s.Dice("hit", "blank")
			s.Dice("evade", "blank", "blank")
			s.Done()
		})
}

func TestHate_RecoversAsMuchAsTheDamage(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("darthvader", north, scene.With("hate"), scene.Force(0), scene.Shields(0))
	other := s.Theirs(tie, south)
	s.Attack(other, ship)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank", "blank")
	s.WantForce(ship, 2)
	s.WantDamage(ship, 2)
	s.Done()
}

func TestHate_NoDamage(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("darthvader", north, scene.With("hate"), scene.Force(0))
	other := s.Theirs(tie, south)
	s.Attack(other, ship)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank", "blank")
	s.WantForce(ship, 0)
	s.Done()
}

// seven plays an engagement phase of a turret ship with Han Solo at its guns.
func seven(t *testing.T, arc geom.Arc) (s *scene.Scene, ship, enemy *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(hwk, south, scene.With("hansolo"))
	s.Turret(ship, arc)
	enemy = s.Theirs("soontirfel", north)
	return s, ship, enemy
}

func TestHanSoloGunner_ShootsAtInitiative7(t *testing.T) {
	s, ship, enemy := seven(t, geom.FrontArc)
	s.Engagement()
	s.Use(ship, "shoot first") // before Soontir Fel, whose initiative is 6
	s.Refused(s.Pass)
	s.Declare("primary", enemy)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Declare("primary", ship) // Soontir Fel
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	// The ship engages at its own initiative, and has nothing left to attack with.
	s.WantEvent(game.NoAttackMade, "")
	s.Done()
}

func TestHanSoloGunner_HoldsHisFire(t *testing.T) {
	s, ship, enemy := seven(t, geom.FrontArc)
	s.Engagement()
	s.Pass()
	s.Declare("primary", ship)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Declare("primary", enemy)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestHanSoloGunner_NobodyInTheTurretArc(t *testing.T) {
	s, ship, _ := seven(t, geom.RearArc)
	s.Never(ship, "shoot first")
	s.Engagement()
	s.Pass() // Soontir Fel
	s.Done()
}

// A double turret is two single ones (2e.arc.turret.double): the other arc still attacks.
func TestHanSoloGunner_TheOtherArcStillAttacks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimsmuggler", scene.At(line, 400, 0), scene.With("hansolo"))
	ahead := s.Theirs(tie, scene.At(line, 640, 180))
	behind := s.Theirs(tie, scene.At(line, 160, 180))
	s.Of(ahead).Engaged, s.Of(behind).Engaged = true, true
	s.Turret(ship, geom.FrontAndRear)
	s.Engagement()
	s.Use(ship, "shoot first")
	s.Declare("primary", ahead)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Refused(func() { s.Declare("primary", ahead) })
	s.Declare("primary", behind)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestHanSoloGunner_TheOtherArcIsEmpty(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimsmuggler", scene.At(line, 400, 0), scene.With("hansolo"))
	ahead := s.Theirs(tie, scene.At(line, 640, 180))
	s.Of(ahead).Engaged = true
	s.Turret(ship, geom.FrontAndRear)
	s.Engagement()
	s.Use(ship, "shoot first")
	s.Declare("primary", ahead)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantEvent(game.NoAttackMade, "")
	s.Done()
}

func TestHanSoloGunner_AnotherWeaponStillAttacks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("goldsquadronveteran", south, scene.With("hansolo", "dorsalturret"))
	s.Turret(ship, geom.FrontArc)
	enemy := s.Theirs(tie, north)
	s.Of(enemy).Engaged = true
	s.Engagement()
	s.Use(ship, "shoot first")
	s.Declare("dorsalturret", enemy)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Refused(func() { s.Declare("dorsalturret", enemy) })
	s.Declare("primary", enemy)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}
