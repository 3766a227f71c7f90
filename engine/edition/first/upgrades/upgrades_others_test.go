package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// A card that is about one kind of maneuver, action or ship leaves the others alone.
func TestOthers_AreLeftAlone(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"kananjarrus: a green maneuver": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("kananjarrus"))
			wing := s.Mine(rookie, scene.At(560, 250, 0), scene.Tokens(stress, 2))
			s.Never(ship, "calm it")
			s.Activate(wing, "1 straight")
			misses(s)
			s.WantTokens(wing, stress, 1)
		},
		"leiaorgana: she does not inspire": func(s *scene.Scene) {
			leia := s.Mine(smuggler, scene.At(200, 200, 0), with("leiaorgana"))
			wing := s.Mine(rookie, here)
			s.SetDial(wing, "4 koiogran")
			s.SetDial(leia, "1 straight")
			s.Activation()
			s.Offered(leia, "inspire")
			s.Pass()
			misses(s)
			s.WantTokens(wing, stress, 1)
		},
		"glitterstim: a defense without it": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("glitterstim"))
			s.Never(ship, "see it coming")
			s.Attack(s.Theirs(rookie, ahead(150)), ship)
			s.Dice("hit", "hit", "blank")
			s.Dice("focus", "focus", "blank")
			misses(s)
			s.WantDamage(ship, 2)
		},
		"advancedslam: the action that it gave": func(s *scene.Scene) {
			ship, foe := s.Mine("wardensquadronpilot", here, with("advancedslam")), s.Theirs(academy, scene.At(650, 500, 180))
			s.Activate(ship, "1 straight")
			s.Use(ship, "slam")
			s.Maneuver("1 straight")
			s.Use(ship, "advancedslam: act")
			s.Never(ship, "advancedslam: act")
			s.Offered(ship, "target lock")
			s.Use(ship, "focus")
			s.WantLock(ship, foe, false)
		},
		"firecontrolsystem: the defender is destroyed": func(s *scene.Scene) {
			destroys(s, "firecontrolsystem", "lock")
		},
		"darthvader: the defender is destroyed": func(s *scene.Scene) {
			destroys(s, "darthvader", "choke")
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			s.Done()
		})
	}
}

// destroys lets a ship with a card destroy another, which leaves the card's ability no one.
func destroys(s *scene.Scene, id, ability string) {
	ship, foe := s.Mine(black, here, with(id)), s.Theirs(academy, ahead(150), scene.Damaged(2))
	s.Never(ship, id+": "+ability)
	s.Attack(ship, foe)
	s.Dice("hit", "blank")
	misses(s)
	s.WantDestroyed(foe)
}

// The Emperor names one result a round, of whatever roll.
func TestEmperorPalpatine_OneRollARound(t *testing.T) {
	rolls := []func(s *scene.Scene, named func(), tie, wing, foe *scene.Ship){
		func(s *scene.Scene, named func(), tie, _, foe *scene.Ship) {
			s.Attack(tie, foe)
			named()
			s.Dice(blanks(2)...)
			misses(s)
		},
		func(s *scene.Scene, named func(), tie, _, foe *scene.Ship) {
			s.Attack(foe, tie)
			s.Dice(blanks(3)...)
			named()
			misses(s)
		},
		func(s *scene.Scene, named func(), _, wing, _ *scene.Ship) { // over an asteroid
			s.Activate(wing, "3 straight")
			named()
			misses(s)
		},
		func(s *scene.Scene, named func(), tie, _, foe *scene.Ship) {
			s.Perform(foe, 0, game.LockAction)
			s.Use(foe, "target lock")
			s.Pick(tie)
			named()
			misses(s)
		},
	}
	for i, first := range rolls {
		for j, second := range rolls {
			if i == j {
				continue
			}
			s := table(t)
			ship := s.Mine(firespray, scene.At(800, 100, 0), with("emperorpalpatine"))
			tie, wing := s.Mine(black, here, with("multispectralcamouflage")), s.Mine(black, scene.At(200, 300, 0))
			foe := s.Theirs(rookie, ahead(150))
			s.Obstacle("coreasteroid0", scene.At(200, 420, 0))
			first(s, func() {
				s.Use(ship, "name a result")
				s.ChooseNamed("Blank")
			}, tie, wing, foe)
			s.Done()
			s.Never(ship, "name a result")
			second(s, func() {}, tie, wing, foe)
			s.Done()
		}
	}
}
