package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Obstacles by their codes. The outlines reach about 20 mm from their middle, those of the
// debris and the gas cloud up to 30.
const (
	asteroid = "coreasteroid0"
	debris   = "vt49decimatordebris2"
	gas      = "gascloud2"
)

func TestAsteroid_DamageRoll(t *testing.T) {
	cases := []struct {
		roll     string
		y        float64 // of the asteroid; the template lies from 320 to 440
		facedown int
		crit     string
	}{
		{"hit", 380, 1, ""},
		{"blank", 380, 0, ""},
		{"focus", 380, 0, ""},
		{"crit", 380, 0, "structuraldamage"},
		{"hit", 478, 1, ""}, // only the base meets it
	}
	for _, c := range cases {
		// 2e.obstacle.asteroid.damage
		// 2e.obstacle.trigger: through it or onto it.
		t.Run(c.roll, func(t *testing.T) {
			s := scene.Second(t)
			tie := s.Mine("academypilot", scene.At(400, 300, 0))
			s.Obstacle(asteroid, scene.At(400, c.y, 0))
			s.Activate(tie, "3 straight")
			s.Dice(c.roll)
			if c.crit != "" {
				s.Draw(c.crit)
				s.WantCrit(tie, c.crit, 1)
			}
			s.WantFacedown(tie, c.facedown)
			s.Done() // 2e.obstacle.asteroid.skip-action: whatever the roll, there is no action
		})
	}
}

func TestAsteroid_BesideTheTemplate(t *testing.T) {
	// 2e.movement.path-ignored: the base sweeps over it, 12 to 20 mm from its middle line, but
	// the template does not lie on it.
	// 2e.movement.moves-through
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	s.Obstacle(asteroid, scene.At(430.4, 380, 0))
	s.Activate(tie, "3 straight")
	s.Use(tie, "focus")
	s.Done()
}

func TestAsteroid_UnderTheTemplate(t *testing.T) {
	// 2e.movement.moves-through: two millimeters farther in, the template is on it.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	s.Obstacle(asteroid, scene.At(426.4, 380, 0))
	s.Activate(tie, "3 straight")
	s.Dice("blank")
	s.Done()
}

func TestObstacle_NeverMakesAManeuverPartial(t *testing.T) {
	// 2e.obstacle.no-backing
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	s.Obstacle(asteroid, scene.At(400, 460, 0))
	s.Activate(tie, "3 straight")
	s.WantPose(tie, 400, 460, 0)
	s.Dice("blank")
	s.Done()
}

func TestDebris_StressAfterTheDifficulty(t *testing.T) {
	for _, had := range []int{0, 1} {
		// 2e.obstacle.debris.stress
		// 2e.obstacle.debris.stress-after-difficulty: the blue maneuver takes the old token, not
		// the new one.
		s := scene.Second(t)
		tie := s.Mine("academypilot", scene.At(400, 300, 0), scene.Tokens(game.StressToken, had))
		s.Obstacle(debris, scene.At(400, 380, 0))
		s.Activate(tie, "3 straight")
		s.WantTokens(tie, game.StressToken, 1)
		s.Dice("blank")
		s.Done()
	}
}

func TestDebris_OnlyCritsHurt(t *testing.T) {
	for _, roll := range []string{"hit", "focus", "blank", "crit"} {
		// 2e.obstacle.debris.damage
		t.Run(roll, func(t *testing.T) {
			s := scene.Second(t)
			tie := s.Mine("academypilot", scene.At(400, 300, 0))
			s.Obstacle(debris, scene.At(400, 380, 0))
			s.Activate(tie, "3 straight")
			s.Dice(roll)
			if roll == "crit" {
				s.Draw("structuraldamage")
				s.WantCrit(tie, "structuraldamage", 1)
			} else {
				s.WantDamage(tie, 0)
			}
			s.Done()
		})
	}
}

func TestDebris_SkipsNoAction(t *testing.T) {
	// 2e.obstacle.debris.no-skip: who loses the stress at once performs an action.
	shake := card.Ability{Name: "shake off", When: card.AfterGain,
		If: []card.Cond{card.About(card.StressToken)},
		Do: []card.Op{card.Remove(card.Self, 1, card.StressToken)}}
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{shake}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	s.Obstacle(debris, scene.At(400, 380, 0))
	s.Activate(wedge, "3 straight")
	s.Use(wedge, "shake off")
	s.Dice("blank")
	s.Use(wedge, "focus")
	s.Done()
}

func TestGasCloud_Roll(t *testing.T) {
	for _, c := range []struct {
		roll   string
		strain int
	}{{"focus", 1}, {"hit", 1}, {"blank", 0}, {"crit", 0}} {
		// 2e.obstacle.gas.roll
		t.Run(c.roll, func(t *testing.T) {
			s := scene.Second(t)
			tie := s.Mine("academypilot", scene.At(400, 300, 0))
			s.Obstacle(gas, scene.At(400, 380, 0))
			s.Activate(tie, "3 straight")
			s.Dice(c.roll)
			s.WantTokens(tie, game.StrainToken, c.strain)
			s.WantDamage(tie, 0)
			s.Done() // 2e.obstacle.gas.skip-action
		})
	}
}

func TestObstacles_InTheOrderMet(t *testing.T) {
	// 2e.obstacle.multiple-in-order: along the template, not in the order of their codes.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	s.Obstacle(gas, scene.At(400, 420, 0))
	s.Obstacle(asteroid, scene.At(400, 340, 0))
	s.Activate(tie, "3 straight")
	s.Dice("hit")
	s.WantDamage(tie, 1)
	s.Dice("hit")
	s.WantDamage(tie, 1)
	s.WantTokens(tie, game.StrainToken, 1)
	s.Done()
}

func TestObstacles_OnceEachInAMove(t *testing.T) {
	// 2e.obstacle.once-each-per-move: this one lies under the template and under the base.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	s.Obstacle("coreasteroid5", scene.At(400, 440, 0))
	s.Activate(tie, "3 straight")
	s.Dice("blank")
	s.Done()
}

func TestObstacles_OnlyTheUsedPartOfTheTemplate(t *testing.T) {
	for _, blocked := range []bool{true, false} {
		// 2e.obstacle.partial-portion-only: the ship backs up off another and never gets there.
		s := scene.Second(t)
		tie := s.Mine("academypilot", scene.At(400, 300, 0))
		s.Obstacle(asteroid, scene.At(400, 505, 0))
		if blocked {
			s.Theirs("academypilot", scene.At(400, 505, 0))
		}
		s.Activate(tie, "5 straight")
		if !blocked {
			s.Dice("blank")
		}
		s.Done()
	}
}

func TestObstacles_WhereTheShipStartsIsFree(t *testing.T) {
	for _, c := range []struct {
		y   float64
		met bool
	}{{300, false}, {306, true}} {
		// 2e.obstacle.start-position-free: the asteroid reaches 18 mm ahead of its middle; the
		// template begins 20 mm ahead of the ship's.
		s := scene.Second(t)
		tie := s.Mine("academypilot", scene.At(400, 300, 0))
		s.Obstacle(asteroid, scene.At(400, c.y, 0))
		s.Activate(tie, "3 straight")
		if c.met {
			s.Dice("blank")
		} else {
			s.Use(tie, "focus")
		}
		s.Done()
	}
}

func TestStationary_OnAnObstacleMeetsItAgain(t *testing.T) {
	// 2e.movement.stationary.triggers-obstacle
	s := scene.Second(t)
	scout := s.Mine("bluesquadronscout", scene.At(400, 300, 0), scene.Shields(0))
	s.Obstacle(asteroid, scene.At(400, 300, 0))
	s.Activate(scout, "0 stationary")
	s.Dice("hit")
	s.WantDamage(scout, 1)
	s.Done()
}

func TestStationary_BesideAnObstacle(t *testing.T) {
	s := scene.Second(t)
	scout := s.Mine("bluesquadronscout", scene.At(400, 300, 0))
	s.Obstacle(asteroid, scene.At(400, 360, 0))
	s.Activate(scout, "0 stationary")
	s.Done()
}

func TestObstacle_GrantedActionsArePossible(t *testing.T) {
	// 2e.obstacle.granted-actions-ok
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	s.Obstacle(asteroid, scene.At(400, 460, 0))
	s.Activate(tie, "3 straight")
	s.Dice("blank")
	s.Perform(tie, 0)
	s.Use(tie, "focus")
	s.Done()
}

func TestObstacle_AttacksAtRange0(t *testing.T) {
	cases := []struct {
		name, code string
		y          float64 // of the obstacle; the ship is at 300
		attacks    bool
	}{
		{"on an asteroid", asteroid, 300, false},
		{"touching an asteroid", asteroid, 300 - 20 - 17.9, false},
		{"beside an asteroid", asteroid, 300 - 20 - 18.9, true},
		{"on a debris cloud", debris, 300, true}, // 2e.obstacle.debris.can-attack
		{"on a gas cloud", gas, 290, true},       // 2e.obstacle.gas.can-attack
	}
	for _, c := range cases {
		// 2e.obstacle.asteroid.no-attack-at-0
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			tie := s.Mine("academypilot", scene.At(400, 300, 0))
			s.Theirs("academypilot", scene.At(400, 450, 180))
			s.Obstacle(c.code, scene.At(400, c.y, 0))
			s.Engage(tie)
			s.Is(s.State().Over != c.attacks, "an attack to be possible: %v", c.attacks)
			rest(s)
			s.Done()
		})
	}
}

func TestObstacle_OnTopIsRange0(t *testing.T) {
	for _, c := range []struct {
		y float64
		n int
	}{{300, 0}, {340, 1}} {
		// 2e.range.obstacle-0
		s := scene.Second(t)
		tie := s.Mine("academypilot", scene.At(400, 300, 0))
		s.Obstacle(asteroid, scene.At(400, c.y, 0))
		rock := game.Object{Kind: game.ObstacleObject}
		got := card.RangeTo(s.Exec(), tie.ID(), rock)
		s.Is(got == c.n, "range %d, not %d", c.n, got)
		s.Done()
	}
}

func TestGasCloud_ObstructsAndChangesABlank(t *testing.T) {
	// 2e.obstacle.gas.obstruct: one more die, and one blank becomes an evade, once.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 450, 180))
	s.Obstacle(gas, scene.At(400, 375, 0))
	s.Attack(tie, foe)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank", "blank", "blank")
	s.Use(foe, "gas cloud")
	s.NotOffered(foe, "gas cloud")
	s.WantDamage(foe, 1)
	s.Done()
}

func TestAsteroid_ObstructsWithoutChangingBlanks(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 450, 180))
	s.Obstacle("coreasteroid5", scene.At(400, 375, 0))
	s.Attack(tie, foe)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank", "blank", "blank")
	s.WantDamage(foe, 2)
	s.Done()
}
