package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
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
