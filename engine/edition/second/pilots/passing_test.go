package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

var heraSyndullaPassing = []string{"herasyndulla-asf01bwing", "herasyndulla-rz1awing"}

// 2e.token.transfer
func TestHeraSyndulla_PassesOn(t *testing.T) {
	each(t, heraSyndullaPassing, func(t *testing.T, id string) {
		s := unbuilt(t)
		hera := s.Mine(id, beside(110), scene.Tokens(game.FocusToken, 1), scene.Tokens(game.StressToken, 1))
		friend, foe := s.Mine("bluesquadronescort", here), s.Theirs("academypilot", ahead(150))
		s.Lock(hera, foe)
		s.Attack(friend, foe)
		s.Dice("focus", "blank", "blank")
		s.Use(hera, "hand it over")
		s.Refused(func() { s.Pick(hera) }) // no red token
		s.Target(foe)
		s.WantLock(hera, foe, false)
		s.WantLock(friend, foe, true)
		s.NotOffered(hera, "hand it over")
		s.Pass()
		s.Dice("blank", "blank", "blank")
		s.Done()

		s.Attack(foe, friend)
		s.Dice("hit", "blank")
		s.Dice("focus", "blank")
		s.Use(hera, "hand it over")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.TokenVerb })
		s.WantTokens(hera, game.FocusToken, 0)
		s.Use(friend, "spend focus")
		s.WantShields(friend, 2)
		s.Done()
	})
}

func TestHeraSyndulla_PassesNothingOn(t *testing.T) {
	for name, c := range map[string]struct {
		place             scene.Option
		token             game.Token
		herself, attacked bool
	}{
		"touching":      {beside(0), game.FocusToken, false, false},
		"too far":       {beside(201), game.EvadeToken, false, true},
		"another token": {beside(150), game.CalculateToken, false, false},
		"herself":       {beside(150), game.FocusToken, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			hera := s.Mine(heraSyndullaPassing[0], c.place, scene.Tokens(c.token, 1))
			friend, foe := s.Mine("bluesquadronescort", here), s.Theirs("academypilot", ahead(150))
			s.Never(hera, "hand it over")
			switch {
			case c.herself:
				s.Attack(hera, foe)
			case c.attacked:
				s.Attack(foe, friend)
			default:
				s.Attack(friend, foe)
			}
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Done()
		})
	}
}

func TestOldTeroch(t *testing.T) {
	for name, c := range map[string]struct {
		place   scene.Option
		offered bool
		left    int
	}{
		"in its front arc": {ahead(50), true, 0}, "behind it": {scene.At(457, 390, 0), true, 1},
		"range 2": {ahead(101), false, 1}, "touching": {ahead(0), false, 1},
	} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			teroch := s.Mine("oldteroch", here, scene.Tokens(game.DisarmToken, 1))
			foe := s.Theirs("academypilot", c.place, scene.Tokens(game.FocusToken, 2),
				scene.Tokens(game.EvadeToken, 1), scene.Tokens(game.DisarmToken, 1))
			friend := s.Mine("academypilot", beside(50), scene.Tokens(game.DisarmToken, 1))
			if !c.offered {
				s.Never(teroch, "intimidate")
			}
			s.Engagement()
			if c.offered {
				s.Use(teroch, "intimidate")
				s.Refused(func() { s.Pick(friend) })
				s.Pick(foe)
			}
			s.WantTokens(foe, game.EvadeToken, c.left)
			s.WantTokens(foe, game.FocusToken, 2*c.left)
			s.WantTokens(foe, game.DisarmToken, 1)
			s.Done()
		})
	}
}

func TestManaroo(t *testing.T) {
	s := unbuilt(t)
	manaroo := s.Mine("manaroo", here, scene.Tokens(game.FocusToken, 2), scene.Tokens(game.EvadeToken, 1),
		scene.Tokens(game.StressToken, 1))
	friend, far := s.Mine("academypilot", beside(119)), s.Mine("academypilot", behind(121))
	s.Theirs("academypilot", ahead(400))
	s.Engagement()
	s.Use(manaroo, "pass on")
	s.Refused(func() { s.Pick(far) })
	s.Pick(friend)
	s.WantTokens(friend, game.FocusToken, 2)
	s.WantTokens(friend, game.EvadeToken, 1)
	s.WantTokens(friend, game.StressToken, 0)
	s.WantTokens(manaroo, game.FocusToken, 0)
	s.Pick(far) // to engage first
	s.Done()
}

func TestBoKatanKryzeSeparatist(t *testing.T) {
	for name, c := range map[string]struct {
		token   game.Token
		place   scene.Option
		charges int
		offered bool
	}{
		"red":       {game.IonToken, beside(219), 1, true},
		"orange":    {game.DisarmToken, beside(30), 1, true},
		"stress":    {game.StressToken, beside(30), 1, false},
		"green":     {game.FocusToken, beside(30), 1, false},
		"too far":   {game.JamToken, beside(221), 1, false},
		"no charge": {game.JamToken, beside(30), 0, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			bo := s.Theirs("bokatankryze-separatistalliance", here)
			ship := s.Theirs("academypilot", c.place, scene.Tokens(c.token, 1))
			s.Charges(bo, "bokatankryze-separatistalliance", c.charges)
			if !c.offered {
				s.Never(bo, "set free")
			}
			s.Activate(ship, "4 straight")
			if c.offered {
				s.Use(bo, "set free")
				s.Refused(func() { s.Choose(func(o game.Choice) bool { return o.Item == uint8(game.StressToken) }) })
				s.Choose(func(o game.Choice) bool { return o.Item == uint8(c.token) })
				s.WantTokens(ship, c.token, 0)
				s.WantTokens(ship, game.StrainToken, 1)
				s.WantCharges(bo, "bokatankryze-separatistalliance", 0)
			}
			if c.token != game.StressToken {
				s.Pass() // the action
			}
			s.Done()
		})
	}
}
