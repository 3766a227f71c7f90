package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// flanked lets a friend of Teza Nasz attack a ship at 457, 490 that faces down, with friends at
// places.
func flanked(teza float64, friends ...scene.Option) func(s *scene.Scene) *scene.Ship {
	return func(s *scene.Scene) *scene.Ship {
		me := s.Mine("tezanasz", behind(teza))
		friend := s.Mine("academypilot", here)
		for _, at := range friends {
			s.Mine("academypilot", at)
		}
		s.Attack(friend, s.Theirs("bluesquadronescort", ahead(150)))
		return me
	}
}

func TestTezaNasz(t *testing.T) {
	left, right := scene.At(600, 490, 0), scene.At(310, 490, 0)
	offered(t, "close in", "blank",
		situation{"on both sides", true, flanked(199, left, right)},
		situation{"too far from the attacker", false, flanked(201, left, right)},
		situation{"only on the left", false, flanked(20, left)},
		situation{"only on the right", false, flanked(20, right)},
		situation{"in front and behind", false, flanked(20, scene.At(457, 600, 0), scene.At(457, 400, 0))},
		situation{"an enemy on the left", false, func(s *scene.Scene) *scene.Ship {
			s.Theirs("academypilot", left)
			return flanked(20, right)(s)
		}},
		situation{"an enemy on the right", false, func(s *scene.Scene) *scene.Ship {
			s.Theirs("academypilot", right)
			return flanked(20, left)(s)
		}},
		situation{"an enemy attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Theirs("tezanasz", behind(20))
			s.Mine("academypilot", left)
			s.Mine("academypilot", right)
			s.Attack(s.Mine("academypilot", here), s.Theirs("bluesquadronescort", ahead(150)))
			return me
		}},
		situation{"her own attack", true, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("tezanasz", here)
			s.Mine("academypilot", left)
			s.Mine("academypilot", right)
			s.Attack(me, s.Theirs("bluesquadronescort", ahead(150)))
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := flanked(20, left, right)(s)
	s.Dice("blank", "blank")
	s.Use(me, "close in")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	playOut(s)
}

func TestAftabAckbar(t *testing.T) {
	nobody := func(*scene.Scene) {}
	acts := func(a game.Action, name string, tokens int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("aftabackbar", here, stress(tokens))
			s.Perform(me, game.WhileStressed, a)
			s.Use(me, name)
			if a == game.BoostAction {
				s.Maneuver("1 straight")
			}
			return me
		}
	}
	offered(t, "swap stress", "blank",
		situation{"a red turn", true, flown("aftabackbar", "3 turn-left", nobody)},
		situation{"a red straight", true, flown("aftabackbar", "4 straight", nobody)},
		situation{"partially executed", true, flown("aftabackbar", "4 straight", friendAt(457, 500))},
		situation{"not basic", false, flown("aftabackbar", "5 koiogran", nobody)},
		situation{"a white maneuver", false, flown("aftabackbar", "3 bank-left", nobody, stress(1))},
		situation{"a red action", true, acts(game.BoostAction, "boost", 0)},
		situation{"a red action with stress before", false, acts(game.BoostAction, "boost", 1)},
		situation{"a white action", false, acts(game.FocusAction, "focus", 1)},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := flown("aftabackbar", "3 turn-left", nobody)(s)
	await(s, me, "swap stress")
	s.Use(me, "swap stress")
	s.WantTokens(me, game.StrainToken, 1)
	s.WantTokens(me, game.StressToken, 0)
	playOut(s)
}

func TestAftabAckbar_TwoStressTokens(t *testing.T) {
	offered(t, "swap stress", "blank", situation{"after a stressed maneuver", false,
		func(s *scene.Scene) *scene.Ship {
			me := s.Mine("aftabackbar", here)
			s.PrintDial(me, "3 straight red")
			s.Tokens(me, game.StressToken, 1)
			s.Activate(me, "3 straight")
			return me
		}})
}

func TestCaiThrenalli(t *testing.T) {
	each(t, []string{"caithrenalli", "caithrenalli-btanr2ywing"}, func(t *testing.T, id string) {
		offered(t, "through a friend", "blank",
			situation{"through a friend", true, flown(id, "3 straight", friendAt(457, 370))},
			situation{"through an enemy", false, flown(id, "3 straight", enemyAt(457, 370))},
			situation{"past a friend", false, flown(id, "3 straight", friendAt(520, 370))},
			situation{"onto a friend", false, flown(id, "3 straight", friendAt(457, 470))},
			situation{"through a friend onto an enemy", false, flown(id, "3 straight", func(s *scene.Scene) {
				friendAt(457, 370)(s)
				enemyAt(457, 470)(s)
			})},
		)
		s := scene.Second(t)
		s.Unbuilt()
		me := flown(id, "3 straight", friendAt(457, 370))(s)
		await(s, me, "through a friend")
		s.Use(me, "through a friend")
		s.NotOffered(me, "focus")
		s.Use(me, "evade")
		s.WantTokens(me, game.EvadeToken, 1)
		playOut(s)
	})
}

func TestCorusKapellim(t *testing.T) {
	engage := func(gap float64, ours bool, k game.Token) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("coruskapellim", here)
			other := s.Mine
			if !ours {
				other = s.Theirs
			}
			other("academypilot", ahead(gap), scene.Tokens(k, 1))
			s.Engage(me)
			return me
		}
	}
	offered(t, "take a token", "blank",
		situation{"an enemy ahead", true, engage(99, false, game.EvadeToken)},
		situation{"a friend ahead", true, engage(99, true, game.FocusToken)},
		situation{"too far", false, engage(101, false, game.EvadeToken)},
		situation{"another token", false, engage(50, false, game.StrainToken)},
		situation{"beside him", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("coruskapellim", here)
			s.Theirs("academypilot", beside(20), scene.Tokens(game.EvadeToken, 1))
			s.Engage(me)
			return me
		}},
	)
	s := scene.Second(t) // the arc of a turret is a firing arc, too
	me := s.Mine("coruskapellim", here, scene.With("ioncannonturret"))
	s.Turret(me, geom.RearArc)
	s.Theirs("academypilot", scene.At(457, 200, 0), scene.Tokens(game.EvadeToken, 1))
	s.Engage(me)
	s.Offered(me, "take a token")
	s.Pass()
	playOut(s)
	s = scene.Second(t)
	s.Unbuilt()
	me, tie := s.Mine("coruskapellim", here), s.Theirs("academypilot", ahead(50), scene.Tokens(game.EvadeToken, 2))
	s.Engage(me)
	s.Use(me, "take a token")
	s.Pick(tie)
	s.Choose(token(game.EvadeToken))
	s.WantTokens(me, game.EvadeToken, 1)
	s.WantTokens(tie, game.EvadeToken, 1)
	playOut(s)
}

func TestZoriiBliss(t *testing.T) {
	const ability = "do the same"
	// A ship flies to 457, 420 and acts; Zorii is beside that.
	near := func(gap float64, charges int, action string, enemy bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("zoriibliss", scene.At(497+gap, 420, 0))
			s.Charges(me, "zoriibliss", charges)
			other := s.Mine
			if enemy {
				other = s.Theirs
			}
			ship := other("academypilot", here)
			s.Activate(ship, "2 straight")
			s.Use(ship, action)
			if action == "barrel roll" {
				s.Side(geom.Left)
				s.Position(0)
			}
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"a friend at range 1", true, near(99, 1, "focus", false)},
		situation{"an enemy at range 1", true, near(99, 1, "focus", true)},
		situation{"too far", false, near(101, 1, "focus", false)},
		situation{"without charge", false, near(50, 0, "focus", false)},
		situation{"not on her bar", false, near(50, 1, "evade", false)},
		situation{"outside of the step", false, func(s *scene.Scene) *scene.Ship {
			me, ship := s.Mine("zoriibliss", beside(50)), s.Mine("academypilot", here)
			s.Perform(ship, 0, game.FocusAction)
			s.Use(ship, "focus")
			return me
		}},
	)
	s := scene.Second(t)
	me := near(50, 1, "focus", true)(s)
	s.Use(me, ability)
	s.NotOffered(me, "barrel roll")
	s.Use(me, "focus")
	s.WantCharges(me, "zoriibliss", 0)
	s.WantTokens(me, game.StressToken, 1)
	s.WantTokens(me, game.FocusToken, 1)
	playOut(s)
}

func TestWilsaTeshlo(t *testing.T) {
	attack := func(t *testing.T, result string, upgrades ...string) (*scene.Scene, *scene.Ship) {
		s := scene.Second(t)
		me := s.Mine("wilsateshlo", here)
		tie := s.Theirs("bluesquadronescort", ahead(150), scene.Shields(0), scene.With(upgrades...))
		s.Attack(me, tie)
		s.Dice(result, "blank")
		s.Dice("blank", "blank")
		return s, tie
	}
	s, tie := attack(t, "crit", "protontorpedoes")
	s.Draw("Loose Stabilizer")
	s.From(game.Only(game.Seat2))
	s.ChooseNamed("lose a charge")
	s.From(game.Nobody)
	playOut(s)
	s.WantCharges(tie, "protontorpedoes", 1)
	s.WantTokens(tie, game.StrainToken, 0)

	s, tie = attack(t, "crit", "protontorpedoes")
	s.Draw("Loose Stabilizer")
	s.ChooseNamed("gain a strain token")
	s.WantTokens(tie, game.StrainToken, 1)
	playOut(s)

	s, tie = attack(t, "crit")
	s.Draw("Loose Stabilizer")
	playOut(s)
	s.WantTokens(tie, game.StrainToken, 1)

	s, tie = attack(t, "hit")
	playOut(s)
	s.WantTokens(tie, game.StrainToken, 0)
}

func TestShasaZaro(t *testing.T) {
	defend := func(gap float64, ours bool, k game.Token) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("shasazaro", here, scene.Tokens(k, 1))
			other := s.Mine
			if !ours {
				other = s.Theirs
			}
			other("academypilot", behind(gap))
			s.Attack(s.Theirs("academypilot", ahead(150)), me)
			return me
		}
	}
	const ability = "match a token"
	offered(t, ability, "blank",
		situation{"a friend behind", true, defend(199, true, game.FocusToken)},
		situation{"too far", false, defend(201, true, game.FocusToken)},
		situation{"an enemy", false, defend(50, false, game.FocusToken)},
		situation{"no green token", false, defend(50, true, game.StrainToken)},
		situation{"ahead", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("shasazaro", here, scene.Tokens(game.FocusToken, 1))
			s.Mine("academypilot", scene.At(520, 350, 0))
			s.Attack(s.Theirs("academypilot", ahead(150)), me)
			return me
		}},
		situation{"attacking", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("shasazaro", here, scene.Tokens(game.FocusToken, 1))
			s.Mine("academypilot", behind(50))
			s.Attack(me, s.Theirs("academypilot", ahead(150)))
			return me
		}},
	)
	for name, k := range map[string]game.Token{"focus": game.FocusToken, "evade": game.EvadeToken,
		"calculate": game.CalculateToken, "reinforce fore": game.ReinforceFore, "reinforce aft": game.ReinforceAft} {
		s := scene.Second(t)
		me, friend := s.Mine("shasazaro", here, scene.Tokens(k, 1)), s.Mine("academypilot", behind(50))
		s.Attack(s.Theirs("academypilot", ahead(150)), me)
		await(s, me, ability)
		s.Use(me, ability)
		s.Pick(friend)
		s.ChooseNamed(name)
		s.WantTokens(friend, k, 1)
		s.WantTokens(me, k, 1)
		playOut(s)
	}
}
