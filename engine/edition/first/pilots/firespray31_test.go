package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestBobaFettScum_ADieForEachEnemyNear(t *testing.T) {
	s := table(t)
	boba := s.Mine("bobafett-scum", scene.At(457, 300, 0))
	target := s.Theirs(rookie, scene.At(457, 510, 180))
	s.Theirs(rookie, scene.At(560, 300, 0))
	s.Attack(boba, target)
	s.Dice(blanks(3)...)
	s.Use(boba, "reroll attack dice")
	s.Number(1)
	s.Dice("hit")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.Done()
}

func TestBobaFettScum_NoEnemyNear(t *testing.T) {
	s := table(t)
	boba := s.Mine("bobafett-scum", scene.At(457, 300, 0))
	target := s.Theirs(rookie, scene.At(457, 510, 180))
	s.Never(boba, "reroll attack dice")
	s.Attack(boba, target)
	s.Dice(blanks(3)...)
	s.Dice("blank", "blank")
	s.Done()
}

func TestKathScarlet_OnlyForACanceledCriticalHit(t *testing.T) {
	for face, tokens := range map[string]int{"crit": 1, "hit": 0} {
		s := table(t)
		kath := s.Mine("kathscarlet", scene.At(457, 300, 0))
		target := s.Theirs(rookie, scene.At(457, 510, 180))
		s.Attack(kath, target)
		s.Dice(face, "blank", "blank")
		s.Dice("evade", "blank")
		s.WantTokens(target, stress, tokens)
		s.Done()
	}
}

func TestEmonAzzameen_DropsAfar(t *testing.T) {
	s := table(t)
	emon := s.Mine("emonazzameen", scene.At(457, 500, 0), scene.With("seismiccharges"))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(emon, "1 straight")
	s.Use(emon, "drop a Seismic Charge")
	s.Choose(func(c game.Choice) bool {
		return c.Maneuver.Bearing == geom.Straight && c.Maneuver.Speed == 3
	})
	y := s.State().Devices[0].Pose.Y / geom.Millimeter
	s.Is(y < 500-40-120, "the bomb is at %d mm", y)
	s.Pass()
	s.Done()
}
