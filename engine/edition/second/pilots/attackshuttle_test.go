package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestHeraSyndullaInTheAttackShuttle(t *testing.T) {
	each(t, []string{"herasyndulla", "herasyndulla-vcx100lightfreighter"}, func(t *testing.T, id string) {
		nobody := func(*scene.Scene) {}
		offered(t, "set the dial", "blank",
			situation{"red", true, flown(id, "3 turn-left", nobody)},
			situation{"blue", true, flown(id, "2 straight", nobody)},
			situation{"white", false, flown(id, "3 straight", nobody)},
			situation{"a friend reveals", false, func(s *scene.Scene) *scene.Ship {
				me, friend := s.Mine(id, beside(200)), s.Mine("academypilot", here)
				s.Activate(friend, "2 straight")
				return me
			}},
		)
		s := scene.Second(t)
		s.Unbuilt()
		me := flown(id, "2 straight", nobody)(s)
		s.Use(me, "set the dial")
		s.Refused(func() { s.Maneuver("2 straight") })
		s.Refused(func() { s.Maneuver("3 straight") })
		s.Refused(func() { s.Maneuver("3 turn-left") })
		s.Maneuver("1 straight")
		s.WantRevealed(me, "1 straight")
		playOut(s)
	})
}

// The texts that pilots of several ships share are shown in full where the first of them stand.
func TestEzraBridger_OnEachShip(t *testing.T) {
	each(t, []string{"ezrabridger", "ezrabridger-gauntletfighter",
		"ezrabridger-sheathipedeclassshuttle"}, func(t *testing.T, id string) {
		offered(t, "change to hits", "focus", own(id, stress(1))[0])
		offered(t, "change to evades", "focus", own(id, stress(1))[1])
		offered(t, "change to hits", "focus", refused(own(id))...)
	})
}

func TestSabineWren_InTheAttackShuttle(t *testing.T) {
	nobody := func(*scene.Scene) {}
	offered(t, "move first", "blank",
		situation{"activating", true, flown("sabinewren", "2 straight", nobody)},
		situation{"stressed", false, flown("sabinewren", "2 straight", nobody, stress(2))})
}

func TestZebOrrelios_OnEachShip(t *testing.T) {
	each(t, []string{"zeborrelios", "zeborrelios-sheathipedeclassshuttle"}, func(t *testing.T, id string) {
		s := scene.Second(t)
		s.Unbuilt()
		zeb := s.Mine(id, here, scene.Shields(0))
		s.Attack(s.Theirs("bluesquadronescort", ahead(150)), zeb)
		s.Dice("hit", "crit", "blank")
		s.Dice("evade", "blank")
		s.WantFacedown(zeb, 1)
		s.Done()
	})
}

func TestNorraWexley_InTheARC170(t *testing.T) {
	for gap, want := range map[float64]int{99: 2, 101: 1} {
		s := scene.Second(t)
		norra := s.Mine("norrawexley", here)
		s.Theirs("academypilot", scene.At(507+gap, 300, 0))
		s.Attack(s.Theirs("academypilot", scene.At(457, 500, 180)), norra)
		s.Dice("hit", "hit")
		s.Dice("blank")
		s.WantShields(norra, want)
		s.Done()
	}
}
