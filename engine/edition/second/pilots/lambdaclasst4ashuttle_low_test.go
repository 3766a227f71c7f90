package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// yorr puts Captain Yorr, with a token, and a friend that ends a 4 Koiogran at a distance to his
// right.
func yorr(t *testing.T, gap float64, has game.Token) (s *scene.Scene, captain, tie *scene.Ship) {
	s = scene.Second(t)
	captain = s.Mine("captainyorr-wat1", here, scene.Tokens(has, 1))
	tie = s.Mine("academypilot", scene.At(517+gap, 300-200, 0)) // at 300 after a straight 4
	return s, captain, tie
}

// 2e.timing.replacement
func TestCaptainYorr(t *testing.T) {
	s, captain, tie := yorr(t, 299, game.StrainToken)
	s.Activate(tie, "4 koiogran")
	s.Use(captain, "gain it instead")
	s.WantTokens(captain, game.StressToken, 1)
	s.WantTokens(tie, game.StressToken, 0)
	s.WantCharges(captain, "captainyorr-wat1", 0)
	s.Offered(tie, "focus") // it is not stressed
	s.Pass()
	s.Done()
}

func TestCaptainYorr_Declined(t *testing.T) {
	s, captain, tie := yorr(t, 50, game.StrainToken)
	s.Activate(tie, "4 koiogran")
	s.Pass()
	s.WantTokens(captain, game.StressToken, 0)
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestCaptainYorr_TooFar(t *testing.T) {
	s, captain, tie := yorr(t, 301, game.StrainToken)
	s.Never(captain, "gain it instead")
	s.Activate(tie, "4 koiogran")
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestCaptainYorr_HasOne(t *testing.T) {
	s, captain, tie := yorr(t, 50, game.StressToken)
	s.Never(captain, "gain it instead")
	s.Activate(tie, "4 koiogran")
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestCaptainYorr_OneCharge(t *testing.T) {
	s, captain, tie := yorr(t, 50, game.StrainToken)
	s.Charges(captain, "captainyorr-wat1", 1)
	s.Never(captain, "gain it instead")
	s.Activate(tie, "4 koiogran")
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestCaptainYorr_AGreenToken(t *testing.T) {
	s, captain, tie := yorr(t, 50, game.StrainToken)
	s.Never(captain, "gain it instead")
	s.Perform(tie, 0)
	s.Use(tie, "focus")
	s.WantTokens(tie, game.FocusToken, 1)
	s.Done()
}

func TestCaptainYorr_AnEnemy(t *testing.T) {
	s := scene.Second(t)
	captain := s.Mine("captainyorr-wat1", here)
	tie := s.Theirs("academypilot", scene.At(600, 300, 0))
	s.Never(captain, "gain it instead")
	s.Activate(tie, "4 koiogran")
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestCaptainYorr_Himself(t *testing.T) {
	s := scene.Second(t)
	captain := s.Mine("captainyorr-wat1", here)
	s.Never(captain, "gain it instead")
	s.Activate(captain, "2 turn-left")
	s.WantTokens(captain, game.StressToken, 1)
	s.Done()
}

// The stress of a red action comes after it, and what follows the action after that.
func TestCaptainYorr_ARedAction(t *testing.T) {
	s := scene.Second(t)
	captain := s.Mine("captainyorr-wat1", here)
	alpha := s.Mine("alphasquadronpilot", scene.At(600, 300, 0))
	s.Perform(alpha, game.AsRed, game.FocusAction)
	s.Use(alpha, "focus")
	s.Use(captain, "gain it instead")
	s.Use(alpha, "autothrusters") // and so it is not stressed
	s.Use(alpha, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(captain, game.StressToken, 1)
	s.WantTokens(alpha, game.StressToken, 1)
	s.Done()
}

// An orange token that comes from an enemy, who still chooses what it takes
// (2e.token.jam.resolve-at-once).
func TestCaptainYorr_AJamToken(t *testing.T) {
	s := scene.Second(t)
	captain := s.Mine("captainyorr-wat1", here, scene.Tokens(game.FocusToken, 1),
		scene.Tokens(game.CalculateToken, 1))
	tie := s.Mine("academypilot", scene.At(600, 300, 0), scene.Tokens(game.EvadeToken, 1))
	omicron := s.Theirs("omicrongrouppilot", scene.At(600, 420, 180))
	s.Perform(omicron, 0)
	s.Use(omicron, "jam")
	s.Pick(tie)
	s.Asked(game.Seat1)
	s.Use(captain, "gain it instead")
	s.Asked(game.Seat2)
	s.ChooseNamed("focus")
	s.WantTokens(captain, game.FocusToken, 0)
	s.WantTokens(captain, game.CalculateToken, 1)
	s.WantTokens(tie, game.EvadeToken, 1)
	s.Done()
}

// 2e.token.gain: several tokens are gained one by one, and of the second he has one already.
func TestCaptainYorr_OneOfSeveral(t *testing.T) {
	s := scene.Second(t)
	captain := s.Mine("captainyorr-wat1", here)
	tie := s.Mine("academypilot", scene.At(600, 100, 0))
	enemy := s.Theirs("academypilot", scene.At(100, 800, 180))
	s.Device("Conner Net", enemy, scene.At(600, 220, 0))
	s.Activate(tie, "2 straight")
	s.Use(captain, "gain it instead")
	s.WantTokens(captain, game.IonToken, 1)
	s.WantTokens(tie, game.IonToken, 2)
	s.WantDamage(tie, 1)
	s.Pass() // its action
	s.Done()
}
