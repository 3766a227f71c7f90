package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestHunted_PassesToAnotherShip(t *testing.T) {
	s := scene.Second(t)
	kallus := s.Mine("bluesquadronescort", scene.At(457, 300, 0), scene.With("agentkallus"))
	prey := s.Theirs("academypilot", scene.At(457, 500, 180), scene.Damaged(2))
	next := s.Theirs("academypilot", scene.At(517, 500, 180))
	other := s.Theirs("academypilot", scene.At(577, 500, 180))
	s.Condition(prey, "hunted", kallus)
	s.Attack(kallus, prey)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Asked(game.Seat2)
	s.Refused(func() { s.Pick(prey) })
	s.Pick(next)
	s.Done()
	s.Attack(kallus, next)
	s.Dice("focus", "blank", "blank")
	s.Use(kallus, "change a focus result to a hit")
	s.Dice("evade", "blank", "blank")
	s.Never(kallus, "change a focus result to a hit")
	s.Attack(kallus, other)
	s.Dice("focus", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestHunted_EndsWithTheLastShip(t *testing.T) {
	s := scene.Second(t)
	kallus := s.Mine("bluesquadronescort", scene.At(457, 300, 0))
	prey := s.Theirs("academypilot", scene.At(457, 500, 180), scene.Damaged(2))
	s.Condition(prey, "hunted", kallus)
	s.Attack(kallus, prey)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(prey)
	s.Done()
}

// overheard puts a ship with a listening device, its dial set, before one with the Informant.
func overheard(t *testing.T, y float64) (s *scene.Scene, informant, ship *scene.Ship) {
	s = scene.Second(t)
	informant = s.Mine("bluesquadronescort", scene.At(457, 300, 0), scene.With("informant"))
	ship = s.Theirs("academypilot", scene.At(457, y, 180))
	s.Condition(ship, "listeningdevice", informant)
	s.SetDial(ship, "3 turn-left")
	s.SetDial(informant, "2 straight")
	return s, informant, ship
}

func TestListeningDevice_AtRange0(t *testing.T) {
	s, informant, ship := overheard(t, 340)
	s.Touch(ship, informant)
	s.Systems()
	s.WantRevealed(ship, "3 turn-left")
	s.Done()
}

func TestListeningDevice_TurnsTheDialFaceup(t *testing.T) {
	s, informant, ship := overheard(t, 300+40+200)
	s.Systems()
	s.Is(s.Of(ship).Revealed.Speed == 3, "its dial is faceup")
	s.Is(s.Of(informant).Revealed.IsNone(), "the other's is not")
	s.Done()
	s.Activation() // what the dial shows is executed
	s.Pass()       // the ship's action
	s.Pass()       // the informant's action
	s.Is(s.Of(ship).Executed.Speed == 3, "it executed the maneuver")
	s.Done()
}

func TestListeningDevice_NotBeyondRange2(t *testing.T) {
	s, _, ship := overheard(t, 300+40+201)
	s.Systems()
	s.Is(s.Of(ship).Revealed.IsNone(), "its dial stays facedown")
	s.NoEvent(game.DialRevealed)
	s.Done()
}

func TestListeningDevice_NotOfAnIonizedShip(t *testing.T) {
	s, _, ship := overheard(t, 400)
	s.Of(ship).DialKept = true
	s.Systems()
	s.Is(s.Of(ship).Revealed.IsNone(), "the dial on its card stays facedown")
	s.Done()
}

func TestListeningDevice_NotOnceTheInformantIsGone(t *testing.T) {
	s, informant, ship := overheard(t, 400)
	s.Of(informant).OnTable = false
	s.Systems()
	s.Is(s.Of(ship).Revealed.IsNone(), "its dial stays facedown")
	s.Done()
}

// 2e.system.listening-and-information: the dial turns at the initiative of the ship with the
// condition, before or after the ships that are slower or quicker than it.
func TestListeningDevice_AtTheInitiativeOfItsShip(t *testing.T) {
	for pilot, shown := range map[string]bool{"academypilot": true, "soontirfel": false} {
		s := scene.Second(t)
		informant := s.Mine("bluesquadronescort", scene.At(457, 300, 0), scene.With("informant"))
		s.Mine("scimitarsquadronpilot", scene.At(200, 300, 0), scene.With("protonbombs"))
		ship := s.Theirs(pilot, scene.At(457, 400, 180))
		s.Condition(ship, "listeningdevice", informant)
		s.SetDial(ship, "2 turn-left")
		s.Systems()
		s.Asked(game.Seat1) // whether the bomber of initiative 2 drops a bomb
		s.Is(!s.Of(ship).Revealed.IsNone() == shown, "the dial of %s faceup: %v", pilot, shown)
		s.Pass()
		s.Is(!s.Of(ship).Revealed.IsNone(), "the dial faceup after the phase")
		s.Done()
	}
}
