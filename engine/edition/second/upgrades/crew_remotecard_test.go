package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

const swarm, team = "Buzz Droid Swarm", "Clan Wren Commandos"

func TestDiscordMissiles_Launch(t *testing.T) {
	for _, calculate := range []int{0, 1} {
		s := scene.Second(t)
		foe := s.Theirs("separatistdrone", scene.At(400, 400, 0), scene.With("discordmissiles"),
			scene.Tokens(game.CalculateToken, calculate))
		s.Mine(xwing, scene.At(100, 100, 0))
		s.Engagement()
		if calculate == 0 {
			s.Never(foe, "launch a buzz droid swarm")
			s.Done()
			continue
		}
		s.Use(foe, "launch a buzz droid swarm")
		s.Is(s.Exec().Ask(s.State(), game.Seat2).N == 3, "three ways")
		relocateBy(s, geom.Straight)
		s.Is(s.State().Devices[0].Pose == scene.PoseAt(400, 400+20+120+18.76, 180), "a swarm ahead, not %v",
			s.State().Devices[0].Pose)
		s.WantTokens(foe, game.CalculateToken, 0)
		s.WantCharges(foe, "discordmissiles", 0)
		s.Done()
	}
}

// The remote uses the bank templates of speed 3, to either side.
func TestDiscordMissiles_LaunchToTheSide(t *testing.T) {
	var at [2]geom.Pose
	for i, side := range []geom.Bearing{geom.BankLeft, geom.BankRight} {
		s := scene.Second(t)
		foe := s.Theirs("separatistdrone", scene.At(400, 400, 0), scene.With("discordmissiles"),
			scene.Tokens(game.CalculateToken, 1))
		s.Mine(xwing, scene.At(100, 100, 0))
		s.Engagement()
		s.Use(foe, "launch a buzz droid swarm")
		relocateBy(s, side)
		at[i] = s.State().Devices[0].Pose
		s.Done()
	}
	if at[0].Y != at[1].Y || at[0].Y < scene.PoseAt(400, 500, 0).Y {
		t.Errorf("the swarms lie at %v and %v", at[0], at[1])
	}
}

// A swarm tears at its enemies whether a friend is there or not.
func TestDiscordMissiles_NoFriendThere(t *testing.T) {
	s := scene.Second(t)
	foe := s.Theirs("separatistdrone", scene.At(800, 800, 90), scene.With("discordmissiles"), scene.Tokens(game.DisarmToken, 1))
	hit := s.Mine(tie, scene.At(364, 400, 0), scene.Tokens(game.DisarmToken, 1))
	s.Remote(swarm, foe, scene.At(400, 400, 0))
	s.Engagement()
	s.Draw("Weapons Failure")
	s.WantCrit(hit, "Weapons Failure", 1)
	s.Done()
}

func TestDiscordMissiles_NobodyThere(t *testing.T) {
	s := scene.Second(t)
	foe := s.Theirs("separatistdrone", scene.At(800, 800, 90), scene.With("discordmissiles"), scene.Tokens(game.DisarmToken, 1))
	s.Mine(tie, scene.At(400, 460, 0), scene.Tokens(game.DisarmToken, 1)) // range 1
	s.Remote(swarm, foe, scene.At(400, 400, 0))
	s.Engagement()
	s.NoEvent(game.Used)
	s.Done()
}

func TestDiscordMissiles_LatchOn(t *testing.T) {
	// The maneuver is the straight 2 from 400 to 520. A rock, a bomb or a ship can lie at its guides.
	for name, c := range map[string]struct {
		swarm       float64
		mine        bool
		front, rear string
		option      int16
		want        float64 // where the swarm ends, 0 for where it was
		damage      int
	}{
		"through it, to the front guides": {swarm: 460, option: 1, want: 520 + 20 + 18.76},
		"through it, to the rear guides":  {swarm: 460, option: 2, want: 520 - 20 - 18.76},
		"onto it":                         {swarm: 515, option: 1, want: 520 + 20 + 18.76},
		"only the rear is clear":          {swarm: 460, front: "rock", want: 520 - 20 - 18.76},
		"only the front is clear":         {swarm: 460, rear: "bomb", want: 520 + 20 + 18.76},
		"neither is clear":                {swarm: 460, front: "ship", rear: "bomb", damage: 1},
		"a friendly ship":                 {swarm: 460, mine: true},
		"beside its way":                  {swarm: 300},
	} {
		t.Run(name, func(t *testing.T) {
			// 2e.device.relocate, 2e.device.remote.overlapped
			s := scene.Second(t)
			ship := s.Mine(xwing, scene.At(400, 400, 0))
			foe := s.Theirs("separatistdrone", scene.At(800, 800, 180), scene.With("discordmissiles"))
			if c.mine {
				foe = s.Mine("separatistdrone", scene.At(800, 100, 180), scene.With("discordmissiles"))
			}
			droids := s.Remote(swarm, foe, scene.At(400, c.swarm, 0))
			for at, what := range map[float64]string{570: c.front, 475: c.rear} {
				switch what {
				case "rock":
					s.Obstacle("coreasteroid0", scene.At(400, at+20, 0))
				case "ship":
					s.Theirs(tie, scene.At(400, at+20, 0))
				case "bomb":
					s.Device("Proton Bomb", foe, scene.At(400, at, 0))
				}
			}
			s.Activate(ship, "2 straight")
			if c.option > 0 {
				s.Choose(func(o game.Choice) bool { return o.Verb == game.OptionVerb && o.N == c.option })
			}
			s.Pass() // no action
			if c.damage > 0 {
				s.WantShields(ship, 1)
				s.Is(s.Of(droids).Destroyed && s.Exec().DeviceOf(droids.ID()) < 0, "the swarm destroyed")
			} else {
				y := c.want
				if y == 0 {
					y = c.swarm
				}
				s.Is(liesAt(s.Of(droids).Pose.Y, y), "the swarm at %v, not %v", y, s.Of(droids).Pose)
				s.WantShields(ship, 2)
			}
			if c.want > 0 {
				s.WantRange(droids, ship, 0) // 2e.range.touching-is-0
			}
			s.Done()
		})
	}
}

// liesAt reports whether a coordinate is that many millimeters.
func liesAt(got int32, want float64) bool {
	d := float64(got) - want*geom.Millimeter
	return -1000 < d && d < 1000
}

func TestDiscordMissiles_TearTheHullOpen(t *testing.T) {
	// 2e.device.remote.phases: at initiative 0, after the ship of initiative 1 has engaged. Of these ships the
	// enemy at range 0 suffers a critical damage, the other enemy and the friendly ship none.
	s := scene.Second(t)
	foe := s.Theirs("separatistdrone", scene.At(436, 400, 90), scene.With("discordmissiles"), scene.Tokens(game.DisarmToken, 1))
	hit := s.Mine(tie, scene.At(364, 400, 0), scene.Tokens(game.DisarmToken, 1))
	far := s.Mine(tie, scene.At(400, 460, 0), scene.Tokens(game.DisarmToken, 1))
	droids := s.Remote(swarm, foe, scene.At(400, 400, 0))
	s.WantRange(droids, hit, 0)
	s.WantRange(droids, foe, 0)
	s.WantRange(droids, far, 1)
	s.Engagement()
	s.Pick(hit)
	s.Draw("Weapons Failure")
	s.WantCrit(hit, "Weapons Failure", 1)
	s.WantDamage(far, 0)
	s.WantDamage(foe, 0)
	s.Done()
}

// squad returns a scene in which my Auzituck drops commandos, their team is at a place, and a foe is at
// another.
func squad(t *testing.T, at, enemy scene.Option) (s *scene.Scene, ship, commandos, foe *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	ship = s.Mine("kashyyykdefender", scene.At(100, 100, 0), scene.With("clanwrencommandos"),
		scene.Tokens(game.DisarmToken, 1))
	foe = s.Theirs(tie, enemy, scene.Tokens(game.DisarmToken, 1))
	return s, ship, s.Remote(team, ship, at), foe
}

func TestCommandos_Dropped(t *testing.T) {
	for id, name := range map[string]string{"clanwrencommandos": team, "deathwatchcommandos": "Death Watch Commandos",
		"imperialsupercommandos": "Imperial Super Commandos", "mandaloriansupercommandos": "Mandalorian Super Commandos",
		"niteowlcommandos": "Nite Owl Commandos"} {
		for option, heading := range []float64{0, 180} {
			s := scene.Second(t)
			ship := s.Mine("kashyyykdefender", scene.At(400, 400, 0), scene.With(id))
			s.System(ship)
			verb := "drop a "
			if id[0] == 'i' {
				verb = "drop an "
			}
			s.Use(ship, verb+name)
			s.Choose(func(o game.Choice) bool { return int(o.N) == option })
			s.Is(s.State().Devices[0].Pose == scene.PoseAt(400, 400-20-40-20, heading), "a team behind, not %v",
				s.State().Devices[0].Pose)
			s.WantCharges(ship, id, 1)
			s.Never(ship, verb+name) // 2e.device.one-per-system-phase
			s.Done()
		}
	}
}

func TestCommandos_MoveOn(t *testing.T) {
	// at the start of the Activation phase, forward: away from its rear guides
	for b, want := range map[geom.Bearing][3]float64{geom.Straight: {400, 400 - 40 - 80, 0},
		geom.TurnLeft: {400 + 55, 400 - 55, 270}, geom.TurnRight: {400 - 55, 400 - 55, 90}} {
		s, _, commandos, _ := squad(t, scene.At(400, 400, 0), scene.At(800, 800, 180))
		s.State().Ships[0].Activated, s.State().Ships[1].Activated = true, true
		s.Activation()
		s.Use(commandos, "move on")
		relocateBy(s, b)
		got := s.Of(commandos).Pose
		s.Is(liesAt(got.X, want[0]) && liesAt(got.Y, want[1]) && got.Heading == int32(want[2])*geom.Degree,
			"by %v to %v, not %v", b, want, got)
		s.Done()
	}
}

// 2e.device.placed-under-ship: the team is 40 mm long. Dropped at 400, or relocated from 520, under an enemy it
// strains it at once; under a friend, or beside an enemy, it does not.
func TestCommandos_UnderAShip(t *testing.T) {
	for name, c := range map[string]struct {
		y      float64
		mine   bool
		strain int
	}{"under an enemy": {400, false, 1}, "touching an enemy": {360, false, 0}, "under a friend": {400, true, 0}} {
		for _, dropped := range []bool{true, false} {
			t.Run(name, func(t *testing.T) {
				s := scene.Second(t)
				y := 480.0
				if !dropped {
					y = 700
				}
				ship := s.Mine("kashyyykdefender", scene.At(400, y, 0), scene.With("clanwrencommandos"))
				other := s.Ship(side(c.mine), tie, scene.At(400, c.y, 0))
				if dropped {
					s.System(ship)
					s.Use(ship, "drop a "+team)
					s.ChooseNamed("by its rear guides, facing away")
				} else {
					commandos := s.Remote(team, ship, scene.At(400, 520, 0))
					s.Of(ship).Activated, s.Of(other).Activated = true, true
					s.Activation()
					s.Use(commandos, "move on")
					relocateBy(s, geom.Straight)
				}
				s.WantTokens(other, game.StrainToken, c.strain)
				s.WantTokens(ship, game.StrainToken, 0)
				s.Done()
			})
		}
	}
}

// 2e.device.placed-under-ship: launched 120 mm ahead of a base of 40 mm, the swarm latches on to the enemy over it.
func TestDiscordMissiles_LaunchedUnderAShip(t *testing.T) {
	for name, c := range map[string]struct {
		y, want float64
		mine    bool
	}{
		"an enemy":             {y: 560, want: 560 + 20 + 18.76},
		"a friend":             {y: 560, want: 558.76, mine: true},
		"an enemy just beyond": {y: 558.76 + 22.5 + 20, want: 558.76},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			foe := s.Theirs("separatistdrone", scene.At(400, 400, 0), scene.With("discordmissiles"),
				scene.Tokens(game.CalculateToken, 1), scene.Tokens(game.DisarmToken, 1))
			prey := s.Ship(side(!c.mine), xwing, scene.At(400, c.y, 0), scene.Tokens(game.DisarmToken, 1))
			s.Engagement()
			s.Use(foe, "launch a buzz droid swarm")
			relocateBy(s, geom.Straight)
			if !c.mine && c.y == 560 {
				s.ChooseNamed("its front guides")
			}
			s.Is(liesAt(s.State().Devices[0].Pose.Y, c.want), "the swarm at %v, not %v", c.want, s.State().Devices[0].Pose)
			if !c.mine && c.y == 560 {
				s.WantShields(prey, 1) // torn open at the swarm's initiative
			}
			s.Done()
		})
	}
}

func TestCommandos_RunOver(t *testing.T) {
	for name, c := range map[string]struct {
		y      float64
		mine   bool
		strain int
	}{"overlapped": {515, false, 1}, "moved through": {450, false, 0}, "by a friendly ship": {515, true, 0}} {
		t.Run(name, func(t *testing.T) {
			s, ship, _, foe := squad(t, scene.At(700, c.y, 0), scene.At(400, 800, 180))
			s.Remote(team, ship, scene.At(100, 800, 0)) // which no one overlaps
			mover := foe
			if c.mine {
				mover = s.Mine(xwing, scene.At(700, 400, 0))
			} else {
				s.Of(foe).Pose = scene.PoseAt(700, 400, 0)
			}
			s.Activate(mover, "2 straight")
			s.WantTokens(mover, game.StrainToken, c.strain)
			s.Pass()
			s.Done()
		})
	}
}

func TestCommandos_Attack(t *testing.T) {
	// 2e.device.remote.phases: at initiative 2. Their front arc is away from their rear guides.
	for name, c := range map[string]struct {
		y      float64
		charge int
		can    bool
	}{
		"range 1": {350, 2, true}, "range 2": {200, 1, true}, "range 3": {130, 2, false},
		"behind": {500, 2, false}, "no charge": {350, 0, false}, "range 0": {361, 2, false},
	} {
		t.Run(name, func(t *testing.T) {
			s, _, commandos, foe := squad(t, scene.At(400, 400, 0), scene.At(400, c.y, 0))
			s.Charges(commandos, team, c.charge)
			s.Engage(commandos)
			if !c.can {
				s.Done()
				return
			}
			s.Declare(team, foe)
			s.WantCharges(commandos, team, c.charge-1)
			s.Is(s.Rolling().N == 2, "2 attack dice, no bonus at range 1, not %d", s.Rolling().N)
			s.Dice("focus", "focus")
			s.Use(commandos, "take aim")
			s.WantAttackDice("hit", "focus")
			s.Dice("blank", "blank", "blank")
			s.WantDamage(foe, 1)
			s.Done()
		})
	}
}

func TestSensorBuoySuite_Placed(t *testing.T) {
	s := scene.Second(t)
	s.Theirs(tie, north)
	s.Mine("firstordercourier", south, scene.With("sensorbuoysuite"))
	begin(s)
	for i := range 2 {
		s.Refused(func() { s.PlaceDevice(i, 200+19.2, 400, 0) }) // its half is 19.3 mm wide
		s.PlaceDevice(i, 200+19.4, 400, 0)
	}
	s.Is(s.State().NDevices == 2 && s.State().Devices[0].Ship != s.State().Devices[1].Ship, "two buoys")
	s.Done()
}

func TestSensorBuoySuite_Locks(t *testing.T) {
	for name, c := range map[string]struct {
		y      float64
		theirs bool
		can    bool
	}{"range 1 of it": {554, false, true}, "range 2": {557, false, false}, "an enemy's": {554, true, false}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine("firstordercourier", scene.At(850, 60, 0), scene.With("sensorbuoysuite"))
			foe := s.Theirs("firstordercourier", scene.At(120, c.y, 0), scene.With("sensorbuoysuite"))
			owner := ship
			if c.theirs {
				owner = foe
			}
			s.Remote("Sensor Buoy", owner, scene.At(120, 400, 180)) // 25.3 mm below its middle
			s.Engage(ship)
			if c.can {
				s.Use(ship, "lock what a buoy sees")
				s.Pick(foe)
				s.WantLock(ship, foe, true)
			} else {
				s.Never(ship, "lock what a buoy sees")
			}
			s.Done()
		})
	}
}

func TestDropSeatBay_BanksAndSides(t *testing.T) {
	for _, with := range []bool{false, true} {
		s, cards := scene.Second(t), []string{"clanwrencommandos"}
		if with {
			cards = append(cards, "dropseatbay")
		}
		ship := s.Mine("clanwrenvolunteer", scene.At(400, 400, 0), scene.With(cards...))
		s.System(ship)
		s.Use(ship, "drop a "+team)
		if with {
			q := s.Exec().Ask(s.State(), game.Seat1)
			s.Is(q.N == 7, "the straight one and two banks from three places, not %d", q.N)
			s.Choose(func(o game.Choice) bool { return o.N == 5 && o.Maneuver.Bearing == geom.BankLeft })
		}
		s.Choose(func(o game.Choice) bool { return o.N == 0 })
		got := s.State().Devices[0].Pose
		if with { // left of the ship, and bent to its rear
			s.Is(got.X < 400*geom.Millimeter-70*geom.Millimeter && got.Y < 400*geom.Millimeter, "at its left, not %v", got)
		} else {
			s.Is(got.X == 400*geom.Millimeter, "behind it, not %v", got)
		}
		s.Done()
	}
}

func TestPreVizsla_CoordinatesCommandos(t *testing.T) {
	for name, c := range map[string]struct {
		y            float64
		with, theirs bool
		can          bool
	}{
		"range 2": {640, true, false, true}, "range 3": {670, true, false, false},
		"without it": {640, false, false, false}, "an enemy's": {640, true, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			cards := []string{"clanwrencommandos"}
			if c.with {
				cards = append(cards, "previzsla")
			}
			ship := s.Mine("clanwrenvolunteer", scene.At(400, 400, 0), scene.With(cards...))
			foe := s.Theirs("clanwrenvolunteer", scene.At(800, 100, 0), scene.With("clanwrencommandos"))
			owner := ship
			if c.theirs {
				owner = foe
			}
			commandos := s.Remote(team, owner, scene.At(400, c.y, 180))
			friend := s.Mine(xwing, scene.At(400, 240, 0))
			s.PrintActions(ship, "coordinate")
			s.Perform(ship, 0, game.CoordinateAction)
			s.Use(ship, "coordinate")
			if c.can {
				s.Pick(commandos)
				s.Is(s.Exec().Ask(s.State(), game.Seat1).N == 3, "three templates")
				relocateBy(s, geom.TurnLeft)
				s.WantEvent(game.Relocated, "2e.device.remote.relocate-forward")
				s.NoEvent(game.TokenGained)
				s.Done()
				return
			}
			s.Refused(func() { s.Pick(commandos) })
			s.Pick(friend)
			s.Pass()
			s.Done()
		})
	}
}
