package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestPhlacArphoccPrototype(t *testing.T) {
	const id, ability = "phlacarphoccprototype", "look at a dial"
	lay := func(locked, dial bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me, tie := s.Mine(id, here), s.Theirs("academypilot", ahead(150))
			if locked {
				s.Lock(me, tie)
			}
			if dial {
				s.SetDial(tie, "2 straight")
			}
			s.System(me)
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"locked", true, lay(true, true)},
		situation{"not locked", false, lay(false, true)},
		situation{"no dial", false, lay(true, false)},
	)
	s := scene.Second(t)
	me, tie := s.Mine(id, here), s.Theirs("academypilot", ahead(150))
	s.Lock(me, tie)
	s.SetDial(tie, "2 straight")
	s.System(me)
	s.Use(me, ability)
	s.Pick(tie)
	s.WantLock(me, tie, false)
	s.WantEvent(game.DialSeen, "")
	playOut(s)
}

func TestPhlacArphoccPrototypeCoruscant(t *testing.T) {
	ids := []string{"phlacarphoccprototype-siegeofcoruscant", "phlacarphoccprototype-siegeofcoruscant-lsl"}
	each(t, ids, func(t *testing.T, id string) {
		for _, c := range []struct {
			lay  func(s *scene.Scene)
			want int
		}{
			{enemyAt(457, 600), 1}, {enemyAt(500, 600), 0}, {enemyAt(457, 700), 0}, {friendAt(457, 600), 0},
		} {
			s := scene.Second(t)
			s.Unbuilt()
			me := s.Mine(id, here)
			c.lay(s)
			s.Theirs("academypilot", scene.At(100, 800, 0))
			s.Engagement()
			s.WantTokens(me, game.CalculateToken, c.want)
			playOut(s)
		}
	})
}

func TestVolandas(t *testing.T) {
	fly := func(maneuver string, gap float64, mine bool, about func(s *scene.Scene)) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("volandas", here)
			about(s)
			other := s.Theirs
			if mine {
				other = s.Mine
			}
			other("academypilot", scene.At(497+gap, 460, 0))
			s.Activate(me, maneuver)
			return me
		}
	}
	nobody := func(*scene.Scene) {}
	offered(t, "strain", "blank",
		situation{"a red maneuver", true, fly("3 koiogran", 99, false, nobody)},
		situation{"too far", false, fly("3 koiogran", 101, false, nobody)},
		situation{"a friend", false, fly("3 koiogran", 50, true, nobody)},
		situation{"not red", false, fly("3 straight", 50, false, nobody)},
		situation{"partially executed", false, fly("3 koiogran", 50, false, friendAt(457, 475))},
	)
	for _, removes := range []bool{true, false} {
		s := scene.Second(t)
		s.Unbuilt()
		me, tie := s.Mine("volandas", here), s.Theirs("academypilot", scene.At(547, 460, 0))
		s.Activate(me, "3 koiogran")
		await(s, me, "strain")
		s.Use(me, "strain")
		s.Pick(tie)
		s.WantTokens(tie, game.StrainToken, 1)
		if removes {
			s.ChooseNamed("remove stress")
			s.WantTokens(me, game.StressToken, 0)
		}
		playOut(s)
	}
}

func TestDIST81(t *testing.T) {
	const ability = "borrow a calculation"
	// The enemy is at 457, 490 and faces down; a friend stands somewhere.
	fight := func(attacks bool, x, y float64, tokens int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("dist81", here)
			s.Mine("academypilot", scene.At(x, y, 0), scene.Tokens(game.CalculateToken, tokens))
			tie := s.Theirs("academypilot", ahead(150))
			if attacks {
				s.Attack(me, tie)
			} else {
				s.Attack(tie, me)
			}
			return me
		}
	}
	offered(t, ability, "focus",
		situation{"attacking", true, fight(true, 550, 300, 1)},
		situation{"defending", true, fight(false, 550, 300, 1)},
		situation{"not in the enemy's firing arc", false, fight(true, 700, 490, 1)},
		situation{"without calculate token", false, fight(true, 550, 300, 0)},
		situation{"an enemy's token", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("dist81", here)
			s.Theirs("academypilot", scene.At(550, 300, 0), scene.Tokens(game.CalculateToken, 1))
			s.Attack(me, s.Theirs("academypilot", ahead(150)))
			return me
		}},
	)
	for _, attacks := range []bool{true, false} {
		s := scene.Second(t)
		me, friend := s.Mine("dist81", here), s.Mine("academypilot", scene.At(600, 300, 0), scene.Tokens(game.CalculateToken, 2))
		escort := s.Theirs("bluesquadronescort", ahead(150))
		if attacks {
			s.Attack(me, escort)
			s.Dice("focus", "focus", "blank")
		} else {
			s.Attack(escort, me)
			s.Dice("hit", "hit", "blank")
			s.Dice("focus", "focus", "blank")
		}
		s.Use(me, ability)
		s.Pick(friend)
		s.WantTokens(friend, game.CalculateToken, 1)
		if attacks {
			s.WantAttackDice("hit", "focus", "blank")
			playOut(s, "e")
		} else {
			playOut(s)
			s.WantDamage(me, 1)
		}
	}
}

func TestDIS347(t *testing.T) {
	const ability = "lock with a friend"
	ids := []string{"dis347", "dis347-siegeofcoruscant", "dis347-siegeofcoruscant-lsl"}
	each(t, ids, func(t *testing.T, id string) {
		begin := func(gap float64, locked, ours bool) func(s *scene.Scene) *scene.Ship {
			return func(s *scene.Scene) *scene.Ship {
				me, tie := s.Mine(id, here), s.Theirs("academypilot", fleeing(gap))
				locker := s.Mine("academypilot", scene.At(800, 100, 0))
				if !ours {
					locker = s.Theirs("academypilot", scene.At(800, 800, 0))
				}
				if locked {
					s.Lock(locker, tie)
				}
				s.Engagement()
				return me
			}
		}
		offered(t, ability, "blank",
			situation{"range 3", true, begin(299, true, true)}, situation{"range 1", true, begin(50, true, true)},
			situation{"beyond range 3", false, begin(301, true, true)},
			situation{"no friendly lock", false, begin(50, false, true)},
			situation{"an enemy's lock", false, begin(50, true, false)},
			situation{"range 0", false, func(s *scene.Scene) *scene.Ship {
				me, tie := s.Mine(id, here), s.Theirs("academypilot", fleeing(0.5))
				s.Touch(me, tie)
				s.Lock(s.Mine("academypilot", scene.At(800, 100, 0)), tie)
				s.Engagement()
				return me
			}},
		)
		s := scene.Second(t)
		s.Unbuilt()
		me, friend := s.Mine(id, here), s.Mine("academypilot", scene.At(800, 100, 0))
		tie, other := s.Theirs("academypilot", fleeing(50)), s.Theirs("academypilot", scene.At(600, 500, 0))
		rock := s.Obstacle("coreasteroid0", scene.At(300, 300, 0))
		s.Lock(friend, tie)
		s.LockObstacle(s.Mine("academypilot", scene.At(800, 200, 0)), rock)
		s.Engagement()
		s.Use(me, ability)
		s.Refused(func() { s.Target(other) })
		s.TargetObstacle(rock)
		s.WantLocks(me, rock.Object())
		playOut(s)
	})
}

func TestDIST81Coruscant(t *testing.T) {
	each(t, []string{"dist81-siegeofcoruscant", "dist81-siegeofcoruscant-lsl"}, func(t *testing.T, id string) {
		s := scene.Second(t)
		s.Unbuilt()
		me, tie := s.Mine(id, here), s.Theirs("academypilot", ahead(150))
		s.Attack(me, tie)
		s.Dice("blank", "blank", "focus")
		s.Use(me, "deplete for a reroll")
		s.Number(2)
		s.Number(1)
		s.Dice("blank", "blank", "blank")
		s.WantTokens(me, game.DepleteToken, 3)
		playOut(s)
		s.Attack(tie, me)
		s.Dice("blank", "blank")
		s.Dice("blank", "evade", "evade")
		s.Use(me, "strain for a reroll")
		s.Number(0)
		s.Number(2)
		s.Dice("blank", "blank")
		s.WantTokens(me, game.StrainToken, 2)
		playOut(s)
		s.WantTokens(me, game.DepleteToken, 3)
	})
}

func TestFearsomePredator_ChoosesItsPrey(t *testing.T) {
	s := scene.Second(t)
	s.Mine("fearsomepredator", here)
	tie := s.Theirs("academypilot", ahead(400))
	s.Setup()
	for s.Questions() != "" && s.Of(tie).InPlay() {
		picked := false
		for p := game.Seat1; p <= game.Seat2; p++ {
			if s.Exec().Waiting(s.State()).Has(p) {
				for _, c := range s.Exec().Ask(s.State(), p).Options() {
					picked = picked || c.Verb == game.PickVerb
				}
			}
		}
		if picked {
			break
		}
		s.Choose(firstPlayer)
	}
	s.Pick(tie)
	s.WantEvent(game.ConditionGained, "2e.condition.assigned-by-card")
	s.Done()
}

// What happens to another ship is nothing to the prey.
func TestFearfulPrey_AnotherDefends(t *testing.T) {
	s := scene.Second(t)
	predator := s.Mine("fearsomepredator", here)
	prey, other := s.Theirs("academypilot", beside(200)), s.Theirs("academypilot", ahead(150))
	s.Condition(prey, "fearfulprey", predator)
	s.Attack(predator, other)
	playOut(s)
	s.WantTokens(prey, game.StrainToken, 0)
}

func TestFearfulPrey(t *testing.T) {
	for _, c := range []struct {
		in, attacker string
		spends       bool
		prey         bool
		want         int
	}{
		{"spends nothing", "fearsomepredator", false, true, 1},
		{"spends a green token", "fearsomepredator", true, true, 0},
		{"another attacker", "colicoidinterceptor", false, true, 0},
		{"not the prey", "fearsomepredator", false, false, 0},
	} {
		t.Run(c.in, func(t *testing.T) {
			s := scene.Second(t)
			predator := s.Mine("fearsomepredator", beside(200))
			attacker := s.Mine(c.attacker, here)
			prey := s.Theirs("academypilot", ahead(150), scene.Tokens(game.EvadeToken, 1))
			if c.prey {
				s.Condition(prey, "fearfulprey", predator)
			}
			s.Attack(attacker, prey)
			s.Dice("hit", "blank", "blank")
			s.Dice("evade", "blank", "blank")
			if c.spends {
				s.Use(prey, "spend evade")
				s.Face("blank")
			}
			playOut(s)
			s.WantTokens(prey, game.StrainToken, c.want)
		})
	}
}
