package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// phantom is a TIE phantom without an ability.
const phantom = "imdaartestpilot"

// decloaking puts a cloaked ship with an upgrade on the table.
func decloaking(t *testing.T, at scene.Option, upgrade string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	return s, s.Mine(tie, at, scene.With(upgrade), scene.Tokens(game.CloakToken, 1))
}

func TestManualAilerons_DecloaksByABank(t *testing.T) {
	s, ship := decloaking(t, south, "manualailerons-tiephphantom")
	s.System(ship)
	s.Use(ship, "decloak")
	s.ChooseNamed("boost")
	s.Use(ship, "decloak with a bank")
	s.WantCharges(ship, "manualailerons-tiephphantom", 1)
	s.Refused(func() { s.Maneuver("2 straight") })
	s.Maneuver("2 bank-left")
	s.Is(s.Of(ship).Pose.Heading != 0, "it has turned")
	s.WantTokens(ship, game.CloakToken, 0)
	s.Done()
}

func TestManualAilerons_MayStayStraight(t *testing.T) {
	s, ship := decloaking(t, south, "manualailerons-tiephphantom")
	s.System(ship)
	s.Use(ship, "decloak")
	s.ChooseNamed("boost")
	s.Pass()
	s.Refused(func() { s.Maneuver("2 bank-left") })
	s.Maneuver("2 straight")
	s.WantCharges(ship, "manualailerons-tiephphantom", 2)
	s.Done()
}

func TestManualAilerons_WithoutCharge(t *testing.T) {
	s, ship := decloaking(t, south, "manualailerons-tiephphantom")
	s.Charges(ship, "manualailerons-tiephphantom", 0)
	s.Never(ship, "decloak with a bank")
	s.System(ship)
	s.Use(ship, "decloak")
	s.ChooseNamed("boost")
	s.Maneuver("2 straight")
	s.Done()
}

// silentHunters are the prints of Silent Hunter.
var silentHunters = []string{"silenthunter-tiephphantom", "silenthunter-rsl"}

func TestSilentHunter_LocksAsItDecloaks(t *testing.T) {
	for _, card := range silentHunters {
		s, ship := decloaking(t, south, card)
		enemy := s.Theirs(tie, scene.At(inside, 600, 180))
		other := s.Theirs(tie, scene.At(line+100, 600, 180))
		s.System(ship)
		s.Use(ship, "decloak")
		s.ChooseNamed("boost")
		s.Maneuver("2 straight")
		s.Use(ship, "lock")
		s.Refused(func() { s.Pick(other) })
		s.Pick(enemy)
		s.WantLock(ship, enemy, true)
		s.Done()
	}
}

func TestSilentHunter_NobodyInTheBullseye(t *testing.T) {
	for _, card := range silentHunters {
		s, ship := decloaking(t, south, card)
		s.Theirs(tie, scene.At(beside, 600, 180))
		s.Mine(tie, scene.At(line, 700, 180)) // a friend
		s.Never(ship, "lock")
		s.System(ship)
		s.Use(ship, "decloak")
		s.ChooseNamed("boost")
		s.Maneuver("2 straight")
		s.Done()
	}
}

func TestStygiumReserve_BoostsWhileStressed(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(phantom, south, scene.With("stygiumreserve-tiephphantom"),
		scene.Tokens(game.StressToken, 2))
	s.Activate(ship, "2 straight")
	s.Use(ship, "boost")
	s.WantCharges(ship, "stygiumreserve-tiephphantom", 0)
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantPose(ship, line, 300+120+80, 0)
	s.Done()
}

func TestStygiumReserve_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		charges int
		blocked bool
	}{"no charge": {0, false}, "partial": {1, true}}, func(t *testing.T, c struct {
		charges int
		blocked bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(phantom, south, scene.With("stygiumreserve-tiephphantom"),
			scene.Tokens(game.StressToken, 2))
		s.Charges(ship, "stygiumreserve-tiephphantom", c.charges)
		if c.blocked {
			s.Theirs(tie, scene.At(line, 440, 180))
		}
		s.Never(ship, "boost")
		s.Activate(ship, "2 straight")
		s.Done()
	})
}

func TestWithoutATrace_RemovesARedToken(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(phantom, south, scene.With("withoutatrace-tiephphantom"),
		scene.Tokens(game.StrainToken, 2))
	s.Perform(ship, 0, game.CloakAction)
	s.Use(ship, "cloak")
	s.Use(ship, "remove a red token")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.TokenVerb })
	s.WantTokens(ship, game.StrainToken, 1)
	s.Done()
}

func TestWithoutATrace_NotOffered(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(phantom, south, scene.With("withoutatrace-tiephphantom"))
	other := s.Mine(phantom, scene.At(line+200, 300, 0), scene.Tokens(game.StrainToken, 1))
	s.Never(ship, "remove a red token") // there is none
	s.Perform(ship, 0, game.CloakAction)
	s.Use(ship, "cloak")
	s.Perform(other, 0, game.CloakAction)
	s.Use(other, "cloak")
	s.Done()
}

func TestWithoutATrace_NoEnemyLocksIt(t *testing.T) {
	for _, cloak := range []int{1, 0} {
		s := scene.Second(t)
		ship := s.Mine(phantom, south, scene.With("withoutatrace-tiephphantom"),
			scene.Tokens(game.CloakToken, cloak))
		enemy := s.Theirs(tie, north)
		friend := s.Mine(tie, scene.At(line+100, 300, 0))
		s.Perform(enemy, 0, game.LockAction)
		s.Use(enemy, "lock")
		if cloak > 0 {
			s.Refused(func() { s.Target(ship) })
			s.Target(friend)
		} else {
			s.Target(ship)
		}
		s.Perform(friend, 0, game.LockAction)
		s.Use(friend, "lock")
		s.Target(ship)
		s.WantLock(friend, ship, true)
		s.Done()
	}
}

// gambit lets a friend's attack hit or miss a ship ahead of a phantom with Stealth Gambit.
func gambit(t *testing.T, cloak int, at scene.Option) (s *scene.Scene, ship,
	enemy *scene.Ship,
) {
	s = scene.Second(t)
	ship = s.Mine(phantom, at, scene.With("stealthgambit-tiephphantom"),
		scene.Tokens(game.CloakToken, cloak))
	friend := s.Mine(tie, scene.At(line+100, 300, 0))
	enemy = s.Theirs("rearadmiralchiraneau", scene.At(line+50, 550, 180))
	s.Attack(friend, enemy)
	s.Dice("hit", "blank")
	return s, ship, enemy
}

func TestStealthGambit_StrikesFromTheCloak(t *testing.T) {
	s, ship, enemy := gambit(t, 1, south)
	s.Use(ship, "strike from the cloak")
	s.WantTokens(ship, game.StrainToken, 1)
	s.WantTokens(ship, game.CloakToken, 0)
	s.Refused(s.Pass) // 2e.timing.partial-effect-not-allowed
	s.Declare("primary", enemy)
	s.Dice("blank", "blank", "blank")
	s.Done()
	s.Is(s.Of(ship).BonusAttack, "it was a bonus attack")
}

func TestStealthGambit_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		cloak int
		at    scene.Option
	}{
		"not cloaked":          {0, south},
		"behind the phantom":   {1, scene.At(line, 300, 180)},
		"too far for its guns": {1, scene.At(line, 100, 0)},
	}, func(t *testing.T, c struct {
		cloak int
		at    scene.Option
	}) {
		s, ship, _ := gambit(t, c.cloak, c.at)
		s.Never(ship, "strike from the cloak")
		s.Done()
	})
}

func TestStealthGambit_NotFromAnAsteroid(t *testing.T) {
	// 2e.obstacle.asteroid.no-attack-at-0: that the cloak does not forbid the attack excuses the
	// phantom from nothing else that does.
	for _, behind := range []float64{0, 150} {
		s := scene.Second(t)
		s.Obstacle("coreasteroid0", scene.At(line, 300-behind, 0))
		ship := s.Mine(phantom, south, scene.With("stealthgambit-tiephphantom"),
			scene.Tokens(game.CloakToken, 1))
		friend := s.Mine(tie, scene.At(line+100, 300, 0))
		enemy := s.Theirs("rearadmiralchiraneau", scene.At(line+50, 550, 180))
		if behind == 0 {
			s.Never(ship, "strike from the cloak")
		}
		s.Attack(friend, enemy)
		s.Dice("hit", "blank")
		if behind > 0 {
			s.Use(ship, "strike from the cloak")
			s.Declare("primary", enemy)
			s.Dice("blank", "blank", "blank")
		}
		s.Done()
	}
}

func TestStealthGambit_StrainedAtTheEndOfEngagement(t *testing.T) {
	for _, strain := range []int{1, 0} {
		s := scene.Second(t)
		ship := s.Mine(phantom, south, scene.With("stealthgambit-tiephphantom"),
			scene.Tokens(game.StrainToken, strain))
		s.Engagement()
		s.WantTokens(ship, game.EvadeToken, strain)
		s.Done()
	}
}

func TestRelaySystem_LocksWhatAFriendLocks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(phantom, south, scene.With("relaysystem-tiephphantom"))
	friend := s.Mine(tie, scene.At(line+40+200, 300, 0))
	enemy := s.Theirs(tie, scene.At(line+100, 500, 180))
	s.Perform(friend, 0, game.LockAction)
	s.Use(friend, "lock")
	s.Target(enemy)
	s.Use(ship, "lock the same object")
	s.WantLock(ship, enemy, true)
	s.Done()
}

func TestRelaySystem_NotOffered(t *testing.T) {
	each(t, map[string]struct{ gap, y float64 }{
		"range 3":               {201, 500},
		"beyond the lock's own": {200, 625},
	}, func(t *testing.T, c struct{ gap, y float64 }) {
		s := scene.Second(t)
		ship := s.Mine(phantom, south, scene.With("relaysystem-tiephphantom"))
		friend := s.Mine(tie, scene.At(line+40+c.gap, 300, 0))
		enemy := s.Theirs(tie, scene.At(line+40+c.gap, c.y, 180))
		s.Never(ship, "lock the same object")
		s.Perform(friend, 0, game.LockAction)
		s.Use(friend, "lock")
		s.Target(enemy)
		s.Done()
	})
	s := scene.Second(t) // an enemy locks
	ship := s.Mine(phantom, south, scene.With("relaysystem-tiephphantom"))
	enemy := s.Theirs(tie, scene.At(line+100, 300, 180))
	rock := s.Obstacle("coreasteroid0", scene.At(line+100, 450, 0))
	s.Never(ship, "lock the same object")
	s.Perform(enemy, 0, game.LockAction)
	s.Use(enemy, "lock")
	s.TargetObstacle(rock)
	s.Done()
}

// relay lets a phantom with a lock attack, with a friend at a distance beside it.
func relay(t *testing.T, gap float64, lock bool, dice string) (s *scene.Scene, ship, friend,
	enemy *scene.Ship,
) {
	s = scene.Second(t)
	ship = s.Mine(phantom, south, scene.With("relaysystem-tiephphantom"))
	friend = s.Mine(tie, scene.At(line+40+gap, 300, 0))
	enemy = s.Theirs("rearadmiralchiraneau", scene.At(line, 550, 180))
	if lock {
		s.Lock(ship, enemy)
	}
	s.Attack(ship, enemy)
	s.Dice(dice, "blank", "blank")
	if lock {
		s.Pass() // to reroll
	}
	return s, ship, friend, enemy
}

func TestRelaySystem_PassesTheLockOn(t *testing.T) {
	s, ship, friend, enemy := relay(t, 80, true, "hit")
	s.Use(ship, "pass the lock on")
	s.Pick(friend)
	s.WantLock(ship, enemy, false)
	s.WantLock(friend, enemy, true)
	s.Done()
}

func TestRelaySystem_KeepsTheLock(t *testing.T) {
	each(t, map[string]struct {
		gap  float64
		lock bool
		dice string
	}{"no friend near": {101, true, "hit"}, "no lock": {80, false, "hit"},
		"a miss": {80, true, "blank"}}, func(t *testing.T, c struct {
		gap  float64
		lock bool
		dice string
	}) {
		s, ship, _, _ := relay(t, c.gap, c.lock, c.dice)
		s.Never(ship, "pass the lock on")
		s.Done()
	})
}
