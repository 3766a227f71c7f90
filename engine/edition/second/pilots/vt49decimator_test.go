package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// chiraneau lets the Rear Admiral, with reinforce tokens of a side, attack an X-wing at a place
// with a focus result. His turret points to the front and the rear.
func chiraneau(t *testing.T, side game.Token, at scene.Option) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	admiral := s.Mine("rearadmiralchiraneau", here, scene.Tokens(side, 1))
	escort := s.Theirs("bluesquadronescort", at)
	s.Attack(admiral, escort)
	s.Dice("focus", "focus", "blank")
	return s, admiral
}

func TestRearAdmiralChiraneau_ToTheFront(t *testing.T) {
	s, admiral := chiraneau(t, game.ReinforceFore, scene.At(457, 520, 180))
	s.Use(admiral, "change a focus")
	s.WantAttackDice("crit", "focus", "blank")
	s.Dice("evade", "blank")
	s.WantTokens(admiral, game.ReinforceFore, 1) // it is not spent
	s.Done()
}

func TestRearAdmiralChiraneau_ToTheRear(t *testing.T) {
	s, admiral := chiraneau(t, game.ReinforceAft, scene.At(457, 80, 0))
	s.Use(admiral, "change a focus")
	s.WantAttackDice("crit", "focus", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

func TestRearAdmiralChiraneau_TheOtherSide(t *testing.T) {
	for _, c := range []struct {
		side game.Token
		at   scene.Option
	}{
		{game.ReinforceAft, scene.At(457, 520, 180)},
		{game.ReinforceFore, scene.At(457, 80, 0)},
	} {
		s, admiral := chiraneau(t, c.side, c.at)
		s.NotOffered(admiral, "change a focus")
		s.Dice("blank", "blank")
		s.Done()
	}
}

// 2e.arc.full-front
func TestRearAdmiralChiraneau_AcrossTheMidline(t *testing.T) {
	for _, side := range []game.Token{game.ReinforceFore, game.ReinforceAft} {
		s := scene.Second(t)
		admiral := s.Mine("rearadmiralchiraneau", here, scene.Tokens(side, 1))
		escort := s.Theirs("bluesquadronescort", scene.At(650, 300, 270))
		s.Turret(admiral, geom.LeftAndRight)
		s.Attack(admiral, escort)
		s.Dice("focus", "blank", "blank")
		s.Use(admiral, "change a focus") // it is in both full arcs
		s.Dice("evade", "blank")
		s.Done()
	}
}

func TestRearAdmiralChiraneau_NotReinforced(t *testing.T) {
	s, admiral := chiraneau(t, game.FocusToken, scene.At(457, 520, 180))
	s.NotOffered(admiral, "change a focus")
	s.Pass() // the focus token
	s.Dice("blank", "blank")
	s.Done()
}

func TestRearAdmiralChiraneau_NoFocusResult(t *testing.T) {
	s := scene.Second(t)
	admiral := s.Mine("rearadmiralchiraneau", here, scene.Tokens(game.ReinforceFore, 1))
	escort := s.Theirs("bluesquadronescort", scene.At(457, 520, 180))
	s.Never(admiral, "change a focus")
	s.Attack(admiral, escort)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

func TestRearAdmiralChiraneau_Defending(t *testing.T) {
	s := scene.Second(t)
	admiral := s.Mine("rearadmiralchiraneau", here, scene.Tokens(game.ReinforceFore, 1))
	escort := s.Theirs("bluesquadronescort", scene.At(457, 520, 180))
	s.Never(admiral, "change a focus")
	s.Attack(escort, admiral)
	s.Dice("focus", "blank", "blank")
	s.Done()
}

// morna begins the End phase with Morna Kee and these reinforce tokens, and a calculate token.
func morna(t *testing.T, fore, aft int) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	morna := s.Mine("mornakee", here, scene.Tokens(game.ReinforceFore, fore),
		scene.Tokens(game.ReinforceAft, aft), scene.Tokens(game.CalculateToken, 1))
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.End()
	return s, morna
}

// 2e.end.during-abilities-before-removal
func TestMornaKee(t *testing.T) {
	s, morna := morna(t, 1, 0)
	s.Use(morna, "hold the shields")
	s.ChooseNamed("from fore to aft")
	s.WantEvent(game.TokenLost, "2e.end.during-abilities-before-removal")
	s.WantTokens(morna, game.ReinforceFore, 0)
	s.WantTokens(morna, game.ReinforceAft, 1)
	s.WantTokens(morna, game.CalculateToken, 0)
	s.WantCharges(morna, "mornakee", 2)
	s.Done()
}

func TestMornaKee_OneOfSeveral(t *testing.T) {
	s, morna := morna(t, 1, 2)
	s.Use(morna, "hold the shields")
	s.ChooseNamed("from aft to fore")
	s.WantTokens(morna, game.ReinforceFore, 1) // the other one is gone
	s.WantTokens(morna, game.ReinforceAft, 0)
	s.Done()
}

// 2e.end.remove-circular
func TestMornaKee_InTheNextEndPhase(t *testing.T) {
	s, morna := morna(t, 1, 0)
	s.Use(morna, "hold the shields")
	s.ChooseNamed("from fore to aft")
	s.End()
	s.Pass()
	s.WantTokens(morna, game.ReinforceAft, 0)
	s.Done()
}

func TestMornaKee_NotReinforced(t *testing.T) {
	s, morna := morna(t, 0, 0)
	s.NotOffered(morna, "hold the shields")
	s.Done()
}

func TestMornaKee_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	morna := s.Mine("mornakee", here, scene.Tokens(game.ReinforceFore, 1))
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.Charges(morna, "mornakee", 0)
	s.Never(morna, "hold the shields")
	s.End()
	s.WantTokens(morna, game.ReinforceFore, 0)
	s.Done()
}

func TestMornaKee_AFriendIsReinforced(t *testing.T) {
	s := scene.Second(t)
	morna := s.Mine("mornakee", here)
	leader := s.Mine("patrolleader", scene.At(600, 300, 0), scene.Tokens(game.ReinforceFore, 1))
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.Never(morna, "hold the shields")
	s.End()
	s.WantTokens(leader, game.ReinforceFore, 0)
	s.Done()
}

// 2e.attack.range.0-forbidden
func TestCaptainOicunn(t *testing.T) {
	s := scene.Second(t)
	oicunn := s.Mine("captainoicunn", here)
	escort := s.Theirs("bluesquadronescort", scene.At(457, 361, 180))
	s.Touch(oicunn, escort)
	s.Attack(oicunn, escort)
	s.Dice("hit", "hit", "blank") // no bonus for range 0
	s.Dice("blank", "blank")
	s.WantShields(escort, 0)
	s.Done()
}

func TestCaptainOicunn_HeIsAttackedAtRange0(t *testing.T) {
	s := scene.Second(t)
	oicunn := s.Mine("captainoicunn", here)
	escort := s.Theirs("bluesquadronescort", scene.At(457, 361, 180))
	s.Touch(oicunn, escort)
	s.Never(escort, "attack")
	s.Engage(escort)
	s.Done()
}

func TestCaptainOicunn_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	oicunn := s.Mine("captainoicunn", here, scene.With("protontorpedoes"))
	escort := s.Theirs("bluesquadronescort", scene.At(457, 361, 180))
	s.Touch(oicunn, escort)
	s.Lock(oicunn, escort)
	s.Never(oicunn, "protontorpedoes")
	s.Engage(oicunn)
	s.Offered(oicunn, "primary")
	s.Pass()
	s.Done()
}

func TestCaptainOicunn_AFriend(t *testing.T) {
	s := scene.Second(t)
	s.Mine("captainoicunn", scene.At(557, 300, 0))
	leader := s.Mine("patrolleader", here)
	escort := s.Theirs("bluesquadronescort", scene.At(457, 361, 180))
	s.Touch(leader, escort)
	s.Never(leader, "attack")
	s.Engage(leader)
	s.Done()
}
