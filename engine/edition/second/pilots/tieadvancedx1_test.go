package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

var vader = []string{"darthvader", "darthvader-swz105"}

// 2e.force.spent-from-ship
func TestDarthVader(t *testing.T) {
	each(t, vader, func(t *testing.T, id string) {
		s := scene.Second(t)
		darth := s.Mine(id, here)
		enemy := s.Theirs("academypilot", ahead(150))
		s.Perform(darth, 0, game.LockAction)
		s.Use(darth, "lock")
		s.Target(enemy)
		s.Use(darth, "act again")
		s.WantForce(darth, 2)
		s.NotOffered(darth, "lock") // 2e.action.same-once-per-round
		s.Use(darth, "focus")
		s.Use(darth, "act again") // after that action as well
		s.WantForce(darth, 1)
		s.Use(darth, "barrel roll")
		s.Side(1)
		s.Position(0)
		s.Done() // he can do no more
	})
}

func TestDarthVader_WithoutForce(t *testing.T) {
	s := scene.Second(t)
	darth := s.Mine(vader[0], here, scene.Force(0))
	s.Never(darth, "act again")
	s.Perform(darth, 0, game.FocusAction)
	s.Use(darth, "focus")
	s.Pass() // the barrel roll linked to it
	s.Done()
}

// 2e.timing.cost-only-if-effect
func TestDarthVader_Stressed(t *testing.T) {
	s := scene.Second(t)
	darth := s.Mine(vader[0], here)
	s.Never(darth, "act again")
	s.Perform(darth, game.AsRed, game.FocusAction)
	s.Use(darth, "focus")
	s.WantForce(darth, 3)
	s.Done()
}

func TestDarthVader_AnotherShipActs(t *testing.T) {
	s := scene.Second(t)
	darth := s.Mine(vader[0], beside(50))
	tie := s.Mine("academypilot", here)
	s.Never(darth, "act again")
	s.Perform(tie, 0, game.FocusAction)
	s.Use(tie, "focus")
	s.Done()
}

// 2e.action.fail.no-triggers
func TestDarthVader_TheActionFails(t *testing.T) {
	s := scene.Second(t)
	darth := s.Mine(vader[0], here)
	s.Mine("academypilot", beside(20))
	s.Never(darth, "act again")
	s.Perform(darth, 0, game.BarrelRollAction)
	s.Use(darth, "barrel roll")
	s.Side(1)
	s.Done()
}

var vaderYavin = []string{"darthvader-battleofyavin", "darthvader-battleofyavin-lsl"}

func TestDarthVaderYavin(t *testing.T) {
	each(t, vaderYavin, func(t *testing.T, id string) {
		s := scene.Second(t)
		darth := s.Mine(id, here)
		escort := s.Theirs("bluesquadronescort", ahead(150))
		s.Attack(darth, escort)
		s.Dice("blank", "blank")
		s.Use(darth, "change a blank")
		s.WantAttackDice("hit", "blank")
		s.WantForce(darth, 2)
		s.NotOffered(darth, "change a blank") // once an attack
		s.Dice("evade", "evade")
		s.Done()
	})
}

func TestDarthVaderYavin_WithoutForce(t *testing.T) {
	s := scene.Second(t)
	darth := s.Mine(vaderYavin[0], here, scene.Force(0))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(darth, "change a blank")
	s.Attack(darth, escort)
	s.Dice("blank", "blank")
	s.Dice("evade", "evade")
	s.Done()
}

func TestDarthVaderYavin_WithoutBlank(t *testing.T) {
	s := scene.Second(t)
	darth := s.Mine(vaderYavin[0], here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(darth, "change a blank")
	s.Attack(darth, escort)
	s.Dice("hit", "crit")
	s.Dice("evade", "evade")
	s.Done()
}

func TestDarthVaderYavin_Defending(t *testing.T) {
	s := scene.Second(t)
	darth := s.Mine(vaderYavin[0], here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(darth, "change a blank")
	s.Attack(tie, darth)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestJunoEclipse(t *testing.T) {
	s := scene.Second(t)
	juno := s.Mine("junoeclipse", here)
	s.Perform(juno, 0, game.BarrelRollAction)
	s.Use(juno, "barrel roll")
	s.Side(1)
	s.Position(0)
	s.Use(juno, "junoeclipse: boost")
	s.Use(juno, "rules: boost")
	s.Maneuver("1 straight")
	s.WantTokens(juno, game.StressToken, 1)
	s.Done()
}

func TestJunoEclipse_Stressed(t *testing.T) {
	s := scene.Second(t)
	juno := s.Mine("junoeclipse", here)
	s.Never(juno, "boost")
	s.Perform(juno, game.AsRed, game.FocusAction)
	s.Use(juno, "focus")
	s.Done()
}

// 2e.action.same-once-per-round
func TestJunoEclipse_AfterBoosting(t *testing.T) {
	s := scene.Second(t)
	juno := s.Mine("junoeclipse", here)
	s.Never(juno, "junoeclipse: boost")
	s.Perform(juno, 0, game.BoostAction)
	s.Use(juno, "boost")
	s.Maneuver("1 straight")
	s.Done()
}

func TestJunoEclipse_AnotherShipActs(t *testing.T) {
	s := scene.Second(t)
	juno := s.Mine("junoeclipse", beside(50))
	tie := s.Mine("academypilot", here)
	s.Never(juno, "boost")
	s.Perform(tie, 0, game.FocusAction)
	s.Use(tie, "focus")
	s.Done()
}

// foslo activates Ved Foslo with a maneuver.
func foslo(t *testing.T, maneuver string, options ...scene.Option) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	ved := s.Mine("vedfoslo", append(options, here)...)
	s.Activate(ved, maneuver)
	return s, ved
}

func TestVedFoslo_Faster(t *testing.T) {
	s, ved := foslo(t, "2 straight")
	s.Use(ved, "change the speed")
	s.Refused(func() { s.Maneuver("2 straight") })
	s.Maneuver("3 straight blue") // as difficult as the 2
	s.Pass()                      // no action
	s.WantPose(ved, 457, 460, 0)
	s.Done()
}

func TestVedFoslo_Slower(t *testing.T) {
	s, ved := foslo(t, "2 straight")
	s.Use(ved, "change the speed")
	s.Maneuver("1 straight")
	s.Pass() // no action
	s.WantPose(ved, 457, 380, 0)
	s.Done()
}

func TestVedFoslo_AsRevealed(t *testing.T) {
	s, ved := foslo(t, "2 straight")
	s.Pass()
	s.Pass() // no action
	s.WantPose(ved, 457, 420, 0)
	s.Done()
}

// 2e.movement.speed.limited-to-templates: his dial has no Koiogran turn of speed 5 or 3.
func TestVedFoslo_BeyondHisDial(t *testing.T) {
	s, ved := foslo(t, "4 koiogran")
	s.Use(ved, "change the speed")
	s.Maneuver("5 koiogran red")
	s.WantTokens(ved, game.StressToken, 1)
	s.WantPose(ved, 457, 540, 180)
	s.Done()
}

// 2e.movement.speed.limited-to-templates
func TestVedFoslo_NoSuchTemplate(t *testing.T) {
	s, ved := foslo(t, "5 straight")
	s.Use(ved, "change the speed")
	s.Refused(func() { s.Maneuver("6 straight") })
	s.Maneuver("4 straight")
	s.Pass() // no action
	s.Done()
}

// 2e.movement.stress-maneuver, 2e.token.ion.maneuver
func TestVedFoslo_FixedManeuver(t *testing.T) {
	for name, token := range map[string]game.Token{
		"stress maneuver": game.StressToken, "ion maneuver": game.IonToken,
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ved := s.Mine("vedfoslo", here, scene.Tokens(token, 3))
			s.Never(ved, "change the speed")
			s.Activate(ved, "4 koiogran")
			if token == game.IonToken {
				s.Pass() // no action
			}
			s.Done()
		})
	}
}

func TestVedFoslo_AnotherShipMoves(t *testing.T) {
	s := scene.Second(t)
	ved := s.Mine("vedfoslo", beside(100))
	tie := s.Mine("academypilot", here)
	s.Never(ved, "change the speed")
	s.Activate(tie, "2 straight")
	s.Pass() // no action
	s.Done()
}

// 2e.damage.random-facedown
func TestZertikStrom(t *testing.T) {
	s := scene.Second(t)
	zertik := s.Mine("zertikstrom", here)
	enemy := s.Theirs("academypilot", scene.At(100, 800, 180), scene.Damaged(1))
	s.Lock(zertik, enemy)
	s.End()
	s.Use(zertik, "expose a damage card")
	s.Pick(enemy)
	s.Draw("Damaged Engine")
	s.WantLock(zertik, enemy, false)
	s.WantCrit(enemy, "Damaged Engine", 1)
	s.WantDamage(enemy, 1)
	s.Done()
}

// 2e.timing.cost-only-if-effect
func TestZertikStrom_NothingToExpose(t *testing.T) {
	s := scene.Second(t)
	zertik := s.Mine("zertikstrom", here)
	enemy := s.Theirs("academypilot", scene.At(100, 800, 180))
	s.Crit(enemy, "Damaged Engine")
	s.Lock(zertik, enemy)
	s.Never(zertik, "expose a damage card")
	s.End()
	s.Done()
}

func TestZertikStrom_NotLocked(t *testing.T) {
	s := scene.Second(t)
	zertik := s.Mine("zertikstrom", here)
	enemy := s.Theirs("academypilot", scene.At(100, 800, 180), scene.Damaged(1))
	s.Lock(enemy, zertik)
	s.Never(zertik, "expose a damage card")
	s.End()
	s.Done()
}

func TestZertikStrom_AFriendIsLocked(t *testing.T) {
	s := scene.Second(t)
	zertik := s.Mine("zertikstrom", here)
	tie := s.Mine("academypilot", beside(50), scene.Damaged(1))
	s.Theirs("academypilot", scene.At(100, 800, 180), scene.Damaged(1))
	s.Lock(zertik, tie)
	s.Never(zertik, "expose a damage card")
	s.End()
	s.Done()
}
