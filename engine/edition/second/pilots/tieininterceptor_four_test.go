package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestTurrPhennir(t *testing.T) {
	s := scene.Second(t)
	turr := s.Mine("turrphennir", here, scene.Tokens(game.StressToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	missed(s, turr, tie)
	s.Use(turr, "reposition")
	s.NotOffered(turr, "focus")
	s.Offered(turr, "barrel roll")
	s.Use(turr, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(turr, game.StressToken, 1) // it is white
	s.Done()
}

func TestTurrPhennir_Defending(t *testing.T) {
	s := scene.Second(t)
	turr := s.Mine("turrphennir", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(turr, "reposition")
	missed(s, escort, turr)
	s.Done()
}

func TestGideonHaskInterceptor(t *testing.T) {
	s := scene.Second(t)
	gideon := s.Mine("gideonhask-tieininterceptor", here)
	escort := s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(1))
	wantDice(s, gideon, escort, 4)
}

func TestGideonHaskInterceptor_TheDefenderIsWhole(t *testing.T) {
	s := scene.Second(t)
	gideon := s.Mine("gideonhask-tieininterceptor", here, scene.Damaged(1))
	escort := s.Theirs("bluesquadronescort", ahead(150), scene.Shields(0))
	wantDice(s, gideon, escort, 3)
}

// drill puts a friend of Commandant Goran before another ship. A straight 2 ends after 40 mm, that
// far from Goran.
func drill(t *testing.T, friend string, gap float64, options ...scene.Option,
) (s *scene.Scene, goran, ship *scene.Ship) {
	s = scene.Second(t)
	goran = s.Mine("commandantgoran", scene.At(497+gap, 340, 0))
	ship = s.Mine(friend, append(options, here)...)
	s.Mine("academypilot", scene.At(457, 380, 0))
	return s, goran, ship
}

// 2e.overlap.full-vs-partial, 2e.action.red-gains-stress
func TestCommandantGoran(t *testing.T) {
	s, goran, tie := drill(t, "academypilot", 299)
	s.Activate(tie, "2 straight")
	s.Use(goran, "drill")
	s.NotOffered(tie, "evade")
	s.Use(tie, "focus")
	s.WantTokens(tie, game.FocusToken, 1)
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestCommandantGoran_TooFar(t *testing.T) {
	s, goran, tie := drill(t, "academypilot", 301)
	s.Never(goran, "drill")
	s.Activate(tie, "2 straight")
	s.Done()
}

func TestCommandantGoran_FullyExecuted(t *testing.T) {
	s, goran, tie := drill(t, "academypilot", 100)
	s.Never(goran, "drill")
	s.Activate(tie, "2 turn-left")
	s.Pass() // its own action
	s.Done()
}

func TestCommandantGoran_EqualInitiative(t *testing.T) {
	s, goran, ace := drill(t, "sabersquadronace", 100)
	s.Never(goran, "drill")
	s.Activate(ace, "2 straight")
	s.Done()
}

// 2e.activation.no-revealed-maneuver
func TestCommandantGoran_IonManeuver(t *testing.T) {
	s, goran, tie := drill(t, "academypilot", 100, scene.Tokens(game.IonToken, 1))
	s.Never(goran, "drill")
	s.Activate(tie, "")
	s.NoEvent(game.DialRevealed)
	s.Done()
}

func TestCommandantGoran_AnEnemy(t *testing.T) {
	s := scene.Second(t)
	goran := s.Mine("commandantgoran", beside(100))
	tie := s.Theirs("academypilot", here)
	s.Mine("academypilot", scene.At(457, 380, 0))
	s.Never(goran, "drill")
	s.Activate(tie, "2 straight")
	s.Done()
}

// sister begins an attack of the Second Sister, with n Force, that shows these faces and meets no
// evade.
func sister(t *testing.T, n int, evade string, faces ...string,
) (s *scene.Scene, sis, tie *scene.Ship) {
	s = scene.Second(t)
	sis = s.Mine("secondsister", here, scene.Force(n))
	tie = s.Theirs("academypilot", ahead(150))
	s.Attack(sis, tie)
	s.Dice(faces...)
	s.Dice(evade, "blank", "blank")
	return s, sis, tie
}

func TestSecondSister(t *testing.T) {
	s, sis, tie := sister(t, 2, "blank", "hit", "hit", "blank")
	s.Use(sis, "change hits")
	s.WantForce(sis, 0)
	s.Draw("Weapons Failure")
	s.Draw("Structural Damage")
	s.WantCrit(tie, "Weapons Failure", 1)
	s.WantCrit(tie, "Structural Damage", 1)
	s.Done()
}

func TestSecondSister_Misses(t *testing.T) {
	s := scene.Second(t)
	sis := s.Mine("secondsister", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(sis, "change hits")
	s.Attack(sis, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestSecondSister_OneForce(t *testing.T) {
	s, sis, _ := sister(t, 1, "blank", "hit", "blank", "blank")
	s.NotOffered(sis, "change hits")
	s.Done()
}

// 2e.timing.cost-only-if-effect
func TestSecondSister_OnlyCrits(t *testing.T) {
	s, sis, tie := sister(t, 2, "blank", "crit", "blank", "blank")
	s.NotOffered(sis, "change hits")
	s.Draw("Weapons Failure")
	s.WantDamage(tie, 1)
	s.Done()
}

func TestSecondSister_Defending(t *testing.T) {
	s := scene.Second(t)
	sis := s.Mine("secondsister", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(sis, "change hits")
	s.Attack(escort, sis)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// bent lets Lieutenant Lorrir barrel roll to a side and returns the scene before the position is
// chosen.
func bent(t *testing.T, side geom.Side, bend string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	lorrir := s.Mine("lieutenantlorrir", here)
	s.Perform(lorrir, 0, game.BarrelRollAction)
	s.Use(lorrir, "barrel roll")
	s.Side(side)
	s.ChooseNamed(bend)
	return s, lorrir
}

// A small base at the far end of a bank 1 template stands 90.71 mm along it and 37.57 mm to the
// side to which it bends, turned by 45 degrees: that is where a bank maneuver ends as well.
func TestLieutenantLorrir(t *testing.T) {
	for _, c := range []struct {
		side          geom.Side
		bend          string
		x, y, heading float64
	}{
		{geom.Left, "bend to the front", -90.71, 37.57, 45},
		{geom.Left, "bend to the rear", -90.71, -37.57, 315},
		{geom.Right, "bend to the front", 90.71, 37.57, 315},
		{geom.Right, "bend to the rear", 90.71, -37.57, 45},
	} {
		s, lorrir := bent(t, c.side, c.bend)
		s.Position(0)
		s.WantPose(lorrir, 457+c.x, 300+c.y, c.heading)
		s.Pass() // Autothrusters
		s.Done()
	}
}

// The new base is with its middle 10 mm behind or before the middle of the template's end.
func TestLieutenantLorrir_ThreePositions(t *testing.T) {
	const tenth = 7.0711 // 10 mm along each axis at 45 degrees
	s, lorrir := bent(t, geom.Left, "bend to the front")
	s.Position(1)
	s.WantPose(lorrir, 457-90.711+tenth, 300+37.574+tenth, 45)
	s.Pass()
	s.Done()
}

// 2e.action.barrel-roll.fail-when-all-blocked
func TestLieutenantLorrir_Blocked(t *testing.T) {
	s := scene.Second(t)
	lorrir := s.Mine("lieutenantlorrir", here)
	s.Mine("academypilot", scene.At(457-90.71, 300+37.57, 45))
	s.Perform(lorrir, 0, game.BarrelRollAction)
	s.Use(lorrir, "barrel roll")
	s.Side(geom.Left)
	s.ChooseNamed("bend to the front")
	s.WantEvent(game.MoveFailed, "")
	s.WantPose(lorrir, 457, 300, 0)
	s.Done()
}

func TestLieutenantLorrir_AFriendRolls(t *testing.T) {
	s := scene.Second(t)
	s.Mine("lieutenantlorrir", beside(200))
	tie := s.Mine("academypilot", here)
	rolled(s, tie)
	s.WantPose(tie, 377, 300, 0)
	s.Done()
}

var maus = []string{"mausmonare-battleoverendor", "mausmonare-battleoverendor-lsl"}

func TestMausMonare(t *testing.T) {
	each(t, maus, func(t *testing.T, id string) {
		s := scene.Second(t)
		maus := s.Mine(id, here)
		s.Perform(maus, 0)
		s.Use(maus, "evade")
		s.WantTokens(maus, game.EvadeToken, 1)
		s.WantTokens(maus, game.CalculateToken, 1)
		s.Done()
	})
}

func TestMausMonare_AnotherAction(t *testing.T) {
	s := scene.Second(t)
	maus := s.Mine(maus[0], here)
	s.Perform(maus, 0)
	s.Use(maus, "focus")
	s.WantTokens(maus, game.CalculateToken, 0)
	s.Done()
}

func TestMausMonare_AFriendEvades(t *testing.T) {
	s := scene.Second(t)
	maus := s.Mine(maus[0], beside(100))
	tie := s.Mine("academypilot", here)
	s.Perform(tie, 0)
	s.Use(tie, "evade")
	s.WantTokens(maus, game.CalculateToken, 0)
	s.Done()
}

// lastStand plays the Engagement phase up to the destruction of a friend by an enemy, at
// initiative 2; Nash Windrider has engaged before and is at a distance.
func lastStand(t *testing.T, friend string, gap float64, options ...scene.Option,
) (s *scene.Scene, nash, ship, escort *scene.Ship) {
	s = scene.Second(t)
	nash = s.Mine("nashwindrider", scene.At(497+gap, 300, 90)) // no one in its arc
	ship = s.Mine(friend, append(options, here)...)
	escort = s.Theirs("bluesquadronescort", ahead(150))
	return s, nash, ship, escort
}

// destroyedBy lets the escort destroy the ship in the Engagement phase.
func destroyedBy(s *scene.Scene, ship, escort *scene.Ship, agility int) {
	s.Declare("primary", ship)
	s.Dice("hit", "hit", "hit")
	s.Dice(blanks(agility)...)
	s.WantDestroyed(ship)
}

// 2e.engage.descending, 2e.destroy.simultaneous-fire
func TestNashWindrider(t *testing.T) {
	s, nash, tie, escort := lastStand(t, "academypilot", 299)
	s.Engagement()
	destroyedBy(s, tie, escort, 3)
	s.Use(nash, "a last attack")
	s.WantCharges(nash, "nashwindrider", 0)
	s.Declare("primary", escort)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.WantShields(escort, 0)
	s.Is(!s.Of(tie).OnTable, "the TIE removed after its attack")
	s.Done()
}

func TestNashWindrider_Declined(t *testing.T) {
	s, _, tie, escort := lastStand(t, "academypilot", 50)
	s.Never(tie, "attack")
	s.Engagement()
	destroyedBy(s, tie, escort, 3)
	s.Pass()
	s.Is(!s.Of(tie).OnTable, "the TIE removed")
	s.Done()
}

func TestNashWindrider_TooFar(t *testing.T) {
	s, nash, tie, escort := lastStand(t, "academypilot", 301)
	s.Never(nash, "a last attack")
	s.Engagement()
	destroyedBy(s, tie, escort, 3)
	s.Done()
}

func TestNashWindrider_WithoutCharge(t *testing.T) {
	s, nash, tie, escort := lastStand(t, "academypilot", 50)
	s.Charges(nash, "nashwindrider", 0)
	s.Never(nash, "a last attack")
	s.Engagement()
	destroyedBy(s, tie, escort, 3)
	s.Done()
}

func TestNashWindrider_ItHasEngaged(t *testing.T) {
	s, nash, ace, escort := lastStand(t, "sabersquadronace", 50)
	s.Never(nash, "a last attack")
	s.Engagement()
	s.Pass() // the ace's own attack, at initiative 4
	destroyedBy(s, ace, escort, 3)
	s.Done()
}

func TestNashWindrider_ALargeShip(t *testing.T) {
	s, nash, shuttle, escort := lastStand(t, "omicrongrouppilot", 100,
		scene.Shields(0), scene.Damaged(5))
	s.Never(nash, "a last attack")
	s.Engagement()
	destroyedBy(s, shuttle, escort, 1)
	s.Done()
}

func TestNashWindrider_AnEnemyIsDestroyed(t *testing.T) {
	s := scene.Second(t)
	nash := s.Mine("nashwindrider", scene.At(547, 300, 90))
	tie, escort := s.Theirs("academypilot", here), s.Mine("bluesquadronescort", ahead(150))
	s.Never(nash, "a last attack")
	s.Engagement()
	s.Pick(escort)
	destroyedBy(s, tie, escort, 3)
	playOut(s)
}

func TestNashWindrider_OutsideTheEngagementPhase(t *testing.T) {
	s := scene.Second(t)
	nash := s.Mine("nashwindrider", beside(50))
	tie := s.Mine("academypilot", here, scene.Damaged(1))
	s.Crit(tie, "Loose Stabilizer")
	s.Never(nash, "a last attack")
	s.Activate(tie, "1 turn-left")
	s.WantDestroyed(tie)
	s.Done()
}

var sapphire = []string{"sapphire2-battleoverendor", "sapphire2-battleoverendor-lsl"}

// wantDefense lets a ship attack another, which rolls n dice.
func wantDefense(s *scene.Scene, ship, defender *scene.Ship, n int) {
	s.Attack(ship, defender)
	s.Dice("blank", "blank", "blank")
	got := int(s.Rolling().N)
	s.Is(got == n, "%d defense dice, not %d", n, got)
	s.Dice(blanks(n)...)
	s.Done()
}

// 2e.attack.step3.dice-count
func TestSapphire2(t *testing.T) {
	each(t, sapphire, func(t *testing.T, id string) {
		s := scene.Second(t)
		sapphire := s.Mine(id, here, scene.Tokens(game.FocusToken, 1))
		escort := s.Theirs("bluesquadronescort", ahead(150))
		wantDefense(s, escort, sapphire, 4)
	})
}

func TestSapphire2_NotFocused(t *testing.T) {
	s := scene.Second(t)
	sapphire := s.Mine(sapphire[0], here)
	escort := s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.FocusToken, 1))
	wantDefense(s, escort, sapphire, 3)
}

func TestSapphire2_AFriendDefends(t *testing.T) {
	s := scene.Second(t)
	s.Mine(sapphire[0], beside(50), scene.Tokens(game.FocusToken, 1))
	tie := s.Mine("academypilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	wantDefense(s, escort, tie, 3)
}
