package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestHalliObas(t *testing.T) {
	const id, ability = "halliobas-wat1", "shed a token"
	fight := func(attacks bool, gap float64, charges int, options ...scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me, tie := s.Mine(id, append(options, here)...), s.Theirs("academypilot", ahead(150))
			s.Mine("academypilot", beside(gap))
			s.Charges(me, id, charges)
			if attacks {
				s.Attack(me, tie)
			} else {
				s.Attack(tie, me)
			}
			return me
		}
	}
	strain, tractor := scene.Tokens(game.StrainToken, 1), scene.Tokens(game.TractorToken, 1)
	offered(t, ability, "blank",
		situation{"attacking", true, fight(true, 101, 1, strain)},
		situation{"defending", true, fight(false, 101, 1, tractor)},
		situation{"a friend is near", false, fight(true, 99, 1, strain)},
		situation{"a friend is near in defense", false, fight(false, 99, 1, strain)},
		situation{"without charge", false, fight(true, 101, 0, strain)},
		situation{"without token", false, fight(false, 101, 1, scene.Tokens(game.FocusToken, 1))},
		situation{"a friend attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, beside(150), strain)
			s.Attack(s.Mine("academypilot", here), s.Theirs("academypilot", ahead(150)))
			return me
		}},
	)
	s := scene.Second(t)
	me := fight(false, 101, 1, strain, tractor)(s)
	s.Use(me, ability)
	s.Choose(token(game.StrainToken))
	s.WantCharges(me, id, 0)
	s.WantTokens(me, game.StrainToken, 0)
	s.WantTokens(me, game.TractorToken, 1)
	playOut(s)
}

func TestGeneralGrievous(t *testing.T) {
	attack := func(weapon string, heading float64) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("generalgrievous", here, scene.With("ioncannonturret", "protontorpedoes"))
			tie := s.Theirs("academypilot", scene.At(457, 450, heading))
			s.Lock(me, tie)
			s.AttackWith(me, weapon, tie)
			return me
		}
	}
	offered(t, "reroll", "blank",
		situation{"from behind", true, attack("primary", 0)},
		situation{"in the defender's firing arc", false, attack("primary", 180)},
		situation{"a special weapon", false, attack("protontorpedoes", 0)},
	)
	s := scene.Second(t)
	me := attack("primary", 0)(s)
	s.Dice("blank", "blank", "blank")
	s.Use(me, "reroll")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("hit", "hit")
	playOut(s)
}

func TestWatTambor(t *testing.T) {
	calculating := scene.Tokens(game.CalculateToken, 1)
	// The target is at 457, 490.
	attack := func(weapon string, gap float64, friend ...scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("wattambor", here, scene.With("protontorpedoes"))
			s.Mine("academypilot", append(friend, besideTarget(gap))...)
			tie := s.Theirs("academypilot", ahead(150))
			s.Lock(me, tie)
			s.AttackWith(me, weapon, tie)
			return me
		}
	}
	offered(t, "reroll", "blank",
		situation{"a calculating friend at range 1", true, attack("primary", 99, calculating)},
		situation{"at range 2", false, attack("primary", 101, calculating)},
		situation{"not calculating", false, attack("primary", 99)},
		situation{"a special weapon", false, attack("protontorpedoes", 99, calculating)},
		situation{"a calculating enemy", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("wattambor", here)
			s.Theirs("academypilot", besideTarget(50), calculating)
			s.Attack(me, s.Theirs("academypilot", ahead(150)))
			return me
		}},
		situation{"touching the target", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine("wattambor", here), s.Mine("academypilot", besideTarget(0.5), calculating)
			tie := s.Theirs("academypilot", ahead(150))
			s.Touch(friend, tie)
			s.Attack(me, tie)
			return me
		}},
	)
	s := scene.Second(t)
	s.Mine("academypilot", scene.At(417, 390, 0), calculating)
	me := attack("primary", 50, calculating)(s)
	s.Dice("blank", "blank", "blank")
	s.Use(me, "reroll")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("hit", "hit")
	playOut(s)
}

func TestCaptainSear(t *testing.T) {
	const ability = "cancel an evade"
	// The friend is at here, its target at 457+x, 490.
	attack := func(gap, x float64, tokens int, weapon string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("captainsear", beside(gap))
			friend := s.Mine("bluesquadronescort", here, scene.Tokens(game.CalculateToken, tokens),
				scene.With("protontorpedoes"))
			tie := s.Theirs("academypilot", scene.At(457+x, 490, 180))
			s.Lock(friend, tie)
			s.AttackWith(friend, weapon, tie)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Pass() // the lock
			s.Dice("evade", "evade", "blank")
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"in the bullseye", true, attack(299, 0, 1, "primary")},
		situation{"too far from him", false, attack(301, 0, 1, "primary")},
		situation{"beside the bullseye", false, attack(20, 40, 1, "primary")},
		situation{"without calculate token", false, attack(20, 0, 0, "primary")},
		situation{"a special weapon", false, attack(20, 0, 1, "protontorpedoes")},
		situation{"an enemy attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("captainsear", here)
			s.Attack(s.Theirs("academypilot", ahead(150), scene.Tokens(game.CalculateToken, 1)), me)
			s.Dice("blank", "blank")
			s.Dice("evade", "blank")
			return me
		}},
	)
	s := scene.Second(t)
	me := s.Mine("captainsear", here, scene.Tokens(game.CalculateToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(me, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Use(me, ability)
	s.Face("evade")
	s.WantTokens(me, game.CalculateToken, 0)
	s.WantDamage(tie, 1)
	s.Done()
}
