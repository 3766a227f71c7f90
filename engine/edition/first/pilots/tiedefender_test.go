package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestRexlerBrath_TurnsWhatHeDealtFaceup(t *testing.T) {
	s := table(t)
	rexler := s.Mine("rexlerbrath", here, scene.Tokens(focus, 1))
	foe := s.Theirs("bountyhunter", ahead(170), scene.Shields(0), scene.Damaged(1))
	s.Attack(rexler, foe)
	s.Dice("hit", "hit", "crit")
	s.Pass()
	s.Dice(blanks(2)...)
	s.Draw("Console Fire")
	s.Use(rexler, "turn them faceup")
	s.Draw("Damaged Engine")
	s.Draw("Weapons Failure")
	s.WantTokens(rexler, focus, 0)
	s.WantFacedown(foe, 1)
	s.WantDamage(foe, 4)
	s.Done()
}

func TestRexlerBrath_OnlyForFacedownCards(t *testing.T) {
	for _, dice := range [][]string{{"crit", "blank", "blank"}, {"blank", "blank", "blank"}} {
		s := table(t)
		rexler := s.Mine("rexlerbrath", here, scene.Tokens(focus, 1))
		foe := s.Theirs("bountyhunter", ahead(170), scene.Shields(0), scene.Damaged(1))
		s.Never(rexler, "turn them faceup")
		s.Attack(rexler, foe)
		s.Dice(dice...)
		rest(s)
	}
}

func TestRexlerBrath_NotWhenTheDefenderIsDestroyed(t *testing.T) {
	s := table(t)
	rexler, foe := s.Mine("rexlerbrath", here, scene.Tokens(focus, 1)), s.Theirs(academy, ahead(150), scene.Damaged(1))
	s.Never(rexler, "turn them faceup")
	s.Attack(rexler, foe)
	s.Dice("hit", "hit", "hit")
	rest(s)
	s.WantDestroyed(foe)
}

func TestColonelVessery_LocksWhomAShipHasLocked(t *testing.T) {
	for locked, offered := range map[bool]bool{true: true, false: false} {
		s := table(t)
		vessery, wing := s.Mine("colonelvessery", here), s.Mine("stormsquadronpilot", beside(20))
		foe, other := s.Theirs(rookie, ahead(150)), s.Theirs(rookie, scene.At(600, 500, 180))
		if locked {
			s.Lock(wing, foe)
		} else {
			s.Lock(wing, other)
			s.Never(vessery, "lock")
		}
		s.Attack(vessery, foe)
		s.Dice(blanks(3)...)
		if offered {
			s.Use(vessery, "lock")
			s.WantLock(vessery, foe, true)
			s.WantLock(wing, foe, true)
		}
		rest(s)
	}
}

// When he rolls defense dice, the defender is himself.
func TestColonelVessery_NotWhileHeDefends(t *testing.T) {
	s := table(t)
	vessery, foe := s.Mine("colonelvessery", here), s.Theirs(rookie, ahead(150))
	s.Lock(foe, vessery)
	s.Never(vessery, "lock")
	s.Attack(foe, vessery)
	rest(s)
}

func TestCountessRyad_TurnsRoundAfterStraights(t *testing.T) {
	s := table(t)
	ryad := s.Mine("countessryad", here)
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(ryad, "3 straight")
	s.Use(ryad, "turn round")
	s.Maneuver("3 koiogran")
	s.WantPose(ryad, 457, 460, 180)
	s.WantTokens(ryad, stress, 0)
	rest(s)
	s = table(t)
	ryad = s.Mine("countessryad", here)
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Never(ryad, "turn round")
	s.Activate(ryad, "2 bank left")
	rest(s)
	s = table(t) // an ion maneuver is not on the dial
	ryad = s.Mine("countessryad", here, scene.Tokens(game.IonToken, 1))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Never(ryad, "turn round")
	s.Activate(ryad, "")
	s.WantPose(ryad, 457, 380, 0)
	rest(s)
}

// She reveals no maneuver of a SLAM.
func TestCountessRyad_NotBesidesTheDial(t *testing.T) {
	s := table(t)
	ryad := s.Mine("countessryad", here)
	s.PrintActions(ryad, "SLAM")
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(ryad, "3 bank left")
	s.Never(ryad, "turn round")
	until(s, ryad, "rules: SLAM")
	s.Maneuver("3 straight")
	rest(s)
}
