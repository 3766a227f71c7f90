package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// gyro is a B-wing with a Gyro-Cockpit, and with bombs.
const gyro = "adonfox-battleoverendor-lsl"

func TestGyroCockpit_EvadesAfterStress(t *testing.T) {
	gains := func(terms game.Terms, charges int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine(gyro, here)
			s.Charges(me, gyro, charges)
			s.Mine("bluesquadronescort", beside(110))
			s.Perform(me, terms, game.FocusAction)
			s.Use(me, "focus")
			return me
		}
	}
	offered(t, "gain an evade token", "blank",
		situation{"stress", true, gains(game.AsRed, 2)},
		situation{"one charge", false, gains(game.AsRed, 1)},
		situation{"another token", false, gains(0, 2)})
	s := scene.Second(t)
	me := gains(game.AsRed, 2)(s)
	s.Use(me, "gain an evade token")
	s.WantTokens(me, game.EvadeToken, 1)
	s.WantTokens(me, game.StressToken, 1)
	s.WantCharges(me, gyro, 0)
	playOut(s)
}

// From a side, the template's middle line is at the hashmark: a bomb dropped to the left lies left of the ship.
func TestGyroCockpit_DropsFromASide(t *testing.T) {
	for name, c := range map[string]struct {
		side int16
		x    int32
	}{
		"left": {8, -1}, "right": {9, 1},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			me := s.Mine(gyro, here, scene.With("protonbombs"))
			s.System(me)
			s.Use(me, "drop a Proton Bomb")
			s.Choose(way(geom.Straight, 1, c.side))
			bomb, ship := s.State().Devices[0].Pose, s.Of(me).Pose
			s.Is((bomb.X-ship.X)*c.x > 60*geom.Millimeter && bomb.Y == ship.Y, "at its side: %v of %v", bomb, ship)
			s.WantCharges(me, gyro, 1)
			s.WantCharges(me, "protonbombs", 1)
			playOut(s)
		})
	}
}

func TestGyroCockpit_DropsBehindForNothing(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine(gyro, here, scene.With("protonbombs"))
	s.System(me)
	s.Use(me, "drop a Proton Bomb")
	s.Choose(way(geom.Straight, 1, 0))
	s.Is(s.State().Devices[0].Pose.Y < s.Of(me).Pose.Y, "behind")
	s.WantCharges(me, gyro, 2)
	playOut(s)
}

// Without a charge a bomb is behind the ship without a question; at the edge a side alone may be left.
func TestGyroCockpit_WhereItMay(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine(gyro, here, scene.With("protonbombs"))
	s.Charges(me, gyro, 0)
	s.System(me)
	s.Use(me, "drop a Proton Bomb")
	s.Is(s.State().Devices[0].Pose.Y < s.Of(me).Pose.Y, "behind")
	playOut(s)

	s = scene.Second(t)
	me = s.Mine(gyro, scene.At(45, 45, 0), scene.With("protonbombs"))
	s.System(me)
	s.Use(me, "drop a Proton Bomb")
	s.Refused(func() { s.Choose(way(geom.Straight, 1, 8)) })
	s.Choose(way(geom.Straight, 1, 9))
	s.Is(s.State().Devices[0].Pose.X > s.Of(me).Pose.X, "on the right")
	s.WantCharges(me, gyro, 1)
	playOut(s)
}
