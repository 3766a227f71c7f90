package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// flown lets a ship fly a maneuver at here, with other ships about, and plays on to what comes after.
func flown(pilot, maneuver string, about func(s *scene.Scene), options ...scene.Option,
) func(s *scene.Scene) *scene.Ship {
	return func(s *scene.Scene) *scene.Ship {
		me := s.Mine(pilot, append(options, here)...)
		about(s)
		s.Activate(me, maneuver)
		return me
	}
}

// enemyAt puts an enemy at a place.
func enemyAt(x, y float64) func(s *scene.Scene) {
	return func(s *scene.Scene) { s.Theirs("academypilot", scene.At(x, y, 0)) }
}

// friendAt puts a friend at a place.
func friendAt(x, y float64) func(s *scene.Scene) {
	return func(s *scene.Scene) { s.Mine("academypilot", scene.At(x, y, 0)) }
}

func TestOddBall(t *testing.T) {
	for _, c := range []struct{ id, red, other string }{
		{"oddball", "3 koiogran", "3 straight"},
		{"oddball-arc170starfighter", "4 koiogran", "3 straight"},
		{"oddball-btlbywing", "4 koiogran", "2 straight"},
		{"oddball-nimbusclassvwing", "4 koiogran", "3 straight"},
	} {
		t.Run(c.id, func(t *testing.T) {
			acts := func(terms game.Terms, x, y float64, enemy bool) func(s *scene.Scene) *scene.Ship {
				return func(s *scene.Scene) *scene.Ship {
					me := s.Mine(c.id, here)
					if enemy {
						enemyAt(x, y)(s)
					} else {
						friendAt(x, y)(s)
					}
					s.Perform(me, terms, game.FocusAction)
					s.Use(me, "focus")
					return me
				}
			}
			offered(t, "acquire a lock", "blank",
				situation{"a red maneuver", true, flown(c.id, c.red, enemyAt(457, 250))},
				situation{"a maneuver that is not red", false, flown(c.id, c.other, enemyAt(457, 700))},
				situation{"partially executed", false, flown(c.id, c.red, func(s *scene.Scene) {
					friendAt(457, 475)(s)
					enemyAt(457, 700)(s)
				})},
				situation{"a red action", true, acts(game.AsRed, 457, 500, true)},
				situation{"a white action", false, acts(0, 457, 500, true)},
				situation{"beside the bullseye", false, acts(game.AsRed, 500, 500, true)},
				situation{"a friend", false, acts(game.AsRed, 457, 500, false)},
			)
			s := scene.Second(t)
			s.Unbuilt()
			me := s.Mine(c.id, here)
			tie := s.Theirs("academypilot", scene.At(457, 250, 0))
			s.Activate(me, c.red)
			await(s, me, "acquire a lock")
			s.Use(me, "acquire a lock")
			s.Pick(tie)
			s.WantLock(me, tie, true)
			playOut(s)
		})
	}
}

func TestSharaBey(t *testing.T) {
	each(t, []string{"sharabey", "sharabey-rz1awing", "sharabey-swz106"}, func(t *testing.T, id string) {
		offered(t, "add a focus", "blank",
			situation{"attacking", true, func(s *scene.Scene) *scene.Ship {
				me, tie := s.Mine(id, here), s.Theirs("academypilot", ahead(150))
				s.Lock(me, tie)
				s.Attack(me, tie)
				return me
			}},
			situation{"defending", true, func(s *scene.Scene) *scene.Ship {
				me, tie := s.Mine(id, here), s.Theirs("academypilot", ahead(150))
				s.Lock(me, tie)
				s.Attack(tie, me)
				return me
			}},
			situation{"a lock on another ship", false, func(s *scene.Scene) *scene.Ship {
				me, tie := s.Mine(id, here), s.Theirs("academypilot", ahead(150))
				s.Lock(me, s.Theirs("academypilot", scene.At(700, 700, 0)))
				s.Attack(me, tie)
				return me
			}},
			situation{"only the enemy has a lock", false, func(s *scene.Scene) *scene.Ship {
				me, tie := s.Mine(id, here), s.Theirs("academypilot", ahead(150))
				s.Lock(tie, me)
				s.Attack(tie, me)
				return me
			}},
		)
		s := scene.Second(t)
		s.Unbuilt()
		shara, tie := s.Mine(id, here), s.Theirs("academypilot", ahead(150))
		s.Lock(shara, tie)
		s.Attack(tie, shara)
		s.Dice("blank", "blank")
		await(s, shara, "add a focus")
		s.Use(shara, "add a focus")
		s.WantLock(shara, tie, false)
		playOut(s)
	})
}

func TestSharaBey_AddsAFocus(t *testing.T) {
	s := scene.Second(t)
	shara, tie := s.Mine("sharabey", here), s.Theirs("academypilot", ahead(150))
	s.Lock(shara, tie)
	s.Attack(shara, tie)
	s.Dice("hit", "blank", "blank")
	s.Use(shara, "add a focus")
	s.WantAttackDice("hit", "blank", "blank", "focus")
	s.WantLock(shara, tie, false)
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestSharaBey_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	shara := s.Mine("sharabey", here, scene.With("protontorpedoes"))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(shara, tie)
	s.AttackWith(shara, "protontorpedoes", tie)
	never(s, shara, "add a focus")
}

var wolffe = []string{"wolffe", "wolffe-siegeofcoruscant", "wolffe-siegeofcoruscant-lsl"}

// wolffeAttacks lets Wolffe attack a TIE at a place with this many charges.
func wolffeAttacks(t *testing.T, id string, charges int, at scene.Option) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine(id, here)
	tie := s.Theirs("academypilot", at)
	s.Charges(me, id, charges)
	s.Attack(me, tie)
	return s, me
}

func TestWolffe(t *testing.T) {
	each(t, wolffe, func(t *testing.T, id string) {
		s, me := wolffeAttacks(t, id, 1, scene.At(457, 500, 180))
		s.Dice("blank", "blank", "hit")
		s.Use(me, "reroll")
		s.Refused(func() { s.Number(2) })
		s.Number(1)
		s.Dice("hit")
		s.WantCharges(me, id, 0)
		s.Dice("evade", "evade", "blank")
		s.Done()

		s, me = wolffeAttacks(t, id, 0, scene.At(457, 100, 0))
		s.Use(me, "roll another die")
		s.WantCharges(me, id, 1)
		s.Dice("blank", "blank", "blank")
		s.NotOffered(me, "reroll") // in a rear arc attack
		s.Dice("blank", "blank", "blank")
		s.Done()
	})
}

func TestWolffe_Not(t *testing.T) {
	s, me := wolffeAttacks(t, "wolffe", 0, scene.At(457, 500, 180))
	s.Never(me, "roll another die")
	never(s, me, "reroll")
	s, me = wolffeAttacks(t, "wolffe", 1, scene.At(457, 100, 0))
	never(s, me, "roll another die")
}

func TestWolffe_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("wolffe", here, scene.With("protontorpedoes"))
	tie := s.Theirs("academypilot", scene.At(457, 500, 180))
	s.Lock(me, tie)
	s.AttackWith(me, "protontorpedoes", tie)
	never(s, me, "reroll")
}

// atSide puts an ARC-170 at 457, 300, where its sides begin at 487, and a friend beside it: gap is
// the distance of the bases, between 30 + 20 mm of their middles.
func atSide(gap float64) scene.Option { return scene.At(457+50+gap, 300, 0) }

func TestSinker(t *testing.T) {
	attacks := func(at scene.Option, mine bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("sinker", here)
			if mine {
				s.Attack(s.Mine("academypilot", at), s.Theirs("bluesquadronescort", scene.At(550, 500, 180)))
			} else {
				s.Attack(s.Theirs("academypilot", at), s.Mine("bluesquadronescort", scene.At(550, 500, 180)))
			}
			return me
		}
	}
	offered(t, "cover fire", "blank",
		situation{"at range 1", true, attacks(atSide(10), true)},
		situation{"on the left", true, attacks(scene.At(400, 300, 20), true)},
		situation{"at range 2", true, attacks(atSide(199), true)},
		situation{"at range 3", false, attacks(atSide(201), true)},
		situation{"ahead", false, attacks(scene.At(457, 400, 20), true)},
		situation{"behind", false, attacks(scene.At(457, 200, 10), true)},
		situation{"an enemy", false, attacks(atSide(50), false)},
		situation{"himself", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("sinker", here)
			s.Attack(me, s.Theirs("academypilot", scene.At(457, 500, 180)))
			return me
		}},
		situation{"a special weapon", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine("sinker", here), s.Mine("bluesquadronescort", atSide(50), scene.With("protontorpedoes"))
			tie := s.Theirs("academypilot", scene.At(560, 500, 180))
			s.Lock(friend, tie)
			s.AttackWith(friend, "protontorpedoes", tie)
			return me
		}},
	)
	s := scene.Second(t)
	me, friend := s.Mine("sinker", here), s.Mine("academypilot", atSide(50))
	s.Attack(friend, s.Theirs("academypilot", scene.At(560, 500, 180)))
	s.Dice("blank", "blank")
	s.Use(me, "cover fire")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

// sideFight lets a ship at a place beside another and an enemy ahead of it fight: the friend defends
// or attacks.
func sideFight(pilot string, at scene.Option, attacks, friendly bool, options ...scene.Option,
) func(s *scene.Scene) (me, enemy *scene.Ship) {
	return func(s *scene.Scene) (me, enemy *scene.Ship) {
		me = s.Mine(pilot, append(options, here)...)
		if !friendly {
			enemy = s.Theirs("academypilot", at)
			friend := s.Mine("academypilot", scene.At(560, 450, 180))
			if attacks {
				s.Attack(enemy, friend)
			} else {
				s.Attack(friend, enemy)
			}
			return me, enemy
		}
		friend := s.Mine("academypilot", at)
		enemy = s.Theirs("academypilot", scene.At(560, 450, 180))
		if attacks {
			s.Attack(friend, enemy)
		} else {
			s.Attack(enemy, friend)
		}
		return me, enemy
	}
}

// only returns the ship of a situation.
func only(f func(s *scene.Scene) (me, enemy *scene.Ship)) func(s *scene.Scene) *scene.Ship {
	return func(s *scene.Scene) *scene.Ship {
		me, _ := f(s)
		return me
	}
}

func TestJag(t *testing.T) {
	const ability = "lock the attacker"
	offered(t, ability, "blank",
		situation{"at range 1", true, only(sideFight("jag", atSide(10), false, true))},
		situation{"at range 2", true, only(sideFight("jag", atSide(199), false, true))},
		situation{"at range 3", false, only(sideFight("jag", atSide(201), false, true))},
		situation{"on the left", true, only(sideFight("jag", scene.At(400, 300, 0), false, true))},
		situation{"ahead", false, only(sideFight("jag", scene.At(457, 370, 0), false, true))},
		situation{"the friend attacks", false, only(sideFight("jag", atSide(10), true, true))},
		situation{"an enemy defends", false, only(sideFight("jag", atSide(10), false, false))},
	)
	s := scene.Second(t)
	me, tie := sideFight("jag", atSide(10), false, true)(s)
	await(s, me, ability)
	s.Use(me, ability)
	s.WantLock(me, tie, true)
	s.Done()
}

func TestJagCoruscant(t *testing.T) {
	const ability = "lock the defender"
	each(t, []string{"jag-siegeofcoruscant", "jag-siegeofcoruscant-lsl"}, func(t *testing.T, id string) {
		strained := scene.Tokens(game.StrainToken, 1)
		offered(t, ability, "blank",
			situation{"at range 1", true, only(sideFight(id, atSide(10), true, true))},
			situation{"at range 2", true, only(sideFight(id, atSide(199), true, true))},
			situation{"at range 3", false, only(sideFight(id, atSide(201), true, true))},
			situation{"on the left", true, only(sideFight(id, scene.At(400, 300, 20), true, true))},
			situation{"ahead", false, only(sideFight(id, scene.At(457, 370, 20), true, true))},
			situation{"strained", false, only(sideFight(id, atSide(10), true, true, strained))},
			situation{"the friend defends", false, only(sideFight(id, atSide(10), false, true))},
			situation{"an enemy attacks", false, only(sideFight(id, atSide(10), true, false))},
		)
		s := scene.Second(t)
		s.Unbuilt()
		me, tie := sideFight(id, atSide(10), true, true)(s)
		await(s, me, ability)
		s.Use(me, ability)
		s.WantLock(me, tie, true)
		s.Done()
	})
}

func TestJagCoruscant_Touching(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("jag-siegeofcoruscant", here)
	friend := s.Mine("academypilot", atSide(1))
	s.Touch(me, friend)
	s.Attack(friend, s.Theirs("academypilot", scene.At(510, 450, 180)))
	await(s, me, "lock the defender")
	playOut(s)
}

func TestIbtisam(t *testing.T) {
	nobody := func(*scene.Scene) {}
	offered(t, "calm down", "blank",
		situation{"stressed", true, flown("ibtisam", "3 bank-left", nobody, stress(1))},
		situation{"not stressed", false, flown("ibtisam", "3 straight", nobody)},
		situation{"partially executed", false,
			flown("ibtisam", "3 straight", friendAt(457, 480), stress(1))},
	)
	for face, want := range map[string]int{"hit": 0, "crit": 0, "focus": 1, "blank": 1} {
		s := scene.Second(t)
		me := s.Mine("ibtisam", here, stress(1))
		s.Activate(me, "3 bank-left")
		await(s, me, "calm down")
		s.Use(me, "calm down")
		s.Dice(face)
		s.WantTokens(me, game.StressToken, want)
		playOut(s)
	}
}

func TestOddBallCoruscant(t *testing.T) {
	each(t, []string{"oddball-siegeofcoruscant", "oddball-siegeofcoruscant-lsl"}, func(t *testing.T, id string) {
		acts := func(terms game.Terms, gap float64) func(s *scene.Scene) *scene.Ship {
			return func(s *scene.Scene) *scene.Ship {
				me := s.Mine(id, here)
				s.Theirs("academypilot", scene.At(507+gap, 300, 0))
				s.Perform(me, terms, game.FocusAction)
				s.Use(me, "focus")
				return me
			}
		}
		offered(t, "direct", "blank",
			situation{"a red action", true, acts(game.AsRed, 99)},
			situation{"a white action", false, acts(0, 99)},
			situation{"too far", false, acts(game.AsRed, 101)},
			situation{"a red maneuver", true, flown(id, "4 koiogran", enemyAt(600, 520))},
			situation{"a white maneuver", false, flown(id, "3 straight", enemyAt(600, 500))},
			situation{"partially executed", false, flown(id, "4 koiogran", enemyAt(457, 510))},
		)
		s := scene.Second(t)
		s.Unbuilt()
		me, tie := s.Mine(id, here), s.Theirs("academypilot", scene.At(557, 300, 0))
		friend, far := s.Mine("academypilot", scene.At(457, 645, 0)), s.Mine("academypilot", scene.At(457, 700, 0))
		s.Perform(me, game.AsRed, game.FocusAction)
		s.Use(me, "focus")
		s.Use(me, "direct")
		s.Refused(func() { s.Pick(friend) })
		s.Pick(tie)
		s.Refused(func() { s.Pick(far) })
		s.Refused(func() { s.Pick(tie) })
		s.Pick(friend)
		s.WantLock(friend, tie, true)
		playOut(s)
	})
}
