package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// A pilot who is about one kind of token, ship or maneuver leaves the others alone.
func TestOthers_AreLeftAlone(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"chaser: a friend spends an evade token": func(s *scene.Scene) {
			chaser, wing := s.Mine("chaser", beside(20)), s.Mine(academy, here, scene.Tokens(evade, 1))
			s.Attack(s.Theirs(rookie, ahead(150)), wing)
			s.Dice("hit", "blank", "blank")
			s.Dice(blanks(3)...)
			s.Use(wing, "spend evade")
			rest(s)
			s.WantTokens(chaser, focus, 0)
		},
		"hobbieklivian: he spends a focus token": func(s *scene.Scene) {
			hobbie := s.Mine("hobbieklivian", here, scene.Tokens(stress, 2), scene.Tokens(focus, 1))
			s.Never(hobbie, "relax at a spent lock")
			s.Attack(hobbie, s.Theirs(academy, ahead(150)))
			s.Dice("focus", "blank", "blank")
			s.Use(hobbie, "spend focus")
			rest(s)
			s.WantTokens(hobbie, stress, 2)
		},
		"lattsrazzi: an enemy attacks whom she has locked": func(s *scene.Scene) {
			latts := s.Mine("lattsrazzi", scene.At(800, 300, 0))
			foe, other := s.Theirs(rookie, here, scene.With("r5tk")), s.Theirs(rookie, ahead(100))
			s.Lock(foe, other)
			s.Lock(latts, other)
			s.Never(latts, "hold it")
			s.Attack(foe, other)
			rest(s)
		},
		"elloasty: under stress": func(s *scene.Scene) {
			ello := s.Mine("elloasty", here, scene.Tokens(stress, 1))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ello, "treat it as white")
			s.Activate(ello, "3 tallon left")
			rest(s)
		},
		"jakefarrell: a barrel roll": func(s *scene.Scene) {
			jake := s.Mine("jakefarrell", here)
			s.Theirs(academy, ahead(400))
			s.Perform(jake, 0, game.FocusAction)
			s.Use(jake, "focus")
			s.Use(jake, "reposition")
			s.Offered(jake, "boost")
			s.Offered(jake, "barrel roll")
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
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
		})
	}
}
