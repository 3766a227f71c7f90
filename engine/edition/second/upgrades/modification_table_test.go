package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestContingencyProtocol_AnotherActs(t *testing.T) {
	const rsl, siege = "contingencyprotocol-rsl", "contingencyprotocol-siegeofcoruscant"
	each(t, map[string]struct {
		dying, other, x string
		at              scene.Option
		enemys, offered bool
	}{
		"the same card":    {rsl, rsl, tie, scene.At(line+341-1, 500, 0), false, true},
		"the other print":  {siege, rsl, tie, scene.At(line+100, 500, 0), false, true},
		"the other way":    {rsl, siege, tie, scene.At(line+100, 500, 0), false, true},
		"beyond range 3":   {rsl, rsl, tie, scene.At(line+341, 500, 0), false, false},
		"without the card": {rsl, "hullupgrade", tie, scene.At(line+100, 500, 0), false, false},
		"an enemy":         {siege, siege, tie, scene.At(line+100, 500, 0), true, false},
	}, func(t *testing.T, c struct {
		dying, other, x string
		at              scene.Option
		enemys, offered bool
	}) {
		s := scene.Second(t)
		attacker := s.Mine(xwing, scene.At(line, 350, 0))
		dying := s.Theirs(tie, scene.At(line, 500, 180), scene.With(c.dying), scene.Damaged(2))
		side := map[bool]game.Player{true: game.Seat1, false: game.Seat2}[c.enemys]
		other := s.Ship(side, c.x, c.at, scene.With(c.other), scene.Tokens(game.StressToken, 1))
		if !c.offered {
			s.Never(dying, "follow the protocol")
		}
		s.Attack(attacker, dying)
		roll(s, "hit", "hit")
		roll(s)
		if c.offered {
			s.Use(dying, "follow the protocol")
			s.Pick(other)
			s.Offered(other, "barrel roll")
			s.Use(other, "evade")
			s.WantTokens(other, game.EvadeToken, 1)
			s.WantTokens(other, game.StressToken, 1)
		}
		finish(s)
	})
}

func TestImperviumPlating_DiscardsAShipCard(t *testing.T) {
	each(t, map[string]struct {
		charges, shields int
		title            string
		use              bool
		crits            int
	}{
		"discarded":    {2, 0, "Structural Damage", true, 0},
		"kept":         {2, 0, "Structural Damage", false, 1},
		"a Pilot card": {2, 0, "Stunned Pilot", false, 1},
		"no charge":    {0, 0, "Structural Damage", false, 1},
	}, func(t *testing.T, c struct {
		charges, shields int
		title            string
		use              bool
		crits            int
	}) {
		d := bout{enemy: xwing, defends: true, dice: []string{"crit"}, mine: []scene.Option{scene.Shields(0)},
			lay: charged("imperviumplating", c.charges)}
		s, ship, _ := d.open(t, "imperviumplating")
		if c.charges == 0 {
			s.Never(ship, "discard the damage card")
		}
		roll(s)
		s.Draw(c.title)
		if c.title == "Structural Damage" && c.charges > 0 {
			if c.use {
				s.ChooseNamed("discard the damage card")
			} else {
				s.Pass()
			}
		}
		s.WantCrit(ship, c.title, c.crits)
		s.WantDamage(ship, c.crits)
		s.WantCharges(ship, "imperviumplating", c.charges-map[bool]int{true: 1}[c.use])
		s.Done()
	})
}

func TestSynchronizedConsole_PassesTheLockOn(t *testing.T) {
	const id = "synchronizedconsole"
	each(t, map[string]struct {
		x            float64
		with         string
		mine, locked bool
		offered      bool
	}{
		"range 1":               {line - 140, "hullupgrade", true, true, true},
		"range 2":               {line - 141, "hullupgrade", true, true, false},
		"range 3 with the card": {line - 340, id, true, true, true},
		"beyond with the card":  {line - 341, id, true, true, false},
		"no lock":               {line - 140, id, true, false, false},
		"an enemy":              {line - 140, id, false, true, false},
	}, func(t *testing.T, c struct {
		x            float64
		with         string
		mine, locked bool
		offered      bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		other := s.Ship(map[bool]game.Player{true: game.Seat1, false: game.Seat2}[c.mine], xwing,
			scene.At(c.x, 300, 0), scene.With(c.with))
		target := s.Theirs(tie, scene.At(line-100, 500, 180))
		if c.locked {
			s.Lock(ship, target)
		}
		if !c.offered {
			s.Never(ship, id)
		}
		s.Attack(ship, target)
		roll(s)
		if c.locked {
			s.Pass() // the lock stays
		}
		roll(s)
		if c.offered {
			s.Use(ship, id)
			s.Pick(other)
			s.WantLock(ship, target, false)
			s.WantLock(other, target, true)
		}
		finish(s)
	})
}

func TestInertialDampeners_StandStill(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		stress   int
	}{"blue": {"2 straight", 0}, "red while stressed": {"4 koiogran", 1}}, func(t *testing.T, c struct {
		maneuver string
		stress   int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("inertialdampeners"), scene.Tokens(game.StressToken, c.stress))
		s.Activate(ship, c.maneuver)
		s.Use(ship, "stand still")
		s.WantPose(ship, line, 300, 0)
		s.WantShields(ship, 1)
		s.WantTokens(ship, game.StressToken, c.stress+1)
		s.WantRevealed(ship, c.maneuver) // 2e.activation.set-dial-changes-revealed
		s.Done()                         // stressed, it performs no action
	})
	each(t, map[string]struct{ shields, ions int }{"no shield": {0, 0}, "ionized": {2, 1}},
		func(t *testing.T, c struct{ shields, ions int }) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("inertialdampeners"), scene.Shields(c.shields),
				scene.Tokens(game.IonToken, c.ions))
			s.Never(ship, "stand still")
			s.Activate(ship, "2 straight")
			finish(s)
		})
}

func TestFerrospherePaint_StressesWhoLocks(t *testing.T) {
	each(t, map[string]struct {
		x      float64
		friend bool
		other  bool
		stress int
	}{
		"from beside":         {beside, false, false, 1},
		"in its bullseye arc": {inside, false, false, 0},
		"a friend":            {beside, true, false, 0},
		"another is locked":   {beside, false, true, 0},
	}, func(t *testing.T, c struct {
		x      float64
		friend bool
		other  bool
		stress int
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, north, scene.With("ferrospherepaint"))
		beside := s.Mine(tie, scene.At(line-100, 500, 180))
		locker := s.Ship(map[bool]game.Player{true: game.Seat1, false: game.Seat2}[c.friend], xwing, scene.At(c.x, 300, 0))
		s.Theirs(tie, scene.At(line+100, 600, 180))
		s.Perform(locker, 0)
		s.Use(locker, "lock")
		if c.other {
			ship = beside
		}
		s.Target(ship)
		s.WantTokens(locker, game.StressToken, c.stress)
		finish(s)
	})
}
