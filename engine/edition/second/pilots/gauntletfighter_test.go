package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestGarSaxon(t *testing.T) {
	const ability = "roll another die"
	// A friend at here attacks a ship ahead of it with this heading; Gar Saxon stands to its right,
	// 40 mm of him on the way to it.
	attack := func(heading, gap float64, charges int, weapon string, ours bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			mine, theirs := s.Mine, s.Theirs
			if !ours {
				mine, theirs = theirs, mine
			}
			me := s.Mine("garsaxon", scene.At(517+gap, 300, 0))
			friend := mine("bluesquadronescort", here, scene.With("protontorpedoes"))
			tie := theirs("academypilot", scene.At(457, 490, heading))
			s.Charges(me, "garsaxon", charges)
			s.Lock(friend, tie)
			s.AttackWith(friend, weapon, tie)
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"from behind", true, attack(0, 199, 1, "primary", true)},
		situation{"from ahead", false, attack(180, 50, 1, "primary", true)},
		situation{"from a side", false, attack(90, 50, 1, "primary", true)},
		situation{"too far", false, attack(0, 201, 1, "primary", true)},
		situation{"without charge", false, attack(0, 50, 0, "primary", true)},
		situation{"a special weapon", false, attack(0, 50, 1, "protontorpedoes", true)},
		situation{"an enemy attacks", false, attack(0, 50, 1, "primary", false)},
	)
	s := scene.Second(t)
	me := attack(0, 50, 2, "primary", true)(s)
	s.Use(me, ability)
	s.WantCharges(me, "garsaxon", 1)
	s.Dice(blanks(4)...)
	playOut(s)
}

func TestPreVizsla(t *testing.T) {
	const ability = "roll another die"
	attack := func(pilot string, charges int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("previzsla", here)
			s.Charges(me, "previzsla", charges)
			s.Attack(me, s.Theirs(pilot, scene.At(457, 510, 180)))
			return me
		}
	}
	// His initiative is 3.
	offered(t, ability, "blank",
		situation{"a higher initiative", true, attack("wedgeantilles", 2)},
		situation{"the same", true, attack("skakoanace", 2)},
		situation{"a lower one", false, attack("bluesquadronescort", 2)},
		situation{"1 charge", false, attack("wedgeantilles", 1)},
		situation{"defending", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("previzsla", here)
			s.Attack(s.Theirs("wedgeantilles", scene.At(457, 510, 180)), me)
			return me
		}},
	)
	s := scene.Second(t)
	me := attack("wedgeantilles", 2)(s)
	s.Use(me, ability)
	s.WantCharges(me, "previzsla", 0)
	s.Dice(blanks(4)...)
	playOut(s)
}

func TestRookKast(t *testing.T) {
	strained := scene.Tokens(game.StrainToken, 1)
	attack := func(weapon string, options ...scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("rookkast", append(options, here, scene.With("protontorpedoes"))...)
			tie := s.Theirs("academypilot", scene.At(457, 510, 180))
			s.Lock(me, tie)
			s.Engage(me)
			s.Pass() // the strain
			s.Declare(weapon, tie)
			return me
		}
	}
	offered(t, "change a result", "blank",
		situation{"strained", true, attack("primary", strained)},
		situation{"not strained", false, attack("primary")},
		situation{"a special weapon", false, attack("protontorpedoes", strained)},
	)
	for face, want := range map[string][]string{"blank": {"hit", "focus", "crit"}, "focus": {"blank", "hit", "crit"}} {
		s := scene.Second(t)
		me, tie := s.Mine("rookkast", here), s.Theirs("academypilot", scene.At(457, 510, 180))
		s.Engage(me)
		s.Use(me, "strain")
		s.WantTokens(me, game.StrainToken, 1)
		s.Declare("primary", tie)
		s.Dice("blank", "focus", "crit")
		s.Use(me, "change a result")
		s.Refused(func() { s.Face("crit") })
		s.Face(face)
		s.WantAttackDice(want...)
		s.Dice("evade", "evade", "evade")
		s.Done()
	}
}

func TestChopperInTheGauntlet(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("chopper-gauntletfighter", here)
	near, other := s.Theirs("academypilot", scene.At(518, 300, 0)), s.Theirs("academypilot", scene.At(396, 300, 0))
	far, friend := s.Theirs("academypilot", scene.At(518, 200, 0)), s.Mine("academypilot", scene.At(518, 360, 0))
	for _, ship := range []*scene.Ship{near, other, friend} {
		s.Touch(me, ship)
	}
	s.Theirs("academypilot", scene.At(457, 500, 0))
	s.Engagement()
	s.Offered(me, "attack") // it comes before anyone attacks
	s.WantTokens(near, game.JamToken, 2)
	s.WantTokens(other, game.JamToken, 2)
	s.WantTokens(far, game.JamToken, 0)
	s.WantTokens(friend, game.JamToken, 0)
	playOut(s)
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
