package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// bosskAttacks lets a Bossk attack with a weapon at attack range 2.
func bosskAttacks(id, weapon, attack string, faces ...string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // Pursuit Craft
		me := s.Mine(id, here, scene.With("concussionmissiles"))
		it := s.Theirs("bluesquadronescort", aheadOfLarge(150))
		s.Lock(me, it)
		return me, func() {
			s.AttackWith(me, weapon, it)
			playOn(s, me, "add hits", append([]string{attack}, faces...))
		}
	}
}

// 2e.attack.modify.added-die-is-normal
func TestBossk(t *testing.T) {
	for _, id := range []string{"bossk", "bossk-z95af4headhunter"} {
		s := scene.Second(t)
		me, play := bosskAttacks(id, "primary", "hc", "eb")(s)
		play()
		s.Use(me, "add hits")
		s.Face("crit")
		s.Is(s.State().Ships[1].Shields == 0, "2 damage")
		s.Is(s.State().Ships[1].Damage == 0, "2 damage and no more")
		playOut(s)
	}
}

func TestBossk_Otherwise(t *testing.T) {
	for _, id := range []string{"bossk", "bossk-z95af4headhunter"} {
		unoffered(t, "add hits", map[string]setting{
			id + ", no critical hit":   bosskAttacks(id, "primary", "hh", "bb"),
			id + ", it is neutralized": bosskAttacks(id, "primary", "cb", "eb"),
			id + ", with a missile":    bosskAttacks(id, "concussionmissiles", "cc", "bb"),
			id + ", defending": func(s *scene.Scene) (*scene.Ship, func()) {
				s.Unbuilt()
				me := s.Mine(id, here)
				it := s.Theirs("bluesquadronescort", aheadOfLarge(150))
				return me, func() {
					s.Attack(it, me)
					playOn(s, me, "add hits", []string{"c"})
				}
			},
		})
	}
}

// aphraEngages lets Doctor Aphra engage with a ship of a side at a distance.
func aphraEngages(side game.Player, gap float64, charges int, kind game.Token, stress int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("doctoraphra", here, scene.Tokens(kind, 1))
		s.Charges(me, "doctoraphra", charges)
		s.Ship(side, "academypilot", besideLarge(gap), scene.Tokens(game.StressToken, stress))
		return me, func() { s.Engage(me) }
	}
}

func TestDoctorAphra(t *testing.T) {
	for _, side := range []game.Player{game.Seat1, game.Seat2} {
		s := scene.Second(t)
		me, play := aphraEngages(side, 99, 3, game.ReinforceFore, 0)(s)
		s.Tokens(me, game.FocusToken, 1)
		play()
		s.Use(me, "unsettle")
		s.Choose(token(game.FocusToken))
		s.Refused(func() { s.Pick(me) })
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		s.WantCharges(me, "doctoraphra", 2)
		s.WantTokens(me, game.FocusToken, 0)
		s.WantTokens(me, game.ReinforceFore, 1)
		s.Is(s.State().Ships[1].Tokens[game.StressToken] == 1, "a stress token")
		playOut(s)
	}
}

func TestDoctorAphra_Otherwise(t *testing.T) {
	unoffered(t, "unsettle", map[string]setting{
		"too far":          aphraEngages(game.Seat2, 101, 3, game.FocusToken, 0),
		"without a charge": aphraEngages(game.Seat2, 50, 0, game.FocusToken, 0),
		"no green token":   aphraEngages(game.Seat2, 50, 3, game.StrainToken, 0),
		"stressed":         aphraEngages(game.Seat2, 50, 3, game.FocusToken, 1),
	})
}

// lattsBegins plays the start of the Engagement phase with Latts Razzi.
func lattsBegins(gap float64, locked bool) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("lattsrazzi", here)
		it := s.Theirs("academypilot", besideLarge(gap))
		other := s.Theirs("academypilot", farAway)
		if locked {
			s.Lock(me, it)
		} else {
			s.Lock(me, other)
		}
		return me, s.Engagement
	}
}

func TestLattsRazzi(t *testing.T) {
	for _, gap := range []float64{5, 99} {
		s := scene.Second(t)
		me, play := lattsBegins(gap, true)(s)
		play()
		s.Use(me, "hold it")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		s.WantLocks(me)
		s.Is(s.State().Ships[1].Tokens[game.TractorToken] == 1, "a tractor token")
		playOut(s)
	}
}

func TestLattsRazzi_Otherwise(t *testing.T) {
	unoffered(t, "hold it", map[string]setting{
		"too far":    lattsBegins(101, true),
		"touching":   lattsBegins(0, true),
		"not locked": lattsBegins(50, false),
	})
}

// moraloLeaves flies Moralo Eval 2 straight from a place with this many charges; a docked ship is with him.
func moraloLeaves(x, y, heading float64, charges int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		moralo := s.Mine("moraloeval", scene.At(x, y, heading), scene.With("houndstooth"))
		s.Mine("binayrepirate", scene.Docked(moralo))
		s.Charges(moralo, "moraloeval", charges)
		s.Theirs("academypilot", scene.At(457, 457, 0))
		return moralo, func() { s.Activate(moralo, "2 straight") }
	}
}

// 2e.flee.only-flee-triggers
func TestMoraloEval(t *testing.T) {
	s := scene.Second(t)
	moralo, play := moraloLeaves(800, 300, 90, 2)(s)
	play()
	s.Use(moralo, "slip away")
	s.WantCharges(moralo, "moraloeval", 1)
	s.Is(s.Of(moralo).InReserve() && !s.Of(moralo).Fled, "it is in reserve")
	s.NoEvent(game.ShipFled)
	playOut(s)
	s.Systems() // its passenger cannot deploy from a ship in reserve
	s.Round()
	s.Refused(func() { s.Place(moralo, 853, 457, 0) }) // 2 mm beyond range 1 of the right edge
	s.Refused(func() { s.Place(moralo, 457, 50, 0) })
	s.Refused(func() { s.Place(moralo, 60, 457, 0) })
	s.Refused(func() { s.Place(moralo, 457, 854, 0) })
	s.Place(moralo, 855, 600, 270)
	s.Is(s.Of(moralo).OnTable, "it is back")
	playOut(s)
}

func TestMoraloEval_AcrossACorner(t *testing.T) {
	for _, at := range [][2]float64{{855, 457}, {457, 855}} {
		s := scene.Second(t)
		moralo, play := moraloLeaves(800, 800, 45, 2)(s)
		play()
		s.Use(moralo, "slip away")
		playOut(s)
		s.Round()
		s.Refused(func() { s.Place(moralo, 60, 457, 0) })
		s.Place(moralo, at[0], at[1], 0)
		playOut(s)
	}
}

func TestMoraloEval_MayFlee(t *testing.T) {
	s := scene.Second(t)
	moralo, play := moraloLeaves(800, 300, 90, 2)(s)
	play()
	s.Pass()
	s.WantFled(moralo)
	playOut(s)
	unoffered(t, "slip away", map[string]setting{
		"no charge": moraloLeaves(800, 300, 90, 0),
		"it stays":  moraloLeaves(600, 300, 90, 2),
	})
}
