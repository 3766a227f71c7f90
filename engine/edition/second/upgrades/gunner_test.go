package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestBT1_CritPerStressToken(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("bt1"))
	target := s.Theirs(tie, north, scene.Tokens(game.StressToken, 2))
	s.Attack(ship, target)
	s.Dice("hit", "hit", "hit")
	s.Use(ship, "change hits to crits")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.WantAttackDice("hit", "crit", "crit")
	s.Dice("evade", "evade", "evade")
	s.Done()
}

func TestBT1_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		stress int
		die    string
	}{
		"the defender is not stressed": {0, "hit"},
		"no hit":                       {1, "crit"},
	}, func(t *testing.T, c struct {
		stress int
		die    string
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("bt1"), scene.Tokens(game.StressToken, 1))
		target := s.Theirs(tie, north, scene.Tokens(game.StressToken, c.stress))
		s.Never(ship, "change hits to crits")
		s.Attack(ship, target)
		s.Dice(c.die, "blank", "blank")
		s.Dice("evade", "blank", "blank")
		s.Attack(target, ship) // and not while it defends, though it is stressed
		s.Dice("hit", "blank")
		s.Dice("evade", "blank")
		s.Done()
	})
}

func TestFifthBrother_ChangesAFocusResult(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("fifthbrother"))
	target := s.Theirs(tie, north)
	s.Attack(ship, target)
	s.Dice("focus", "focus", "blank")
	s.Use(ship, "change a focus result to a crit")
	s.WantAttackDice("blank", "focus", "crit")
	s.WantForce(ship, 0)
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestFifthBrother_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		force int
		die   string
	}{
		"no Force":        {0, "focus"},
		"no focus result": {1, "hit"},
	}, func(t *testing.T, c struct {
		force int
		die   string
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("fifthbrother"), scene.Force(c.force))
		target := s.Theirs(tie, north)
		s.Never(ship, "change a focus result to a crit")
		s.Attack(ship, target)
		s.Dice(c.die, "blank", "blank")
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

func TestHanSoloGunner_RedFocusBeforeEngaging(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("hansolo-gunner"))
	s.Engage(ship)
	s.Use(ship, "red focus")
	s.Use(ship, "focus")
	s.WantTokens(ship, game.FocusToken, 1)
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

func TestHanSoloGunner_NotOffered(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("hansolo-gunner"), scene.Tokens(game.StressToken, 1))
	friend := s.Mine(xwing, scene.At(line+100, 300, 0))
	s.Never(ship, "red focus")
	s.Engage(ship)   // 2e.action.stressed-cannot
	s.Engage(friend) // whose engagement is not his
	s.Done()
}

func TestLukeSkywalkerGunner_RotatesTheTurret(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("spicerunner", south, scene.With("lukeskywalker"))
	s.Engagement()
	s.Use(ship, "rotate the turret")
	s.ChooseNamed("rear")
	s.Is(geom.Arc(s.Of(ship).Turret) == geom.RearArc, "the turret points to the rear")
	s.WantForce(ship, 0)
	s.Done()
}

func TestLukeSkywalkerGunner_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		pilot string
		force int
	}{
		"no Force":  {"spicerunner", 0},
		"no turret": {xwing, 1},
	}, func(t *testing.T, c struct {
		pilot string
		force int
	}) {
		s := scene.Second(t)
		ship := s.Mine(c.pilot, south, scene.With("lukeskywalker"), scene.Force(c.force))
		s.Never(ship, "rotate the turret")
		s.Engagement()
		s.Done()
	})
}
