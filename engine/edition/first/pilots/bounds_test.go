package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

// Just outside of what a pilot says: another token, another side, itself.
func TestBounds(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"chaser: a friend spends another token": func(s *scene.Scene) {
			chaser := s.Mine("chaser", beside(20))
			wing := s.Mine(academy, here, scene.Tokens(evade, 1))
			s.Attack(s.Theirs(rookie, ahead(150)), wing)
			s.Dice("hit", "hit", "blank")
			s.Dice("blank", "blank", "blank")
			s.Use(wing, "spend evade")
			s.WantTokens(chaser, focus, 0)
			rest(s)
		},
		"hobbieklivian: he spends another token": func(s *scene.Scene) {
			hobbie := s.Mine("hobbieklivian", here, scene.Tokens(stress, 1), scene.Tokens(focus, 1))
			s.Never(hobbie, "relax at a spent lock")
			s.Attack(hobbie, s.Theirs(academy, ahead(150)))
			s.Dice("focus", "blank", "blank")
			s.Use(hobbie, "spend focus")
			s.WantTokens(hobbie, focus, 0)
			rest(s)
		},
		"lattsrazzi: an enemy attacks the friend that is locked": func(s *scene.Scene) {
			latts, wing := s.Mine("lattsrazzi", scene.At(600, 300, 0)), s.Mine(rookie, here)
			s.Lock(latts, wing)
			s.Never(latts, "hold it")
			s.Attack(s.Theirs(academy, ahead(150)), wing)
			rest(s)
		},
		"manaroo: not to itself": func(s *scene.Scene) { // 1e.range.self
			manaroo, wing := s.Mine("manaroo", here, scene.Tokens(focus, 1)), s.Mine(rookie, beside(60))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Engagement()
			s.Use(manaroo, "pass on")
			s.Refused(func() { s.Pick(manaroo) })
			s.Pick(wing)
			s.WantTokens(wing, focus, 1)
			rest(s)
		},
		"vizier: an enemy's maneuver": func(s *scene.Scene) {
			vizier := s.Mine("vizier", here, scene.Tokens(focus, 1))
			foe := s.Theirs(rookie, scene.At(520, 240, 0))
			s.Never(vizier, "pass a token")
			s.Activate(foe, "1 straight")
			s.WantTokens(vizier, focus, 1)
			rest(s)
		},
		"elloasty: under stress": func(s *scene.Scene) {
			ello := s.Mine("elloasty", here, scene.Tokens(stress, 1))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ello, "treat it as white")
			s.Reveal(ello, "3 tallon left")
			rest(s)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			s.Done()
		})
	}
}
