package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestFennRau_NoTokensForAttackDice(t *testing.T) {
	s := table(t)
	fenn := s.Mine("fennrau-sheathipedeclassshuttle", here)
	foe := s.Theirs(rookie, ahead(150), scene.Tokens(focus, 1))
	s.Lock(foe, fenn)
	s.Engagement()
	until(s, fenn, "fennrau-sheathipedeclassshuttle: unnerve")
	s.WantTokens(fenn, stress, 1)
	s.Never(foe, "spend focus")
	s.Never(foe, "spend target lock")
	s.Weapon("primary")
	s.Pick(fenn)
	s.Dice("focus", "focus", "blank")
	rest(s)
	s.Attack(foe, fenn) // until the end of the round
	s.Dice("focus", "focus", "blank")
	rest(s)
}

// The costs of an attack and the defense of that ship are its own.
func TestFennRau_OnlyAttackDice(t *testing.T) {
	s := table(t)
	fenn, wing := s.Mine("fennrau-sheathipedeclassshuttle", here), s.Mine(rookie, beside(20))
	foe := s.Theirs("goldsquadronpilot", ahead(150), scene.Tokens(focus, 1), scene.With("protontorpedoes"))
	s.Lock(foe, fenn)
	s.Engagement()
	until(s, fenn, "fennrau-sheathipedeclassshuttle: unnerve")
	s.Weapon("protontorpedoes")
	s.Pick(fenn)
	s.WantLock(foe, fenn, false)
	rest(s)
	s.Attack(wing, foe)
	s.Dice("hit", "blank", "blank")
	s.Dice("focus")
	until(s, foe, "rules: spend focus")
	rest(s)
}

// His firing arc is behind him, too.
func TestFennRau_InHisRearArc(t *testing.T) {
	s := table(t)
	fenn := s.Mine("fennrau-sheathipedeclassshuttle", here)
	s.Theirs(rookie, scene.At(457, 150, 0))
	s.Engagement()
	until(s, fenn, "fennrau-sheathipedeclassshuttle: unnerve")
	rest(s)
}

// Nor what it spends for other dice than its own.
func TestFennRau_NotTheDefendersDice(t *testing.T) {
	s := table(t)
	fenn := s.Mine("fennrau-sheathipedeclassshuttle", here)
	foe := s.Theirs("lieutenantkestal", ahead(150), scene.Tokens(focus, 1), scene.With("r4b11"))
	s.Lock(foe, fenn)
	s.Engagement()
	until(s, fenn, "fennrau-sheathipedeclassshuttle: unnerve")
	s.Weapon("primary")
	s.Pick(fenn)
	s.Dice("hit", "hit")
	s.Dice("focus", "evade")
	s.Use(foe, "have evades rerolled")
	s.Number(1)
	s.Number(0)
	s.Dice("focus")
	s.Use(foe, "cancel blanks and focus results")
	rest(s)
}

func TestFennRau_StressedOrOutOfHisArcOrTooFar(t *testing.T) {
	for _, c := range []struct {
		at     scene.Option
		tokens int
		mine   bool
	}{{ahead(300.5), 0, false}, {ahead(150), 1, false}, {scene.At(250, 300, 90), 0, false}, {ahead(150), 0, true}} {
		s := table(t)
		fenn := s.Mine("fennrau-sheathipedeclassshuttle", here, scene.Tokens(stress, c.tokens))
		if c.mine {
			s.Mine(rookie, c.at)
			s.Theirs(academy, scene.At(100, 100, 0))
		} else {
			s.Theirs(rookie, c.at)
		}
		s.Never(fenn, "unnerve")
		s.Engagement()
		rest(s)
	}
}

func TestAP5_CalmsWhomItCoordinates(t *testing.T) {
	for tokens, offered := range map[int]bool{1: true, 0: false} {
		s := table(t)
		ap5, wing := s.Mine("ap5", here), s.Mine(rookie, beside(20), scene.Tokens(stress, tokens))
		s.Theirs(academy, scene.At(800, 800, 180))
		if !offered {
			s.Never(ap5, "calm it")
		}
		s.Perform(ap5, 0, game.CoordinateAction)
		s.Use(ap5, "coordinate")
		s.Pick(wing)
		if offered {
			s.Use(ap5, "calm it")
			s.WantTokens(ap5, stress, 2)
			s.WantTokens(wing, stress, 0)
		}
		s.Use(wing, "focus")
		s.WantTokens(wing, focus, 1)
		s.Done()
	}
}
