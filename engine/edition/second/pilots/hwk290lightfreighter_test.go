package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// janWatches lets a friend attack at range 2 in front of Jan Ors, her turret to the front.
func janWatches(t *testing.T, stress int) (s *scene.Scene, jan, escort, tie *scene.Ship) {
	s = scene.Second(t)
	jan = s.Mine("janors", behind(250), scene.Tokens(game.StressToken, stress))
	escort = s.Mine("bluesquadronescort", here)
	tie = s.Theirs("academypilot", ahead(150))
	s.Turret(jan, geom.FrontArc)
	return s, jan, escort, tie
}

func TestJanOrs(t *testing.T) {
	s, jan, escort, tie := janWatches(t, 0)
	s.Attack(escort, tie)
	s.Use(jan, "another attack die")
	s.WantTokens(jan, game.StressToken, 1)
	s.Dice("blank", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestJanOrs_Stressed(t *testing.T) {
	s, jan, escort, tie := janWatches(t, 1)
	s.Never(jan, "another attack die")
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestJanOrs_NotInHerFiringArc(t *testing.T) {
	s, jan, escort, tie := janWatches(t, 0)
	s.Turret(jan, geom.LeftArc)
	s.Never(jan, "another attack die")
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestJanOrs_TooFar(t *testing.T) {
	// 2e.arc.firing-arc-range-3
	s := scene.Second(t)
	jan := s.Mine("janors", scene.At(457, 19, 0))
	escort := s.Mine("bluesquadronescort", scene.At(457, 360, 0))
	tie := s.Theirs("academypilot", scene.At(457, 550, 180))
	s.Turret(jan, geom.FrontArc)
	s.Never(jan, "another attack die")
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestJanOrs_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	jan := s.Mine("janors", behind(100))
	escort := s.Mine("bluesquadronescort", here, scene.With("protontorpedoes"))
	tie := s.Theirs("academypilot", ahead(150))
	s.Turret(jan, geom.FrontArc)
	s.Lock(escort, tie)
	s.Never(jan, "another attack die")
	s.AttackWith(escort, "protontorpedoes", tie)
	s.Dice("blank", "blank", "blank", "blank")
	s.Pass() // the lock
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestJanOrs_SheAttacksHerself(t *testing.T) {
	s := scene.Second(t)
	jan := s.Mine("janors", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Turret(jan, geom.FrontArc)
	s.Never(jan, "another attack die")
	s.Attack(jan, tie)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestJanOrs_AnEnemyAttacks(t *testing.T) {
	s, jan, escort, tie := janWatches(t, 0)
	s.Never(jan, "another attack die")
	s.Attack(tie, escort)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

// roark begins an Engagement phase with Roark Garnet, a ship of initiative 6 and a TIE of
// initiative 1 in his firing arc.
func roarkBegins(t *testing.T) (s *scene.Scene, roark, wedge, tie *scene.Ship) {
	s = scene.Second(t)
	roark = s.Mine("roarkgarnet", here)
	wedge = s.Mine("wedgeantilles", beside(20))
	tie = s.Theirs("academypilot", ahead(150))
	s.Turret(roark, geom.FrontArc)
	s.Engagement()
	return s, roark, wedge, tie
}

// 2e.initiative.value, 2e.initiative.descending-engagement
func TestRoarkGarnet(t *testing.T) {
	s, roark, wedge, tie := roarkBegins(t)
	s.Use(roark, "go first")
	s.Refused(func() { s.Pick(roark) })
	s.Refused(func() { s.Pick(wedge) })
	s.Pick(tie)
	s.WantInitiative(tie, 1)
	s.Offered(tie, "attack") // before Wedge
	s.Pass()
	s.Offered(wedge, "attack")
	s.Pass()
	s.Offered(roark, "attack")
	s.Pass()
	s.End()
	s.Done()
}

// 2e.initiative.value
func TestRoarkGarnet_LeavesTheInitiative(t *testing.T) {
	s := scene.Second(t)
	roark := s.Mine("roarkgarnet", here)
	academy := s.Mine("academypilot", beside(20))
	ig102 := s.Theirs("ig102", ahead(150)) // initiative 4
	s.Turret(roark, geom.RightArc)
	s.Never(ig102, "change a blank")
	s.Engagement()
	s.Use(roark, "go first")
	s.Pick(academy)
	s.Declare("primary", ig102) // before IG-102, whose initiative is higher
	s.Dice("hit", "blank")
	s.Dice(blanks(int(s.Rolling().N))...)
	playOut(s)
}

func TestRoarkGarnet_DoesNot(t *testing.T) {
	s, _, wedge, tie := roarkBegins(t)
	s.Pass()
	s.Offered(wedge, "attack")
	s.Pass()
	s.Pass() // Roark
	s.Offered(tie, "attack")
	s.Pass()
	s.Done()
}

func TestRoarkGarnet_NobodyInHisFiringArc(t *testing.T) {
	s := scene.Second(t)
	roark := s.Mine("roarkgarnet", here)
	s.Mine("wedgeantilles", beside(100))
	tie := s.Theirs("academypilot", ahead(150))
	s.Turret(roark, geom.LeftArc)
	s.Never(roark, "go first")
	s.Engagement()
	s.Pass() // Wedge
	s.Offered(tie, "attack")
	s.Pass()
	s.Done()
}

// kyleBegins begins an Engagement phase with Kyle Katarn and a friend ahead of him.
func kyleBegins(t *testing.T, focus int, arc geom.Arc) (s *scene.Scene, kyle, friend *scene.Ship) {
	s = scene.Second(t)
	kyle = s.Mine("kylekatarn", here, scene.Tokens(game.FocusToken, focus))
	friend = s.Mine("bluesquadronescort", scene.At(457, 600, 0))
	s.Theirs("academypilot", scene.At(100, 300, 270))
	s.Turret(kyle, arc)
	return s, kyle, friend
}

func TestKyleKatarn(t *testing.T) {
	// 2e.token.transfer
	s, kyle, friend := kyleBegins(t, 2, geom.FrontArc)
	s.Engagement()
	s.Use(kyle, "pass focus")
	s.Pick(friend)
	s.WantTokens(kyle, game.FocusToken, 1)
	s.WantTokens(friend, game.FocusToken, 1)
	s.Done()
}

func TestKyleKatarn_WithoutFocus(t *testing.T) {
	s, kyle, _ := kyleBegins(t, 0, geom.FrontArc)
	s.Never(kyle, "pass focus")
	s.Engagement()
	s.Done()
}

func TestKyleKatarn_NobodyInHisFiringArc(t *testing.T) {
	s, kyle, _ := kyleBegins(t, 1, geom.RightArc)
	s.Never(kyle, "pass focus")
	s.Engagement()
	s.Done()
}

func TestKyleKatarn_OnlyFriends(t *testing.T) {
	s := scene.Second(t)
	kyle := s.Mine("kylekatarn", here, scene.Tokens(game.FocusToken, 1))
	s.Theirs("academypilot", ahead(150), scene.Tokens(game.DisarmToken, 1))
	s.Turret(kyle, geom.FrontArc)
	s.Never(kyle, "pass focus")
	s.Engagement()
	s.Pass() // his attack
	s.Done()
}

func TestKyleKatarn_AJammedFriendLosesIt(t *testing.T) {
	// 2e.token.jam.later-gain
	s, kyle, friend := kyleBegins(t, 1, geom.FrontArc)
	s.Tokens(friend, game.JamToken, 1)
	s.Engagement()
	s.Use(kyle, "pass focus")
	s.Pick(friend)
	s.WantTokens(kyle, game.FocusToken, 0)
	s.WantTokens(friend, game.FocusToken, 0)
	s.WantTokens(friend, game.JamToken, 0)
	s.Done()
}
