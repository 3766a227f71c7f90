package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/geom"
)

// miranda lets Miranda Doni attack with so many shields and a weapon.
func miranda(t *testing.T, shields int, weapon string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	me := s.Mine("mirandadoni", here, scene.With("protontorpedoes"), scene.Shields(shields))
	s.Turret(me, geom.FrontAndRear)
	tie := s.Theirs("academypilot", scene.At(457, 500, 180))
	s.Lock(me, tie)
	s.AttackWith(me, weapon, tie)
	return s, me
}

func TestMirandaDoni(t *testing.T) {
	s, me := miranda(t, 1, "primary")
	s.Use(me, "shift power")
	s.Refused(func() { s.ChooseNamed("recover a shield") })
	s.ChooseNamed("spend a shield")
	s.WantShields(me, 0)
	s.NotOffered(me, "shift power")
	s.Dice("blank", "blank", "blank")
	playOut(s)

	s, me = miranda(t, 0, "primary")
	s.Use(me, "shift power")
	s.Refused(func() { s.ChooseNamed("spend a shield") })
	s.ChooseNamed("recover a shield")
	s.WantShields(me, 1)
	s.Dice("blank")
	playOut(s)
}

func TestMirandaDoni_OnlyPrimaryAttacks(t *testing.T) {
	s, me := miranda(t, 1, "protontorpedoes")
	never(s, me, "shift power")
}
