package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// faceOff lets a ship at here and an enemy at a distance fight.
func faceOff(pilot string, attacks bool, gap float64, options ...scene.Option) func(s *scene.Scene) *scene.Ship {
	return func(s *scene.Scene) *scene.Ship {
		me, tie := s.Mine(pilot, append(options, here)...), s.Theirs("academypilot", ahead(gap))
		if attacks {
			s.Attack(me, tie)
		} else {
			s.Attack(tie, me)
		}
		return me
	}
}

func TestFennRau(t *testing.T) {
	const ability = "roll another die"
	offered(t, ability, "blank",
		situation{"attacking at range 1", true, faceOff("fennrau", true, 99)},
		situation{"defending at range 1", true, faceOff("fennrau", false, 99)},
		situation{"attacking at range 2", false, faceOff("fennrau", true, 101)},
		situation{"defending at range 2", false, faceOff("fennrau", false, 101)},
		situation{"a friend attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("fennrau", beside(20))
			s.Attack(s.Mine("academypilot", here), s.Theirs("academypilot", ahead(50)))
			return me
		}},
	)
	for attacks, want := range map[bool]int{true: 5, false: 4} {
		s := scene.Second(t)
		me := faceOff("fennrau", attacks, 50)(s)
		await(s, me, ability)
		s.Use(me, ability)
		n := int(s.Rolling().N)
		s.Is(n == want, "%d dice, not %d", want, n)
		playOut(s)
	}
}

func TestFennRauOfRebels(t *testing.T) {
	const id, ability = "fennrau-fangfighter", "remove a red token"
	// The friend is at here, an enemy ahead of it.
	engage := func(gap, enemy float64, kind game.Token, mine bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			ours, theirs := s.Mine, s.Theirs
			if !mine {
				ours, theirs = theirs, ours
			}
			me := s.Mine(id, behind(gap))
			friend := ours("academypilot", here, scene.Tokens(kind, 1))
			theirs("academypilot", ahead(enemy))
			s.Engage(friend)
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"an enemy ahead at range 1", true, engage(199, 99, game.StrainToken, true)},
		situation{"at range 2", false, engage(50, 101, game.StrainToken, true)},
		situation{"the friend too far", false, engage(201, 50, game.StrainToken, true)},
		situation{"an orange token", false, engage(50, 50, game.TractorToken, true)},
		situation{"an enemy engages", false, engage(50, 50, game.StrainToken, false)},
		situation{"only a lock", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine(id, behind(50)), s.Mine("academypilot", here)
			s.Lock(s.Theirs("academypilot", ahead(50)), friend)
			s.Engage(friend)
			return me
		}},
		situation{"the enemy beside it", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine(id, behind(50)), s.Mine("academypilot", here, stress(1))
			s.Theirs("academypilot", beside(20))
			s.Engage(friend)
			return me
		}},
		situation{"a friend ahead", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine(id, behind(50)), s.Mine("academypilot", here, stress(1))
			s.Mine("academypilot", ahead(50))
			s.Engage(friend)
			return me
		}},
		situation{"at range 0", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine(id, behind(50)), s.Mine("academypilot", here, stress(1))
			s.Touch(friend, s.Theirs("academypilot", ahead(0.5)))
			s.Engage(friend)
			return me
		}},
		situation{"himself", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, here, stress(1))
			s.Theirs("academypilot", ahead(50))
			s.Engage(me)
			return me
		}},
	)
	s := scene.Second(t)
	me, friend := s.Mine(id, behind(50)), s.Mine("academypilot", here, stress(2))
	s.Theirs("academypilot", ahead(50))
	s.Engage(friend)
	s.Use(me, ability)
	s.Choose(token(game.StressToken))
	playOut(s)
	s.WantTokens(friend, game.StressToken, 1)
}

func TestBodicaVenj(t *testing.T) {
	const ability = "avenge"
	// A friend beside her at here defends against an enemy at 497, 450.
	fight := func(pilot string, options ...scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("bodicavenj", append(options, beside(20))...)
			s.Attack(s.Theirs(pilot, scene.At(497, 450, 180)), s.Mine("academypilot", here))
			return me
		}
	}
	depleted := scene.Tokens(game.DepleteToken, 1)
	offered(t, ability, "blank",
		situation{"a friend defends", true, fight("academypilot")},
		situation{"depleted", false, fight("academypilot", depleted)},
		situation{"disarmed", false, fight("academypilot", scene.Tokens(game.DisarmToken, 1))},
		situation{"she defends", false, faceOff("bodicavenj", false, 150)},
		situation{"a friend attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("bodicavenj", beside(20))
			s.Attack(s.Mine("academypilot", here), s.Theirs("academypilot", scene.At(497, 450, 180)))
			return me
		}},
		situation{"the attacker is out of her arc", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("bodicavenj", scene.At(557, 550, 0))
			s.Theirs("academypilot", scene.At(557, 750, 0))
			s.Attack(s.Theirs("academypilot", scene.At(497, 450, 180)), s.Mine("academypilot", here))
			return me
		}},
	)
	s := scene.Second(t)
	me := s.Mine("bodicavenj", beside(20), scene.With("protontorpedoes"))
	tie, other := s.Theirs("academypilot", scene.At(497, 450, 180)), s.Theirs("academypilot", scene.At(560, 450, 180))
	s.Lock(me, tie)
	s.Attack(tie, s.Mine("academypilot", here))
	await(s, me, ability)
	s.Use(me, ability)
	s.Refused(func() { s.Weapon("protontorpedoes") })
	s.Refused(func() { s.Pass() })
	s.Declare("primary", tie)
	_ = other
	s.Dice("blank", "blank", "blank")
	playOut(s)
	s.WantTokens(me, game.DepleteToken, 1)
}

func TestKadSolus(t *testing.T) {
	nobody := func(*scene.Scene) {}
	for _, c := range []struct {
		maneuver string
		about    func(s *scene.Scene)
		want     int
	}{{"4 koiogran", nobody, 2}, {"4 straight", nobody, 0}, {"4 koiogran", friendAt(457, 480), 0}} {
		s := scene.Second(t)
		me := flown("kadsolus", c.maneuver, c.about)(s)
		playOut(s)
		s.WantTokens(me, game.FocusToken, c.want)
	}
}

func TestMandalorianRoyalGuard(t *testing.T) {
	const id, ability = "mandalorianroyalguard", "shield"
	// A ship of this type defends at 457, 200 against an enemy at 457, 440 with a guard between them
	// or aside.
	defend := func(pilot string, at scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, at)
			s.Attack(s.Theirs("academypilot", scene.At(457, 440, 180)), s.Mine(pilot, scene.At(457, 200, 0)))
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"in the attack arc", true, defend("bobafett", scene.At(520, 300, 0))},
		situation{"a small ship", false, defend("academypilot", scene.At(520, 300, 0))},
		situation{"a large ship", true, defend("l337", scene.At(520, 310, 0))},
		situation{"not in the attack arc", false, defend("bobafett", scene.At(520, 480, 0))},
		situation{"an enemy defends", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, scene.At(520, 300, 0))
			s.Attack(s.Mine("academypilot", scene.At(457, 440, 180)), s.Theirs("bobafett", scene.At(457, 200, 0)))
			return me
		}},
	)
	s := scene.Second(t)
	me := s.Mine(id, scene.At(520, 300, 0))
	boba := s.Mine("bobafett", scene.At(457, 200, 0))
	s.Attack(s.Theirs("academypilot", scene.At(457, 440, 180)), boba)
	s.Dice("hit", "hit")
	s.Dice("blank", "focus")
	await(s, me, ability)
	s.Use(me, ability)
	s.Face("focus")
	s.WantTokens(me, game.DepleteToken, 1)
	s.WantTokens(me, game.StrainToken, 1)
	s.WantShields(boba, 3)
	playOut(s)
}

func TestTorPhun(t *testing.T) {
	fight := func(damage int, options ...scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("torphun", append(options, here)...)
			s.Theirs("academypilot", scene.At(520, 490, 180))
			s.Attack(me, s.Theirs("academypilot", ahead(150), scene.Damaged(damage)))
			s.Dice("hit", "blank", "blank")
			s.Dice("blank", "blank", "blank")
			return me
		}
	}
	for _, ability := range []string{"act", "attack again"} {
		offered(t, ability, "blank",
			situation{"the defender destroyed", true, fight(2, stress(1))},
			situation{"the defender alive", false, fight(1, stress(1))})
	}
	s := scene.Second(t)
	me := fight(2, stress(1))(s)
	s.Use(me, "act")
	s.Use(me, "focus")
	s.Use(me, "attack again")
	s.WantTokens(me, game.StrainToken, 2)
	s.Refused(func() { s.Pass() })
	playOut(s)
}

func TestDirkUllodin(t *testing.T) {
	const ability = "acquire a lock"
	acts := func(terms game.Terms, at func(s *scene.Scene)) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("dirkullodin", here)
			at(s)
			s.Perform(me, terms, game.FocusAction)
			s.Use(me, "focus")
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"a red action", true, acts(game.AsRed, enemyAt(457, 439))},
		situation{"a white action", false, acts(0, enemyAt(457, 439))},
		situation{"too far", false, acts(game.AsRed, enemyAt(457, 441))},
		situation{"beside him", false, acts(game.AsRed, enemyAt(557, 300))},
		situation{"a friend", false, acts(game.AsRed, friendAt(457, 400))},
		situation{"a red maneuver", true, flown("dirkullodin", "4 koiogran", enemyAt(457, 400))},
		situation{"a white maneuver", false, flown("dirkullodin", "4 straight", enemyAt(457, 580))},
		situation{"partially executed", false, flown("dirkullodin", "4 koiogran", enemyAt(457, 490))},
	)
	s := scene.Second(t)
	me, tie := s.Mine("dirkullodin", here), s.Theirs("academypilot", ahead(50))
	s.Perform(me, game.AsRed, game.FocusAction)
	s.Use(me, "focus")
	s.Use(me, ability)
	s.Pick(tie)
	s.WantLock(me, tie, true)
	playOut(s)
}

func TestClanWrenVolunteer(t *testing.T) {
	const id = "clanwrenvolunteer"
	attack := func(gap, friend float64, mine, its string, ours bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, here)
			other := s.Mine
			if !ours {
				other = s.Theirs
			}
			wing := other("academypilot", beside(friend))
			if mine != "" {
				s.Reveal(me, mine)
			}
			if its != "" {
				s.Reveal(wing, its)
			}
			s.Attack(me, s.Theirs("academypilot", ahead(gap)))
			return me
		}
	}
	offered(t, "reroll", "blank",
		situation{"the same speed", true, attack(99, 99, "3 straight", "3 bank-left", true)},
		situation{"another speed", false, attack(99, 99, "3 straight", "2 straight", true)},
		situation{"nothing revealed", false, attack(99, 99, "", "", true)},
		situation{"the friend at range 2", false, attack(99, 101, "3 straight", "3 straight", true)},
		situation{"attack range 2", false, attack(101, 50, "3 straight", "3 straight", true)},
		situation{"an enemy", false, attack(99, 50, "3 straight", "3 straight", false)},
		situation{"touching the friend", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine(id, here), s.Mine("academypilot", beside(0.5))
			s.Touch(me, friend)
			s.Reveal(me, "3 straight")
			s.Reveal(friend, "3 straight")
			s.Attack(me, s.Theirs("academypilot", ahead(50)))
			return me
		}},
	)
	s := scene.Second(t)
	me := attack(50, 50, "3 straight", "3 straight", true)(s)
	s.Dice(blanks(4)...)
	s.Use(me, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	playOut(s)
}

// 2e.attack.modify.kinds
func TestConcordiaFaceoff(t *testing.T) {
	for _, c := range []struct {
		in      string
		gap     float64
		heading float64
		want    bool
	}{{"range 1", 99, 180, true}, {"range 2", 101, 180, false}, {"in its rear arc", 50, 0, false}} {
		t.Run(c.in, func(t *testing.T) {
			s := scene.Second(t)
			fang := s.Mine("zealousrecruit", here, scene.Tokens(game.CalculateToken, 1))
			s.Attack(s.Theirs("bountyhunter", scene.At(457, 350+c.gap, c.heading)), fang)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Dice("blank", "focus", "blank")
			if c.want {
				s.Refused(func() { s.Pass() })
				s.Use(fang, "faceoff")
				s.Face("blank")
				s.WantDefenseDice("evade", "focus", "blank")
			} else {
				s.WantDefenseDice("blank", "focus", "blank")
			}
			playOut(s)
		})
	}
}

func TestConcordiaFaceoff_Attacking(t *testing.T) {
	s := scene.Second(t)
	fang := s.Mine("zealousrecruit", here)
	tie := s.Theirs("academypilot", ahead(50), scene.Tokens(game.CalculateToken, 1))
	s.Attack(fang, tie)
	s.Dice(blanks(4)...)
	s.Dice("focus", "blank", "blank")
	s.WantDefenseDice("focus", "blank", "blank")
	playOut(s)
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

func TestJoyRekkoff(t *testing.T) {
	s := unbuilt(t)
	joy := s.Mine("joyrekkoff", here, scene.With("protontorpedoes"))
	foe := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(joy, foe)
	s.Dice("hit", "hit", "hit")
	s.Use(joy, "spend a torpedo")
	s.ChooseNamed("Proton Torpedoes")
	s.WantCharges(joy, "protontorpedoes", 1)
	s.Dice("evade")
	s.WantShields(foe, 0)
	s.Done()
	s.Never(joy, "spend a torpedo")
	s.Attack(foe, joy) // another's attack
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
	s.Charges(joy, "protontorpedoes", 0)
	s.Attack(joy, foe)
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.Done()
}
