package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// durge lets an enemy roll two hits against Durge, who has this many shields.
func durge(t *testing.T, shields int, attack, defense string) (s *scene.Scene, me *scene.Ship) {
	s, me, _ = duel{pilot: "durge", has: []scene.Option{scene.Shields(shields)}, defends: true,
		enemy: "bluesquadronescort"}.begin(t)
	return s, me
}

// 2e.timing.partial-effect-not-allowed
func TestDurge(t *testing.T) {
	s, me := durge(t, 1, "", "")
	await(s, me, "take it", "hh")
	s.Use(me, "take it")
	s.Face("hit")
	s.WantShields(me, 0)
	s.WantDamage(me, 0)
	playOut(s)
	s, me = durge(t, 0, "", "")
	await(s, me, "take it", "hh")
	s.Use(me, "take it")
	s.Face("hit")
	s.Draw("Hull Breach")
	s.WantCrit(me, "Hull Breach", 1)
	playOut(s)
}

func TestDurge_Not(t *testing.T) {
	for name, c := range map[string]struct {
		shields         int
		attack, defense string
	}{
		"enough shields": {2, "hh", ""},
		"one hit":        {0, "hc", ""},
		"evaded":         {1, "hh", "e"},
	} {
		t.Run(name, func(t *testing.T) {
			s, me := durge(t, c.shields, "", "")
			never(s, me, "take it", c.attack, c.defense)
		})
	}
	duel{pilot: "durge", has: []scene.Option{scene.Shields(0)}}.never(t, "take it", "hh")
	duel{pilot: "academypilot", beside: "durge", enemy: "bluesquadronescort", defends: true}.
		never(t, "take it", "hh")
}

func TestCadBane(t *testing.T) {
	has := []scene.Option{scene.Tokens(game.StrainToken, 1), scene.Tokens(game.TractorToken, 1),
		scene.Tokens(game.FocusToken, 1)}
	s, cad, tie := duel{pilot: "cadbane", has: has}.awaits(t, "pass it on", "h")
	s.Use(cad, "pass it on")
	s.Refused(func() { s.Choose(token(game.FocusToken)) })
	s.Choose(token(game.StrainToken))
	s.WantTokens(cad, game.StrainToken, 0)
	s.WantTokens(tie, game.StrainToken, 1)
	s.WantCharges(cad, "cadbane", 0)
	playOut(s)
	s, cad, tie = duel{pilot: "cadbane", has: has[1:]}.awaits(t, "pass it on", "h")
	s.Use(cad, "pass it on")
	s.Choose(token(game.TractorToken))
	s.WantTokens(tie, game.TractorToken, 1)
	playOut(s)
}

func TestCadBane_Not(t *testing.T) {
	strained := []scene.Option{scene.Tokens(game.StrainToken, 1)}
	for name, c := range map[string]struct {
		duel
		roll string
	}{
		"misses":   {duel{has: strained}, ""},
		"no token": {duel{has: focused, also: func(s *scene.Scene, me, enemy *scene.Ship) { s.Lock(enemy, me) }}, "h"},
		"is hit":   {duel{has: strained, defends: true}, "h"},
		"1 charge": {duel{has: strained, also: func(s *scene.Scene, me, _ *scene.Ship) { s.Charges(me, "cadbane", 1) }}, "h"},
		"a friend": {duel{pilot: "academypilot", beside: "cadbane"}, "h"},
	} {
		t.Run(name, func(t *testing.T) {
			if c.pilot == "" {
				c.pilot = "cadbane"
			}
			c.never(t, "pass it on", c.roll)
		})
	}
}

const cadSep = "cadbane-separatistalliance"

// cadWatches lets a ship destroy another at a gap from Cad Bane.
func cadWatches(t *testing.T, gap float64, charges int, roll string) (s *scene.Scene, cad *scene.Ship) {
	s = scene.Second(t)
	cad = s.Mine(cadSep, beside(gap), scene.Tokens(game.StressToken, 1))
	friend := s.Mine("academypilot", here, scene.Damaged(2))
	tie := s.Theirs("academypilot", ahead(150))
	s.Charges(cad, cadSep, charges)
	s.Attack(tie, friend)
	s.Dice(roll, "blank")
	s.Dice(blanks(3)...)
	return s, cad
}

func TestCadBaneSeparatist(t *testing.T) {
	s, cad := cadWatches(t, 299, 1, "hit")
	s.Use(cad, "act")
	s.WantCharges(cad, cadSep, 0)
	s.Use(cad, "rules: focus") // although stressed
	s.WantTokens(cad, game.FocusToken, 1)
	playOut(s)

	s = scene.Second(t) // an enemy is destroyed
	cad = s.Mine(cadSep, here)
	tie := s.Theirs("academypilot", ahead(150), scene.Damaged(2))
	s.Attack(cad, tie)
	await(s, cad, cadSep+": act", "h")
	playOut(s)
}

func TestCadBaneSeparatist_Not(t *testing.T) {
	s, cad := cadWatches(t, 301, 1, "hit")
	never(s, cad, cadSep+": act")
	s, cad = cadWatches(t, 50, 0, "hit")
	never(s, cad, cadSep+": act")
	s, cad = cadWatches(t, 50, 1, "blank")
	never(s, cad, cadSep+": act")
	s = scene.Second(t) // in another phase
	cad = s.Mine(cadSep, beside(50))
	escort := s.Mine("bluesquadronescort", here, scene.Shields(0), scene.Damaged(2))
	s.Crit(escort, "Loose Stabilizer")
	s.Activate(escort, "1 bank-left")
	never(s, cad, cadSep+": act")
}

func TestIG102(t *testing.T) {
	for _, c := range []struct {
		pilot, enemy string
		defends      bool
		offered      bool
	}{
		{"ig102", "sabersquadronace", true, true},
		{"ig102", "blacksquadronace-t70xwing", true, true},
		{"ig102", "soontirfel", true, true},
		{"ig102", "bluesquadronescort", true, false},
		{"ig102", "soontirfel", false, false},
	} {
		d := duel{pilot: c.pilot, enemy: c.enemy, defends: c.defends, has: focused}
		if !c.offered {
			d.never(t, "ig102: change a blank")
			continue
		}
		s, ig102, _ := d.awaits(t, "ig102: change a blank", "h")
		s.Use(ig102, "ig102")
		s.WantDefenseDice("focus", "blank")
		playOut(s)
		d.never(t, "ig102: change a blank", "h", "ee")
	}
	duel{pilot: "academypilot", enemy: "soontirfel", defends: true, beside: "ig102"}.
		never(t, "ig102: change a blank")
}

func TestIG111(t *testing.T) {
	s, ig111, tie := duel{pilot: "ig111"}.awaits(t, "graze a ship")
	s.Use(ig111, "graze a ship")
	s.Pick(tie)
	s.WantTokens(ig111, game.DepleteToken, 1)
	s.WantDamage(tie, 1)
	playOut(s)
	duel{pilot: "ig111"}.never(t, "graze a ship", "h")
	duel{pilot: "ig111", defends: true}.never(t, "graze a ship")
	duel{pilot: "ig111", enemyIs: []scene.Option{scene.At(500, 490, 180)}}.never(t, "graze a ship")
	duel{pilot: "ig111", enemyIs: []scene.Option{scene.At(500, 490, 180)}, also: func(s *scene.Scene, _, _ *scene.Ship) {
		s.Mine("academypilot", scene.At(457, 400, 0)) // a friend in the bullseye
	}}.never(t, "graze a ship")
}

const nomRogue = "nomlumb-rogueclassstarfighter"

// 2e.initiative.latest-change-wins
func TestNomLumbRogue(t *testing.T) {
	s := scene.Second(t)
	nom := s.Mine(nomRogue, here)
	ace := s.Theirs("soontirfel", fleeing(250))
	s.Engagement()
	s.Use(nom, "follow it")
	s.Pick(ace)
	s.WantInitiative(nom, 6)
	playOut(s)
	s.End()
	playOut(s)
	s.WantInitiative(nom, 6) // until the round is over
	s.Done()
}

func TestNomLumbRogue_Not(t *testing.T) {
	s, nom, _ := engagementOf(t, nomRogue, beside(50))
	never(s, nom, "follow it")
	s = scene.Second(t)
	nom = s.Mine(nomRogue, here)
	s.Mine("academypilot", fleeing(50))
	s.Theirs("academypilot", scene.At(100, 800, 0))
	s.Engagement()
	never(s, nom, "follow it")
}

// protected lets an enemy attack a guarded ship beside which MagnaGuard Protectors stand, with tokens.
func protected(places []scene.Option, kind game.Token, n int) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, me, _ *scene.Ship) {
		for i, at := range places {
			guard := s.Mine("magnaguardprotector", at, scene.Tokens(kind, n))
			if i == 0 {
				s.Condition(me, "guarded", guard)
			}
		}
	}
}

// 2e.arc.attack-arc
func TestMagnaGuardProtector(t *testing.T) {
	off := []scene.Option{scene.At(500, 490, 180)}
	two := []scene.Option{beside(20), scene.At(380, 300, 0)}
	const tie = "academypilot"
	checkRolls(t, map[string]wantRolls{
		"one calculates":  {duel{pilot: tie, defends: true, enemyIs: off, also: protected(two[:1], game.CalculateToken, 1)}, 2, 4},
		"two evade":       {duel{pilot: tie, defends: true, enemyIs: off, also: protected(two, game.EvadeToken, 1)}, 2, 5},
		"one focuses":     {duel{pilot: tie, defends: true, enemyIs: off, also: protected(two[:1], game.FocusToken, 1)}, 2, 3},
		"in the bullseye": {duel{pilot: tie, defends: true, also: protected(two, game.EvadeToken, 1)}, 2, 3},
		"out of the arc":  {duel{pilot: tie, defends: true, enemyIs: off, also: protected([]scene.Option{scene.At(700, 500, 0)}, game.EvadeToken, 1)}, 2, 3},
		"it attacks":      {duel{pilot: tie, enemyIs: off, also: protected(two, game.EvadeToken, 1)}, 2, 3},
		"an enemy's": {duel{pilot: tie, defends: true, enemyIs: off, also: func(s *scene.Scene, me, _ *scene.Ship) {
			s.Condition(me, "guarded", s.Mine("magnaguardprotector", scene.At(700, 500, 0)))
			s.Theirs("magnaguardprotector", beside(20), scene.Tokens(game.EvadeToken, 1))
		}}, 2, 3},
	})
}

func TestMagnaGuardProtector_Assigns(t *testing.T) {
	s := scene.Second(t)
	guard := s.Mine("magnaguardprotector")
	friend := s.Mine("ig111")
	tie := s.Theirs("academypilot")
	s.Setup()
	s.Choose(firstPlayer)
	s.Place(friend, 457, 50, 0)
	s.Place(tie, 457, 880, 180)
	s.Place(guard, 600, 50, 0)
	s.Refused(func() { s.Pick(guard) })
	s.Refused(func() { s.Pick(tie) })
	s.Pick(friend)
	s.WantEvent(game.ConditionGained, "")
	s.Done()
}
