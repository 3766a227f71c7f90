package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestSolo_Attacking(t *testing.T) {
	s, han, _ := hanHits(t, hanYavin[0], 101)
	s.Use(han, "solo")
	s.Number(1) // a blank
	s.Dice("hit")
	s.WantAttackDice("hit", "hit", "blank")
	s.WantCharges(han, hanYavin[0], 3)
	s.NotOffered(han, "solo")
	s.Dice("evade", "evade", "blank")
	s.Done()
}

func TestSolo_Defending(t *testing.T) {
	s := scene.Second(t)
	han := s.Mine(hanYavin[0], here)
	s.Mine("bluesquadronescort", besideLarge(101))
	tie := s.Theirs("academypilot", aheadOfLarge(150))
	s.Attack(tie, han)
	s.Dice("hit", "blank")
	s.Dice("blank")
	s.Use(han, "solo")
	s.Number(1)
	s.Dice("evade")
	s.WantCharges(han, hanYavin[0], 3)
	s.WantShields(han, 5)
	s.Done()
}

func TestSolo_AFriendIsNear(t *testing.T) {
	s := scene.Second(t)
	han := s.Mine(hanYavin[0], here)
	s.Mine("bluesquadronescort", besideLarge(99))
	tie := s.Theirs("academypilot", aheadOfLarge(150))
	s.Never(han, "solo")
	s.Attack(han, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Attack(tie, han)
	s.Dice("hit", "blank")
	s.Dice("blank")
	s.Done()
}

func TestSolo_OthersFight(t *testing.T) {
	s := scene.Second(t)
	han := s.Mine(hanYavin[0], scene.At(200, 100, 0))
	escort := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(han, "solo")
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Attack(tie, escort)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

// landoBoosts lets Lando Calrissian perform his red boost action.
func landoBoosts(t *testing.T) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	lando := s.Mine(landoEndor[0], here)
	s.Perform(lando, 0, game.BoostAction)
	s.Use(lando, "boost")
	s.Maneuver("1 straight")
	return s, lando
}

func TestHighStakes(t *testing.T) {
	for face, left := range map[string]int{"hit": 0, "crit": 0, "focus": 1, "blank": 1} {
		s, lando := landoBoosts(t)
		s.WantTokens(lando, game.StressToken, 1)
		s.Use(lando, "high stakes")
		s.Dice(face)
		s.WantTokens(lando, game.StressToken, left)
		s.Done()
	}
}

func TestHighStakes_AfterCoordinating(t *testing.T) {
	// 2e.action.red-gains-stress
	s := scene.Second(t)
	lando := s.Mine(landoEndor[0], here)
	friend := s.Mine("bluesquadronescort", besideLarge(150))
	s.Perform(lando, 0, game.CoordinateAction)
	s.Use(lando, "coordinate")
	s.Pick(friend)
	s.Pass()
	s.Use(lando, "high stakes")
	s.Dice("hit")
	s.WantTokens(lando, game.StressToken, 0)
	s.Done()
}

func TestHighStakes_AfterAWhiteAction(t *testing.T) {
	s := scene.Second(t)
	lando := s.Mine(landoEndor[0], here)
	s.Never(lando, "high stakes")
	s.Tokens(lando, game.StressToken, 1)
	s.Perform(lando, game.WhileStressed, game.FocusAction)
	s.Use(lando, "focus")
	s.Done()
}

func TestHighStakes_AWhiteActionAsRed(t *testing.T) {
	s := scene.Second(t)
	lando := s.Mine(landoEndor[0], here)
	s.Perform(lando, game.AsRed, game.FocusAction)
	s.Use(lando, "focus")
	s.Use(lando, "high stakes")
	s.Dice("hit")
	s.WantTokens(lando, game.StressToken, 0)
	s.Done()
}

func TestHighStakes_AFriendActs(t *testing.T) {
	s := scene.Second(t)
	lando := s.Mine(landoEndor[0], besideLarge(100), scene.Tokens(game.StressToken, 1))
	friend := s.Mine("graysquadronbomber", scene.At(457, 450, 0))
	s.Never(lando, "high stakes")
	s.Perform(friend, game.AsRed, game.FocusAction)
	s.Use(friend, "focus")
	s.Done()
}
