package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.activation.no-revealed-maneuver
func TestRicOlie(t *testing.T) {
	const ric = "ricolie"
	torpedoes := []scene.Option{scene.With("protontorpedoes")}
	checkRolls(t, map[string]wantRolls{
		"faster, attacks":   {duel{pilot: ric, also: revealed("3 straight", "2 straight")}, 3, 3},
		"as fast, attacks":  {duel{pilot: ric, also: revealed("3 straight", "3 straight")}, 2, 3},
		"unknown, attacks":  {duel{pilot: ric, also: revealed("3 straight")}, 2, 3},
		"faster, defends":   {duel{pilot: ric, defends: true, also: revealed("3 straight", "2 straight")}, 2, 3},
		"as fast, defends":  {duel{pilot: ric, defends: true, also: revealed("3 straight", "3 straight")}, 2, 2},
		"faster, torpedoes": {duel{pilot: ric, has: torpedoes, locked: true, weapon: "protontorpedoes", also: revealed("3 straight", "2 straight")}, 4, 3},
	})
}

// unmodified checks that in an attack only the dice of one side may be modified with focus tokens,
// or those of both.
func unmodified(t *testing.T, d duel, mine, theirs bool) {
	t.Helper()
	d.has = append(d.has, focused...)
	d.enemyIs = append(d.enemyIs, focused...)
	for want, side := range map[*bool]int{&mine: 0, &theirs: 1} {
		s, me, enemy := d.begin(t)
		ship := [...]*scene.Ship{me, enemy}[side]
		if *want {
			await(s, ship, "spend focus", "f", "f")
			playOut(s)
			continue
		}
		never(s, ship, "spend focus", "f", "f")
	}
}

// 2e.component.golden-rule.cannot-is-absolute
func TestDineeEllberger(t *testing.T) {
	for _, defends := range []bool{false, true} {
		d := duel{pilot: "dineeellberger", defends: defends, also: revealed("3 straight", "3 straight")}
		unmodified(t, d, true, false)
		d.also = revealed("3 straight", "2 straight")
		unmodified(t, d, true, true)
		d.also = revealed("3 straight")
		unmodified(t, d, true, true)
		d.pilot, d.beside = "academypilot", "dineeellberger"
		d.also = func(s *scene.Scene, me, enemy *scene.Ship) {
			s.Reveal(me, "3 straight")
			s.Reveal(enemy, "3 straight")
		}
		unmodified(t, d, true, true)
	}
}

func TestLapin(t *testing.T) {
	for _, defends := range []bool{false, true} {
		unmodified(t, duel{pilot: "lapin", defends: defends, enemyIs: stressed}, true, false)
		unmodified(t, duel{pilot: "lapin", defends: defends, has: stressed}, true, true)
	}
}

const anakinN1 = "anakinskywalker-nabooroyaln1starfighter"

// 2e.action.barrel-roll.effect-not-action
func TestAnakinSkywalkerN1(t *testing.T) {
	s := scene.Second(t)
	anakin := s.Mine(anakinN1, here)
	s.Activate(anakin, "1 straight")
	s.Use(anakin, "try spinning")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.SideVerb && c.N < 0 })
	s.Position(0)
	s.WantForce(anakin, 0)
	s.WantPose(anakin, 377, 380, 0) // a roll to the left, and then the maneuver
	s.Offered(anakin, "rules: barrel roll")
	playOut(s)
	for _, pilot := range []string{anakinN1, "academypilot"} {
		s := scene.Second(t)
		anakin := s.Mine(anakinN1, beside(100), scene.Force(0))
		ship := anakin
		if pilot != anakinN1 {
			s.Force(anakin, 1)
			ship = s.Mine(pilot, here)
		}
		s.Activate(ship, "2 straight")
		never(s, anakin, "try spinning")
	}
}

// decoyed lets a TIE attack a decoyed ship with a Handmaiden at a place.
func decoyed(t *testing.T, pilot string, at scene.Option, evades int, bears bool) (s *scene.Scene, maid, queen *scene.Ship) {
	s, queen, _ = duel{pilot: pilot, has: focused, defends: true, also: func(s *scene.Scene, me, _ *scene.Ship) {
		maid = s.Mine("naboohandmaiden", at, scene.Tokens(game.EvadeToken, evades))
		if bears {
			s.Condition(me, "decoyed", maid)
		}
	}}.begin(t)
	return s, maid, queen
}

// 2e.arc.attack-arc
func TestNabooHandmaiden(t *testing.T) {
	s, maid, _ := decoyed(t, "bravoflightofficer", beside(20), 1, true)
	await(s, maid, "draw fire", "h", "f")
	s.Use(maid, "draw fire")
	s.WantTokens(maid, game.EvadeToken, 0)
	s.WantDefenseDice("blank", "focus", "evade") // another die
	playOut(s)
	s, maid, _ = decoyed(t, "bluesquadronescort", beside(20), 1, true)
	await(s, maid, "draw fire", "h", "f")
	s.Use(maid, "draw fire")
	s.Refused(func() { s.Face("evade") })
	s.Face("focus")
	playOut(s)
	for name, c := range map[string]struct {
		at     scene.Option
		evades int
		bears  bool
	}{
		"out of the attack arc": {scene.At(457, 540, 0), 1, true},
		"without evade":         {beside(20), 0, true},
		"not decoyed":           {beside(20), 1, false},
	} {
		t.Run(name, func(t *testing.T) {
			s, maid, _ := decoyed(t, "bravoflightofficer", c.at, c.evades, c.bears)
			never(s, maid, "draw fire", "h")
		})
	}
}

func TestNabooHandmaiden_Assigns(t *testing.T) {
	s := scene.Second(t)
	maid := s.Mine("naboohandmaiden")
	queen := s.Mine("bravoflightofficer")
	tie := s.Theirs("academypilot")
	s.Setup()
	s.Choose(firstPlayer)
	s.Place(maid, 457, 50, 0)
	s.Place(tie, 457, 880, 180)
	s.Place(queen, 600, 50, 0)
	s.Refused(func() { s.Pick(maid) })
	s.Refused(func() { s.Pick(tie) })
	s.Pick(queen)
	s.WantEvent(game.ConditionGained, "")
	s.Done()
}

// revealing lets a pilot attack another ship, or the other way round, after both have revealed their
// dials; without a maneuver a dial was not revealed.
func revealing(t *testing.T, id, own, other string, attacks bool,
) (s *scene.Scene, pilot, foe *scene.Ship) {
	s = unbuilt(t)
	pilot, foe = s.Mine(id, here), s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.FocusToken, 1))
	if own != "" {
		s.Reveal(pilot, own)
	}
	if other != "" {
		s.Reveal(foe, other)
	}
	if attacks {
		s.Attack(pilot, foe)
	} else {
		s.Attack(foe, pilot)
	}
	return s, pilot, foe
}

// 2e.activation.no-revealed-maneuver, 2e.activation.revealed-maneuver-persists
func TestGavynSykes(t *testing.T) {
	for _, c := range []struct {
		own, other string
		offered    bool
	}{
		{"4 straight", "3 straight", true}, {"3 straight", "3 straight", false},
		{"2 straight", "3 straight", false}, {"4 straight", "", false}, {"", "3 straight", false},
	} {
		t.Run(c.own+" against "+c.other, func(t *testing.T) {
			s, gavyn, _ := revealing(t, "gavynsykes", c.own, c.other, true)
			if !c.offered {
				s.Never(gavyn, "reroll blanks")
			}
			s.Dice("blank", "blank")
			if c.offered {
				s.Use(gavyn, "reroll blanks")
				s.Dice("hit", "blank")
				s.WantAttackDice("hit", "blank")
			}
			s.Dice(blanks(2)...)
			s.Done()

			s, gavyn, _ = revealing(t, "gavynsykes", c.own, c.other, false)
			s.Dice("hit", "hit", "blank")
			if !c.offered {
				s.Never(gavyn, "reroll blanks")
			}
			s.Dice("blank", "evade")
			if c.offered {
				s.Use(gavyn, "reroll blanks")
				s.Dice("blank")
				s.WantShields(gavyn, 1) // of two hits one is left
			}
			s.Done()
		})
	}
}

// 2e.timing.replacement
func TestEssaraTillAndRhysDallows(t *testing.T) {
	for _, c := range []struct{ pilot, partner, action string }{
		{"essaratill-wat1", "rhysdallows-wat1", "lock"},
		{"rhysdallows-wat1", "essaratill-wat1", "barrel roll"},
	} {
		for gap, offered := range map[float64]bool{0: true, 290: true, 310: false} {
			s := unbuilt(t)
			pilot, partner := s.Mine(c.pilot, here), s.Mine(c.partner, beside(gap))
			foe := s.Theirs("academypilot", scene.At(457+20+gap/2, 500, 0))
			if gap == 0 {
				s.Touch(pilot, partner)
			}
			s.Perform(partner, 0, game.FocusAction)
			s.Use(partner, "focus")
			if !offered {
				s.NotOffered(pilot, "act instead")
			} else {
				s.Use(pilot, "act instead")
				s.Use(partner, c.action)
				if c.action == "lock" {
					s.Target(foe)
					s.WantLock(partner, foe, true)
				} else {
					s.Side(geom.Right)
					s.Position(0)
				}
				s.WantTokens(partner, game.FocusToken, 0)
			}
			if q := s.State(); q.Asking {
				s.Pass() // what the partner could do instead
			}
			s.Done()
		}
		s := unbuilt(t)
		pilot, friend := s.Mine(c.pilot, here), s.Mine("academypilot", beside(50))
		s.Never(pilot, "act instead")
		s.Perform(friend, 0, game.FocusAction)
		s.Use(friend, "focus")
		s.Done()
		s = unbuilt(t) // the partner of the other side
		pilot, friend = s.Mine(c.pilot, here), s.Theirs(c.partner, beside(50))
		s.Never(pilot, "act instead")
		s.Perform(friend, 0, game.FocusAction)
		s.Use(friend, "focus")
		s.Pass() // its own ability
		s.Done()
	}
}

func TestEssaraTill_AnotherTokenOrShip(t *testing.T) {
	s := unbuilt(t)
	rhys := s.Mine("rhysdallows-wat1", here)
	s.Never(rhys, "act instead")
	s.Perform(rhys, game.AsRed, game.BoostAction)
	s.Use(rhys, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(rhys, game.StressToken, 1)
	s.Done()
	s = unbuilt(t)
	essara, wing := s.Mine("essaratill-wat1", here), s.Mine("academypilot", beside(60))
	s.Theirs("academypilot", ahead(200))
	s.Never(essara, "act instead")
	s.Perform(wing, 0, game.FocusAction)
	s.Use(wing, "focus")
	s.WantTokens(wing, game.FocusToken, 1)
	s.Done()
	s.Perform(essara, game.AsRed, game.BoostAction)
	s.Use(essara, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(essara, game.StressToken, 1)
	s.Done()
}

// An enemy in the front arc of Padmé modifies one focus result, whichever way, and other results as
// it likes.
// 2e.attack.modify.spend-own-result
func TestPadmeAmidala(t *testing.T) {
	const padme = "padmeamidala"
	calculating := []scene.Option{scene.Tokens(game.CalculateToken, 2)}
	near := func(at scene.Option, pilot string, seat game.Player) func(*scene.Scene, *scene.Ship, *scene.Ship) {
		return func(s *scene.Scene, _, _ *scene.Ship) { s.Ship(seat, pilot, at) }
	}
	for name, c := range map[string]struct {
		duel
		limit bool
	}{
		"its target":            {duel{pilot: padme}, true},
		"beside its target":     {duel{pilot: "academypilot", also: near(beside(20), padme, game.Seat1)}, true},
		"behind the enemy":      {duel{pilot: "academypilot", also: near(scene.At(457, 700, 180), padme, game.Seat1)}, true},
		"looking the other way": {duel{pilot: "academypilot", also: near(scene.At(537, 300, 180), padme, game.Seat1)}, false},
		"a friend of the enemy": {duel{pilot: "academypilot", also: near(scene.At(457, 700, 180), padme, game.Seat2)}, false},
		"without Padmé":         {duel{pilot: "academypilot"}, false},
	} {
		for _, defends := range []bool{false, true} {
			d, rolls, want := c.duel, []string{"b", "ff"}, game.Evade
			if d.enemyIs, d.defends = focused, defends; defends {
				rolls, want = []string{"ff"}, game.Hit
			}
			s, _, enemy := d.begin(t)
			await(s, enemy, "spend focus", rolls...)
			s.Use(enemy, "spend focus")
			s.Is((turned(s)[want] == 1) == c.limit, "%s: the focus token", name)
			playOut(s)
			d.enemyIs = calculating
			s, _, enemy = d.begin(t)
			await(s, enemy, "spend calculate", rolls...)
			s.Use(enemy, "spend calculate")
			s.Is(isOffered(s, enemy, "spend calculate") != c.limit, "%s: calculate again", name)
			playOut(s)
		}
	}
}

// turned returns what dice last showed after they were changed.
func turned(s *scene.Scene) game.Faces {
	var dice game.Faces
	for _, e := range s.Events() {
		if e.Kind == game.DiceChanged {
			dice = e.Dice
		}
	}
	return dice
}

// Rerolling, spending and changing one of several faces count as modifying; the friends of Padmé, and
// what others do to the enemy's dice, are free.
func TestPadmeAmidala_Means(t *testing.T) {
	beside := func(s *scene.Scene, me, enemy *scene.Ship) {
		s.Mine("padmeamidala", beside(20))
		s.Lock(enemy, me)
	}
	s, _, enemy := duel{pilot: "academypilot", defends: true, enemy: "bluesquadronescort", enemyIs: focused, also: beside}.begin(t)
	s.Dice("focus", "focus", "blank")
	s.Use(enemy, "spend lock")
	s.Number(1) // blank
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("focus", "focus")
	s.NotOffered(enemy, "spend focus")
	playOut(s)

	s, _, enemy = duel{pilot: "academypilot", defends: true, enemy: "bluesquadronescort", enemyIs: focused, also: beside}.begin(t)
	s.Dice("focus", "focus", "blank")
	s.Use(enemy, "spend lock")
	s.Number(1)
	s.Number(0)
	s.Dice("focus")
	s.Use(enemy, "spend focus")
	s.WantAttackDice("hit", "focus", "focus")
	playOut(s)

	evading := []scene.Option{scene.Tokens(game.EvadeToken, 2)}
	s, _, enemy = duel{pilot: "padmeamidala", enemyIs: evading}.begin(t)
	await(s, enemy, "spend evade", "h", "ff")
	s.Use(enemy, "spend evade")
	s.Face("focus")
	s.Use(enemy, "spend evade")
	s.Refused(func() { s.Face("focus") })
	s.Face("blank")
	s.Is(turned(s)[game.Evade] == 2, "a focus result and the blank")
	playOut(s)

	s, me, _ := duel{pilot: "padmeamidala", has: focused}.begin(t)
	await(s, me, "spend focus", "ff")
	s.Use(me, "spend focus")
	s.Is(turned(s)[game.Hit] == 2, "her own dice")
	playOut(s)

	s, me, enemy = duel{pilot: "contrail", enemyIs: focused, also: func(s *scene.Scene, me, enemy *scene.Ship) {
		s.Mine("padmeamidala", scene.At(497+20, 300, 0))
		s.Reveal(me, "3 straight")
		s.Reveal(enemy, "3 straight")
	}}.begin(t)
	await(s, me, "change a focus", "h", "ff")
	s.Use(me, "change a focus")
	await(s, enemy, "spend focus")
	s.Use(enemy, "spend focus")
	s.Is(turned(s)[game.Evade] == 1, "the focus result that is left")
	playOut(s)

	// Thane Kyrell spends one focus result, and may then change no other.
	s, _, enemy = duel{pilot: "padmeamidala", defends: true, enemy: "thanekyrell", enemyIs: focused,
		has: []scene.Option{scene.Damaged(1)}}.begin(t)
	await(s, enemy, "find a weakness", "ff")
	s.Use(enemy, "find a weakness")
	s.Face("focus")
	never(s, enemy, "spend focus")

	// Ezra Bridger changes up to two, here one.
	s, _, enemy = duel{pilot: "padmeamidala", defends: true, enemy: "ezrabridger",
		enemyIs: append([]scene.Option{scene.Tokens(game.FocusToken, 1)}, stressed...)}.begin(t)
	await(s, enemy, "change to hits", "ff")
	s.Use(enemy, "change to hits")
	s.Is(turned(s)[game.Hit] == 1, "one of up to two")
	never(s, enemy, "spend focus")
}
