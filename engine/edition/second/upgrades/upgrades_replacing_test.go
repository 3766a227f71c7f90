package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestJynErso(t *testing.T) {
	each(t, map[string]struct {
		gap     float64
		action  string
		offered bool
	}{"near": {298, "focus", true}, "far": {302, "focus", false}, "evade": {100, "evade", false}},
		func(t *testing.T, c struct {
			gap     float64
			action  string
			offered bool
		}) {
			s := scene.Second(t)
			jyn := s.Mine(xwing, south, scene.With("jynerso"))
			friend := s.Mine(tie, scene.At(line+40+c.gap, 300, 0))
			if !c.offered {
				s.Never(jyn, "evade instead")
			}
			s.Perform(friend, 0)
			s.Use(friend, c.action)
			if c.offered {
				s.Use(jyn, "evade instead")
				s.WantTokens(friend, game.FocusToken, 0)
				s.WantTokens(friend, game.EvadeToken, 1)
			}
			s.Done()
		})
}

// 2e.timing.replacement
func TestR4P17Targeting(t *testing.T) {
	each(t, map[string]struct {
		charges int
		offered bool
	}{"a charge": {1, true}, "none": {0, false}}, func(t *testing.T, c struct {
		charges int
		offered bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r4p17-siegeofcoruscant"), scene.Shields(0))
		foe := s.Theirs(tie, scene.At(line, 560, 180))
		s.Charges(ship, "r4p17-siegeofcoruscant", c.charges)
		s.Obstacle("coreasteroid0", scene.At(line, 380, 0))
		s.Activate(ship, "2 straight")
		s.Dice("hit")
		if c.offered {
			s.Use(ship, "discard the card")
			s.Draw("Damaged Engine")
			s.WantTokens(ship, game.StrainToken, 1)
		}
		s.WantDamage(ship, map[bool]int{true: 0, false: 1}[c.offered])
		s.Done()
		s.Never(ship, "discard the card") // while it defends
		s.Charges(ship, "r4p17-siegeofcoruscant", 2)
		s.Attack(foe, ship)
		s.Dice("hit", "crit", "blank")
		s.Dice([]string{"blank", "blank"}[:s.Rolling().N]...)
		s.Draw("Damaged Engine")
		s.Done()
	})
}

func TestLeeboCrew(t *testing.T) {
	for _, id := range []string{"leebo-rsl", "leebo-swz103"} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id, "r5astromech"))
		s.Crit(ship, "Damaged Engine")
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "repair a faceup Ship card")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.DamageVerb })
		s.Use(ship, "get going")
		s.NotOffered(ship, "evade")
		s.Use(ship, "focus")
		s.WantTokens(ship, game.FocusToken, 1)
		s.Done()
	}
}
