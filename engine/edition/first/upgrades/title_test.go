package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestAllianceOverhaul_InFrontAndBehind(t *testing.T) {
	s := table(t)
	ship := s.Mine("braylenstramm", scene.At(457, 500, 0), with("allianceoverhaul"))
	tie := s.Theirs(academy, scene.At(457, 690, 180))
	s.Unbuilt()
	s.Attack(ship, tie)
	s.Use(ship, "roll another die")
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()

	s = table(t)
	ship = s.Mine("braylenstramm", scene.At(457, 500, 0), with("allianceoverhaul"))
	tie = s.Theirs(academy, scene.At(457, 310, 0))
	s.Unbuilt()
	s.Never(ship, "roll another die")
	s.Attack(ship, tie)
	s.Dice("focus", "focus")
	s.Use(ship, "change a focus")
	s.WantAttackDice("crit", "focus")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestBlackOne_ShakesOffALock(t *testing.T) {
	s := table(t)
	ship, friend := s.Mine("redace", here, with("blackone")), s.Mine(rookie, scene.At(520, 440, 0))
	tie := s.Theirs(academy, ahead(400))
	s.Lock(tie, friend)
	s.Activate(ship, "1 bank-left")
	s.Use(ship, "boost")
	s.Maneuver("1 bank-right")
	s.Use(ship, "shake off a lock")
	s.Pick(friend)
	s.Pick(tie)
	s.WantLock(tie, friend, false)
	s.Done()
}

func TestBlackOne_AfterABarrelRoll(t *testing.T) {
	s := table(t)
	ship := s.Mine("redace", here, with("blackone"))
	tie := s.Theirs(academy, ahead(250))
	s.Lock(tie, ship)
	s.Perform(ship, 0, game.BarrelRollAction)
	s.Use(ship, "barrel roll")
	s.Side(1)
	s.Place(ship, 457+80, 300, 0)
	s.Use(ship, "shake off a lock")
	s.Pick(ship) // at range 1 of itself (1e.range.self)
	s.Pick(tie)
	s.WantLock(tie, ship, false)
	s.Done()
}

func TestBlackOne_NotAfterAFocusAction(t *testing.T) {
	s := table(t)
	ship, friend := s.Mine("redace", here, with("blackone")), s.Mine(rookie, beside(20))
	tie := s.Theirs(academy, ahead(400))
	s.Lock(tie, friend)
	s.Never(ship, "shake off a lock")
	s.Activate(ship, "1 bank-left")
	s.Use(ship, "focus")
	s.WantLock(tie, friend, true)
	s.Done()
}

func TestBTLA4_FiresTheTurretAfterward(t *testing.T) {
	s := table(t)
	ship := s.Mine("goldsquadronpilot", here, with("btla4ywing"), with("ioncannonturret"))
	tie := s.Theirs(academy, ahead(150))
	s.AttackWith(ship, "primary", tie)
	s.Dice(blanks(2)...)
	s.Dice(blanks(3)...)
	s.Use(ship, "fire the turret")
	s.Weapon("ioncannonturret")
	s.Pick(tie)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(3)...)
	s.WantTokens(tie, ion, 1)
	s.Done()
}

func TestBTLA4_NothingOutsideItsArc(t *testing.T) {
	s := table(t)
	ship := s.Mine("goldsquadronpilot", scene.At(457, 500, 0), with("btla4ywing"), with("ioncannonturret"))
	s.Theirs(academy, scene.At(457, 310, 0))
	s.Never(ship, "ioncannonturret")
	s.Engage(ship)
	s.NoEvent(game.AttackDeclared)
	s.Done()
}

func TestEnforcer_OnlyInTheBullseyeArc(t *testing.T) {
	for x, tokens := range map[float64]int{457: 1, 520: 0} {
		s := table(t)
		ship := s.Mine("cartelexecutioner", here, with("enforcer"))
		tie := s.Theirs(academy, scene.At(x, 490, 180))
		s.Attack(tie, ship)
		s.Dice("blank", "blank")
		s.Dice("blank")
		s.WantTokens(tie, stress, tokens)
		s.Done()
	}
}

func TestMillenniumFalcon_TurnsRoundAfterABank(t *testing.T) {
	s := table(t)
	ship := s.Mine("outerrimsmuggler", here, with("millenniumfalcon-swx57"))
	s.Activate(ship, "3 bank-left")
	before := s.Of(ship).Pose
	s.Use(ship, "turn round")
	after := s.Of(ship).Pose
	s.Is(after.X == before.X && after.Y == before.Y && after.Heading != before.Heading,
		"from %v to %v", before, after)
	s.WantTokens(ship, stress, 1)
	s.Done()
}

func TestMillenniumFalcon_NotAfterAnotherManeuver(t *testing.T) {
	for _, maneuver := range []string{"3 straight", "2 bank-left"} {
		s := table(t)
		ship := s.Mine("outerrimsmuggler", here, with("millenniumfalcon-swx57"))
		s.Never(ship, "turn round")
		s.Activate(ship, maneuver)
		s.Pass()
		s.Done()
	}
}

func TestTIEv1_EvadesAfterALock(t *testing.T) {
	s := table(t)
	ship := s.Mine("sienartestpilot", here, with("tiev1"))
	target := s.Theirs(rookie, ahead(150))
	s.Perform(ship, 0)
	s.Use(ship, "target lock")
	s.Pick(target)
	s.Use(ship, "tiev1: evade")
	s.Use(ship, "evade")
	s.WantTokens(ship, evade, 1)
	s.WantLock(ship, target, true)
	s.Done()
}

func TestTIEx7_EvadesAtSpeed(t *testing.T) {
	for _, maneuver := range []string{"3 straight", "5 straight"} {
		s := table(t)
		ship := s.Mine("deltasquadronpilot", here, with("tiex7"))
		s.Activate(ship, maneuver)
		s.Use(ship, "tiex7: evade")
		s.Use(ship, "evade")
		s.WantTokens(ship, evade, 1)
		s.Use(ship, "focus")
		s.Done()
	}
}

func TestTIEx7_NotAtSpeedTwo(t *testing.T) {
	s := table(t)
	ship := s.Mine("deltasquadronpilot", here, with("tiex7"))
	s.Never(ship, "tiex7: evade")
	s.Activate(ship, "2 straight")
	s.Use(ship, "focus")
	s.Done()
}
