package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestK2B4_EvadeOrStrain(t *testing.T) {
	each(t, map[string]struct {
		answer         string
		strain, damage int
	}{
		"it takes strain": {"gain a strain token", 1, 1}, "it lets it pass": {"let the defender add an evade", 0, 0},
	}, func(t *testing.T, c struct {
		answer         string
		strain, damage int
	}) {
		s := scene.Second(t)
		relay := s.Mine(tie, scene.At(line+340, 300, 0), scene.With("k2b4"))
		ship := s.Mine(tie, south, scene.Tokens(game.CalculateToken, 1))
		enemy := s.Theirs(xwing, north)
		s.Attack(enemy, ship)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.Use(relay, "mislead the attacker")
		s.WantTokens(ship, game.CalculateToken, 0)
		s.Asked(game.Seat2)
		s.ChooseNamed(c.answer)
		s.WantTokens(enemy, game.StrainToken, c.strain)
		s.WantDamage(ship, c.damage)
		s.Done()
	})
}

func TestK2B4_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		x         float64
		mine      bool
		calculate int
	}{
		"beyond range 3": {line + 341, true, 1}, "an enemy": {line + 340, false, 1},
		"no calculate token": {line + 340, true, 0},
	}, func(t *testing.T, c struct {
		x         float64
		mine      bool
		calculate int
	}) {
		s := scene.Second(t)
		owner := side(c.mine)
		relay := s.Ship(owner, tie, scene.At(c.x, 300, 0), scene.With("k2b4"),
			scene.Tokens(game.CalculateToken, 1))
		ship := s.Mine(tie, south, scene.Tokens(game.CalculateToken, c.calculate))
		s.Never(relay, "mislead the attacker")
		s.Attack(s.Theirs(xwing, north), ship)
		play(s, nil, nil)
		s.Done()
	})
}

// kalani has an enemy fly straight ahead of a ship, so far to the side, which another with Kalani sees
// at a distance.
func kalani(t *testing.T, gap, x float64) (s *scene.Scene, relay, ship, enemy *scene.Ship) {
	s = scene.Second(t)
	relay = s.Mine(tie, away(line-40-gap, 300), scene.With("kalani"))
	ship = s.Mine(tie, south, scene.Tokens(game.StressToken, 1))
	return s, relay, ship, s.Theirs(tie, scene.At(x, 800, 180))
}

func TestKalani_PointsOutATarget(t *testing.T) {
	s, relay, ship, enemy := kalani(t, 300, inside)
	other := s.Theirs(tie, scene.At(inside, 200, 0)) // has it in its bullseye arc, too
	s.Activate(enemy, "3 straight")
	s.Use(relay, "point out a target")
	s.Refused(func() { s.Pick(relay) })
	s.Refused(func() { s.Pick(other) })
	s.Pick(ship)
	s.WantLock(ship, enemy, true)
	s.WantTokens(ship, game.StressToken, 2)
	s.WantCharges(relay, "kalani", 2)
	s.Pass()
	s.Done()
}

func TestKalani_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		gap, x  float64
		charges int
	}{
		"beyond range 3": {301, inside, 3}, "beside the bullseye arc": {300, beside, 3},
		"no charge": {300, inside, 0},
	}, func(t *testing.T, c struct {
		gap, x  float64
		charges int
	}) {
		s, relay, _, enemy := kalani(t, c.gap, c.x)
		s.Charges(relay, "kalani", c.charges)
		s.Never(relay, "point out a target")
		s.Activate(enemy, "3 straight")
		play(s, nil, nil)
		s.Done()
	})
}

func TestKalani_NotForAnotherSide(t *testing.T) {
	s, relay, _, _ := kalani(t, 300, line+300)
	friend := s.Mine(tie, scene.At(inside, 800, 180)) // flies ahead of the ship, and of an enemy
	s.Theirs(tie, scene.At(line+10, 200, 0))
	s.Never(relay, "point out a target")
	s.Activate(friend, "3 straight")
	play(s, nil, nil)
	s.Done()
}

// data has a ship destroyed, with or without calculate on its bar; another with TA-175 is at a
// distance, and so do two more with calculate.
func data(t *testing.T, bar string, gap float64, mine bool) (s *scene.Scene, holder, at3, beyond,
	without *scene.Ship,
) {
	s = scene.Second(t)
	shooter := s.Mine(xwing, south)
	victim := s.Theirs(tie, north, scene.Damaged(2))
	x := line + 40 + gap
	holder = s.Ship(side(mine), tie, scene.At(x, 500, 180), scene.With("ta175"))
	at3 = s.Ship(side(mine), tie, scene.At(x, 500-340, 180))
	beyond = s.Ship(side(mine), tie, scene.At(x, 500+341, 180))
	without = s.Ship(side(mine), tie, scene.At(x, 400, 180))
	for _, ship := range []*scene.Ship{holder, at3, beyond} {
		s.PrintActions(ship, "calculate")
	}
	s.PrintActions(victim, bar)
	avenge(s, shooter, victim)
	return s, holder, at3, beyond, without
}

func TestTA175_SharesItsData(t *testing.T) {
	each(t, map[string]struct {
		bar  string
		gap  float64
		mine bool
		n    int
	}{
		"range 3": {"calculate", 300, false, 1}, "beyond": {"calculate", 301, false, 0},
		"no calculate": {"focus", 300, false, 0}, "an enemy": {"calculate", 300, true, 0},
	}, func(t *testing.T, c struct {
		bar  string
		gap  float64
		mine bool
		n    int
	}) {
		s, holder, at3, beyond, without := data(t, c.bar, c.gap, c.mine)
		for ship, n := range map[*scene.Ship]int{holder: c.n, at3: c.n, beyond: 0, without: 0} {
			s.WantTokens(ship, game.CalculateToken, n)
		}
		s.Done()
	})
}

// tv94 has a ship attack an enemy; another with TV-94 stands so far beside it.
func tv94(t *testing.T, gap, x float64, mine bool) (s *scene.Scene, holder, ship, target *scene.Ship) {
	s = scene.Second(t)
	holder = s.Ship(side(mine), tie, away(line-40-gap, 300), scene.With("tv94"))
	ship = s.Mine(tie, south, scene.With("dorsalturret"), scene.Tokens(game.CalculateToken, 1))
	s.Stat(ship, "attack", 2)
	s.Turret(ship, geom.FrontArc)
	return s, holder, ship, s.Theirs(tie, scene.At(x, 500, 180))
}

func TestTV94_AddsAHit(t *testing.T) {
	s, holder, ship, target := tv94(t, 300, inside, true)
	s.Attack(ship, target)
	s.Dice("hit", "blank")
	s.Use(holder, "add a hit")
	s.WantAttackDice("hit", "hit", "blank")
	s.WantTokens(ship, game.CalculateToken, 0)
	play(s, nil, nil)
	s.Done()
}

func TestTV94_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		gap, x float64
		mine   bool
		weapon string
		value  int
		spent  int
	}{
		"beyond range 3":          {301, inside, true, "primary", 2, 0},
		"beside the bullseye arc": {300, beside, true, "primary", 2, 0},
		"an enemy":                {300, inside, false, "primary", 2, 0},
		"special attack":          {300, inside, true, "dorsalturret", 2, 0},
		"three dice":              {300, inside, true, "primary", 3, 0},
		"no calculate token":      {300, inside, true, "primary", 2, 1},
	}, func(t *testing.T, c struct {
		gap, x float64
		mine   bool
		weapon string
		value  int
		spent  int
	}) {
		s, holder, ship, target := tv94(t, c.gap, c.x, c.mine)
		s.Stat(ship, "attack", c.value)
		s.Of(ship).Tokens[game.CalculateToken] -= uint8(c.spent)
		s.Tokens(holder, game.CalculateToken, 1)
		s.Never(holder, "add a hit")
		s.AttackWith(ship, c.weapon, target)
		play(s, nil, nil)
		s.Done()
	})
}
