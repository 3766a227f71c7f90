package scene_test

import (
	"testing"

	"koiogran/game"
	"koiogran/scene"
)

func TestScene_Attack(t *testing.T) {
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(457, 300, 0))
	tie := s.Theirs("academypilot", scene.At(457, 400, 180), scene.Tokens(game.EvadeToken, 1))
	s.Attack(escort, tie)
	s.Dice("hit", "hit", "blank", "focus")
	s.Dice("blank", "blank", "blank")
	s.NotOffered(tie, "focus")
	s.Use(tie, "evade")
	s.Face("blank")
	s.WantDamage(tie, 1)
	s.WantTokens(tie, game.EvadeToken, 0)
	s.Done()
}

func TestScene_Activate(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(457, 300, 0))
	s.Activate(tie, "2 straight")
	s.Use(tie, "focus")
	s.WantPose(tie, 457, 420, 0)
	s.Done()
}

func TestScene_Round(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(457, 300, 0))
	luke := s.Theirs("bluesquadronescort", scene.At(457, 700, 180))
	s.Round()
	s.Dial(luke, "2 straight")
	s.Dial(tie, "2 straight")
	s.Use(tie, "evade")
	s.Pass()
	s.Pass()
	s.Pass()
	s.Done()
}
