package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const liberated = "liberated-wat1"

// tarffulDefends lets a TIE hit Tarfful, with a liberated ship at a distance from him.
func tarffulDefends(t *testing.T, gap float64, results ...string,
) (s *scene.Scene, tarfful, friend *scene.Ship) {
	s = scene.Second(t)
	tarfful = s.Mine("tarfful-wat1", here)
	friend = s.Mine("kashyyykdefender", beside(gap))
	tie := s.Theirs("academypilot", ahead(150))
	s.Condition(friend, liberated, tarfful)
	s.Attack(tie, tarfful)
	s.Dice(results...)
	s.Dice("blank")
	return s, tarfful, friend
}

func TestTarfful_Liberates(t *testing.T) {
	for i := range 2 {
		s := scene.Second(t)
		tarfful := s.Mine("tarfful-wat1")
		wookiee := s.Mine("lowhhrick")
		norra := s.Mine("norrawexley-btla4ywing")
		gray := s.Mine("graysquadronbomber")
		tie := s.Theirs("academypilot")
		s.Setup()
		s.Choose(firstPlayer)
		s.Place(tie, 457, 880, 180)
		s.Place(gray, 760, 50, 0)
		s.Place(wookiee, 300, 50, 0)
		s.Place(tarfful, 457, 50, 0)
		s.Place(norra, 600, 50, 0)
		s.Refused(func() { s.Pick(norra) }) // limited, and no Wookiee
		s.Refused(func() { s.Pick(tarfful) })
		s.Pick([]*scene.Ship{wookiee, gray}[i])
		s.Done()
	}
}

func TestTarfful_LocksTheAttacker(t *testing.T) {
	s := scene.Second(t)
	tarfful := s.Mine("tarfful-wat1", scene.At(100, 100, 0))
	friend := s.Mine("kashyyykdefender", scene.At(700, 500, 0))
	tie := s.Theirs("academypilot", scene.At(700, 690, 180))
	s.Condition(friend, liberated, tarfful)
	s.Attack(tie, friend)
	s.Dice("blank", "blank")
	s.Dice("blank")
	s.Use(tarfful, "lock the attacker")
	s.WantLock(tarfful, tie, true)
	s.Done()
}

func TestTarfful_AnotherShipDefends(t *testing.T) {
	s, tarfful, _ := tarffulDefends(t, 50, "blank", "blank")
	s.NotOffered(tarfful, "lock the attacker")
	s.Done()
}

func TestLiberated(t *testing.T) {
	s, tarfful, friend := tarffulDefends(t, 199, "hit", "crit")
	s.Use(friend, "stand by him")
	s.Face("crit")
	s.WantShields(friend, 1)
	s.WantShields(tarfful, 1)
	s.Done()
}

func TestLiberated_OneResult(t *testing.T) {
	s, _, friend := tarffulDefends(t, 199, "hit", "blank")
	s.NotOffered(friend, "stand by him")
	s.Done()
}

func TestLiberated_TooFar(t *testing.T) {
	s, _, friend := tarffulDefends(t, 201, "hit", "hit")
	s.NotOffered(friend, "stand by him")
	s.Done()
}

func TestLiberated_PassedOn(t *testing.T) {
	s := scene.Second(t)
	tarfful := s.Mine("tarfful-wat1", scene.At(100, 100, 0))
	friend := s.Mine("kashyyykdefender", here, scene.Shields(0), scene.Damaged(5))
	heir := s.Mine("graysquadronbomber", beside(100))
	tie := s.Theirs("academypilot", ahead(150))
	s.Condition(friend, liberated, tarfful)
	s.Attack(tie, friend)
	s.Dice("hit", "blank")
	s.Dice("blank")
	s.Refused(s.Pass)
	s.Use(friend, "pass it on")
	s.Refused(func() { s.Pick(tarfful) })
	s.Refused(func() { s.Pick(tie) })
	s.Pick(heir)
	s.WantDestroyed(friend)
	s.Is(s.State().Cards[0].Ship == heir.ID(), "the bomber liberated")
	s.Done()
}

// A destroyed ship that is still in play may be chosen, though it takes the condition with it when it is removed; if there is
// no other, it must be (2e.destroy.abilities-active-until-removed).
func TestLiberated_PassedOnToADestroyedShip(t *testing.T) {
	for _, alone := range []bool{true, false} {
		s := scene.Second(t)
		tarfful := s.Mine("tarfful-wat1", scene.At(100, 100, 0))
		friend := s.Mine("kashyyykdefender", here, scene.Shields(0), scene.Damaged(5))
		doomed := s.Mine("graysquadronbomber", beside(100))
		if !alone {
			s.Mine("graysquadronbomber", scene.At(100, 300, 0))
		}
		tie := s.Theirs("academypilot", ahead(150))
		s.Condition(friend, liberated, tarfful)
		s.Of(doomed).Destroyed = true
		s.Attack(tie, friend)
		s.Dice("hit", "blank")
		s.Dice("blank")
		s.Refused(s.Pass)
		s.Use(friend, "pass it on")
		s.Refused(func() { s.Pick(tarfful) })
		s.Pick(doomed)
		s.Done()
		s.Is(!s.Of(doomed).OnTable && s.State().Cards[0].Ship == doomed.ID(), "the condition has left play with it")
	}
}

// firstPlayer makes player 1 the first player, where chance picks.
func firstPlayer(c game.Choice) bool { return c.Verb == game.PlayerVerb && c.N == 0 }
