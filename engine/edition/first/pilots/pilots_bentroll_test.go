package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// echoDecloaks begins a decloak of Echo.
func echoDecloaks(t *testing.T, way string) (*scene.Scene, *scene.Ship) {
	s := table(t)
	echo := s.Mine("echo", here, scene.Tokens(game.CloakToken, 1))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.SetDial(echo, "2 straight")
	s.Activation()
	s.ChooseNamed(way)
	return s, echo
}

func TestEcho_DecloaksAheadWithABank(t *testing.T) {
	s, echo := echoDecloaks(t, "decloak ahead")
	s.Refused(func() { s.Maneuver("2 straight") })
	s.Maneuver("2 bank-left")
	s.WantTokens(echo, game.CloakToken, 0)
	s.Pass()
	s.Pass()
	s.Done()
}

// The bank of speed 2, bent either way, is slid along the old place and the new one.
func TestEcho_DecloaksToASideWithABank(t *testing.T) {
	for bend, c := range map[string]struct{ turn, x, y float64 }{
		"bend to the front": {315, 126.066, 52.218}, "bend to the rear": {45, 126.066, -52.218},
	} {
		s, echo := echoDecloaks(t, "decloak to a side")
		s.Side(1)
		s.ChooseNamed(bend)
		x, y := 457+c.x, 300+c.y
		s.Refused(func() { s.Place(echo, x, y+11.5, c.turn) })
		s.Refused(func() { s.Place(echo, x, y-11.5, c.turn) })
		s.Place(echo, x, y+10, c.turn)
		s.Refused(func() { s.Place(echo, x, y-10, c.turn) })
		s.Place(echo, x, y+10, c.turn)
		s.WantPose(echo, x, y+10, c.turn)
		s.WantTokens(echo, game.CloakToken, 0)
		s.Pass()
		s.Pass()
		s.Done()
	}
}

// Lorrir may take the bank for a stress token: 1e.barrel-roll.slide-choice.
func TestLieutenantLorrir_RollsWithABankForStress(t *testing.T) {
	for template, tokens := range map[string]int{
		"bank template for 1 stress token": 1, "straight template": 0,
	} {
		s := table(t)
		lorrir := s.Mine("lieutenantlorrir", here)
		s.Perform(lorrir, 0, game.BarrelRollAction)
		s.Use(lorrir, "barrel roll")
		s.ChooseNamed(template)
		s.Side(-1)
		if tokens == 0 {
			s.Place(lorrir, 457-80, 310, 0)
			s.WantPose(lorrir, 377, 310, 0)
		} else {
			s.ChooseNamed("bend to the front")
			x, y := 457-90.711, 300+37.574
			s.Place(lorrir, x, y, 45)
			s.Place(lorrir, x-7.071, y-7.071, 45)
			s.WantPose(lorrir, x-7.071, y-7.071, 45)
		}
		s.WantTokens(lorrir, stress, tokens)
		s.Done()
	}
}

// Ships stand where the bank to the left ends, and where the one to the right ends that is bent to the
// front.
func TestLieutenantLorrir_OnlyWhereThereIsRoom(t *testing.T) {
	s := table(t)
	lorrir := s.Mine("lieutenantlorrir", here)
	s.Mine(academy, scene.At(457-91, 350, 0))
	s.Mine(academy, scene.At(457-91, 250, 0))
	s.Mine(academy, scene.At(457+91, 347, 0))
	s.Perform(lorrir, 0, game.BarrelRollAction)
	s.Use(lorrir, "barrel roll")
	s.ChooseNamed("bank template for 1 stress token")
	s.Refused(func() { s.Side(-1) })
	s.Side(1)
	s.Refused(func() { s.ChooseNamed("bend to the front") })
	s.ChooseNamed("bend to the rear")
	s.Place(lorrir, 457+90.711, 300-37.574, 45)
	s.Place(lorrir, 457+90.711, 300-37.574, 45)
	s.Done()
}

// Boxed in for the bank but not for the straight template she is not asked.
func TestLieutenantLorrir_NoRoomForTheBank(t *testing.T) {
	s := table(t)
	lorrir := s.Mine("lieutenantlorrir", scene.At(30, 300, 0))
	for _, y := range []float64{245, 355} {
		s.Mine(academy, scene.At(30+91, y, 0))
	}
	s.Perform(lorrir, 0, game.BarrelRollAction)
	s.Use(lorrir, "barrel roll")
	s.Side(1)
	s.Place(lorrir, 110, 300, 0)
	s.Done()
}

// A tractor beam rolls her with the straight template: that is not an action.
func TestLieutenantLorrir_IsRolledStraight(t *testing.T) {
	s := table(t)
	lorrir, wing := s.Mine("lieutenantlorrir", scene.At(457, 500, 180)), s.Theirs(rookie, here, scene.With("tractorbeam"))
	s.AttackWith(wing, "tractorbeam", lorrir)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.ChooseNamed("barrel roll")
	s.Side(-1)
	s.Place(lorrir, 537, 500, 180)
	s.WantTokens(lorrir, stress, 0)
	s.Done()
}
