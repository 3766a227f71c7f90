package upgrades_test

import (
	"fmt"
	"math"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestAfterburners_StressedAfterSpeed3To5(t *testing.T) {
	each(t, map[string]float64{"3 straight": 3, "4 straight": 4, "5 straight": 5},
		func(t *testing.T, speed float64) {
			s := scene.Second(t)
			ship := s.Mine(tie, south, scene.With("afterburners"), scene.Tokens(game.StressToken, 2))
			s.Activate(ship, fmt.Sprintf("%.0f straight", speed))
			s.Use(ship, "afterburners: boost")
			s.Refused(func() { s.Use(ship, "focus") })
			s.Use(ship, "rules: boost")
			s.Maneuver("1 straight")
			s.WantPose(ship, line, 300+speed*40+40+2*40, 0)
			s.WantCharges(ship, "afterburners", 1)
			s.Done() // stressed, it performs no action in its step
		})
}

func TestAfterburners_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		charges  int
		blocked  bool
	}{
		"too slow":  {"2 straight", 2, false},
		"no charge": {"3 straight", 0, false},
		"partial":   {"3 straight", 2, true},
	}, func(t *testing.T, c struct {
		maneuver string
		charges  int
		blocked  bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("afterburners"),
			scene.Tokens(game.StressToken, 2))
		if c.blocked {
			s.Theirs(tie, scene.At(line, 470, 180))
		}
		s.Charges(ship, "afterburners", c.charges)
		s.Never(ship, "afterburners: boost")
		s.Activate(ship, c.maneuver)
		s.Done()
	})
}

func TestAfterburners_NotAfterAnotherBoost(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("lukeskywalker", south, scene.With("afterburners", "supernaturalreflexes"))
	// 2e.action.same-once-per-round, 2e.timing.cost-only-if-effect
	s.Never(ship, "afterburners: boost")
	s.Activate(ship, "3 straight")
	s.Use(ship, "barrel roll or boost")
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.Pass() // the action of its step
	s.WantCharges(ship, "afterburners", 2)
	s.Done()
}

func TestHullUpgrade_Counts(t *testing.T) {
	each(t, map[string]struct {
		upgrades []string
		hull     int8
	}{"without": {nil, 3}, "with": {[]string{"hullupgrade"}, 4}},
		func(t *testing.T, c struct {
			upgrades []string
			hull     int8
		}) {
			s := scene.Second(t)
			target := s.Theirs(tie, north, scene.With(c.upgrades...), scene.Damaged(2))
			s.Attack(s.Mine(xwing, south), target)
			s.Dice("hit", "blank", "blank")
			s.Dice("blank", "blank", "blank")
			s.Is(s.Of(target).Destroyed == (c.hull == 3), "destroyed only without the upgrade")
			s.Done()
		})
}

func TestShieldUpgrade_Counts(t *testing.T) {
	s := scene.Second(t)
	shooter, target := s.Mine(xwing, south), s.Theirs(tie, north, scene.With("shieldupgrade"))
	s.WantShields(target, 1)
	s.Attack(shooter, target)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantShields(target, 0) // 2e.damage.shield-first
	s.WantDamage(target, 1)
	s.Done()
}

func TestTargetingComputer_GrantsTheLockAction(t *testing.T) {
	each(t, map[string][]string{"without": nil, "with": {"targetingcomputer"}},
		func(t *testing.T, upgrades []string) {
			s := scene.Second(t)
			ship := s.Mine(tie, south, scene.With(upgrades...))
			target := s.Theirs(xwing, scene.At(line, 640, 180))
			s.Activate(ship, "2 straight")
			if upgrades == nil {
				s.NotOffered(ship, "lock")
				s.Pass()
			} else {
				s.Use(ship, "lock") // 2e.action.sources
				s.Target(target)
			}
			s.WantLock(ship, target, upgrades != nil)
			s.WantTokens(ship, game.StressToken, 0) // it is white
			s.Done()
		})
}

// segnor is where a Segnor's loop of speed 3 to the left ends that begins at south: the arc of a
// bank of radius 180 mm, half a base before it and half a base after it.
func segnor() (x, y float64) {
	const radius, half = 180, 20
	sin := math.Sqrt2 / 2
	return line - radius*(1-sin) - half*sin, 300 + half + radius*sin + half*sin
}

func TestPrecisionIonEngines_SegnorsLoop(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("precisionionengines"))
	s.Activate(ship, "3 koiogran")
	s.Use(ship, "Segnor's loop")
	s.Maneuver("3 segnor-left red")
	x, y := segnor()
	s.WantPose(ship, x, y, 180-45)
	s.WantTokens(ship, game.StressToken, 1)
	s.WantCharges(ship, "precisionionengines", 1)
	s.Done()
}

func TestPrecisionIonEngines_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		charges  int
		stress   int
	}{
		"too fast":        {"4 koiogran", 2, 0},
		"another bearing": {"3 straight", 2, 2},
		"no charge":       {"3 koiogran", 0, 0},
		"stress maneuver": {"3 koiogran", 2, 1}, // 2e.movement.stress-maneuver
	}, func(t *testing.T, c struct {
		maneuver string
		charges  int
		stress   int
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("precisionionengines"),
			scene.Tokens(game.StressToken, c.stress))
		s.Charges(ship, "precisionionengines", c.charges)
		s.Never(ship, "Segnor's loop")
		s.Activate(ship, c.maneuver)
		s.Done()
	})
}

func TestStealthDevice_DieUntilDamaged(t *testing.T) {
	s := scene.Second(t)
	shooter := s.Mine(xwing, south)
	target := s.Theirs(tie, north, scene.With("stealthdevice"))
	s.Attack(shooter, target)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank", "blank")
	s.WantCharges(target, "stealthdevice", 0) // 2e.charge.lose-is-not-spend
	s.Attack(shooter, target)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestStealthDevice_StaysWithoutDamage(t *testing.T) {
	s := scene.Second(t)
	target := s.Theirs(tie, north, scene.With("stealthdevice"))
	s.Attack(s.Mine(xwing, south), target)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank", "blank")
	s.WantCharges(target, "stealthdevice", 1)
	s.Done()
}

func TestStealthDevice_ShieldsAreDamageToo(t *testing.T) {
	s := scene.Second(t)
	target := s.Theirs(xwing, north, scene.With("stealthdevice"))
	s.Attack(s.Mine(xwing, south), target)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantShields(target, 1)
	s.WantCharges(target, "stealthdevice", 0)
	s.Done()
}

func TestStealthDevice_NotWhileAttacking(t *testing.T) {
	s := scene.Second(t)
	s.Attack(s.Mine(xwing, south, scene.With("stealthdevice")), s.Theirs(tie, north))
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestUnstableSublightEngines_DriftsAndExplodes(t *testing.T) {
	s := scene.Second(t)
	shooter := s.Mine(xwing, south)
	ship := s.Theirs(tie, north, scene.With("unstablesublightengines-battleofyavin"),
		scene.Damaged(2))
	near := s.Mine(xwing, scene.At(line+140, 420, 0)) // range 1 of where it drifts to
	far := s.Theirs(tie, scene.At(line-141, 420, 0))
	s.Attack(shooter, ship)
	s.Dice("hit", "hit", "hit")
	s.Dice("evade", "evade", "blank")
	s.WantPose(ship, line, 420, 180)
	s.WantShields(near, 1)
	s.WantShields(shooter, 1)
	s.WantDamage(far, 0)
	s.Done()
}

func TestUnstableSublightEngines_FliesOffTheTable(t *testing.T) {
	s := scene.Second(t)
	shooter := s.Mine(xwing, scene.At(line, 790, 0))
	ship := s.Theirs(tie, scene.At(line, 880, 0), scene.Damaged(2),
		scene.With("unstablesublightengines-battleofyavin"))
	s.Attack(shooter, ship)
	s.Dice("hit", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantFled(ship) // 2e.flee.after-maneuver
	s.WantShields(shooter, 2)
	s.Done()
}

func TestAblativePlating_ObstacleDamage(t *testing.T) {
	s := scene.Second(t)
	s.Obstacle("coreasteroid0", scene.At(line, 400, 0))
	ship := s.Mine(tie, south, scene.With("ablativeplating"))
	s.Activate(ship, "5 straight")
	s.Dice("hit")
	s.Use(ship, "prevent 1 damage")
	s.WantDamage(ship, 0)
	s.WantCharges(ship, "ablativeplating", 1)
	s.Done()
}

func TestAblativePlating_FriendlyBombOnly(t *testing.T) {
	each(t, map[string]bool{"friendly": true, "enemy": false}, func(t *testing.T, friendly bool) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("ablativeplating"))
		friend := s.Mine(tie, scene.At(700, 800, 0))
		bomber := s.Theirs(tie, scene.At(200, 800, 180))
		if friendly {
			bomber = friend
		} else {
			s.Never(ship, "prevent 1 damage")
		}
		s.Device("Proton Bomb", bomber, scene.At(line+60, 300, 0))
		for _, done := range []*scene.Ship{ship, friend, bomber} {
			s.Of(done).Activated = true
		}
		s.State().Ships[2].Activated = true
		s.Activation()
		if friendly {
			s.Use(ship, "prevent 1 damage")
			s.WantDamage(ship, 0)
		} else {
			s.Draw("Weapons Failure")
			s.WantDamage(ship, 1)
		}
		s.Done()
	})
}

func TestAblativePlating_OneOfTwoResults(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("ablativeplating"))
	s.Theirs(tie, scene.At(200, 800, 180))
	s.Device("Bomblet", ship, scene.At(line+60, 300, 0))
	for i := range s.State().Ships[:2] {
		s.State().Ships[i].Activated = true
	}
	s.Activation()
	s.Dice("hit", "hit")
	s.Use(ship, "prevent 1 damage")
	s.WantDamage(ship, 1)
	s.Done()
}

// A fire on board is no one else's, and no bomb.
func TestAblativePlating_NotForItsOwnFire(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("ablativeplating"))
	s.Theirs(tie, scene.At(200, 800, 180))
	s.Crit(ship, "Console Fire")
	s.Never(ship, "prevent 1 damage")
	s.Engagement()
	s.Dice("hit")
	s.WantDamage(ship, 2)
	s.Done()
}

func TestAblativePlating_NotOffered(t *testing.T) {
	each(t, map[string]string{"attack": "", "no charge": "coreasteroid0"},
		func(t *testing.T, rock string) {
			s := scene.Second(t)
			if rock != "" {
				s.Obstacle(rock, scene.At(line, 400, 0))
			}
			ship := s.Mine(tie, south, scene.With("ablativeplating"))
			shooter := s.Theirs(xwing, scene.At(line, 700, 180))
			s.Never(ship, "prevent 1 damage")
			if rock != "" {
				s.Charges(ship, "ablativeplating", 0)
				s.Activate(ship, "5 straight")
				s.Dice("hit")
			} else {
				s.Activate(ship, "5 straight")
				s.Pass() // the action
				s.Attack(shooter, ship)
				s.Dice("hit", "blank", "blank")
				s.Dice("blank", "blank", "blank")
			}
			s.WantDamage(ship, 1)
			s.Done()
		})
}

func TestElectronicBaffle_DamageForARedToken(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("electronicbaffle"),
		scene.Tokens(game.StressToken, 1), scene.Tokens(game.IonToken, 1))
	s.Theirs(tie, north)
	s.End()
	s.Use(ship, "remove a red token")
	s.WantFacedown(ship, 1)
	s.ChooseNamed("ion")
	s.WantTokens(ship, game.IonToken, 0)
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

func TestElectronicBaffle_NotWithoutARedToken(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("electronicbaffle"), scene.Tokens(game.FocusToken, 1))
	s.Theirs(tie, north)
	s.Never(ship, "remove a red token")
	s.End()
	s.Done()
}

func TestEngineUpgrade_GrantsTheBoost(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("engineupgrade", "experthandling"))
	s.Perform(ship, 0)
	s.Offered(ship, "barrel roll")
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(ship, game.StressToken, 0)
	s.Done()
}

func TestTacticalScrambler_ObstructsEnemiesOnly(t *testing.T) {
	each(t, map[string]struct {
		x     float64
		enemy bool
		dice  int
	}{
		"between":           {line, true, 4},
		"beside the line":   {line + 80, true, 3},
		"of its own attack": {line, false, 3},
	}, func(t *testing.T, c struct {
		x     float64
		enemy bool
		dice  int
	}) {
		s := scene.Second(t)
		shooter := s.Mine(xwing, south)
		target := s.Theirs(tie, north)
		place, card := scene.At(c.x, 400, 0), scene.With("tacticalscrambler")
		if c.enemy {
			s.Theirs(tie, place, card)
		} else {
			s.Mine(tie, place, card)
		}
		s.Attack(shooter, target)
		s.Dice("hit", "blank", "blank")
		s.Dice([]string{"evade", "blank", "blank", "blank"}[:c.dice]...)
		s.Done()
	})
}
