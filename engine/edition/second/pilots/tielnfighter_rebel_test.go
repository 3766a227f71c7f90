package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestEzraBridger_Attacking(t *testing.T) {
	s := scene.Second(t)
	ezra := s.Mine("ezrabridger-tielnfighter", here, scene.Tokens(game.StressToken, 1))
	tie := s.Theirs("academypilot", ahead(99))
	s.Attack(ezra, tie)
	s.Dice("focus", "focus", "focus")
	s.Use(ezra, "change to hits")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.WantAttackDice("hit", "hit", "focus")
	s.WantForce(ezra, 0)
	s.Dice("evade", "evade", "blank")
	s.Done()
}

func TestEzraBridger_ChangesFewer(t *testing.T) {
	s := scene.Second(t)
	ezra := s.Mine("ezrabridger-tielnfighter", here, scene.Tokens(game.StressToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(ezra, tie)
	s.Dice("focus", "focus")
	s.Use(ezra, "change to hits")
	s.Number(1)
	s.WantAttackDice("hit", "focus")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestEzraBridger_Defending(t *testing.T) {
	s := scene.Second(t)
	ezra := s.Mine("ezrabridger-tielnfighter", here, scene.Tokens(game.StressToken, 1))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, ezra)
	s.Dice("hit", "blank", "blank")
	s.Dice("focus", "blank", "blank")
	s.Use(ezra, "change to evades")
	s.WantDamage(ezra, 0)
	s.WantForce(ezra, 0)
	s.Done()
}

func TestEzraBridger_NotStressed(t *testing.T) {
	s := scene.Second(t)
	ezra := s.Mine("ezrabridger-tielnfighter", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(ezra, "change to hits")
	s.Attack(ezra, tie)
	s.Dice("focus", "focus")
	s.Pass() // the Force's default effect
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestEzraBridger_DefendingNotStressed(t *testing.T) {
	s := scene.Second(t)
	ezra := s.Mine("ezrabridger-tielnfighter", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(ezra, "change to evades")
	s.Attack(escort, ezra)
	s.Dice("blank", "blank", "blank")
	s.Dice("focus", "focus", "blank")
	s.Pass() // the Force's default effect
	s.Done()
}

func TestEzraBridger_AFriendDefends(t *testing.T) {
	s := scene.Second(t)
	ezra := s.Mine("ezrabridger-tielnfighter", beside(20), scene.Tokens(game.StressToken, 1))
	tie := s.Mine("academypilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(ezra, "change to evades")
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("focus", "focus", "blank")
	s.Done()
}

func TestEzraBridger_WithoutForce(t *testing.T) {
	s := scene.Second(t)
	ezra := s.Mine("ezrabridger-tielnfighter", here, scene.Tokens(game.StressToken, 1),
		scene.Force(0))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(ezra, "change to hits")
	s.Attack(ezra, tie)
	s.Dice("focus", "focus")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestEzraBridger_AFriendAttacks(t *testing.T) {
	s := scene.Second(t)
	ezra := s.Mine("ezrabridger-tielnfighter", beside(20), scene.Tokens(game.StressToken, 1))
	friend := s.Mine("academypilot", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(ezra, "change to hits")
	s.Attack(friend, tie)
	s.Dice("focus", "focus")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// 2e.action.sources
func TestSabineWren(t *testing.T) {
	s := scene.Second(t)
	sabine := s.Mine("sabinewren-tielnfighter", here)
	s.Activate(sabine, "2 straight")
	s.Use(sabine, "move first")
	s.NotOffered(sabine, "focus")
	s.Offered(sabine, "boost")
	s.Use(sabine, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Use(sabine, "focus")
	s.WantTokens(sabine, game.FocusToken, 1)
	s.Done()
}

func TestSabineWren_Stressed(t *testing.T) {
	s := scene.Second(t)
	sabine := s.Mine("sabinewren-tielnfighter", here, scene.Tokens(game.StressToken, 2))
	s.Never(sabine, "move first")
	s.Activate(sabine, "2 straight")
	s.Done()
}

func TestSabineWren_AFriendActivates(t *testing.T) {
	s := scene.Second(t)
	sabine := s.Mine("sabinewren-tielnfighter", beside(100))
	tie := s.Mine("academypilot", here)
	s.Never(sabine, "move first")
	s.Activate(tie, "2 straight")
	s.Pass()
	s.Done()
}

// 2e.attack.neutralize.hits-first
func TestZebOrrelios(t *testing.T) {
	s := scene.Second(t)
	zeb := s.Mine("zeborrelios-tielnfighter", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, zeb)
	s.Dice("hit", "crit", "blank")
	s.Dice("evade", "blank", "blank")
	s.WantFacedown(zeb, 1)
	s.Done()
}

func TestZebOrrelios_Attacking(t *testing.T) {
	s := scene.Second(t)
	zeb := s.Mine("zeborrelios-tielnfighter", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(zeb, tie)
	s.Dice("hit", "crit")
	s.Dice("evade", "blank", "blank")
	s.Draw("Weapons Failure") // the crit is left
	s.WantCrit(tie, "Weapons Failure", 1)
	s.Done()
}

// 2e.condition.assigned-by-card
func TestCaptainRex(t *testing.T) {
	s := scene.Second(t)
	rex := s.Mine("captainrex", here)
	friend := s.Mine("bluesquadronescort", beside(20))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(rex, tie)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantEvent(game.ConditionGained, "2e.condition.assigned-by-card")
	wantDice(s, tie, friend, 1)
}

func TestCaptainRex_AFriendAttacks(t *testing.T) {
	s := scene.Second(t)
	s.Mine("captainrex", beside(20))
	friend := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(friend, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.NoEvent(game.ConditionGained)
	s.Done()
}

// 2e.condition.limited
func TestCaptainRex_OneShipAtATime(t *testing.T) {
	s := scene.Second(t)
	rex := s.Mine("captainrex", here)
	friend := s.Mine("bluesquadronescort", beside(20))
	first := s.Theirs("academypilot", ahead(150))
	second := s.Theirs("academypilot", scene.At(400, 490, 180))
	s.Condition(first, "suppressivefire", rex)
	s.Attack(rex, second)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	wantDice(s, first, friend, 2)
	wantDice(s, second, friend, 1)
}
