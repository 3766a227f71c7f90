package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
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
		rest(s, nil, nil)
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
	s.Activate(enemy, "3 straight")
	s.Use(relay, "point out a target")
	s.Refused(func() { s.Pick(relay) })
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
		rest(s, nil, nil)
		s.Done()
	})
}

func TestKalani_NotForAnotherSide(t *testing.T) {
	s, relay, _, _ := kalani(t, 300, line+300)
	friend := s.Mine(tie, scene.At(inside, 800, 180)) // flies ahead of the ship, and of an enemy
	s.Theirs(tie, scene.At(line+10, 200, 0))
	s.Never(relay, "point out a target")
	s.Activate(friend, "3 straight")
	rest(s, nil, nil)
	s.Done()
}
