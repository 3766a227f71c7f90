package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// toPlacing plays set-up up to the ships: player 1 has the bottom edge.
func toPlacing(s *scene.Scene) {
	s.Setup()
	s.Dice("hit")
	s.Choose(func(c game.Choice) bool { return c.N == int16(game.Seat1) })
	s.ChooseNamed("top edge")
}

func TestHanSolo_PlacedFarFromEnemies(t *testing.T) {
	s := table(t)
	han, foe := s.Mine("hansolo-swx57"), s.Theirs(academy)
	toPlacing(s)
	s.Place(foe, 457, 890, 180)
	s.Refused(func() { s.Place(han, 457, 600, 0) })
	s.Place(han, 457, 480, 0)
	s.WantPose(han, 457, 480, 0)
	s.Done()
}

func TestChewbacca_StrikesBack(t *testing.T) {
	s := table(t)
	chewie := s.Mine("chewbacca-swx57", scene.At(600, 300, 0))
	wing := s.Mine(rookie, here, scene.Shields(0), scene.Damaged(2))
	tie := s.Theirs(academy, ahead(150))
	s.Attack(tie, wing)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.Use(chewie, "strike back")
	s.Weapon("primary")
	s.Pick(tie)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
}

func TestChewbacca_NotForHimselfHit(t *testing.T) {
	s := table(t)
	chewie := s.Mine("chewbacca-swx57", scene.At(600, 300, 0))
	wing := s.Mine(rookie, here)
	tie := s.Theirs(academy, ahead(150))
	s.Never(chewie, "strike back")
	s.Attack(tie, wing)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.Done()
}
