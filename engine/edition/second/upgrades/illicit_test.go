package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestDeadmansSwitch_Explodes(t *testing.T) {
	s := scene.Second(t)
	shooter := s.Mine(xwing, south) // range 2
	ship := s.Theirs(tie, north, scene.With("deadmansswitch"), scene.Damaged(2))
	friend := s.Theirs(tie, scene.At(line+40, 500, 180)) // range 0
	enemy := s.Mine(xwing, scene.At(line-140, 500, 0))   // range 1
	far := s.Mine(xwing, scene.At(line, 641, 0))         // range 2
	s.Attack(shooter, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(ship)
	s.WantDamage(friend, 1)
	s.WantShields(enemy, 1)
	s.WantShields(far, 2)
	s.WantShields(shooter, 2)
	s.Done()
}

func TestDeadmansSwitch_NotWhenAnotherIsDestroyed(t *testing.T) {
	s := scene.Second(t)
	shooter := s.Mine(xwing, south)
	ship := s.Theirs(tie, north, scene.Damaged(2))
	friend := s.Theirs(tie, scene.At(line+40, 500, 180), scene.With("deadmansswitch"))
	s.Attack(shooter, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(ship)
	s.WantDamage(friend, 0)
	s.NoEvent(game.Used)
	s.Done()
}

func TestDeadmansSwitch_NobodyNear(t *testing.T) {
	s := scene.Second(t)
	shooter := s.Mine(xwing, south)
	ship := s.Theirs(tie, north, scene.With("deadmansswitch"), scene.Damaged(2))
	s.Attack(shooter, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(ship)
	s.NoEvent(game.Used)
	s.Done()
}

func TestDeadmansSwitch_SetsOffAnother(t *testing.T) {
	s := scene.Second(t)
	shooter := s.Mine(xwing, south)
	first := s.Theirs(tie, north, scene.With("deadmansswitch"), scene.Damaged(2))
	second := s.Theirs(tie, scene.At(line+140, 500, 180), scene.With("deadmansswitch"),
		scene.Damaged(2))
	third := s.Theirs(tie, scene.At(line+280, 500, 180))
	s.Attack(shooter, first)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(second)
	s.WantDamage(third, 1)
	s.Done()
}

func TestFalseTransponderCodes_JamsTheShipItLocks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("falsetranspondercodes"))
	target := s.Theirs(tie, scene.At(line, 640, 180), scene.Tokens(game.EvadeToken, 1))
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.Target(target)
	s.WantLock(ship, target, true)
	s.WantCharges(ship, "falsetranspondercodes", 0)
	s.WantTokens(target, game.EvadeToken, 0) // 2e.token.jam.resolve-at-once
	s.WantTokens(target, game.JamToken, 0)
	s.Done()
}

func TestFalseTransponderCodes_JamsAFriend(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("falsetranspondercodes"))
	friend := s.Mine(tie, north, scene.Tokens(game.EvadeToken, 1))
	s.Theirs(tie, scene.At(800, 800, 0))
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.Target(friend)
	s.WantCharges(ship, "falsetranspondercodes", 0)
	s.WantTokens(friend, game.EvadeToken, 0)
	s.Done()
}

func TestFalseTransponderCodes_JamsTheShipThatLocksIt(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("falsetranspondercodes"))
	enemy := s.Theirs(xwing, scene.At(line, 640, 180))
	s.Perform(enemy, 0, game.LockAction)
	s.Use(enemy, "lock")
	s.Target(ship)
	s.WantLock(enemy, ship, false) // its only token or lock is the new lock
	s.WantCharges(ship, "falsetranspondercodes", 0)
	s.Done()
}

func TestFalseTransponderCodes_OnlyWithACharge(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("falsetranspondercodes"))
	enemy := s.Theirs(xwing, scene.At(line, 640, 180))
	s.Charges(ship, "falsetranspondercodes", 0)
	s.Perform(enemy, 0, game.LockAction)
	s.Use(enemy, "lock")
	s.Target(ship)
	s.WantLock(enemy, ship, true)
	s.Done()
}

func TestFalseTransponderCodes_NotForObstacles(t *testing.T) {
	s := scene.Second(t)
	rock := s.Obstacle("coreasteroid0", scene.At(line, 450, 0))
	ship := s.Mine(xwing, south, scene.With("falsetranspondercodes"))
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.TargetObstacle(rock)
	s.WantCharges(ship, "falsetranspondercodes", 1) // 2e.timing.partial-effect-not-allowed
	s.Done()
}

func TestFalseTransponderCodes_NotForLocksOfOthers(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("falsetranspondercodes"))
	other := s.Mine(xwing, scene.At(line+60, 300, 0))
	enemy := s.Theirs(xwing, scene.At(line, 600, 180))
	s.Perform(enemy, 0, game.LockAction)
	s.Use(enemy, "lock")
	s.Target(other)
	s.WantLock(enemy, other, true)
	s.WantCharges(ship, "falsetranspondercodes", 1)
	s.Done()
}

func TestOvertunedModulators_GainsCalculates(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("overtunedmodulators"))
	s.System(ship)
	s.Use(ship, "gain calculate tokens")
	s.WantTokens(ship, game.CalculateToken, 3)
	s.WantCharges(ship, "overtunedmodulators", 0)
	s.Done()
}

func TestOvertunedModulators_NotOffered(t *testing.T) {
	each(t, map[string]struct{ charges, stress int }{
		"no charge": {0, 0}, "stressed": {1, 1},
	}, func(t *testing.T, c struct{ charges, stress int }) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("overtunedmodulators"),
			scene.Tokens(game.StressToken, c.stress))
		s.Charges(ship, "overtunedmodulators", c.charges)
		s.Never(ship, "gain calculate tokens")
		s.System(ship)
		s.Done()
	})
}

func TestOvertunedModulators_StrainForGreenTokens(t *testing.T) {
	each(t, map[string]struct{ charges, strain int }{
		"inactive": {0, 3}, "active": {1, 0},
	}, func(t *testing.T, c struct{ charges, strain int }) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("overtunedmodulators"),
			scene.Tokens(game.CalculateToken, 2), scene.Tokens(game.EvadeToken, 1),
			scene.Tokens(game.DisarmToken, 1)) // disarm is orange
		other := s.Mine(tie, scene.At(line+200, 300, 0), scene.Tokens(game.FocusToken, 1))
		s.Charges(ship, "overtunedmodulators", c.charges)
		s.End()
		s.WantTokens(ship, game.StrainToken, c.strain)
		s.WantTokens(other, game.StrainToken, 0)
		s.Done()
	})
}

func TestFeedbackArray_ShocksEveryShipAtRange0(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("feedbackarray"))
	friend := s.Mine(tie, scene.At(line+40, 300, 0))
	enemy := s.Theirs(tie, scene.At(line-40, 300, 0))
	near := s.Theirs(tie, scene.At(line, 350, 180))
	s.Engage(ship)
	s.Use(ship, "shock")
	s.WantTokens(ship, game.IonToken, 1)
	s.WantTokens(ship, game.DisarmToken, 1)
	s.WantDamage(ship, 1) // 2e.range.self-is-0
	s.WantDamage(friend, 1)
	s.WantDamage(enemy, 1)
	s.WantDamage(near, 0)
	s.Done() // 2e.token.disarm
}

func TestFeedbackArray_NotWhenAnotherEngages(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("feedbackarray"))
	friend := s.Mine(tie, scene.At(line+40, 300, 0))
	s.Never(ship, "shock")
	s.Engage(friend)
	s.Done()
}

func TestCloakingDevice_CloaksAsAnAction(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("cloakingdevice"))
	s.Perform(ship, 0)
	s.Use(ship, "cloak with the device")
	s.Use(ship, "cloak")
	s.WantTokens(ship, game.CloakToken, 1)
	s.WantCharges(ship, "cloakingdevice", 1)
	s.Done()
}

func TestCloakingDevice_NotOffered(t *testing.T) {
	each(t, map[string]struct{ charges, cloaks int }{"no charge": {0, 0}, "cloaked": {2, 1}},
		func(t *testing.T, c struct{ charges, cloaks int }) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("cloakingdevice"),
				scene.Tokens(game.CloakToken, c.cloaks))
			s.Charges(ship, "cloakingdevice", c.charges)
			s.Never(ship, "cloak with the device")
			s.Perform(ship, 0)
			s.Pass()
			s.Done()
		})
}

// planned is the Planning phase of a cloaked ship with a cloaking device, whose roll shows a face.
func planned(t *testing.T, face string) (s *scene.Scene, ship, enemy *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	ship = s.Mine(tie, south, scene.With("cloakingdevice"), scene.Tokens(game.CloakToken, 1))
	enemy = s.Theirs(tie, north)
	s.Planning()
	s.Dice(face)
	return s, ship, enemy
}

// dials sets the dials of both ships, which ends the Planning phase.
func dials(s *scene.Scene, ships ...*scene.Ship) {
	for _, ship := range ships {
		s.Dial(ship, "2 straight")
	}
	s.Done()
}

func TestCloakingDevice_StaysUp(t *testing.T) {
	s, ship, enemy := planned(t, "hit")
	s.WantTokens(ship, game.CloakToken, 1)
	dials(s, ship, enemy)
}

func TestCloakingDevice_FocusDiscardsTheToken(t *testing.T) {
	s, ship, enemy := planned(t, "focus")
	s.ChooseNamed("discard the cloak token")
	s.WantTokens(ship, game.CloakToken, 0)
	dials(s, ship, enemy)
}

func TestCloakingDevice_FocusDecloaks(t *testing.T) {
	s, ship, enemy := planned(t, "focus")
	s.ChooseNamed("decloak")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.OptionVerb && c.N == 0 })
	s.Maneuver("2 straight") // 2e.action.decloak.small
	s.WantPose(ship, line, 300+2*40+40, 0)
	s.WantTokens(ship, game.CloakToken, 0)
	// 2e.action.decloak.no-device-same-phase: that is another phase than the System phase.
	s.Is(!s.Of(ship).Decloaked, "it may place a device in the System phase")
	dials(s, ship, enemy)
}

func TestCloakingDevice_NoRollUncloaked(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("cloakingdevice"))
	enemy := s.Theirs(tie, north)
	s.Planning()
	s.NoEvent(game.Rolled)
	dials(s, ship, enemy)
}

func TestRiggedCargoChute(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimsmuggler", scene.At(line, 500, 0), scene.With("riggedcargochute"))
	s.Perform(ship, 0)
	s.Use(ship, "drop the cargo")
	s.WantCharges(ship, "riggedcargochute", 0)
	s.Done()
	s.Perform(ship, 0)
	s.NotOffered(ship, "drop the cargo") // the charge is gone
	s.Pass()
	s.Done()
}
