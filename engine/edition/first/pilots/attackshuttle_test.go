package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestEzraBridger_UpToTwoWhileStressed(t *testing.T) {
	for _, id := range []string{"ezrabridger", "ezrabridger-sheathipedeclassshuttle"} {
		s := table(t)
		ezra, foe := s.Mine(id, here, scene.Tokens(stress, 1), scene.Tokens(focus, 1)), s.Theirs(academy, ahead(250))
		s.Attack(foe, ezra)
		s.Dice("hit", "hit")
		s.Dice("focus", "focus", "focus")
		s.Use(ezra, "change focus results")
		s.Refused(func() { s.Number(3) })
		s.Number(2)
		s.WantDefenseDice("focus", "evade", "evade")
		rest(s)
		s = table(t)
		ezra, foe = s.Mine(id, here), s.Theirs(academy, ahead(250))
		s.Never(ezra, "change focus results")
		s.Attack(foe, ezra)
		s.Dice("hit", "hit")
		s.Dice("focus", "focus", "focus")
		rest(s)
	}
}

func TestZebOrrelios_OnEveryShip(t *testing.T) {
	for id, shields := range map[string]int{"zeborrelios": 1, "zeborrelios-sheathipedeclassshuttle": 0} {
		s := table(t)
		zeb, foe := s.Mine(id, here), s.Theirs(academy, ahead(150))
		s.Attack(foe, zeb)
		s.Dice("hit", "crit")
		s.Dice("evade", "blank")
		s.Use(zeb, "cancel critical hits first")
		s.WantShields(zeb, shields)
		s.WantDamage(zeb, 0)
		s.Done()
	}
}

func TestSabineWren_DodgesInTheAttackShuttle(t *testing.T) {
	s := table(t)
	sabine := s.Mine("sabinewren", here)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(sabine, "2 straight")
	s.Use(sabine, "dodge")
	s.Refused(func() { s.Use(sabine, "focus") })
	s.Use(sabine, "barrel roll")
	s.Side(1)
	s.Place(sabine, 457+80, 300, 0)
	s.WantPose(sabine, 457+80, 300+120, 0)
	rest(s)
}
