package scene_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
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

func TestScene_Setup(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.Points(20))
	far := s.Theirs("academypilot", scene.Points(30))
	rock := s.Obstacle("coreasteroid0")
	s.Setup()
	s.Choose(func(c game.Choice) bool { return c.N == int16(game.Seat1) })
	s.Refused(func() { s.PlaceObstacle(rock, 457, 150, 0) })
	s.PlaceObstacle(rock, 457, 457, 0)
	s.Refused(func() { s.Place(tie, 457, 150, 0) })
	s.Place(tie, 457, 30, 0)
	s.Place(far, 457, 880, 180)
	s.WantPose(tie, 457, 30, 0)
	s.Done()
}

func TestScene_Never(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(457, 300, 0), scene.Tokens(game.StressToken, 1))
	s.Never(tie, "focus")
	s.Activate(tie, "4 straight")
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestScene_RefusedIsNotAnswered(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(457, 300, 0))
	s.Activate(tie, "3 straight")
	s.Refused(func() { s.Use(tie, "boost") })
	s.Use(tie, "focus")
	s.Done()
}
