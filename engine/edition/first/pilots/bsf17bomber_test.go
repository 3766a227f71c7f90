package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestCrimsonLeader_RattlesWhoIsInItsArc(t *testing.T) {
	for y, offered := range map[float64]bool{690: true, 310: false} {
		s := table(t)
		leader := s.Mine("crimsonleader", scene.At(457, 500, 0), scene.Tokens(focus, 1))
		foe := s.Theirs("bountyhunter", scene.At(457, y, 0))
		if !offered {
			s.Never(leader, "rattle it")
		}
		s.Attack(leader, foe)
		s.Dice(append([]string{"crit", "hit"}, blanks(int(s.Rolling().N)-2)...)...)
		if offered {
			s.Use(leader, "rattle it")
			s.Face("hit")
			s.WantAttackDice("crit")
			for _, e := range s.Events() {
				s.Is(e.Kind != game.ConditionGained || e.Ship == foe.ID(), "the defender is rattled")
			}
			s.WantEvent(game.ConditionGained, "")
		}
		rest(s)
	}
	s := table(t)
	leader, foe := s.Mine("crimsonleader", scene.At(457, 500, 0), scene.Tokens(focus, 1)), s.Theirs(rookie, scene.At(457, 690, 180))
	s.Attack(leader, foe)
	s.Dice("crit", "blank")
	s.Use(leader, "rattle it")
	s.Face("crit")
	s.WantAttackDice("blank")
	rest(s)
}

// A bomb then deals 1 critical damage more, once.
func TestRattled_ByABomb(t *testing.T) {
	s := table(t)
	leader := s.Mine("crimsonleader", scene.At(100, 100, 0), scene.With("seismiccharges"))
	foe := s.Theirs("bountyhunter", scene.At(457, 300, 0)) // which flies beside it
	s.Condition(foe, "rattled", leader)
	s.Device("Seismic Charge", leader, scene.At(560, 430, 0))
	s.SetDial(leader, "1 straight")
	s.SetDial(foe, "1 straight")
	s.Activation()
	for s.State().NDevices > 0 {
		step(s)
	}
	rest(s)
	s.WantShields(foe, 2)
	s.WantEvent(game.ConditionLost, "")
}

// What a ship sets off by meeting it is a bomb, too; what deals no damage shakes no one.
func TestRattled_ByWhatItMeets(t *testing.T) {
	for _, c := range []struct {
		kind, die string
		shields   int
	}{
		{"Conner Net", "", 2}, {"Proximity Mine", "hit", 2}, {"Cluster Mine", "hit", 2},
		{"Proximity Mine", "blank", 4},
	} {
		s := table(t)
		leader := s.Mine("crimsonleader", scene.At(100, 100, 0))
		foe := s.Theirs("bountyhunter", here)
		s.Condition(foe, "rattled", leader)
		s.Device(c.kind, leader, scene.At(457, 380, 0))
		s.Activate(foe, "2 straight")
		if c.die != "" {
			s.Dice(append([]string{c.die}, blanks(int(s.Rolling().N)-1)...)...)
		}
		rest(s)
		s.WantShields(foe, c.shields)
		if c.die == "blank" {
			s.NoEvent(game.ConditionLost)
		} else {
			s.WantEvent(game.ConditionLost, "")
		}
	}
}

func TestRattled_CalmsDown(t *testing.T) {
	for face, lost := range map[string]bool{"focus": true, "hit": true, "crit": false, "blank": false} {
		s := table(t)
		leader, foe := s.Mine("crimsonleader", here), s.Theirs(rookie, ahead(150))
		s.Condition(foe, "rattled", leader)
		s.Perform(foe, 0, game.CardAction)
		s.Use(foe, "calm down")
		s.Dice(face)
		if lost {
			s.WantEvent(game.ConditionLost, "")
		} else {
			s.NoEvent(game.ConditionLost)
		}
		s.Done()
		s.Attack(leader, foe) // no bomb
		s.Dice("hit", "blank")
		rest(s)
		s.WantShields(foe, 1)
	}
}

func TestCobaltLeader_BombsNearTheDefender(t *testing.T) {
	for gap, dice := range map[float64]int{70: 2, 130: 3} {
		s := table(t)
		cobalt := s.Mine("cobaltleader", here, scene.With("seismiccharges"))
		wing := s.Mine(rookie, scene.At(396, 340, 0))
		foe := s.Theirs(academy, ahead(170))
		s.Device("Seismic Charge", cobalt, scene.At(457+20+gap+18, 510, 0))
		s.Attack(cobalt, foe)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Is(int(s.Rolling().N) == dice, "%d defense dice, not %d", s.Rolling().N, dice)
		rest(s)
		wantRolls(s, wing, foe, 3, 3)
	}
}

func TestCrimsonSpecialist_BombsTouchIt(t *testing.T) {
	for _, free := range []bool{true, false} {
		s := table(t)
		ship := s.Mine("crimsonspecialist", here, scene.With("seismiccharges"))
		s.Activate(ship, "2 straight")
		s.Use(ship, "drop a Seismic Charge")
		if !free { // as its card says
			s.Choose(func(c game.Choice) bool { return c.Verb == game.TemplateVerb && c.N == 0 })
			s.Is(s.State().Devices[0].Pose.Y == 206_000_000, "it is at %v", s.State().Devices[0].Pose)
			rest(s)
			continue
		}
		s.Choose(func(c game.Choice) bool { return c.Verb == game.TemplateVerb && c.N == 3 })
		s.Refused(func() { s.PlaceDevice(0, 457, 357.5, 180) })  // too far
		s.Refused(func() { s.PlaceDevice(0, 457, 356.25, 180) }) // on its ship
		s.PlaceDevice(0, 457, 357.25, 180)
		rest(s)
	}
}

// What is an action is dropped as its card says.
func TestCrimsonSpecialist_NoMines(t *testing.T) {
	s := table(t)
	ship := s.Mine("crimsonspecialist", here, scene.With("proximitymines"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "drop a Proximity Mine")
	s.Is(s.State().NDevices == 1, "it is there")
	rest(s)
}
