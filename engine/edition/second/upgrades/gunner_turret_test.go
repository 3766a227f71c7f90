package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// weapon attacks with one of a ship's weapons, counted from 0.
func weapon(s *scene.Scene, n uint8) {
	s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb && c.Item == n })
}

func TestVeteranTurretGunner_AttacksAgain(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("shadowporthunter", south, scene.With("veteranturretgunner"))
	ahead, behind := s.Theirs(tie, scene.At(line, 500, 180)), s.Theirs(tie, scene.At(line, 100, 180))
	s.Turret(ship, geom.RearArc)
	s.Engage(ship)
	weapon(s, 0)
	s.Pick(ahead)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "attack from the turret")
	s.Refused(func() { weapon(s, 0) })
	weapon(s, 1)
	s.Pick(behind)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(behind, 1)
	s.Done()
}

// A double turret is two single ones (2e.arc.turret.double): the bonus attack comes out of the arc
// that has not attacked.
func TestVeteranTurretGunner_OutOfTheOtherArc(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimsmuggler", scene.At(line, 400, 0), scene.With("veteranturretgunner"))
	ahead := s.Theirs(tie, scene.At(line, 640, 180))
	behind := s.Theirs(tie, scene.At(line, 160, 180))
	s.Turret(ship, geom.FrontAndRear)
	s.Engage(ship)
	s.Declare("primary", behind)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "attack from the turret")
	weapon(s, 0)
	s.Refused(func() { s.Pick(behind) })
	s.Pick(ahead)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(ahead, 1)
	s.Done()
}

func TestVeteranTurretGunner_NobodyInTheOtherArc(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimsmuggler", south, scene.With("veteranturretgunner"))
	ahead := s.Theirs(tie, scene.At(line, 500, 180))
	s.Theirs(tie, scene.At(line+40, 500, 180)) // in the arc that has attacked
	s.Turret(ship, geom.FrontAndRear)
	s.Never(ship, "attack from the turret")
	s.Engage(ship)
	s.Declare("primary", ahead)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestVeteranTurretGunner_NotAfterASpecialAttack(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("shadowporthunter", south, scene.With("veteranturretgunner", "ionmissiles"))
	target := s.Theirs(tie, scene.At(line, 500, 180))
	s.Theirs(tie, scene.At(line, 100, 180))
	s.Turret(ship, geom.RearArc)
	s.Lock(ship, target)
	s.Never(ship, "attack from the turret")
	s.AttackWith(ship, "ionmissiles", target)
	s.Dice("blank", "blank", "blank")
	s.Pass() // the lock
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestVeteranTurretGunner_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		pilot  string
		weapon uint8
		arc    geom.Arc
	}{
		"it attacked from the turret": {"shadowporthunter", 1, geom.FrontArc},
		"the turret has no target":    {"shadowporthunter", 0, geom.RearArc},
		"it has no turret":            {xwing, 0, geom.FrontArc},
	}, func(t *testing.T, c struct {
		pilot  string
		weapon uint8
		arc    geom.Arc
	}) {
		s := scene.Second(t)
		ship := s.Mine(c.pilot, south, scene.With("veteranturretgunner"))
		target := s.Theirs(tie, scene.At(line, 530, 180))
		if c.pilot != xwing {
			s.Turret(ship, c.arc)
		}
		s.Never(ship, "attack from the turret")
		s.Engage(ship)
		weapon(s, c.weapon)
		s.Pick(target)
		blanks := []string{"blank", "blank", "blank", "blank"}
		s.Dice(blanks[:s.Rolling().N]...)
		s.Dice(blanks[:s.Rolling().N]...)
		s.Done()
	})
}
