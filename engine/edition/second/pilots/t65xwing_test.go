package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// A TIE fighter rolls 3 defense dice, an X-wing 2 (2e.attack.step3.dice-count).
func TestWedgeAntilles(t *testing.T) {
	for name, c := range map[string]struct {
		attacks func(s *scene.Scene) (attacker, defender *scene.Ship)
		dice    int
	}{
		"attacking": {func(s *scene.Scene) (a, d *scene.Ship) { return s.Mine("wedgeantilles", here), academy(s) }, 2},
		"defending": {func(s *scene.Scene) (a, d *scene.Ship) { return academy(s), s.Mine("wedgeantilles", here) }, 2},
		"a friend": {func(s *scene.Scene) (a, d *scene.Ship) {
			s.Mine("wedgeantilles", beside(20))
			return s.Mine("bluesquadronescort", here), academy(s)
		}, 3},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			attacker, defender := c.attacks(s)
			_, dice := diceOf(s, attacker, defender, "primary")
			s.Is(dice == c.dice, "%d defense dice", c.dice)
		})
	}
}

var wedgeEndor = []string{"wedgeantilles-battleoverendor", "wedgeantilles-battleoverendor-lsl"}

func TestWedgeAntillesEndor(t *testing.T) {
	each(t, wedgeEndor, func(t *testing.T, id string) {
		for _, c := range []struct {
			attacks      bool
			dice, evades string
			focus        int
		}{{true, "hbb", "", 1}, {true, "hbb", "ebb", 0}, {false, "hb", "", 0}} {
			s := scene.Second(t)
			wedge, tie := s.Mine(id, here), academy(s)
			if c.attacks {
				s.Attack(wedge, tie)
			} else {
				s.Attack(tie, wedge)
			}
			playOn(s, nil, "", []string{c.dice, c.evades})
			s.WantTokens(wedge, game.FocusToken, c.focus)
			s.Done()
		}
	})
}

var wedgeYavin = []string{"wedgeantilles-battleofyavin", "wedgeantilles-battleofyavin-lsl"}

// 2e.arc.firing-arc-range-3
func TestWedgeAntillesYavin(t *testing.T) {
	each(t, wedgeYavin, func(t *testing.T, id string) {
		for name, c := range map[string]struct {
			wedge, friend scene.Option
			attacks       string // what the attacker, the ship in the middle, attacks with
			dice          int
		}{
			"a friend has it in its arc": {here, beside(20), "primary", 2},
			"the friend is behind it":    {here, scene.At(457, 700, 0), "primary", 3}, // he himself does not count
			"a friend attacks":           {beside(20), here, "primary", 3},
			"a torpedo":                  {here, beside(20), "protontorpedoes", 3},
		} {
			t.Run(name, func(t *testing.T) {
				s := scene.Second(t)
				attacker := s.Mine(id, c.wedge, scene.With("protontorpedoes"))
				friend, tie := s.Mine("bluesquadronescort", c.friend), academy(s)
				s.Lock(attacker, tie)
				if name == "a friend attacks" {
					attacker = friend
				}
				_, dice := diceOf(s, attacker, tie, c.attacks)
				s.Is(dice == c.dice, "%d defense dice", c.dice)
			})
		}
	})
}

var luke = []string{"lukeskywalker", "lukeskywalker-swz106", "lukeskywalker-battleofyavin",
	"lukeskywalker-battleofyavin-lsl"}

func TestLukeSkywalker(t *testing.T) {
	each(t, luke, func(t *testing.T, id string) {
		s := scene.Second(t)
		luke := s.Mine(id, here, scene.Force(0))
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(tie, luke)
		s.Use(luke, "recover Force")
		s.WantForce(luke, 1)
		s.Dice("blank", "blank")
		s.Dice("blank", "blank")
		s.Done()
	})
}

func TestLukeSkywalker_NotOffered(t *testing.T) {
	unoffered(t, "recover Force", map[string]setting{
		"full Force": func(s *scene.Scene) (*scene.Ship, func()) { // 2e.timing.cost-only-if-effect
			me, tie := s.Mine("lukeskywalker", here), academy(s)
			return me, func() { s.Attack(tie, me) }
		},
		"attacking": func(s *scene.Scene) (*scene.Ship, func()) {
			me, tie := s.Mine("lukeskywalker", here, scene.Force(0)), academy(s)
			return me, func() { s.Attack(me, tie) }
		},
		"a friend defends": func(s *scene.Scene) (*scene.Ship, func()) {
			me, tie := s.Mine("lukeskywalker", beside(20), scene.Force(0)), academy(s)
			escort := s.Mine("bluesquadronescort", here)
			return me, func() { s.Attack(tie, escort) }
		},
	})
}

// weakness begins Thane Kyrell's attack on a ship with two facedown damage cards, with a focus
// result to spend.
func weakness(t *testing.T) (s *scene.Scene, thane, escort *scene.Ship) {
	s = scene.Second(t)
	thane = s.Mine("thanekyrell", here)
	escort = s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(2))
	s.Attack(thane, escort)
	s.Dice("focus", "hit", "blank")
	return s, thane, escort
}

// 2e.attack.modify.spend-own-result, 2e.damage.expose
func TestThaneKyrell(t *testing.T) {
	s, thane, escort := weakness(t)
	s.Use(thane, "find a weakness")
	s.Face("focus")
	s.Draw("Weapons Failure")
	s.Draw("Structural Damage")
	s.ChooseNamed("Structural Damage")
	s.WantAttackDice("hit", "blank")
	s.WantCrit(escort, "Structural Damage", 1)
	s.WantFacedown(escort, 1)
	s.WantDamage(escort, 2)
	s.Dice("evade") // one die fewer
	s.Done()
}

// 2e.damage.facedown-hidden
func TestThaneKyrell_OnlyHisPlayerSees(t *testing.T) {
	s, thane, _ := weakness(t)
	s.Use(thane, "find a weakness")
	s.Face("hit")
	s.Draw("Weapons Failure")
	s.Draw("Structural Damage")
	s.ChooseNamed("Structural Damage")
	known := 0
	for i, title := range s.State().Secret[game.Seat1].Known {
		if title != 0 {
			known++
			s.Is(s.State().Cards[i].Code == 0, "the card on the table without a title")
		}
	}
	s.Is(known == 1, "Weapons Failure known to player 1, not %d cards", known)
	s.Is(s.State().Secret[game.Seat2].Known == [game.MaxDealt]uint8{}, "player 2 knows nothing")
	for _, e := range s.Events() {
		if e.Kind == game.DamageSeen {
			s.Is(e.For == game.Only(game.Seat1), "the look told to player 1 alone")
		}
	}
	s.Dice("blank")
	s.Done()
}

func TestThaneKyrell_LooksAgain(t *testing.T) {
	s, thane, escort := weakness(t)
	s.Use(thane, "find a weakness")
	s.Face("focus")
	s.Draw("Weapons Failure")
	s.Draw("Structural Damage")
	s.ChooseNamed("Structural Damage")
	s.Dice("evade")
	s.Attack(thane, escort)
	s.Dice("crit", "blank", "blank")
	s.Use(thane, "find a weakness")
	s.Face("crit")
	s.ChooseNamed("Weapons Failure") // nothing is drawn: he has seen it
	s.WantCrit(escort, "Weapons Failure", 1)
	s.WantFacedown(escort, 0)
	s.Dice("blank")
	s.Done()
}

func TestThaneKyrell_NotOffered(t *testing.T) {
	shoots := func(s *scene.Scene, attacker, victim *scene.Ship, faces ...string) func() {
		return func() { s.Attack(attacker, victim); s.Dice(faces...) }
	}
	unoffered(t, "find a weakness", map[string]setting{
		"no facedown card": func(s *scene.Scene) (*scene.Ship, func()) {
			me, victim := s.Mine("thanekyrell", here), s.Theirs("bluesquadronescort", ahead(150))
			s.Crit(victim, "Weapons Failure")
			return me, shoots(s, me, victim, "focus", "hit", "blank")
		},
		"no result to spend": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("thanekyrell", here)
			return me, shoots(s, me, s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(1)),
				"blank", "blank", "blank")
		},
		"a friend attacks": func(s *scene.Scene) (*scene.Ship, func()) {
			me, friend := s.Mine("thanekyrell", beside(20)), s.Mine("bluesquadronescort", here)
			return me, shoots(s, friend, s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(1)),
				"focus", "hit", "blank")
		},
	})
}

// 2e.token.transfer
func TestCorranHorn(t *testing.T) {
	s := scene.Second(t)
	corran := s.Mine("corranhorn-t65xwing", here)
	friend := s.Mine("bluesquadronescort", beside(20))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(corran, tie)
	s.Lock(friend, corran)
	s.Attack(corran, tie)
	s.Use(corran, "pass a lock")
	s.Pick(friend)
	s.WantLock(friend, tie, true)
	s.WantLock(friend, corran, false)
	s.WantLock(corran, tie, true)
	s.Dice("hit", "hit", "hit")
	s.Pass() // his own lock
	s.Dice("evade", "evade", "evade")
	s.Done()
}

func TestCorranHorn_NotOffered(t *testing.T) {
	unoffered(t, "pass a lock", map[string]setting{
		"without his lock": func(s *scene.Scene) (*scene.Ship, func()) {
			me, tie := s.Mine("corranhorn-t65xwing", here), academy(s)
			s.Lock(s.Mine("bluesquadronescort", beside(20)), me)
			return me, func() { s.Attack(me, tie) }
		},
		"only an enemy has locked him": func(s *scene.Scene) (*scene.Ship, func()) {
			me, tie := s.Mine("corranhorn-t65xwing", here), academy(s)
			s.Mine("bluesquadronescort", beside(20))
			s.Lock(me, tie)
			s.Lock(s.Theirs("academypilot", scene.At(200, 600, 180)), me)
			return me, func() { s.Attack(me, tie) }
		},
		"a friend attacks": func(s *scene.Scene) (*scene.Ship, func()) {
			me, friend := s.Mine("corranhorn-t65xwing", beside(20)), s.Mine("bluesquadronescort", here)
			tie := academy(s)
			s.Lock(me, tie)
			s.Lock(friend, me)
			return me, func() { s.Attack(friend, tie) }
		},
	})
}

func TestWesJanson_AfterHeAttacks(t *testing.T) {
	s := scene.Second(t)
	wes := s.Mine("wesjanson", here)
	tie := s.Theirs("academypilot", ahead(150), scene.Tokens(game.EvadeToken, 1))
	s.Attack(wes, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("evade", "evade", "evade")
	s.Use(wes, "jam the defender")
	s.WantCharges(wes, "wesjanson", 0)
	s.WantTokens(tie, game.EvadeToken, 0)
	s.WantTokens(tie, game.JamToken, 0)
	s.Done()
}

func TestWesJanson_AfterHeDefends(t *testing.T) {
	s := scene.Second(t)
	wes := s.Mine("wesjanson", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, wes)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Use(wes, "jam the attacker")
	s.WantTokens(tie, game.JamToken, 1)
	s.Done()
}

func TestWesJanson_NotOffered(t *testing.T) {
	empty := func(s *scene.Scene) (*scene.Ship, func()) { // 2e.charge.none-left
		me, tie := s.Mine("wesjanson", here), academy(s)
		s.Charges(me, "wesjanson", 0)
		return me, func() { s.Attack(me, tie) }
	}
	others := func(defends bool) setting {
		return func(s *scene.Scene) (*scene.Ship, func()) {
			me, attacker := s.Mine("wesjanson", beside(20)), s.Mine("bluesquadronescort", here)
			defender := academy(s)
			if defends {
				attacker, defender = defender, attacker
			}
			return me, func() { s.Attack(attacker, defender) }
		}
	}
	unoffered(t, "jam the defender", map[string]setting{"no charge": empty, "a friend attacks": others(false)})
	unoffered(t, "jam the attacker", map[string]setting{"a friend defends": others(true)})
}
