package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

const hanRebel = "hansolo-modifiedyt1300lightfreighter"

// hanNear puts Han Solo on the table, with an asteroid at a distance to his left.
func hanNear(t *testing.T, gap float64) (s *scene.Scene, han, tie *scene.Ship) {
	s = scene.Second(t)
	han = s.Mine(hanRebel, here)
	tie = s.Theirs("academypilot", aheadOfLarge(150))
	s.Obstacle("coreasteroid0", scene.At(457-40-gap-20, 300, 0))
	return s, han, tie
}

func TestHanSoloRebel_RollsAttackDiceAgain(t *testing.T) {
	s, han, tie := hanNear(t, 90)
	s.Attack(han, tie)
	s.Dice("blank", "blank", "focus")
	s.Use(han, "roll again")
	s.Dice("hit", "crit", "blank")
	s.WantAttackDice("hit", "crit", "blank")
	s.Is(s.Exec().Attack().Attack.Fresh.Total() == 3, "they can still be rerolled")
	s.Dice("evade", "evade", "blank")
	s.Done()
}

func TestHanSoloRebel_RollsDefenseDiceAgain(t *testing.T) {
	s, han, tie := hanNear(t, 90)
	s.Attack(tie, han)
	s.Dice("hit", "blank")
	s.Dice("blank")
	s.Use(han, "roll again")
	s.Dice("evade")
	s.WantDamage(han, 0)
	s.Done()
}

func TestHanSoloRebel_KeepsTheDice(t *testing.T) {
	s, han, tie := hanNear(t, 90)
	s.Attack(tie, han)
	s.Dice("hit", "blank")
	s.Dice("evade")
	s.Pass()
	s.WantDamage(han, 0)
	s.Done()
}

func TestHanSoloRebel_NoObstacleNear(t *testing.T) {
	s, han, tie := hanNear(t, 125)
	s.Never(han, "roll again")
	s.Attack(han, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestHanSoloRebel_RollsForAnObstacleAgain(t *testing.T) {
	s := scene.Second(t)
	han := s.Mine(hanRebel, here)
	s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
	s.Activate(han, "2 straight")
	s.Dice("crit")
	s.Use(han, "roll again")
	s.Dice("blank")
	s.WantShields(han, 5)
	s.WantDamage(han, 0)
	s.Done()
}

func TestHanSoloRebel_AnotherShipsObstacle(t *testing.T) {
	s, han, _ := hanNear(t, 90)
	friend := s.Mine("academypilot", scene.At(700, 300, 0))
	s.Obstacle("coreasteroid1", scene.At(700, 360, 0))
	s.Never(han, "roll again")
	s.Activate(friend, "2 straight")
	s.Dice("hit")
	s.WantDamage(friend, 1)
	s.Done()
}

func TestHanSoloRebel_RollsForABombAgain(t *testing.T) {
	s, han, tie := hanNear(t, 90)
	s.Device("Bomblet", tie, scene.At(457, 200, 0))
	s.Of(han).Activated, s.Of(tie).Activated = true, true
	s.Activation()
	s.Dice("hit", "hit")
	s.Use(han, "roll again")
	s.Dice("blank", "hit")
	s.WantShields(han, 4)
	s.Done()
}
