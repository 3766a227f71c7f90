package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Just outside of what a card says, it offers nothing.
func TestRefusals(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"sunnybounder: after a roll outside of attacks": func(s *scene.Scene) {
			sunny, foe := s.Mine("sunnybounder", here), s.Theirs(rookie, scene.At(457, 800, 180))
			s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
			s.Activate(sunny, "3 straight")
			s.Dice("hit")
			s.Use(sunny, "add a matching result")
			rest(s)
			s.Never(sunny, "add a matching result")
			s.Attack(foe, sunny)
			s.Dice("hit", "hit", "hit")
			s.Dice("focus", "focus", "focus", "focus")
		},
		"ahsokatano: not when combat is over": func(s *scene.Scene) {
			ahsoka := s.Mine("ahsokatano", here, scene.Tokens(focus, 1))
			s.Theirs(rookie, ahead(150))
			s.Engagement()
			s.Offered(ahsoka, "ahsokatano: guide")
			s.NoEvent(game.AttackDeclared)
		},
		"epsilonleader: nobody to calm": func(s *scene.Scene) {
			leader := s.Mine("epsilonleader", here)
			s.Mine(academy, beside(101), scene.Tokens(stress, 1))
			s.Theirs(rookie, scene.At(457, 800, 0), scene.Tokens(stress, 1))
			s.Never(leader, "calm them")
			s.Engagement()
			s.NoEvent(game.Used)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			rest(s)
		})
	}
}
