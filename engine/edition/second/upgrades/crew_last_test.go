package upgrades_test

import (
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.timing.replacement, 2e.destroy.condition
func TestIG11(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("ig11"), scene.Shields(0))
	enemy := s.Theirs(xwing, north)
	s.Attack(enemy, ship)
	play(s, faces("crit", "crit"), nil)
	s.WantDamage(ship, 0)
	s.WantTokens(ship, game.CalculateToken, 2)
	s.Is(sideUp(s, "ig11") == 2, "it has flipped")
	s.Perform(ship, 0)
	s.Use(ship, "put it off")
	s.End()
	s.Attack(enemy, ship)
	play(s, faces("crit"), nil)
	s.WantDamage(ship, 1) // this side saves no one
	s.End()
	s.WantAlive(ship)
	s.End()
	s.WantDestroyed(ship)
	s.WantShields(enemy, 2) // beyond range 1
	s.Done()
}

func TestIG11_BlowsUp(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("ig11"))
	near, friend := s.Theirs(xwing, scene.At(line, 439, 180)), s.Mine(xwing, scene.At(line+139, 300, 0))
	far := s.Theirs(xwing, scene.At(line-141, 300, 180))
	s.CardSide(ship, "ig11", 2)
	s.Charges(ship, "ig11", 1)
	s.End()
	s.WantDestroyed(ship)
	for other, shields := range map[*scene.Ship]int{near: 1, friend: 1, far: 2} {
		s.WantShields(other, shields)
	}
	s.Done()
}

// A facedown card is dealt, and a fuse is lit by the first faceup one alone.
func TestIG11_Facedown(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("ig11"), scene.Shields(0))
	s.Attack(s.Theirs(xwing, north), ship)
	play(s, faces("hit", "crit"), nil)
	s.WantDamage(ship, 1)
	s.WantTokens(ship, game.CalculateToken, 1)
	s.Is(sideUp(s, "ig11") == 1, "it has not flipped")
	s.Done()
}

func TestKuiil(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("kuiil"), scene.Damaged(2), scene.Tokens(game.DisarmToken, 2))
	s.Theirs(tie, north)
	s.Stat(ship, "hull", 8)
	for _, title := range []string{"Hull Breach", "Weapons Failure", "Stunned Pilot"} {
		s.Crit(ship, title)
	}
	s.Perform(ship, 0)
	s.Use(ship, "i have spoken")
	s.Dice("hit", "crit", "blank", "focus", "focus")
	s.Refused(func() { s.ChooseNamed("Stunned Pilot") })
	s.ChooseNamed("Hull Breach")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.DrawVerb && c.N > 0 }) // the one just repaired
	s.ChooseNamed("Disarm")
	s.WantDamage(ship, 4)
	s.WantFacedown(ship, 2)
	s.WantTokens(ship, game.DisarmToken, 1)
	s.WantTokens(ship, game.FocusToken, 2)
	s.Done()
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("kuiil"), scene.Damaged(2))
	s.Theirs(tie, north)
	s.Perform(ship, 0)
	s.Use(ship, "i have spoken")
	s.Dice("crit", "blank") // a card facedown for the critical hit
	play(s, nil, nil)
	s.WantDamage(ship, 1)
	s.Done()
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("kuiil"))
	s.Theirs(tie, north)
	s.Perform(ship, 0)
	s.NotOffered(ship, "i have spoken")
	s.Pass()
	s.Done()
}

func TestPeliMotto(t *testing.T) {
	for face, want := range map[string][3]int{ // damage, facedown, Hull Breach
		"hit": {3, 2, 0}, "crit": {3, 0, 1}, "blank": {3, 1, 1},
	} {
		s := scene.Second(t)
		ship := s.Mine("outerrimpioneer", south, scene.With("pelimotto"), scene.Tokens(game.StressToken, 1))
		s.Theirs(tie, north)
		s.Stat(ship, "hull", 8)
		for _, title := range []string{"Hull Breach", "Weapons Failure", "Stunned Pilot"} {
			s.Crit(ship, title)
		}
		s.System(ship)
		s.Use(ship, "go to work")
		s.ChooseNamed("Weapons Failure")
		s.Use(ship, "repair")
		s.Use(ship, "go on")
		s.Dice(face)
		finish(s)
		s.WantDamage(ship, want[0])
		if face != "crit" {
			s.WantFacedown(ship, want[1])
		} else {
			s.WantCrit(ship, "Weapons Failure", 1)
		}
		s.WantCrit(ship, "Hull Breach", want[2])
		s.WantTokens(ship, game.StressToken, 1)
	}
}

func TestPeliMotto_NotAfterAPilotCard(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimpioneer", south, scene.With("pelimotto"))
	s.Theirs(tie, north)
	s.Crit(ship, "Blinded Pilot")
	s.Never(ship, "go on")
	s.System(ship)
	s.Use(ship, "go to work")
	s.ChooseNamed("Blinded Pilot")
	s.Use(ship, "repair")
	s.Done()
	s.System(ship) // nothing to perform
	s.Done()
}

// 2e.action.stressed-cannot, 2e.damage.repair.facedown
func TestR1J5(t *testing.T) {
	for stress, want := range map[int]bool{0: true, 1: true, 2: true, 3: false} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r1j5"), scene.Tokens(game.StressToken, stress))
		s.Theirs(tie, north)
		s.Crit(ship, "Hull Breach")
		s.Perform(ship, 0)
		if !want {
			s.Done()
			continue
		}
		if stress > 0 {
			s.NotOffered(ship, "focus")
		}
		s.Use(ship, "repair")
		s.Use(ship, "repair it again")
		s.WantDamage(ship, 0)
		s.WantCharges(ship, "r1j5", 2)
		s.MustHold()
		s.Done()
	}
	for title, charges := range map[string]int{"Blinded Pilot": 3, "Hull Breach": 0} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r1j5"))
		s.Theirs(tie, north)
		s.Charges(ship, "r1j5", charges)
		s.Crit(ship, title)
		s.Never(ship, "repair it again")
		s.Perform(ship, 0)
		s.Use(ship, "repair")
		s.WantFacedown(ship, 1)
		s.Done()
	}
}

// 2e.setup.setup-header
func TestDirectorKrennic(t *testing.T) {
	for _, c := range []struct {
		weapon       string
		lock, beside bool
		shields      int
		pick         string
		offered      bool
	}{
		{"primary", true, false, 2, "The defender loses a shield", true},
		{"primary", true, false, 0, "The defender exposes a damage card", true},
		{"ioncannon", true, false, 2, "", false},
		{"primary", false, false, 2, "", false},
	} {
		s := scene.Second(t)
		ship := s.Mine(xwing, scene.At(line+100, 300, 0), scene.With("directorkrennic"))
		proto := s.Mine(xwing, south, scene.With("ioncannon"))
		enemy := s.Theirs(xwing, north, scene.Shields(c.shields), scene.Damaged(1))
		begin(s)
		s.Refused(func() { s.Pick(ship) })
		s.Refused(func() { s.Pick(enemy) })
		s.Pick(proto)
		s.Done()
		if c.lock {
			s.Lock(ship, enemy)
		} else {
			s.Lock(proto, enemy)
		}
		if !c.offered {
			s.Never(proto, "strip it")
		}
		s.AttackWith(proto, c.weapon, enemy)
		roll(s, "focus")
		if c.offered {
			s.Use(proto, "strip it")
			s.Face("focus")
			s.ChooseNamed(c.pick)
			if c.shields == 0 {
				s.Draw("Hull Breach")
				s.WantCrit(enemy, "Hull Breach", 1)
			}
			s.WantShields(enemy, max(0, c.shields-1))
		}
		finish(s)
		s.Never(ship, "strip it") // it is not the prototype
		s.AttackWith(ship, "primary", enemy)
		roll(s, "focus")
		finish(s)
	}
}

func TestTalMerrik(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("talmerrik"))
	friend := s.Mine(xwing, scene.At(line+100, 300, 0))
	prey, other := s.Theirs(tie, scene.At(line, 539, 180)), s.Theirs(tie, scene.At(line-60, 541, 180))
	begin(s)
	s.Refused(func() { s.Pick(friend) })
	s.Pick(prey)
	s.Done()
	for _, enemy := range []*scene.Ship{prey, other} {
		s.SetDial(enemy, "2 straight")
	}
	s.Systems()
	s.WantRevealed(prey, "2 straight")
	s.WantRevealed(other, "none")
	s.Done()
	s.Perform(ship, 0)
	s.NotOffered(ship, "find another false friend")
	s.Pass()
	s.Perform(prey, 0)
	s.Use(prey, "see through it")
	s.WantTokens(prey, game.DepleteToken, 1)
	s.WantTokens(prey, game.StressToken, 1)
	s.Done()
	s.Perform(ship, 0)
	s.Use(ship, "find another false friend")
	s.Refused(func() { s.Pick(other) }) // range 3
	s.Pick(prey)
	s.Done()
}

func TestFalseFriend_OutOfRange(t *testing.T) {
	for y, want := range map[float64]string{539: "2 straight", 541: "none"} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("talmerrik"))
		s.Theirs(xwing, scene.At(line, y+60, 180)) // without Tal Merrik
		prey := s.Theirs(tie, scene.At(line, y, 180))
		s.Condition(prey, "falsefriend", ship)
		s.SetDial(prey, "2 straight")
		s.Systems()
		s.WantRevealed(prey, want)
		s.Done()
	}
}

func TestFalseFriend_EnemyRemotes(t *testing.T) {
	for _, c := range []struct {
		y      float64
		theirs bool
		want   string
	}{{545.6, true, "2 straight"}, {545.7, true, "none"}, {545.6, false, "none"}} { // its front is 25.65 mm from its middle
		s := scene.Second(t)
		ship := s.Mine(xwing, scene.At(100, 100, 0), scene.With("drk1probedroids"))
		prey := s.Theirs(tie, scene.At(line, 300, 180), scene.With("drk1probedroids"))
		owner := prey
		if c.theirs {
			owner = ship
		}
		s.Remote("DRK-1 Probe Droid", owner, scene.At(line, c.y, 0))
		s.Theirs(tie, scene.At(line+60, 300, 180), scene.With("talmerrik")) // no enemy of the prey
		s.Condition(prey, "falsefriend", ship)
		s.SetDial(prey, "2 straight")
		s.System(prey)
		s.WantRevealed(prey, c.want)
		s.Done()
	}
}

// 2e.force.recover-does-not-stack
func TestTheChild(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("thechild"))
	first2 := s.Theirs(xwing, north)
	second, third := s.Theirs(xwing, scene.At(line-60, 500, 180)), s.Theirs(tie, scene.At(line+60, 500, 180))
	begin(s)
	s.Asked(game.Seat2)
	s.Refused(func() { s.Pick(ship) })
	s.Pick(first2)
	s.Refused(func() { s.Pick(first2) })
	s.Pick(second)
	s.Done()
	s.Force(ship, 0)
	s.End()
	s.WantForce(ship, 0)
	s.Attack(second, ship)
	roll(s, "hit")
	play(s, nil, nil)
	s.WantForce(ship, 1)
	s.Attack(first2, ship)
	roll(s)
	for s.Rolling().Color != game.DefenseDice {
		s.Pass()
	}
	roll(s)
	s.Use(first2, "pursue it")
	s.WantLock(first2, ship, true)
	s.WantForce(ship, 1) // it suffered nothing
	s.Done()
	s.Never(third, "pursue it")
	s.Attack(third, ship)
	finish(s)
	s.Never(first2, "pursue it") // another defender
	s.Attack(ship, first2)
	finish(s)
}

func TestTheMandalorian(t *testing.T) {
	for _, c := range []struct {
		pilot    string
		with     []string
		defends  bool
		force    int
		recovers int
	}{
		{xwing, []string{"themandalorian", "thechild"}, false, 1, 2},
		{xwing, []string{"themandalorian", "thechild"}, true, 1, 1},
		{"lukeskywalker", []string{"themandalorian"}, false, 0, 1}, // its Force recovers by itself, once
		{xwing, []string{"thechild"}, false, 1, 1},
	} {
		s := scene.Second(t)
		ship := s.Mine(c.pilot, south, scene.With(c.with...), scene.Force(c.force))
		enemy := s.Theirs(tie, north)
		if c.defends {
			s.Attack(enemy, ship)
			play(s, nil, nil)
		} else {
			s.Attack(ship, enemy)
			play(s, nil, nil)
		}
		s.End()
		s.WantForce(ship, c.recovers)
		s.Done()
	}
}

// 2e.setup.setup-header
func TestTobiasBeckett(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, scene.At(200, 60, 0), scene.With("tobiasbeckett"))
	s.Theirs(tie, scene.At(700, 850, 180))
	rock, other := s.Obstacle("coreasteroid0"), s.Obstacle("coreasteroid1")
	begin(s)
	s.PlaceObstacle(rock, line, 500, 0)
	s.PlaceObstacle(other, 300, 400, 0)
	s.Use(ship, "move an obstacle")
	s.TargetObstacle(rock)
	for _, at := range [][2]float64{{340, 500}, {150, 500}, {600, 700}, {300, 250}} { // rock, edge, edge, ship
		s.Refused(func() { s.PlaceObstacle(rock, at[0], at[1], 0) })
	}
	s.PlaceObstacle(rock, 600, 400, 45)
	s.Is(s.State().Obstacles[0].Pose == scene.PoseAt(600, 400, 45), "it is there")
	s.Done()
}

// 2e.token.transfer
func TestAmilynHoldo(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, away(line, 300), scene.With("amilynholdo"), scene.Tokens(game.FocusToken, 1),
		scene.Tokens(game.StressToken, 1))
	friend := s.Mine(tie, away(line+239, 300), scene.Tokens(game.FocusToken, 1), scene.Tokens(game.EvadeToken, 1))
	far := s.Mine(tie, away(line-241, 300), scene.Tokens(game.EvadeToken, 1))
	enemy := s.Theirs(tie, scene.At(line, 500, 0), scene.Tokens(game.EvadeToken, 1))
	s.Lock(enemy, ship)
	s.Engage(ship)
	s.Use(ship, "exchange tokens")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(enemy) })
	s.Refused(func() { s.Pick(ship) })
	s.Pick(friend)
	s.ChooseNamed("Give a token")
	s.Refused(func() { s.ChooseNamed("Focus") }) // it has one
	s.ChooseNamed("Stress")
	s.ChooseNamed("Take a token")
	s.ChooseNamed("Evade")
	s.WantTokens(friend, game.StressToken, 1)
	s.WantTokens(ship, game.StressToken, 0)
	s.WantTokens(ship, game.EvadeToken, 1)
	s.Done()
	s = scene.Second(t) // nothing that the other lacks
	ship = s.Mine(xwing, away(line, 300), scene.With("amilynholdo"), scene.Tokens(game.FocusToken, 1))
	s.Mine(tie, away(line+100, 300), scene.Tokens(game.FocusToken, 2))
	s.Theirs(tie, scene.At(line, 500, 0))
	s.Never(ship, "exchange tokens")
	s.Engage(ship)
	s.Done()
}

func TestCassianAndor(t *testing.T) {
	for guess, right := range map[string]bool{"2 straight": true, "3 straight": false} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("cassianandor"))
		enemy, far := s.Theirs(tie, scene.At(line, 539, 180)), s.Theirs(tie, scene.At(line-60, 541, 180))
		friend := s.Mine(tie, scene.At(line+100, 300, 0))
		for _, each := range []*scene.Ship{ship, enemy, far, friend} {
			s.SetDial(each, "2 straight")
		}
		s.System(ship)
		s.Use(ship, "guess a dial")
		s.Refused(func() { s.Pick(far) })
		s.Refused(func() { s.Pick(friend) })
		s.Pick(enemy)
		s.Maneuver(guess)
		s.Is(s.State().Secret[0].Dials[enemy.ID()] != 0, "it is looked at")
		if right {
			s.Dial(ship, "3 bank-left")
			s.WantDial(ship, "3 bank-left")
		}
		s.Done()
	}
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("cassianandor"))
	enemy := s.Theirs(tie, scene.At(line, 340.1, 180))
	s.Touch(ship, enemy)
	s.SetDial(enemy, "2 straight")
	s.Never(ship, "guess a dial")
	s.System(ship)
	s.Done()
}

// The turret points ahead, and there are two enemies in front.
func TestGhostCompany(t *testing.T) {
	for _, c := range []struct {
		focus  int
		weapon string
		two    bool
		arc    geom.Arc
		want   bool
	}{
		{1, "primary", true, geom.FrontArc, true}, {0, "primary", true, geom.FrontArc, false},
		{1, "ioncannonturret", true, geom.FrontArc, false}, {1, "primary", false, geom.FrontArc, false},
		{1, "primary", true, geom.RearArc, false},
	} {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine(xwing, south, scene.With("ghostcompany", "ioncannonturret"),
			scene.Tokens(game.FocusToken, c.focus))
		enemy := s.Theirs(tie, north)
		if c.two {
			s.Theirs(tie, scene.At(line+60, 500, 180))
		}
		s.Turret(ship, c.arc)
		if !c.want {
			s.Never(ship, "attack from the turret")
		}
		s.AttackWith(ship, c.weapon, enemy)
		play2(s, ship, c.want)
		s.Done()
	}
}

// play2 plays an attack out, with the bonus attack from the turret if there is one.
func play2(s *scene.Scene, ship *scene.Ship, bonus bool) {
	roll(s)
	for s.Rolling().Color != game.DefenseDice {
		s.Pass()
	}
	roll(s)
	if bonus {
		s.Use(ship, "attack from the turret")
	}
	play(s, nil, nil)
}

func TestHondoOhnaka_DoesBothAFavor(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("hondoohnaka"))
	friend := s.Mine(tie, scene.At(line+100, 300, 0))
	one, two := s.Theirs(tie, scene.At(line, 639, 180)), s.Theirs(tie, scene.At(line-60, 500, 180))
	far := s.Theirs(tie, scene.At(line+60, 641, 180))
	s.Mine(tie, scene.At(line+390, 300, 0)) // at range 4
	s.Perform(ship, 0)
	s.Use(ship, "do both a favor")
	for _, other := range []*scene.Ship{friend, ship, far} { // the friend is alone
		s.Refused(func() { s.Pick(other) })
	}
	s.Pick(one)
	s.Refused(func() { s.Pick(friend) })
	s.Refused(func() { s.Pick(one) })
	s.Pick(two)
	s.Use(one, "focus")
	s.WantTokens(one, game.FocusToken, 1)
	s.WantTokens(two, game.JamToken, 1)
	s.Done()
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("hondoohnaka"))
	s.Mine(tie, scene.At(line+100, 300, 0))
	s.Theirs(tie, north)
	s.Perform(ship, 0)
	s.NotOffered(ship, "do both a favor")
	s.Pass()
	s.Done()
}

func TestLandoCalrissianCrew(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("landocalrissian-crew"), scene.Tokens(game.FocusToken, 1),
		scene.Tokens(game.EvadeToken, 1), scene.Tokens(game.CalculateToken, 1))
	enemy := s.Theirs(tie, north)
	s.Attack(ship, enemy)
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "landocalrissian-crew: reroll")
	s.ChooseNamed("Evade")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("hit", "hit")
	s.WantAttackDice("blank", "hit", "hit")
	finish(s)
	s.Attack(enemy, ship)
	roll(s, "hit")
	roll(s)
	s.Use(ship, "landocalrissian-crew: reroll")
	s.ChooseNamed("Calculate")
	s.Number(2)
	s.Dice("evade", "evade")
	finish(s)
	s.WantTokens(ship, game.EvadeToken, 0)
	s.WantTokens(ship, game.CalculateToken, 0)
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("landocalrissian-crew"), scene.Tokens(game.StressToken, 1))
	s.Never(ship, "landocalrissian-crew: reroll")
	s.Attack(ship, s.Theirs(tie, north))
	finish(s)
}

func TestLandoCalrissianCrew_OutsideOfAttacks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, scene.At(line, 300, 0), scene.With("landocalrissian-crew"), scene.Tokens(game.FocusToken, 1))
	s.Theirs(tie, scene.At(60, 850, 180))
	s.Obstacle("coreasteroid0", scene.At(line, 420, 0))
	s.Activate(ship, "3 straight")
	s.Dice("hit")
	s.Use(ship, "landocalrissian-crew: reroll")
	s.ChooseNamed("Focus")
	s.Number(1)
	s.Dice("blank")
	play(s, nil, nil)
	s.WantTokens(ship, game.FocusToken, 0)
	s.Done()
}

// 2e.timing.queue
func TestUrsaWren(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("ursawren"))
	friend := s.Mine(tie, scene.At(line+340, 300, 0))
	enemy := s.Theirs(xwing, scene.At(line+250, 500, 180), scene.With("ursawren"))
	other := s.Theirs(tie, north)
	s.Perform(enemy, 0, game.LockAction)
	s.Use(enemy, "lock")
	s.Target(friend)
	s.Use(ship, "lock an enemy")
	s.Refused(func() { s.Target(friend) })
	s.Target(other)
	s.Use(enemy, "lock an enemy") // as she has locked a friend of the other
	s.Target(ship)
	s.WantLock(ship, other, true) // which she does not answer again
	s.WantLock(enemy, ship, true)
	s.WantLock(enemy, friend, true) // two locks
	s.Done()
	for name, c := range map[string]struct {
		x    float64
		mine bool
	}{"beyond range 3": {line + 341, false}, "a friend locks": {line + 340, true}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("ursawren"))
			target := s.Ship(side(!c.mine), tie, scene.At(c.x, 300, 0))
			locker := s.Ship(side(c.mine), xwing, scene.At(c.x, 500, 180))
			s.Never(ship, "lock an enemy")
			s.Perform(locker, 0, game.LockAction)
			s.Use(locker, "lock")
			s.Target(target)
			s.Done()
		})
	}
}

func TestR5TK(t *testing.T) {
	for _, card := range []string{"r5tk", "r3astromech"} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(card))
		friend := s.Mine(tie, north)
		s.Theirs(tie, scene.At(60, 850, 180))
		s.Engage(ship)
		if card != "r5tk" {
			s.Done()
			continue
		}
		s.Declare("primary", friend)
		play(s, faces("hit", "hit", "hit"), nil)
		s.WantDestroyed(friend)
		s.Done()
	}
}

// 2e.timing.queue
func TestCountDookuCrew(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, scene.At(line+100, 300, 0), scene.With("countdooku"))
	flier := s.Theirs(xwing, south)
	s.Obstacle("coreasteroid0", scene.At(line, 420, 0))
	s.Activate(flier, "3 straight")
	s.Use(ship, "name a result")
	for _, face := range []string{"blank", "focus", "hit"} {
		s.Is(strings.Contains(s.Open(), face), "%s can be named", face)
	}
	s.Refused(func() { s.ChooseNamed("Evade") })
	s.ChooseNamed("Crit")
	s.WantForce(ship, 0)
	s.Dice("blank")
	s.Asked(game.Seat2)
	s.Face("blank")
	play(s, nil, nil)
	s.WantShields(flier, 1)
	s.Done()
	s = scene.Second(t)
	ship = s.Mine(xwing, scene.At(line+100, 300, 0), scene.With("countdooku"))
	enemy := s.Theirs(tie, north)
	s.Attack(ship, enemy)
	s.Pass()
	roll(s, "hit", "hit")
	s.Use(ship, "name a result")
	for _, face := range []string{"focus", "evade"} {
		s.Is(strings.Contains(s.Open(), face), "%s can be named", face)
	}
	s.Refused(func() { s.ChooseNamed("Hit") })
	s.ChooseNamed("Blank")
	s.Dice("evade", "evade", "evade")
	s.Face("evade")
	finish(s)
	s.WantForce(ship, 0)
	for x, force := range map[float64]int{line + 241: 1, line + 100: 0} {
		s = scene.Second(t)
		ship = s.Mine(xwing, scene.At(x, 300, 0), scene.With("countdooku"), scene.Force(force))
		s.Never(ship, "name a result")
		flier = s.Theirs(xwing, south)
		s.Obstacle("coreasteroid0", scene.At(line, 420, 0))
		s.Activate(flier, "3 straight")
		play(s, nil, nil)
		s.NoEvent(game.Used)
		s.Done()
	}
}
