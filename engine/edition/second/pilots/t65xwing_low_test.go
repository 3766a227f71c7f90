package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// shield begins an attack on a ship at a distance from Biggs, who is beside it in the arc.
func shield(t *testing.T, gap float64) (s *scene.Scene, biggs, escort *scene.Ship) {
	s = scene.Second(t)
	biggs = s.Mine("biggsdarklighter", beside(gap))
	escort = s.Mine("bluesquadronescort", here)
	tie := s.Theirs("blacksquadronace", ahead(150))
	s.Attack(tie, escort)
	return s, biggs, escort
}

// 2e.attack.cancel, 2e.component.card.slash-results
func TestBiggsDarklighter_TakesAHit(t *testing.T) {
	s, biggs, escort := shield(t, 99)
	s.Dice("hit", "crit")
	s.Dice("blank", "blank")
	s.Use(biggs, "take the shot")
	s.Face("hit")
	s.WantShields(biggs, 1)
	s.WantShields(escort, 1) // the crit is left
	s.Done()
}

func TestBiggsDarklighter_TakesACrit(t *testing.T) {
	s, biggs, escort := shield(t, 0) // touching
	s.Shields(biggs, 0)
	s.Dice("hit", "crit")
	s.Dice("evade", "blank")
	s.Use(biggs, "take the shot")
	s.Face("crit")
	s.Draw("Weapons Failure")
	s.WantCrit(biggs, "Weapons Failure", 1)
	s.WantShields(escort, 2) // the evade takes the hit
	s.Done()
}

func TestBiggsDarklighter_TooFar(t *testing.T) {
	s, biggs, _ := shield(t, 101)
	s.Never(biggs, "take the shot")
	s.Dice("hit", "hit")
	s.Dice("evade", "evade")
	s.Done()
}

func TestBiggsDarklighter_NothingToTake(t *testing.T) {
	s, biggs, _ := shield(t, 50)
	s.Never(biggs, "take the shot")
	s.Dice("focus", "blank")
	s.Dice("evade", "evade")
	s.Done()
}

// 2e.arc.attack-arc
func TestBiggsDarklighter_OutsideTheAttackArc(t *testing.T) {
	s := scene.Second(t)
	biggs := s.Mine("biggsdarklighter", scene.At(557, 460, 0))
	escort := s.Mine("bluesquadronescort", scene.At(457, 400, 0))
	tie := s.Theirs("academypilot", scene.At(457, 480, 180))
	s.WantRange(biggs, escort, 1)
	s.Never(biggs, "take the shot")
	s.Attack(tie, escort)
	s.Dice("hit", "hit", "hit")
	s.Dice("evade", "evade")
	s.Done()
}

func TestBiggsDarklighter_Defends(t *testing.T) {
	s := scene.Second(t)
	biggs := s.Mine("biggsdarklighter", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(biggs, "take the shot")
	s.Attack(tie, biggs)
	s.Dice("hit", "hit")
	s.Dice("evade", "evade")
	s.Done()
}

var biggsYavin = []string{"biggsdarklighter-battleofyavin", "biggsdarklighter-battleofyavin-lsl"}

// 2e.system.ascending, 2e.initiative.latest-change-wins
func TestBiggsDarklighterYavin(t *testing.T) {
	each(t, biggsYavin, func(t *testing.T, id string) {
		s := scene.Second(t)
		biggs := s.Mine(id, here)
		wedge := s.Mine("wedgeantilles", beside(50))
		ace := s.Theirs("howlrunner", scene.At(60, 850, 180))
		s.Systems()
		s.Use(biggs, "keep up")
		s.Pick(wedge)
		s.WantInitiative(biggs, 6)
		for _, ship := range []*scene.Ship{biggs, wedge, ace} {
			s.SetDial(ship, "2 straight")
		}
		s.Activation()
		s.Pass() // Howlrunner's action at initiative 5
		s.Pick(wedge)
		s.Pass()
		s.Pass() // and only then Biggs's
		s.WantInitiative(biggs, 6)
		s.Engagement()
		s.WantInitiative(biggs, 3)
		s.Done()
	})
}

func TestBiggsDarklighterYavin_Touching(t *testing.T) {
	s := scene.Second(t)
	biggs := s.Mine(biggsYavin[0], here)
	s.Mine("wedgeantilles", beside(0)) // range 0, and Biggs himself is at range 0
	s.Never(biggs, "keep up")
	s.Systems()
	s.Done()
}

func TestBiggsDarklighterYavin_TooFar(t *testing.T) {
	s := scene.Second(t)
	biggs := s.Mine(biggsYavin[0], here)
	s.Mine("wedgeantilles", beside(101))
	s.Never(biggs, "keep up")
	s.Systems()
	s.Done()
}

func TestBiggsDarklighterYavin_AFriendsStep(t *testing.T) {
	s := scene.Second(t)
	biggs := s.Mine(biggsYavin[0], here)
	other := s.Mine(biggsYavin[1], beside(50))
	s.Never(biggs, "keep up")
	s.System(other)
	s.Pass()
	s.Done()
}

func TestBiggsDarklighterYavin_AnEnemyAtRange1(t *testing.T) {
	s := scene.Second(t)
	biggs := s.Mine(biggsYavin[0], here)
	s.Theirs("howlrunner", ahead(50))
	s.Never(biggs, "keep up")
	s.System(biggs)
	s.Done()
}

func TestBiggsDarklighterYavin_Declines(t *testing.T) {
	s := scene.Second(t)
	biggs := s.Mine(biggsYavin[0], here)
	s.Mine("wedgeantilles", beside(50))
	s.Systems()
	s.Pass()
	s.WantInitiative(biggs, 3)
	s.Done()
}

func TestLeevanTenza(t *testing.T) {
	s := scene.Second(t)
	leevan := s.Mine("leevantenza", here)
	rolled(s, leevan)
	s.Use(leevan, "evade")
	s.Use(leevan, "evade")
	s.WantTokens(leevan, game.EvadeToken, 1)
	s.WantTokens(leevan, game.StressToken, 1)
	s.Done()
}

func TestLeevanTenza_AfterFocus(t *testing.T) {
	s := scene.Second(t)
	leevan := s.Mine("leevantenza", here)
	s.Never(leevan, "evade")
	s.Perform(leevan, 0, game.FocusAction)
	s.Use(leevan, "focus")
	s.Done()
}

// 2e.action.red-stress-before-triggers
func TestLeevanTenza_AfterARedBoost(t *testing.T) {
	s := scene.Second(t)
	leevan := s.Mine("leevantenza", here)
	s.Never(leevan, "evade")
	s.Perform(leevan, game.AsRed, game.BoostAction)
	s.Use(leevan, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(leevan, game.StressToken, 1)
	s.Done()
}

// 2e.action.sources
func TestEdrioTwoTubes(t *testing.T) {
	s := scene.Second(t)
	edrio := s.Mine("edriotwotubes", here, scene.Tokens(game.FocusToken, 1))
	s.Activate(edrio, "1 straight")
	s.Use(edrio, "act first")
	s.NotOffered(edrio, "evade")
	s.NotOffered(edrio, "boost")
	s.Use(edrio, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.NotOffered(edrio, "barrel roll") // now in his own step
	s.Use(edrio, "focus")
	s.WantTokens(edrio, game.FocusToken, 2)
	s.Done()
}

func TestEdrioTwoTubes_NotFocused(t *testing.T) {
	s := scene.Second(t)
	edrio := s.Mine("edriotwotubes", here, scene.Tokens(game.EvadeToken, 1))
	s.Never(edrio, "act first")
	s.Activate(edrio, "1 straight")
	s.Pass()
	s.Done()
}

func TestEdrioTwoTubes_AFriendActivates(t *testing.T) {
	s := scene.Second(t)
	edrio := s.Mine("edriotwotubes", beside(100), scene.Tokens(game.FocusToken, 1))
	escort := s.Mine("bluesquadronescort", here)
	s.Never(edrio, "act first")
	s.Activate(escort, "1 straight")
	s.Pass()
	s.Done()
}

// 2e.action.stressed-cannot
func TestEdrioTwoTubes_Stressed(t *testing.T) {
	s := scene.Second(t)
	edrio := s.Mine("edriotwotubes", here, scene.Tokens(game.FocusToken, 1),
		scene.Tokens(game.StressToken, 2))
	s.Never(edrio, "act first")
	s.Activate(edrio, "1 straight")
	s.Done()
}
