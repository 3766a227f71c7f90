package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// nextRound plays a round in which ships fly straight ahead and use nothing, and puts them back.
func nextRound(s *scene.Scene, ships ...*scene.Ship) {
	before := s.State().Ships
	for _, ship := range ships {
		s.Of(ship).Tokens = [game.NumTokens]uint8{}
	}
	s.Round()
	for _, ship := range ships {
		s.Dial(ship, "2 straight")
	}
	misses(s)
	s.Done()
	for _, ship := range ships {
		now := s.Of(ship)
		now.Pose, now.Tokens = before[ship.ID()].Pose, [game.NumTokens]uint8{}
	}
}

// What can be done once a round can be done again in the next one.
func TestOnceARound_AgainInTheNext(t *testing.T) {
	type scenes = map[string]func(s *scene.Scene) (ships []*scene.Ship, play func())
	for name, lay := range (scenes{
		"r3astromech": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, foe := s.Mine(rookie, here, with("r3astromech")), s.Theirs(academy, ahead(290))
			return []*scene.Ship{ship, foe}, func() {
				s.Attack(ship, foe)
				s.Dice("focus", "focus", "blank")
				s.Use(ship, "r3astromech: evade")
				s.Face("focus")
			}
		},
		"r5p8": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, foe := s.Mine(thug, here, with("r5p8")), s.Theirs(academy, ahead(290))
			return []*scene.Ship{ship, foe}, func() {
				s.Attack(foe, ship)
				until(s, ship, "r5p8: bite back")
			}
		},
		"r7astromech": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, foe := s.Mine(rookie, here, with("r7astromech")), s.Theirs(rookie, ahead(290))
			return []*scene.Ship{ship, foe}, func() {
				s.Lock(ship, foe)
				s.Attack(foe, ship)
				s.Dice("hit", "hit", "hit")
				s.Use(ship, "have hits rerolled")
				s.Number(3)
				s.Dice(blanks(3)...)
			}
		},
		"inspiringrecruit": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, wing := s.Mine(smuggler, large, with("inspiringrecruit")), s.Mine(rookie, scene.At(560, 250, 0))
			return []*scene.Ship{ship, wing}, func() {
				s.Tokens(wing, stress, 2)
				s.Activate(wing, "1 straight")
				s.Use(ship, "inspire")
				s.WantTokens(wing, stress, 0)
			}
		},
		"janors": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, wing := s.Mine(smuggler, large, with("janors")), s.Mine(rookie, scene.At(560, 250, 0))
			return []*scene.Ship{ship, wing}, func() {
				s.Perform(wing, 0, game.FocusAction)
				s.Use(wing, "focus")
				s.Use(ship, "cover it")
				s.WantTokens(wing, evade, 1)
			}
		},
		"kananjarrus": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, wing := s.Mine(smuggler, large, with("kananjarrus")), s.Mine(rookie, scene.At(560, 250, 0))
			return []*scene.Ship{ship, wing}, func() {
				s.Tokens(wing, stress, 1)
				s.Activate(wing, "3 bank-left")
				s.Use(ship, "calm it")
			}
		},
		"rebelcaptive": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, foe := s.Mine(rookie, here, with("rebelcaptive")), s.Theirs(academy, ahead(290))
			return []*scene.Ship{ship, foe}, func() {
				s.Attack(foe, ship)
				s.WantTokens(foe, stress, 1)
			}
		},
		"pushthelimit": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, foe := s.Mine(rookie, here, with("pushthelimit")), s.Theirs(academy, ahead(290))
			return []*scene.Ship{ship, foe}, func() {
				s.Perform(ship, 0, game.FocusAction)
				s.Use(ship, "focus")
				s.Use(ship, "push")
				s.Use(ship, "target lock")
				s.Pick(foe)
			}
		},
		"feedbackarray": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, foe := s.Mine(rookie, here, with("feedbackarray")), s.Theirs(rookie, beside(60))
			return []*scene.Ship{ship, foe}, func() {
				s.Engage(ship)
				s.Use(ship, "shock")
				s.Pick(foe)
			}
		},
		"lukeskywalker": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, foe := s.Mine(smuggler, large, with("lukeskywalker")), s.Theirs(academy, scene.At(457, 660, 180))
			return []*scene.Ship{ship, foe}, func() {
				s.Attack(ship, foe)
				until(s, ship, "lukeskywalker: attack again")
				s.Declare("primary", foe)
			}
		},
		"experimentalinterface": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship := s.Mine(black, here, scene.With("experimentalinterface", "expose"))
			return []*scene.Ship{ship}, func() {
				s.Perform(ship, 0, game.FocusAction)
				s.Use(ship, "focus")
				s.Use(ship, "act with an upgrade")
				s.ChooseNamed("Expose")
				s.Use(ship, "expose")
			}
		},
		"guidancechips": func(s *scene.Scene) ([]*scene.Ship, func()) {
			return guided(s, rookie, "guidancechips: guide to a critical hit")
		},
		"guidancechips: a weak weapon": func(s *scene.Scene) ([]*scene.Ship, func()) {
			return guided(s, "scimitarsquadronpilot", "guidancechips: guide to a hit")
		},
		"tied": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship, foe := s.Mine("deltasquadronpilot", here, scene.With("tied", "ioncannon")), s.Theirs(firespray, scene.At(457, 610, 0))
			return []*scene.Ship{ship, foe}, func() {
				s.AttackWith(ship, "ioncannon", foe)
				until(s, ship, "tied: fire the primary weapon")
				s.Declare("primary", foe)
			}
		},
		"greedo: his attacks": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship := s.Mine(firespray, large, with("greedo"))
			foe := s.Theirs(firespray, scene.At(457, 560, 0), scene.Shields(0))
			return []*scene.Ship{ship, foe}, func() { firstIsFaceup(s, ship, foe, foe) }
		},
		"greedo: attacks on him": func(s *scene.Scene) ([]*scene.Ship, func()) {
			ship := s.Mine(firespray, large, with("greedo"), scene.Shields(0))
			foe := s.Theirs(firespray, scene.At(457, 60, 0))
			return []*scene.Ship{ship, foe}, func() { firstIsFaceup(s, foe, ship, ship) }
		},
	}) {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ships, play := lay(s)
			ships = append(ships, s.Theirs("royalguardpilot", scene.At(800, 100, 0)))
			for i := range 2 {
				if i > 0 {
					nextRound(s, ships...)
				}
				play()
				misses(s)
				s.Done()
			}
		})
	}
}

// guided has a ship guide torpedoes that miss, which Munitions Failsafe keeps.
func guided(s *scene.Scene, pilot, ability string) ([]*scene.Ship, func()) {
	ship := s.Mine(pilot, here, scene.With("guidancechips", "munitionsfailsafe", "plasmatorpedoes"))
	foe := s.Theirs(rookie, scene.At(457, 540, 0))
	return []*scene.Ship{ship, foe}, func() {
		s.Lock(ship, foe)
		s.AttackWith(ship, "plasmatorpedoes", foe)
		s.Dice(blanks(4)...)
		s.Use(ship, ability)
		s.Face("blank")
		s.Dice("evade", "evade")
	}
}

// firstIsFaceup has a ship attack another twice: the first attack deals a card faceup, the second facedown.
func firstIsFaceup(s *scene.Scene, ship, target, hurt *scene.Ship) {
	down := int(s.Of(hurt).Facedown)
	for range 2 {
		s.Attack(ship, target)
		s.Dice(append([]string{"hit"}, blanks(int(s.Rolling().N)-1)...)...)
		misses(s)
		s.Done()
	}
	s.WantFacedown(hurt, down+1)
}
