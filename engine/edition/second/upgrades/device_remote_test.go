package upgrades_test

import (
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// probe returns a scene in which their probe droid is at 400, 550 and their bomber stands far away.
func probe(t *testing.T) (s *scene.Scene, foe, droid *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	foe = s.Theirs("technounionbomber", scene.At(800, 800, 180), scene.With("drk1probedroids"))
	return s, foe, s.Remote("DRK-1 Probe Droid", foe, scene.At(400, 550, 0))
}

// relocateBy picks the template of a bearing.
func relocateBy(s *scene.Scene, b geom.Bearing) {
	s.Choose(func(c game.Choice) bool { return c.Verb == game.TemplateVerb && c.Maneuver.Bearing == b })
}

func TestRemote_Attacked(t *testing.T) {
	// 2e.device.remote.definition: it defends with its agility of 3, and is destroyed by a damage card for
	// its hull of 1.
	// 2e.device.remote.damage: the card is dealt facedown, though the damage is critical.
	s, foe, droid := probe(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 400, 0))
	s.Lock(ship, droid)
	s.Engage(ship)
	s.Declare("primary", droid)
	s.Dice("crit", "blank", "blank")
	s.Pass() // no lock spent
	s.Is(s.Rolling().N == 3, "3 defense dice, not %d", s.Rolling().N)
	s.Dice("blank", "blank", "blank")
	s.WantEvent(game.DamageDealt, "2e.damage.card-otherwise")
	s.WantEvent(game.ObstacleRemoved, "2e.device.remote.damage")
	s.Is(s.State().NDevices == 0, "no device left")
	s.WantLock(ship, droid, false)
	s.WantDamage(droid, 0) // its card is back in the deck
	s.WantAlive(foe)
	s.Done()
}

func TestRemote_NoTarget(t *testing.T) {
	for name, c := range map[string]struct{ x, y float64 }{
		"behind":     {400, 250},
		"too far":    {400, 750},
		"at range 0": {400, 445},
	} {
		t.Run(name, func(t *testing.T) {
			// 2e.device.remote.as-defender
			s := scene.Second(t)
			foe := s.Theirs("technounionbomber", scene.At(800, 800, 180), scene.With("drk1probedroids"))
			droid := s.Remote("DRK-1 Probe Droid", foe, scene.At(c.x, c.y, 0))
			ship := s.Mine("bluesquadronescort", scene.At(400, 400, 0))
			s.Is(droid.ID() != foe.ID(), "a number of its own")
			s.Engage(ship)
			s.Done()
		})
	}
}

func TestRemote_RelocatesInTheSystemPhase(t *testing.T) {
	// 2e.device.remote.phases: at its initiative of 0, before a ship of initiative 1.
	// 2e.device.remote.relocate-forward: its front is 25.65 mm and its guides 21.95 mm from its middle.
	s, foe, droid := probe(t)
	mine := s.Mine("bluesquadronescort", scene.At(100, 100, 0))
	s.Systems()
	s.Use(droid, "fly on")
	relocateBy(s, geom.Straight)
	s.WantEvent(game.Relocated, "2e.device.remote.relocate-forward")
	at := s.State().Devices[0].Pose
	s.Is(at.X == 400*geom.Millimeter && at.Y == 550*geom.Millimeter-geom.Millimeter*12760/100 && at.Heading == 0,
		"the droid ahead of its front, not %v", at)
	s.WantAlive(foe)
	s.WantAlive(mine)
	s.Done()
}

func TestRemote_RelocatedOutside(t *testing.T) {
	// 2e.device.remote.leaves-area: its front is 25.65 mm ahead of its middle, and then 80 mm and its whole
	// length are needed.
	for _, c := range []struct {
		y    float64
		left int
	}{{153.3, 1}, {153.2, 0}} {
		s := scene.Second(t)
		foe := s.Theirs("technounionbomber", scene.At(800, 800, 180), scene.With("drk1probedroids"))
		droid := s.Remote("DRK-1 Probe Droid", foe, scene.At(400, c.y, 0))
		ship := s.Mine("bluesquadronescort", scene.At(400, 400, 0))
		s.Lock(ship, droid)
		s.System(droid)
		s.Use(droid, "fly on")
		relocateBy(s, geom.Straight)
		s.Is(int(s.State().NDevices) == c.left, "%d devices left, from %v", s.State().NDevices, c.y)
		s.WantLock(ship, droid, c.left == 1)
		if c.left == 0 {
			s.WantEvent(game.ObstacleRemoved, "2e.device.remote.leaves-area")
		}
		s.Done()
	}
}

func TestRemote_RelocatesOverAnything(t *testing.T) {
	// 2e.device.relocate: over an asteroid, which it does not overlap
	// 2e.device.placed-under-ship: onto a ship, which overlaps it
	s, _, droid := probe(t)
	rock := s.Obstacle("coreasteroid0", scene.At(400, 480, 0))
	ship := s.Mine("bluesquadronescort", scene.At(400, 422, 0))
	s.System(droid)
	s.Use(droid, "fly on")
	relocateBy(s, geom.Straight)
	s.WantEvent(game.DeviceMet, "2e.device.placed-under-ship")
	s.Dice("hit")
	s.WantRangeTo(ship, game.ShipAs(droid.ID()), 0)
	s.Is(s.State().NObstacles == 1 && rock != nil, "the asteroid still there")
	s.WantDamage(droid, 0)
	s.Done()
}

// 2e.device.placed-under-ship: a droid relocates from 550 to 422, and one sent out is at 400 as well. An enemy
// over it rolls; a friend, or an enemy beside it, does not.
func TestDRK1ProbeDroids_UnderAShip(t *testing.T) {
	for name, c := range map[string]struct {
		y    float64 // the middle of a small base: 20 mm to its edges
		mine bool
		die  string
		left int
	}{
		"an enemy, focus":          {y: 422, die: "focus", left: 0},
		"an enemy, another result": {y: 422, die: "crit", left: 1},
		"an enemy just over it":    {y: 422.4 - 25.6 - 20, die: "blank", left: 1}, // its front is 25.65 mm ahead
		"an enemy just beyond":     {y: 422.4 - 25.7 - 20, left: 1},
		"a friend":                 {y: 422, mine: true, left: 1},
	} {
		t.Run(name, func(t *testing.T) {
			s, _, droid := probe(t)
			if c.mine {
				s.Theirs(tie, scene.At(400, c.y, 0))
			} else {
				s.Mine(tie, scene.At(400, c.y, 0))
			}
			s.System(droid)
			s.Use(droid, "fly on")
			relocateBy(s, geom.Straight)
			if c.die != "" {
				s.Dice(c.die)
			}
			s.Is(int(s.State().NDevices) == c.left, "%d devices left", s.State().NDevices)
			s.Done()
		})
	}
	s := scene.Second(t) // sent out under an enemy
	foe := s.Theirs("technounionbomber", scene.At(400, 250, 0), scene.With("drk1probedroids"))
	s.Mine(tie, scene.At(400, 400, 0))
	s.End()
	s.Use(foe, "send a probe droid out")
	s.Choose(func(c game.Choice) bool { return c.N == 1 && c.Maneuver.Bearing == geom.Straight })
	s.Dice("focus")
	s.Is(s.State().NDevices == 0, "the droid destroyed")
	s.Done()
}

func TestRemote_MetByShips(t *testing.T) {
	for name, c := range map[string]struct {
		y     float64
		mine  bool
		die   string
		alive bool
	}{
		"an enemy ends on it":        {y: 510, die: "focus"},
		"another result":             {y: 510, die: "hit", alive: true},
		"an enemy moves through it":  {y: 460, alive: true},
		"a friendly ship ends on it": {y: 510, mine: true, alive: true},
	} {
		t.Run(name, func(t *testing.T) {
			// 2e.device.remote.overlapped: the maneuver is executed in full, and nothing but the droid's own
			// ability results from it.
			s := scene.Second(t)
			ship := s.Mine("bluesquadronescort", scene.At(400, 400, 0))
			foe := s.Theirs("technounionbomber", scene.At(800, 800, 180), scene.With("drk1probedroids"))
			owner := foe
			if c.mine {
				owner = s.Mine("bluesquadronescort", scene.At(100, 100, 0), scene.With("drk1probedroids"))
			}
			s.Remote("DRK-1 Probe Droid", owner, scene.At(400, c.y, 0))
			s.Activate(ship, "2 straight")
			if c.die != "" {
				s.Dice(c.die)
			}
			s.Pass() // no action
			s.WantPose(ship, 400, 520, 0)
			s.WantEvent(game.DeviceMet, "2e.device.remote.overlapped")
			s.Is((s.State().NDevices == 1) == c.alive, "%d devices left", s.State().NDevices)
			s.WantDamage(ship, 0)
			s.Done()
		})
	}
}

func TestDRK1ProbeDroids_SentOut(t *testing.T) {
	// 2e.device.one-per-system-phase binds in the System phase alone; a speed 3 template, 10 ways
	s := scene.Second(t)
	foe := s.Theirs("technounionbomber", scene.At(400, 400, 0), scene.With("drk1probedroids"))
	s.End()
	s.Use(foe, "send a probe droid out")
	q := s.Exec().Ask(s.State(), game.Seat2)
	s.Is(q.N == 10, "10 ways, not %d", q.N)
	s.Choose(func(c game.Choice) bool { return c.N == 1 && c.Maneuver.Bearing == geom.Straight })
	s.Is(s.State().Devices[0].Pose == scene.PoseAt(400, 400+20+120+21.95, 180), "a droid ahead, not %v",
		s.State().Devices[0].Pose)
	s.WantCharges(foe, "drk1probedroids", 1)
	s.Done()
}

func TestDRK1ProbeDroids_LocksMeasuredFromThem(t *testing.T) {
	for name, c := range map[string]struct {
		y      float64
		theirs bool
		locks  bool
	}{
		"at range 3 of the droid": {y: 530, locks: true},
		"beyond range 3 of it":    {y: 560},
		"an enemy's droid":        {y: 530, theirs: true},
	} {
		t.Run(name, func(t *testing.T) {
			// 2e.action.lock.effect-range
			s := scene.Second(t)
			ship := s.Mine("bluesquadronescort", scene.At(850, 850, 0))
			var owner *scene.Ship
			if c.theirs {
				owner = s.Theirs("technounionbomber", scene.At(100, 850, 180), scene.With("drk1probedroids"))
			} else {
				owner = s.Mine("technounionbomber", scene.At(100, 850, 180), scene.With("drk1probedroids"))
			}
			droid := s.Remote("DRK-1 Probe Droid", owner, scene.At(400, 200, 0))
			far := s.Obstacle("coreasteroid0", scene.At(400, c.y, 0))
			near := s.Obstacle("coreasteroid1", scene.At(850, 750, 0))
			s.Perform(ship, 0, game.LockAction)
			s.Use(ship, "lock")
			q := s.Exec().Ask(s.State(), game.Seat1)
			found := map[game.Object]bool{}
			for _, o := range q.Opts[:q.N] {
				found[o.Object] = true
			}
			s.Is(found[far.Object()] == c.locks, "can lock the asteroid far away: %v", found)
			s.Is(found[near.Object()], "can lock the asteroid near it")
			s.Is(found[game.ShipAs(droid.ID())] != c.theirs, "can lock the droid, from which it measures")
			s.TargetObstacle(near)
			s.Done()
		})
	}
}

func TestDRK1ProbeDroids_JamsMeasuredFromThem(t *testing.T) {
	for name, c := range map[string]struct {
		x, y         float64
		foe          float64 // how far its near edge is from the droid's guides
		theirs, jams bool
	}{
		"range 1 of the droid":         {x: 850, y: 850, foe: 90, jams: true},
		"range 2 of it":                {x: 850, y: 850, foe: 110},
		"range 2, in the bullseye arc": {x: 400, y: 220, foe: 110, jams: true},
		"range 3, in the bullseye arc": {x: 400, y: 340, foe: 210},
		"an enemy's droid":             {x: 850, y: 850, foe: 90, theirs: true},
	} {
		t.Run(name, func(t *testing.T) {
			// 2e.action.jam.range
			s := scene.Second(t)
			ship := s.Mine("lothalrebel", scene.At(c.x, c.y, 0))
			foe := s.Theirs("academypilot", scene.At(400, 400+21.95+c.foe+20, 180), scene.With("drk1probedroids"))
			owner := foe
			if !c.theirs {
				owner = s.Mine("technounionbomber", scene.At(100, 850, 180), scene.With("drk1probedroids"))
			}
			s.Remote("DRK-1 Probe Droid", owner, scene.At(400, 400, 0))
			s.PrintActions(ship, "jam")
			s.Perform(ship, 0, game.JamAction)
			if !c.jams {
				s.Is(s.Exec().WouldFail(s.State(), s.Exec().Ask(s.State(), game.Seat1).Opts[0]), "the jam would fail")
			}
			s.Use(ship, "jam")
			if c.jams {
				s.Pick(foe)
				s.WantTokens(foe, game.JamToken, 1)
			}
			s.Done()
		})
	}
}

func TestRemote_Bombs(t *testing.T) {
	for name, c := range map[string]struct {
		dice   []string
		y      float64
		damage int
	}{
		"Proton Bomb":                    {damage: 1},
		"Proton Bomb, range 2":           {y: 110},
		"Ion Bomb":                       {damage: 1},
		"Concussion Bomb":                {damage: 1},
		"Bomblet":                        {dice: []string{"crit", "blank"}, damage: 1},
		"Thermal Detonators":             {dice: []string{"hit"}, damage: 1},
		"Thermal Detonators, focus":      {dice: []string{"focus"}},
		"Electro-Proton Bomb":            {dice: []string{"blank", "blank", "crit", "focus"}, damage: 1},
		"Electro-Proton Bomb, no damage": {dice: []string{"blank", "blank", "crit", "crit"}},
		"Electro-Proton Bomb, range 2":   {dice: []string{"hit", "hit", "hit", "focus"}, y: 110},
		"Conner Net":                     {},
	} {
		t.Run(name, func(t *testing.T) {
			// 2e.device.remote.mines-ignore: a bomb affects a remote, a mine does not though it lies under one
			// 2e.device.remote.no-actions-tokens: it gains no ion, strain or disarm token, and performs no action
			s := scene.Second(t)
			ship := s.Mine("bluesquadronescort", scene.At(100, 100, 0))
			foe := s.Theirs("firstordercourier", scene.At(800, 800, 180), scene.With("sensorbuoysuite"))
			buoy := s.Remote("Sensor Buoy", foe, scene.At(400, 400, 0))
			kind, _, _ := strings.Cut(name, ",")
			s.Device(kind, ship, scene.At(400, 400+25.3+16.3+c.y, 0))
			for _, h := range []*scene.Ship{ship, foe} {
				s.Of(h).Activated = true
			}
			s.Activation()
			if c.dice != nil {
				s.Dice(c.dice...)
			}
			s.WantDamage(buoy, c.damage)
			s.WantFacedown(buoy, c.damage)
			s.Is(s.Of(buoy).Tokens == [game.NumTokens]uint8{}, "no tokens, not %v", s.Of(buoy).Tokens)
			s.NoEvent(game.Activated)
			s.Done()
		})
	}
}

func TestRemote_ObstructsNothing(t *testing.T) {
	// 2e.device.remote.no-obstruction-effect
	s, foe, _ := probe(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 400, 0))
	tie := s.Theirs("academypilot", scene.At(400, 600, 180))
	s.Attack(ship, tie)
	s.NoEvent(game.Obstructed)
	s.Dice("blank", "blank", "blank")
	s.Is(s.Rolling().N == 3, "3 defense dice, not %d", s.Rolling().N)
	s.Dice("blank", "blank", "blank")
	s.WantAlive(foe)
	s.Done()
}

func TestRemote_IsNoFriendlyShip(t *testing.T) {
	for _, remote := range []bool{false, true} {
		// 2e.device.remote.as-defender: Selfless helps a friendly ship that is hit, and no remote; Predator,
		// which speaks of the defender, helps against both.
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", scene.At(400, 400, 0), scene.With("predator"))
		foe := s.Theirs("academypilot", scene.At(400, 620, 180), scene.With("drk1probedroids"))
		target := s.Theirs("technounionbomber", scene.At(460, 550, 180), scene.With("selfless"))
		_ = target
		friend := foe
		if remote {
			friend = s.Remote("DRK-1 Probe Droid", foe, scene.At(400, 560, 0))
		}
		s.Attack(ship, friend)
		s.Dice("crit", "blank", "blank")
		s.Offered(ship, "reroll")
		s.Pass()
		if remote {
			s.Dice("blank", "blank", "blank")
		} else {
			s.Dice("blank", "blank", "blank")
			s.Offered(target, "take a crit")
			s.Pass()
			s.Draw("Direct Hit!")
		}
		s.Done()
	}
}
